-- No machine weighs 0 kg: a 0 from older installations and their backups stands for an unknown figure.
CREATE FUNCTION public.f_forget_zero_figures() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.weight := nullif(NEW.weight, 0);
  NEW.total_weight := nullif(NEW.total_weight, 0);
  NEW.lift_capacity := nullif(NEW.lift_capacity, 0);
  NEW.max_load := nullif(NEW.max_load, 0);
  NEW.liftheight := nullif(NEW.liftheight, 0);
  NEW.max_range := nullif(NEW.max_range, 0);
  NEW.workheight_m := nullif(NEW.workheight_m, 0);
  NEW.platformheight_m := nullif(NEW.platformheight_m, 0);
  NEW.length := nullif(NEW.length, 0);
  NEW.length_unfolded := nullif(NEW.length_unfolded, 0);
  NEW.width := nullif(NEW.width, 0);
  NEW.width_folded := nullif(NEW.width_folded, 0);
  NEW.width_unfolded := nullif(NEW.width_unfolded, 0);
  NEW.height := nullif(NEW.height, 0);
  NEW.height_unfolded := nullif(NEW.height_unfolded, 0);
  NEW.gripwidth_mm := nullif(NEW.gripwidth_mm, 0);
  NEW.fields := NEW.fields - ARRAY(
    SELECT key FROM jsonb_each(NEW.fields)
    WHERE value = '0' AND key IN (
      'transportheight_mm', 'transportwidth_min_mm', 'transportwidth_med_mm',
      'transportwidth_max_mm', 'transportlength_min_mm', 'transportlength_med_mm',
      'transportlength_max_mm', 'workwidth_min_mm', 'workwidth_med_mm', 'workwidth_max_mm',
      'worklength_min_mm', 'worklength_med_mm', 'worklength_max_mm', 'platform_length',
      'extended_length', 'extended_width', 'platform_width', 'liftheight_jib', 'max_range_jib',
      'lift_moment', 'outrigger_load', 'ground_pressure', 'climb_deg', 'charging_hours'
    )
  );
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER forget_zero_figures BEFORE INSERT OR UPDATE ON public.products
  FOR EACH ROW
  WHEN (
    NEW.fields @? '$.* ? (@ == 0)' OR 0 IN (
      NEW.weight, NEW.total_weight, NEW.lift_capacity, NEW.max_load, NEW.liftheight, NEW.max_range,
      NEW.workheight_m, NEW.platformheight_m, NEW.length, NEW.length_unfolded, NEW.width,
      NEW.width_folded, NEW.width_unfolded, NEW.height, NEW.height_unfolded, NEW.gripwidth_mm
    )
  )
  EXECUTE FUNCTION public.f_forget_zero_figures();
--> statement-breakpoint
UPDATE public.products SET fields = fields;
--> statement-breakpoint
UPDATE public.craneselectors SET weight = null WHERE weight = 0;

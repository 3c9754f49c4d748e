-- Keeps craneselector_reaches in step with the rows of the load charts, whoever writes them.
CREATE FUNCTION public.f_keep_crane_reaches() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  changed integer[];
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      changed := ARRAY(SELECT DISTINCT craneselector_id FROM new_rows);
    WHEN 'DELETE' THEN
      changed := ARRAY(SELECT DISTINCT craneselector_id FROM old_rows);
    ELSE
      changed := ARRAY(
        SELECT craneselector_id FROM old_rows UNION SELECT craneselector_id FROM new_rows
      );
  END CASE;
  -- Of two writers of one chart the second waits, and then reads what the first wrote.
  PERFORM 1 FROM public.craneselectors WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM public.craneselector_reaches WHERE craneselector_id = ANY (changed);
  -- Rows beyond 60 metres count as 60: a search further out reads the rows themselves.
  INSERT INTO public.craneselector_reaches (craneselector_id, height, radius, most_weight)
  SELECT craneselector_id, height, radius, max(lift_weight)
  FROM public.craneselector_rows
    CROSS JOIN generate_series(0, least(floor(lift_height), 60)::integer) AS height
    CROSS JOIN generate_series(0, least(floor(lift_radius), 60)::integer) AS radius
  WHERE craneselector_id = ANY (changed)
  GROUP BY craneselector_id, height, radius;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_reaches_on_insert AFTER INSERT ON public.craneselector_rows
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION public.f_keep_crane_reaches();
--> statement-breakpoint
CREATE TRIGGER keep_reaches_on_update AFTER UPDATE ON public.craneselector_rows
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION public.f_keep_crane_reaches();
--> statement-breakpoint
CREATE TRIGGER keep_reaches_on_delete AFTER DELETE ON public.craneselector_rows
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION public.f_keep_crane_reaches();
--> statement-breakpoint
-- What is there already: an update that changes nothing runs the trigger over every chart.
UPDATE public.craneselector_rows SET line = line;
--> statement-breakpoint
UPDATE public.craneselectors SET weight = products.weight
  FROM public.products WHERE products.id = craneselectors.product_id;

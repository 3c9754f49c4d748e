-- No machine weighs 0 kg: a stored 0 stood for an unknown figure.
UPDATE "products" SET
  "weight" = nullif(greatest("weight", 0), 0),
  "total_weight" = nullif(greatest("total_weight", 0), 0),
  "lift_capacity" = nullif(greatest("lift_capacity", 0), 0),
  "max_load" = nullif(greatest("max_load", 0), 0),
  "liftheight" = nullif(greatest("liftheight", 0), 0),
  "max_range" = nullif(greatest("max_range", 0), 0),
  "workheight_m" = nullif(greatest("workheight_m", 0), 0),
  "platformheight_m" = nullif(greatest("platformheight_m", 0), 0),
  "length" = nullif(greatest("length", 0), 0),
  "length_unfolded" = nullif(greatest("length_unfolded", 0), 0),
  "width" = nullif(greatest("width", 0), 0),
  "width_folded" = nullif(greatest("width_folded", 0), 0),
  "width_unfolded" = nullif(greatest("width_unfolded", 0), 0),
  "height" = nullif(greatest("height", 0), 0),
  "height_unfolded" = nullif(greatest("height_unfolded", 0), 0),
  "gripwidth_mm" = nullif(greatest("gripwidth_mm", 0), 0)
WHERE least("weight", "total_weight", "lift_capacity", "max_load", "liftheight", "max_range", "workheight_m", "platformheight_m", "length", "length_unfolded", "width", "width_folded", "width_unfolded", "height", "height_unfolded", "gripwidth_mm") <= 0;
--> statement-breakpoint
UPDATE "products" SET "fields" = "fields" - unknown.names
FROM (
  SELECT id, array_agg(key) AS names
  FROM "products", jsonb_each("fields")
  WHERE value = '0' AND key IN (
    'transportheight_mm', 'transportwidth_min_mm', 'transportwidth_med_mm', 'transportwidth_max_mm',
    'transportlength_min_mm', 'transportlength_med_mm', 'transportlength_max_mm', 'workwidth_min_mm',
    'workwidth_med_mm', 'workwidth_max_mm', 'worklength_min_mm', 'worklength_med_mm', 'worklength_max_mm',
    'platform_length', 'extended_length', 'extended_width', 'platform_width', 'liftheight_jib',
    'max_range_jib', 'lift_moment', 'outrigger_load', 'ground_pressure', 'climb_deg', 'charging_hours'
  )
  GROUP BY id
) AS unknown
WHERE "products".id = unknown.id;
--> statement-breakpoint
UPDATE "craneselectors" SET "weight" = null WHERE "weight" = 0;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_figures" CHECK (least("weight", "total_weight", "lift_capacity", "max_load", "liftheight", "max_range", "workheight_m", "platformheight_m", "length", "length_unfolded", "width", "width_folded", "width_unfolded", "height", "height_unfolded", "gripwidth_mm") > 0);
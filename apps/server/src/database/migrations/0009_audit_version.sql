ALTER TABLE "audit" ADD COLUMN "version" integer;--> statement-breakpoint
-- Older rows are counted. An item of the demo content has no row for its first version.
UPDATE "audit" SET "version" = counted.version
FROM (
  SELECT id,
    row_number() OVER (PARTITION BY item, item_id ORDER BY id)
      + CASE WHEN bool_or(action = 'created') OVER (PARTITION BY item, item_id) THEN 0 ELSE 1 END AS version
  FROM "audit"
  WHERE action IN ('created', 'updated', 'ordered') AND item_id IS NOT NULL
) AS counted
WHERE "audit".id = counted.id;

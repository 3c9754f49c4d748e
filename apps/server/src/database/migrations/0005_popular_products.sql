DROP INDEX "products_popular";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "orders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "popularity" integer GENERATED ALWAYS AS (views * 1 + orders * 25 + case when 'home' = any(string_to_array(coalesce(placements, ''), ' ')) then 200 else 0 end) STORED;--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ("popularity" DESC NULLS LAST,"order","id");--> statement-breakpoint
UPDATE "products" SET "orders" = "asked"."times" FROM (SELECT "product_id", count(*)::int AS "times" FROM "inquiry_lines" GROUP BY "product_id") AS "asked" WHERE "asked"."product_id" = "products"."id";

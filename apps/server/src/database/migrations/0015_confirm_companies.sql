DROP INDEX "companies_vat";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "edits_company" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What customers wrote themselves is a claim; what the staff made, or gave terms, is confirmed.
UPDATE "companies" SET "confirmed" = true WHERE "discount_percent" > 0 OR "credit_limit_ore" IS NOT NULL OR NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "companies"."created_by" AND "users"."company_id" = "companies"."id");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_vat" ON "companies" USING btree ("corp_vat") WHERE deleted_at is null and confirmed;
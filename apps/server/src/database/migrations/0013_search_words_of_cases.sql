DROP INDEX "cases_search";--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "words" text GENERATED ALWAYS AS (lower(case_number || ' ' || coalesce(company, '') || ' ' || email_address || ' ' || firstname || ' ' || lastname)) STORED;--> statement-breakpoint
CREATE INDEX "cases_kind" ON "cases" USING btree ("kind","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cases_search" ON "cases" USING gin ("words" gin_trgm_ops);
DROP INDEX "cases_newest";--> statement-breakpoint
DROP INDEX "cases_state";--> statement-breakpoint
DROP INDEX "cases_depot";--> statement-breakpoint
DROP INDEX "cases_user";--> statement-breakpoint
CREATE INDEX "cases_inbox" ON "cases" USING btree ((first_read_at is null) desc,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cases_search" ON "cases" USING gin ((case_number || ' ' || coalesce(company, '') || ' ' || email_address || ' ' || firstname || ' ' || lastname) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cases_newest" ON "cases" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cases_state" ON "cases" USING btree ("state","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cases_depot" ON "cases" USING btree ("depot_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cases_user" ON "cases" USING btree ("user_id","created_at" DESC NULLS FIRST);
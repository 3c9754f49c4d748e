ALTER TABLE "registrations" ADD COLUMN "confirm_hash" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "confirm_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_confirm" ON "registrations" USING btree ("confirm_hash");
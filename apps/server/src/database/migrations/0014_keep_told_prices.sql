ALTER TABLE "inquiry_lines" ADD COLUMN "prices" jsonb;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "prices" jsonb;
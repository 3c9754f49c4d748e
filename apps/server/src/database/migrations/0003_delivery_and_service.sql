ALTER TABLE "inquiries" ADD COLUMN "with_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "service" jsonb;
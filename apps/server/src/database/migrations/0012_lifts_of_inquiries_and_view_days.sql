CREATE TABLE "view_days" (
	"day" date NOT NULL,
	"item" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "view_days_day_item_pk" PRIMARY KEY("day","item")
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "lift" jsonb;
CREATE TABLE "craneselector_reaches" (
	"craneselector_id" integer NOT NULL,
	"height" smallint NOT NULL,
	"radius" smallint NOT NULL,
	"most_weight" double precision NOT NULL,
	CONSTRAINT "craneselector_reaches_craneselector_id_height_radius_pk" PRIMARY KEY("craneselector_id","height","radius")
);
--> statement-breakpoint
DROP INDEX "craneselector_rows_search";--> statement-breakpoint
ALTER TABLE "craneselectors" ADD COLUMN "weight" double precision;--> statement-breakpoint
ALTER TABLE "craneselectors" ADD COLUMN "crane_type" text;--> statement-breakpoint
ALTER TABLE "craneselector_reaches" ADD CONSTRAINT "craneselector_reaches_craneselector_id_craneselectors_id_fk" FOREIGN KEY ("craneselector_id") REFERENCES "public"."craneselectors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "craneselector_reaches_search" ON "craneselector_reaches" USING btree ("height","radius","most_weight","craneselector_id");--> statement-breakpoint
CREATE INDEX "craneselector_rows_height" ON "craneselector_rows" USING btree ("lift_height","lift_radius","lift_weight","craneselector_id");--> statement-breakpoint
CREATE INDEX "craneselector_rows_radius" ON "craneselector_rows" USING btree ("lift_radius","lift_height","lift_weight","craneselector_id");--> statement-breakpoint
ALTER TABLE "craneselectors" ADD CONSTRAINT "craneselectors_crane_type" CHECK ("craneselectors"."crane_type" in ('spider-crane', 'crawler-crane', 'articulated-crane', 'pick-and-carry-crane'));
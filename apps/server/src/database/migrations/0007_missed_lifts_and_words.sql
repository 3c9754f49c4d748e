CREATE TABLE "missed_words" (
	"month" date NOT NULL,
	"words" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "missed_words_month_words_pk" PRIMARY KEY("month","words")
);
--> statement-breakpoint
ALTER TABLE "crane_searches" ADD COLUMN "tight" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "crane_searches" ADD COLUMN "depot_id" integer;--> statement-breakpoint
ALTER TABLE "crane_searches" ADD CONSTRAINT "crane_searches_depot_id_depots_id_fk" FOREIGN KEY ("depot_id") REFERENCES "public"."depots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crane_searches_depot" ON "crane_searches" USING btree ("depot_id");
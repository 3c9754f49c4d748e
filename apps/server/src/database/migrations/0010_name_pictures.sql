ALTER TABLE "images" ADD COLUMN "image_name" text collate "sv_numeric" DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "images" SET "image_name" = regexp_replace("image_file", '\.[^.]+$', '');--> statement-breakpoint
SELECT public.f_watch_content('public.images');

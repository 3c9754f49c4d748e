ALTER TABLE "prodtplflds" ADD COLUMN "own" jsonb;--> statement-breakpoint
SELECT public.f_watch_content('public.prodtplflds');

-- What needs the tables and drizzle-kit cannot describe.
-- A crash may lose the counters; writing them must cost nothing.
ALTER TABLE public.rate_limits SET UNLOGGED;
--> statement-breakpoint
-- Keeps craneselector_reaches in step with the rows of the load charts, whoever writes them.
CREATE FUNCTION public.f_keep_crane_reaches() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  changed integer[];
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      changed := ARRAY(SELECT DISTINCT craneselector_id FROM new_rows);
    WHEN 'DELETE' THEN
      changed := ARRAY(SELECT DISTINCT craneselector_id FROM old_rows);
    ELSE
      changed := ARRAY(
        SELECT craneselector_id FROM old_rows UNION SELECT craneselector_id FROM new_rows
      );
  END CASE;
  -- Of two writers of one chart the second waits, and then reads what the first wrote.
  PERFORM 1 FROM public.craneselectors WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM public.craneselector_reaches WHERE craneselector_id = ANY (changed);
  -- Rows beyond 60 metres count as 60: a search further out reads the rows themselves.
  INSERT INTO public.craneselector_reaches (craneselector_id, height, radius, most_weight)
  SELECT craneselector_id, height, radius, max(lift_weight)
  FROM public.craneselector_rows
    CROSS JOIN generate_series(0, least(floor(lift_height), 60)::integer) AS height
    CROSS JOIN generate_series(0, least(floor(lift_radius), 60)::integer) AS radius
  WHERE craneselector_id = ANY (changed)
  GROUP BY craneselector_id, height, radius;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_reaches_on_insert AFTER INSERT ON public.craneselector_rows
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION public.f_keep_crane_reaches();
--> statement-breakpoint
CREATE TRIGGER keep_reaches_on_update AFTER UPDATE ON public.craneselector_rows
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION public.f_keep_crane_reaches();
--> statement-breakpoint
CREATE TRIGGER keep_reaches_on_delete AFTER DELETE ON public.craneselector_rows
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION public.f_keep_crane_reaches();
--> statement-breakpoint
-- Tells every process under the table's name that content changed; one transaction tells it once.
CREATE FUNCTION public.f_tell_content_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM pg_notify('content_changed', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Watches a table. Counters, and locking an item for editing, change nothing that is shown at once.
-- A migration that adds a column calls it again: an update is told by the columns that it sets.
CREATE FUNCTION public.f_watch_content(watched regclass) RETURNS void
  LANGUAGE plpgsql
  AS $$
DECLARE
  shown text;
BEGIN
  SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) INTO shown
  FROM pg_attribute
  WHERE attrelid = watched AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    AND attname NOT IN ('views', 'orders', 'locked_at', 'locked_by');
  EXECUTE format('DROP TRIGGER IF EXISTS tell_change ON %s', watched);
  EXECUTE format(
    'CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF %s ON %s
      FOR EACH STATEMENT EXECUTE FUNCTION public.f_tell_content_change()',
    shown, watched
  );
END
$$;
--> statement-breakpoint
SELECT public.f_watch_content(name::regclass) FROM unnest(ARRAY[
  'public.products', 'public.prodcats', 'public.prodsubcats', 'public.prodtpls',
  'public.prodtplflds', 'public.manufacturers', 'public.craneselectors',
  'public.craneselector_rows', 'public.crane_configurations', 'public.depots',
  'public.depot_employees', 'public.depot_employee_depots', 'public.depothours',
  'public.depothourrows', 'public.posts', 'public.post_products', 'public.presentations',
  'public.presentationcontents', 'public.pages', 'public.testimonials', 'public.company',
  'public.redirects', 'public.images', 'public.image_uses', 'public.documents',
  'public.document_uses', 'public.movies', 'public.movie_uses'
]) AS name;

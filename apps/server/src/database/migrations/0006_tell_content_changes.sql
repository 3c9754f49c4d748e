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
  'public.craneselector_rows', 'public.depots', 'public.depot_employees',
  'public.depot_employee_depots', 'public.depothours', 'public.depothourrows', 'public.posts',
  'public.post_products', 'public.presentations', 'public.presentationcontents', 'public.pages',
  'public.testimonials', 'public.company', 'public.redirects', 'public.images',
  'public.image_uses', 'public.documents', 'public.document_uses', 'public.movies',
  'public.movie_uses'
]) AS name;

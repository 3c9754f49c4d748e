-- What the generated migrations stand on and drizzle-kit cannot describe.
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
-- Swedish order (a, z, å, ä, ö), numbers by value ("kran 9" before "kran 10").
CREATE COLLATION public.sv_numeric (provider = icu, locale = 'sv-u-kn-true');
--> statement-breakpoint
-- Swedish stems that do not mind missing dots and accents: "gravmaskin" finds "Grävmaskin".
CREATE TEXT SEARCH CONFIGURATION public.sv (COPY = pg_catalog.swedish);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.sv
  ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, pg_catalog.swedish_stem;
--> statement-breakpoint
-- Lower case without accents. unaccent is only "stable" because its dictionary can be replaced;
-- this one is named and never is, so the result may be stored and indexed.
CREATE FUNCTION public.f_norm(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent', value)) $$;

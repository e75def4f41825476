ALTER TABLE "listing" ADD COLUMN "is_visit_price" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "soonest" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "free_parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "next_free" ADD COLUMN "parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_by_soonest" ON "listing" USING btree ("section","soonest","score" DESC NULLS FIRST,"code") WHERE soonest is not null;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "listing_values"("one" "listing") RETURNS TABLE ("facet" text, "value" text, "at" timestamptz) LANGUAGE sql STABLE AS $$
	SELECT 'city', "one"."city", '-infinity'::timestamptz
	UNION ALL SELECT 'main', '', '-infinity' WHERE "one"."is_main"
	UNION ALL SELECT 'demo', '', '-infinity' WHERE "one"."is_demo"
	UNION ALL SELECT DISTINCT 'feature', "word", '-infinity'::timestamptz FROM unnest("one"."features") "word"
	UNION ALL SELECT DISTINCT 'speciality', "word", '-infinity'::timestamptz FROM unnest("one"."specialities") "word"
	UNION ALL SELECT DISTINCT 'language', "word", '-infinity'::timestamptz FROM unnest("one"."languages") "word"
	UNION ALL SELECT DISTINCT 'district', "word", '-infinity'::timestamptz FROM unnest("one"."districts") "word"
	UNION ALL SELECT 'experience', "one"."experience_since"::text, '-infinity' WHERE "one"."experience_since" IS NOT NULL
	UNION ALL SELECT 'rating', floor("one"."rating" * 10)::text, '-infinity' WHERE "one"."rating" IS NOT NULL
	UNION ALL SELECT 'price', "one"."currency" || ' ' || min("step"), '-infinity'
		FROM generate_series(0, 12) "power", unnest(ARRAY[1, 2, 5]) "unit", LATERAL (SELECT ("unit" * 10 ^ "power")::bigint) "steps"("step")
		WHERE "step" >= "one"."price_from" AND "one"."currency" IS NOT NULL HAVING min("step") IS NOT NULL
	UNION ALL SELECT 'time', '', '-infinity' WHERE "one"."soonest" IS NOT NULL
	UNION ALL SELECT DISTINCT 'time', "value", '-infinity'::timestamptz FROM unnest("one"."free_parts") "part",
		LATERAL (VALUES ("part"), (split_part("part", ' ', 1)), (split_part("part", ' ', 2))) "asked"("value")
	UNION ALL SELECT 'open', '', CASE WHEN "instant" > now() THEN "instant" ELSE '-infinity' END
		FROM unnest("one"."open") "hours", LATERAL (VALUES (lower("hours")), (upper("hours"))) "bounds"("instant")
$$;

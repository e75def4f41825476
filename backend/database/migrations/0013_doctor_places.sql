ALTER TABLE "specialist" ADD COLUMN "places" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "specialist" SET "places" = "found"."places" FROM (
	SELECT "schedule"."company_code", "schedule"."specialist", jsonb_agg(
		jsonb_build_object('cabinet', "schedule"."cabinet", 'hours', "schedule"."hours") ORDER BY "cabinet"."position"
	) AS "places"
	FROM "schedule"
	JOIN "cabinet" ON "cabinet"."company_code" = "schedule"."company_code" AND "cabinet"."code" = "schedule"."cabinet"
	GROUP BY "schedule"."company_code", "schedule"."specialist"
) AS "found"
WHERE "specialist"."company_code" = "found"."company_code" AND "specialist"."code" = "found"."specialist";

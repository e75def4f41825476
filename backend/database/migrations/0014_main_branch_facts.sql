-- A clinic's facts are those of its main branch, so that branch takes what only the company had.
UPDATE "cabinet" SET
	"address" = coalesce("cabinet"."address", "company"."address"),
	"latitude" = CASE WHEN "cabinet"."longitude" IS NULL THEN "company"."latitude" ELSE "cabinet"."latitude" END,
	"longitude" = coalesce("cabinet"."longitude", "company"."longitude"),
	"hours" = coalesce("cabinet"."hours", "company"."hours"),
	"phones" = CASE WHEN "cabinet"."phones" = '[]' THEN "company"."phones" ELSE "cabinet"."phones" END
FROM "company"
WHERE "company"."code" = "cabinet"."company_code"
	AND "cabinet"."position" = (SELECT min("position") FROM "cabinet" AS "other" WHERE "other"."company_code" = "cabinet"."company_code");

ALTER TABLE "patient" ADD COLUMN "photo_consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "patient" ADD COLUMN "photo_consent_text" text;--> statement-breakpoint
INSERT INTO "patient_word" ("company_code", "word", "patient_id")
SELECT "company_code", '+' || substr("digits", "at"), "card"
FROM (
	SELECT "company_code", regexp_replace("phone", '\D', '', 'g') AS "digits", coalesce("merged_into", "id") AS "card"
	FROM "patient" WHERE "phone" IS NOT NULL
) AS "numbers", generate_series(1, greatest(1, length("digits") - 2)) AS "at"
ON CONFLICT DO NOTHING;

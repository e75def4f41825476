DROP INDEX "listing_with_reviews";--> statement-breakpoint
DROP INDEX "listing_by_number";--> statement-breakpoint
CREATE INDEX "listing_reviews_of_city" ON "listing" USING btree ("city","is_demo","reviews") WHERE is_main and section <> 'doctors' and reviews > 0;--> statement-breakpoint
CREATE INDEX "offer_of_city" ON "offer" USING btree ("city","slug","company_code","price","price_to","currency");--> statement-breakpoint
SELECT setval('listing_number_seq', greatest((SELECT max("number") FROM "listing"), (SELECT "last_value" FROM "listing_number_seq")));--> statement-breakpoint
UPDATE "listing" SET "number" = nextval('listing_number_seq') WHERE ("section", "code", "city") IN (
	SELECT "section", "code", "city" FROM (
		SELECT "section", "code", "city", row_number() OVER (PARTITION BY "number") AS "turn" FROM "listing") AS "numbered"
	WHERE "turn" > 1);--> statement-breakpoint
CREATE UNIQUE INDEX "listing_number" ON "listing" USING btree ("number");

CREATE INDEX "listing_of_people" ON "listing" USING btree ("code") WHERE is_main and section = 'doctors' and cardinality(companies) > 1;--> statement-breakpoint
CREATE INDEX "listing_with_reviews" ON "listing" USING btree ("city","reviews") WHERE is_main and not is_demo and section <> 'doctors' and reviews > 0;--> statement-breakpoint
CREATE INDEX "offer_by_company" ON "offer" USING btree ("slug","company_code","price","price_to","currency");

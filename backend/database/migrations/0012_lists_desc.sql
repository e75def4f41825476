CREATE INDEX "doctors_by_experiencesince_desc" ON "specialist" USING btree ("company_code","experience_since" desc nulls last,"code" desc);--> statement-breakpoint
CREATE INDEX "services_by_price_desc" ON "service" USING btree ("company_code","price" desc nulls last,"code" desc);

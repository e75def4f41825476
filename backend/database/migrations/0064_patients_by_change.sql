CREATE INDEX "patient_by_change" ON "patient" USING btree ("company_code","updated_at" DESC NULLS LAST,"number" DESC NULLS LAST) WHERE merged_into is null;

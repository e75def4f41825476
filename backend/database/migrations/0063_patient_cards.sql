ALTER TABLE "patient" ADD COLUMN "created_by" uuid;--> statement-breakpoint
CREATE INDEX "appointment_without_card" ON "appointment" USING btree ("company_code") WHERE patient_id is null and status <> 'hold' and name <> '';

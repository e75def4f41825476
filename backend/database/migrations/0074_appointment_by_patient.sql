DROP INDEX "appointment_by_patient";--> statement-breakpoint
CREATE INDEX "appointment_by_patient" ON "appointment" USING btree ("patient_id","starts_at" DESC NULLS LAST,"specialist","cabinet","status") WHERE patient_id is not null;

ALTER TABLE "patient" ADD COLUMN "words_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "patient_by_words_version" ON "patient" USING btree ("words_version") WHERE merged_into is null;

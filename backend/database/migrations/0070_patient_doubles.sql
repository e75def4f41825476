CREATE TABLE "patient_double" (
	"company_code" text NOT NULL,
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"distinct_at" timestamp with time zone,
	"distinct_by" uuid,
	CONSTRAINT "patient_double_one_id_other_id_pk" PRIMARY KEY("one_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "patient" ADD COLUMN "doubles_sought_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "patient_merge" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "patient_merge_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "patient_merge" ADD COLUMN "after" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "patient_merge" ADD COLUMN "merged_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "patient_double" ADD CONSTRAINT "patient_double_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_double" ADD CONSTRAINT "patient_double_one_id_patient_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_double" ADD CONSTRAINT "patient_double_other_id_patient_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_double_of_other" ON "patient_double" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "patient_double_waiting" ON "patient_double" USING btree ("company_code","found_at" DESC NULLS LAST) WHERE distinct_at is null;--> statement-breakpoint
CREATE INDEX "patient_unsought" ON "patient" USING btree ("company_code") WHERE doubles_sought_at is null and merged_into is null;

CREATE TABLE "patient" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_code" text NOT NULL,
	"number" integer NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"middle_name" text,
	"birthday" date,
	"phone" text,
	"email" text,
	"locale" text DEFAULT 'ru' NOT NULL,
	"do_not_call" boolean DEFAULT false NOT NULL,
	"photo" text,
	"remark" text,
	"account_id" uuid,
	"is_own_account" boolean DEFAULT true NOT NULL,
	"consent_at" timestamp with time zone,
	"consent_text" text,
	"merged_into" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "patient_number" UNIQUE("company_code","number")
);
--> statement-breakpoint
CREATE TABLE "patient_word" (
	"company_code" text NOT NULL,
	"word" text NOT NULL,
	"patient_id" uuid NOT NULL,
	CONSTRAINT "patient_word_patient_id_word_pk" PRIMARY KEY("patient_id","word")
);
--> statement-breakpoint
CREATE TABLE "patient_opening" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "patient_opening_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_code" text NOT NULL,
	"patient_id" uuid NOT NULL,
	"what" text NOT NULL,
	"opened_by" uuid NOT NULL,
	"viewer" text NOT NULL,
	"role" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patient_merge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_code" text NOT NULL,
	"kept_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"moved" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"merged_by" uuid NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "patient_id" uuid;--> statement-breakpoint
ALTER TABLE "patient" ADD CONSTRAINT "patient_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient" ADD CONSTRAINT "patient_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient" ADD CONSTRAINT "patient_merged_into_patient_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."patient"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_word" ADD CONSTRAINT "patient_word_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_word" ADD CONSTRAINT "patient_word_patient_id_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_opening" ADD CONSTRAINT "patient_opening_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_opening" ADD CONSTRAINT "patient_opening_patient_id_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_merge" ADD CONSTRAINT "patient_merge_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_merge" ADD CONSTRAINT "patient_merge_kept_id_patient_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_merge" ADD CONSTRAINT "patient_merge_merged_id_patient_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_by_phone" ON "patient" USING btree ("company_code","phone");--> statement-breakpoint
CREATE INDEX "patient_by_birthday" ON "patient" USING btree ("company_code","birthday");--> statement-breakpoint
CREATE INDEX "patient_by_account" ON "patient" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "patient_merged" ON "patient" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "patient_word_prefix" ON "patient_word" USING btree ("company_code","word" text_pattern_ops,"patient_id");--> statement-breakpoint
CREATE INDEX "patient_opening_by_patient" ON "patient_opening" USING btree ("patient_id","opened_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "patient_merge_by_kept" ON "patient_merge" USING btree ("kept_id","merged_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_patient_id_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_by_patient" ON "appointment" USING btree ("patient_id","starts_at" DESC NULLS LAST) WHERE patient_id is not null;

CREATE TABLE "document_number" (
	"company_code" text NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_number_company_code_kind_year_pk" PRIMARY KEY("company_code","kind","year")
);
--> statement-breakpoint
CREATE TABLE "document_templates" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"name" jsonb,
	"kind" text,
	"body" jsonb,
	"fields" jsonb,
	"days" integer,
	"number" text,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("name" ->> 'ru', '') || ' ' || coalesce("name" ->> 'kk', '') || ' ' || coalesce("name" ->> 'uz', '') || ' ' || coalesce("name" ->> 'en', '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "document_templates_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "patient_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "visit_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "cabinet" text;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "specialist" text;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "template" text;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "issued_by" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "revoked_by" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "revoked_reason" text;--> statement-breakpoint
ALTER TABLE "document_number" ADD CONSTRAINT "document_number_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_templates" ADD CONSTRAINT "document_templates_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_templates_by_name_ru" ON "document_templates" USING btree ("company_code",("name" ->> 'ru') collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "document_templates_by_name_kk" ON "document_templates" USING btree ("company_code",(coalesce("name" ->> 'kk', "name" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "document_templates_by_name_uz" ON "document_templates" USING btree ("company_code",(coalesce("name" ->> 'uz', "name" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "document_templates_by_name_en" ON "document_templates" USING btree ("company_code",(coalesce("name" ->> 'en', "name" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "document_templates_by_updatedat" ON "document_templates" USING btree ("company_code","updated_at","code");--> statement-breakpoint
CREATE INDEX "document_templates_of_kind" ON "document_templates" USING btree ("company_code","kind");--> statement-breakpoint
CREATE INDEX "document_templates_search" ON "document_templates" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_patient_id_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_visit_id_appointment_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."appointment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_by_patient" ON "document" USING btree ("patient_id") WHERE patient_id is not null;--> statement-breakpoint
CREATE INDEX "document_by_visit" ON "document" USING btree ("visit_id") WHERE visit_id is not null;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_request_key_unique" UNIQUE("request_key");

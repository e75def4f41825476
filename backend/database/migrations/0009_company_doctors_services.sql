CREATE TABLE "practitioner" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	CONSTRAINT "practitioner_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "service_price" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_code" text NOT NULL,
	"service" text NOT NULL,
	"cabinet" text,
	"doctor" text,
	"price" numeric(14, 2),
	"price_to" numeric(14, 2),
	"currency" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" uuid
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "specialist" ADD COLUMN "practitioner_id" uuid;--> statement-breakpoint
ALTER TABLE "specialist" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "specialist" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "specialist" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "prices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "practitioner" ADD CONSTRAINT "practitioner_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_price" ADD CONSTRAINT "service_price_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_price" ADD CONSTRAINT "service_price_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_price" ADD CONSTRAINT "service_price_service" FOREIGN KEY ("company_code","service") REFERENCES "public"."service"("company_code","code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_price_by_service" ON "service_price" USING btree ("company_code","service","since" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "specialist" ADD CONSTRAINT "specialist_practitioner_id_practitioner_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioner"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doctors_by_lastname_ru" ON "specialist" USING btree ("company_code",("last_name" ->> 'ru') collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "doctors_by_lastname_kk" ON "specialist" USING btree ("company_code",(coalesce("last_name" ->> 'kk', "last_name" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "doctors_by_lastname_uz" ON "specialist" USING btree ("company_code",(coalesce("last_name" ->> 'uz', "last_name" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "doctors_by_lastname_en" ON "specialist" USING btree ("company_code",(coalesce("last_name" ->> 'en', "last_name" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "doctors_by_experiencesince" ON "specialist" USING btree ("company_code","experience_since","code");--> statement-breakpoint
CREATE INDEX "doctors_by_updatedat" ON "specialist" USING btree ("company_code","updated_at","code");--> statement-breakpoint
CREATE INDEX "doctors_with_specialities" ON "specialist" USING gin ("specialities");--> statement-breakpoint
CREATE INDEX "doctors_with_languages" ON "specialist" USING gin ("languages");--> statement-breakpoint
CREATE INDEX "doctors_in_order" ON "specialist" USING btree ("company_code","position");--> statement-breakpoint
CREATE INDEX "doctors_search" ON "specialist" USING gin ((translate(lower((coalesce("last_name" ->> 'ru', '') || ' ' || coalesce("last_name" ->> 'kk', '') || ' ' || coalesce("last_name" ->> 'uz', '') || ' ' || coalesce("last_name" ->> 'en', '') || ' ' || coalesce("name" ->> 'ru', '') || ' ' || coalesce("name" ->> 'kk', '') || ' ' || coalesce("name" ->> 'uz', '') || ' ' || coalesce("name" ->> 'en', '') || ' ' || coalesce("middle_name" ->> 'ru', '') || ' ' || coalesce("middle_name" ->> 'kk', '') || ' ' || coalesce("middle_name" ->> 'uz', '') || ' ' || coalesce("middle_name" ->> 'en', '') || ' ' || coalesce("post" ->> 'ru', '') || ' ' || coalesce("post" ->> 'kk', '') || ' ' || coalesce("post" ->> 'uz', '') || ' ' || coalesce("post" ->> 'en', '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи''''''''''''')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "specialist_by_practitioner" ON "specialist" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "services_by_name_ru" ON "service" USING btree ("company_code",("name" ->> 'ru') collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "services_by_name_kk" ON "service" USING btree ("company_code",(coalesce("name" ->> 'kk', "name" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "services_by_name_uz" ON "service" USING btree ("company_code",(coalesce("name" ->> 'uz', "name" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "services_by_name_en" ON "service" USING btree ("company_code",(coalesce("name" ->> 'en', "name" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "services_by_group_ru" ON "service" USING btree ("company_code",("group" ->> 'ru') collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "services_by_group_kk" ON "service" USING btree ("company_code",(coalesce("group" ->> 'kk', "group" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "services_by_group_uz" ON "service" USING btree ("company_code",(coalesce("group" ->> 'uz', "group" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "services_by_group_en" ON "service" USING btree ("company_code",(coalesce("group" ->> 'en', "group" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "services_by_price" ON "service" USING btree ("company_code","price","code");--> statement-breakpoint
CREATE INDEX "services_by_updatedat" ON "service" USING btree ("company_code","changed_at","code");--> statement-breakpoint
CREATE INDEX "services_of_group" ON "service" USING btree ("company_code",("group" ->> 'ru'));--> statement-breakpoint
CREATE INDEX "services_of_currency" ON "service" USING btree ("company_code","currency");--> statement-breakpoint
CREATE INDEX "services_in_order" ON "service" USING btree ("company_code","position");--> statement-breakpoint
CREATE INDEX "services_search" ON "service" USING gin ((translate(lower((coalesce("name" ->> 'ru', '') || ' ' || coalesce("name" ->> 'kk', '') || ' ' || coalesce("name" ->> 'uz', '') || ' ' || coalesce("name" ->> 'en', '') || ' ' || coalesce("group" ->> 'ru', '') || ' ' || coalesce("group" ->> 'kk', '') || ' ' || coalesce("group" ->> 'uz', '') || ' ' || coalesce("group" ->> 'en', '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи''''''''''''')) gin_trgm_ops);

CREATE TABLE "visit_service" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "visit_service_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_code" text NOT NULL,
	"appointment_id" uuid NOT NULL,
	"service" text NOT NULL,
	"name" jsonb NOT NULL,
	"list_price" bigint,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"added_by" uuid NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "payment_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_code" text NOT NULL,
	"appointment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"reverses" uuid,
	"reason" text,
	"key" text NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_reverses_unique" UNIQUE("reverses"),
	CONSTRAINT "payment_once" UNIQUE("company_code","key"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "visit_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_code" text NOT NULL,
	"appointment_id" uuid NOT NULL,
	"specialist" text NOT NULL,
	"author_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_note_part" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_note_part_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"note_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_templates" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"name" jsonb,
	"body" jsonb,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("name" ->> 'ru', '') || ' ' || coalesce("name" ->> 'kk', '') || ' ' || coalesce("name" ->> 'uz', '') || ' ' || coalesce("name" ->> 'en', '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "note_templates_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "began_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "medical_record" ADD COLUMN "appointment_id" uuid;--> statement-breakpoint
ALTER TABLE "visit_service" ADD CONSTRAINT "visit_service_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_service" ADD CONSTRAINT "visit_service_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_reverses" FOREIGN KEY ("reverses") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_note" ADD CONSTRAINT "visit_note_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_note" ADD CONSTRAINT "visit_note_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_note_part" ADD CONSTRAINT "visit_note_part_note_id_visit_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."visit_note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_templates" ADD CONSTRAINT "note_templates_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_service_of_visit" ON "visit_service" USING btree ("appointment_id","number");--> statement-breakpoint
CREATE INDEX "payment_of_holder" ON "payment" USING btree ("appointment_id","number");--> statement-breakpoint
CREATE INDEX "payment_by_time" ON "payment" USING btree ("company_code","added_at");--> statement-breakpoint
CREATE INDEX "visit_note_of_visit" ON "visit_note" USING btree ("appointment_id","created_at");--> statement-breakpoint
CREATE INDEX "visit_note_part_of_note" ON "visit_note_part" USING btree ("note_id","id");--> statement-breakpoint
CREATE INDEX "note_templates_by_name_ru" ON "note_templates" USING btree ("company_code",("name" ->> 'ru') collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "note_templates_by_name_kk" ON "note_templates" USING btree ("company_code",(coalesce("name" ->> 'kk', "name" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "note_templates_by_name_uz" ON "note_templates" USING btree ("company_code",(coalesce("name" ->> 'uz', "name" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "note_templates_by_name_en" ON "note_templates" USING btree ("company_code",(coalesce("name" ->> 'en', "name" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "note_templates_by_updatedat" ON "note_templates" USING btree ("company_code","updated_at","code");--> statement-breakpoint
CREATE INDEX "note_templates_in_order" ON "note_templates" USING btree ("company_code","position");--> statement-breakpoint
CREATE INDEX "note_templates_search" ON "note_templates" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "medical_record" ADD CONSTRAINT "medical_record_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_record" ADD CONSTRAINT "medical_record_appointment_id_unique" UNIQUE("appointment_id");
--> statement-breakpoint
CREATE FUNCTION "ledger_row_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a row of the ledger % is never changed: add one that reverses it', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "payment_stays" BEFORE UPDATE ON "payment" FOR EACH ROW EXECUTE FUNCTION "ledger_row_stays"();

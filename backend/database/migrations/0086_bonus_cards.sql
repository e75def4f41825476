CREATE TABLE "bonus_card" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_code" text NOT NULL,
	"patient_id" uuid NOT NULL,
	"code" text NOT NULL,
	"ended_to" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "bonus_card_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "bonus_programme" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"rate" double precision DEFAULT 0 NOT NULL,
	"levels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"share" integer DEFAULT 100 NOT NULL,
	"months" integer,
	"confirm_from" integer,
	"excluded" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "bonus_programme_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
CREATE TABLE "points" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "points_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_code" text NOT NULL,
	"card_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"reverses" uuid,
	"source" uuid,
	"until" date,
	"reason" text,
	"key" text NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "points_once" UNIQUE("company_code","key"),
	CONSTRAINT "points_amount" CHECK ("points"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "source" uuid;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "until" date;--> statement-breakpoint
ALTER TABLE "bonus_card" ADD CONSTRAINT "bonus_card_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_card" ADD CONSTRAINT "bonus_card_patient_id_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_programme" ADD CONSTRAINT "bonus_programme_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points" ADD CONSTRAINT "points_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points" ADD CONSTRAINT "points_card_id_bonus_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."bonus_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points" ADD CONSTRAINT "points_reverses" FOREIGN KEY ("reverses") REFERENCES "public"."points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonus_card_of_patient" ON "bonus_card" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "bonus_card_by_time" ON "bonus_card" USING btree ("company_code","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "points_of_holder" ON "points" USING btree ("card_id","number");--> statement-breakpoint
CREATE INDEX "points_reversed" ON "points" USING btree ("reverses");--> statement-breakpoint
CREATE INDEX "points_by_time" ON "points" USING btree ("company_code","added_at");--> statement-breakpoint
CREATE INDEX "points_by_source" ON "points" USING btree ("source") WHERE source is not null;--> statement-breakpoint
CREATE INDEX "points_by_end" ON "points" USING btree ("until") WHERE until is not null;--> statement-breakpoint
CREATE INDEX "payment_by_source" ON "payment" USING btree ("source") WHERE source is not null;--> statement-breakpoint
CREATE INDEX "payment_by_end" ON "payment" USING btree ("until") WHERE until is not null;
--> statement-breakpoint
CREATE FUNCTION "ledger_keeps_least"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  holder uuid := (to_jsonb(NEW) ->> TG_ARGV[1])::uuid;
  balance numeric;
BEGIN
  EXECUTE format('SELECT 1 FROM %I WHERE id = $1 FOR NO KEY UPDATE', TG_ARGV[0]) USING holder;
  EXECUTE format('SELECT sum(amount) FROM %I WHERE %I = $1', TG_TABLE_NAME, TG_ARGV[1]) INTO balance USING holder;
  IF balance < TG_ARGV[2]::numeric THEN
    RAISE EXCEPTION 'the balance of % in the ledger % would be %, less than %', holder, TG_TABLE_NAME, balance, TG_ARGV[2]
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_least', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "points_keep_least" AFTER INSERT ON "points" FOR EACH ROW EXECUTE FUNCTION "ledger_keeps_least"('bonus_card', 'card_id', '0');--> statement-breakpoint
CREATE TRIGGER "points_stay" BEFORE UPDATE ON "points" FOR EACH ROW EXECUTE FUNCTION "ledger_row_stays"();

CREATE TABLE "company_claim" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_claim_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"proof" text NOT NULL,
	"note" text,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_paper" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"claim_id" integer NOT NULL,
	"file" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mistake_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mistake_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_code" text NOT NULL,
	"text" text NOT NULL,
	"email" text,
	"locale" text NOT NULL,
	"done_by" uuid,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "source_date" date;--> statement-breakpoint
ALTER TABLE "company_claim" ADD CONSTRAINT "company_claim_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_claim" ADD CONSTRAINT "company_claim_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_claim" ADD CONSTRAINT "company_claim_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_paper" ADD CONSTRAINT "claim_paper_claim_id_company_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."company_claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistake_report" ADD CONSTRAINT "mistake_report_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistake_report" ADD CONSTRAINT "mistake_report_done_by_account_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_claim_waiting" ON "company_claim" USING btree ("company_code","account_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "company_claim_by_company" ON "company_claim" USING btree ("company_code");--> statement-breakpoint
CREATE INDEX "company_claim_by_time" ON "company_claim" USING btree ("created_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "claim_paper_by_claim" ON "claim_paper" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "mistake_report_by_time" ON "mistake_report" USING btree ("created_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "mistake_report_by_company" ON "mistake_report" USING btree ("company_code");

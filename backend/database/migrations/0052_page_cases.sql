CREATE TABLE "page_case" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_case_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_code" text NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_case_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_case_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"arrow" text NOT NULL,
	"reason" text,
	"text" text,
	"email" text,
	"done_by" uuid,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_case" ADD CONSTRAINT "page_case_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_case_event" ADD CONSTRAINT "page_case_event_case_id_page_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."page_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_case_event" ADD CONSTRAINT "page_case_event_done_by_account_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "page_case_of_page" ON "page_case" USING btree ("kind","company_code","code");--> statement-breakpoint
CREATE INDEX "page_case_waiting" ON "page_case" USING btree ("kind","since") WHERE status in ('waiting', 'held');--> statement-breakpoint
CREATE INDEX "page_case_hidden" ON "page_case" USING btree ("company_code","kind","code") WHERE status in ('down', 'held');--> statement-breakpoint
CREATE INDEX "page_case_event_of_case" ON "page_case_event" USING btree ("case_id");

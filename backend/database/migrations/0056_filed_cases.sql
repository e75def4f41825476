CREATE TABLE "filed_case" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"company_code" text NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"value" jsonb NOT NULL,
	"name" text NOT NULL,
	"lang" text NOT NULL,
	"contact" text NOT NULL,
	"contact_channel" text NOT NULL,
	"account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filed_case_move" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "filed_case_move_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"row_code" text NOT NULL,
	"arrow" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"moved_by" text NOT NULL,
	"account_id" uuid,
	"reason" text,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "filed_case" ADD CONSTRAINT "filed_case_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filed_case" ADD CONSTRAINT "filed_case_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filed_case_move" ADD CONSTRAINT "filed_case_move_row_code_filed_case_code_fk" FOREIGN KEY ("row_code") REFERENCES "public"."filed_case"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filed_case_move" ADD CONSTRAINT "filed_case_move_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "filed_case_of_company" ON "filed_case" USING btree ("company_code","kind","created_at" DESC NULLS LAST,"code");--> statement-breakpoint
CREATE INDEX "filed_case_in_state" ON "filed_case" USING btree ("kind","state","since");--> statement-breakpoint
CREATE INDEX "filed_case_by_account" ON "filed_case" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "filed_case_by_contact" ON "filed_case" USING btree ("contact");--> statement-breakpoint
CREATE INDEX "filed_case_move_of_row" ON "filed_case_move" USING btree ("row_code","id");--> statement-breakpoint
CREATE INDEX "filed_case_move_by_account" ON "filed_case_move" USING btree ("account_id");

CREATE TABLE "site_section" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_code" text NOT NULL,
	"name" text NOT NULL,
	"content" json NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"account_id" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "parent_code" text;--> statement-breakpoint
ALTER TABLE "site_section" ADD CONSTRAINT "site_section_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_section" ADD CONSTRAINT "site_section_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_section_by_company" ON "site_section" USING btree ("company_code","changed_at");--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_parent_code_company_code_fk" FOREIGN KEY ("parent_code") REFERENCES "public"."company"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_by_parent" ON "company" USING btree ("parent_code");

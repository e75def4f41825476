CREATE TABLE "site_draft" (
	"company_code" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"content" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_change" (
	"company_code" text NOT NULL,
	"revision" integer NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"changes" json NOT NULL,
	"inverses" json NOT NULL,
	CONSTRAINT "site_change_company_code_revision_pk" PRIMARY KEY("company_code","revision")
);
--> statement-breakpoint
CREATE TABLE "site_version" (
	"company_code" text NOT NULL,
	"number" integer NOT NULL,
	"content" json NOT NULL,
	"note" text,
	"account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_version_company_code_number_pk" PRIMARY KEY("company_code","number")
);
--> statement-breakpoint
ALTER TABLE "site_draft" ADD CONSTRAINT "site_draft_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_change" ADD CONSTRAINT "site_change_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_change" ADD CONSTRAINT "site_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_version" ADD CONSTRAINT "site_version_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_version" ADD CONSTRAINT "site_version_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_change_by_id" ON "site_change" USING btree ("company_code","id");

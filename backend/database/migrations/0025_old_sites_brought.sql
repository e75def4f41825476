CREATE TABLE "site_import" (
	"company_code" text NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"content" json NOT NULL,
	"account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_import_company_code_number_pk" PRIMARY KEY("company_code","number")
);
--> statement-breakpoint
ALTER TABLE "site_import" ADD CONSTRAINT "site_import_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_import" ADD CONSTRAINT "site_import_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;

CREATE TABLE "found_fact" (
	"company_code" text NOT NULL,
	"fact" text NOT NULL,
	"is_known" boolean NOT NULL,
	"since" date,
	CONSTRAINT "found_fact_company_code_fact_pk" PRIMARY KEY("company_code","fact")
);
--> statement-breakpoint
ALTER TABLE "found_fact" ADD CONSTRAINT "found_fact_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;

CREATE TABLE "site_visit" (
	"company_code" text NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"locale" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "site_visit_company_code_day_page_locale_pk" PRIMARY KEY("company_code","day","page","locale")
);
--> statement-breakpoint
ALTER TABLE "site_visit" ADD CONSTRAINT "site_visit_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_visit_by_day" ON "site_visit" USING btree ("day");

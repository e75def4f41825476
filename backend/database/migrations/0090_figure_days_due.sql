CREATE TABLE "figure_due" (
	"company_code" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "figure_due_company_code_day_pk" PRIMARY KEY("company_code","day")
);
--> statement-breakpoint
ALTER TABLE "figure_due" ADD CONSTRAINT "figure_due_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;

CREATE TABLE "figure" (
	"company_code" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"cabinet" text NOT NULL,
	"subject" text NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "figure_company_code_cabinet_day_kind_subject_pk" PRIMARY KEY("company_code","cabinet","day","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "figures_kept" (
	"id" integer PRIMARY KEY NOT NULL,
	"kept_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "figure" ADD CONSTRAINT "figure_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_by_day" ON "figure" USING btree ("day");--> statement-breakpoint
CREATE INDEX "appointment_by_creation" ON "appointment" USING btree ("company_code","created_at");--> statement-breakpoint
CREATE INDEX "appointment_by_change" ON "appointment" USING btree ("updated_at");

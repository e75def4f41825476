CREATE TABLE "domain" (
	"host" text PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL,
	"is_primary" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule" (
	"company_code" text NOT NULL,
	"cabinet" text NOT NULL,
	"specialist" text NOT NULL,
	"hours" jsonb NOT NULL,
	CONSTRAINT "schedule_company_code_cabinet_specialist_pk" PRIMARY KEY("company_code","cabinet","specialist")
);
--> statement-breakpoint
CREATE TABLE "material" (
	"slug" text PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb,
	"content" jsonb,
	"image" jsonb,
	"date" timestamp with time zone NOT NULL,
	"author" text,
	"redirect" text
);
--> statement-breakpoint
CREATE TABLE "material_category" (
	"company_code" text NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"order" integer NOT NULL,
	CONSTRAINT "material_category_company_code_slug_pk" PRIMARY KEY("company_code","slug")
);
--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "specialist" text;--> statement-breakpoint
ALTER TABLE "domain" ADD CONSTRAINT "domain_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_cabinet" FOREIGN KEY ("company_code","cabinet") REFERENCES "public"."cabinet"("company_code","code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_specialist" FOREIGN KEY ("company_code","specialist") REFERENCES "public"."specialist"("company_code","code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material" ADD CONSTRAINT "material_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material" ADD CONSTRAINT "material_of_category" FOREIGN KEY ("company_code","category") REFERENCES "public"."material_category"("company_code","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_category" ADD CONSTRAINT "material_category_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "domain_primary" ON "domain" USING btree ("company_code") WHERE is_primary;--> statement-breakpoint
CREATE INDEX "domain_by_company" ON "domain" USING btree ("company_code");--> statement-breakpoint
CREATE INDEX "material_by_company" ON "material" USING btree ("company_code","date" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "material_by_category" ON "material" USING btree ("category","date" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "material_by_date" ON "material" USING btree ("date" DESC NULLS FIRST,"slug");--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_specialist" FOREIGN KEY ("company_code","specialist") REFERENCES "public"."specialist"("company_code","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_by_specialist" ON "review" USING btree ("company_code","specialist","date" DESC NULLS FIRST);
CREATE TABLE "listing" (
	"section" text NOT NULL,
	"code" text NOT NULL,
	"city" text NOT NULL,
	"is_main" boolean NOT NULL,
	"slug" text NOT NULL,
	"companies" text[] NOT NULL,
	"name" jsonb NOT NULL,
	"category" jsonb,
	"image" jsonb,
	"specialities" text[] NOT NULL,
	"features" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"price_from" numeric(14, 2),
	"currency" text,
	"experience_since" integer,
	"rating" double precision,
	"reviews" integer NOT NULL,
	"bayesian" double precision NOT NULL,
	"completeness" integer NOT NULL,
	"score" double precision NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"open" "tstzmultirange",
	"takes_online" boolean NOT NULL,
	"is_demo" boolean NOT NULL,
	CONSTRAINT "listing_section_code_city_pk" PRIMARY KEY("section","code","city")
);
--> statement-breakpoint
CREATE TABLE "listed" (
	"company_code" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "features" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "practitioner" ADD COLUMN "slug" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "practitioner" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "specialist" ADD COLUMN "features" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listed" ADD CONSTRAINT "listed_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_by_city" ON "listing" USING btree ("section","city","score" DESC NULLS LAST,"code");--> statement-breakpoint
CREATE INDEX "listing_main" ON "listing" USING btree ("section","score" DESC NULLS LAST,"code") WHERE is_main;--> statement-breakpoint
CREATE INDEX "listing_by_slug" ON "listing" USING btree ("section","slug");--> statement-breakpoint
CREATE INDEX "listing_by_company" ON "listing" USING gin ("companies");--> statement-breakpoint
CREATE INDEX "listing_by_speciality" ON "listing" USING gin ("specialities");--> statement-breakpoint
CREATE INDEX "listed_by_time" ON "listed" USING btree ("until");--> statement-breakpoint
CREATE INDEX "review_by_date" ON "review" USING btree ("date" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "practitioner" ADD CONSTRAINT "practitioner_slug_unique" UNIQUE("slug");

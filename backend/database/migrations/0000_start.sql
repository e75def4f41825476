CREATE TABLE "cabinet" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb,
	"latitude" double precision,
	"longitude" double precision,
	"phones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hours" jsonb,
	"timezone" text NOT NULL,
	CONSTRAINT "cabinet_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"code" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"category" jsonb,
	"description" jsonb,
	"country" text NOT NULL,
	"city" text,
	"address" jsonb,
	"latitude" double precision,
	"longitude" double precision,
	"phones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"whatsapp" text,
	"email" text,
	"email_for_issues" text,
	"site" text,
	"logo" jsonb,
	"favicon" text,
	"template" text NOT NULL,
	"is_online_entry_active" boolean NOT NULL,
	"timezone" text NOT NULL,
	"hours" jsonb,
	"specialities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"license" text,
	"theme" jsonb,
	"menu" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_demo" boolean NOT NULL,
	"attribution" text,
	"is_published" boolean DEFAULT true NOT NULL,
	CONSTRAINT "company_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "specialist" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"last_name" jsonb NOT NULL,
	"name" jsonb NOT NULL,
	"middle_name" jsonb,
	"photo" jsonb,
	"specialities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"post" jsonb,
	"experience_since" integer,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"about" jsonb,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "specialist_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
CREATE TABLE "custom_page" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"content" jsonb,
	"redirect" text
);
--> statement-breakpoint
CREATE TABLE "news" (
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
CREATE TABLE "news_category" (
	"company_code" text NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"order" integer NOT NULL,
	CONSTRAINT "news_category_company_code_slug_pk" PRIMARY KEY("company_code","slug")
);
--> statement-breakpoint
CREATE TABLE "photo" (
	"company_code" text NOT NULL,
	"position" integer NOT NULL,
	"image" jsonb NOT NULL,
	"caption" jsonb,
	CONSTRAINT "photo_company_code_position_pk" PRIMARY KEY("company_code","position")
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"code" integer NOT NULL,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"code" text PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL,
	"author" text NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"lang" text NOT NULL,
	"date" date NOT NULL,
	"answer" text,
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "service" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"group" jsonb NOT NULL,
	"price" numeric(14, 2),
	"price_to" numeric(14, 2),
	"currency" text NOT NULL,
	"note" jsonb,
	"updated_at" date,
	CONSTRAINT "service_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
CREATE TABLE "city" (
	"slug" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"name" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"timezone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "country" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"currency" text NOT NULL,
	"calling_code" text NOT NULL,
	"timezone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "speciality" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_migration" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_migration_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rolled_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_migration_page" (
	"migration_id" integer NOT NULL,
	"company_code" text NOT NULL,
	"slug" text NOT NULL,
	"before" json NOT NULL,
	"after" json NOT NULL,
	CONSTRAINT "content_migration_page_migration_id_company_code_slug_pk" PRIMARY KEY("migration_id","company_code","slug")
);
--> statement-breakpoint
CREATE TABLE "page" (
	"company_code" text NOT NULL,
	"slug" text NOT NULL,
	"content" json NOT NULL,
	CONSTRAINT "page_company_code_slug_pk" PRIMARY KEY("company_code","slug")
);
--> statement-breakpoint
ALTER TABLE "cabinet" ADD CONSTRAINT "cabinet_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_country_country_code_fk" FOREIGN KEY ("country") REFERENCES "public"."country"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_city_city_slug_fk" FOREIGN KEY ("city") REFERENCES "public"."city"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specialist" ADD CONSTRAINT "specialist_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_company_code_category_news_category_company_code_slug_fk" FOREIGN KEY ("company_code","category") REFERENCES "public"."news_category"("company_code","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_category" ADD CONSTRAINT "news_category_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city" ADD CONSTRAINT "city_country_country_code_fk" FOREIGN KEY ("country") REFERENCES "public"."country"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_migration_page" ADD CONSTRAINT "content_migration_page_migration_id_content_migration_id_fk" FOREIGN KEY ("migration_id") REFERENCES "public"."content_migration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_by_name" ON "company" USING btree ((name ->> 'ru') collate "und-x-icu","code") WHERE is_published;--> statement-breakpoint
CREATE INDEX "company_by_city" ON "company" USING btree ("city","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "specialist_by_slug" ON "specialist" USING btree ("company_code","slug");--> statement-breakpoint
CREATE INDEX "news_by_company" ON "news" USING btree ("company_code","date" DESC NULLS LAST,"slug");--> statement-breakpoint
CREATE INDEX "news_by_date" ON "news" USING btree ("date" DESC NULLS LAST,"slug");--> statement-breakpoint
CREATE INDEX "review_by_company" ON "review" USING btree ("company_code","date" DESC NULLS LAST,"code");
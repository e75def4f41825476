CREATE TABLE "news_draft" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"category" text,
	"title" jsonb NOT NULL,
	"lead" jsonb,
	"content" jsonb,
	"image" jsonb,
	"author_name" jsonb,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text,
	"redirect" text,
	"author" text,
	"date" timestamp with time zone,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_revision" integer,
	"published_at" timestamp with time zone,
	"publish_at" timestamp with time zone,
	"slug" text DEFAULT '' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("title" ->> 'ru', '') || ' ' || coalesce("title" ->> 'kk', '') || ' ' || coalesce("title" ->> 'uz', '') || ' ' || coalesce("title" ->> 'en', '') || ' ' || coalesce("lead" ->> 'ru', '') || ' ' || coalesce("lead" ->> 'kk', '') || ' ' || coalesce("lead" ->> 'uz', '') || ' ' || coalesce("lead" ->> 'en', '') || ' ' || coalesce("tags"::text, '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "news_draft_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
CREATE TABLE "material_draft" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"category" text,
	"title" jsonb NOT NULL,
	"lead" jsonb,
	"content" jsonb,
	"image" jsonb,
	"author_name" jsonb,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text,
	"redirect" text,
	"author" text,
	"date" timestamp with time zone,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_revision" integer,
	"published_at" timestamp with time zone,
	"publish_at" timestamp with time zone,
	"slug" text DEFAULT '' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("title" ->> 'ru', '') || ' ' || coalesce("title" ->> 'kk', '') || ' ' || coalesce("title" ->> 'uz', '') || ' ' || coalesce("title" ->> 'en', '') || ' ' || coalesce("lead" ->> 'ru', '') || ' ' || coalesce("lead" ->> 'kk', '') || ' ' || coalesce("lead" ->> 'uz', '') || ' ' || coalesce("lead" ->> 'en', '') || ' ' || coalesce("tags"::text, '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "material_draft_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
ALTER TABLE "news_category" ADD COLUMN "code" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "news_category" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "news_category" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "news_category" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "news_category" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "author_name" jsonb;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "doctor" text;--> statement-breakpoint
ALTER TABLE "material_category" ADD COLUMN "code" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "material_category" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "material_category" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "material_category" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "material_category" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "material" ADD COLUMN "author_name" jsonb;--> statement-breakpoint
ALTER TABLE "material" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "material" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "material" ADD COLUMN "doctor" text;--> statement-breakpoint
ALTER TABLE "news_draft" ADD CONSTRAINT "news_draft_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_draft" ADD CONSTRAINT "material_draft_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "news_draft_slug" ON "news_draft" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "news_draft_by_updatedat" ON "news_draft" USING btree ("company_code","updated_at","code");--> statement-breakpoint
CREATE INDEX "news_draft_by_title_ru" ON "news_draft" USING btree ("company_code",("title" ->> 'ru') collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "news_draft_by_title_kk" ON "news_draft" USING btree ("company_code",(coalesce("title" ->> 'kk', "title" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "news_draft_by_title_uz" ON "news_draft" USING btree ("company_code",(coalesce("title" ->> 'uz', "title" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "news_draft_by_title_en" ON "news_draft" USING btree ("company_code",(coalesce("title" ->> 'en', "title" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "news_draft_by_date" ON "news_draft" USING btree ("company_code","date","code");--> statement-breakpoint
CREATE INDEX "news_draft_by_date_desc" ON "news_draft" USING btree ("company_code","date" desc nulls last,"code" desc);--> statement-breakpoint
CREATE INDEX "news_draft_by_views" ON "news_draft" USING btree ("company_code","views","code");--> statement-breakpoint
CREATE INDEX "news_draft_of_category" ON "news_draft" USING btree ("company_code","category");--> statement-breakpoint
CREATE INDEX "news_draft_by_schedule" ON "news_draft" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "news_draft_search" ON "news_draft" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "material_draft_slug" ON "material_draft" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "material_draft_by_updatedat" ON "material_draft" USING btree ("company_code","updated_at","code");--> statement-breakpoint
CREATE INDEX "material_draft_by_title_ru" ON "material_draft" USING btree ("company_code",("title" ->> 'ru') collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "material_draft_by_title_kk" ON "material_draft" USING btree ("company_code",(coalesce("title" ->> 'kk', "title" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "material_draft_by_title_uz" ON "material_draft" USING btree ("company_code",(coalesce("title" ->> 'uz', "title" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "material_draft_by_title_en" ON "material_draft" USING btree ("company_code",(coalesce("title" ->> 'en', "title" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "material_draft_by_date" ON "material_draft" USING btree ("company_code","date","code");--> statement-breakpoint
CREATE INDEX "material_draft_by_date_desc" ON "material_draft" USING btree ("company_code","date" desc nulls last,"code" desc);--> statement-breakpoint
CREATE INDEX "material_draft_by_views" ON "material_draft" USING btree ("company_code","views","code");--> statement-breakpoint
CREATE INDEX "material_draft_of_category" ON "material_draft" USING btree ("company_code","category");--> statement-breakpoint
CREATE INDEX "material_draft_by_schedule" ON "material_draft" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "material_draft_search" ON "material_draft" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "news_category_code" ON "news_category" USING btree ("company_code","code");--> statement-breakpoint
CREATE INDEX "news_categories_by_title_ru" ON "news_category" USING btree ("company_code",("title" ->> 'ru') collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "news_categories_by_title_kk" ON "news_category" USING btree ("company_code",(coalesce("title" ->> 'kk', "title" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "news_categories_by_title_uz" ON "news_category" USING btree ("company_code",(coalesce("title" ->> 'uz', "title" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "news_categories_by_title_en" ON "news_category" USING btree ("company_code",(coalesce("title" ->> 'en', "title" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "news_categories_in_order" ON "news_category" USING btree ("company_code","order");--> statement-breakpoint
CREATE UNIQUE INDEX "material_category_code" ON "material_category" USING btree ("company_code","code");--> statement-breakpoint
CREATE INDEX "material_categories_by_title_ru" ON "material_category" USING btree ("company_code",("title" ->> 'ru') collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "material_categories_by_title_kk" ON "material_category" USING btree ("company_code",(coalesce("title" ->> 'kk', "title" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "material_categories_by_title_uz" ON "material_category" USING btree ("company_code",(coalesce("title" ->> 'uz', "title" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "material_categories_by_title_en" ON "material_category" USING btree ("company_code",(coalesce("title" ->> 'en', "title" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "material_categories_in_order" ON "material_category" USING btree ("company_code","order");--> statement-breakpoint
ALTER TABLE "news_category" ADD COLUMN "searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("title" ->> 'ru', '') || ' ' || coalesce("title" ->> 'kk', '') || ' ' || coalesce("title" ->> 'uz', '') || ' ' || coalesce("title" ->> 'en', '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED;--> statement-breakpoint
ALTER TABLE "material_category" ADD COLUMN "searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("title" ->> 'ru', '') || ' ' || coalesce("title" ->> 'kk', '') || ' ' || coalesce("title" ->> 'uz', '') || ' ' || coalesce("title" ->> 'en', '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED;--> statement-breakpoint
CREATE INDEX "news_categories_search" ON "news_category" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "material_categories_search" ON "material_category" USING gin ("searched" gin_trgm_ops);

--> statement-breakpoint
INSERT INTO "news_draft" ("company_code", "code", "category", "title", "lead", "content", "image", "author_name", "redirect", "date", "status", "published_revision", "published_at", "updated_at", "slug")
SELECT a."company_code", row_number() over (partition by a."company_code" order by a."date", a."slug")::text, c."code", a."title", a."lead", a."content", a."image",
  CASE WHEN a."author" IS NOT NULL THEN jsonb_build_object('ru', a."author") END, a."redirect", a."date", 'published', 1, a."date", a."date", a."slug"
FROM "news" a JOIN "news_category" c ON c."company_code" = a."company_code" AND c."slug" = a."category";
--> statement-breakpoint
INSERT INTO "material_draft" ("company_code", "code", "category", "title", "lead", "content", "image", "author_name", "redirect", "date", "status", "published_revision", "published_at", "updated_at", "slug")
SELECT a."company_code", row_number() over (partition by a."company_code" order by a."date", a."slug")::text, c."code", a."title", a."lead", a."content", a."image",
  CASE WHEN a."author" IS NOT NULL THEN jsonb_build_object('ru', a."author") END, a."redirect", a."date", 'published', 1, a."date", a."date", a."slug"
FROM "material" a JOIN "material_category" c ON c."company_code" = a."company_code" AND c."slug" = a."category";
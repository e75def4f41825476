CREATE TABLE "reserved_slug" (
	"slug" text PRIMARY KEY NOT NULL,
	"row_code" text GENERATED ALWAYS AS (slug) STORED NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("slug", '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED
);
--> statement-breakpoint
ALTER TABLE "custom_page" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_page" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_page" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_page" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "row_code" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "speciality" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "speciality" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "speciality" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "speciality" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "redirect" ADD CONSTRAINT "redirect_row_code_unique" UNIQUE("row_code");--> statement-breakpoint
ALTER TABLE "custom_page" ADD COLUMN "row_code" text GENERATED ALWAYS AS (slug) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_page" ADD COLUMN "searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("title" ->> 'ru', '') || ' ' || coalesce("title" ->> 'kk', '') || ' ' || coalesce("title" ->> 'uz', '') || ' ' || coalesce("title" ->> 'en', '') || ' ' || coalesce("slug", '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED;--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("from_path", '') || ' ' || coalesce("to", '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED;--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "row_code" text GENERATED ALWAYS AS (slug) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("name" ->> 'ru', '') || ' ' || coalesce("name" ->> 'kk', '') || ' ' || coalesce("name" ->> 'uz', '') || ' ' || coalesce("name" ->> 'en', '') || ' ' || coalesce("slug", '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED;--> statement-breakpoint
ALTER TABLE "speciality" ADD COLUMN "row_code" text GENERATED ALWAYS AS (slug) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "speciality" ADD COLUMN "searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("name" ->> 'ru', '') || ' ' || coalesce("name" ->> 'kk', '') || ' ' || coalesce("name" ->> 'uz', '') || ' ' || coalesce("name" ->> 'en', '') || ' ' || coalesce("slug", '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED;

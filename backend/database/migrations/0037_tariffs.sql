CREATE TABLE "tariff" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"rank" integer NOT NULL,
	"price" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"period" text NOT NULL,
	"included" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("name" ->> 'ru', '') || ' ' || coalesce("name" ->> 'kk', '') || ' ' || coalesce("name" ->> 'uz', '') || ' ' || coalesce("name" ->> 'en', '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED
);


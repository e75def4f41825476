CREATE TABLE "promoted_price" (
	"company_code" text NOT NULL,
	"promotion" text NOT NULL,
	"service" text NOT NULL,
	"cabinet" text NOT NULL,
	"doctors" text[],
	"except" text[] NOT NULL,
	"price_before" numeric(14, 2) NOT NULL,
	"price_now" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promoted_price_key" PRIMARY KEY("company_code","promotion","service","cabinet","starts_at")
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb,
	"image" jsonb,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"percent" integer,
	"services" jsonb NOT NULL,
	"doctors" jsonb,
	"cabinets" jsonb,
	"terms" jsonb,
	"status" text DEFAULT 'shown' NOT NULL,
	"shown_from" timestamp with time zone,
	"shown_until" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("title" ->> 'ru', '') || ' ' || coalesce("title" ->> 'kk', '') || ' ' || coalesce("title" ->> 'uz', '') || ' ' || coalesce("title" ->> 'en', '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "promotion_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "promotion" text;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "price_before" double precision;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "promoted_until" date;--> statement-breakpoint
ALTER TABLE "promoted_price" ADD CONSTRAINT "promoted_price_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promoted_price_by_end" ON "promoted_price" USING btree ("company_code","ends_at");--> statement-breakpoint
CREATE INDEX "promotion_by_from" ON "promotion" USING btree ("company_code","first_day","code");--> statement-breakpoint
CREATE INDEX "promotion_by_to" ON "promotion" USING btree ("company_code","last_day","code");--> statement-breakpoint
CREATE INDEX "promotion_by_updatedat" ON "promotion" USING btree ("company_code","updated_at","code");--> statement-breakpoint
CREATE INDEX "promotion_by_beginning" ON "promotion" USING btree ("shown_from");--> statement-breakpoint
CREATE INDEX "promotion_by_end" ON "promotion" USING btree ("shown_until");--> statement-breakpoint
CREATE INDEX "promotion_search" ON "promotion" USING gin ("searched" gin_trgm_ops);

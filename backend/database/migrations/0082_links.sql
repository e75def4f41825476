CREATE TABLE "link" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"target" jsonb NOT NULL,
	"label" jsonb NOT NULL,
	"word" text NOT NULL,
	"status" text DEFAULT 'shown' NOT NULL,
	"shown_from" timestamp with time zone,
	"shown_until" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("label" ->> 'ru', '') || ' ' || coalesce("label" ->> 'kk', '') || ' ' || coalesce("label" ->> 'uz', '') || ' ' || coalesce("label" ->> 'en', '') || ' ' || coalesce("word", '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "link_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
CREATE TABLE "link_opening" (
	"company_code" text NOT NULL,
	"link_code" text NOT NULL,
	"day" date NOT NULL,
	"by" text NOT NULL,
	"place" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "link_opening_company_code_link_code_day_by_place_pk" PRIMARY KEY("company_code","link_code","day","by","place")
);
--> statement-breakpoint
CREATE TABLE "link_slug" (
	"slug" text PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL,
	"link_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_places" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"name" text,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("name", '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "link_places_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
ALTER TABLE "link" ADD CONSTRAINT "link_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_opening" ADD CONSTRAINT "link_opening_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_slug" ADD CONSTRAINT "link_slug_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_places" ADD CONSTRAINT "link_places_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "links_by_createdat" ON "link" USING btree ("company_code","created_at","code");--> statement-breakpoint
CREATE INDEX "links_by_label_ru" ON "link" USING btree ("company_code",("label" ->> 'ru') collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "links_by_label_kk" ON "link" USING btree ("company_code",(coalesce("label" ->> 'kk', "label" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "links_by_label_uz" ON "link" USING btree ("company_code",(coalesce("label" ->> 'uz', "label" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "links_by_label_en" ON "link" USING btree ("company_code",(coalesce("label" ->> 'en', "label" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "links_by_word" ON "link" USING btree ("company_code","word" collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "links_by_word_desc" ON "link" USING btree ("company_code","word" collate "und-x-icu" desc nulls last,"code" desc);--> statement-breakpoint
CREATE INDEX "links_by_beginning" ON "link" USING btree ("shown_from");--> statement-breakpoint
CREATE INDEX "links_by_end" ON "link" USING btree ("shown_until");--> statement-breakpoint
CREATE INDEX "links_search" ON "link" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "link_opening_by_day" ON "link_opening" USING btree ("day");--> statement-breakpoint
CREATE INDEX "link_slug_by_company" ON "link_slug" USING btree ("company_code","link_code");--> statement-breakpoint
CREATE INDEX "link_places_by_name" ON "link_places" USING btree ("company_code","name" collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "link_places_by_updatedat" ON "link_places" USING btree ("company_code","updated_at","code");--> statement-breakpoint
CREATE INDEX "link_places_search" ON "link_places" USING gin ("searched" gin_trgm_ops);

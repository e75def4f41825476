CREATE TABLE "photos" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"image" jsonb NOT NULL,
	"caption" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("caption" ->> 'ru', '') || ' ' || coalesce("caption" ->> 'kk', '') || ' ' || coalesce("caption" ->> 'uz', '') || ' ' || coalesce("caption" ->> 'en', '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "photos_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_by_updatedat" ON "photos" USING btree ("company_code","updated_at","code");--> statement-breakpoint
CREATE INDEX "photos_in_order" ON "photos" USING btree ("company_code","position");--> statement-breakpoint
CREATE INDEX "photos_search" ON "photos" USING gin ("searched" gin_trgm_ops);
--> statement-breakpoint
INSERT INTO "photos" ("company_code", "code", "position", "image", "caption") SELECT "company_code", ("position" + 1)::text, "position", "image", "caption" FROM "photo";

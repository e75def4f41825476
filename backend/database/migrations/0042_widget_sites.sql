CREATE TABLE "widget_site" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"address" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("address", '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "widget_site_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
ALTER TABLE "widget_site" ADD CONSTRAINT "widget_site_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "widget_sites_by_address" ON "widget_site" USING btree ("company_code","address" collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "widget_sites_by_updatedat" ON "widget_site" USING btree ("company_code","updated_at","code");--> statement-breakpoint
CREATE INDEX "widget_sites_search" ON "widget_site" USING gin ("searched" gin_trgm_ops);

CREATE TABLE "whatsapp_template" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("name" ->> 'ru', '') || ' ' || coalesce("name" ->> 'kk', '') || ' ' || coalesce("name" ->> 'uz', '') || ' ' || coalesce("name" ->> 'en', '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "whatsapp_template_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
ALTER TABLE "whatsapp_template" ADD CONSTRAINT "whatsapp_template_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "whatsapp_templates_by_name_ru" ON "whatsapp_template" USING btree ("company_code",("name" ->> 'ru') collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "whatsapp_templates_by_name_kk" ON "whatsapp_template" USING btree ("company_code",(coalesce("name" ->> 'kk', "name" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "whatsapp_templates_by_name_uz" ON "whatsapp_template" USING btree ("company_code",(coalesce("name" ->> 'uz', "name" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "whatsapp_templates_by_name_en" ON "whatsapp_template" USING btree ("company_code",(coalesce("name" ->> 'en', "name" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "whatsapp_templates_by_updatedat" ON "whatsapp_template" USING btree ("company_code","updated_at","code");--> statement-breakpoint
CREATE INDEX "whatsapp_templates_in_order" ON "whatsapp_template" USING btree ("company_code","position");--> statement-breakpoint
CREATE INDEX "whatsapp_templates_search" ON "whatsapp_template" USING gin ("searched" gin_trgm_ops);

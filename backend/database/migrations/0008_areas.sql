CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "cabinet" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cabinet" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "cabinets_by_name_ru" ON "cabinet" USING btree ("company_code",("name" ->> 'ru') collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "cabinets_by_name_kk" ON "cabinet" USING btree ("company_code",(coalesce("name" ->> 'kk', "name" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "cabinets_by_name_uz" ON "cabinet" USING btree ("company_code",(coalesce("name" ->> 'uz', "name" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "cabinets_by_name_en" ON "cabinet" USING btree ("company_code",(coalesce("name" ->> 'en', "name" ->> 'ru')) collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "cabinets_in_order" ON "cabinet" USING btree ("company_code","position");--> statement-breakpoint
CREATE INDEX "cabinets_search" ON "cabinet" USING gin ((translate(lower((coalesce("name" ->> 'ru', '') || ' ' || coalesce("name" ->> 'kk', '') || ' ' || coalesce("name" ->> 'uz', '') || ' ' || coalesce("name" ->> 'en', '') || ' ' || coalesce("address" ->> 'ru', '') || ' ' || coalesce("address" ->> 'kk', '') || ' ' || coalesce("address" ->> 'uz', '') || ' ' || coalesce("address" ->> 'en', '') || ' ' || coalesce("phones"::text, '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи''''''''''''')) gin_trgm_ops);

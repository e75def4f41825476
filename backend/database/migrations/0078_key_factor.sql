ALTER TABLE "api_key" ADD COLUMN "factor_at" timestamp with time zone;

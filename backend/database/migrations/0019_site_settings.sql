ALTER TABLE "company" ADD COLUMN "site_settings" jsonb;

ALTER TABLE "site_section" ADD COLUMN "removed_at" timestamp with time zone;

ALTER TABLE "custom_page" ADD COLUMN "blocks" json;--> statement-breakpoint
ALTER TABLE "custom_page" ADD COLUMN "shipped" jsonb;
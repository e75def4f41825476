ALTER TABLE "domain_claim" ADD COLUMN "told" text;--> statement-breakpoint
ALTER TABLE "site_comment" ADD COLUMN "block_type" text;--> statement-breakpoint
ALTER TABLE "site_comment" ADD COLUMN "block_words" text;

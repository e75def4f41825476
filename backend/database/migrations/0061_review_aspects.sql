ALTER TABLE "review" ADD COLUMN "aspects" jsonb;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "service" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "answered_on" date;

ALTER TABLE "waiting_list" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_code_unique" UNIQUE("code");

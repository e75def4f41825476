ALTER TABLE "service" ADD COLUMN "price_repeat" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "service_price" ADD COLUMN "price_repeat" numeric(14, 2);

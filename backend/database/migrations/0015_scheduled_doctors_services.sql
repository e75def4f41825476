ALTER TABLE "company" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "cabinet" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "specialist" ADD COLUMN "status" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "specialist" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "specialist" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "specialist" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "status" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
CREATE INDEX "doctors_by_beginning" ON "specialist" USING btree ("shown_from");--> statement-breakpoint
CREATE INDEX "doctors_by_end" ON "specialist" USING btree ("shown_until");--> statement-breakpoint
CREATE INDEX "services_by_beginning" ON "service" USING btree ("shown_from");--> statement-breakpoint
CREATE INDEX "services_by_end" ON "service" USING btree ("shown_until");

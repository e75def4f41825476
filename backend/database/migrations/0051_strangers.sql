ALTER TABLE "appointment" ADD COLUMN "held_from" text;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "status" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "widget_site" ADD COLUMN "status" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "widget_site" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "widget_site" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "photos_by_beginning" ON "photos" USING btree ("shown_from");--> statement-breakpoint
CREATE INDEX "photos_by_end" ON "photos" USING btree ("shown_until");--> statement-breakpoint
CREATE INDEX "widget_sites_by_beginning" ON "widget_site" USING btree ("shown_from");--> statement-breakpoint
CREATE INDEX "widget_sites_by_end" ON "widget_site" USING btree ("shown_until");

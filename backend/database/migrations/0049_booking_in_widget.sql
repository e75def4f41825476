ALTER TABLE "appointment" ADD COLUMN "is_widget" boolean DEFAULT false NOT NULL;

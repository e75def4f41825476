ALTER TABLE "patient" ADD COLUMN "photo_small" text;

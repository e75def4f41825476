ALTER TABLE "page" ADD COLUMN "id" text;

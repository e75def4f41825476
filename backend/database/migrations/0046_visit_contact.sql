ALTER TABLE "appointment" ADD COLUMN "contact_name" text;

ALTER TABLE "company" ADD COLUMN "has_practice" boolean DEFAULT false NOT NULL;

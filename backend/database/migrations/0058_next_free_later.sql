ALTER TABLE "next_free" ADD COLUMN "later" jsonb DEFAULT '[]'::jsonb NOT NULL;

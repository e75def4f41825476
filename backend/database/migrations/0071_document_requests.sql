ALTER TABLE "document" ADD COLUMN "request_hash" text;

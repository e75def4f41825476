ALTER TABLE "account" ADD COLUMN "is_administrator" boolean;

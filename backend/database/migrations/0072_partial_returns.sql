ALTER TABLE "payment" DROP CONSTRAINT "payment_reverses_unique";--> statement-breakpoint
CREATE INDEX "payment_reversed" ON "payment" USING btree ("reverses");

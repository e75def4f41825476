DROP INDEX "news_by_company";--> statement-breakpoint
DROP INDEX "news_by_date";--> statement-breakpoint
DROP INDEX "review_by_company";--> statement-breakpoint
CREATE INDEX "news_by_category" ON "news" USING btree ("category","date" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "news_by_company" ON "news" USING btree ("company_code","date" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "news_by_date" ON "news" USING btree ("date" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "review_by_company" ON "review" USING btree ("company_code","date" DESC NULLS FIRST,"code");
CREATE TABLE "search_entry" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"city" text NOT NULL,
	"companies" text[] NOT NULL,
	"site" text NOT NULL,
	"page" text,
	"name" jsonb NOT NULL,
	"detail" jsonb,
	"specialities" text[] NOT NULL,
	"words" "tsvector" NOT NULL,
	"score" double precision NOT NULL,
	CONSTRAINT "search_entry_kind_code_city_pk" PRIMARY KEY("kind","code","city")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listed" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_entry_words" ON "search_entry" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_entry_best" ON "search_entry" USING btree ("kind","score" DESC NULLS LAST,"code");--> statement-breakpoint
CREATE INDEX "search_entry_by_company" ON "search_entry" USING gin ("companies");--> statement-breakpoint
CREATE INDEX "search_word_trigrams" ON "search_word" USING gin ("word" gin_trgm_ops);

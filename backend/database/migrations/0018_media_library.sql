CREATE TABLE "media" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"src" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer,
	"width" integer,
	"height" integer,
	"color" text,
	"alt" jsonb,
	"focus" jsonb,
	"original_src" text,
	"crop" jsonb,
	"added_at" timestamp with time zone,
	CONSTRAINT "media_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "media_by_src" ON "media" USING btree ("company_code","src");

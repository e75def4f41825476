CREATE TABLE "row_code" (
	"company_code" text NOT NULL,
	"area" text NOT NULL,
	"last" bigint NOT NULL,
	CONSTRAINT "row_code_company_code_area_pk" PRIMARY KEY("company_code","area")
);
--> statement-breakpoint
ALTER TABLE "like" ADD COLUMN "company_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Until now the code alone said which doctor is liked. Where doctors of several companies have it nobody knows who was meant.
UPDATE "like" SET "company_code" = (SELECT "company_code" FROM "specialist" WHERE "specialist"."code" = "like"."code")
WHERE "type" = 'specialist' AND (SELECT count(*) FROM "specialist" WHERE "specialist"."code" = "like"."code") = 1;--> statement-breakpoint
ALTER TABLE "like" DROP CONSTRAINT "like_account_id_type_code_pk";--> statement-breakpoint
ALTER TABLE "like" ADD CONSTRAINT "like_account_id_type_company_code_code_pk" PRIMARY KEY("account_id","type","company_code","code");--> statement-breakpoint
ALTER TABLE "row_code" ADD CONSTRAINT "row_code_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;

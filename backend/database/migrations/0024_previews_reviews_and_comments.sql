CREATE TABLE "site_share" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_code" text NOT NULL,
	"token_hash" text NOT NULL,
	"slug" text,
	"page" text,
	"content" json,
	"account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "site_review" (
	"company_code" text NOT NULL,
	"number" integer NOT NULL,
	"account_id" uuid,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"note" text,
	"revision" integer NOT NULL,
	"content" json NOT NULL,
	"base" json NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "site_review_company_code_number_pk" PRIMARY KEY("company_code","number")
);
--> statement-breakpoint
CREATE TABLE "site_comment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_code" text NOT NULL,
	"page" text NOT NULL,
	"block" text,
	"text" text NOT NULL,
	"account_id" uuid,
	"name" text,
	"share_id" uuid,
	"answers_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid
);
--> statement-breakpoint
ALTER TABLE "site_share" ADD CONSTRAINT "site_share_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_share" ADD CONSTRAINT "site_share_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_review" ADD CONSTRAINT "site_review_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_review" ADD CONSTRAINT "site_review_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_review" ADD CONSTRAINT "site_review_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_comment" ADD CONSTRAINT "site_comment_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_comment" ADD CONSTRAINT "site_comment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_comment" ADD CONSTRAINT "site_comment_share_id_site_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."site_share"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_comment" ADD CONSTRAINT "site_comment_answers_id_site_comment_id_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."site_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_comment" ADD CONSTRAINT "site_comment_resolved_by_account_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_share_by_token" ON "site_share" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "site_share_by_company" ON "site_share" USING btree ("company_code","until");--> statement-breakpoint
CREATE UNIQUE INDEX "site_review_open" ON "site_review" USING btree ("company_code") WHERE "site_review"."state" = 'open';--> statement-breakpoint
CREATE INDEX "site_comment_by_company" ON "site_comment" USING btree ("company_code","created_at");--> statement-breakpoint
CREATE INDEX "site_comment_by_share" ON "site_comment" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "site_comment_by_answered" ON "site_comment" USING btree ("answers_id");

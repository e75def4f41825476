CREATE TABLE "review_reply" (
	"review_code" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"reason" text,
	"reason_text" text,
	"account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_reply_review_code_kind_pk" PRIMARY KEY("review_code","kind")
);
--> statement-breakpoint
CREATE TABLE "review_paper" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_code" text NOT NULL,
	"file" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "follow_up" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "visit_date" date;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "contact" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "contact_channel" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "previous" jsonb;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "reason_text" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "complaint" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "complaint_text" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "explain_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "explanation" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "edited_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "reason_text" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reply" ADD CONSTRAINT "review_reply_review_code_review_code_fk" FOREIGN KEY ("review_code") REFERENCES "public"."review"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reply" ADD CONSTRAINT "review_reply_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_paper" ADD CONSTRAINT "review_paper_review_code_review_code_fk" FOREIGN KEY ("review_code") REFERENCES "public"."review"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reply_by_account" ON "review_reply" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "review_reply_waiting" ON "review_reply" USING btree ("created_at") WHERE status = 'new';--> statement-breakpoint
CREATE INDEX "review_paper_by_review" ON "review_paper" USING btree ("review_code");--> statement-breakpoint
CREATE INDEX "review_by_contact" ON "review" USING btree ("contact") WHERE contact is not null;--> statement-breakpoint
CREATE INDEX "review_waiting" ON "review" USING btree ("edited_at") WHERE status in ('new', 'disputed');--> statement-breakpoint
CREATE INDEX "comment_waiting" ON "comment" USING btree ("created_at") WHERE status = 'new';

CREATE TABLE "review_reply_move" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_reply_move_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"row_code" text NOT NULL,
	"arrow" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"moved_by" text NOT NULL,
	"account_id" uuid,
	"reason" text,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_reply" ADD COLUMN "id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reply" ADD CONSTRAINT "review_reply_id" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_reply_move" ADD CONSTRAINT "review_reply_move_row_code_review_reply_id_fk" FOREIGN KEY ("row_code") REFERENCES "public"."review_reply"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reply_move" ADD CONSTRAINT "review_reply_move_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reply_move_of_row" ON "review_reply_move" USING btree ("row_code","id");--> statement-breakpoint
CREATE INDEX "review_reply_move_by_account" ON "review_reply_move" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
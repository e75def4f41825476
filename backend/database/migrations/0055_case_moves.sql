CREATE TABLE "review_move" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_move_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
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
CREATE TABLE "question_move" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_move_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
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
ALTER TABLE "review_move" ADD CONSTRAINT "review_move_row_code_review_code_fk" FOREIGN KEY ("row_code") REFERENCES "public"."review"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_move" ADD CONSTRAINT "review_move_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_move" ADD CONSTRAINT "question_move_row_code_question_code_fk" FOREIGN KEY ("row_code") REFERENCES "public"."question"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_move" ADD CONSTRAINT "question_move_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_move_of_row" ON "review_move" USING btree ("row_code","id");--> statement-breakpoint
CREATE INDEX "review_move_by_account" ON "review_move" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "question_move_of_row" ON "question_move" USING btree ("row_code","id");--> statement-breakpoint
CREATE INDEX "question_move_by_account" ON "question_move" USING btree ("account_id");

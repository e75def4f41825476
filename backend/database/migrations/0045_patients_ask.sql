CREATE TABLE "question" (
	"code" text PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL,
	"specialist" text,
	"speciality" text,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"lang" text NOT NULL,
	"contact" text NOT NULL,
	"contact_channel" text NOT NULL,
	"account_id" uuid,
	"status" text DEFAULT 'new' NOT NULL,
	"waits_since" timestamp with time zone DEFAULT now() NOT NULL,
	"may_publish" boolean DEFAULT false NOT NULL,
	"publication" text DEFAULT 'kept' NOT NULL,
	"reason" text,
	"reason_text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_message" (
	"question_code" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"specialist" text,
	"account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_message_question_code_kind_pk" PRIMARY KEY("question_code","kind")
);
--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_message" ADD CONSTRAINT "question_message_question_code_question_code_fk" FOREIGN KEY ("question_code") REFERENCES "public"."question"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_message" ADD CONSTRAINT "question_message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_by_company" ON "question" USING btree ("company_code","created_at" DESC NULLS LAST,"code");--> statement-breakpoint
CREATE INDEX "question_by_account" ON "question" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "question_by_contact" ON "question" USING btree ("contact");--> statement-breakpoint
CREATE INDEX "question_to_moderate" ON "question" USING btree ("created_at") WHERE publication = 'new';--> statement-breakpoint
CREATE INDEX "question_published" ON "question" USING btree ("company_code") WHERE publication = 'published';--> statement-breakpoint
CREATE INDEX "question_message_by_account" ON "question_message" USING btree ("account_id");

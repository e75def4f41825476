CREATE TABLE "consultation" (
	"code" text PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL,
	"specialist" text,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"lang" text NOT NULL,
	"contact" text NOT NULL,
	"contact_channel" text NOT NULL,
	"account_id" uuid,
	"status" smallint NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"waits_since" timestamp with time zone,
	"patient_read_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"is_reopened" boolean DEFAULT false NOT NULL,
	"request_key" text,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultation_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "consultation_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultation_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_code" text NOT NULL,
	"from_status" smallint,
	"to_status" smallint NOT NULL,
	"by" text NOT NULL,
	"account_id" uuid,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"consultation_code" text NOT NULL,
	"by" text NOT NULL,
	"specialist" text,
	"account_id" uuid,
	"text" text NOT NULL,
	"video_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"file" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_reader" (
	"consultation_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"read_until" timestamp with time zone NOT NULL,
	CONSTRAINT "consultation_reader_consultation_code_account_id_pk" PRIMARY KEY("consultation_code","account_id")
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "takes_consultations" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "approves_consultations" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_change" ADD CONSTRAINT "consultation_change_consultation_code_consultation_code_fk" FOREIGN KEY ("consultation_code") REFERENCES "public"."consultation"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_change" ADD CONSTRAINT "consultation_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_message" ADD CONSTRAINT "consultation_message_consultation_code_consultation_code_fk" FOREIGN KEY ("consultation_code") REFERENCES "public"."consultation"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_message" ADD CONSTRAINT "consultation_message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_file" ADD CONSTRAINT "consultation_file_message_id_consultation_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."consultation_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_reader" ADD CONSTRAINT "consultation_reader_consultation_code_consultation_code_fk" FOREIGN KEY ("consultation_code") REFERENCES "public"."consultation"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_reader" ADD CONSTRAINT "consultation_reader_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_by_company" ON "consultation" USING btree ("company_code","last_at" DESC NULLS LAST,"code");--> statement-breakpoint
CREATE INDEX "consultation_by_account" ON "consultation" USING btree ("account_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consultation_by_contact" ON "consultation" USING btree ("contact");--> statement-breakpoint
CREATE INDEX "consultation_to_moderate" ON "consultation" USING btree ("created_at") WHERE status = 0;--> statement-breakpoint
CREATE INDEX "consultation_silent" ON "consultation" USING btree ("last_at") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "consultation_change_of" ON "consultation_change" USING btree ("consultation_code");--> statement-breakpoint
CREATE INDEX "consultation_change_by_account" ON "consultation_change" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "consultation_message_of" ON "consultation_message" USING btree ("consultation_code","created_at");--> statement-breakpoint
CREATE INDEX "consultation_message_by_account" ON "consultation_message" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "consultation_file_of" ON "consultation_file" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "consultation_reader_by_account" ON "consultation_reader" USING btree ("account_id");

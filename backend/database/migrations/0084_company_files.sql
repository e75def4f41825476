CREATE TABLE "company_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_code" text NOT NULL,
	"direction" text NOT NULL,
	"state" text NOT NULL,
	"fault" text,
	"done" bigint DEFAULT 0 NOT NULL,
	"all" bigint DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"report" jsonb,
	"origin" text DEFAULT '' NOT NULL,
	"made_by" uuid NOT NULL,
	"made_by_name" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"ticket_hash" text,
	"ticket_until" timestamp with time zone,
	"downloads" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_file_key" (
	"file_id" uuid NOT NULL,
	"space" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "company_file_key_file_id_space_key_pk" PRIMARY KEY("file_id","space","key")
);
--> statement-breakpoint
ALTER TABLE "company_file" ADD CONSTRAINT "company_file_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_file_key" ADD CONSTRAINT "company_file_key_file_id_company_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."company_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_file_by_company" ON "company_file" USING btree ("company_code","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_file_due" ON "company_file" USING btree ("created_at") WHERE state in ('making', 'checking', 'writing');

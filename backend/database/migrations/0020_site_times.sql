CREATE TABLE "site_schedule" (
	"company_code" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"content" json NOT NULL,
	"base" json NOT NULL,
	"note" text,
	"account_id" uuid,
	"problems" json
);
--> statement-breakpoint
CREATE TABLE "site_presence" (
	"company_code" text NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"page" text NOT NULL,
	"block" text,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_presence_company_code_id_pk" PRIMARY KEY("company_code","id")
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "is_site_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "site_schedule" ADD CONSTRAINT "site_schedule_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_schedule" ADD CONSTRAINT "site_schedule_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_presence" ADD CONSTRAINT "site_presence_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_presence" ADD CONSTRAINT "site_presence_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_schedule_by_time" ON "site_schedule" USING btree ("at");

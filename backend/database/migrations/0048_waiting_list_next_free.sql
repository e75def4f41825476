CREATE TABLE "next_free" (
	"company_code" text NOT NULL,
	"specialist" text NOT NULL,
	"cabinet" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"timezone" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "next_free_company_code_specialist_pk" PRIMARY KEY("company_code","specialist")
);
--> statement-breakpoint
CREATE TABLE "next_free_due" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "next_free" ADD CONSTRAINT "next_free_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "next_free_due_at" ON "next_free_due" USING btree ("at");--> statement-breakpoint
CREATE INDEX "next_free_due_of" ON "next_free_due" USING btree ("company_code");--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_code_unique" UNIQUE("code");

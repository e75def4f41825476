CREATE TABLE "domain_claim" (
	"company_code" text NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"findings" jsonb,
	"missing_since" timestamp with time zone,
	CONSTRAINT "domain_claim_company_code_host_pk" PRIMARY KEY("company_code","host")
);
--> statement-breakpoint
ALTER TABLE "domain_claim" ADD CONSTRAINT "domain_claim_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domain_claim_by_time" ON "domain_claim" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "domain_claim_by_host" ON "domain_claim" USING btree ("host");

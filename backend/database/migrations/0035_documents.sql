CREATE TABLE "document" (
	"code" text PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"lang" text NOT NULL,
	"file" text NOT NULL,
	"sha256" text NOT NULL,
	"pages" integer NOT NULL,
	"issued" date NOT NULL,
	"valid_to" date,
	"revoked_at" timestamp with time zone,
	"doctor" jsonb,
	"speciality" jsonb,
	"last_name" text NOT NULL,
	"name" text NOT NULL,
	"middle_name" text,
	"birth_year" integer NOT NULL,
	"factor_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_check" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_code" text NOT NULL,
	"kind" text NOT NULL,
	"is_right" boolean NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_check" ADD CONSTRAINT "document_check_document_code_document_code_fk" FOREIGN KEY ("document_code") REFERENCES "public"."document"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_by_company" ON "document" USING btree ("company_code","issued" DESC NULLS LAST,"code");--> statement-breakpoint
CREATE INDEX "document_by_file" ON "document" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "document_check_by_document" ON "document_check" USING btree ("document_code","created_at" DESC NULLS LAST);

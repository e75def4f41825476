CREATE TABLE "document_sending" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_sending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_code" text NOT NULL,
	"channel" text NOT NULL,
	"sent_to" text NOT NULL,
	"sent_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document" ALTER COLUMN "birth_year" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ALTER COLUMN "factor_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_record" ADD COLUMN "consultation_code" text;--> statement-breakpoint
ALTER TABLE "document_sending" ADD CONSTRAINT "document_sending_document_code_document_code_fk" FOREIGN KEY ("document_code") REFERENCES "public"."document"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_sending_by_document" ON "document_sending" USING btree ("document_code","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "medical_record" ADD CONSTRAINT "medical_record_consultation_code_consultation_code_fk" FOREIGN KEY ("consultation_code") REFERENCES "public"."consultation"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_record" ADD CONSTRAINT "medical_record_consultation_code_unique" UNIQUE("consultation_code");

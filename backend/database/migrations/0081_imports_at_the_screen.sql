CREATE TABLE "exchange_key" (
	"import_id" uuid NOT NULL,
	"key" text NOT NULL,
	"row_number" integer NOT NULL,
	CONSTRAINT "exchange_key_import_id_key_pk" PRIMARY KEY("import_id","key")
);
--> statement-breakpoint
ALTER TABLE "patient_word" DROP CONSTRAINT "patient_word_company_code_company_code_fk";
--> statement-breakpoint
DROP INDEX "exchange_row_by_keys";--> statement-breakpoint
ALTER TABLE "exchange_import" ADD COLUMN "sheets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_import" ADD COLUMN "sheet" text;--> statement-breakpoint
ALTER TABLE "exchange_import" ADD COLUMN "begin" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_import" ADD COLUMN "counts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_import" ADD COLUMN "stop_reason" text;--> statement-breakpoint
ALTER TABLE "exchange_import" ADD COLUMN "undone_by" uuid;--> statement-breakpoint
ALTER TABLE "exchange_import" ADD COLUMN "undone_by_name" text;--> statement-breakpoint
ALTER TABLE "exchange_import" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exchange_row" ADD COLUMN "cells" jsonb;--> statement-breakpoint
ALTER TABLE "exchange_key" ADD CONSTRAINT "exchange_key_import_id_exchange_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."exchange_import"("id") ON DELETE cascade ON UPDATE no action;

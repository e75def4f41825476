CREATE TABLE "exchange_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_code" text NOT NULL,
	"subject" text NOT NULL,
	"file" text NOT NULL,
	"state" text NOT NULL,
	"settings" jsonb NOT NULL,
	"parts" integer NOT NULL,
	"parts_done" integer DEFAULT 0 NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"imported_by" uuid NOT NULL,
	"imported_by_name" text NOT NULL,
	"written_at" timestamp with time zone,
	"stepped_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_part" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"rows" text NOT NULL,
	CONSTRAINT "exchange_part_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "exchange_row" (
	"import_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"outcome" text NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"keys" text[] DEFAULT '{}' NOT NULL,
	"value" jsonb NOT NULL,
	"before" jsonb,
	"faults" jsonb,
	"target" text,
	"revision" integer,
	CONSTRAINT "exchange_row_import_id_row_number_pk" PRIMARY KEY("import_id","row_number")
);
--> statement-breakpoint
ALTER TABLE "exchange_import" ADD CONSTRAINT "exchange_import_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_part" ADD CONSTRAINT "exchange_part_import_id_exchange_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."exchange_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_row" ADD CONSTRAINT "exchange_row_import_id_exchange_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."exchange_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_import_by_company" ON "exchange_import" USING btree ("company_code","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "exchange_import_due" ON "exchange_import" USING btree ("stepped_at") WHERE state in ('looking', 'planning', 'writing', 'undoing');--> statement-breakpoint
CREATE INDEX "exchange_row_by_keys" ON "exchange_row" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "exchange_row_by_outcome" ON "exchange_row" USING btree ("import_id","outcome","row_number");--> statement-breakpoint
CREATE INDEX "exchange_row_by_state" ON "exchange_row" USING btree ("import_id","state","row_number");

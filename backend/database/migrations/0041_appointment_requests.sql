CREATE TABLE "appointment_requests" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"state" text,
	"answer" text,
	"name" text,
	"phone" text,
	"email" text,
	"language" text,
	"cabinet" text,
	"doctor" text,
	"service" text,
	"date_from" date,
	"parts" jsonb,
	"patient_kind" text,
	"patient" text,
	"comment" text,
	"history" jsonb,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("name", '') || ' ' || coalesce("phone", '') || ' ' || coalesce("comment", '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "appointment_requests_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD CONSTRAINT "appointment_requests_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_requests_by_createdat" ON "appointment_requests" USING btree ("company_code","created_at","code");--> statement-breakpoint
CREATE INDEX "appointment_requests_of_state" ON "appointment_requests" USING btree ("company_code","state");--> statement-breakpoint
CREATE INDEX "appointment_requests_of_cabinet" ON "appointment_requests" USING btree ("company_code","cabinet");--> statement-breakpoint
CREATE INDEX "appointment_requests_of_doctor" ON "appointment_requests" USING btree ("company_code","doctor");--> statement-breakpoint
CREATE INDEX "appointment_requests_search" ON "appointment_requests" USING gin ("searched" gin_trgm_ops);

CREATE TABLE "appointment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text,
	"company_code" text NOT NULL,
	"cabinet" text NOT NULL,
	"specialist" text NOT NULL,
	"service" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"timezone" text NOT NULL,
	"status" text NOT NULL,
	"source" text DEFAULT 'online' NOT NULL,
	"is_overbook" boolean DEFAULT false NOT NULL,
	"is_same_patient" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone,
	"is_renewed" boolean DEFAULT false NOT NULL,
	"price" double precision,
	"price_to" double precision,
	"currency" text,
	"account_id" uuid,
	"last_name" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"middle_name" text,
	"phone" text,
	"email" text,
	"birthday" date,
	"visit_for" text DEFAULT 'self' NOT NULL,
	"comment" text,
	"locale" text DEFAULT 'ru' NOT NULL,
	"channel" text,
	"phone_hash" text,
	"patient_hash" text,
	"request_key" text,
	"request_hash" text,
	"moved_to" uuid,
	"uid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"attends_at" timestamp with time zone,
	"reason" text,
	"remind_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "appointment_code_unique" UNIQUE("code"),
	CONSTRAINT "appointment_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_code" text NOT NULL,
	"specialist" text,
	"speciality" text,
	"cabinet" text,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"account_id" uuid,
	"channel" text NOT NULL,
	"contact" text NOT NULL,
	"locale" text NOT NULL,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cabinet" ADD COLUMN "booking" jsonb;--> statement-breakpoint
ALTER TABLE "schedule" ADD COLUMN "step" integer;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "duration" integer;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_moved_to_appointment_id_fk" FOREIGN KEY ("moved_to") REFERENCES "public"."appointment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_by_day" ON "appointment" USING btree ("company_code","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_by_uid" ON "appointment" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "appointment_by_account" ON "appointment" USING btree ("account_id","starts_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "appointment_by_phone" ON "appointment" USING btree ("phone_hash") WHERE phone_hash is not null;--> statement-breakpoint
CREATE INDEX "appointment_moved" ON "appointment" USING btree ("moved_to") WHERE moved_to is not null;--> statement-breakpoint
CREATE INDEX "appointment_to_remind" ON "appointment" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
CREATE INDEX "appointment_expiring" ON "appointment" USING btree ("expires_at") WHERE status = 'hold';--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_once" ON "waiting_list" USING btree ("company_code","contact",coalesce(specialist, ''),coalesce(speciality, ''),coalesce(cabinet, ''));--> statement-breakpoint
CREATE INDEX "waiting_list_by_end" ON "waiting_list" USING btree ("date_to");--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_ends_later" CHECK ("ends_at" > "starts_at");--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_of_doctor" EXCLUDE USING gist (
	"company_code" WITH =,
	"specialist" WITH =,
	tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("status" IN ('hold', 'pending', 'confirmed', 'arrived') AND NOT "is_overbook");--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_of_patient" EXCLUDE USING gist (
	"patient_hash" WITH =,
	tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("status" IN ('hold', 'pending', 'confirmed', 'arrived') AND "patient_hash" IS NOT NULL AND NOT "is_same_patient");

CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"phone" text,
	"email_confirmed_at" timestamp with time zone,
	"phone_confirmed_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"password_expires_at" timestamp with time zone,
	"last_name" text NOT NULL,
	"name" text NOT NULL,
	"middle_name" text,
	"birthday" date,
	"gender" text,
	"locale" text NOT NULL,
	"city" text,
	"avatar" text,
	"avatar_version" integer DEFAULT 0 NOT NULL,
	"is_moderator" boolean DEFAULT false NOT NULL,
	"is_administrator" boolean,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_email_unique" UNIQUE("email"),
	CONSTRAINT "account_contact" CHECK ("account"."email" is not null or "account"."phone" is not null)
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_lasting" boolean NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "session_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "confirmation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid,
	"channel" text NOT NULL,
	"contact" text NOT NULL,
	"secret_hash" text,
	"pending" jsonb,
	"browser_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_proof" (
	"key" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"template" text NOT NULL,
	"params" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now(),
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
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
	"is_widget" boolean DEFAULT false NOT NULL,
	"is_overbook" boolean DEFAULT false NOT NULL,
	"is_same_patient" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone,
	"is_renewed" boolean DEFAULT false NOT NULL,
	"held_from" text,
	"held_by" text,
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
	"contact_name" text,
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
	"name" text,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"code" text,
	"locale" text NOT NULL,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_list_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "news_category" (
	"company_code" text NOT NULL,
	"slug" text NOT NULL,
	"code" text DEFAULT gen_random_uuid()::text NOT NULL,
	"title" jsonb NOT NULL,
	"order" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("title" ->> 'ru', '') || ' ' || coalesce("title" ->> 'kk', '') || ' ' || coalesce("title" ->> 'uz', '') || ' ' || coalesce("title" ->> 'en', '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "news_category_company_code_slug_pk" PRIMARY KEY("company_code","slug")
);
--> statement-breakpoint
CREATE TABLE "news" (
	"slug" text PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb,
	"content" jsonb,
	"image" jsonb,
	"author_name" jsonb,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text,
	"redirect" text,
	"doctor" text,
	"date" timestamp with time zone NOT NULL,
	"author" text
);
--> statement-breakpoint
CREATE TABLE "news_draft" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"category" text,
	"title" jsonb NOT NULL,
	"lead" jsonb,
	"content" jsonb,
	"image" jsonb,
	"author_name" jsonb,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text,
	"redirect" text,
	"author" text,
	"date" timestamp with time zone,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_revision" integer,
	"published_at" timestamp with time zone,
	"publish_at" timestamp with time zone,
	"slug" text DEFAULT '' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("title" ->> 'ru', '') || ' ' || coalesce("title" ->> 'kk', '') || ' ' || coalesce("title" ->> 'uz', '') || ' ' || coalesce("title" ->> 'en', '') || ' ' || coalesce("lead" ->> 'ru', '') || ' ' || coalesce("lead" ->> 'kk', '') || ' ' || coalesce("lead" ->> 'uz', '') || ' ' || coalesce("lead" ->> 'en', '') || ' ' || coalesce("tags"::text, '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "news_draft_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
CREATE TABLE "material_category" (
	"company_code" text NOT NULL,
	"slug" text NOT NULL,
	"code" text DEFAULT gen_random_uuid()::text NOT NULL,
	"title" jsonb NOT NULL,
	"order" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("title" ->> 'ru', '') || ' ' || coalesce("title" ->> 'kk', '') || ' ' || coalesce("title" ->> 'uz', '') || ' ' || coalesce("title" ->> 'en', '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "material_category_company_code_slug_pk" PRIMARY KEY("company_code","slug")
);
--> statement-breakpoint
CREATE TABLE "material" (
	"slug" text PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb,
	"content" jsonb,
	"image" jsonb,
	"author_name" jsonb,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text,
	"redirect" text,
	"doctor" text,
	"date" timestamp with time zone NOT NULL,
	"author" text
);
--> statement-breakpoint
CREATE TABLE "material_draft" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"category" text,
	"title" jsonb NOT NULL,
	"lead" jsonb,
	"content" jsonb,
	"image" jsonb,
	"author_name" jsonb,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text,
	"redirect" text,
	"author" text,
	"date" timestamp with time zone,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_revision" integer,
	"published_at" timestamp with time zone,
	"publish_at" timestamp with time zone,
	"slug" text DEFAULT '' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("title" ->> 'ru', '') || ' ' || coalesce("title" ->> 'kk', '') || ' ' || coalesce("title" ->> 'uz', '') || ' ' || coalesce("title" ->> 'en', '') || ' ' || coalesce("lead" ->> 'ru', '') || ' ' || coalesce("lead" ->> 'kk', '') || ' ' || coalesce("lead" ->> 'uz', '') || ' ' || coalesce("lead" ->> 'en', '') || ' ' || coalesce("tags"::text, '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "material_draft_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"code" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"category" jsonb,
	"description" jsonb,
	"country" text NOT NULL,
	"city" text,
	"address" jsonb,
	"latitude" double precision,
	"longitude" double precision,
	"phones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"whatsapp" text,
	"email" text,
	"email_for_issues" text,
	"site" text,
	"logo" jsonb,
	"favicon" text,
	"template" text NOT NULL,
	"is_online_entry_active" boolean NOT NULL,
	"takes_consultations" boolean DEFAULT false NOT NULL,
	"approves_consultations" boolean DEFAULT false NOT NULL,
	"timezone" text NOT NULL,
	"hours" jsonb,
	"specialities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"license" text,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"theme" jsonb,
	"site_settings" jsonb,
	"menu" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"parent_code" text,
	"is_demo" boolean NOT NULL,
	"attribution" text,
	"source_date" date,
	"is_published" boolean DEFAULT true NOT NULL,
	"is_site_off" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"tax_number" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "company_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "row_code" (
	"company_code" text NOT NULL,
	"area" text NOT NULL,
	"last" bigint NOT NULL,
	CONSTRAINT "row_code_company_code_area_pk" PRIMARY KEY("company_code","area")
);
--> statement-breakpoint
CREATE TABLE "cabinet" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb,
	"district" text,
	"latitude" double precision,
	"longitude" double precision,
	"phones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hours" jsonb,
	"timezone" text NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"booking" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("name" ->> 'ru', '') || ' ' || coalesce("name" ->> 'kk', '') || ' ' || coalesce("name" ->> 'uz', '') || ' ' || coalesce("name" ->> 'en', '') || ' ' || coalesce("address" ->> 'ru', '') || ' ' || coalesce("address" ->> 'kk', '') || ' ' || coalesce("address" ->> 'uz', '') || ' ' || coalesce("address" ->> 'en', '') || ' ' || coalesce("phones"::text, '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "cabinet_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
CREATE TABLE "practitioner" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text DEFAULT gen_random_uuid()::text NOT NULL,
	"merged_into" uuid,
	"account_id" uuid,
	CONSTRAINT "practitioner_slug_unique" UNIQUE("slug"),
	CONSTRAINT "practitioner_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "specialist" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"last_name" jsonb NOT NULL,
	"name" jsonb NOT NULL,
	"middle_name" jsonb,
	"photo" jsonb,
	"specialities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"post" jsonb,
	"experience_since" integer,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"places" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"about" jsonb,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"practitioner_id" uuid,
	"status" text DEFAULT 'shown' NOT NULL,
	"shown_from" timestamp with time zone,
	"shown_until" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("last_name" ->> 'ru', '') || ' ' || coalesce("last_name" ->> 'kk', '') || ' ' || coalesce("last_name" ->> 'uz', '') || ' ' || coalesce("last_name" ->> 'en', '') || ' ' || coalesce("name" ->> 'ru', '') || ' ' || coalesce("name" ->> 'kk', '') || ' ' || coalesce("name" ->> 'uz', '') || ' ' || coalesce("name" ->> 'en', '') || ' ' || coalesce("middle_name" ->> 'ru', '') || ' ' || coalesce("middle_name" ->> 'kk', '') || ' ' || coalesce("middle_name" ->> 'uz', '') || ' ' || coalesce("middle_name" ->> 'en', '') || ' ' || coalesce("post" ->> 'ru', '') || ' ' || coalesce("post" ->> 'kk', '') || ' ' || coalesce("post" ->> 'uz', '') || ' ' || coalesce("post" ->> 'en', '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "specialist_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
CREATE TABLE "schedule" (
	"company_code" text NOT NULL,
	"cabinet" text NOT NULL,
	"specialist" text NOT NULL,
	"hours" jsonb NOT NULL,
	"step" integer,
	CONSTRAINT "schedule_company_code_cabinet_specialist_pk" PRIMARY KEY("company_code","cabinet","specialist")
);
--> statement-breakpoint
CREATE TABLE "domain" (
	"host" text PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL,
	"is_primary" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "domain_claim" (
	"company_code" text NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"findings" jsonb,
	"missing_since" timestamp with time zone,
	"told" text,
	CONSTRAINT "domain_claim_company_code_host_pk" PRIMARY KEY("company_code","host")
);
--> statement-breakpoint
CREATE TABLE "consultation" (
	"code" text PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL,
	"specialist" text,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"lang" text NOT NULL,
	"contact" text NOT NULL,
	"contact_channel" text NOT NULL,
	"account_id" uuid,
	"status" smallint NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"waits_since" timestamp with time zone,
	"patient_read_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"is_reopened" boolean DEFAULT false NOT NULL,
	"request_key" text,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultation_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "consultation_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultation_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consultation_code" text NOT NULL,
	"from_status" smallint,
	"to_status" smallint NOT NULL,
	"by" text NOT NULL,
	"account_id" uuid,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"consultation_code" text NOT NULL,
	"by" text NOT NULL,
	"specialist" text,
	"account_id" uuid,
	"text" text NOT NULL,
	"video_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"file" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_reader" (
	"consultation_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"read_until" timestamp with time zone NOT NULL,
	CONSTRAINT "consultation_reader_consultation_code_account_id_pk" PRIMARY KEY("consultation_code","account_id")
);
--> statement-breakpoint
CREATE TABLE "service" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"group" jsonb NOT NULL,
	"price" numeric(14, 2),
	"price_to" numeric(14, 2),
	"currency" text NOT NULL,
	"duration" integer,
	"prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" jsonb,
	"updated_at" date,
	"status" text DEFAULT 'shown' NOT NULL,
	"shown_from" timestamp with time zone,
	"shown_until" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("name" ->> 'ru', '') || ' ' || coalesce("name" ->> 'kk', '') || ' ' || coalesce("name" ->> 'uz', '') || ' ' || coalesce("name" ->> 'en', '') || ' ' || coalesce("group" ->> 'ru', '') || ' ' || coalesce("group" ->> 'kk', '') || ' ' || coalesce("group" ->> 'uz', '') || ' ' || coalesce("group" ->> 'en', '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "service_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
CREATE TABLE "service_price" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_code" text NOT NULL,
	"service" text NOT NULL,
	"cabinet" text,
	"doctor" text,
	"price" numeric(14, 2),
	"price_to" numeric(14, 2),
	"currency" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" uuid
);
--> statement-breakpoint
CREATE TABLE "review" (
	"code" text PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL,
	"specialist" text,
	"author" text NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"lang" text NOT NULL,
	"date" date NOT NULL,
	"answer" text,
	"account_id" uuid,
	"status" text DEFAULT 'published' NOT NULL,
	"follow_up" text,
	"proof" text,
	"visit_date" date,
	"contact" text,
	"contact_channel" text,
	"locale" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"previous" jsonb,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"reason" text,
	"reason_text" text,
	"complaint" text,
	"complaint_text" text,
	"explain_until" timestamp with time zone,
	"explanation" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_reply" (
	"review_code" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"reason" text,
	"reason_text" text,
	"account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_reply_review_code_kind_pk" PRIMARY KEY("review_code","kind")
);
--> statement-breakpoint
CREATE TABLE "review_paper" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_code" text NOT NULL,
	"file" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"image" jsonb NOT NULL,
	"caption" jsonb,
	"status" text DEFAULT 'shown' NOT NULL,
	"shown_from" timestamp with time zone,
	"shown_until" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("caption" ->> 'ru', '') || ' ' || coalesce("caption" ->> 'kk', '') || ' ' || coalesce("caption" ->> 'uz', '') || ' ' || coalesce("caption" ->> 'en', '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "photos_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
CREATE TABLE "widget_site" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"address" text NOT NULL,
	"status" text DEFAULT 'shown' NOT NULL,
	"shown_from" timestamp with time zone,
	"shown_until" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("address", '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "widget_site_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
CREATE TABLE "photo" (
	"company_code" text NOT NULL,
	"position" integer NOT NULL,
	"image" jsonb NOT NULL,
	"caption" jsonb,
	CONSTRAINT "photo_company_code_position_pk" PRIMARY KEY("company_code","position")
);
--> statement-breakpoint
CREATE TABLE "custom_page" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"content" jsonb,
	"blocks" json,
	"redirect" text,
	"shipped" jsonb,
	"row_code" text GENERATED ALWAYS AS (slug) STORED NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("title" ->> 'ru', '') || ' ' || coalesce("title" ->> 'kk', '') || ' ' || coalesce("title" ->> 'uz', '') || ' ' || coalesce("title" ->> 'en', '') || ' ' || coalesce("slug", '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED
);
--> statement-breakpoint
CREATE TABLE "reserved_slug" (
	"slug" text PRIMARY KEY NOT NULL,
	"row_code" text GENERATED ALWAYS AS (slug) STORED NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("slug", '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED
);
--> statement-breakpoint
CREATE TABLE "tariff" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"rank" integer NOT NULL,
	"price" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"period" text NOT NULL,
	"included" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("name" ->> 'ru', '') || ' ' || coalesce("name" ->> 'kk', '') || ' ' || coalesce("name" ->> 'uz', '') || ' ' || coalesce("name" ->> 'en', '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"code" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"row_code" text DEFAULT gen_random_uuid() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("from_path", '') || ' ' || coalesce("to", '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "redirect_row_code_unique" UNIQUE("row_code")
);
--> statement-breakpoint
CREATE TABLE "country" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"currency" text NOT NULL,
	"calling_code" text NOT NULL,
	"timezone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "city" (
	"slug" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"name" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"timezone" text NOT NULL,
	"row_code" text GENERATED ALWAYS AS (slug) STORED NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("name" ->> 'ru', '') || ' ' || coalesce("name" ->> 'kk', '') || ' ' || coalesce("name" ->> 'uz', '') || ' ' || coalesce("name" ->> 'en', '') || ' ' || coalesce("slug", '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED
);
--> statement-breakpoint
CREATE TABLE "speciality" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"row_code" text GENERATED ALWAYS AS (slug) STORED NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("name" ->> 'ru', '') || ' ' || coalesce("name" ->> 'kk', '') || ' ' || coalesce("name" ->> 'uz', '') || ' ' || coalesce("name" ->> 'en', '') || ' ' || coalesce("slug", '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED
);
--> statement-breakpoint
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
CREATE TABLE "listing" (
	"section" text NOT NULL,
	"code" text NOT NULL,
	"city" text NOT NULL,
	"is_main" boolean NOT NULL,
	"slug" text NOT NULL,
	"companies" text[] NOT NULL,
	"name" jsonb NOT NULL,
	"category" jsonb,
	"image" jsonb,
	"specialities" text[] NOT NULL,
	"features" text[] NOT NULL,
	"districts" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] NOT NULL,
	"price_from" numeric(14, 2),
	"currency" text,
	"experience_since" integer,
	"rating" double precision,
	"reviews" integer NOT NULL,
	"bayesian" double precision NOT NULL,
	"completeness" integer NOT NULL,
	"score" double precision NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"open" "tstzmultirange",
	"takes_online" boolean NOT NULL,
	"is_demo" boolean NOT NULL,
	"number" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "listing_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "listing_section_code_city_pk" PRIMARY KEY("section","code","city")
);
--> statement-breakpoint
CREATE TABLE "listing_set" (
	"section" text NOT NULL,
	"facet" text NOT NULL,
	"value" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"block" integer NOT NULL,
	"bits" bit(8192) NOT NULL,
	CONSTRAINT "listing_set_section_facet_value_at_block_pk" PRIMARY KEY("section","facet","value","at","block")
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"company_code" text NOT NULL,
	"service" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"city" text NOT NULL,
	"price" numeric(14, 2),
	"price_to" numeric(14, 2),
	"currency" text NOT NULL,
	CONSTRAINT "offer_company_code_service_pk" PRIMARY KEY("company_code","service")
);
--> statement-breakpoint
CREATE TABLE "listed" (
	"company_code" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"src" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer,
	"width" integer,
	"height" integer,
	"color" text,
	"alt" jsonb,
	"focus" jsonb,
	"original_src" text,
	"crop" jsonb,
	"added_at" timestamp with time zone,
	CONSTRAINT "media_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
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
CREATE TABLE "page_case" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_case_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_code" text NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_case_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_case_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"arrow" text NOT NULL,
	"reason" text,
	"text" text,
	"email" text,
	"done_by" uuid,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "like" (
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"company_code" text DEFAULT '' NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "like_account_id_type_company_code_code_pk" PRIMARY KEY("account_id","type","company_code","code")
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"code" text NOT NULL,
	"text" text NOT NULL,
	"lang" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"reason" text,
	"reason_text" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"channel" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_account_id_kind_code_pk" PRIMARY KEY("account_id","kind","code")
);
--> statement-breakpoint
CREATE TABLE "medical_record" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"company_code" text NOT NULL,
	"kind" text NOT NULL,
	"specialist" text,
	"title" text NOT NULL,
	"text" text,
	"lang" text NOT NULL,
	"date" date NOT NULL,
	"document_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medical_record_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "medical_record_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"record_id" uuid NOT NULL,
	"viewer" text NOT NULL,
	"company_code" text,
	"viewed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question" (
	"code" text PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL,
	"specialist" text,
	"speciality" text,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"lang" text NOT NULL,
	"contact" text NOT NULL,
	"contact_channel" text NOT NULL,
	"account_id" uuid,
	"status" text DEFAULT 'new' NOT NULL,
	"waits_since" timestamp with time zone DEFAULT now() NOT NULL,
	"may_publish" boolean DEFAULT false NOT NULL,
	"publication" text DEFAULT 'kept' NOT NULL,
	"reason" text,
	"reason_text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_message" (
	"question_code" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"specialist" text,
	"account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_message_question_code_kind_pk" PRIMARY KEY("question_code","kind")
);
--> statement-breakpoint
CREATE TABLE "search_entry" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"city" text NOT NULL,
	"companies" text[] NOT NULL,
	"site" text NOT NULL,
	"page" text,
	"name" jsonb NOT NULL,
	"detail" jsonb,
	"specialities" text[] NOT NULL,
	"words" "tsvector" NOT NULL,
	"score" double precision NOT NULL,
	CONSTRAINT "search_entry_kind_code_city_pk" PRIMARY KEY("kind","code","city")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page" (
	"company_code" text NOT NULL,
	"slug" text NOT NULL,
	"id" text,
	"content" json NOT NULL,
	"version" integer,
	CONSTRAINT "page_company_code_slug_pk" PRIMARY KEY("company_code","slug")
);
--> statement-breakpoint
CREATE TABLE "content_migration" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_migration_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rolled_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_migration_page" (
	"migration_id" integer NOT NULL,
	"company_code" text NOT NULL,
	"slug" text NOT NULL,
	"before" json NOT NULL,
	"after" json NOT NULL,
	CONSTRAINT "content_migration_page_migration_id_company_code_slug_pk" PRIMARY KEY("migration_id","company_code","slug")
);
--> statement-breakpoint
CREATE TABLE "site_draft" (
	"company_code" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"content" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_change" (
	"company_code" text NOT NULL,
	"revision" integer NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"changes" json NOT NULL,
	"inverses" json NOT NULL,
	CONSTRAINT "site_change_company_code_revision_pk" PRIMARY KEY("company_code","revision")
);
--> statement-breakpoint
CREATE TABLE "site_version" (
	"company_code" text NOT NULL,
	"number" integer NOT NULL,
	"content" json NOT NULL,
	"note" text,
	"account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_version_company_code_number_pk" PRIMARY KEY("company_code","number")
);
--> statement-breakpoint
CREATE TABLE "site_import" (
	"company_code" text NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"content" json NOT NULL,
	"account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_import_company_code_number_pk" PRIMARY KEY("company_code","number")
);
--> statement-breakpoint
CREATE TABLE "site_section" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_code" text NOT NULL,
	"name" text NOT NULL,
	"content" json NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"account_id" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "site_visit" (
	"company_code" text NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"locale" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "site_visit_company_code_day_page_locale_pk" PRIMARY KEY("company_code","day","page","locale")
);
--> statement-breakpoint
CREATE TABLE "site_share" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_code" text NOT NULL,
	"token_hash" text NOT NULL,
	"slug" text,
	"page" text,
	"content" json,
	"account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "site_review" (
	"company_code" text NOT NULL,
	"number" integer NOT NULL,
	"account_id" uuid,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"note" text,
	"revision" integer NOT NULL,
	"content" json NOT NULL,
	"base" json NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "site_review_company_code_number_pk" PRIMARY KEY("company_code","number")
);
--> statement-breakpoint
CREATE TABLE "site_comment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_code" text NOT NULL,
	"page" text NOT NULL,
	"block" text,
	"block_type" text,
	"block_words" text,
	"text" text NOT NULL,
	"account_id" uuid,
	"name" text,
	"share_id" uuid,
	"answers_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"account_id" uuid NOT NULL,
	"company_code" text NOT NULL,
	"role" text NOT NULL,
	"cabinets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"may_publish" boolean DEFAULT false NOT NULL,
	"specialist" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_account_id_company_code_pk" PRIMARY KEY("account_id","company_code")
);
--> statement-breakpoint
CREATE TABLE "access_code" (
	"code" text PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL,
	"cabinet" text NOT NULL,
	"role" text NOT NULL,
	"may_publish" boolean DEFAULT false NOT NULL,
	"specialist" text,
	"max_uses" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_decision" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_code" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_paper" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_code" text NOT NULL,
	"file" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_claim" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_claim_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"proof" text NOT NULL,
	"note" text,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_paper" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"claim_id" integer NOT NULL,
	"file" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mistake_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mistake_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_code" text NOT NULL,
	"text" text NOT NULL,
	"email" text,
	"locale" text NOT NULL,
	"done_by" uuid,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_request" (
	"code" text PRIMARY KEY NOT NULL,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"company_name" text,
	"comment" text,
	"page" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "confirmation" ADD CONSTRAINT "confirmation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_moved_to_appointment_id_fk" FOREIGN KEY ("moved_to") REFERENCES "public"."appointment"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "news_category" ADD CONSTRAINT "news_category_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_company_code_category_news_category_company_code_slug_fk" FOREIGN KEY ("company_code","category") REFERENCES "public"."news_category"("company_code","slug") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "news_draft" ADD CONSTRAINT "news_draft_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "material_category" ADD CONSTRAINT "material_category_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "material" ADD CONSTRAINT "material_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "material" ADD CONSTRAINT "material_of_category" FOREIGN KEY ("company_code","category") REFERENCES "public"."material_category"("company_code","slug") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "material_draft" ADD CONSTRAINT "material_draft_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_country_country_code_fk" FOREIGN KEY ("country") REFERENCES "public"."country"("code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_city_city_slug_fk" FOREIGN KEY ("city") REFERENCES "public"."city"("slug") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_parent_code_company_code_fk" FOREIGN KEY ("parent_code") REFERENCES "public"."company"("code") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "row_code" ADD CONSTRAINT "row_code_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cabinet" ADD CONSTRAINT "cabinet_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "practitioner" ADD CONSTRAINT "practitioner_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "specialist" ADD CONSTRAINT "specialist_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "specialist" ADD CONSTRAINT "specialist_practitioner_id_practitioner_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioner"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_cabinet" FOREIGN KEY ("company_code","cabinet") REFERENCES "public"."cabinet"("company_code","code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_specialist" FOREIGN KEY ("company_code","specialist") REFERENCES "public"."specialist"("company_code","code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "domain" ADD CONSTRAINT "domain_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "domain_claim" ADD CONSTRAINT "domain_claim_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consultation_change" ADD CONSTRAINT "consultation_change_consultation_code_consultation_code_fk" FOREIGN KEY ("consultation_code") REFERENCES "public"."consultation"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consultation_change" ADD CONSTRAINT "consultation_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consultation_message" ADD CONSTRAINT "consultation_message_consultation_code_consultation_code_fk" FOREIGN KEY ("consultation_code") REFERENCES "public"."consultation"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consultation_message" ADD CONSTRAINT "consultation_message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consultation_file" ADD CONSTRAINT "consultation_file_message_id_consultation_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."consultation_message"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consultation_reader" ADD CONSTRAINT "consultation_reader_consultation_code_consultation_code_fk" FOREIGN KEY ("consultation_code") REFERENCES "public"."consultation"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consultation_reader" ADD CONSTRAINT "consultation_reader_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_price" ADD CONSTRAINT "service_price_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_price" ADD CONSTRAINT "service_price_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_price" ADD CONSTRAINT "service_price_service" FOREIGN KEY ("company_code","service") REFERENCES "public"."service"("company_code","code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_specialist" FOREIGN KEY ("company_code","specialist") REFERENCES "public"."specialist"("company_code","code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_reply" ADD CONSTRAINT "review_reply_review_code_review_code_fk" FOREIGN KEY ("review_code") REFERENCES "public"."review"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_reply" ADD CONSTRAINT "review_reply_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_paper" ADD CONSTRAINT "review_paper_review_code_review_code_fk" FOREIGN KEY ("review_code") REFERENCES "public"."review"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "widget_site" ADD CONSTRAINT "widget_site_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "city" ADD CONSTRAINT "city_country_country_code_fk" FOREIGN KEY ("country") REFERENCES "public"."country"("code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_check" ADD CONSTRAINT "document_check_document_code_document_code_fk" FOREIGN KEY ("document_code") REFERENCES "public"."document"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "listed" ADD CONSTRAINT "listed_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "next_free" ADD CONSTRAINT "next_free_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_case" ADD CONSTRAINT "page_case_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_case_event" ADD CONSTRAINT "page_case_event_case_id_page_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."page_case"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_case_event" ADD CONSTRAINT "page_case_event_done_by_account_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "like" ADD CONSTRAINT "like_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "medical_record" ADD CONSTRAINT "medical_record_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "medical_record" ADD CONSTRAINT "medical_record_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "medical_record_view" ADD CONSTRAINT "medical_record_view_record_id_medical_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."medical_record"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "question_message" ADD CONSTRAINT "question_message_question_code_question_code_fk" FOREIGN KEY ("question_code") REFERENCES "public"."question"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "question_message" ADD CONSTRAINT "question_message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_migration_page" ADD CONSTRAINT "content_migration_page_migration_id_content_migration_id_fk" FOREIGN KEY ("migration_id") REFERENCES "public"."content_migration"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_draft" ADD CONSTRAINT "site_draft_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_change" ADD CONSTRAINT "site_change_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_change" ADD CONSTRAINT "site_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_version" ADD CONSTRAINT "site_version_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_version" ADD CONSTRAINT "site_version_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_import" ADD CONSTRAINT "site_import_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_import" ADD CONSTRAINT "site_import_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_section" ADD CONSTRAINT "site_section_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_section" ADD CONSTRAINT "site_section_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_schedule" ADD CONSTRAINT "site_schedule_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_schedule" ADD CONSTRAINT "site_schedule_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_presence" ADD CONSTRAINT "site_presence_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_presence" ADD CONSTRAINT "site_presence_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_visit" ADD CONSTRAINT "site_visit_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_share" ADD CONSTRAINT "site_share_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_share" ADD CONSTRAINT "site_share_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_review" ADD CONSTRAINT "site_review_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_review" ADD CONSTRAINT "site_review_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_review" ADD CONSTRAINT "site_review_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_comment" ADD CONSTRAINT "site_comment_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_comment" ADD CONSTRAINT "site_comment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_comment" ADD CONSTRAINT "site_comment_share_id_site_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."site_share"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_comment" ADD CONSTRAINT "site_comment_answers_id_site_comment_id_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."site_comment"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_comment" ADD CONSTRAINT "site_comment_resolved_by_account_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_code" ADD CONSTRAINT "access_code_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_code" ADD CONSTRAINT "access_code_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_decision" ADD CONSTRAINT "company_decision_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_decision" ADD CONSTRAINT "company_decision_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_paper" ADD CONSTRAINT "company_paper_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_claim" ADD CONSTRAINT "company_claim_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_claim" ADD CONSTRAINT "company_claim_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_claim" ADD CONSTRAINT "company_claim_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claim_paper" ADD CONSTRAINT "claim_paper_claim_id_company_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."company_claim"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mistake_report" ADD CONSTRAINT "mistake_report_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mistake_report" ADD CONSTRAINT "mistake_report_done_by_account_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD CONSTRAINT "appointment_requests_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "account_by_phone" ON "account" USING btree ("phone") WHERE phone_confirmed_at is not null;
--> statement-breakpoint
CREATE INDEX "session_by_account" ON "session" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "session_by_end" ON "session" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "confirmation_by_contact" ON "confirmation" USING btree ("contact","purpose");
--> statement-breakpoint
CREATE INDEX "confirmation_by_secret" ON "confirmation" USING btree ("secret_hash");
--> statement-breakpoint
CREATE INDEX "confirmation_by_end" ON "confirmation" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "rate_limit_by_end" ON "rate_limit" USING btree ("resets_at");
--> statement-breakpoint
CREATE INDEX "used_proof_by_end" ON "used_proof" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;
--> statement-breakpoint
CREATE INDEX "appointment_by_day" ON "appointment" USING btree ("company_code","starts_at");
--> statement-breakpoint
CREATE INDEX "appointment_by_uid" ON "appointment" USING btree ("uid");
--> statement-breakpoint
CREATE INDEX "appointment_by_account" ON "appointment" USING btree ("account_id","starts_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "appointment_by_phone" ON "appointment" USING btree ("phone_hash") WHERE phone_hash is not null;
--> statement-breakpoint
CREATE INDEX "appointment_moved" ON "appointment" USING btree ("moved_to") WHERE moved_to is not null;
--> statement-breakpoint
CREATE INDEX "appointment_to_remind" ON "appointment" USING btree ("remind_at") WHERE remind_at is not null;
--> statement-breakpoint
CREATE INDEX "appointment_expiring" ON "appointment" USING btree ("expires_at") WHERE status = 'hold';
--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_once" ON "waiting_list" USING btree ("company_code","contact",coalesce(specialist, ''),coalesce(speciality, ''),coalesce(cabinet, ''));
--> statement-breakpoint
CREATE INDEX "waiting_list_by_end" ON "waiting_list" USING btree ("date_to");
--> statement-breakpoint
CREATE UNIQUE INDEX "news_category_code" ON "news_category" USING btree ("company_code","code");
--> statement-breakpoint
CREATE INDEX "news_categories_by_title_ru" ON "news_category" USING btree ("company_code",("title" ->> 'ru') collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "news_categories_by_title_kk" ON "news_category" USING btree ("company_code",(coalesce("title" ->> 'kk', "title" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "news_categories_by_title_uz" ON "news_category" USING btree ("company_code",(coalesce("title" ->> 'uz', "title" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "news_categories_by_title_en" ON "news_category" USING btree ("company_code",(coalesce("title" ->> 'en', "title" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "news_categories_in_order" ON "news_category" USING btree ("company_code","order");
--> statement-breakpoint
CREATE INDEX "news_categories_search" ON "news_category" USING gin ("searched" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "news_by_company" ON "news" USING btree ("company_code","date" DESC NULLS FIRST,"slug");
--> statement-breakpoint
CREATE INDEX "news_by_category" ON "news" USING btree ("category","date" DESC NULLS FIRST,"slug");
--> statement-breakpoint
CREATE INDEX "news_by_date" ON "news" USING btree ("date" DESC NULLS FIRST,"slug");
--> statement-breakpoint
CREATE UNIQUE INDEX "news_draft_slug" ON "news_draft" USING btree ("slug");
--> statement-breakpoint
CREATE INDEX "news_draft_by_updatedat" ON "news_draft" USING btree ("company_code","updated_at","code");
--> statement-breakpoint
CREATE INDEX "news_draft_by_title_ru" ON "news_draft" USING btree ("company_code",("title" ->> 'ru') collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "news_draft_by_title_kk" ON "news_draft" USING btree ("company_code",(coalesce("title" ->> 'kk', "title" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "news_draft_by_title_uz" ON "news_draft" USING btree ("company_code",(coalesce("title" ->> 'uz', "title" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "news_draft_by_title_en" ON "news_draft" USING btree ("company_code",(coalesce("title" ->> 'en', "title" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "news_draft_by_date" ON "news_draft" USING btree ("company_code","date","code");
--> statement-breakpoint
CREATE INDEX "news_draft_by_date_desc" ON "news_draft" USING btree ("company_code","date" desc nulls last,"code" desc);
--> statement-breakpoint
CREATE INDEX "news_draft_by_views" ON "news_draft" USING btree ("company_code","views","code");
--> statement-breakpoint
CREATE INDEX "news_draft_of_category" ON "news_draft" USING btree ("company_code","category");
--> statement-breakpoint
CREATE INDEX "news_draft_by_schedule" ON "news_draft" USING btree ("publish_at");
--> statement-breakpoint
CREATE INDEX "news_draft_search" ON "news_draft" USING gin ("searched" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "material_category_code" ON "material_category" USING btree ("company_code","code");
--> statement-breakpoint
CREATE INDEX "material_categories_by_title_ru" ON "material_category" USING btree ("company_code",("title" ->> 'ru') collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "material_categories_by_title_kk" ON "material_category" USING btree ("company_code",(coalesce("title" ->> 'kk', "title" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "material_categories_by_title_uz" ON "material_category" USING btree ("company_code",(coalesce("title" ->> 'uz', "title" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "material_categories_by_title_en" ON "material_category" USING btree ("company_code",(coalesce("title" ->> 'en', "title" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "material_categories_in_order" ON "material_category" USING btree ("company_code","order");
--> statement-breakpoint
CREATE INDEX "material_categories_search" ON "material_category" USING gin ("searched" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "material_by_company" ON "material" USING btree ("company_code","date" DESC NULLS FIRST,"slug");
--> statement-breakpoint
CREATE INDEX "material_by_category" ON "material" USING btree ("category","date" DESC NULLS FIRST,"slug");
--> statement-breakpoint
CREATE INDEX "material_by_date" ON "material" USING btree ("date" DESC NULLS FIRST,"slug");
--> statement-breakpoint
CREATE UNIQUE INDEX "material_draft_slug" ON "material_draft" USING btree ("slug");
--> statement-breakpoint
CREATE INDEX "material_draft_by_updatedat" ON "material_draft" USING btree ("company_code","updated_at","code");
--> statement-breakpoint
CREATE INDEX "material_draft_by_title_ru" ON "material_draft" USING btree ("company_code",("title" ->> 'ru') collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "material_draft_by_title_kk" ON "material_draft" USING btree ("company_code",(coalesce("title" ->> 'kk', "title" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "material_draft_by_title_uz" ON "material_draft" USING btree ("company_code",(coalesce("title" ->> 'uz', "title" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "material_draft_by_title_en" ON "material_draft" USING btree ("company_code",(coalesce("title" ->> 'en', "title" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "material_draft_by_date" ON "material_draft" USING btree ("company_code","date","code");
--> statement-breakpoint
CREATE INDEX "material_draft_by_date_desc" ON "material_draft" USING btree ("company_code","date" desc nulls last,"code" desc);
--> statement-breakpoint
CREATE INDEX "material_draft_by_views" ON "material_draft" USING btree ("company_code","views","code");
--> statement-breakpoint
CREATE INDEX "material_draft_of_category" ON "material_draft" USING btree ("company_code","category");
--> statement-breakpoint
CREATE INDEX "material_draft_by_schedule" ON "material_draft" USING btree ("publish_at");
--> statement-breakpoint
CREATE INDEX "material_draft_search" ON "material_draft" USING gin ("searched" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "company_by_name" ON "company" USING btree ((name ->> 'ru') collate "und-x-icu","code") WHERE is_published;
--> statement-breakpoint
CREATE INDEX "company_by_city" ON "company" USING btree ("city","kind");
--> statement-breakpoint
CREATE INDEX "company_by_parent" ON "company" USING btree ("parent_code");
--> statement-breakpoint
CREATE INDEX "cabinets_by_name_ru" ON "cabinet" USING btree ("company_code",("name" ->> 'ru') collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "cabinets_by_name_kk" ON "cabinet" USING btree ("company_code",(coalesce("name" ->> 'kk', "name" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "cabinets_by_name_uz" ON "cabinet" USING btree ("company_code",(coalesce("name" ->> 'uz', "name" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "cabinets_by_name_en" ON "cabinet" USING btree ("company_code",(coalesce("name" ->> 'en', "name" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "cabinets_in_order" ON "cabinet" USING btree ("company_code","position");
--> statement-breakpoint
CREATE INDEX "cabinets_search" ON "cabinet" USING gin ("searched" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "doctors_by_lastname_ru" ON "specialist" USING btree ("company_code",("last_name" ->> 'ru') collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "doctors_by_lastname_kk" ON "specialist" USING btree ("company_code",(coalesce("last_name" ->> 'kk', "last_name" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "doctors_by_lastname_uz" ON "specialist" USING btree ("company_code",(coalesce("last_name" ->> 'uz', "last_name" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "doctors_by_lastname_en" ON "specialist" USING btree ("company_code",(coalesce("last_name" ->> 'en', "last_name" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "doctors_by_experiencesince" ON "specialist" USING btree ("company_code","experience_since","code");
--> statement-breakpoint
CREATE INDEX "doctors_by_experiencesince_desc" ON "specialist" USING btree ("company_code","experience_since" desc nulls last,"code" desc);
--> statement-breakpoint
CREATE INDEX "doctors_by_updatedat" ON "specialist" USING btree ("company_code","updated_at","code");
--> statement-breakpoint
CREATE INDEX "doctors_with_specialities" ON "specialist" USING gin ("specialities");
--> statement-breakpoint
CREATE INDEX "doctors_with_languages" ON "specialist" USING gin ("languages");
--> statement-breakpoint
CREATE INDEX "doctors_by_beginning" ON "specialist" USING btree ("shown_from");
--> statement-breakpoint
CREATE INDEX "doctors_by_end" ON "specialist" USING btree ("shown_until");
--> statement-breakpoint
CREATE INDEX "doctors_in_order" ON "specialist" USING btree ("company_code","position");
--> statement-breakpoint
CREATE INDEX "doctors_search" ON "specialist" USING gin ("searched" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "specialist_by_practitioner" ON "specialist" USING btree ("practitioner_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "specialist_by_slug" ON "specialist" USING btree ("company_code","slug");
--> statement-breakpoint
CREATE UNIQUE INDEX "domain_primary" ON "domain" USING btree ("company_code") WHERE is_primary;
--> statement-breakpoint
CREATE INDEX "domain_by_company" ON "domain" USING btree ("company_code");
--> statement-breakpoint
CREATE INDEX "domain_claim_by_time" ON "domain_claim" USING btree ("next_at");
--> statement-breakpoint
CREATE INDEX "domain_claim_by_host" ON "domain_claim" USING btree ("host");
--> statement-breakpoint
CREATE INDEX "consultation_by_company" ON "consultation" USING btree ("company_code","last_at" DESC NULLS LAST,"code");
--> statement-breakpoint
CREATE INDEX "consultation_by_account" ON "consultation" USING btree ("account_id","last_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "consultation_by_contact" ON "consultation" USING btree ("contact");
--> statement-breakpoint
CREATE INDEX "consultation_to_moderate" ON "consultation" USING btree ("created_at") WHERE status = 0;
--> statement-breakpoint
CREATE INDEX "consultation_silent" ON "consultation" USING btree ("last_at") WHERE status = 1;
--> statement-breakpoint
CREATE INDEX "consultation_change_of" ON "consultation_change" USING btree ("consultation_code");
--> statement-breakpoint
CREATE INDEX "consultation_change_by_account" ON "consultation_change" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "consultation_message_of" ON "consultation_message" USING btree ("consultation_code","created_at");
--> statement-breakpoint
CREATE INDEX "consultation_message_by_account" ON "consultation_message" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "consultation_file_of" ON "consultation_file" USING btree ("message_id");
--> statement-breakpoint
CREATE INDEX "consultation_reader_by_account" ON "consultation_reader" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "services_by_name_ru" ON "service" USING btree ("company_code",("name" ->> 'ru') collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "services_by_name_kk" ON "service" USING btree ("company_code",(coalesce("name" ->> 'kk', "name" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "services_by_name_uz" ON "service" USING btree ("company_code",(coalesce("name" ->> 'uz', "name" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "services_by_name_en" ON "service" USING btree ("company_code",(coalesce("name" ->> 'en', "name" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "services_by_group_ru" ON "service" USING btree ("company_code",("group" ->> 'ru') collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "services_by_group_kk" ON "service" USING btree ("company_code",(coalesce("group" ->> 'kk', "group" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "services_by_group_uz" ON "service" USING btree ("company_code",(coalesce("group" ->> 'uz', "group" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "services_by_group_en" ON "service" USING btree ("company_code",(coalesce("group" ->> 'en', "group" ->> 'ru')) collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "services_by_price" ON "service" USING btree ("company_code","price","code");
--> statement-breakpoint
CREATE INDEX "services_by_price_desc" ON "service" USING btree ("company_code","price" desc nulls last,"code" desc);
--> statement-breakpoint
CREATE INDEX "services_by_updatedat" ON "service" USING btree ("company_code","changed_at","code");
--> statement-breakpoint
CREATE INDEX "services_of_group" ON "service" USING btree ("company_code",("group" ->> 'ru'));
--> statement-breakpoint
CREATE INDEX "services_of_currency" ON "service" USING btree ("company_code","currency");
--> statement-breakpoint
CREATE INDEX "services_by_beginning" ON "service" USING btree ("shown_from");
--> statement-breakpoint
CREATE INDEX "services_by_end" ON "service" USING btree ("shown_until");
--> statement-breakpoint
CREATE INDEX "services_in_order" ON "service" USING btree ("company_code","position");
--> statement-breakpoint
CREATE INDEX "services_search" ON "service" USING gin ("searched" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "service_price_by_service" ON "service_price" USING btree ("company_code","service","since" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "review_by_company" ON "review" USING btree ("company_code","date" DESC NULLS FIRST,"code");
--> statement-breakpoint
CREATE INDEX "review_by_account" ON "review" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "review_latest" ON "review" USING btree ("date" DESC NULLS FIRST,"code");
--> statement-breakpoint
CREATE INDEX "review_by_specialist" ON "review" USING btree ("company_code","specialist","date" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "review_by_contact" ON "review" USING btree ("contact") WHERE contact is not null;
--> statement-breakpoint
CREATE INDEX "review_waiting" ON "review" USING btree ("edited_at") WHERE status in ('new', 'disputed');
--> statement-breakpoint
CREATE INDEX "review_reply_by_account" ON "review_reply" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "review_reply_waiting" ON "review_reply" USING btree ("created_at") WHERE status = 'new';
--> statement-breakpoint
CREATE INDEX "review_paper_by_review" ON "review_paper" USING btree ("review_code");
--> statement-breakpoint
CREATE INDEX "photos_by_updatedat" ON "photos" USING btree ("company_code","updated_at","code");
--> statement-breakpoint
CREATE INDEX "photos_by_beginning" ON "photos" USING btree ("shown_from");
--> statement-breakpoint
CREATE INDEX "photos_by_end" ON "photos" USING btree ("shown_until");
--> statement-breakpoint
CREATE INDEX "photos_in_order" ON "photos" USING btree ("company_code","position");
--> statement-breakpoint
CREATE INDEX "photos_search" ON "photos" USING gin ("searched" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "widget_sites_by_address" ON "widget_site" USING btree ("company_code","address" collate "und-x-icu","code");
--> statement-breakpoint
CREATE INDEX "widget_sites_by_updatedat" ON "widget_site" USING btree ("company_code","updated_at","code");
--> statement-breakpoint
CREATE INDEX "widget_sites_by_beginning" ON "widget_site" USING btree ("shown_from");
--> statement-breakpoint
CREATE INDEX "widget_sites_by_end" ON "widget_site" USING btree ("shown_until");
--> statement-breakpoint
CREATE INDEX "widget_sites_search" ON "widget_site" USING gin ("searched" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "document_by_company" ON "document" USING btree ("company_code","issued" DESC NULLS LAST,"code");
--> statement-breakpoint
CREATE INDEX "document_by_file" ON "document" USING btree ("sha256");
--> statement-breakpoint
CREATE INDEX "document_check_by_document" ON "document_check" USING btree ("document_code","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "listing_of_city" ON "listing" USING btree ("section","city","score" DESC NULLS FIRST,"code","price_from","currency");
--> statement-breakpoint
CREATE INDEX "listing_of_all" ON "listing" USING btree ("section","score" DESC NULLS FIRST,"code","city","price_from","currency") WHERE is_main;
--> statement-breakpoint
CREATE INDEX "listing_of_people" ON "listing" USING btree ("code") WHERE is_main and section = 'doctors' and cardinality(companies) > 1;
--> statement-breakpoint
CREATE INDEX "listing_reviews_of_city" ON "listing" USING btree ("city","is_demo","reviews") WHERE is_main and section <> 'doctors' and reviews > 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "listing_number" ON "listing" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "listing_by_rating" ON "listing" USING btree ("section",(reviews > 0) desc,"bayesian" DESC NULLS FIRST,"score" DESC NULLS FIRST,"code");
--> statement-breakpoint
CREATE INDEX "listing_by_price" ON "listing" USING btree ("section","currency","price_from","score" DESC NULLS FIRST,"code");
--> statement-breakpoint
CREATE INDEX "listing_by_place" ON "listing" USING gist (point(longitude, latitude));
--> statement-breakpoint
CREATE INDEX "listing_by_slug" ON "listing" USING btree ("section","slug");
--> statement-breakpoint
CREATE INDEX "listing_by_company" ON "listing" USING gin ("companies");
--> statement-breakpoint
CREATE INDEX "listing_by_speciality" ON "listing" USING gin ("specialities");
--> statement-breakpoint
CREATE INDEX "offer_by_service" ON "offer" USING btree ("slug","city","price");
--> statement-breakpoint
CREATE INDEX "offer_by_company" ON "offer" USING btree ("slug","company_code","price","price_to","currency");
--> statement-breakpoint
CREATE INDEX "offer_of_city" ON "offer" USING btree ("city","slug","company_code","price","price_to","currency");
--> statement-breakpoint
CREATE INDEX "listed_by_time" ON "listed" USING btree ("until");
--> statement-breakpoint
CREATE UNIQUE INDEX "media_by_src" ON "media" USING btree ("company_code","src");
--> statement-breakpoint
CREATE INDEX "next_free_due_at" ON "next_free_due" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "next_free_due_of" ON "next_free_due" USING btree ("company_code");
--> statement-breakpoint
CREATE UNIQUE INDEX "page_case_of_page" ON "page_case" USING btree ("kind","company_code","code");
--> statement-breakpoint
CREATE INDEX "page_case_waiting" ON "page_case" USING btree ("kind","since") WHERE status in ('waiting', 'held');
--> statement-breakpoint
CREATE INDEX "page_case_hidden" ON "page_case" USING btree ("company_code","kind","code") WHERE status in ('down', 'held');
--> statement-breakpoint
CREATE INDEX "page_case_event_of_case" ON "page_case_event" USING btree ("case_id");
--> statement-breakpoint
CREATE INDEX "comment_waiting" ON "comment" USING btree ("created_at") WHERE status = 'new';
--> statement-breakpoint
CREATE INDEX "comment_by_account" ON "comment" USING btree ("account_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "comment_by_object" ON "comment" USING btree ("type","code");
--> statement-breakpoint
CREATE INDEX "medical_record_by_account" ON "medical_record" USING btree ("account_id","date" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "medical_record_view_by_record" ON "medical_record_view" USING btree ("record_id");
--> statement-breakpoint
CREATE INDEX "question_by_company" ON "question" USING btree ("company_code","created_at" DESC NULLS LAST,"code");
--> statement-breakpoint
CREATE INDEX "question_by_account" ON "question" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "question_by_contact" ON "question" USING btree ("contact");
--> statement-breakpoint
CREATE INDEX "question_to_moderate" ON "question" USING btree ("created_at") WHERE publication = 'new';
--> statement-breakpoint
CREATE INDEX "question_published" ON "question" USING btree ("company_code") WHERE publication = 'published';
--> statement-breakpoint
CREATE INDEX "question_message_by_account" ON "question_message" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "search_entry_words" ON "search_entry" USING gin ("words");
--> statement-breakpoint
CREATE INDEX "search_entry_by_score" ON "search_entry" USING btree ("kind","score" DESC NULLS FIRST,"code");
--> statement-breakpoint
CREATE INDEX "search_entry_by_company" ON "search_entry" USING gin ("companies");
--> statement-breakpoint
CREATE INDEX "search_word_trigrams" ON "search_word" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "site_change_by_id" ON "site_change" USING btree ("company_code","id");
--> statement-breakpoint
CREATE INDEX "site_section_by_company" ON "site_section" USING btree ("company_code","changed_at");
--> statement-breakpoint
CREATE INDEX "site_schedule_by_time" ON "site_schedule" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "site_visit_by_day" ON "site_visit" USING btree ("day");
--> statement-breakpoint
CREATE UNIQUE INDEX "site_share_by_token" ON "site_share" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "site_share_by_company" ON "site_share" USING btree ("company_code","until");
--> statement-breakpoint
CREATE UNIQUE INDEX "site_review_open" ON "site_review" USING btree ("company_code") WHERE "site_review"."state" = 'open';
--> statement-breakpoint
CREATE INDEX "site_comment_by_company" ON "site_comment" USING btree ("company_code","created_at");
--> statement-breakpoint
CREATE INDEX "site_comment_by_share" ON "site_comment" USING btree ("share_id");
--> statement-breakpoint
CREATE INDEX "site_comment_by_answered" ON "site_comment" USING btree ("answers_id");
--> statement-breakpoint
CREATE INDEX "membership_by_company" ON "membership" USING btree ("company_code");
--> statement-breakpoint
CREATE INDEX "access_code_by_company" ON "access_code" USING btree ("company_code");
--> statement-breakpoint
CREATE INDEX "company_decision_by_company" ON "company_decision" USING btree ("company_code");
--> statement-breakpoint
CREATE INDEX "company_paper_by_company" ON "company_paper" USING btree ("company_code");
--> statement-breakpoint
CREATE UNIQUE INDEX "company_claim_waiting" ON "company_claim" USING btree ("company_code","account_id") WHERE status = 'waiting';
--> statement-breakpoint
CREATE INDEX "company_claim_by_company" ON "company_claim" USING btree ("company_code");
--> statement-breakpoint
CREATE INDEX "company_claim_by_time" ON "company_claim" USING btree ("created_at") WHERE status = 'waiting';
--> statement-breakpoint
CREATE INDEX "claim_paper_by_claim" ON "claim_paper" USING btree ("claim_id");
--> statement-breakpoint
CREATE INDEX "mistake_report_by_time" ON "mistake_report" USING btree ("created_at") WHERE done_at is null;
--> statement-breakpoint
CREATE INDEX "mistake_report_by_company" ON "mistake_report" USING btree ("company_code");
--> statement-breakpoint
CREATE INDEX "appointment_requests_by_createdat" ON "appointment_requests" USING btree ("company_code","created_at","code");
--> statement-breakpoint
CREATE INDEX "appointment_requests_of_state" ON "appointment_requests" USING btree ("company_code","state");
--> statement-breakpoint
CREATE INDEX "appointment_requests_of_cabinet" ON "appointment_requests" USING btree ("company_code","cabinet");
--> statement-breakpoint
CREATE INDEX "appointment_requests_of_doctor" ON "appointment_requests" USING btree ("company_code","doctor");
--> statement-breakpoint
CREATE INDEX "appointment_requests_search" ON "appointment_requests" USING gin ("searched" gin_trgm_ops);
--> statement-breakpoint
-- What the tables of the code cannot say: a seed writes a company's doctors anew while their patients' reviews stay,
-- so the doctor must be there only at the end; no two appointments of a doctor or a patient overlap; and the sets by
-- which lists are counted follow each change of a row.
ALTER TABLE "review" ALTER CONSTRAINT "review_specialist" DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_ends_later" CHECK ("ends_at" > "starts_at");
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_of_doctor" EXCLUDE USING gist (
	"company_code" WITH =,
	"specialist" WITH =,
	tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("status" IN ('hold', 'pending', 'confirmed', 'arrived') AND NOT "is_overbook");
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_of_patient" EXCLUDE USING gist (
	"patient_hash" WITH =,
	tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("status" IN ('hold', 'pending', 'confirmed', 'arrived') AND "patient_hash" IS NOT NULL AND NOT "is_same_patient");
--> statement-breakpoint
CREATE FUNCTION "listing_values"("one" "listing") RETURNS TABLE ("facet" text, "value" text, "at" timestamptz) LANGUAGE sql STABLE AS $$
	SELECT 'city', "one"."city", '-infinity'::timestamptz
	UNION ALL SELECT 'main', '', '-infinity' WHERE "one"."is_main"
	UNION ALL SELECT 'demo', '', '-infinity' WHERE "one"."is_demo"
	UNION ALL SELECT DISTINCT 'feature', "word", '-infinity'::timestamptz FROM unnest("one"."features") "word"
	UNION ALL SELECT DISTINCT 'speciality', "word", '-infinity'::timestamptz FROM unnest("one"."specialities") "word"
	UNION ALL SELECT DISTINCT 'language', "word", '-infinity'::timestamptz FROM unnest("one"."languages") "word"
	UNION ALL SELECT DISTINCT 'district', "word", '-infinity'::timestamptz FROM unnest("one"."districts") "word"
	UNION ALL SELECT 'experience', "one"."experience_since"::text, '-infinity' WHERE "one"."experience_since" IS NOT NULL
	UNION ALL SELECT 'rating', floor("one"."rating" * 10)::text, '-infinity' WHERE "one"."rating" IS NOT NULL
	UNION ALL SELECT 'price', "one"."currency" || ' ' || min("step"), '-infinity'
		FROM generate_series(0, 12) "power", unnest(ARRAY[1, 2, 5]) "unit", LATERAL (SELECT ("unit" * 10 ^ "power")::bigint) "steps"("step")
		WHERE "step" >= "one"."price_from" AND "one"."currency" IS NOT NULL HAVING min("step") IS NOT NULL
	UNION ALL SELECT 'open', '', CASE WHEN "instant" > now() THEN "instant" ELSE '-infinity' END
		FROM unnest("one"."open") "hours", LATERAL (VALUES (lower("hours")), (upper("hours"))) "bounds"("instant")
$$;
--> statement-breakpoint
CREATE FUNCTION "listing_toggle"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed" text := CASE TG_OP WHEN 'INSERT' THEN 'SELECT * FROM "added"' WHEN 'DELETE' THEN 'SELECT * FROM "removed"'
		ELSE 'SELECT * FROM "added" UNION ALL SELECT * FROM "removed"' END;
BEGIN
	EXECUTE format($sql$
		INSERT INTO "listing_set" AS "kept" ("section", "facet", "value", "at", "block", "bits")
		SELECT "one"."section", "each"."facet", "each"."value", "each"."at", "one"."number" / 8192,
			bit_xor(set_bit(0::bit(8192), "one"."number" %% 8192, 1)) "bits"
		FROM (%s) "changed", LATERAL (SELECT ("changed"::"listing").*) "one", LATERAL "listing_values"("changed"::"listing") "each"
		GROUP BY 1, 2, 3, 4, 5 HAVING bit_count(bit_xor(set_bit(0::bit(8192), "one"."number" %% 8192, 1))) > 0
		ORDER BY 1, 2, 3, 4, 5
		ON CONFLICT ("section", "facet", "value", "at", "block") DO UPDATE SET "bits" = "kept"."bits" # EXCLUDED."bits"
	$sql$, "changed");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listing_added" AFTER INSERT ON "listing" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "listing_toggle"();
--> statement-breakpoint
CREATE TRIGGER "listing_removed" AFTER DELETE ON "listing" REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "listing_toggle"();
--> statement-breakpoint
CREATE TRIGGER "listing_changed" AFTER UPDATE ON "listing" REFERENCING NEW TABLE AS "added" OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "listing_toggle"();

CREATE TABLE "whatsapp_contact" (
	"phone" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"agreed_at" timestamp with time zone,
	"wording" text,
	"place" text,
	"stopped_at" timestamp with time zone,
	"written_at" timestamp with time zone,
	"unseen_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whatsapp_number" (
	"company_code" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"cabinet" text NOT NULL,
	"number" text NOT NULL,
	"place" text NOT NULL,
	"text" jsonb,
	"closed_text" jsonb,
	"hours" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"searched" text GENERATED ALWAYS AS ((translate(lower((coalesce("number", '')) collate "und-x-icu"), 'ёәғқңөұүһіʻʼ‘’`´', 'еагкноуухи'''''''''''''))) STORED,
	CONSTRAINT "whatsapp_number_company_code_code_pk" PRIMARY KEY("company_code","code")
);
--> statement-breakpoint
CREATE TABLE "whatsapp_opening" (
	"company_code" text NOT NULL,
	"day" date NOT NULL,
	"number" text NOT NULL,
	"place" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "whatsapp_opening_company_code_day_number_place_pk" PRIMARY KEY("company_code","day","number","place")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "whatsapp" text;--> statement-breakpoint
ALTER TABLE "whatsapp_number" ADD CONSTRAINT "whatsapp_number_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_opening" ADD CONSTRAINT "whatsapp_opening_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "whatsapp_numbers_by_number" ON "whatsapp_number" USING btree ("company_code","number" collate "und-x-icu","code");--> statement-breakpoint
CREATE INDEX "whatsapp_numbers_of_cabinet" ON "whatsapp_number" USING btree ("company_code","cabinet");--> statement-breakpoint
CREATE INDEX "whatsapp_numbers_in_order" ON "whatsapp_number" USING btree ("company_code","position");--> statement-breakpoint
CREATE INDEX "whatsapp_numbers_search" ON "whatsapp_number" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "whatsapp_opening_by_day" ON "whatsapp_opening" USING btree ("day");

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
ALTER TABLE "offer" ADD CONSTRAINT "offer_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_by_service" ON "offer" USING btree ("slug","city","price");

CREATE TABLE "webhook" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"url" text NOT NULL,
	"types" text[] NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_until" timestamp with time zone,
	"state" text DEFAULT 'on' NOT NULL,
	"off_reason" text,
	"failing_since" timestamp with time zone,
	"factor_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_attempt" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_number" bigint NOT NULL,
	"attempted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"milliseconds" integer NOT NULL,
	"status" integer,
	"fault" text,
	"answer" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_message" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_message_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"object" text NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "webhook_message_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_company_code_company_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."company"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_message_number_webhook_message_number_fk" FOREIGN KEY ("message_number") REFERENCES "public"."webhook_message"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_message" ADD CONSTRAINT "webhook_message_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_by_company" ON "webhook" USING btree ("company_code");--> statement-breakpoint
CREATE INDEX "webhook_by_account" ON "webhook" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "webhook_attempt_of_message" ON "webhook_attempt" USING btree ("message_number","id");--> statement-breakpoint
CREATE INDEX "webhook_message_latest" ON "webhook_message" USING btree ("webhook_id","number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_message_waiting" ON "webhook_message" USING btree ("webhook_id","object","code","number") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_message_due" ON "webhook_message" USING btree ("next_attempt_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_message_failed" ON "webhook_message" USING btree ("webhook_id","number") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "webhook_message_ended" ON "webhook_message" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE FUNCTION "webhook_note"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"row" jsonb;
	"owner" text;
BEGIN
	IF TG_OP = 'DELETE' THEN "owner" := OLD."company_code"; ELSE "owner" := NEW."company_code"; END IF;
	IF NOT EXISTS (SELECT 1 FROM "webhook" WHERE "company_code" = "owner" AND "state" <> 'off' AND TG_ARGV[1] = ANY ("types")) THEN
		RETURN NULL;
	END IF;
	IF TG_OP = 'DELETE' THEN "row" := to_jsonb(OLD); ELSE "row" := to_jsonb(NEW); END IF;
	INSERT INTO "webhook_message" ("webhook_id", "object", "type", "code")
		SELECT "id", TG_ARGV[0], TG_ARGV[1], "row" ->> TG_ARGV[2] FROM "webhook"
		WHERE "company_code" = "owner" AND "state" <> 'off' AND TG_ARGV[1] = ANY ("types") AND "row" ->> TG_ARGV[2] IS NOT NULL;
	PERFORM pg_notify('shipa_webhooks', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "webhook_appointment_request_created_insert" AFTER INSERT ON "appointment_requests" FOR EACH ROW EXECUTE FUNCTION "webhook_note"('appointment-request', 'appointment-request.created', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_appointment_request_changed_update" AFTER UPDATE ON "appointment_requests" FOR EACH ROW WHEN ((NEW."revision" IS DISTINCT FROM OLD."revision")) EXECUTE FUNCTION "webhook_note"('appointment-request', 'appointment-request.changed', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_appointment_created_insert" AFTER INSERT ON "appointment" FOR EACH ROW WHEN (NEW."status" IN ('pending', 'confirmed', 'arrived', 'completed', 'no_show', 'cancelled_by_patient', 'cancelled_by_clinic', 'moved')) EXECUTE FUNCTION "webhook_note"('appointment', 'appointment.created', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_appointment_created_update" AFTER UPDATE ON "appointment" FOR EACH ROW WHEN (NEW."status" IN ('pending', 'confirmed', 'arrived', 'completed', 'no_show', 'cancelled_by_patient', 'cancelled_by_clinic', 'moved') AND NOT OLD."status" IN ('pending', 'confirmed', 'arrived', 'completed', 'no_show', 'cancelled_by_patient', 'cancelled_by_clinic', 'moved')) EXECUTE FUNCTION "webhook_note"('appointment', 'appointment.created', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_appointment_cancelled_update" AFTER UPDATE ON "appointment" FOR EACH ROW WHEN (OLD."status" IN ('pending', 'confirmed', 'arrived', 'completed', 'no_show', 'cancelled_by_patient', 'cancelled_by_clinic', 'moved') AND NEW."status" IN ('pending', 'confirmed', 'arrived', 'completed', 'no_show', 'cancelled_by_patient', 'cancelled_by_clinic', 'moved') AND (NEW."status" IN ('cancelled_by_patient', 'cancelled_by_clinic') AND NOT OLD."status" IN ('cancelled_by_patient', 'cancelled_by_clinic'))) EXECUTE FUNCTION "webhook_note"('appointment', 'appointment.cancelled', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_appointment_moved_update" AFTER UPDATE ON "appointment" FOR EACH ROW WHEN (OLD."status" IN ('pending', 'confirmed', 'arrived', 'completed', 'no_show', 'cancelled_by_patient', 'cancelled_by_clinic', 'moved') AND NEW."status" IN ('pending', 'confirmed', 'arrived', 'completed', 'no_show', 'cancelled_by_patient', 'cancelled_by_clinic', 'moved') AND (NEW."status" IN ('moved') AND NOT OLD."status" IN ('moved'))) EXECUTE FUNCTION "webhook_note"('appointment', 'appointment.moved', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_appointment_changed_update" AFTER UPDATE ON "appointment" FOR EACH ROW WHEN (OLD."status" IN ('pending', 'confirmed', 'arrived', 'completed', 'no_show', 'cancelled_by_patient', 'cancelled_by_clinic', 'moved') AND NEW."status" IN ('pending', 'confirmed', 'arrived', 'completed', 'no_show', 'cancelled_by_patient', 'cancelled_by_clinic', 'moved') AND (NEW."status" IS DISTINCT FROM OLD."status" OR NEW."cabinet" IS DISTINCT FROM OLD."cabinet" OR NEW."specialist" IS DISTINCT FROM OLD."specialist" OR NEW."service" IS DISTINCT FROM OLD."service" OR NEW."starts_at" IS DISTINCT FROM OLD."starts_at" OR NEW."ends_at" IS DISTINCT FROM OLD."ends_at" OR NEW."patient_id" IS DISTINCT FROM OLD."patient_id" OR NEW."last_name" IS DISTINCT FROM OLD."last_name" OR NEW."name" IS DISTINCT FROM OLD."name" OR NEW."middle_name" IS DISTINCT FROM OLD."middle_name" OR NEW."phone" IS DISTINCT FROM OLD."phone" OR NEW."email" IS DISTINCT FROM OLD."email" OR NEW."birthday" IS DISTINCT FROM OLD."birthday" OR NEW."visit_for" IS DISTINCT FROM OLD."visit_for" OR NEW."contact_name" IS DISTINCT FROM OLD."contact_name" OR NEW."comment" IS DISTINCT FROM OLD."comment" OR NEW."attends_at" IS DISTINCT FROM OLD."attends_at") AND NOT (NEW."status" IN ('cancelled_by_patient', 'cancelled_by_clinic') AND NOT OLD."status" IN ('cancelled_by_patient', 'cancelled_by_clinic')) AND NOT (NEW."status" IN ('moved') AND NOT OLD."status" IN ('moved'))) EXECUTE FUNCTION "webhook_note"('appointment', 'appointment.changed', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_document_issued_insert" AFTER INSERT ON "document" FOR EACH ROW EXECUTE FUNCTION "webhook_note"('document', 'document.issued', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_document_revoked_update" AFTER UPDATE ON "document" FOR EACH ROW WHEN ((NEW."revoked_at" IS NOT NULL AND NOT OLD."revoked_at" IS NOT NULL)) EXECUTE FUNCTION "webhook_note"('document', 'document.revoked', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_document_request_created_insert" AFTER INSERT ON "filed_case" FOR EACH ROW WHEN (NEW."kind" IN ('document-request')) EXECUTE FUNCTION "webhook_note"('document-request', 'document-request.created', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_document_request_created_update" AFTER UPDATE ON "filed_case" FOR EACH ROW WHEN (NEW."kind" IN ('document-request') AND NOT OLD."kind" IN ('document-request')) EXECUTE FUNCTION "webhook_note"('document-request', 'document-request.created', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_document_request_changed_update" AFTER UPDATE ON "filed_case" FOR EACH ROW WHEN (OLD."kind" IN ('document-request') AND NEW."kind" IN ('document-request') AND (NEW."state" IS DISTINCT FROM OLD."state" OR NEW."value" IS DISTINCT FROM OLD."value")) EXECUTE FUNCTION "webhook_note"('document-request', 'document-request.changed', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_patient_created_insert" AFTER INSERT ON "patient" FOR EACH ROW EXECUTE FUNCTION "webhook_note"('patient', 'patient.created', 'id');
--> statement-breakpoint
CREATE TRIGGER "webhook_patient_merged_update" AFTER UPDATE ON "patient" FOR EACH ROW WHEN ((NEW."merged_into" IS NOT NULL AND NOT OLD."merged_into" IS NOT NULL)) EXECUTE FUNCTION "webhook_note"('patient', 'patient.merged', 'id');
--> statement-breakpoint
CREATE TRIGGER "webhook_patient_changed_update" AFTER UPDATE ON "patient" FOR EACH ROW WHEN ((NEW."revision" IS DISTINCT FROM OLD."revision" OR NEW."photo" IS DISTINCT FROM OLD."photo") AND NOT (NEW."merged_into" IS NOT NULL AND NOT OLD."merged_into" IS NOT NULL)) EXECUTE FUNCTION "webhook_note"('patient', 'patient.changed', 'id');
--> statement-breakpoint
CREATE TRIGGER "webhook_patient_removed_delete" AFTER DELETE ON "patient" FOR EACH ROW EXECUTE FUNCTION "webhook_note"('patient', 'patient.removed', 'id');
--> statement-breakpoint
CREATE TRIGGER "webhook_question_created_insert" AFTER INSERT ON "question" FOR EACH ROW EXECUTE FUNCTION "webhook_note"('question', 'question.created', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_question_withdrawn_update" AFTER UPDATE ON "question" FOR EACH ROW WHEN ((NEW."status" IN ('withdrawn') AND NOT OLD."status" IN ('withdrawn'))) EXECUTE FUNCTION "webhook_note"('question', 'question.withdrawn', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_question_changed_update" AFTER UPDATE ON "question" FOR EACH ROW WHEN ((NEW."status" IS DISTINCT FROM OLD."status" OR NEW."publication" IS DISTINCT FROM OLD."publication") AND NOT (NEW."status" IN ('withdrawn') AND NOT OLD."status" IN ('withdrawn'))) EXECUTE FUNCTION "webhook_note"('question', 'question.changed', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_review_published_insert" AFTER INSERT ON "review" FOR EACH ROW WHEN (NEW."status" IN ('published', 'disputed', 'hidden')) EXECUTE FUNCTION "webhook_note"('review', 'review.published', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_review_published_update" AFTER UPDATE ON "review" FOR EACH ROW WHEN (NEW."status" IN ('published', 'disputed', 'hidden') AND NOT OLD."status" IN ('published', 'disputed', 'hidden')) EXECUTE FUNCTION "webhook_note"('review', 'review.published', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_review_disputed_update" AFTER UPDATE ON "review" FOR EACH ROW WHEN (OLD."status" IN ('published', 'disputed', 'hidden') AND NEW."status" IN ('published', 'disputed', 'hidden') AND (NEW."status" IN ('disputed') AND NOT OLD."status" IN ('disputed'))) EXECUTE FUNCTION "webhook_note"('review', 'review.disputed', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_review_hidden_update" AFTER UPDATE ON "review" FOR EACH ROW WHEN (OLD."status" IN ('published', 'disputed', 'hidden') AND NEW."status" IN ('published', 'disputed', 'hidden') AND (NEW."status" IN ('hidden') AND NOT OLD."status" IN ('hidden'))) EXECUTE FUNCTION "webhook_note"('review', 'review.hidden', 'code');
--> statement-breakpoint
CREATE TRIGGER "webhook_review_changed_update" AFTER UPDATE ON "review" FOR EACH ROW WHEN (OLD."status" IN ('published', 'disputed', 'hidden') AND NEW."status" IN ('published', 'disputed', 'hidden') AND (NEW."status" IS DISTINCT FROM OLD."status" OR NEW."text" IS DISTINCT FROM OLD."text" OR NEW."rating" IS DISTINCT FROM OLD."rating" OR NEW."answer" IS DISTINCT FROM OLD."answer" OR NEW."follow_up" IS DISTINCT FROM OLD."follow_up") AND NOT (NEW."status" IN ('disputed') AND NOT OLD."status" IN ('disputed')) AND NOT (NEW."status" IN ('hidden') AND NOT OLD."status" IN ('hidden'))) EXECUTE FUNCTION "webhook_note"('review', 'review.changed', 'code');


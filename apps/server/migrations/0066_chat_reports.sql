CREATE TABLE "chat_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message" uuid NOT NULL,
	"reporter" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "note_attachments" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_message_chat_messages_id_fk" FOREIGN KEY ("message") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_reporter_players_id_fk" FOREIGN KEY ("reporter") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_reports_once" ON "chat_reports" USING btree ("message","reporter");--> statement-breakpoint
CREATE INDEX "chat_reports_reporter" ON "chat_reports" USING btree ("reporter");
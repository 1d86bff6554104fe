CREATE TABLE "discord_pictures" (
	"id" bigint PRIMARY KEY NOT NULL,
	"message" bigint NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL,
	"file" text,
	"width" integer,
	"height" integer
);
--> statement-breakpoint
ALTER TABLE "discord_pictures" ADD CONSTRAINT "discord_pictures_message_discord_messages_id_fk" FOREIGN KEY ("message") REFERENCES "public"."discord_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discord_pictures_message" ON "discord_pictures" USING btree ("message");--> statement-breakpoint
CREATE INDEX "discord_pictures_waiting" ON "discord_pictures" USING btree ("not_before") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "capture_entries_operator_map" ON "capture_entries" USING btree ("operator","match","map","written_at");
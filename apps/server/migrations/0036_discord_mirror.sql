CREATE TABLE "discord_role_grants" (
	"user" bigint NOT NULL,
	"role" bigint NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "discord_role_grants_user_role_pk" PRIMARY KEY("user","role")
);
--> statement-breakpoint
CREATE TABLE "discord_ticket_messages" (
	"id" bigint PRIMARY KEY NOT NULL,
	"message" uuid
);
--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD COLUMN "mirrored_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "discord_ticket_messages" ADD CONSTRAINT "discord_ticket_messages_message_ticket_messages_id_fk" FOREIGN KEY ("message") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discord_ticket_messages_message" ON "discord_ticket_messages" USING btree ("message");--> statement-breakpoint
CREATE INDEX "ticket_messages_unmirrored" ON "ticket_messages" USING btree ("id") WHERE "ticket_messages"."mirrored_at" IS NULL;
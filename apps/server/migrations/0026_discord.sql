CREATE TABLE "discord_channels" (
	"id" bigint PRIMARY KEY NOT NULL,
	"guild" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"parent" bigint,
	"position" integer NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"complete_to" bigint,
	"caught_up" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discord_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lane" text NOT NULL,
	"key" text NOT NULL,
	"request" jsonb NOT NULL,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL,
	"result" bigint,
	"problem" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discord_gateway" (
	"id" integer PRIMARY KEY NOT NULL,
	"holder" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"session" jsonb,
	"connected_at" timestamp (3) with time zone,
	"problem" text,
	"bot_name" text
);
--> statement-breakpoint
CREATE TABLE "discord_guilds" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"icon" text
);
--> statement-breakpoint
CREATE TABLE "discord_interactions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discord_message_edits" (
	"message" bigint NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "discord_message_edits_message_edited_at_pk" PRIMARY KEY("message","edited_at")
);
--> statement-breakpoint
CREATE TABLE "discord_messages" (
	"id" bigint PRIMARY KEY NOT NULL,
	"channel" bigint NOT NULL,
	"author" bigint,
	"text" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "discord_messages"."text")) STORED
);
--> statement-breakpoint
CREATE TABLE "discord_roles" (
	"id" bigint PRIMARY KEY NOT NULL,
	"guild" bigint NOT NULL,
	"name" text NOT NULL,
	"color" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discord_users" (
	"id" bigint PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"avatar" text,
	"bot" boolean NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "discord_message_edits" ADD CONSTRAINT "discord_message_edits_message_discord_messages_id_fk" FOREIGN KEY ("message") REFERENCES "public"."discord_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discord_channels_guild" ON "discord_channels" USING btree ("guild");--> statement-breakpoint
CREATE UNIQUE INDEX "discord_deliveries_key" ON "discord_deliveries" USING btree ("key");--> statement-breakpoint
CREATE INDEX "discord_deliveries_queued" ON "discord_deliveries" USING btree ("lane","id") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "discord_deliveries_created" ON "discord_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "discord_interactions_at" ON "discord_interactions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "discord_messages_channel" ON "discord_messages" USING btree ("channel","id");--> statement-breakpoint
CREATE INDEX "discord_messages_author" ON "discord_messages" USING btree ("author");--> statement-breakpoint
CREATE INDEX "discord_messages_search" ON "discord_messages" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "discord_roles_guild" ON "discord_roles" USING btree ("guild");
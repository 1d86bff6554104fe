CREATE TABLE "chat_channels" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"readers" text DEFAULT 'everyone' NOT NULL,
	"writers" text DEFAULT 'everyone' NOT NULL,
	"slow_mode_seconds" integer DEFAULT 0 NOT NULL,
	"links" text DEFAULT 'on' NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_mentions" (
	"message" uuid NOT NULL,
	"player" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "chat_mentions_message_player_pk" PRIMARY KEY("message","player")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"author" text,
	"text" text NOT NULL,
	"original_text" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text,
	"deletion_reason" text DEFAULT '' NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, "text")) STORED
);
--> statement-breakpoint
CREATE TABLE "chat_read_marks" (
	"account" text NOT NULL,
	"channel" text NOT NULL,
	"last_read" uuid NOT NULL,
	CONSTRAINT "chat_read_marks_account_channel_pk" PRIMARY KEY("account","channel")
);
--> statement-breakpoint
CREATE TABLE "chat_time_outs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_words" (
	"word" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text
);
--> statement-breakpoint
ALTER TABLE "chat_channels" ADD CONSTRAINT "chat_channels_created_by_players_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mentions" ADD CONSTRAINT "chat_mentions_message_chat_messages_id_fk" FOREIGN KEY ("message") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mentions" ADD CONSTRAINT "chat_mentions_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_channel_chat_channels_id_fk" FOREIGN KEY ("channel") REFERENCES "public"."chat_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_players_id_fk" FOREIGN KEY ("author") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_deleted_by_players_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_read_marks" ADD CONSTRAINT "chat_read_marks_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_read_marks" ADD CONSTRAINT "chat_read_marks_channel_chat_channels_id_fk" FOREIGN KEY ("channel") REFERENCES "public"."chat_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_time_outs" ADD CONSTRAINT "chat_time_outs_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_time_outs" ADD CONSTRAINT "chat_time_outs_created_by_players_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_words" ADD CONSTRAINT "chat_words_created_by_players_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_channels_created_by" ON "chat_channels" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "chat_mentions_player" ON "chat_mentions" USING btree ("player");--> statement-breakpoint
CREATE INDEX "chat_messages_channel" ON "chat_messages" USING btree ("channel","id");--> statement-breakpoint
CREATE INDEX "chat_messages_channel_author" ON "chat_messages" USING btree ("channel","author","id");--> statement-breakpoint
CREATE INDEX "chat_messages_author" ON "chat_messages" USING btree ("author","id");--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "chat_messages_deleted" ON "chat_messages" USING btree ("deleted_at") WHERE "chat_messages"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_messages_deleted_by" ON "chat_messages" USING btree ("deleted_by") WHERE "chat_messages"."deleted_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_read_marks_channel" ON "chat_read_marks" USING btree ("channel");--> statement-breakpoint
CREATE INDEX "chat_time_outs_player" ON "chat_time_outs" USING btree ("player","until");--> statement-breakpoint
CREATE INDEX "chat_time_outs_until" ON "chat_time_outs" USING btree ("until");--> statement-breakpoint
CREATE INDEX "chat_time_outs_created_by" ON "chat_time_outs" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "chat_words_created_by" ON "chat_words" USING btree ("created_by");
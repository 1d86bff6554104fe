CREATE TABLE "game_samples" (
	"at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"servers" integer NOT NULL,
	"online" integer NOT NULL,
	"players" integer
);
--> statement-breakpoint
CREATE TABLE "game_servers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"region" text,
	"state" text NOT NULL,
	"players" integer,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"match" text NOT NULL,
	"opponent" text NOT NULL,
	"by" text,
	"state" text NOT NULL,
	"score_a" smallint NOT NULL,
	"score_b" smallint NOT NULL,
	"maps" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "staff_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"match" text NOT NULL,
	"by" text,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text
);
--> statement-breakpoint
CREATE TABLE "conversation_sides" (
	"account" text NOT NULL,
	"other" text NOT NULL,
	"conversation" uuid NOT NULL,
	"last_message" uuid NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"notify_at" timestamp (3) with time zone,
	CONSTRAINT "conversation_sides_account_other_pk" PRIMARY KEY("account","other")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first" text NOT NULL,
	"second" text NOT NULL,
	"started_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_blocks" (
	"account" text NOT NULL,
	"blocked" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_blocks_account_blocked_pk" PRIMARY KEY("account","blocked")
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message" uuid NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sender" text NOT NULL,
	"reporter" text,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"outcome_note" text DEFAULT '' NOT NULL,
	"resolved_by" text,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "private_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation" uuid NOT NULL,
	"sender" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_facts" (
	"player" text PRIMARY KEY NOT NULL,
	"facts" text NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text
);
--> statement-breakpoint
CREATE TABLE "player_names" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player" text NOT NULL,
	"name" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"changed_by" text,
	"hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_information" (
	"team" text NOT NULL,
	"text" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"added_by" text,
	CONSTRAINT "team_information_team_text_pk" PRIMARY KEY("team","text")
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"team" text NOT NULL,
	"player" text NOT NULL,
	"invited_by" text,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"declined_at" timestamp (3) with time zone,
	CONSTRAINT "team_invitations_team_player_pk" PRIMARY KEY("team","player")
);
--> statement-breakpoint
CREATE TABLE "team_memberships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team" text NOT NULL,
	"player" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone,
	"left_by" text
);
--> statement-breakpoint
CREATE TABLE "team_names" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team" text NOT NULL,
	"name" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"changed_by" text,
	"hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
DROP INDEX "matches_tournament";--> statement-breakpoint
DROP INDEX "matches_team_a";--> statement-breakpoint
DROP INDEX "matches_team_b";--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "winner_to" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "loser_to" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "origin_a" jsonb;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "origin_b" jsonb;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "at" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(finished_at, starts_at, created_at)) STORED;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "game_id_state" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "device_id_hash" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "social_links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "looking_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "looking_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "looking_region" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "looking_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "match_reports" ADD CONSTRAINT "match_reports_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reports" ADD CONSTRAINT "match_reports_by_players_id_fk" FOREIGN KEY ("by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reports" ADD CONSTRAINT "match_reports_answered_by_players_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_calls" ADD CONSTRAINT "staff_calls_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_calls" ADD CONSTRAINT "staff_calls_by_players_id_fk" FOREIGN KEY ("by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_calls" ADD CONSTRAINT "staff_calls_closed_by_players_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_other_players_id_fk" FOREIGN KEY ("other") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_conversation_conversations_id_fk" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_first_players_id_fk" FOREIGN KEY ("first") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_second_players_id_fk" FOREIGN KEY ("second") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_blocked_players_id_fk" FOREIGN KEY ("blocked") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_sender_players_id_fk" FOREIGN KEY ("sender") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_players_id_fk" FOREIGN KEY ("reporter") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_resolved_by_players_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_messages" ADD CONSTRAINT "private_messages_conversation_conversations_id_fk" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_messages" ADD CONSTRAINT "private_messages_sender_players_id_fk" FOREIGN KEY ("sender") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_facts" ADD CONSTRAINT "player_facts_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_names" ADD CONSTRAINT "player_names_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_information" ADD CONSTRAINT "team_information_team_teams_id_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_team_teams_id_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_memberships" ADD CONSTRAINT "team_memberships_team_teams_id_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_memberships" ADD CONSTRAINT "team_memberships_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_names" ADD CONSTRAINT "team_names_team_teams_id_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_reports_match" ON "match_reports" USING btree ("match","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "match_reports_pending" ON "match_reports" USING btree ("match") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "staff_calls_match" ON "staff_calls" USING btree ("match");--> statement-breakpoint
CREATE INDEX "staff_calls_open" ON "staff_calls" USING btree ("created_at") WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX "conversation_sides_newest" ON "conversation_sides" USING btree ("account","last_message");--> statement-breakpoint
CREATE INDEX "conversation_sides_conversation" ON "conversation_sides" USING btree ("conversation");--> statement-breakpoint
CREATE INDEX "conversation_sides_other" ON "conversation_sides" USING btree ("other");--> statement-breakpoint
CREATE INDEX "conversation_sides_notify_at" ON "conversation_sides" USING btree ("notify_at") WHERE "conversation_sides"."notify_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_pair" ON "conversations" USING btree ("first","second");--> statement-breakpoint
CREATE INDEX "conversations_second" ON "conversations" USING btree ("second");--> statement-breakpoint
CREATE INDEX "conversations_started_by" ON "conversations" USING btree ("started_by","created_at");--> statement-breakpoint
CREATE INDEX "message_blocks_blocked" ON "message_blocks" USING btree ("blocked");--> statement-breakpoint
CREATE UNIQUE INDEX "message_reports_once" ON "message_reports" USING btree ("message","reporter");--> statement-breakpoint
CREATE INDEX "message_reports_state" ON "message_reports" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "message_reports_sender" ON "message_reports" USING btree ("sender");--> statement-breakpoint
CREATE INDEX "private_messages_conversation" ON "private_messages" USING btree ("conversation","id");--> statement-breakpoint
CREATE INDEX "private_messages_sender" ON "private_messages" USING btree ("sender","sent_at");--> statement-breakpoint
CREATE INDEX "player_names_player" ON "player_names" USING btree ("player","until");--> statement-breakpoint
CREATE INDEX "player_names_prefix" ON "player_names" USING btree (lower("name") text_pattern_ops) WHERE NOT "player_names"."hidden";--> statement-breakpoint
CREATE INDEX "player_names_trigrams" ON "player_names" USING gin (lower("name") gin_trgm_ops) WHERE NOT "player_names"."hidden";--> statement-breakpoint
CREATE INDEX "team_invitations_player" ON "team_invitations" USING btree ("player");--> statement-breakpoint
CREATE INDEX "team_invitations_invited_at" ON "team_invitations" USING btree ("invited_at");--> statement-breakpoint
CREATE UNIQUE INDEX "team_memberships_open" ON "team_memberships" USING btree ("player") WHERE "team_memberships"."left_at" IS NULL;--> statement-breakpoint
CREATE INDEX "team_memberships_team" ON "team_memberships" USING btree ("team","joined_at");--> statement-breakpoint
CREATE INDEX "team_memberships_player" ON "team_memberships" USING btree ("player","joined_at");--> statement-breakpoint
CREATE INDEX "team_names_team" ON "team_names" USING btree ("team","until");--> statement-breakpoint
CREATE INDEX "team_names_prefix" ON "team_names" USING btree (lower("name") text_pattern_ops) WHERE NOT "team_names"."hidden";--> statement-breakpoint
CREATE INDEX "team_names_trigrams" ON "team_names" USING gin (lower("name") gin_trgm_ops) WHERE NOT "team_names"."hidden";--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_winner_to_matches_id_fk" FOREIGN KEY ("winner_to") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_loser_to_matches_id_fk" FOREIGN KEY ("loser_to") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_maps_map" ON "match_maps" USING btree ("map");--> statement-breakpoint
CREATE INDEX "matches_at" ON "matches" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "players_game_id" ON "players" USING btree (lower("game_id"));--> statement-breakpoint
CREATE INDEX "players_game_id_unchecked" ON "players" USING btree ("id") WHERE "players"."game_id_state" = 'unchecked';--> statement-breakpoint
CREATE INDEX "players_country" ON "players" USING btree ("country");--> statement-breakpoint
CREATE INDEX "players_looking" ON "players" USING btree ("looking_since") WHERE "players"."looking_for_team" AND "players"."team" IS NULL;--> statement-breakpoint
CREATE INDEX "players_name_prefix" ON "players" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "teams_tag" ON "teams" USING btree (lower("tag")) WHERE "teams"."disbanded_at" IS NULL;--> statement-breakpoint
CREATE INDEX "teams_name_prefix" ON "teams" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "matches_tournament" ON "matches" USING btree ("tournament","at");--> statement-breakpoint
CREATE INDEX "matches_team_a" ON "matches" USING btree ("team_a","at");--> statement-breakpoint
CREATE INDEX "matches_team_b" ON "matches" USING btree ("team_b","at");--> statement-breakpoint
INSERT INTO "team_memberships" ("id", "team", "player", "joined_at") SELECT gen_random_uuid(), "team", "id", "created_at" FROM "players" WHERE "team" IS NOT NULL;--> statement-breakpoint
UPDATE "players" SET "game_id_state" = 'unchecked' WHERE "game_id" IS NOT NULL;--> statement-breakpoint
UPDATE "players" SET "looking_since" = "created_at" WHERE "looking_for_team";

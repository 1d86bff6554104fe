CREATE TABLE "stream_pronunciations" (
	"player" text PRIMARY KEY NOT NULL,
	"pronunciation" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text
);
--> statement-breakpoint
CREATE TABLE "stream_configuration" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"configuration" jsonb NOT NULL,
	"match" text,
	"pinned" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rehearsal" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stream_configuration_once" CHECK ("stream_configuration"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "stream_control" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"state" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stream_control_once" CHECK ("stream_control"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "stream_history" (
	"revision" integer PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"configuration" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text
);
--> statement-breakpoint
CREATE TABLE "stream_listeners" (
	"process" uuid PRIMARY KEY NOT NULL,
	"overlays" jsonb NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"acts" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "stream_tokens_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "stream_pronunciations" ADD CONSTRAINT "stream_pronunciations_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_pronunciations" ADD CONSTRAINT "stream_pronunciations_updated_by_players_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_configuration" ADD CONSTRAINT "stream_configuration_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_history" ADD CONSTRAINT "stream_history_by_players_id_fk" FOREIGN KEY ("by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_tokens" ADD CONSTRAINT "stream_tokens_created_by_players_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stream_tokens_valid" ON "stream_tokens" USING btree ("created_at") WHERE revoked_at IS NULL;
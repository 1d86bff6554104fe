CREATE TABLE "stream_speakers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"detail" text NOT NULL,
	"player" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream_sponsors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"picture" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stream_configuration" ADD COLUMN "hand" jsonb;--> statement-breakpoint
ALTER TABLE "stream_configuration" ADD COLUMN "is_match_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stream_speakers" ADD CONSTRAINT "stream_speakers_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;
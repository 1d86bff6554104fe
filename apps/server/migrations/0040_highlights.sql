CREATE TABLE "clip_likes" (
	"clip" uuid NOT NULL,
	"player" text NOT NULL,
	"liked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "clip_likes_clip_player_pk" PRIMARY KEY("clip","player")
);
--> statement-breakpoint
CREATE TABLE "clip_players" (
	"clip" uuid NOT NULL,
	"player" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "clip_players_clip_player_pk" PRIMARY KEY("clip","player")
);
--> statement-breakpoint
CREATE TABLE "clip_teams" (
	"clip" uuid NOT NULL,
	"team" text NOT NULL,
	CONSTRAINT "clip_teams_clip_team_pk" PRIMARY KEY("clip","team")
);
--> statement-breakpoint
CREATE TABLE "clip_videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stored_name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"seconds" real NOT NULL,
	"poster" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text
);
--> statement-breakpoint
CREATE TABLE "clip_weeks" (
	"week" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"clip" uuid,
	"likes" integer NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"link_host" text,
	"link_id" text,
	"link_start" integer,
	"video" uuid,
	"kind" text,
	"rating" smallint,
	"map" text,
	"round" smallint,
	"tournament" text,
	"match" text,
	"likes" integer DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, "search_text")) STORED,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"published_at" timestamp (3) with time zone,
	"rejected_at" timestamp (3) with time zone,
	"claimed_by" text,
	"claimed_until" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clip_likes" ADD CONSTRAINT "clip_likes_clip_clips_id_fk" FOREIGN KEY ("clip") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_likes" ADD CONSTRAINT "clip_likes_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_players" ADD CONSTRAINT "clip_players_clip_clips_id_fk" FOREIGN KEY ("clip") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_players" ADD CONSTRAINT "clip_players_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_teams" ADD CONSTRAINT "clip_teams_clip_clips_id_fk" FOREIGN KEY ("clip") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_teams" ADD CONSTRAINT "clip_teams_team_teams_id_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_videos" ADD CONSTRAINT "clip_videos_created_by_players_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_weeks" ADD CONSTRAINT "clip_weeks_clip_clips_id_fk" FOREIGN KEY ("clip") REFERENCES "public"."clips"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_video_clip_videos_id_fk" FOREIGN KEY ("video") REFERENCES "public"."clip_videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_created_by_players_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_claimed_by_players_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clip_likes_player" ON "clip_likes" USING btree ("player");--> statement-breakpoint
CREATE INDEX "clip_likes_liked_at" ON "clip_likes" USING btree ("liked_at","clip");--> statement-breakpoint
CREATE INDEX "clip_players_player" ON "clip_players" USING btree ("player","clip");--> statement-breakpoint
CREATE INDEX "clip_teams_team" ON "clip_teams" USING btree ("team","clip");--> statement-breakpoint
CREATE UNIQUE INDEX "clip_videos_stored_name" ON "clip_videos" USING btree ("stored_name");--> statement-breakpoint
CREATE INDEX "clip_videos_created_at" ON "clip_videos" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "clip_videos_created_by" ON "clip_videos" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "clip_weeks_clip" ON "clip_weeks" USING btree ("clip");--> statement-breakpoint
CREATE UNIQUE INDEX "clips_link" ON "clips" USING btree ("link_host","link_id",coalesce("link_start", 0)) WHERE "clips"."state" <> 'rejected';--> statement-breakpoint
CREATE UNIQUE INDEX "clips_video" ON "clips" USING btree ("video");--> statement-breakpoint
CREATE INDEX "clips_published" ON "clips" USING btree ("published_at","id") WHERE "clips"."state" = 'published';--> statement-breakpoint
CREATE INDEX "clips_best" ON "clips" USING btree ("likes","published_at","id") WHERE "clips"."state" = 'published';--> statement-breakpoint
CREATE INDEX "clips_waiting" ON "clips" USING btree ("id") WHERE "clips"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "clips_rejected" ON "clips" USING btree ("rejected_at") WHERE "clips"."state" = 'rejected';--> statement-breakpoint
CREATE INDEX "clips_tournament" ON "clips" USING btree ("tournament","published_at");--> statement-breakpoint
CREATE INDEX "clips_match" ON "clips" USING btree ("match");--> statement-breakpoint
CREATE INDEX "clips_map" ON "clips" USING btree ("map","published_at");--> statement-breakpoint
CREATE INDEX "clips_kind" ON "clips" USING btree ("kind","published_at");--> statement-breakpoint
CREATE INDEX "clips_created_by" ON "clips" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "clips_claimed_by" ON "clips" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "clips_search" ON "clips" USING gin ("search");
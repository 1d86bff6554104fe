CREATE TABLE "bracket_stages" (
	"tournament" text NOT NULL,
	"index" integer NOT NULL,
	"state" text NOT NULL,
	"settings" jsonb NOT NULL,
	"entrants" jsonb NOT NULL,
	"dropped" text[] DEFAULT '{}' NOT NULL,
	"engine" integer NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bracket_stages_tournament_index_pk" PRIMARY KEY("tournament","index")
);
--> statement-breakpoint
CREATE TABLE "match_maps" (
	"match" text NOT NULL,
	"index" smallint NOT NULL,
	"map" text NOT NULL,
	"state" text NOT NULL,
	"server" text,
	"picked_by" text,
	"score_a" smallint DEFAULT 0 NOT NULL,
	"score_b" smallint DEFAULT 0 NOT NULL,
	"winner" text,
	"starting_side_a" text,
	"halves" jsonb NOT NULL,
	"captured" boolean DEFAULT false NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "match_maps_match_index_pk" PRIMARY KEY("match","index")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "matches_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament" text,
	"stage" smallint,
	"part" text,
	"group" smallint,
	"round" smallint,
	"index" smallint,
	"round_name" text,
	"team_a" text,
	"team_b" text,
	"best_of" smallint NOT NULL,
	"veto_format" text NOT NULL,
	"state" text NOT NULL,
	"score_a" smallint DEFAULT 0 NOT NULL,
	"score_b" smallint DEFAULT 0 NOT NULL,
	"winner" text,
	"forfeited_by" text,
	"starts_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"checked_in_a" timestamp (3) with time zone,
	"checked_in_b" timestamp (3) with time zone,
	"lobby" text DEFAULT '' NOT NULL,
	"stream_link" text,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_maps" (
	"match" text NOT NULL,
	"map" smallint NOT NULL,
	"player" text NOT NULL,
	"opponent" text NOT NULL,
	"team" text,
	"versus" text,
	"game_map" text NOT NULL,
	"tournament" text,
	"season" smallint,
	"at" timestamp (3) with time zone NOT NULL,
	"won" boolean,
	"captured" boolean NOT NULL,
	"rounds" integer DEFAULT 0 NOT NULL,
	"kills" integer DEFAULT 0 NOT NULL,
	"deaths" integer DEFAULT 0 NOT NULL,
	"assists" integer DEFAULT 0 NOT NULL,
	"headshots" integer DEFAULT 0 NOT NULL,
	"plants" integer DEFAULT 0 NOT NULL,
	"defuses" integer DEFAULT 0 NOT NULL,
	"opening_kills" integer DEFAULT 0 NOT NULL,
	"opening_deaths" integer DEFAULT 0 NOT NULL,
	"two_kills" integer DEFAULT 0 NOT NULL,
	"three_kills" integer DEFAULT 0 NOT NULL,
	"four_kills" integer DEFAULT 0 NOT NULL,
	"five_kills" integer DEFAULT 0 NOT NULL,
	"clutches" integer DEFAULT 0 NOT NULL,
	"round_wins" integer DEFAULT 0 NOT NULL,
	"round_losses" integer DEFAULT 0 NOT NULL,
	"rating" integer,
	CONSTRAINT "player_maps_match_map_player_pk" PRIMARY KEY("match","map","player")
);
--> statement-breakpoint
CREATE TABLE "player_totals" (
	"scope" text NOT NULL,
	"player" text NOT NULL,
	"maps" integer DEFAULT 0 NOT NULL,
	"map_wins" integer DEFAULT 0 NOT NULL,
	"map_losses" integer DEFAULT 0 NOT NULL,
	"rounds" integer DEFAULT 0 NOT NULL,
	"kills" integer DEFAULT 0 NOT NULL,
	"deaths" integer DEFAULT 0 NOT NULL,
	"assists" integer DEFAULT 0 NOT NULL,
	"headshots" integer DEFAULT 0 NOT NULL,
	"plants" integer DEFAULT 0 NOT NULL,
	"defuses" integer DEFAULT 0 NOT NULL,
	"opening_kills" integer DEFAULT 0 NOT NULL,
	"opening_deaths" integer DEFAULT 0 NOT NULL,
	"two_kills" integer DEFAULT 0 NOT NULL,
	"three_kills" integer DEFAULT 0 NOT NULL,
	"four_kills" integer DEFAULT 0 NOT NULL,
	"five_kills" integer DEFAULT 0 NOT NULL,
	"clutches" integer DEFAULT 0 NOT NULL,
	"round_wins" integer DEFAULT 0 NOT NULL,
	"round_losses" integer DEFAULT 0 NOT NULL,
	"rated_rounds" integer DEFAULT 0 NOT NULL,
	"rating_sum" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "player_totals_scope_player_pk" PRIMARY KEY("scope","player")
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"tournament" text NOT NULL,
	"team" text NOT NULL,
	"from" integer NOT NULL,
	"to" integer NOT NULL,
	"prize" integer NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "placements_tournament_team_pk" PRIMARY KEY("tournament","team")
);
--> statement-breakpoint
CREATE TABLE "roster_players" (
	"tournament" text NOT NULL,
	"team" text NOT NULL,
	"player" text NOT NULL,
	"substitute" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"added_by" text,
	CONSTRAINT "roster_players_tournament_team_player_pk" PRIMARY KEY("tournament","team","player")
);
--> statement-breakpoint
CREATE TABLE "rules_confirmations" (
	"tournament" text NOT NULL,
	"player" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rules_confirmations_tournament_player_pk" PRIMARY KEY("tournament","player")
);
--> statement-breakpoint
CREATE TABLE "submitted_seedings" (
	"tournament" text NOT NULL,
	"seeder" text NOT NULL,
	"teams" text[] NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "submitted_seedings_tournament_seeder_pk" PRIMARY KEY("tournament","seeder")
);
--> statement-breakpoint
CREATE TABLE "tournament_teams" (
	"tournament" text NOT NULL,
	"team" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"seed" integer,
	"checked_in_at" timestamp (3) with time zone,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"applied_by" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tournament_teams_tournament_team_pk" PRIMARY KEY("tournament","team")
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"region" text NOT NULL,
	"season" integer NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"description" text DEFAULT '' NOT NULL,
	"rules" text DEFAULT '' NOT NULL,
	"rules_required" boolean DEFAULT false NOT NULL,
	"stream_link" text,
	"captain_role_id" text,
	"picture" text,
	"theme" text,
	"signup" jsonb NOT NULL,
	"signup_open" timestamp (3) with time zone,
	"signup_close" timestamp (3) with time zone,
	"check_in_open" timestamp (3) with time zone,
	"check_in_close" timestamp (3) with time zone,
	"roster_lock" timestamp (3) with time zone,
	"stages" jsonb NOT NULL,
	"map_pool" text[] NOT NULL,
	"tie_breaks" text[] NOT NULL,
	"prizes" jsonb NOT NULL,
	"points" jsonb NOT NULL,
	"winner" text,
	"seeded" boolean DEFAULT false NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bracket_stages" ADD CONSTRAINT "bracket_stages_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_maps" ADD CONSTRAINT "match_maps_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_team_a_teams_id_fk" FOREIGN KEY ("team_a") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_team_b_teams_id_fk" FOREIGN KEY ("team_b") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_maps" ADD CONSTRAINT "player_maps_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_maps" ADD CONSTRAINT "player_maps_team_teams_id_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_maps" ADD CONSTRAINT "player_maps_versus_teams_id_fk" FOREIGN KEY ("versus") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_maps" ADD CONSTRAINT "player_maps_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_maps" ADD CONSTRAINT "player_maps_match_map_match_maps_match_index_fk" FOREIGN KEY ("match","map") REFERENCES "public"."match_maps"("match","index") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_totals" ADD CONSTRAINT "player_totals_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_team_teams_id_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_players" ADD CONSTRAINT "roster_players_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_players" ADD CONSTRAINT "roster_players_tournament_team_tournament_teams_tournament_team_fk" FOREIGN KEY ("tournament","team") REFERENCES "public"."tournament_teams"("tournament","team") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rules_confirmations" ADD CONSTRAINT "rules_confirmations_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rules_confirmations" ADD CONSTRAINT "rules_confirmations_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submitted_seedings" ADD CONSTRAINT "submitted_seedings_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submitted_seedings" ADD CONSTRAINT "submitted_seedings_seeder_players_id_fk" FOREIGN KEY ("seeder") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_teams" ADD CONSTRAINT "tournament_teams_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_teams" ADD CONSTRAINT "tournament_teams_team_teams_id_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_winner_teams_id_fk" FOREIGN KEY ("winner") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "matches_number" ON "matches" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "matches_position" ON "matches" USING btree ("tournament","stage","part",coalesce("group", -1),"round","index") WHERE stage IS NOT NULL;--> statement-breakpoint
CREATE INDEX "matches_tournament" ON "matches" USING btree ("tournament","finished_at");--> statement-breakpoint
CREATE INDEX "matches_team_a" ON "matches" USING btree ("team_a","finished_at");--> statement-breakpoint
CREATE INDEX "matches_team_b" ON "matches" USING btree ("team_b","finished_at");--> statement-breakpoint
CREATE INDEX "matches_finished" ON "matches" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "matches_open" ON "matches" USING btree ("starts_at") WHERE state IN ('scheduled', 'veto', 'live');--> statement-breakpoint
CREATE INDEX "player_maps_player" ON "player_maps" USING btree ("player","at");--> statement-breakpoint
CREATE INDEX "player_totals_player" ON "player_totals" USING btree ("player");--> statement-breakpoint
CREATE INDEX "placements_team" ON "placements" USING btree ("team");--> statement-breakpoint
CREATE UNIQUE INDEX "roster_players_once" ON "roster_players" USING btree ("tournament","player") WHERE active;--> statement-breakpoint
CREATE INDEX "roster_players_player" ON "roster_players" USING btree ("player");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_teams_seed" ON "tournament_teams" USING btree ("tournament","seed");--> statement-breakpoint
CREATE INDEX "tournament_teams_team" ON "tournament_teams" USING btree ("team");--> statement-breakpoint
CREATE UNIQUE INDEX "tournaments_id" ON "tournaments" USING btree (lower("id"));--> statement-breakpoint
CREATE INDEX "tournaments_newest" ON "tournaments" USING btree ("starts_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "tournaments_unfinished" ON "tournaments" USING btree ("state") WHERE state <> 'finished';
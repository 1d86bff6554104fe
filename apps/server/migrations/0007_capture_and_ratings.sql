CREATE TABLE "capture_entries" (
	"match" text NOT NULL,
	"map" smallint NOT NULL,
	"sequence" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"operator" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"event" jsonb,
	"removes" uuid[],
	CONSTRAINT "capture_entries_match_map_sequence_pk" PRIMARY KEY("match","map","sequence")
);
--> statement-breakpoint
CREATE TABLE "capture_maps" (
	"match" text NOT NULL,
	"map" smallint NOT NULL,
	"list" uuid NOT NULL,
	"lineup" jsonb NOT NULL,
	"toggles" jsonb NOT NULL,
	"ending" text DEFAULT 'score' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"public_sequence" integer DEFAULT 0 NOT NULL,
	"public_until" timestamp (3) with time zone,
	CONSTRAINT "capture_maps_match_map_pk" PRIMARY KEY("match","map")
);
--> statement-breakpoint
CREATE TABLE "captures" (
	"match" text PRIMARY KEY NOT NULL,
	"toggles" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"public_due" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "elo_changes" (
	"match" text NOT NULL,
	"ladder" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"opponent" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"elo" integer NOT NULL,
	"wins" integer NOT NULL,
	"losses" integer NOT NULL,
	"draws" integer NOT NULL,
	"change" integer NOT NULL,
	CONSTRAINT "elo_changes_match_ladder_kind_subject_pk" PRIMARY KEY("match","ladder","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "elo_standings" (
	"ladder" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"elo" integer NOT NULL,
	"wins" integer NOT NULL,
	"losses" integer NOT NULL,
	"draws" integer NOT NULL,
	"change" integer NOT NULL,
	"played" integer GENERATED ALWAYS AS (wins + losses + draws) STORED NOT NULL,
	CONSTRAINT "elo_standings_ladder_kind_subject_pk" PRIMARY KEY("ladder","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "rating_rebuilds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"by" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "player_maps" ADD COLUMN "sides" jsonb;--> statement-breakpoint
ALTER TABLE "player_totals" ADD COLUMN "rating" double precision GENERATED ALWAYS AS (rating_sum::double precision / nullif(rated_rounds, 0)) STORED;--> statement-breakpoint
ALTER TABLE "player_totals" ADD COLUMN "kd" double precision GENERATED ALWAYS AS (kills::double precision / greatest(deaths, 1)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "capture_entries" ADD CONSTRAINT "capture_entries_match_map_capture_maps_match_map_fk" FOREIGN KEY ("match","map") REFERENCES "public"."capture_maps"("match","map") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capture_maps" ADD CONSTRAINT "capture_maps_match_captures_match_fk" FOREIGN KEY ("match") REFERENCES "public"."captures"("match") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capture_maps" ADD CONSTRAINT "capture_maps_match_map_match_maps_match_index_fk" FOREIGN KEY ("match","map") REFERENCES "public"."match_maps"("match","index") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "capture_entries_id" ON "capture_entries" USING btree ("match","map","id");--> statement-breakpoint
CREATE INDEX "captures_due" ON "captures" USING btree ("public_due") WHERE public_due IS NOT NULL;--> statement-breakpoint
CREATE INDEX "elo_changes_subject" ON "elo_changes" USING btree ("ladder","kind","subject","at","match" COLLATE "C");--> statement-breakpoint
CREATE INDEX "elo_changes_at" ON "elo_changes" USING btree ("ladder","kind","at");--> statement-breakpoint
CREATE INDEX "elo_standings_rank" ON "elo_standings" USING btree ("ladder","kind","elo" DESC NULLS LAST,"subject");--> statement-breakpoint
CREATE UNIQUE INDEX "rating_rebuilds_one" ON "rating_rebuilds" USING btree ((true)) WHERE "rating_rebuilds"."finished_at" IS NULL;--> statement-breakpoint
CREATE INDEX "rating_rebuilds_started" ON "rating_rebuilds" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "player_maps_team" ON "player_maps" USING btree ("team","at");--> statement-breakpoint
CREATE INDEX "player_totals_rating" ON "player_totals" USING btree ("scope","rating" DESC NULLS LAST,"player");--> statement-breakpoint
CREATE INDEX "player_totals_kd" ON "player_totals" USING btree ("scope","kd" DESC NULLS LAST,"player");--> statement-breakpoint
CREATE INDEX "player_totals_kills" ON "player_totals" USING btree ("scope","kills" DESC NULLS LAST,"player");--> statement-breakpoint
CREATE INDEX "player_totals_deaths" ON "player_totals" USING btree ("scope","deaths" DESC NULLS LAST,"player");--> statement-breakpoint
CREATE INDEX "player_totals_headshots" ON "player_totals" USING btree ("scope","headshots" DESC NULLS LAST,"player");--> statement-breakpoint
CREATE INDEX "player_totals_opening_kills" ON "player_totals" USING btree ("scope","opening_kills" DESC NULLS LAST,"player");--> statement-breakpoint
CREATE INDEX "player_totals_clutches" ON "player_totals" USING btree ("scope","clutches" DESC NULLS LAST,"player");--> statement-breakpoint
CREATE INDEX "player_totals_maps" ON "player_totals" USING btree ("scope","maps" DESC NULLS LAST,"player");
CREATE TABLE "pickem_league_members" (
	"league" uuid NOT NULL,
	"player" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pickem_league_members_league_player_pk" PRIMARY KEY("league","player")
);
--> statement-breakpoint
CREATE TABLE "pickem_leagues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"owner" text NOT NULL,
	"invite" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pickems" (
	"tournament" text PRIMARY KEY NOT NULL,
	"setup" jsonb NOT NULL,
	"locked_at" timestamp (3) with time zone,
	"scored_revision" integer
);
--> statement-breakpoint
CREATE TABLE "pickem_predictions" (
	"tournament" text NOT NULL,
	"player" text NOT NULL,
	"picks" jsonb NOT NULL,
	"is_complete" boolean NOT NULL,
	"champion" text,
	"needs_attention" boolean DEFAULT false NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"possible" integer DEFAULT 0 NOT NULL,
	"correct" integer DEFAULT 0 NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pickem_predictions_tournament_player_pk" PRIMARY KEY("tournament","player")
);
--> statement-breakpoint
ALTER TABLE "pickem_league_members" ADD CONSTRAINT "pickem_league_members_league_pickem_leagues_id_fk" FOREIGN KEY ("league") REFERENCES "public"."pickem_leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickem_league_members" ADD CONSTRAINT "pickem_league_members_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickem_leagues" ADD CONSTRAINT "pickem_leagues_owner_players_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickems" ADD CONSTRAINT "pickems_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickem_predictions" ADD CONSTRAINT "pickem_predictions_tournament_pickems_tournament_fk" FOREIGN KEY ("tournament") REFERENCES "public"."pickems"("tournament") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickem_predictions" ADD CONSTRAINT "pickem_predictions_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pickem_league_members_player" ON "pickem_league_members" USING btree ("player");--> statement-breakpoint
CREATE UNIQUE INDEX "pickem_leagues_invite" ON "pickem_leagues" USING btree ("invite");--> statement-breakpoint
CREATE INDEX "pickem_leagues_owner" ON "pickem_leagues" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "pickem_predictions_rank" ON "pickem_predictions" USING btree ("tournament","points" DESC,"correct" DESC,"saved_at","player");--> statement-breakpoint
CREATE INDEX "pickem_predictions_player" ON "pickem_predictions" USING btree ("player");
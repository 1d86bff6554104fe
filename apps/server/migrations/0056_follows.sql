CREATE TABLE "follow_notices" (
	"key" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"match" text,
	"tournament" text,
	"player" text,
	"team" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_account" text DEFAULT '' NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"team" text,
	"player" text,
	"tournament" text,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "follows_one" CHECK (num_nonnulls("follows"."team", "follows"."player", "follows"."tournament") = 1)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "spoiler_free" boolean;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "without_result" jsonb;--> statement-breakpoint
ALTER TABLE "follow_notices" ADD CONSTRAINT "follow_notices_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_notices" ADD CONSTRAINT "follow_notices_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_notices" ADD CONSTRAINT "follow_notices_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_notices" ADD CONSTRAINT "follow_notices_team_teams_id_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_team_teams_id_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_notices_open" ON "follow_notices" USING btree ("created_at") WHERE "follow_notices"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX "follow_notices_match" ON "follow_notices" USING btree ("match");--> statement-breakpoint
CREATE INDEX "follow_notices_done" ON "follow_notices" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "follows_account" ON "follows" USING btree ("account","since");--> statement-breakpoint
CREATE UNIQUE INDEX "follows_team" ON "follows" USING btree ("team","account");--> statement-breakpoint
CREATE UNIQUE INDEX "follows_player" ON "follows" USING btree ("player","account");--> statement-breakpoint
CREATE UNIQUE INDEX "follows_tournament" ON "follows" USING btree ("tournament","account");
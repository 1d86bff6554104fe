CREATE TABLE "votes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"match" uuid NOT NULL,
	"season" smallint NOT NULL,
	"account" text NOT NULL,
	"team" text NOT NULL,
	"points" smallint NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone,
	"cast_at" timestamp (3) with time zone NOT NULL,
	"gain" integer GENERATED ALWAYS AS (CASE WHEN settled_at IS NULL OR voided_at IS NOT NULL THEN NULL ELSE paid - points END) STORED,
	CONSTRAINT "votes_points" CHECK ("votes"."points" > 0 AND "votes"."paid" >= 0)
);
--> statement-breakpoint
CREATE TABLE "voting_matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"season" smallint NOT NULL,
	"team_a" text NOT NULL,
	"team_b" text NOT NULL,
	"tournament" text,
	"round" text,
	"best_of" smallint NOT NULL,
	"maps" text[] NOT NULL,
	"linked_match" text,
	"max_stake" smallint NOT NULL,
	"locks_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"hidden" boolean NOT NULL,
	"result" text DEFAULT 'undecided' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	CONSTRAINT "voting_matches_teams" CHECK ("voting_matches"."team_a" <> "voting_matches"."team_b")
);
--> statement-breakpoint
CREATE TABLE "voting_transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voting_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"season" smallint NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "voting_transfers_points" CHECK ("voting_transfers"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "voting_wallets" (
	"season" smallint NOT NULL,
	"account" text NOT NULL,
	"balance" integer NOT NULL,
	"debt" integer DEFAULT 0 NOT NULL,
	"gain" integer DEFAULT 0 NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"correct" integer DEFAULT 0 NOT NULL,
	"longest_streak" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "voting_wallets_season_account_pk" PRIMARY KEY("season","account"),
	CONSTRAINT "voting_wallets_balance" CHECK ("voting_wallets"."balance" >= 0 AND "voting_wallets"."debt" >= 0)
);
--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_match_voting_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."voting_matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_account_players_id_fk" FOREIGN KEY ("account") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voting_matches" ADD CONSTRAINT "voting_matches_team_a_teams_id_fk" FOREIGN KEY ("team_a") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voting_matches" ADD CONSTRAINT "voting_matches_team_b_teams_id_fk" FOREIGN KEY ("team_b") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voting_matches" ADD CONSTRAINT "voting_matches_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voting_matches" ADD CONSTRAINT "voting_matches_linked_match_matches_id_fk" FOREIGN KEY ("linked_match") REFERENCES "public"."matches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voting_matches" ADD CONSTRAINT "voting_matches_created_by_players_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voting_wallets" ADD CONSTRAINT "voting_wallets_account_players_id_fk" FOREIGN KEY ("account") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "votes_once" ON "votes" USING btree ("match","account");--> statement-breakpoint
CREATE INDEX "votes_account" ON "votes" USING btree ("account","season","cast_at");--> statement-breakpoint
CREATE INDEX "votes_gain" ON "votes" USING btree ("season","gain","id") WHERE "votes"."gain" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "voting_matches_public" ON "voting_matches" USING btree ("id") WHERE NOT "voting_matches"."hidden" AND "voting_matches"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "voting_matches_hidden" ON "voting_matches" USING btree ("id") WHERE "voting_matches"."hidden" AND "voting_matches"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "voting_matches_tournament" ON "voting_matches" USING btree ("tournament","id");--> statement-breakpoint
CREATE UNIQUE INDEX "voting_matches_linked" ON "voting_matches" USING btree ("linked_match") WHERE "voting_matches"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "voting_transfers_from" ON "voting_transfers" USING btree ("season","from");--> statement-breakpoint
CREATE INDEX "voting_transfers_to" ON "voting_transfers" USING btree ("season","to");--> statement-breakpoint
CREATE INDEX "voting_wallets_rank" ON "voting_wallets" USING btree ("season","gain" DESC NULLS LAST,"account") WHERE "voting_wallets"."votes" > 0;
CREATE TABLE "giveaway_counts" (
	"giveaway" uuid PRIMARY KEY NOT NULL,
	"entries" integer NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "giveaway_draws" (
	"giveaway" uuid PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"entrants" text[]
);
--> statement-breakpoint
CREATE TABLE "giveaway_entries" (
	"giveaway" uuid NOT NULL,
	"player" text NOT NULL,
	"game_id" text,
	"network" text,
	"entered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "giveaway_entries_giveaway_player_pk" PRIMARY KEY("giveaway","player")
);
--> statement-breakpoint
CREATE TABLE "giveaway_winners" (
	"giveaway" uuid NOT NULL,
	"place" integer NOT NULL,
	"player" text NOT NULL,
	"reward" text NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "giveaway_winners_giveaway_place_pk" PRIMARY KEY("giveaway","place")
);
--> statement-breakpoint
CREATE TABLE "giveaway_wrong_codes" (
	"account" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "giveaways" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"picture" text,
	"code" text NOT NULL,
	"rewards" jsonb NOT NULL,
	"min_account_age_days" integer NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"seed_hash" text NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"list_hash" text,
	"entries" integer,
	"drawn_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "giveaway_counts" ADD CONSTRAINT "giveaway_counts_giveaway_giveaways_id_fk" FOREIGN KEY ("giveaway") REFERENCES "public"."giveaways"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "giveaway_draws" ADD CONSTRAINT "giveaway_draws_giveaway_giveaways_id_fk" FOREIGN KEY ("giveaway") REFERENCES "public"."giveaways"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "giveaway_entries" ADD CONSTRAINT "giveaway_entries_giveaway_giveaways_id_fk" FOREIGN KEY ("giveaway") REFERENCES "public"."giveaways"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "giveaway_entries" ADD CONSTRAINT "giveaway_entries_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "giveaway_winners" ADD CONSTRAINT "giveaway_winners_giveaway_giveaways_id_fk" FOREIGN KEY ("giveaway") REFERENCES "public"."giveaways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "giveaway_winners" ADD CONSTRAINT "giveaway_winners_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "giveaway_wrong_codes" ADD CONSTRAINT "giveaway_wrong_codes_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "giveaway_entries_game_id" ON "giveaway_entries" USING btree ("giveaway","game_id");--> statement-breakpoint
CREATE INDEX "giveaway_entries_player" ON "giveaway_entries" USING btree ("player");--> statement-breakpoint
CREATE UNIQUE INDEX "giveaway_winners_player" ON "giveaway_winners" USING btree ("player","giveaway");--> statement-breakpoint
CREATE INDEX "giveaways_closes" ON "giveaways" USING btree ("closes_at","id");--> statement-breakpoint
CREATE INDEX "giveaways_code" ON "giveaways" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "giveaways_not_closed" ON "giveaways" USING btree ("closes_at") WHERE "giveaways"."closed_at" IS NULL;
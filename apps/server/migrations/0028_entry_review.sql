CREATE TABLE "giveaway_origins" (
	"giveaway" uuid NOT NULL,
	"player" text NOT NULL,
	"period" integer NOT NULL,
	"address" text NOT NULL,
	"device" text,
	CONSTRAINT "giveaway_origins_giveaway_player_pk" PRIMARY KEY("giveaway","player")
);
--> statement-breakpoint
CREATE TABLE "giveaway_voids" (
	"giveaway" uuid NOT NULL,
	"player" text NOT NULL,
	"reason" text NOT NULL,
	"voided_at" timestamp (3) with time zone NOT NULL,
	"voided_by" text,
	CONSTRAINT "giveaway_voids_giveaway_player_pk" PRIMARY KEY("giveaway","player")
);
--> statement-breakpoint
ALTER TABLE "giveaway_draws" ADD COLUMN "voided" text[];--> statement-breakpoint
ALTER TABLE "giveaway_origins" ADD CONSTRAINT "giveaway_origins_entry" FOREIGN KEY ("giveaway","player") REFERENCES "public"."giveaway_entries"("giveaway","player") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "giveaway_voids" ADD CONSTRAINT "giveaway_voids_giveaway_giveaways_id_fk" FOREIGN KEY ("giveaway") REFERENCES "public"."giveaways"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "giveaway_voids" ADD CONSTRAINT "giveaway_voids_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "giveaway_voids" ADD CONSTRAINT "giveaway_voids_voided_by_players_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "giveaway_origins_player" ON "giveaway_origins" USING btree ("player");--> statement-breakpoint
CREATE INDEX "giveaway_origins_period" ON "giveaway_origins" USING btree ("period");--> statement-breakpoint
CREATE INDEX "giveaway_voids_player" ON "giveaway_voids" USING btree ("player");--> statement-breakpoint
ALTER TABLE "giveaway_entries" DROP COLUMN "network";
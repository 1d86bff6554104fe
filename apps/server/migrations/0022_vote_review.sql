CREATE TABLE "dismissed_clusters" (
	"key" text PRIMARY KEY NOT NULL,
	"last_vote_at" timestamp (3) with time zone NOT NULL,
	"votes" integer NOT NULL,
	"dismissed_at" timestamp (3) with time zone NOT NULL,
	"dismissed_by" text
);
--> statement-breakpoint
CREATE TABLE "vote_origins" (
	"vote" uuid PRIMARY KEY NOT NULL,
	"period" integer NOT NULL,
	"address" text NOT NULL,
	"device" text
);
--> statement-breakpoint
CREATE TABLE "vote_voids" (
	"vote" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"voided_at" timestamp (3) with time zone NOT NULL,
	"voided_by" text
);
--> statement-breakpoint
CREATE TABLE "origin_keys" (
	"period" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dismissed_clusters" ADD CONSTRAINT "dismissed_clusters_dismissed_by_players_id_fk" FOREIGN KEY ("dismissed_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_origins" ADD CONSTRAINT "vote_origins_vote_votes_id_fk" FOREIGN KEY ("vote") REFERENCES "public"."votes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_voids" ADD CONSTRAINT "vote_voids_vote_votes_id_fk" FOREIGN KEY ("vote") REFERENCES "public"."votes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_voids" ADD CONSTRAINT "vote_voids_voided_by_players_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vote_origins_period" ON "vote_origins" USING btree ("period");--> statement-breakpoint
CREATE INDEX "vote_voids_time" ON "vote_voids" USING btree ("voided_at","vote");
CREATE TABLE "team_proposals" (
	"team" text NOT NULL,
	"player" text NOT NULL,
	"direction" text NOT NULL,
	"proposed_by" text,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"declined_at" timestamp (3) with time zone,
	CONSTRAINT "team_proposals_team_player_direction_pk" PRIMARY KEY("team","player","direction")
);
--> statement-breakpoint
INSERT INTO "team_proposals" ("team", "player", "direction", "proposed_by", "proposed_at", "declined_at")
SELECT "team", "player", 'invitation', "invited_by", "invited_at", "declined_at" FROM "team_invitations"
UNION ALL
SELECT "team", "player", 'request', "player", "requested_at", "declined_at" FROM "team_requests";--> statement-breakpoint
DROP TABLE "team_invitations";--> statement-breakpoint
DROP TABLE "team_requests";--> statement-breakpoint
DROP INDEX "ticket_pictures_unsent";--> statement-breakpoint
ALTER TABLE "ticket_pictures" ADD COLUMN "report" uuid;--> statement-breakpoint
ALTER TABLE "team_proposals" ADD CONSTRAINT "team_proposals_team_teams_id_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_proposals" ADD CONSTRAINT "team_proposals_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_proposals_player" ON "team_proposals" USING btree ("player");--> statement-breakpoint
CREATE INDEX "team_proposals_proposed_at" ON "team_proposals" USING btree ("proposed_at");--> statement-breakpoint
ALTER TABLE "ticket_pictures" ADD CONSTRAINT "ticket_pictures_report_match_reports_id_fk" FOREIGN KEY ("report") REFERENCES "public"."match_reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_rulings_created_at" ON "match_rulings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ticket_pictures_report" ON "ticket_pictures" USING btree ("report");--> statement-breakpoint
CREATE INDEX "ticket_pictures_unsent" ON "ticket_pictures" USING btree ("created_at") WHERE "ticket_pictures"."message" IS NULL AND "ticket_pictures"."report" IS NULL;
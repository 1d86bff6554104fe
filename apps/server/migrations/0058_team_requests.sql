CREATE TABLE "team_invitation_links" (
	"team" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_requests" (
	"team" text NOT NULL,
	"player" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"declined_at" timestamp (3) with time zone,
	CONSTRAINT "team_requests_team_player_pk" PRIMARY KEY("team","player")
);
--> statement-breakpoint
ALTER TABLE "team_invitation_links" ADD CONSTRAINT "team_invitation_links_team_teams_id_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_requests" ADD CONSTRAINT "team_requests_team_teams_id_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_requests" ADD CONSTRAINT "team_requests_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_requests_player" ON "team_requests" USING btree ("player");--> statement-breakpoint
CREATE INDEX "team_requests_requested_at" ON "team_requests" USING btree ("requested_at");
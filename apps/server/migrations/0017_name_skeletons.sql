ALTER TABLE "player_names" ADD COLUMN "name_skeleton" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "name_skeleton" text;--> statement-breakpoint
ALTER TABLE "team_names" ADD COLUMN "name_skeleton" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "name_skeleton" text;--> statement-breakpoint
CREATE INDEX "player_names_skeleton" ON "player_names" USING btree ("name_skeleton");--> statement-breakpoint
CREATE UNIQUE INDEX "players_name_skeleton" ON "players" USING btree ("name_skeleton");--> statement-breakpoint
CREATE INDEX "team_names_skeleton" ON "team_names" USING btree ("name_skeleton");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_name_skeleton" ON "teams" USING btree ("name_skeleton");
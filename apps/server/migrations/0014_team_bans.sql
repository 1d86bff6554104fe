ALTER TABLE "bans" ALTER COLUMN "player" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bans" ADD COLUMN "team" text;--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_team_teams_id_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "capture_entries_operator" ON "capture_entries" USING btree ("operator","written_at");--> statement-breakpoint
CREATE INDEX "bans_team" ON "bans" USING btree ("team") WHERE "bans"."team" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_of_one" CHECK (num_nonnulls("bans"."player", "bans"."team") = 1);
DROP INDEX "elo_standings_rank";--> statement-breakpoint
DROP INDEX "elo_standings_past";--> statement-breakpoint
CREATE INDEX "elo_standings_rank" ON "elo_standings" USING btree ("ladder","kind","elo" DESC NULLS LAST,"subject","played");--> statement-breakpoint
CREATE INDEX "elo_standings_past" ON "elo_standings" USING btree ("ladder","kind","past_elo" DESC NULLS LAST,"subject","played") WHERE "elo_standings"."past_elo" IS NOT NULL;
DROP INDEX "elo_changes_subject";--> statement-breakpoint
DROP INDEX "elo_changes_at";--> statement-breakpoint
CREATE INDEX "elo_changes_subject" ON "elo_changes" USING btree ("subject","ladder","kind","at","match" COLLATE "C","elo");--> statement-breakpoint
CREATE INDEX "elo_changes_at" ON "elo_changes" USING btree ("at");
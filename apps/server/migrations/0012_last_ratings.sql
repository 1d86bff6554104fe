DROP INDEX "elo_changes_subject";--> statement-breakpoint
CREATE INDEX "elo_changes_subject" ON "elo_changes" USING btree ("ladder","kind","subject","at","match" COLLATE "C","elo");
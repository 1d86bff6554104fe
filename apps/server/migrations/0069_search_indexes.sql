-- Changed in place: dropping and creating them again would lock the tables meanwhile.
ALTER INDEX "articles_title_trigrams" SET (fastupdate = false);--> statement-breakpoint
ALTER INDEX "player_names_trigrams" SET (fastupdate = false);--> statement-breakpoint
ALTER INDEX "players_name_trigrams" SET (fastupdate = false);--> statement-breakpoint
ALTER INDEX "team_names_trigrams" SET (fastupdate = false);--> statement-breakpoint
ALTER INDEX "teams_name_trigrams" SET (fastupdate = false);--> statement-breakpoint
ALTER INDEX "tournaments_searched" SET (fastupdate = false);--> statement-breakpoint
-- What is in the pending lists already stays there until somebody sorts it in.
SELECT gin_clean_pending_list(name::regclass) FROM unnest(ARRAY['articles_title_trigrams', 'player_names_trigrams', 'players_name_trigrams', 'team_names_trigrams', 'teams_name_trigrams', 'tournaments_searched']) AS name;

CREATE TABLE "elo_histories" (
	"subject" text NOT NULL,
	"ladder" text NOT NULL,
	"kind" text NOT NULL,
	"wins" integer NOT NULL,
	"losses" integer NOT NULL,
	"draws" integer NOT NULL,
	"start" integer GENERATED ALWAYS AS (wins + losses + draws) STORED NOT NULL,
	"matches" text[] NOT NULL,
	"times" timestamp (3) with time zone[] NOT NULL,
	"elos" integer[] NOT NULL,
	"changes" integer[] NOT NULL,
	"outcomes" text NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "elo_histories_subject_ladder_kind_start_pk" PRIMARY KEY("subject","ladder","kind","start")
);
--> statement-breakpoint
CREATE TABLE "rated_series" (
	"match" text NOT NULL,
	"ladder" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"input" text,
	"team_a" text NOT NULL,
	"team_b" text NOT NULL,
	"elo_a" integer NOT NULL,
	"elo_b" integer NOT NULL,
	"gain" integer NOT NULL,
	CONSTRAINT "rated_series_match_ladder_pk" PRIMARY KEY("match","ladder")
);
--> statement-breakpoint
INSERT INTO "elo_histories" ("subject", "ladder", "kind", "wins", "losses", "draws", "matches", "times", "elos", "changes", "outcomes", "last_at")
SELECT "subject", "ladder", "kind",
	-- The numbers before the first series of the row.
	(array_agg("wins" - "won" ORDER BY "number"))[1],
	(array_agg("losses" - "lost" ORDER BY "number"))[1],
	(array_agg("draws" - "drew" ORDER BY "number"))[1],
	array_agg("match" ORDER BY "number"), array_agg("at" ORDER BY "number"),
	array_agg("elo" ORDER BY "number"), array_agg("change" ORDER BY "number"),
	string_agg(CASE 1 WHEN "won" THEN 'W' WHEN "lost" THEN 'L' ELSE 'D' END, '' ORDER BY "number"),
	max("at")
FROM (
	SELECT *,
		"wins" - lag("wins", 1, 0) OVER "history" AS "won",
		"losses" - lag("losses", 1, 0) OVER "history" AS "lost",
		"draws" - lag("draws", 1, 0) OVER "history" AS "drew",
		row_number() OVER "history" - 1 AS "number"
	FROM "elo_changes"
	WINDOW "history" AS (PARTITION BY "subject", "ladder", "kind" ORDER BY "at", "match" COLLATE "C")
) AS "entries"
GROUP BY "subject", "ladder", "kind", "number" / 24;--> statement-breakpoint
INSERT INTO "rated_series" ("match", "ladder", "at", "team_a", "team_b", "elo_a", "elo_b", "gain")
SELECT "a"."match", "a"."ladder", "a"."at", "a"."subject", "b"."subject", "a"."elo" - "a"."change", "b"."elo" - "b"."change", "a"."change"
FROM "elo_changes" AS "a"
JOIN "elo_changes" AS "b" USING ("match", "ladder", "kind")
WHERE "a"."kind" = 'team' AND "a"."opponent" = 'A' AND "b"."opponent" = 'B';--> statement-breakpoint
DROP TABLE "elo_changes";--> statement-breakpoint
CREATE INDEX "elo_histories_last" ON "elo_histories" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "rated_series_at" ON "rated_series" USING btree ("at");
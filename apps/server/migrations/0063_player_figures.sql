DROP INDEX "player_totals_headshots";--> statement-breakpoint
DROP INDEX "player_totals_opening_kills";--> statement-breakpoint
ALTER TABLE "player_totals" ADD COLUMN "captured_kills" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "player_totals" SET "captured_kills" = "counted"."kills"
FROM (
  SELECT "scope", "player", sum("kills") AS "kills"
  FROM "player_maps", LATERAL (VALUES
    ('all'), ('season:' || "season"), ('tournament:' || "tournament")
  ) AS "scopes" ("scope")
  WHERE "rounds" > 0 AND "scope" IS NOT NULL
  GROUP BY "scope", "player"
) AS "counted"
WHERE "player_totals"."scope" = "counted"."scope" AND "player_totals"."player" = "counted"."player";--> statement-breakpoint
ALTER TABLE "player_totals" ADD COLUMN "headshot_share" double precision GENERATED ALWAYS AS (headshots::double precision / nullif(captured_kills, 0)) STORED;--> statement-breakpoint
ALTER TABLE "player_totals" ADD COLUMN "opening_balance" integer GENERATED ALWAYS AS (opening_kills - opening_deaths) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "player_totals_headshot_share" ON "player_totals" USING btree ("scope","headshot_share" DESC NULLS LAST,"player");--> statement-breakpoint
CREATE INDEX "player_totals_opening_balance" ON "player_totals" USING btree ("scope","opening_balance" DESC NULLS LAST,"player");
ALTER TABLE "player_maps" ADD COLUMN "kast_rounds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "player_maps" ADD COLUMN "kast_of" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "player_maps" ADD COLUMN "weapons" jsonb;--> statement-breakpoint
ALTER TABLE "player_totals" ADD COLUMN "kast_rounds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "player_totals" ADD COLUMN "kast_of" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "player_totals" ADD COLUMN "kast" double precision GENERATED ALWAYS AS (kast_rounds::double precision / nullif(kast_of, 0)) STORED;--> statement-breakpoint
CREATE INDEX "player_maps_at" ON "player_maps" USING btree ("at");--> statement-breakpoint
CREATE INDEX "player_maps_uncounted" ON "player_maps" USING btree ("match") WHERE captured AND weapons IS NULL;--> statement-breakpoint
CREATE INDEX "player_totals_kast" ON "player_totals" USING btree ("scope","kast" DESC NULLS LAST,"player");
CREATE TABLE "elo_comparison" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "elo_comparison_once" CHECK ("elo_comparison"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "elo_standings" ADD COLUMN "past_elo" integer;--> statement-breakpoint
CREATE INDEX "elo_standings_past" ON "elo_standings" USING btree ("ladder","kind","past_elo" DESC NULLS LAST,"subject") WHERE "elo_standings"."past_elo" IS NOT NULL;
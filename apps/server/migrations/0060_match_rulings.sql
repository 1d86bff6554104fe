CREATE TABLE "match_rulings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"match" text NOT NULL,
	"by" text,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"reports" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "match_rulings" ADD CONSTRAINT "match_rulings_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_rulings" ADD CONSTRAINT "match_rulings_by_players_id_fk" FOREIGN KEY ("by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_rulings_match" ON "match_rulings" USING btree ("match","created_at");
CREATE TABLE "imported_tournaments" (
	"tournament" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"is_rated" boolean NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imported_tournaments" ADD CONSTRAINT "imported_tournaments_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imported_tournaments_source" ON "imported_tournaments" USING btree ("source");
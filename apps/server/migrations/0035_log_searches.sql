CREATE TABLE "log_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"log" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"event" text,
	"person" text,
	"start" timestamp (3) with time zone,
	"end" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "player_log_player";--> statement-breakpoint
DROP INDEX "player_log_event";--> statement-breakpoint
DROP INDEX "player_log_at";--> statement-breakpoint
ALTER TABLE "log_searches" ADD CONSTRAINT "log_searches_owner_players_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_searches" ADD CONSTRAINT "log_searches_person_players_id_fk" FOREIGN KEY ("person") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "log_searches_name" ON "log_searches" USING btree ("owner","log","name");--> statement-breakpoint
CREATE INDEX "log_searches_person" ON "log_searches" USING btree ("person");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "audit_log_words" ON "audit_log" USING gin (("action" || ' ' || "subject") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "player_log_player" ON "player_log" USING btree ("player","at","id");--> statement-breakpoint
CREATE INDEX "player_log_event" ON "player_log" USING btree ("event","at","id");--> statement-breakpoint
CREATE INDEX "player_log_at" ON "player_log" USING btree ("at","id");
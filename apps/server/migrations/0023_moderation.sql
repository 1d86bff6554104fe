CREATE TABLE "player_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player" text,
	"identifier" text,
	"event" text NOT NULL,
	"path" text,
	"message" text,
	"details" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"edited_by" text,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "player_log_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry" uuid NOT NULL,
	"event" text NOT NULL,
	"path" text,
	"message" text,
	"details" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" text
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player" text,
	"team" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "notes_about_one" CHECK (num_nonnulls("notes"."player", "notes"."team") = 1)
);
--> statement-breakpoint
ALTER TABLE "bans" ADD COLUMN "lifted_by" text;--> statement-breakpoint
ALTER TABLE "player_log" ADD CONSTRAINT "player_log_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_log" ADD CONSTRAINT "player_log_edited_by_players_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_log_versions" ADD CONSTRAINT "player_log_versions_entry_player_log_id_fk" FOREIGN KEY ("entry") REFERENCES "public"."player_log"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_log_versions" ADD CONSTRAINT "player_log_versions_changed_by_players_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_team_teams_id_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_created_by_players_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_log_player" ON "player_log" USING btree ("player","id");--> statement-breakpoint
CREATE INDEX "player_log_event" ON "player_log" USING btree ("event","id");--> statement-breakpoint
CREATE INDEX "player_log_at" ON "player_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "player_log_edited_by" ON "player_log" USING btree ("edited_by");--> statement-breakpoint
CREATE INDEX "player_log_words" ON "player_log" USING gin ((coalesce("path", '') || ' ' || coalesce("message", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "player_log_versions_entry" ON "player_log_versions" USING btree ("entry");--> statement-breakpoint
CREATE INDEX "notes_player" ON "notes" USING btree ("player","id") WHERE "notes"."player" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notes_team" ON "notes" USING btree ("team","id") WHERE "notes"."team" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notes_created_by" ON "notes" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "bans_open" ON "bans" USING btree ("id") WHERE "bans"."lifted_at" IS NULL;
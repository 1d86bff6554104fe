CREATE TABLE "note_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player" text,
	"team" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"stored_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	CONSTRAINT "note_attachments_about_one" CHECK (num_nonnulls("note_attachments"."player", "note_attachments"."team") = 1)
);
--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "note_attachments" ADD CONSTRAINT "note_attachments_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_attachments" ADD CONSTRAINT "note_attachments_team_teams_id_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_attachments" ADD CONSTRAINT "note_attachments_created_by_players_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_attachments_player" ON "note_attachments" USING btree ("player") WHERE "note_attachments"."player" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "note_attachments_team" ON "note_attachments" USING btree ("team") WHERE "note_attachments"."team" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "note_attachments_created_by" ON "note_attachments" USING btree ("created_by");
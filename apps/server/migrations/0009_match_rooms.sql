CREATE TABLE "match_rooms" (
	"match" text PRIMARY KEY NOT NULL,
	"ready_a" timestamp (3) with time zone,
	"ready_b" timestamp (3) with time zone,
	"no_show_told" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_vetoes" (
	"match" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"turn_ends_at" timestamp (3) with time zone,
	"bans_a" text[] NOT NULL,
	"bans_b" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"match" text NOT NULL,
	"pairing" text NOT NULL,
	"by" text,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text
);
--> statement-breakpoint
CREATE TABLE "time_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"match" text NOT NULL,
	"opponent" text NOT NULL,
	"by" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text
);
--> statement-breakpoint
ALTER TABLE "staff_calls" ADD COLUMN "no_show" text;--> statement-breakpoint
ALTER TABLE "staff_calls" ADD COLUMN "taken_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_calls" ADD COLUMN "taken_by" text;--> statement-breakpoint
ALTER TABLE "match_rooms" ADD CONSTRAINT "match_rooms_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_vetoes" ADD CONSTRAINT "match_vetoes_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_by_players_id_fk" FOREIGN KEY ("by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_proposals" ADD CONSTRAINT "time_proposals_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_proposals" ADD CONSTRAINT "time_proposals_by_players_id_fk" FOREIGN KEY ("by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_proposals" ADD CONSTRAINT "time_proposals_answered_by_players_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_vetoes_turn_ends_at" ON "match_vetoes" USING btree ("turn_ends_at") WHERE "match_vetoes"."turn_ends_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "room_messages_match" ON "room_messages" USING btree ("match","id");--> statement-breakpoint
CREATE INDEX "room_messages_by" ON "room_messages" USING btree ("by");--> statement-breakpoint
CREATE INDEX "time_proposals_match" ON "time_proposals" USING btree ("match","id");--> statement-breakpoint
CREATE UNIQUE INDEX "time_proposals_pending" ON "time_proposals" USING btree ("match") WHERE state = 'pending';--> statement-breakpoint
ALTER TABLE "staff_calls" ADD CONSTRAINT "staff_calls_taken_by_players_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;
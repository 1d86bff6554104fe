CREATE TABLE "picture_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player" text,
	"team" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"picture" "bytea",
	"placeholder" "bytea",
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"uploaded_by" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reason" text,
	CONSTRAINT "picture_submissions_one_owner" CHECK (num_nonnulls("picture_submissions"."player", "picture_submissions"."team") = 1)
);
--> statement-breakpoint
ALTER TABLE "picture_submissions" ADD CONSTRAINT "picture_submissions_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_submissions" ADD CONSTRAINT "picture_submissions_team_teams_id_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_submissions" ADD CONSTRAINT "picture_submissions_uploaded_by_players_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_submissions" ADD CONSTRAINT "picture_submissions_decided_by_players_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_submissions_state" ON "picture_submissions" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "picture_submissions_player" ON "picture_submissions" USING btree ("player");--> statement-breakpoint
CREATE INDEX "picture_submissions_team" ON "picture_submissions" USING btree ("team");--> statement-breakpoint
CREATE INDEX "picture_submissions_uploaded_by" ON "picture_submissions" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "picture_submissions_decided_by" ON "picture_submissions" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "picture_submissions_one_photo" ON "picture_submissions" USING btree ("player") WHERE "picture_submissions"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "picture_submissions_one_logo" ON "picture_submissions" USING btree ("team") WHERE "picture_submissions"."state" = 'pending';
CREATE TABLE "closed_match_comments" (
	"match" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"closed_by" text
);
--> statement-breakpoint
CREATE TABLE "match_comment_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"comment" uuid NOT NULL,
	"reporter" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"match" text NOT NULL,
	"author" text,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text,
	"deletion_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "vod" jsonb;--> statement-breakpoint
ALTER TABLE "closed_match_comments" ADD CONSTRAINT "closed_match_comments_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_match_comments" ADD CONSTRAINT "closed_match_comments_closed_by_players_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_comment_reports" ADD CONSTRAINT "match_comment_reports_comment_match_comments_id_fk" FOREIGN KEY ("comment") REFERENCES "public"."match_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_comment_reports" ADD CONSTRAINT "match_comment_reports_reporter_players_id_fk" FOREIGN KEY ("reporter") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_comments" ADD CONSTRAINT "match_comments_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_comments" ADD CONSTRAINT "match_comments_author_players_id_fk" FOREIGN KEY ("author") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_comments" ADD CONSTRAINT "match_comments_deleted_by_players_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closed_match_comments_closed_by" ON "closed_match_comments" USING btree ("closed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "match_comment_reports_once" ON "match_comment_reports" USING btree ("comment","reporter");--> statement-breakpoint
CREATE INDEX "match_comment_reports_reporter" ON "match_comment_reports" USING btree ("reporter");--> statement-breakpoint
CREATE INDEX "match_comments_match" ON "match_comments" USING btree ("match","id");--> statement-breakpoint
CREATE INDEX "match_comments_author" ON "match_comments" USING btree ("author","id");--> statement-breakpoint
CREATE INDEX "match_comments_deleted" ON "match_comments" USING btree ("deleted_at") WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "match_comments_deleted_by" ON "match_comments" USING btree ("deleted_by") WHERE deleted_by IS NOT NULL;
CREATE TABLE "announcement_accounts" (
	"announcement" uuid NOT NULL,
	"account" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"dismissed_at" timestamp (3) with time zone,
	CONSTRAINT "announcement_accounts_announcement_account_pk" PRIMARY KEY("announcement","account")
);
--> statement-breakpoint
CREATE TABLE "announcement_receivers" (
	"announcement" uuid NOT NULL,
	"account" text NOT NULL,
	CONSTRAINT "announcement_receivers_announcement_account_pk" PRIMARY KEY("announcement","account")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"tone" text NOT NULL,
	"button_label" text,
	"button_to" text,
	"audience" text NOT NULL,
	"tournament" text,
	"notifies" boolean NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"visitors_seen" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text
);
--> statement-breakpoint
ALTER TABLE "announcement_accounts" ADD CONSTRAINT "announcement_accounts_announcement_announcements_id_fk" FOREIGN KEY ("announcement") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_accounts" ADD CONSTRAINT "announcement_accounts_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_receivers" ADD CONSTRAINT "announcement_receivers_announcement_announcements_id_fk" FOREIGN KEY ("announcement") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_receivers" ADD CONSTRAINT "announcement_receivers_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_updated_by_players_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_accounts_account" ON "announcement_accounts" USING btree ("account");--> statement-breakpoint
CREATE INDEX "announcement_receivers_account" ON "announcement_receivers" USING btree ("account");--> statement-breakpoint
CREATE INDEX "announcements_shown" ON "announcements" USING btree ("starts_at") WHERE "announcements"."deleted_at" IS NULL AND "announcements"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "announcements_updated" ON "announcements" USING btree ("updated_at","id");
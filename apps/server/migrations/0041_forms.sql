CREATE TABLE "form_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"respondent" text NOT NULL,
	"response" uuid,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_responses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"respondent" text NOT NULL,
	"player" text,
	"answers" jsonb NOT NULL,
	"version" integer NOT NULL,
	"review" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"reviewed_at" timestamp (3) with time zone,
	"reviewed_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "form_rewards" (
	"form" text NOT NULL,
	"player" text NOT NULL,
	"season" integer NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "form_rewards_form_player_pk" PRIMARY KEY("form","player")
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"fields" jsonb NOT NULL,
	"known_fields" jsonb NOT NULL,
	"anonymous" boolean NOT NULL,
	"changeable" boolean NOT NULL,
	"audience_team" text,
	"audience_tournament" text,
	"max_responses" integer,
	"reward_points" integer,
	"photo_field" text,
	"opens_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text,
	CONSTRAINT "forms_audience" CHECK (num_nonnulls("forms"."audience_team", "forms"."audience_tournament") < 2),
	CONSTRAINT "forms_anonymous" CHECK (NOT ("forms"."anonymous" AND num_nonnulls("forms"."reward_points", "forms"."photo_field") > 0))
);
--> statement-breakpoint
ALTER TABLE "form_pictures" ADD CONSTRAINT "form_pictures_form_forms_id_fk" FOREIGN KEY ("form") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_pictures" ADD CONSTRAINT "form_pictures_response_form_responses_id_fk" FOREIGN KEY ("response") REFERENCES "public"."form_responses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_responses" ADD CONSTRAINT "form_responses_form_forms_id_fk" FOREIGN KEY ("form") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_responses" ADD CONSTRAINT "form_responses_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_responses" ADD CONSTRAINT "form_responses_reviewed_by_players_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_rewards" ADD CONSTRAINT "form_rewards_form_forms_id_fk" FOREIGN KEY ("form") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_rewards" ADD CONSTRAINT "form_rewards_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_audience_team_teams_id_fk" FOREIGN KEY ("audience_team") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_updated_by_players_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_pictures_response" ON "form_pictures" USING btree ("response");--> statement-breakpoint
CREATE INDEX "form_pictures_unsent" ON "form_pictures" USING btree ("created_at") WHERE "form_pictures"."response" IS NULL;--> statement-breakpoint
CREATE INDEX "form_pictures_respondent" ON "form_pictures" USING btree ("respondent");--> statement-breakpoint
CREATE INDEX "form_responses_form" ON "form_responses" USING btree ("form","created_at","id");--> statement-breakpoint
CREATE INDEX "form_responses_player" ON "form_responses" USING btree ("player");--> statement-breakpoint
CREATE INDEX "form_responses_reviewed_by" ON "form_responses" USING btree ("reviewed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "form_responses_once" ON "form_responses" USING btree ("form","respondent") WHERE "form_responses"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "form_rewards_player" ON "form_rewards" USING btree ("player");--> statement-breakpoint
CREATE INDEX "forms_updated" ON "forms" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "forms_audience_team" ON "forms" USING btree ("audience_team");
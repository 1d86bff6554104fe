CREATE TABLE "show_acts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "show_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"is_rehearsal" boolean NOT NULL,
	"act" text NOT NULL,
	"about" text NOT NULL,
	"changes" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	"undone_at" timestamp (3) with time zone,
	"undone_by" text,
	"undone_with" integer
);
--> statement-breakpoint
CREATE TABLE "show_operators" (
	"player" text PRIMARY KEY NOT NULL,
	"place" jsonb,
	"is_streaming" boolean NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "show_sources" (
	"source" text NOT NULL,
	"instance" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"revision" integer NOT NULL,
	"latencies" integer[] NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "show_sources_source_instance_pk" PRIMARY KEY("source","instance")
);
--> statement-breakpoint
CREATE TABLE "shows" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"state" jsonb NOT NULL,
	"traces" jsonb NOT NULL,
	"rehearsal" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"air_revision" integer DEFAULT 1 NOT NULL,
	"air_changed_at" timestamp (3) with time zone NOT NULL,
	"pending_due_at" timestamp (3) with time zone,
	"source_key" text NOT NULL,
	CONSTRAINT "shows_once" CHECK ("shows"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "show_acts" ADD CONSTRAINT "show_acts_by_players_id_fk" FOREIGN KEY ("by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_acts" ADD CONSTRAINT "show_acts_undone_by_players_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_operators" ADD CONSTRAINT "show_operators_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "show_acts_by" ON "show_acts" USING btree ("by");--> statement-breakpoint
CREATE INDEX "show_acts_undone_by" ON "show_acts" USING btree ("undone_by");--> statement-breakpoint
CREATE INDEX "show_acts_at" ON "show_acts" USING btree ("at");
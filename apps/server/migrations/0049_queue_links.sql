CREATE TABLE "queue_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"max_uses" integer,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" text
);
--> statement-breakpoint
ALTER TABLE "queue_links" ADD CONSTRAINT "queue_links_created_by_players_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_links" ADD CONSTRAINT "queue_links_revoked_by_players_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "queue_links_created_by" ON "queue_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "queue_links_revoked_by" ON "queue_links" USING btree ("revoked_by");
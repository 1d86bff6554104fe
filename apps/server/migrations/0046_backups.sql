CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"requested_by" text,
	"is_scheduled" boolean NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"file_name" text,
	"size" bigint,
	"rows" bigint,
	"files" integer,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "backup_runs" ADD CONSTRAINT "backup_runs_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "backup_runs_one" ON "backup_runs" USING btree ((true)) WHERE "backup_runs"."finished_at" IS NULL;--> statement-breakpoint
CREATE INDEX "backup_runs_started" ON "backup_runs" USING btree ("started_at");
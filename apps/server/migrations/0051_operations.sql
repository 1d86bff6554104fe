CREATE TABLE "call_times" (
	"hour" timestamp (3) with time zone NOT NULL,
	"call" text NOT NULL,
	"count" integer NOT NULL,
	"failed" integer NOT NULL,
	"refused" integer NOT NULL,
	"max" double precision NOT NULL,
	"buckets" integer[] NOT NULL,
	CONSTRAINT "call_times_hour_call_pk" PRIMARY KEY("hour","call")
);
--> statement-breakpoint
CREATE TABLE "server_errors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"call" text NOT NULL,
	"request_id" text NOT NULL,
	"summary" text NOT NULL,
	"place" text
);
--> statement-breakpoint
CREATE TABLE "server_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"memory" bigint NOT NULL,
	"loop_delay" double precision NOT NULL,
	"sockets" integer NOT NULL,
	"parts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "backup_runs" ADD COLUMN "done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "backup_runs" ADD COLUMN "total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "backup_runs" ADD COLUMN "version" text;--> statement-breakpoint
CREATE INDEX "server_errors_at" ON "server_errors" USING btree ("at");
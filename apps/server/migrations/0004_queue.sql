CREATE TABLE "queue_entries" (
	"identifier" text PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"slot" timestamp (3) with time zone,
	"entered" timestamp (3) with time zone NOT NULL,
	"admitted" timestamp (3) with time zone,
	"last_seen" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "queue_entries_admitted_have_slots" CHECK (admitted IS NULL OR slot IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "queue_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"next_sequence" bigint NOT NULL,
	"last_slot" timestamp (3) with time zone,
	"carry" integer NOT NULL,
	"pool_from" bigint,
	"rate" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "queue_entries_waiting" ON "queue_entries" USING btree ("sequence") WHERE slot IS NULL;--> statement-breakpoint
CREATE INDEX "queue_entries_reserved" ON "queue_entries" USING btree ("slot") WHERE slot IS NOT NULL AND admitted IS NULL;--> statement-breakpoint
CREATE INDEX "queue_entries_active" ON "queue_entries" USING btree ("last_seen") WHERE admitted IS NOT NULL;
CREATE TABLE "queue_hours" (
	"hour" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"arrivals" integer NOT NULL,
	"admitted" integer NOT NULL,
	"most_waiting" integer NOT NULL,
	"longest_wait" integer NOT NULL
);

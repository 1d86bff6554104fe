CREATE TABLE "active_weeks" (
	"account" text NOT NULL,
	"week" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "active_weeks_account_week_pk" PRIMARY KEY("account","week")
);
--> statement-breakpoint
CREATE TABLE "traffic_days" (
	"day" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"visits" integer NOT NULL,
	"visitors" integer NOT NULL,
	"new_visitors" integer NOT NULL,
	"signed_in" integer NOT NULL,
	"views" integer NOT NULL,
	"time" bigint NOT NULL,
	"durations" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "traffic_pages" (
	"day" timestamp (3) with time zone NOT NULL,
	"route" text NOT NULL,
	"views" integer NOT NULL,
	"time" bigint NOT NULL,
	"durations" integer[] NOT NULL,
	CONSTRAINT "traffic_pages_day_route_pk" PRIMARY KEY("day","route")
);
--> statement-breakpoint
CREATE TABLE "traffic_shares" (
	"day" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "traffic_shares_day_kind_value_pk" PRIMARY KEY("day","kind","value")
);
--> statement-breakpoint
CREATE TABLE "usage_reports" (
	"identifier" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"route" text NOT NULL,
	"duration" integer NOT NULL,
	"device" text NOT NULL,
	"account" text,
	"country" text,
	"is_new" boolean NOT NULL,
	CONSTRAINT "usage_reports_identifier_at_route_pk" PRIMARY KEY("identifier","at","route")
);
--> statement-breakpoint
ALTER TABLE "active_weeks" ADD CONSTRAINT "active_weeks_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_reports" ADD CONSTRAINT "usage_reports_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "active_weeks_week" ON "active_weeks" USING btree ("week");--> statement-breakpoint
CREATE INDEX "usage_reports_at" ON "usage_reports" USING btree ("at");--> statement-breakpoint
CREATE INDEX "usage_reports_account" ON "usage_reports" USING btree ("account") WHERE "usage_reports"."account" IS NOT NULL;
CREATE TABLE "notification_preferences" (
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"site" boolean NOT NULL,
	"push" boolean NOT NULL,
	CONSTRAINT "notification_preferences_account_kind_pk" PRIMARY KEY("account","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"listed" boolean NOT NULL,
	"push_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_account_key" ON "notifications" USING btree ("account","key");--> statement-breakpoint
CREATE INDEX "notifications_inbox" ON "notifications" USING btree ("account","id") WHERE "notifications"."listed";--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account","id") WHERE "notifications"."listed" AND "notifications"."read_at" IS NULL;--> statement-breakpoint
CREATE INDEX "notifications_push_at" ON "notifications" USING btree ("push_at") WHERE "notifications"."push_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING btree ("created_at");
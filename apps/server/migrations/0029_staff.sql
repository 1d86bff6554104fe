CREATE TABLE "staff_terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"permissions" text[] NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_credits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"added_by" text
);
--> statement-breakpoint
ALTER TABLE "staff_terms" ADD CONSTRAINT "staff_terms_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_credits" ADD CONSTRAINT "staff_credits_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_credits" ADD CONSTRAINT "staff_credits_added_by_players_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_terms_account" ON "staff_terms" USING btree ("account","since");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_terms_current" ON "staff_terms" USING btree ("account") WHERE "staff_terms"."until" IS NULL;--> statement-breakpoint
CREATE INDEX "staff_credits_account" ON "staff_credits" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "staff_credits_added_by" ON "staff_credits" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "room_messages_staff" ON "room_messages" USING btree ("by","sent_at") WHERE role = 'staff';--> statement-breakpoint
-- Accounts that hold permissions, since the audit log says so or since they exist.
INSERT INTO "staff_terms" ("id", "account", "permissions", "since")
SELECT gen_random_uuid(), "accounts"."id", "accounts"."permissions",
	coalesce((
		SELECT max("at") FROM "audit_log"
		WHERE "action" = 'account.permissions_changed' AND "subject" = 'account:' || "accounts"."id"
			AND "before" = '[]'::jsonb
	), "accounts"."created_at")
FROM "accounts" WHERE cardinality("accounts"."permissions") > 0;--> statement-breakpoint
-- Accounts that held permissions: their last time on the staff.
INSERT INTO "staff_terms" ("id", "account", "permissions", "since", "until")
SELECT gen_random_uuid(), "accounts"."id",
	ARRAY(SELECT jsonb_array_elements_text("left"."before")),
	coalesce((
		SELECT max("at") FROM "audit_log"
		WHERE "action" = 'account.permissions_changed' AND "subject" = "left"."subject"
			AND "before" = '[]'::jsonb AND "at" < "left"."at"
	), "accounts"."created_at"),
	"left"."at"
FROM "accounts" JOIN LATERAL (
	SELECT "subject", "before", "at" FROM "audit_log"
	WHERE "action" = 'account.permissions_changed' AND "subject" = 'account:' || "accounts"."id"
		AND "after" = '[]'::jsonb AND "before" <> '[]'::jsonb
	ORDER BY "at" DESC LIMIT 1
) AS "left" ON true
WHERE cardinality("accounts"."permissions") = 0;

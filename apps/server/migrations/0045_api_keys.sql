CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"secret_hash" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"calls_per_minute" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"calls" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_account" ON "api_keys" USING btree ("account","created_at");--> statement-breakpoint
CREATE INDEX "api_keys_expiry" ON "api_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "accounts_created" ON "accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_id_prefix" ON "accounts" USING btree ("id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "accounts_provider_id_prefix" ON "accounts" USING btree ("provider_id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "accounts_staff" ON "accounts" USING btree ("created_at","id") WHERE cardinality("accounts"."permissions") > 0;
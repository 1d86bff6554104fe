CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"email" text,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"secret_hash" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player" text NOT NULL,
	"scope" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"until" timestamp (3) with time zone,
	"lifted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"game_id" text,
	"country" text,
	"description" text DEFAULT '' NOT NULL,
	"photo" text,
	"team" text,
	"looking_for_team" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"value" jsonb,
	"description" text DEFAULT '' NOT NULL,
	"read_permissions" text,
	"write_permissions" text,
	"built_in" boolean DEFAULT false NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text
);
--> statement-breakpoint
CREATE TABLE "property_history" (
	"property" text NOT NULL,
	"revision" integer NOT NULL,
	"value" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	CONSTRAINT "property_history_property_revision_pk" PRIMARY KEY("property","revision")
);
--> statement-breakpoint
CREATE TABLE "push_deliveries" (
	"subscription" uuid NOT NULL,
	"key" text NOT NULL,
	"message" jsonb NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "push_deliveries_subscription_key_pk" PRIMARY KEY("subscription","key")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"session" uuid NOT NULL,
	"endpoint_hash" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_success_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "teams" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tag" text NOT NULL,
	"region" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"logo" text,
	"leader" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"disbanded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"status" smallint,
	"answer" "bytea",
	CONSTRAINT "idempotency_keys_account_key_pk" PRIMARY KEY("account","key")
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"content" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_time_tokens_purpose_token_hash_pk" PRIMARY KEY("purpose","token_hash")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"name" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial NOT NULL,
	"channel" text NOT NULL,
	"revision" bigint NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_channel_revision_pk" PRIMARY KEY("channel","revision")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_id_players_id_fk" FOREIGN KEY ("id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_team_teams_id_fk" FOREIGN KEY ("team") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_history" ADD CONSTRAINT "property_history_property_properties_id_fk" FOREIGN KEY ("property") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_subscription_push_subscriptions_id_fk" FOREIGN KEY ("subscription") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_sessions_id_fk" FOREIGN KEY ("session") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_leader_players_id_fk" FOREIGN KEY ("leader") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_id" ON "accounts" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_secret" ON "sessions" USING btree ("account","secret_hash");--> statement-breakpoint
CREATE INDEX "sessions_last_seen" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "bans_player" ON "bans" USING btree ("player");--> statement-breakpoint
CREATE UNIQUE INDEX "players_name" ON "players" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "players_team" ON "players" USING btree ("team");--> statement-breakpoint
CREATE INDEX "players_name_trigrams" ON "players" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "push_deliveries_expires_at" ON "push_deliveries" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint_hash");--> statement-breakpoint
CREATE INDEX "push_subscriptions_account" ON "push_subscriptions" USING btree ("account","created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session");--> statement-breakpoint
CREATE INDEX "queue_entries_waiting" ON "queue_entries" USING btree ("sequence") WHERE slot IS NULL;--> statement-breakpoint
CREATE INDEX "queue_entries_reserved" ON "queue_entries" USING btree ("slot") WHERE slot IS NOT NULL AND admitted IS NULL;--> statement-breakpoint
CREATE INDEX "queue_entries_active" ON "queue_entries" USING btree ("last_seen") WHERE admitted IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "teams_name" ON "teams" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "teams_name_trigrams" ON "teams" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor","at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_at" ON "idempotency_keys" USING btree ("at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires_at" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_id" ON "outbox" USING btree ("id");--> statement-breakpoint
CREATE INDEX "outbox_created_at" ON "outbox" USING btree ("created_at");
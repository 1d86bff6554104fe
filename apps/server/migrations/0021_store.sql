CREATE TABLE "store_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"picture" text,
	"price" integer NOT NULL,
	"stock" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	"per_person" integer,
	"available_from" timestamp (3) with time zone,
	"available_until" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text,
	CONSTRAINT "store_items_price" CHECK ("store_items"."price" > 0),
	CONSTRAINT "store_items_taken" CHECK ("store_items"."taken" >= 0 AND "store_items"."taken" <= "store_items"."stock")
);
--> statement-breakpoint
CREATE TABLE "store_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item" uuid NOT NULL,
	"season" smallint NOT NULL,
	"account" text NOT NULL,
	"price" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	CONSTRAINT "store_requests_decided" CHECK (("store_requests"."state" = 'open') = ("store_requests"."decided_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "store_items" ADD CONSTRAINT "store_items_updated_by_players_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_requests" ADD CONSTRAINT "store_requests_item_store_items_id_fk" FOREIGN KEY ("item") REFERENCES "public"."store_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_requests" ADD CONSTRAINT "store_requests_account_players_id_fk" FOREIGN KEY ("account") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_requests" ADD CONSTRAINT "store_requests_decided_by_players_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_requests_state" ON "store_requests" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "store_requests_account" ON "store_requests" USING btree ("account","id");--> statement-breakpoint
CREATE INDEX "store_requests_item" ON "store_requests" USING btree ("item","account","season");--> statement-breakpoint
CREATE INDEX "store_requests_expiry" ON "store_requests" USING btree ("expires_at") WHERE "store_requests"."state" = 'open';
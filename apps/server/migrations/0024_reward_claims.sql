ALTER TABLE "store_requests" ALTER COLUMN "item" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "store_requests" ALTER COLUMN "season" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "store_requests" ALTER COLUMN "price" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "store_requests" ALTER COLUMN "expires_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "store_requests" ADD COLUMN "giveaway" uuid;--> statement-breakpoint
ALTER TABLE "store_requests" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "store_requests" ADD CONSTRAINT "store_requests_winner" FOREIGN KEY ("account","giveaway") REFERENCES "public"."giveaway_winners"("player","giveaway") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_requests_open_claim" ON "store_requests" USING btree ("giveaway","account") WHERE "store_requests"."state" = 'open';--> statement-breakpoint
ALTER TABLE "store_requests" ADD CONSTRAINT "store_requests_kind" CHECK (num_nonnulls("store_requests"."item", "store_requests"."giveaway") = 1
        AND num_nonnulls("store_requests"."item", "store_requests"."season", "store_requests"."price", "store_requests"."expires_at") IN (0, 4)
        AND num_nonnulls("store_requests"."giveaway", "store_requests"."message") IN (0, 2));
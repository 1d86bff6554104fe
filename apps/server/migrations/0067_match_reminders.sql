ALTER TABLE "follows" DROP CONSTRAINT "follows_one";--> statement-breakpoint
ALTER TABLE "follows" ADD COLUMN "match" text;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "follows_match" ON "follows" USING btree ("match","account");--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_one" CHECK (num_nonnulls("follows"."team", "follows"."player", "follows"."tournament", "follows"."match") = 1);
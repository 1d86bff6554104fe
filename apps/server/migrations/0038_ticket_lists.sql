DROP INDEX "tickets_assignee";--> statement-breakpoint
CREATE INDEX "tickets_updated" ON "tickets" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_unresolved" ON "tickets" USING btree ("updated_at","id") WHERE state <> 'closed' AND merged_into IS NULL;--> statement-breakpoint
CREATE INDEX "tickets_assignee" ON "tickets" USING btree ("assignee","updated_at","id") WHERE "tickets"."assignee" IS NOT NULL;
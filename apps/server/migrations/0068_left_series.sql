ALTER TABLE "stream_configuration" ADD COLUMN "series" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stream_configuration" ADD COLUMN "left" jsonb DEFAULT '[]'::jsonb NOT NULL;
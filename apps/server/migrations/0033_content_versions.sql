CREATE TABLE "content_versions" (
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	CONSTRAINT "content_versions_kind_subject_id_revision_pk" PRIMARY KEY("kind","subject_id","revision")
);
--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_by_players_id_fk" FOREIGN KEY ("by") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_versions_by" ON "content_versions" USING btree ("by");--> statement-breakpoint
INSERT INTO "content_versions" ("kind", "subject_id", "revision", "title", "content", "at", "by")
SELECT 'article', "article"::text, "revision", "title",
  jsonb_build_object('title', "title", 'summary', "summary", 'html', "html", 'picture', "picture", 'tags', to_jsonb("tags")),
  "at", "by"
FROM "article_versions";

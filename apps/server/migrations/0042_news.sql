CREATE TABLE "article_reactions" (
	"article" uuid NOT NULL,
	"player" text NOT NULL,
	"reaction" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_reactions_article_player_pk" PRIMARY KEY("article","player")
);
--> statement-breakpoint
CREATE TABLE "uploaded_pictures" (
	"name" text NOT NULL,
	"purpose" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "uploaded_pictures_name_purpose_pk" PRIMARY KEY("name","purpose")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "subjects" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "article_reactions" ADD CONSTRAINT "article_reactions_article_articles_id_fk" FOREIGN KEY ("article") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reactions" ADD CONSTRAINT "article_reactions_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_reactions_player" ON "article_reactions" USING btree ("player");--> statement-breakpoint
CREATE INDEX "articles_tags" ON "articles" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "articles_subjects" ON "articles" USING gin ("subjects");--> statement-breakpoint
CREATE INDEX "articles_title_trigrams" ON "articles" USING gin (lower("title") gin_trgm_ops);
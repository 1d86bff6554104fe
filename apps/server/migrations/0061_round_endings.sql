CREATE TABLE "round_endings" (
	"match" text NOT NULL,
	"map" smallint NOT NULL,
	"side" text NOT NULL,
	"ending" text NOT NULL,
	"rounds" smallint NOT NULL,
	CONSTRAINT "round_endings_match_map_side_ending_pk" PRIMARY KEY("match","map","side","ending")
);
--> statement-breakpoint
ALTER TABLE "round_endings" ADD CONSTRAINT "round_endings_match_map_match_maps_match_index_fk" FOREIGN KEY ("match","map") REFERENCES "public"."match_maps"("match","index") ON DELETE cascade ON UPDATE no action;
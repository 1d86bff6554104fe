CREATE TABLE "sign_in_origins" (
	"account" text NOT NULL,
	"period" integer NOT NULL,
	"address" text NOT NULL,
	"device" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_in_origins_account_address_device_pk" PRIMARY KEY("account","address","device")
);
--> statement-breakpoint
ALTER TABLE "sign_in_origins" ADD CONSTRAINT "sign_in_origins_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_origins_address" ON "sign_in_origins" USING btree ("address");--> statement-breakpoint
CREATE INDEX "sign_in_origins_device" ON "sign_in_origins" USING btree ("device") WHERE "sign_in_origins"."device" <> '';--> statement-breakpoint
CREATE INDEX "sign_in_origins_period" ON "sign_in_origins" USING btree ("period");
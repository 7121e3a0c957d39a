BEGIN TRANSACTION;
CREATE TABLE actions (
	match_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	deal INTEGER NOT NULL, 
	text VARCHAR(64) NOT NULL, 
	"by" VARCHAR(16) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (match_id, seq), 
	FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "actions" VALUES(1,1,1,'0 pass','person',1800000000.0);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE chats (
	id BIGINT NOT NULL, 
	language VARCHAR(16), 
	openers VARCHAR(16) NOT NULL, 
	"limit" INTEGER NOT NULL, 
	defaults JSON, 
	defaults_fixed BOOLEAN NOT NULL, 
	tidy BOOLEAN NOT NULL, 
	topic_id BIGINT, 
	quiet VARCHAR(64), 
	PRIMARY KEY (id)
);
INSERT INTO "chats" VALUES(-1001,'ru','all',5,'{"game": "terz"}',0,0,NULL,NULL);
CREATE TABLE deals (
	match_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	deck VARCHAR(128) NOT NULL, 
	salt VARCHAR(64) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	cutter INTEGER NOT NULL, 
	cut INTEGER, orders JSON, turns JSON, 
	PRIMARY KEY (match_id, number), 
	FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "deals" VALUES(1,1,'7S8S','00','00',1,1,NULL,NULL);
CREATE TABLE inbox (
	update_id BIGINT NOT NULL, 
	lane VARCHAR(64) NOT NULL, 
	payload TEXT NOT NULL, 
	received_at DOUBLE NOT NULL, 
	attempts INTEGER NOT NULL, 
	done_at DOUBLE, 
	PRIMARY KEY (update_id)
);
INSERT INTO "inbox" VALUES(5,'table 1','{"update_id": 5}',1800000000.0,0,NULL);
CREATE TABLE matches (
	id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	head JSON NOT NULL, 
	seq INTEGER NOT NULL, 
	started_at DOUBLE NOT NULL, 
	finished_at DOUBLE, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	UNIQUE (table_id)
);
INSERT INTO "matches" VALUES(1,1,'{"game": "deberc"}',1,1800000000.0,NULL);
CREATE TABLE "people" (
	id BIGINT NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	reachable BOOLEAN NOT NULL, 
	language_chosen BOOLEAN NOT NULL, 
	defaults JSON, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES(11,'Ната','ru',1,0,NULL);
CREATE TABLE places (
	id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	person_id BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	chat_id BIGINT NOT NULL, 
	thread_id BIGINT, 
	message_id BIGINT, 
	sent_at DOUBLE, 
	shown VARCHAR(64), 
	fresh INTEGER NOT NULL, 
	refused VARCHAR(200), 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	UNIQUE (table_id, kind, person_id, number)
);
INSERT INTO "places" VALUES(1,1,'table',0,0,-1001,NULL,7,NULL,'digest',0,NULL);
CREATE TABLE runtime (
	id INTEGER NOT NULL, 
	owner VARCHAR(64) NOT NULL, 
	alive_at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "runtime" VALUES(1,'somebody',1800000000.0);
CREATE TABLE "seats" (
	table_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	person_id BIGINT, 
	away BOOLEAN NOT NULL, 
	"left" BOOLEAN NOT NULL, 
	missed INTEGER NOT NULL, 
	fresh INTEGER NOT NULL, 
	choosing VARCHAR(16), 
	asked VARCHAR(32), 
	player VARCHAR(16) NOT NULL, 
	kept_for BIGINT, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(person_id) REFERENCES people (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES(1,0,'person','Ната',11,0,0,0,0,NULL,NULL,'basic',NULL);
INSERT INTO "seats" VALUES(1,1,'computer','Робот',NULL,0,0,0,0,NULL,NULL,'basic',NULL);
CREATE TABLE "tables" (
	id INTEGER NOT NULL, 
	chat_id BIGINT NOT NULL, 
	thread_id BIGINT, 
	invite VARCHAR(16) NOT NULL, 
	opener_id BIGINT NOT NULL, 
	opener_name VARCHAR(200) NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	stage VARCHAR(16) NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	preset VARCHAR(32) NOT NULL, 
	options JSON NOT NULL, 
	clock INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	shown_version INTEGER NOT NULL, 
	fresh INTEGER NOT NULL, 
	deadline DOUBLE, 
	due_at DOUBLE, 
	due_kind VARCHAR(16), 
	hold_until DOUBLE, 
	stop_votes JSON NOT NULL, 
	close_reason VARCHAR(16), 
	created_at DOUBLE NOT NULL, 
	touched_at DOUBLE NOT NULL, 
	public BOOLEAN NOT NULL, 
	closed BOOLEAN NOT NULL, 
	takeover BOOLEAN NOT NULL, 
	muted BOOLEAN NOT NULL, 
	quiet VARCHAR(64), 
	page VARCHAR(32) NOT NULL, 
	again_id INTEGER, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES(1,-1001,NULL,'secret',11,'Ната','ru','play','deberc','classic','{"limit": 501}',60,3,-1,0,1800000060.0,1800000030.0,'call',NULL,'[11]',NULL,1800000000.0,0.0,0,0,1,0,NULL,'',NULL);
CREATE INDEX ix_inbox_done_at ON inbox (done_at);
CREATE INDEX ix_tables_due_at ON tables (due_at);
CREATE INDEX ix_tables_chat_id ON tables (chat_id);
CREATE INDEX ix_seats_person_id ON seats (person_id);
COMMIT;

BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE "commands" (
	table_id VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	payload JSON NOT NULL, 
	at VARCHAR(40) NOT NULL, 
	actor TEXT NOT NULL, 
	seat INTEGER, 
	CONSTRAINT pk_commands PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_commands_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "commands" VALUES('-5LuMSjpVBZl',1,'action','{"action": "A6@a3+0"}','2026-11-18T05:10:43.335+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('-5LuMSjpVBZl',2,'action','{"action": "E+a1"}','2026-11-18T05:10:43.335+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('-5LuMSjpVBZl',3,'action','{"action": "end"}','2026-11-18T05:10:43.335+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('-5LuMSjpVBZl',4,'action','{"action": "A3@a4+0"}','2026-11-18T05:10:43.352+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('-5LuMSjpVBZl',5,'action','{"action": "E+a1"}','2026-11-18T05:10:43.352+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',1,'action','{"action": "A4@c1+0"}','2026-11-18T05:10:42.611+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',2,'action','{"action": "end"}','2026-11-18T05:10:42.611+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',3,'action','{"action": "A6@d1+5"}','2026-11-18T05:10:42.620+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',4,'action','{"action": "E+a1"}','2026-11-18T05:10:42.620+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',5,'action','{"action": "Ea1-a2"}','2026-11-18T05:10:42.620+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',6,'action','{"action": "end"}','2026-11-18T05:10:42.620+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',7,'action','{"action": "A5@a3+0"}','2026-11-18T05:10:42.625+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',8,'action','{"action": "L+a1"}','2026-11-18T05:10:42.625+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',9,'action','{"action": "La1-b1"}','2026-11-18T05:10:42.625+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',10,'action','{"action": "Lb1-a1"}','2026-11-18T05:10:42.625+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',11,'action','{"action": "La1-a2"}','2026-11-18T05:10:42.625+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',12,'action','{"action": "La2-a1"}','2026-11-18T05:10:42.625+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',13,'action','{"action": "E+a1"}','2026-11-18T05:10:42.625+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',14,'action','{"action": "end"}','2026-11-18T05:10:42.625+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',15,'action','{"action": "A3@b3+0"}','2026-11-18T05:10:42.633+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',16,'action','{"action": "E+a1"}','2026-11-18T05:10:42.633+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',17,'action','{"action": "end"}','2026-11-18T05:10:42.633+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',18,'action','{"action": "A1@d2+4"}','2026-11-18T05:10:42.651+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',19,'action','{"action": "La1-a2"}','2026-11-18T05:10:42.651+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',20,'action','{"action": "Ua2"}','2026-11-18T05:10:42.651+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',21,'action','{"action": "La2-a3"}','2026-11-18T05:10:42.651+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',22,'action','{"action": "E+a1"}','2026-11-18T05:10:42.651+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',23,'action','{"action": "end"}','2026-11-18T05:10:42.651+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',24,'action','{"action": "A2@d3+4"}','2026-11-18T05:10:42.662+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',25,'action','{"action": "E+a1"}','2026-11-18T05:10:42.662+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',26,'action','{"action": "Ea1-b1"}','2026-11-18T05:10:42.662+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',27,'action','{"action": "Ua2"}','2026-11-18T05:10:42.662+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',28,'action','{"action": "Eb1-c1"}','2026-11-18T05:10:42.662+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',29,'action','{"action": "E+a1"}','2026-11-18T05:10:42.662+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',30,'action','{"action": "Ea2-b3"}','2026-11-18T05:10:42.662+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',31,'action','{"action": "Ec1-b2"}','2026-11-18T05:10:42.662+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',32,'action','{"action": "end"}','2026-11-18T05:10:42.662+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',33,'action','{"action": "B2@b4+5"}','2026-11-18T05:10:42.680+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',34,'action','{"action": "Ea1-a2"}','2026-11-18T05:10:42.680+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',35,'action','{"action": "Ua2"}','2026-11-18T05:10:42.680+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',36,'action','{"action": "Ea1-b2"}','2026-11-18T05:10:42.680+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',37,'action','{"action": "Ea2-b3"}','2026-11-18T05:10:42.680+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',38,'action','{"action": "E+a1"}','2026-11-18T05:10:42.680+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',39,'action','{"action": "Ea1-b2"}','2026-11-18T05:10:42.680+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',40,'action','{"action": "Eb2-a1"}','2026-11-18T05:10:42.680+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',41,'action','{"action": "end"}','2026-11-18T05:10:42.680+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',42,'action','{"action": "Ea1-b1"}','2026-11-18T05:10:42.694+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',43,'action','{"action": "Eb3-a2"}','2026-11-18T05:10:42.694+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',44,'action','{"action": "Ea2-b3"}','2026-11-18T05:10:42.694+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',45,'action','{"action": "Eb1-a1"}','2026-11-18T05:10:42.694+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',46,'action','{"action": "Eb3-b4"}','2026-11-18T05:10:42.694+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',47,'action','{"action": "end"}','2026-11-18T05:10:42.694+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',48,'action','{"action": "Ca3"}','2026-11-18T05:10:42.700+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',49,'action','{"action": "Eb3-b4"}','2026-11-18T05:10:42.700+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',50,'action','{"action": "Eb4-a3"}','2026-11-18T05:10:42.700+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',51,'action','{"action": "Ea3-b4"}','2026-11-18T05:10:42.700+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',52,'action','{"action": "end"}','2026-11-18T05:10:42.700+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',53,'action','{"action": "B4@e2"}','2026-11-18T05:10:42.706+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',54,'action','{"action": "Eb2-b3"}','2026-11-18T05:10:42.706+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',55,'action','{"action": "Ea1-b2"}','2026-11-18T05:10:42.706+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',56,'action','{"action": "Ea1-a2"}','2026-11-18T05:10:42.706+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',57,'action','{"action": "Ea2-a3"}','2026-11-18T05:10:42.706+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',58,'action','{"action": "Eb3-b4"}','2026-11-18T05:10:42.706+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',59,'action','{"action": "Ea3-a2"}','2026-11-18T05:10:42.706+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',60,'action','{"action": "end"}','2026-11-18T05:10:42.706+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',61,'action','{"action": "B5@e1+5"}','2026-11-18T05:10:42.711+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',62,'action','{"action": "Ea1-a2"}','2026-11-18T05:10:42.711+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',63,'action','{"action": "La3-a2"}','2026-11-18T05:10:42.711+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',64,'action','{"action": "Eb2-b3"}','2026-11-18T05:10:42.711+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',65,'action','{"action": "E+a3"}','2026-11-18T05:10:42.711+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',66,'action','{"action": "Ea3-b4"}','2026-11-18T05:10:42.711+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',67,'action','{"action": "E+a1"}','2026-11-18T05:10:42.711+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',68,'action','{"action": "Eb3-a2"}','2026-11-18T05:10:42.711+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',69,'action','{"action": "end"}','2026-11-18T05:10:42.711+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',70,'action','{"action": "B6@f2+0"}','2026-11-18T05:10:42.716+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',71,'action','{"action": "Cb4"}','2026-11-18T05:10:42.716+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',72,'action','{"action": "Ea2-a3"}','2026-11-18T05:10:42.716+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',73,'action','{"action": "Ea3-a2"}','2026-11-18T05:10:42.716+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',74,'action','{"action": "Eb4=a1"}','2026-11-18T05:10:42.716+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',75,'action','{"action": "end"}','2026-11-18T05:10:42.716+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',76,'action','{"action": "B1@f3+3"}','2026-11-18T05:10:42.723+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',77,'action','{"action": "Eb4-a3"}','2026-11-18T05:10:42.723+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',78,'action','{"action": "Ea3-a2"}','2026-11-18T05:10:42.723+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',79,'action','{"action": "E+a1"}','2026-11-18T05:10:42.723+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',80,'action','{"action": "Ea2-a1"}','2026-11-18T05:10:42.723+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',81,'action','{"action": "E+a3"}','2026-11-18T05:10:42.723+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',82,'action','{"action": "La2-a3"}','2026-11-18T05:10:42.723+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',83,'action','{"action": "E+a3"}','2026-11-18T05:10:42.723+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',84,'action','{"action": "end"}','2026-11-18T05:10:42.723+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',85,'action','{"action": "B3@b5+5"}','2026-11-18T05:10:42.729+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',86,'action','{"action": "Ea1=b4"}','2026-11-18T05:10:42.729+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',87,'action','{"action": "E+a1"}','2026-11-18T05:10:42.729+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',88,'action','{"action": "Ea2-b3"}','2026-11-18T05:10:42.729+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',89,'action','{"action": "Eb2-c1"}','2026-11-18T05:10:42.729+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',90,'action','{"action": "Eb4-a3"}','2026-11-18T05:10:42.729+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',91,'action','{"action": "Eb3-b4"}','2026-11-18T05:10:42.729+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',92,'action','{"action": "Ec1-d1"}','2026-11-18T05:10:42.729+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',93,'action','{"action": "end"}','2026-11-18T05:10:42.729+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',94,'action','{"action": "C4@c3+1"}','2026-11-18T05:10:42.734+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',95,'action','{"action": "E+a1"}','2026-11-18T05:10:42.734+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',96,'action','{"action": "Ea3=a1"}','2026-11-18T05:10:42.734+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',97,'action','{"action": "end"}','2026-11-18T05:10:42.734+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',98,'action','{"action": "C3@d4+3"}','2026-11-18T05:10:42.739+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',99,'action','{"action": "end"}','2026-11-18T05:10:42.739+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',100,'action','{"action": "C2@c2+2"}','2026-11-18T05:10:42.749+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',101,'action','{"action": "Ea1-a2"}','2026-11-18T05:10:42.749+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',102,'action','{"action": "end"}','2026-11-18T05:10:42.749+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',103,'action','{"action": "C5@g1+1"}','2026-11-18T05:10:42.757+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',104,'action','{"action": "Ea1-b2"}','2026-11-18T05:10:42.757+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',105,'action','{"action": "Ea3-a2"}','2026-11-18T05:10:42.757+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',106,'action','{"action": "E+b4"}','2026-11-18T05:10:42.757+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',107,'action','{"action": "Eb4-b5"}','2026-11-18T05:10:42.757+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',108,'action','{"action": "Eb4-b5"}','2026-11-18T05:10:42.757+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',109,'action','{"action": "Ea2-b3"}','2026-11-18T05:10:42.757+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',110,'action','{"action": "E+a1"}','2026-11-18T05:10:42.757+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',111,'action','{"action": "Eb3-b2"}','2026-11-18T05:10:42.757+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',112,'action','{"action": "end"}','2026-11-18T05:10:42.757+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',113,'action','{"action": "C1@a5+5"}','2026-11-18T05:10:42.764+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',114,'action','{"action": "Ea1=a3"}','2026-11-18T05:10:42.764+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',115,'action','{"action": "Eb4-a3"}','2026-11-18T05:10:42.764+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',116,'action','{"action": "Ea1-b1"}','2026-11-18T05:10:42.764+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',117,'action','{"action": "E+a1"}','2026-11-18T05:10:42.764+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',118,'action','{"action": "Ea2-a1"}','2026-11-18T05:10:42.764+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',119,'action','{"action": "Eb1-c1"}','2026-11-18T05:10:42.764+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',120,'action','{"action": "Ec1-b1"}','2026-11-18T05:10:42.764+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',121,'action','{"action": "Ea3-b4"}','2026-11-18T05:10:42.764+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',122,'action','{"action": "end"}','2026-11-18T05:10:42.764+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',123,'action','{"action": "D4@c5+4"}','2026-11-18T05:10:42.771+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',124,'action','{"action": "Eb2-c1"}','2026-11-18T05:10:42.771+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',125,'action','{"action": "Eb2-a1"}','2026-11-18T05:10:42.771+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',126,'action','{"action": "E+a1"}','2026-11-18T05:10:42.771+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',127,'action','{"action": "E+a1"}','2026-11-18T05:10:42.771+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',128,'action','{"action": "Eb5-a5"}','2026-11-18T05:10:42.771+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',129,'action','{"action": "Eb4=a1"}','2026-11-18T05:10:42.771+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',130,'action','{"action": "Ua5"}','2026-11-18T05:10:42.771+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',131,'action','{"action": "L+a1"}','2026-11-18T05:10:42.771+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',132,'action','{"action": "end"}','2026-11-18T05:10:42.771+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',133,'action','{"action": "D3@c4+1"}','2026-11-18T05:10:42.777+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',134,'action','{"action": "Ea1-a2"}','2026-11-18T05:10:42.777+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',135,'action','{"action": "Eb4-a3"}','2026-11-18T05:10:42.777+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',136,'action','{"action": "Ea1-b2"}','2026-11-18T05:10:42.777+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',137,'action','{"action": "Eb2-c1"}','2026-11-18T05:10:42.777+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',138,'action','{"action": "Ea3-a2"}','2026-11-18T05:10:42.777+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',139,'action','{"action": "Eb1-c1"}','2026-11-18T05:10:42.777+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',140,'action','{"action": "Ea1=a3"}','2026-11-18T05:10:42.777+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',141,'action','{"action": "La3-b4"}','2026-11-18T05:10:42.777+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',142,'action','{"action": "end"}','2026-11-18T05:10:42.777+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',143,'action','{"action": "D2@a4+3"}','2026-11-18T05:10:42.787+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',144,'action','{"action": "Ea1-a2"}','2026-11-18T05:10:42.787+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',145,'action','{"action": "Eb5-a4"}','2026-11-18T05:10:42.787+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',146,'action','{"action": "Ec1-d2"}','2026-11-18T05:10:42.787+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',147,'action','{"action": "Ed2-c2"}','2026-11-18T05:10:42.787+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',148,'action','{"action": "Ea4-b5"}','2026-11-18T05:10:42.787+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',149,'action','{"action": "end"}','2026-11-18T05:10:42.787+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',150,'action','{"action": "Ea1-b2"}','2026-11-18T05:10:42.795+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',151,'action','{"action": "Eb2-c2"}','2026-11-18T05:10:42.795+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',152,'action','{"action": "Ea2-b3"}','2026-11-18T05:10:42.795+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',153,'action','{"action": "Lb4-a4"}','2026-11-18T05:10:42.795+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',154,'action','{"action": "Ua2"}','2026-11-18T05:10:42.795+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',155,'action','{"action": "Ua2"}','2026-11-18T05:10:42.795+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',156,'action','{"action": "end"}','2026-11-18T05:10:42.795+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',157,'action','{"action": "Ua2"}','2026-11-18T05:10:42.821+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',158,'action','{"action": "Ea1-b1"}','2026-11-18T05:10:42.821+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',159,'action','{"action": "Eb5-a4"}','2026-11-18T05:10:42.821+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',160,'action','{"action": "Ea4-a3"}','2026-11-18T05:10:42.821+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',161,'action','{"action": "E+b4"}','2026-11-18T05:10:42.821+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',162,'action','{"action": "end"}','2026-11-18T05:10:42.821+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',163,'action','{"action": "D5@h2"}','2026-11-18T05:10:42.829+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',164,'action','{"action": "Ec1-b1"}','2026-11-18T05:10:42.829+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',165,'action','{"action": "E+a3"}','2026-11-18T05:10:42.829+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',166,'action','{"action": "Ec1-b1"}','2026-11-18T05:10:42.829+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',167,'action','{"action": "Ec2-c1"}','2026-11-18T05:10:42.829+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',168,'action','{"action": "Ea2-a1"}','2026-11-18T05:10:42.829+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',169,'action','{"action": "Ea2-b3"}','2026-11-18T05:10:42.829+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',170,'action','{"action": "E+a1"}','2026-11-18T05:10:42.829+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',171,'action','{"action": "end"}','2026-11-18T05:10:42.829+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',172,'action','{"action": "D1@g3+4"}','2026-11-18T05:10:42.836+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',173,'action','{"action": "Ec2-b2"}','2026-11-18T05:10:42.836+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',174,'action','{"action": "Eb4-a4"}','2026-11-18T05:10:42.836+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',175,'action','{"action": "Ed1-e1"}','2026-11-18T05:10:42.836+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',176,'action','{"action": "Eb2-c2"}','2026-11-18T05:10:42.836+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',177,'action','{"action": "Eb1-c1"}','2026-11-18T05:10:42.836+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',178,'action','{"action": "Ec2-d2"}','2026-11-18T05:10:42.836+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',179,'action','{"action": "end"}','2026-11-18T05:10:42.836+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',180,'action','{"action": "E4@h4+0"}','2026-11-18T05:10:42.843+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',181,'action','{"action": "Ec1-d1"}','2026-11-18T05:10:42.843+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',182,'action','{"action": "Ud1"}','2026-11-18T05:10:42.843+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',183,'action','{"action": "Ea1-b1"}','2026-11-18T05:10:42.843+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',184,'action','{"action": "Ea3-a4"}','2026-11-18T05:10:42.843+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',185,'action','{"action": "end"}','2026-11-18T05:10:42.843+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',186,'action','{"action": "E1@e3+0"}','2026-11-18T05:10:42.850+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',187,'action','{"action": "Ua5"}','2026-11-18T05:10:42.850+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',188,'action','{"action": "La1=b4"}','2026-11-18T05:10:42.850+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',189,'action','{"action": "Ed2-c1"}','2026-11-18T05:10:42.850+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',190,'action','{"action": "Ec1-d2"}','2026-11-18T05:10:42.850+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',191,'action','{"action": "Ea3-b4"}','2026-11-18T05:10:42.850+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',192,'action','{"action": "end"}','2026-11-18T05:10:42.850+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',193,'action','{"action": "E5@e4+5"}','2026-11-18T05:10:42.857+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',194,'action','{"action": "Eb3-c3"}','2026-11-18T05:10:42.857+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',195,'action','{"action": "Eb1-a1"}','2026-11-18T05:10:42.857+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',196,'action','{"action": "Ea3-b4"}','2026-11-18T05:10:42.857+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',197,'action','{"action": "Ec3-c4"}','2026-11-18T05:10:42.857+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',198,'action','{"action": "Eb3-c3"}','2026-11-18T05:10:42.857+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',199,'action','{"action": "Ed1-c1"}','2026-11-18T05:10:42.857+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',200,'action','{"action": "La4-b4"}','2026-11-18T05:10:42.857+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',201,'action','{"action": "end"}','2026-11-18T05:10:42.857+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',202,'action','{"action": "E2@h1+5"}','2026-11-18T05:10:42.870+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',203,'action','{"action": "Ea2-a1"}','2026-11-18T05:10:42.870+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',204,'action','{"action": "Ra4"}','2026-11-18T05:10:42.870+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',205,'action','{"action": "Ec1-c2"}','2026-11-18T05:10:42.870+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',206,'action','{"action": "Ee1-d2"}','2026-11-18T05:10:42.870+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',207,'action','{"action": "Ea1=b4"}','2026-11-18T05:10:42.870+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',208,'action','{"action": "end"}','2026-11-18T05:10:42.870+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',209,'action','{"action": "E3@g2+5"}','2026-11-18T05:10:42.881+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',210,'action','{"action": "Ea4-a3"}','2026-11-18T05:10:42.881+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',211,'action','{"action": "Gc1E"}','2026-11-18T05:10:42.881+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',212,'action','{"action": "E+a3"}','2026-11-18T05:10:42.881+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',213,'action','{"action": "end"}','2026-11-18T05:10:42.881+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',214,'action','{"action": "F4@h3+5"}','2026-11-18T05:10:42.891+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',215,'action','{"action": "Ec2-b2"}','2026-11-18T05:10:42.891+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',216,'action','{"action": "Ea4-b5"}','2026-11-18T05:10:42.891+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',217,'action','{"action": "Ea5-b5"}','2026-11-18T05:10:42.891+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',218,'action','{"action": "Eb2-a1"}','2026-11-18T05:10:42.891+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',219,'action','{"action": "Lb4-b5"}','2026-11-18T05:10:42.891+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',220,'action','{"action": "Eb4-b3"}','2026-11-18T05:10:42.891+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',221,'action','{"action": "Eb3-b4"}','2026-11-18T05:10:42.891+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',222,'action','{"action": "end"}','2026-11-18T05:10:42.891+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',223,'action','{"action": "F3@f1+3"}','2026-11-18T05:10:42.902+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',224,'action','{"action": "Ea2-a3"}','2026-11-18T05:10:42.902+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',225,'action','{"action": "Lb4-a3"}','2026-11-18T05:10:42.902+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',226,'action','{"action": "Ub1"}','2026-11-18T05:10:42.902+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',227,'action','{"action": "Ea3-a2"}','2026-11-18T05:10:42.902+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',228,'action','{"action": "Ea1=a3"}','2026-11-18T05:10:42.902+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',229,'action','{"action": "La3=a1"}','2026-11-18T05:10:42.902+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',230,'action','{"action": "La1=a3"}','2026-11-18T05:10:42.902+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',231,'action','{"action": "end"}','2026-11-18T05:10:42.902+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',232,'action','{"action": "Rb5"}','2026-11-18T05:10:42.914+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',233,'action','{"action": "Ea1-b2"}','2026-11-18T05:10:42.914+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',234,'action','{"action": "Lb5-c4"}','2026-11-18T05:10:42.914+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',235,'action','{"action": "Eb5-c4"}','2026-11-18T05:10:42.914+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',236,'action','{"action": "Lc4-c3"}','2026-11-18T05:10:42.914+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',237,'action','{"action": "Ed2-c1"}','2026-11-18T05:10:42.914+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',238,'action','{"action": "end"}','2026-11-18T05:10:42.914+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',239,'action','{"action": "Ea3-a4"}','2026-11-18T05:10:42.930+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',240,'action','{"action": "Ea1-b1"}','2026-11-18T05:10:42.930+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',241,'action','{"action": "Eb4-a3"}','2026-11-18T05:10:42.930+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',242,'action','{"action": "Ea4-b4"}','2026-11-18T05:10:42.930+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',243,'action','{"action": "Ec3-c4"}','2026-11-18T05:10:42.930+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',244,'action','{"action": "end"}','2026-11-18T05:10:42.930+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',245,'action','{"action": "F1@f5"}','2026-11-18T05:10:42.946+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',246,'action','{"action": "Eb4-b5"}','2026-11-18T05:10:42.946+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',247,'action','{"action": "Ec1-c2"}','2026-11-18T05:10:42.946+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',248,'action','{"action": "Ec2-b2"}','2026-11-18T05:10:42.946+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',249,'action','{"action": "E+b4"}','2026-11-18T05:10:42.946+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',250,'action','{"action": "Lc3-c4"}','2026-11-18T05:10:42.946+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',251,'action','{"action": "Ea1-b2"}','2026-11-18T05:10:42.946+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',252,'action','{"action": "Eb2-c2"}','2026-11-18T05:10:42.946+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',253,'action','{"action": "Ec2-c1"}','2026-11-18T05:10:42.946+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',254,'action','{"action": "end"}','2026-11-18T05:10:42.946+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',255,'action','{"action": "F2@h5+4"}','2026-11-18T05:10:42.962+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',256,'action','{"action": "La3-a4"}','2026-11-18T05:10:42.962+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',257,'action','{"action": "Gb1E"}','2026-11-18T05:10:42.962+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',258,'action','{"action": "Ea3=a1"}','2026-11-18T05:10:42.962+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',259,'action','{"action": "end"}','2026-11-18T05:10:42.962+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',260,'action','{"action": "F5@f4+3"}','2026-11-18T05:10:42.980+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',261,'action','{"action": "Cb2"}','2026-11-18T05:10:42.980+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',262,'action','{"action": "Lc4-c3"}','2026-11-18T05:10:42.980+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',263,'action','{"action": "Ea1-b2"}','2026-11-18T05:10:42.980+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',264,'action','{"action": "Ec1-c2"}','2026-11-18T05:10:42.980+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',265,'action','{"action": "E+b4"}','2026-11-18T05:10:42.980+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',266,'action','{"action": "end"}','2026-11-18T05:10:42.980+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',267,'action','{"action": "G4@g4+2"}','2026-11-18T05:10:42.996+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',268,'action','{"action": "Ea3-a4"}','2026-11-18T05:10:42.996+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',269,'action','{"action": "Ec4-c3"}','2026-11-18T05:10:42.996+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',270,'action','{"action": "Ea1=a3"}','2026-11-18T05:10:42.996+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',271,'action','{"action": "Ea3-b4"}','2026-11-18T05:10:42.996+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',272,'action','{"action": "Ec4-b5"}','2026-11-18T05:10:42.996+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',273,'action','{"action": "Ea3=a1"}','2026-11-18T05:10:42.996+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',274,'action','{"action": "Eb4-b5"}','2026-11-18T05:10:42.996+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',275,'action','{"action": "end"}','2026-11-18T05:10:42.996+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',276,'action','{"action": "G1@d5+2"}','2026-11-18T05:10:43.004+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',277,'action','{"action": "Eb4=b2"}','2026-11-18T05:10:43.004+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',278,'action','{"action": "Rd2"}','2026-11-18T05:10:43.004+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',279,'action','{"action": "Eb2-b3"}','2026-11-18T05:10:43.004+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',280,'action','{"action": "Eb4-b3"}','2026-11-18T05:10:43.004+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',281,'action','{"action": "Eb3-a2"}','2026-11-18T05:10:43.004+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',282,'action','{"action": "Eb2=a1"}','2026-11-18T05:10:43.004+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',283,'action','{"action": "end"}','2026-11-18T05:10:43.004+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',284,'action','{"action": "G3@g5+4"}','2026-11-18T05:10:43.015+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',285,'action','{"action": "Eb5-b4"}','2026-11-18T05:10:43.015+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',286,'action','{"action": "Ea4-b4"}','2026-11-18T05:10:43.015+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',287,'action','{"action": "Ea3=a1"}','2026-11-18T05:10:43.015+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',288,'action','{"action": "Rb5"}','2026-11-18T05:10:43.015+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',289,'action','{"action": "Ea2-b3"}','2026-11-18T05:10:43.015+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',290,'action','{"action": "Ec3-d3"}','2026-11-18T05:10:43.015+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',291,'action','{"action": "end"}','2026-11-18T05:10:43.015+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',292,'action','{"action": "G2@e5+3"}','2026-11-18T05:10:43.024+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',293,'action','{"action": "Ed2-c1"}','2026-11-18T05:10:43.024+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',294,'action','{"action": "Eb2-a1"}','2026-11-18T05:10:43.024+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',295,'action','{"action": "Ec2-c1"}','2026-11-18T05:10:43.024+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',296,'action','{"action": "Ec1-d2"}','2026-11-18T05:10:43.024+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',297,'action','{"action": "Lc3-d4"}','2026-11-18T05:10:43.024+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',298,'action','{"action": "end"}','2026-11-18T05:10:43.024+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',299,'action','{"action": "Ea3=a1"}','2026-11-18T05:10:43.031+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',300,'action','{"action": "X6-3@2"}','2026-11-18T05:10:43.031+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',301,'action','{"action": "La4-b4"}','2026-11-18T05:10:43.031+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',302,'action','{"action": "Ed3-c2"}','2026-11-18T05:10:43.031+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',303,'action','{"action": "Eb5-a5"}','2026-11-18T05:10:43.031+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',304,'action','{"action": "end"}','2026-11-18T05:10:43.031+00:00','bot:random',1);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',305,'action','{"action": "Eb4-b5"}','2026-11-18T05:10:43.039+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',306,'action','{"action": "Ec1-d1"}','2026-11-18T05:10:43.039+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',307,'action','{"action": "Ld4-c3"}','2026-11-18T05:10:43.039+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',308,'action','{"action": "Eb2-c2"}','2026-11-18T05:10:43.039+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',309,'action','{"action": "Ed2-d3"}','2026-11-18T05:10:43.039+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',310,'action','{"action": "Ec4-b5"}','2026-11-18T05:10:43.039+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',311,'action','{"action": "Ed3-c2"}','2026-11-18T05:10:43.039+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',312,'action','{"action": "Eb5-a4"}','2026-11-18T05:10:43.039+00:00','bot:random',2);
INSERT INTO "commands" VALUES('2YVeNddtGDpm',313,'action','{"action": "end"}','2026-11-18T05:10:43.039+00:00','bot:random',2);
INSERT INTO "commands" VALUES('6D-1eSQreuUi',1,'action','{"action": "A4@b3+0"}','2026-11-18T05:10:43.797+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('89p41x1bRSWM',1,'action','{"action": "A4@b3+0"}','2026-11-18T05:10:43.085+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('89p41x1bRSWM',2,'action','{"action": "E+a1"}','2026-11-18T05:10:43.094+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('89p41x1bRSWM',3,'concede','{"bot": "medium"}','2026-11-18T05:10:43.101+00:00','a92339e0cff90310196163dca34bbe61',2);
INSERT INTO "commands" VALUES('89p41x1bRSWM',4,'action','{"action": "end"}','2026-11-18T05:10:43.109+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('89p41x1bRSWM',5,'action','{"action": "A6@c1+0"}','2026-11-18T05:10:43.249+00:00','bot:medium',2);
INSERT INTO "commands" VALUES('89p41x1bRSWM',6,'action','{"action": "L+a1"}','2026-11-18T05:10:43.249+00:00','bot:medium',2);
INSERT INTO "commands" VALUES('89p41x1bRSWM',7,'action','{"action": "La1-b2"}','2026-11-18T05:10:43.249+00:00','bot:medium',2);
INSERT INTO "commands" VALUES('89p41x1bRSWM',8,'action','{"action": "Cb2"}','2026-11-18T05:10:43.249+00:00','bot:medium',2);
INSERT INTO "commands" VALUES('89p41x1bRSWM',9,'action','{"action": "Lb2-c1"}','2026-11-18T05:10:43.249+00:00','bot:medium',2);
INSERT INTO "commands" VALUES('89p41x1bRSWM',10,'action','{"action": "E+b2"}','2026-11-18T05:10:43.249+00:00','bot:medium',2);
INSERT INTO "commands" VALUES('89p41x1bRSWM',11,'action','{"action": "Eb2-b3"}','2026-11-18T05:10:43.249+00:00','bot:medium',2);
INSERT INTO "commands" VALUES('89p41x1bRSWM',12,'action','{"action": "end"}','2026-11-18T05:10:43.249+00:00','bot:medium',2);
INSERT INTO "commands" VALUES('89p41x1bRSWM',13,'action','{"action": "A5@a3+0"}','2026-11-18T05:10:43.277+00:00','a92339e0cff90310196163dca34bbe61',3);
INSERT INTO "commands" VALUES('NzRHqfDsd5GU',1,'action','{"action": "A4@b3+0"}','2026-11-18T05:10:43.053+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('NzRHqfDsd5GU',2,'concede','{}','2026-11-18T05:10:43.065+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('WJkCOEfNsStx',1,'action','{"action": "A4@b3+0"}','2026-11-18T05:10:39.621+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('WJkCOEfNsStx',2,'action','{"action": "E+a1"}','2026-11-18T05:10:39.621+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('WJkCOEfNsStx',3,'action','{"action": "end"}','2026-11-18T05:10:39.621+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('WJkCOEfNsStx',4,'action','{"action": "A6@c1+0"}','2026-11-18T05:10:42.514+00:00','bot:easy',2);
INSERT INTO "commands" VALUES('WJkCOEfNsStx',5,'action','{"action": "L+a1"}','2026-11-18T05:10:42.514+00:00','bot:easy',2);
INSERT INTO "commands" VALUES('WJkCOEfNsStx',6,'action','{"action": "La1-b2"}','2026-11-18T05:10:42.514+00:00','bot:easy',2);
INSERT INTO "commands" VALUES('WJkCOEfNsStx',7,'action','{"action": "Lb2-c1"}','2026-11-18T05:10:42.514+00:00','bot:easy',2);
INSERT INTO "commands" VALUES('WJkCOEfNsStx',8,'action','{"action": "Uc1"}','2026-11-18T05:10:42.514+00:00','bot:easy',2);
INSERT INTO "commands" VALUES('WJkCOEfNsStx',9,'action','{"action": "E+a1"}','2026-11-18T05:10:42.514+00:00','bot:easy',2);
INSERT INTO "commands" VALUES('WJkCOEfNsStx',10,'action','{"action": "Ea1-b1"}','2026-11-18T05:10:42.514+00:00','bot:easy',2);
INSERT INTO "commands" VALUES('WJkCOEfNsStx',11,'action','{"action": "Ub1"}','2026-11-18T05:10:42.514+00:00','bot:easy',2);
INSERT INTO "commands" VALUES('WJkCOEfNsStx',12,'action','{"action": "end"}','2026-11-18T05:10:42.514+00:00','bot:easy',2);
INSERT INTO "commands" VALUES('WJkCOEfNsStx',13,'action','{"action": "A5@a3+0"}','2026-11-18T05:10:42.562+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('WJkCOEfNsStx',14,'action','{"action": "E+a1"}','2026-11-18T05:10:42.562+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('WJkCOEfNsStx',15,'undo','{"action": "E+a1"}','2026-11-18T05:10:42.569+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('YvPoSmQeri11',1,'action','{"action": "A4@b3+0"}','2026-11-18T05:10:39.561+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('YvPoSmQeri11',2,'action','{"action": "E+a1"}','2026-11-18T05:10:39.561+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('YvPoSmQeri11',3,'action','{"action": "Ea1-b2"}','2026-11-18T05:10:39.561+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('YvPoSmQeri11',4,'undo','{"action": "Ea1-b2"}','2026-11-18T05:10:39.571+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('YvPoSmQeri11',5,'undo_turn','{}','2026-11-18T05:10:39.581+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('YvPoSmQeri11',6,'action','{"action": "A4@b3+1"}','2026-11-18T05:10:39.585+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('YvPoSmQeri11',7,'action','{"action": "E+a1"}','2026-11-18T05:10:39.585+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('YvPoSmQeri11',8,'action','{"action": "end"}','2026-11-18T05:10:39.585+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('YvPoSmQeri11',9,'action','{"action": "A6@a3+0"}','2026-11-18T05:10:39.602+00:00','a92339e0cff90310196163dca34bbe61',2);
INSERT INTO "commands" VALUES('YvPoSmQeri11',10,'action','{"action": "E+a1"}','2026-11-18T05:10:39.602+00:00','a92339e0cff90310196163dca34bbe61',2);
INSERT INTO "commands" VALUES('cUtTwtCTr3eS',1,'action','{"action": "A4@b3+0"}','2026-11-18T05:10:43.834+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('cUtTwtCTr3eS',2,'action','{"action": "end"}','2026-11-18T05:10:43.834+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('l9K1I442I0kE',1,'action','{"action": "Uf4"}','2026-11-18T05:10:43.759+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('l9K1I442I0kE',2,'action','{"action": "end"}','2026-11-18T05:10:43.776+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('q56-E25Ittkh',1,'action','{"action": "bid1"}','2026-11-18T05:10:43.426+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('q56-E25Ittkh',2,'action','{"action": "pass"}','2026-11-18T05:10:43.518+00:00','bot:easy',2);
INSERT INTO "commands" VALUES('q56-E25Ittkh',3,'action','{"action": "pass"}','2026-11-18T05:10:43.549+00:00','a92339e0cff90310196163dca34bbe61',3);
INSERT INTO "commands" VALUES('q56-E25Ittkh',4,'action','{"action": "takeA4"}','2026-11-18T05:10:43.554+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('q56-E25Ittkh',5,'action','{"action": "A4@a3+0"}','2026-11-18T05:10:43.561+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('q56-E25Ittkh',6,'action','{"action": "E+a1"}','2026-11-18T05:10:43.561+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('rDagMMU4-cVr',1,'action','{"action": "Ed4-e3"}','2026-11-18T05:10:43.599+00:00','a92339e0cff90310196163dca34bbe61',2);
INSERT INTO "commands" VALUES('rDagMMU4-cVr',2,'action','{"action": "Ee3-e2"}','2026-11-18T05:10:43.618+00:00','a92339e0cff90310196163dca34bbe61',2);
INSERT INTO "commands" VALUES('rDagMMU4-cVr',3,'action','{"action": "end"}','2026-11-18T05:10:43.630+00:00','a92339e0cff90310196163dca34bbe61',2);
INSERT INTO "commands" VALUES('wdN6YlhcDZP_',1,'action','{"action": "takeA5"}','2026-11-18T05:10:43.381+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('wsT_Zk_3UYHJ',1,'action','{"action": "A4@b3+0"}','2026-11-18T05:10:39.528+00:00','d643c6f1803fdab500a7006284d39c41',1);
INSERT INTO "commands" VALUES('x3HSGDCj-lyh',1,'action','{"action": "Ue2"}','2026-11-18T05:10:43.677+00:00','a92339e0cff90310196163dca34bbe61',1);
INSERT INTO "commands" VALUES('x3HSGDCj-lyh',2,'action','{"action": "end"}','2026-11-18T05:10:43.691+00:00','a92339e0cff90310196163dca34bbe61',1);
CREATE TABLE secrets (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('session','4fd06c0717a3e46d5beab0684e0010931e31ac2195be4deb027fd8792a61dac9');
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	owner VARCHAR(40) NOT NULL, 
	name VARCHAR(60), 
	origin JSON NOT NULL, 
	seats JSON NOT NULL, 
	variant VARCHAR(40) NOT NULL, 
	edition VARCHAR(40) NOT NULL, 
	created VARCHAR(40) NOT NULL, 
	updated VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	moves INTEGER NOT NULL, 
	seat INTEGER, 
	scores JSON NOT NULL, 
	winners JSON NOT NULL, 
	over BOOLEAN NOT NULL, 
	thinking INTEGER, 
	deleted VARCHAR(40), 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_owner FOREIGN KEY(owner) REFERENCES users (id)
);
INSERT INTO "tables" VALUES('wsT_Zk_3UYHJ','d643c6f1803fdab500a7006284d39c41',NULL,'{"format": "tikal-record", "version": 1, "rules": 1, "setup": {"variant": "classic", "edition": "supermeeple", "options": {}, "seats": 2, "seed": 7}, "deal": {"stack": ["A4", "A6", "A5", "A3", "A1", "A2", "B2", "B4", "B5", "B6", "B1", "B3", "C4", "C3", "C2", "C5", "C1", "D4", "D3", "D2", "D5", "D1", "E4", "E1", "E5", "E2", "E3", "F4", "F3", "F1", "F2", "F5", "G4", "G1", "G3", "G2"], "treasures": [3, 1, 4, 7, 4, 5, 6, 8, 1, 6, 8, 6, 2, 8, 2, 3, 7, 2, 7, 1, 4, 3, 5, 5]}, "actions": [], "scores": [0, 0], "winners": []}','[{"seat": 1, "kind": "person", "name": "", "bot": null, "color": "red"}, {"seat": 2, "kind": "person", "name": "", "bot": null, "color": "blue"}]','classic','supermeeple','2026-11-18T05:10:39.514+00:00','2026-11-18T05:10:39.528+00:00',1,1,1,'[0, 0]','[]',0,NULL,NULL);
INSERT INTO "tables" VALUES('YvPoSmQeri11','a92339e0cff90310196163dca34bbe61','Undone','{"format": "tikal-record", "version": 1, "rules": 1, "setup": {"variant": "classic", "edition": "supermeeple", "options": {}, "seats": 2, "seed": 7}, "deal": {"stack": ["A4", "A6", "A5", "A3", "A1", "A2", "B2", "B4", "B5", "B6", "B1", "B3", "C4", "C3", "C2", "C5", "C1", "D4", "D3", "D2", "D5", "D1", "E4", "E1", "E5", "E2", "E3", "F4", "F3", "F1", "F2", "F5", "G4", "G1", "G3", "G2"], "treasures": [3, 1, 4, 7, 4, 5, 6, 8, 1, 6, 8, 6, 2, 8, 2, 3, 7, 2, 7, 1, 4, 3, 5, 5]}, "actions": [], "scores": [0, 0], "winners": []}','[{"seat": 1, "kind": "person", "name": "", "bot": null, "color": "red"}, {"seat": 2, "kind": "person", "name": "", "bot": null, "color": "blue"}]','classic','supermeeple','2026-11-18T05:10:39.553+00:00','2026-11-18T05:10:39.602+00:00',10,5,2,'[0, 0]','[]',0,NULL,NULL);
INSERT INTO "tables" VALUES('WJkCOEfNsStx','a92339e0cff90310196163dca34bbe61',NULL,'{"format": "tikal-record", "version": 1, "rules": 1, "setup": {"variant": "classic", "edition": "supermeeple", "options": {}, "seats": 2, "seed": 7}, "deal": {"stack": ["A4", "A6", "A5", "A3", "A1", "A2", "B2", "B4", "B5", "B6", "B1", "B3", "C4", "C3", "C2", "C5", "C1", "D4", "D3", "D2", "D5", "D1", "E4", "E1", "E5", "E2", "E3", "F4", "F3", "F1", "F2", "F5", "G4", "G1", "G3", "G2"], "treasures": [3, 1, 4, 7, 4, 5, 6, 8, 1, 6, 8, 6, 2, 8, 2, 3, 7, 2, 7, 1, 4, 3, 5, 5]}, "actions": [], "scores": [0, 0], "winners": []}','[{"seat": 1, "kind": "person", "name": "Ada", "bot": null, "color": "red"}, {"seat": 2, "kind": "bot", "name": "easy", "bot": "easy", "color": "blue"}]','classic','supermeeple','2026-11-18T05:10:39.613+00:00','2026-11-18T05:10:42.569+00:00',15,13,1,'[0, 0]','[]',0,NULL,NULL);
INSERT INTO "tables" VALUES('2YVeNddtGDpm','a92339e0cff90310196163dca34bbe61','Bots','{"format": "tikal-record", "version": 1, "rules": 1, "setup": {"variant": "classic", "edition": "supermeeple", "options": {}, "seats": 2, "seed": 7}, "deal": {"stack": ["A4", "A6", "A5", "A3", "A1", "A2", "B2", "B4", "B5", "B6", "B1", "B3", "C4", "C3", "C2", "C5", "C1", "D4", "D3", "D2", "D5", "D1", "E4", "E1", "E5", "E2", "E3", "F4", "F3", "F1", "F2", "F5", "G4", "G1", "G3", "G2"], "treasures": [3, 1, 4, 7, 4, 5, 6, 8, 1, 6, 8, 6, 2, 8, 2, 3, 7, 2, 7, 1, 4, 3, 5, 5]}, "actions": [], "scores": [0, 0], "winners": []}','[{"seat": 1, "kind": "bot", "name": "random", "bot": "random", "color": "red"}, {"seat": 2, "kind": "bot", "name": "random", "bot": "random", "color": "blue"}]','classic','supermeeple','2026-11-18T05:10:42.591+00:00','2026-11-18T05:10:43.039+00:00',313,313,NULL,'[26, 22]','[1]',1,NULL,NULL);
INSERT INTO "tables" VALUES('NzRHqfDsd5GU','a92339e0cff90310196163dca34bbe61',NULL,'{"format": "tikal-record", "version": 1, "rules": 1, "setup": {"variant": "classic", "edition": "supermeeple", "options": {}, "seats": 2, "seed": 7}, "deal": {"stack": ["A4", "A6", "A5", "A3", "A1", "A2", "B2", "B4", "B5", "B6", "B1", "B3", "C4", "C3", "C2", "C5", "C1", "D4", "D3", "D2", "D5", "D1", "E4", "E1", "E5", "E2", "E3", "F4", "F3", "F1", "F2", "F5", "G4", "G1", "G3", "G2"], "treasures": [3, 1, 4, 7, 4, 5, 6, 8, 1, 6, 8, 6, 2, 8, 2, 3, 7, 2, 7, 1, 4, 3, 5, 5]}, "actions": [], "scores": [0, 0], "winners": []}','[{"seat": 1, "kind": "person", "name": "Ada", "bot": null, "color": "red"}, {"seat": 2, "kind": "bot", "name": "easy", "bot": "easy", "color": "blue"}]','classic','supermeeple','2026-11-18T05:10:43.047+00:00','2026-11-18T05:10:43.065+00:00',2,1,NULL,'[0, 0]','[2]',1,NULL,NULL);
INSERT INTO "tables" VALUES('89p41x1bRSWM','a92339e0cff90310196163dca34bbe61','Four','{"format": "tikal-record", "version": 1, "rules": 1, "setup": {"variant": "classic", "edition": "supermeeple", "options": {}, "seats": 4, "seed": 7}, "deal": {"stack": ["A4", "A6", "A5", "A3", "A1", "A2", "B2", "B4", "B5", "B6", "B1", "B3", "C4", "C3", "C2", "C5", "C1", "D4", "D3", "D2", "D5", "D1", "E4", "E1", "E5", "E2", "E3", "F4", "F3", "F1", "F2", "F5", "G4", "G1", "G3", "G2"], "treasures": [3, 1, 4, 7, 4, 5, 6, 8, 1, 6, 8, 6, 2, 8, 2, 3, 7, 2, 7, 1, 4, 3, 5, 5]}, "actions": [], "scores": [0, 0, 0, 0], "winners": []}','[{"seat": 1, "kind": "person", "name": "", "bot": null, "color": "red"}, {"seat": 2, "kind": "person", "name": "", "bot": null, "color": "blue"}, {"seat": 3, "kind": "person", "name": "", "bot": null, "color": "white"}, {"seat": 4, "kind": "bot", "name": "easy", "bot": "easy", "color": "orange"}]','classic','supermeeple','2026-11-18T05:10:43.076+00:00','2026-11-18T05:10:43.277+00:00',13,12,3,'[0, 0, 0, 0]','[]',0,NULL,NULL);
INSERT INTO "tables" VALUES('-5LuMSjpVBZl','a92339e0cff90310196163dca34bbe61','Mutul','{"format": "tikal-record", "version": 1, "rules": 1, "setup": {"variant": "solo", "edition": "supermeeple", "options": {}, "seats": 2, "seed": 7, "solo": {"score": 175, "members": 0}}, "deal": {"stack": ["A4", "A6", "A5", "A3", "A1", "A2", "B2", "B4", "B5", "B6", "B1", "B3", "C4", "C3", "C2", "C5", "C1", "D4", "D3", "D2", "D5", "D1", "E4", "E1", "E5", "E2", "E3", "F4", "F3", "F1", "F2", "F5", "G4", "G1", "G3", "G2"], "treasures": [3, 1, 4, 7, 4, 5, 6, 8, 1, 6, 8, 6, 2, 8, 2, 3, 7, 2, 7, 1, 4, 3, 5, 5], "deck": ["S12", "S10", "S08", "S04", "S03", "S07", "S11", "S01", "S05", "S02", "S09", "S06", "S10", "S06", "S02", "S03", "S01", "S11", "S04", "S09", "S12", "S05", "S07", "S08"]}, "actions": [], "scores": [0, 175], "winners": []}','[{"seat": 1, "kind": "person", "name": "Ada", "bot": null, "color": "red"}, {"seat": 2, "kind": "mutul", "name": "Mutul", "bot": null, "color": "blue"}]','solo','supermeeple','2026-11-18T05:10:43.315+00:00','2026-11-18T05:10:43.352+00:00',5,5,1,'[0, 175]','[]',0,NULL,NULL);
INSERT INTO "tables" VALUES('wdN6YlhcDZP_','a92339e0cff90310196163dca34bbe61','Legend','{"format": "tikal-record", "version": 1, "rules": 1, "setup": {"variant": "legend", "edition": "supermeeple", "options": {}, "seats": 2, "seed": 7, "legend": {"letters": ["A"], "score": 175, "trail": 4, "scoring_trail": "always", "swap": false, "floor": false}}, "deal": {"stack": ["A5", "A3", "A6", "A4", "A1", "B3", "B5", "B6", "B4", "B1", "C5", "C4", "C3", "C2", "D4", "D3", "D2", "D5", "D1", "E4", "E1", "E5", "E2", "E3"], "treasures": [6, 4, 5, 3, 1, 5, 2, 7, 6, 7, 8, 5, 1, 3, 2, 4, 4, 8, 6, 8, 1, 2, 3, 7], "tokens": [12, 7, 8, 6, 9, 8, 10, 6, 11, 7, 12, 11, 9, 10], "cards": ["unique-3", "restoration", "restoration", "restoration", "excavation", "excavation", "recruits", "outlying_volcano-2", "swap", "field_camp", "restoration", "excavation", "forced_march", "swap", "guard", "outlying_temple-2", "outlying_lake-2", "unique-4", "pathfinder", "unique-1", "supplies", "excavation", "excavation", "outlying_lake-3", "outlying_temple-3", "forced_march", "column", "unique-2", "recruits", "ancient_trail", "outlying_lake-4", "outlying_lake-1", "ancient_trail", "column", "pathfinder", "outlying_temple-4", "restoration", "field_camp", "outlying_temple-1", "outlying_volcano-1"], "solo": [["M2", "M3", "M4", "A1", "A2", "M1", "A3", "A4"], ["A2", "A4", "M4", "A3", "M3", "M1", "M2", "A1"], ["A1", "M2", "M3", "M1", "A4", "A3", "M4", "A2"], ["A4", "M4", "A1", "M1", "M2", "M3", "A2", "A3"], ["A1", "M3", "M4", "A2", "A3", "A4", "M2", "M1"], ["M2", "M4", "A2", "A3", "A1", "A4", "M3", "M1"], ["A3", "A2", "M2", "M4", "A1", "M1", "A4", "M3"], ["A1", "A2", "A3", "M4", "M2", "M3", "A4", "M1"], ["A3", "A1", "M2", "A2", "M3", "M1", "M4", "A4"], ["M4", "A4", "M3", "M1", "A2", "M2", "A1", "A3"], ["M1", "A2", "A4", "M4", "A1", "M2", "M3", "A3"], ["M4", "A1", "M1", "A4", "M3", "M2", "A2", "A3"]], "returns": [[2, 3, 1], [1, 2, 3], [1, 3, 2], [1, 2, 3], [3, 1, 2]]}, "actions": [], "scores": [0, 175], "winners": []}','[{"seat": 1, "kind": "person", "name": "Ada", "bot": null, "color": "red"}, {"seat": 2, "kind": "mutul", "name": "Mutul", "bot": null, "color": "blue"}]','legend','supermeeple','2026-11-18T05:10:43.366+00:00','2026-11-18T05:10:43.381+00:00',1,1,1,'[0, 175]','[]',0,NULL,NULL);
INSERT INTO "tables" VALUES('q56-E25Ittkh','a92339e0cff90310196163dca34bbe61','Auction','{"format": "tikal-record", "version": 1, "rules": 1, "setup": {"variant": "auction", "edition": "supermeeple", "options": {}, "seats": 3, "seed": 7}, "deal": {"stack": ["A4", "A6", "A5", "A3", "A1", "A2", "B2", "B4", "B5", "B6", "B1", "B3", "C4", "C3", "C2", "C5", "C1", "D4", "D3", "D2", "D5", "D1", "E4", "E1", "E5", "E2", "E3", "F4", "F3", "F1", "F2", "F5", "G4", "G1", "G3", "G2"], "treasures": [3, 1, 4, 7, 4, 5, 6, 8, 1, 6, 8, 6, 2, 8, 2, 3, 7, 2, 7, 1, 4, 3, 5, 5]}, "actions": [], "scores": [20, 20, 20], "winners": []}','[{"seat": 1, "kind": "person", "name": "", "bot": null, "color": "red"}, {"seat": 2, "kind": "bot", "name": "easy", "bot": "easy", "color": "blue"}, {"seat": 3, "kind": "person", "name": "", "bot": null, "color": "white"}]','auction','supermeeple','2026-11-18T05:10:43.411+00:00','2026-11-18T05:10:43.561+00:00',6,6,1,'[19, 20, 20]','[]',0,NULL,NULL);
INSERT INTO "tables" VALUES('rDagMMU4-cVr','a92339e0cff90310196163dca34bbe61','classic-2-supermeeple','{"format": "tikal-record", "version": 1, "rules": 1, "setup": {"variant": "classic", "edition": "supermeeple", "options": {}, "seats": 2, "seed": 204336830}, "deal": {"stack": ["A3", "A4", "A1", "A5", "A6", "A2", "B2", "B5", "B6", "B3", "B4", "B1", "C1", "C4", "C3", "C2", "C5", "D2", "D1", "D3", "D5", "D4", "E2", "E1", "E5", "E4", "E3", "F5", "F4", "F2", "F1", "F3", "G2", "G4", "G1", "G3"], "treasures": [1, 5, 1, 5, 4, 8, 1, 5, 6, 7, 3, 3, 8, 6, 2, 4, 4, 8, 2, 2, 3, 7, 7, 6]}, "actions": ["A3@b3+1", "E+a1", "L+a1", "E+a1", "Ea1-a2", "E+a1", "Ua2", "La1-b2", "E+a1", "end", "A4@c3+2", "E+a1", "L+a1", "Ea1-b1", "Ub1", "Eb1-a1", "Ea1-b1", "end", "A1@c2+1", "Ua2", "Lb2-c2", "Rc2", "Ea1-b2", "E+a1", "Eb2-b3", "E+a1", "end", "A5@a3+5", "La1-b2", "Ub1", "Lb2-c2", "Rc2", "E+a1", "E+a1", "E+a1", "end", "A6@c4+1", "Rc2", "Ua2", "Rb3", "Ea1-a2", "end", "A2@d3+1", "Ub1", "Rc2", "Lc2-d3", "Ea1-a2", "end", "B2@e3+4", "Rb3", "X4-5@2", "Lc2-c3", "Ua2", "Ea1-b2", "end", "B5@e2+0", "Ud3", "Ea1-a2", "Ub1", "Ua2", "Ua2", "end", "B6@b4+3", "Ua2", "Ea1-b2", "Rb3", "Ua2", "Uc3", "end", "B3@d5+0", "Ud3", "Ua2", "Ub1", "Ea1-b1", "Ub1", "end", "Rb3", "Ea1-b1", "Uc3", "Eb3-a2", "Ub1", "end", "Ub1", "Ud3", "Gb1E", "E+a1", "end", "B4@a4", "Eb2-c2", "Uc3", "Ga2E", "Ec2-c3", "Eb2-c2", "end", "B1@d2+4", "Ud3", "E+a1", "Ea2-a3", "Gd3L", "E+a1", "end", "C1@e1+2", "Uc3", "Uc3", "Gc3L", "end", "C4@f1+4", "E+a1", "E+a1", "E+a1", "Ea2-b3", "E+a1", "E+a1", "E+a1", "E+a1", "Eb3-b2", "E+a1", "end", "C3@c5+3", "E+a1", "E+a1", "Cc2", "E+a1", "E+c2", "E+c2", "end", "C2@g1+5", "Ea3-b3", "Cb2", "E+b2", "E+b2", "E+b2", "end", "C5@d4+5", "E+a1", "E+c2", "Ec2=a1", "E+c2", "Ec2-d3", "E+c2", "Ed3-d4", "E+a1", "end", "D2@e4+4", "Eb3-b2", "Eb2-c2", "Ea1=b2", "Eb2=a1", "Ec2-b2", "Eb2-a1", "Eb2-a1", "Eb2-b3", "Eb2-b3", "end", "D1@f2+5", "Ed4-e4", "E+c2", "Re4", "E+c2", "Ec2=a1", "Ec2=a1", "end", "D3@b5+1", "X8-4@1", "Ea1-b2", "Eb3-b4", "Ub4", "Eb3-b4", "end", "Re4", "Ec2=a1", "Ec2=a1", "Eb1-a1", "Ec2-b2", "Eb2-c2", "end", "Ub4", "Ub4", "Eb4-c4", "Uc4", "Ec4-d5", "Eb2=a1", "end", "D5@d1", "Re4", "Ec2-b2", "Eb2-b3", "Eb3-b4", "Ub4", "end", "D4@g2+3", "Rd5", "X6-4@1", "Ub4", "Ed5-c5", "Ec5-d5", "end", "E2@f3+3", "Ub4", "Ee4-d4", "Ud4", "end", "E1@a5+1", "Ea1=b2", "Rd5", "Ea1=b2", "Ed5-c5", "Rc5", "Ec5-d5", "end", "E5@h1+0", "Ud4", "X6-8@2", "Ed4-d3", "Ed3-d4", "Eb4-b3", "Ec2=a1", "end", "E4@c1+3", "Rd5", "Eb4-c4", "Uc4", "Ec4-d5", "Eb2-c1", "end", "E3@h2+0", "Ud4", "Eb3-b4", "Eb4-b3", "Eb3-b4", "Eb4-c4", "Ec4-b4", "end", "F5@f4+0", "Uc1", "Rd5", "Eb2-c1", "Ed5-c5", "Rc5", "end", "F4@g3+2", "Ed4-e4", "Ee4-d4", "Ed4-c4", "Uc4", "end", "F2@h4+4", "Rc5", "Ed5-c4", "Uc4", "Ec4-d4", "Eb2-c1", "end", "Eb4-b3", "Eb3-b4", "Ec4-b4", "Eb4-c4", "Ec4-b4", "Eb4-c4", "Ec4-b4", "Eb4-c4", "end", "Cc5", "Ec5-c4", "Ed4-c4", "end", "F1@f5", "Ec4-b4", "end", "F3@e5+0", "Ec4-b4", "Eb4-b3", "Eb3-b4", "Ec4-b4", "Ea1-a2", "Ea2-a1", "end", "G2@h3+2", "Eb4-c4", "Ec4-b4", "Ea1-a2", "Ea1-b2", "Eb2-c1", "Ea1-b2", "Eb2-c1", "Ea2-b3", "Eb3-b2", "end", "G4@g4+1", "Ea1-a2", "Ec1-b1", "Ea1=c5", "Ec5-c4", "Ec4-b4", "Eb1-c1", "Ea2-b3", "end", "G1@g5+0", "Eb2-c1", "Ea1-b2", "Eb2-c1", "Ea1-b1", "Ec1-b1", "Eb1-c1", "Eb1-c1", "Ea1-b2", "Eb2-c1", "end", "G3@h5+2", "Eb3-c3", "Ec3-c4", "Ec1-c2", "Ec4-d4", "Ec2-c1", "Ed4-e4", "end", "Eb4-c4", "Ec4-d4", "Eb4-b3", "Eb3-b2", "Ed4-c4", "Ec4-d4", "end", "Ee4-d4", "Ea1-a2", "Ea2-a1"], "scores": [151, 81], "winners": [], "players": ["Player 1", "Player 2"], "date": "1999-01-01"}','[{"seat": 1, "kind": "person", "name": "Player 1", "bot": null, "color": "red"}, {"seat": 2, "kind": "person", "name": "Player 2", "bot": null, "color": "blue"}]','classic','supermeeple','2026-11-18T05:10:43.587+00:00','2026-11-18T05:10:43.630+00:00',3,329,NULL,'[151, 121]','[1]',1,NULL,NULL);
INSERT INTO "tables" VALUES('x3HSGDCj-lyh','a92339e0cff90310196163dca34bbe61','solo-2-supermeeple','{"format": "tikal-record", "version": 1, "rules": 1, "setup": {"variant": "solo", "edition": "supermeeple", "options": {}, "seats": 2, "seed": 3485228286, "solo": {"score": 175, "members": 0}}, "deal": {"stack": ["A6", "A5", "A3", "A1", "A2", "A4", "B5", "B1", "B6", "B4", "B3", "B2", "C1", "C3", "C4", "C2", "C5", "D1", "D2", "D5", "D4", "D3", "E2", "E4", "E5", "E1", "E3", "F5", "F3", "F4", "F2", "F1", "G3", "G4", "G1", "G2"], "treasures": [2, 1, 7, 5, 8, 6, 4, 5, 4, 8, 7, 2, 8, 3, 4, 7, 1, 6, 2, 1, 5, 6, 3, 3], "deck": ["S03", "S12", "S04", "S09", "S07", "S08", "S05", "S06", "S01", "S11", "S02", "S10", "S05", "S09", "S03", "S01", "S07", "S04", "S11", "S10", "S02", "S06", "S08", "S12"]}, "actions": ["A5@c1+3", "E+a1", "E+a1", "Ea1-a2", "Ua2", "E+a1", "L+a1", "La1-b2", "E+a1", "end", "A1@d3+4", "Ua2", "Lb2-b3", "Rb3", "Ea1-a2", "Ua2", "end", "A4@e2+4", "Rb3", "Lb3-c2", "Uc2", "Ua2", "E+a1", "end", "B1@c4+4", "Uc2", "Ua2", "E+a1", "Ua2", "E+a1", "Ea1-a2", "end", "Uc2", "Ea1-a2", "Ua2", "X5-1@2", "E+a1", "end", "B4@e3", "Ua2", "Uc2", "Ea1-a2", "Ea1-a2", "Ea1-a2", "end", "B2@c5+2", "Ea1-a2", "E+a1", "Ea1-b1", "Ub1", "Ea2-a3", "E+a1", "Ea3-a2", "end", "C3@d1+5", "E+a1", "Ub1", "Lc2-c3", "Uc3", "X1-8@2", "E+a1", "end", "C2@e1+4", "Gc3L", "X8-2@2", "Ub1", "end", "D1@e5+4", "Ub1", "Ea1-a2", "Ea1-a2", "E+a1", "Ea1-b1", "Ea1-b2", "end", "Cb2", "E+b2", "Ub1", "Eb2-b3", "Eb2-b3", "end", "D5@d4", "Ub1", "Eb1-c1", "Eb3-a2", "Gb1E", "end", "D3@d2+1", "Eb3-a2", "E+a1", "Ea1-b1", "Ec1-d1", "Rd1", "end", "E4@g2+5", "Rd1", "X3-8@2", "E+b2", "Ed1-c1", "end", "E1@g1+2", "Eb1-c1", "Ec1-d1", "Rd1", "E+b2", "E+b2", "end", "F5@f5+3", "X4-2@2", "Cd1", "Eb2=d1", "end", "F4@h1+2", "Ed1-e1", "Ed1-d2", "Ed2-e2", "Ue2", "Ee2-d3", "end", "Rd3", "Eb2=a1", "Ea1-a2", "Ec1-b2", "Ee1-d1", "end", "F1@h4", "Rd3", "Ed1-e1", "Ea2-b3", "Eb3-a2", "Eb2=a1", "end", "G4@g4+1", "Rd3", "Ea1-a2", "Ea2-a3", "Ea3-a2", "Eb2=a1", "Ea1-a2", "end", "G2@g5+3", "Rd3", "Ed3-e2", "Ue2", "Ea2-b3", "Eb3-a2", "Ea2-a1", "end", "Ee2-d2", "Ea1-a2", "Ed2-e2"], "scores": [59, 175], "winners": [], "players": ["Player 1", "Player 2"], "date": "1999-01-01"}','[{"seat": 1, "kind": "person", "name": "Player 1", "bot": null, "color": "red"}, {"seat": 2, "kind": "mutul", "name": "Mutul", "bot": null, "color": "blue"}]','solo','supermeeple','2026-11-18T05:10:43.658+00:00','2026-11-18T05:10:43.691+00:00',2,153,NULL,'[87, 278]','[2]',1,NULL,NULL);
INSERT INTO "tables" VALUES('l9K1I442I0kE','a92339e0cff90310196163dca34bbe61','auction-3-supermeeple','{"format": "tikal-record", "version": 1, "rules": 1, "setup": {"variant": "auction", "edition": "supermeeple", "options": {}, "seats": 3, "seed": 847061454}, "deal": {"stack": ["A2", "A6", "A4", "A3", "A5", "A1", "B3", "B5", "B1", "B6", "B2", "B4", "C2", "C4", "C5", "C3", "C1", "D1", "D4", "D2", "D3", "D5", "E2", "E5", "E1", "E4", "E3", "F1", "F2", "F3", "F5", "F4", "G4", "G2", "G3", "G1"], "treasures": [3, 8, 6, 1, 5, 5, 8, 5, 6, 1, 1, 7, 2, 4, 2, 7, 2, 6, 8, 7, 4, 3, 3, 4]}, "actions": ["bid1", "pass", "bid3", "pass", "takeA2", "A2@c1+0", "E+a1", "Ea1-b1", "Ub1", "L+a1", "E+a1", "La1-b1", "E+a1", "end", "pass", "bid3", "takeA6", "A6@d2+2", "E+a1", "Ea1-b2", "E+a1", "E+a1", "Ea1-b1", "Ub1", "Eb2-c1", "end", "A4@a3+1", "L+a1", "La1-a2", "Ua2", "E+a1", "E+a1", "Ea1-a2", "E+a1", "end", "pass", "bid1", "pass", "takeA3", "A3@e1+2", "Ub1", "Ub1", "E+a1", "E+a1", "Ea1-b1", "E+a1", "E+a1", "end", "pass", "bid1", "takeA1", "A1@e2+3", "Uc1", "Ea1-b1", "Ub1", "Ub1", "Ec1-b1", "E+a1", "end", "A5@e3+2", "Ua2", "Ua2", "Ea1-b1", "Ub1", "Ea1-b1", "end", "pass", "pass", "bid1", "takeB1", "B1@b4+3", "Ua2", "Ua2", "E+a1", "Ea1-b1", "Ub1", "end", "pass", "pass", "takeB5", "B5@d4+4", "Ea1-b1", "Ub1", "E+a1", "L+a1", "Ea1-a2", "E+a1", "E+a1", "end", "B3@f2+0", "Ea1-a2", "Gb1E", "Ua2", "E+a1", "end", "pass", "bid1", "bid2", "bid3", "bid5", "pass", "takeB6", "B6@d3+1", "Ua2", "E+a1", "Ea1-a2", "Ua2", "E+a1", "E+a1", "end", "bid1", "bid2", "pass", "takeB4", "E+a1", "La1-a2", "E+a1", "Eb1-c1", "Uc1", "Ea1-a2", "Ec1-b2", "end", "Ea1-b2", "Eb2-c1", "Ea1-a2", "Uc1", "Ea1-a2", "Ea1-a2", "end", "E+a1", "Ea1-a2", "E+a1", "Ea1-a2", "E+a1", "Eb1-c1", "E+a1", "Eb1-c1", "end", "B4@f1", "La2-a3", "Ua3", "La3-a2", "Ea2-a3", "Eb2-c1", "Uc1", "Eb1-c1", "Ea3-a2", "end", "B2@g1+5", "Eb1-a1", "Uc1", "Uc1", "Ea1-a2", "E+a1", "E+a1", "end", "bid1", "bid2", "bid3", "pass", "bid6", "pass", "takeC2", "C2@h2+4", "E+a1", "Ea1-a2", "Ea1-a2", "E+a1", "Ea1-a2", "E+a1", "E+a1", "end", "pass", "bid1", "takeC4", "C4@h1+4", "Eb1-c1", "Ea1-a2", "E+a1", "Eb1-c1", "Ea1-a2", "Ea1-a2", "E+a1", "end", "C5@b3+3", "Ea1-a2", "Ea1-a2", "E+a1", "Ea1-a2", "E+a1", "Ea1-a2", "end", "bid1", "pass", "pass", "takeC3", "C3@c2+2", "Ea1-b2", "Ea1-a2", "Cb2", "Eb2-c1", "E+a1", "end", "bid1", "bid2", "bid3", "bid4", "pass", "takeD1", "D1@f4+1", "E+a1", "Ea1-a2", "Ea1-a2", "E+a1", "Ea1-a2", "Ea1-a2", "end", "C1@d5+3", "E+a1", "Ea1-a2", "Ea1-a2", "Ea1-a2", "E+a1", "E+a1", "Ea1-b2", "end", "pass", "bid1", "pass", "takeD3", "D3@d1+1", "Ea1-a2", "E+a1", "Ea1-b1", "Eb1-c1", "Ec1-c2", "Ec2-c1", "end", "pass", "pass", "takeD2", "D2@f3+4", "Ea1-a2", "Eb2-c1", "Ea1-a2", "Ea1-a2", "Ec1-c2", "end", "D4@e5+4", "Ec1-c2", "Rc2", "E+a1", "E+a1", "Ec2-c1", "La2-b3", "end", "pass", "bid1", "bid2", "bid3", "pass", "takeE5", "E5@g3+5", "Rc2", "Ec2-c1", "Ea2-a1", "Ea1-a2", "Ec1-d1", "end", "pass", "bid1", "takeD5", "E+a1", "Ec1-c2", "Rc2", "Ea1-a2", "Ec2-c1", "end", "Ed1-c1", "X4-2@2", "Ec1-d2", "Ud2", "Ed2-e1", "Ea2-a3", "end", "E+a1", "Ub3", "Ea1-a2", "Ea1-a2", "E+a1", "Ea1-a2", "end", "D5@h4", "E+b2", "Eb2-c1", "E+a1", "Ea1-a2", "E+a1", "Ea1-a2", "E+b2", "Eb2-c1", "end", "E2@b5+3", "Lb3-a2", "Ea1-a2", "La2-b3", "Ub3", "X2-4@2", "Lb3-a2", "end", "bid1", "pass", "bid2", "bid3", "bid4", "bid6", "pass", "takeE1", "E1@h3+5", "Ec1-b2", "Eb2-b3", "Ub3", "Eb3-a2", "X2-4@1", "end", "bid1", "pass", "takeE4", "E4@g2+0", "Ea3-a2", "Re1", "X3-2@1", "Ea2-a3", "Ua3", "end", "E3@e4+5", "X3-4@2", "La2-b3", "Gb3L", "end", "pass", "bid1", "pass", "takeF3", "F3@a4+2", "Ua3", "Re1", "Ea3-a2", "Ee1-e2", "end", "pass", "bid1", "takeF2", "F2@f5+4", "Ea2-a3", "Ua3", "Ea3-a2", "Ec1-b2", "Eb2=a1", "Ea1-a2", "Ec1-d2", "end", "Ec1-b2", "Eb2-c1", "Ec1-b2", "Eb2-a1", "Ea1-a2", "Ec1-d1", "Ed1-e1", "end", "Ud2", "Ed2-e1", "Re1", "Ee1-e2", "end", "Re2", "Ee2-e1", "Re1", "end", "F1@h5", "Ee1-e2", "Re2", "X4-5@3", "Ee2-f2", "end", "bid1", "bid2", "pass", "bid3", "bid4", "bid6", "bid7", "bid8", "bid9", "bid10", "bid12", "pass", "takeF5", "F5@c5+2", "Ee1-d2", "Ud2", "Ed2-c1", "Ea2-a3", "Ua3", "Ea3-a2", "Ec1-b1", "end", "bid2", "bid3", "bid4", "bid5", "bid6", "pass", "takeF4", "F4@g5+4", "Rf2", "Ea2-a3", "Ua3", "X6-1@3", "Ea3-a2", "end", "G4@c3+2", "X3-6@3", "Re2", "Ea2-a3", "Ee2-f2", "Ea3-a2", "end", "bid2", "bid3", "bid4", "pass", "bid5", "bid6", "pass", "takeG1", "G1@g4+0", "Rf2", "X1-8@3", "Ea2-a3", "Ea3-a2", "La2-a3", "Ef2-e2", "end", "bid1", "pass", "takeG2", "G2@c4+2", "X3-1@1", "Ec1-b2", "Eb1-a1", "Ea1-a2", "Eb2-c1", "end", "G3@a5+2", "Rf2", "Ef2-f3", "Rf3", "Ef3-g3", "end", "Re2", "La3-a2", "Ee2-d3", "Ud3", "Ed3-c3", "end", "X4-1@1", "Ea2-a3", "Ga3E", "end", "X4-5@2", "Rg3", "Eg3-f4"], "scores": [55, 43, 66], "winners": [], "players": ["Player 1", "Player 2", "Player 3"], "date": "1999-01-01"}','[{"seat": 1, "kind": "person", "name": "Player 1", "bot": null, "color": "red"}, {"seat": 2, "kind": "person", "name": "Player 2", "bot": null, "color": "blue"}, {"seat": 3, "kind": "person", "name": "Player 3", "bot": null, "color": "white"}]','auction','supermeeple','2026-11-18T05:10:43.735+00:00','2026-11-18T05:10:43.776+00:00',2,475,NULL,'[86, 43, 66]','[1]',1,NULL,NULL);
INSERT INTO "tables" VALUES('6D-1eSQreuUi','a92339e0cff90310196163dca34bbe61',NULL,'{"format": "tikal-record", "version": 1, "rules": 1, "setup": {"variant": "classic", "edition": "supermeeple", "options": {}, "seats": 2, "seed": 7}, "deal": {"stack": ["A4", "A6", "A5", "A3", "A1", "A2", "B2", "B4", "B5", "B6", "B1", "B3", "C4", "C3", "C2", "C5", "C1", "D4", "D3", "D2", "D5", "D1", "E4", "E1", "E5", "E2", "E3", "F4", "F3", "F1", "F2", "F5", "G4", "G1", "G3", "G2"], "treasures": [3, 1, 4, 7, 4, 5, 6, 8, 1, 6, 8, 6, 2, 8, 2, 3, 7, 2, 7, 1, 4, 3, 5, 5]}, "actions": [], "scores": [0, 0], "winners": []}','[{"seat": 1, "kind": "person", "name": "", "bot": null, "color": "red"}, {"seat": 2, "kind": "person", "name": "", "bot": null, "color": "blue"}]','classic','supermeeple','2026-11-18T05:10:43.790+00:00','2026-11-18T05:10:43.797+00:00',1,1,1,'[0, 0]','[]',0,NULL,'2026-11-18T05:10:43.805+00:00');
INSERT INTO "tables" VALUES('cUtTwtCTr3eS','a92339e0cff90310196163dca34bbe61','Thinking','{"format": "tikal-record", "version": 1, "rules": 1, "setup": {"variant": "classic", "edition": "supermeeple", "options": {}, "seats": 2, "seed": 7}, "deal": {"stack": ["A4", "A6", "A5", "A3", "A1", "A2", "B2", "B4", "B5", "B6", "B1", "B3", "C4", "C3", "C2", "C5", "C1", "D4", "D3", "D2", "D5", "D1", "E4", "E1", "E5", "E2", "E3", "F4", "F3", "F1", "F2", "F5", "G4", "G1", "G3", "G2"], "treasures": [3, 1, 4, 7, 4, 5, 6, 8, 1, 6, 8, 6, 2, 8, 2, 3, 7, 2, 7, 1, 4, 3, 5, 5]}, "actions": [], "scores": [0, 0], "winners": []}','[{"seat": 1, "kind": "person", "name": "Ada", "bot": null, "color": "red"}, {"seat": 2, "kind": "bot", "name": "hard", "bot": "hard", "color": "blue"}]','classic','supermeeple','2026-11-18T05:10:43.821+00:00','2026-11-18T05:10:43.834+00:00',2,2,2,'[0, 0]','[]',0,2,NULL);
CREATE TABLE users (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	created VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_users PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('a92339e0cff90310196163dca34bbe61','Ada','2026-11-18T05:10:39.470+00:00');
INSERT INTO "users" VALUES('d643c6f1803fdab500a7006284d39c41','','2026-11-18T05:10:39.515+00:00');
CREATE INDEX ix_tables_owner_created ON tables (owner, created);
CREATE INDEX ix_tables_thinking ON tables (thinking);
COMMIT;

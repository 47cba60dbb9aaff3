BEGIN TRANSACTION;
CREATE TABLE account_links (
	account_id VARCHAR(16) NOT NULL, 
	link VARCHAR(64) NOT NULL, 
	PRIMARY KEY (account_id, link), 
	FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE accounts (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	name_key VARCHAR(80) NOT NULL, 
	passphrase TEXT NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (name_key)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE links (
	hash VARCHAR(64) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seats VARCHAR(16) NOT NULL, 
	maker BOOLEAN NOT NULL, 
	PRIMARY KEY (hash, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('e6f56f7507710ac58b8f11e75396e9362663155bcbd7101f588d9099e7faac8d','aymbaw3f4khu','',1);
INSERT INTO "links" VALUES('bd8ebaba117edaf5f0900bc580c3e9a74dd99288c43e7c67550b637793b9f2e4','aymbaw3f4khu','0,1,2',0);
INSERT INTO "links" VALUES('6b4f2dd577c1f312ae7dabf1d839ceacba14699b9d31c2532e25d087fc7f296b','aymbaw3f4khu','',0);
INSERT INTO "links" VALUES('bbb3826068a41e6d446a6ae2f306322ed92d7ed7ea745900c9429a607fe2042c','yqttnikmika5','',1);
INSERT INTO "links" VALUES('f4696b7d779d66d4c7680e0bda24f8db207b1b05337c6bfa9723fceb0d4fe662','yqttnikmika5','0,1,2',0);
INSERT INTO "links" VALUES('fc747faf816d274adccae5cf5f14ee299e488c2fbfbd76ac0c05d8a23aa8fb86','yqttnikmika5','',0);
INSERT INTO "links" VALUES('fd84a02c5a52d33ea32f8fba59aef9999c1bbeadee621607d80255de3a4a2159','ika7ucteajvv','',1);
INSERT INTO "links" VALUES('7673c8f55b0f4ff5439d5eb0d147eca63243c82b48fc745753335b368498d320','ika7ucteajvv','0,1,2',0);
INSERT INTO "links" VALUES('3e88153f9e3b4c63c8bec9f09e164aaf88fd29dba6b90334a43eaa5304c79eb3','ika7ucteajvv','',0);
INSERT INTO "links" VALUES('ba4bd3fbd343cad2f36c3d3328dd2f1d1df807896538d7ae92c7a48170c253d0','ztjmc79pq8vb','',1);
INSERT INTO "links" VALUES('d837c446ed14e2722ceb8d91f7c2d3541c15d049eedfaac55a7e811623167dc6','ztjmc79pq8vb','0,1,2',0);
INSERT INTO "links" VALUES('40ff127f61382949c7771a2a307acc2f0dd5433029a4d01357b898efe25ae386','ztjmc79pq8vb','',0);
INSERT INTO "links" VALUES('ae557a5ef76e35dbce395ae25e59bb97c2601f8a35c2780629138c2efe9069e2','wjb8e82geiw7','',1);
INSERT INTO "links" VALUES('cdc4d8151a4df97ee1d9d458905c57305dce5faa02e906017481e64359edbc47','wjb8e82geiw7','0,1,2',0);
INSERT INTO "links" VALUES('64eda37aeb9b30f39a15b5e394ff505656cce953acf1a5289e3c0b5cfac4c859','wjb8e82geiw7','',0);
INSERT INTO "links" VALUES('195f541485c4f0e630cedd0a897854b0d38a79b2a86ea7eb68d93fe35189f89f','ctg872ytk4hb','',1);
INSERT INTO "links" VALUES('1c1a7662d3a33515f1ed176d0e06dfad882cfa207a44a6beddc6a901d56e9df3','ctg872ytk4hb','0,1,2',0);
INSERT INTO "links" VALUES('481f4679e353eac579a7273807f60c0f9b4f1c044c7938d27fc59afa0b3f037a','ctg872ytk4hb','',0);
INSERT INTO "links" VALUES('139ada2e1525e87edf755dc2ed478d3a340808ed23e9b63b998fb6f8415fdc29','twphcny9r9p2','',1);
INSERT INTO "links" VALUES('cb2a474a16135e041d9dd7f450dcefd9055335b05a6af7ea359579d599900cc2','twphcny9r9p2','0,1,2',0);
INSERT INTO "links" VALUES('0ecc5b712438829673d7b8d43756004f188b9498711af4f69a635bc6e588f8bd','twphcny9r9p2','',0);
INSERT INTO "links" VALUES('d962f6e7d621851fbecface2218c90b52cb6a395824fdcb3b3875b0438300fe2','uscwzday3cum','',1);
INSERT INTO "links" VALUES('91c814d80f7f6765dc5d885c04b0dd2888b6337627b1c44ca177093a087a294a','uscwzday3cum','0,1,2',0);
INSERT INTO "links" VALUES('f090e3396488bd26da6de6f7a3ea9b503c4b6dabc4d55b060811a257919f55ca','uscwzday3cum','',0);
INSERT INTO "links" VALUES('1f9526ee3a993b2c11636b065e6da62c200ce0f08a95cb290831862aebeabe8f','mk5u54dv9f8t','',1);
INSERT INTO "links" VALUES('95be0a2c862c480f95eb8a12f4381c0e0f6dd726c15279548847b431d80cf1e2','mk5u54dv9f8t','0,1,2',0);
INSERT INTO "links" VALUES('d2b77bff3ba399799a457077f569592226bc59965ae195b9cd1d0c64a21f17a7','mk5u54dv9f8t','',0);
INSERT INTO "links" VALUES('455a6852c65e029a71613211624f61bacb5fa714bc9d6d374b20a7c616c2433b','ga72wtkgivb3','',1);
INSERT INTO "links" VALUES('e0f4eb30643db067639a3d1b304ad8f9c21d9c396b6f4114ed891355deebdab8','ga72wtkgivb3','0,1,2',0);
INSERT INTO "links" VALUES('bee169fcde15f69571cf55204f050a70c8235564d9a1f6e30f86e82b4c14ab03','ga72wtkgivb3','',0);
INSERT INTO "links" VALUES('db5550134824b57ed3804df0c6a41f0f7f6bba784da8ec437c9968e9e90c085f','eixskannpf5g','',1);
INSERT INTO "links" VALUES('64d21ec12f40670dde50e37715cefab3248a2e12f77e4393f51c1298e1a880c0','eixskannpf5g','0,1,2',0);
INSERT INTO "links" VALUES('0a43227e82014c0027c057cea03aaf1a555194d22af362120595ab25241fe296','eixskannpf5g','',0);
INSERT INTO "links" VALUES('696822f762bb4d4bd484780df45d5da41d90fa28ed7d13aa87d0edabbc544302','u9imbrab9h58','',1);
INSERT INTO "links" VALUES('461a2d03433a41b29a17b3abe6413618c51d53610d2de4a61d9a85a29e5c2422','u9imbrab9h58','0,1,2',0);
INSERT INTO "links" VALUES('969e35c9a73a3d2a6726406dba935bec6e635732bdd2af3a5c7a560c07d177d0','u9imbrab9h58','',0);
INSERT INTO "links" VALUES('efeca03fa5d2fda56aa785cd8b749bba52c25ce6d97f662b04fdffa07fc00d96','whm28zxam34i','',1);
INSERT INTO "links" VALUES('e8fa4b14c6793feeb3f02169cd2dfb71c729263c0c01179f0a6b3b4396901deb','whm28zxam34i','0,1,2',0);
INSERT INTO "links" VALUES('2a3320e29ef936f206c9828cd2b502c359cd9b1e24527e349f2b67172345b09b','whm28zxam34i','',0);
INSERT INTO "links" VALUES('50dbbf367a98035d39eeb5efbf85f67e821599effb4c9fcf88c4d09bc1d1ccef','r34kqkh7h9hy','',1);
INSERT INTO "links" VALUES('dd0e16452cbc0691e063ee02e4f77aabc3077a0b97958ac5d11355c11ff235ef','r34kqkh7h9hy','0,1',0);
INSERT INTO "links" VALUES('e794019a189e8492dfa8025856b1da4fea282156da0da1b486f7c1292ecaea59','r34kqkh7h9hy','',0);
INSERT INTO "links" VALUES('cfe98ae4da5550694efea12eb6fcbecf6b8ae1a5e70f9ec9dad7c7a26b63b58e','d7r5pejnavrh','',1);
INSERT INTO "links" VALUES('b95e09a65a82011a05a6a2daf040ee5d39157f3b49f714fbb51a8063d478359a','d7r5pejnavrh','0,1',0);
INSERT INTO "links" VALUES('e3da2157e1f57d60ef8320bec713262e865baae064a712a55383ddea2d691d42','d7r5pejnavrh','',0);
INSERT INTO "links" VALUES('139aa8ed9dee65f1ae14d991eb56b9c4c2cc5783803f99190cf344f9317bfcb2','taqyc7867stn','',1);
INSERT INTO "links" VALUES('d45ad0847e79c2cb5c0ca314e91a083688491218f1f817d5635bab87ded841a1','taqyc7867stn','0,1',0);
INSERT INTO "links" VALUES('df90a3b2c3caec68b49cd8ee32e854da23b1318607bbc441b8eb7295c6cfcfc9','taqyc7867stn','',0);
INSERT INTO "links" VALUES('e4fdbf933d1b20f3b4524b46def91254a1c9dd94852942c166adf656387c2a51','iez4xggnshcr','',1);
INSERT INTO "links" VALUES('e4fb5c9f90baf38e80633dc5b45a4d036172d3d7876ed6885692243fa7c136d4','iez4xggnshcr','0,1',0);
INSERT INTO "links" VALUES('f23397b6d3dbbc6bc8659c34ae4c5339d8566951bd68ed4cbf10a0b46e7e3bba','iez4xggnshcr','',0);
INSERT INTO "links" VALUES('eb95e3c66cfbcaef0d39073109d0d1a92bf13ffe0894e2ba8860f526d1ad34fd','d5zew2tqy42p','',1);
INSERT INTO "links" VALUES('a4760e13cbfadc15b5a7ccecf8a7142df232be95effd87f01de6df7352ec0819','d5zew2tqy42p','0,1',0);
INSERT INTO "links" VALUES('166447d76d1629c819c6e941bf666d8ee716b31437e7293d4bbed6241f6434cc','d5zew2tqy42p','',0);
INSERT INTO "links" VALUES('ef60b592eee4c64aaedac792e5610c22863416125612f3be4a0e9293fb2ca7e8','yx35v6et9kep','',1);
INSERT INTO "links" VALUES('131f2f025dd458cf7e97695b7b29701ff69eb9f3dd8bae7905bd8e21a3db2b23','yx35v6et9kep','0,1',0);
INSERT INTO "links" VALUES('6e8bf6fdc9e7d95c7b63fa512dcc1b066349f12c5c9fa2af7b24917588f26827','yx35v6et9kep','',0);
CREATE TABLE log (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	"key" VARCHAR(80), 
	data TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	CONSTRAINT log_key UNIQUE (table_id, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES('aymbaw3f4khu',1,1.7948814263546254635e+09,'0:1','{"type":"actions","seat":0,"turn":1,"actions":[31],"events":[[2,31,0,2,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,3,0]],"digest":"de36"}');
INSERT INTO "log" VALUES('aymbaw3f4khu',2,1.79488142637003707888e+09,'0:2','{"type":"actions","seat":0,"turn":1,"actions":[0],"events":[[1,31,1,2,1,0,0]],"digest":"40ad"}');
INSERT INTO "log" VALUES('aymbaw3f4khu',3,1.79488142639024543761e+09,'1:3','{"type":"actions","seat":1,"turn":2,"actions":[34],"events":[[2,31,1,5,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,3,0]],"digest":"6df3"}');
INSERT INTO "log" VALUES('aymbaw3f4khu',4,1794881426.40003,'1:4','{"type":"actions","seat":1,"turn":2,"actions":[60],"events":[[4,31,1,0,2,0,0,5,31,1,1,1,3,0]],"digest":"76f6"}');
INSERT INTO "log" VALUES('aymbaw3f4khu',5,1.79488142640835189817e+09,'1:5','{"type":"actions","seat":1,"turn":2,"actions":[0],"events":[[1,31,2,3,1,0,0]],"digest":"37df"}');
INSERT INTO "log" VALUES('aymbaw3f4khu',6,1.79488142642497730257e+09,'2:6','{"type":"actions","seat":2,"turn":3,"actions":[10],"events":[[2,31,2,5,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,2,0]],"digest":"871f"}');
INSERT INTO "log" VALUES('aymbaw3f4khu',7,1.79488142648810958864e+09,'2:7','{"type":"actions","seat":2,"turn":3,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,2,1,2,0]],"digest":"d7c1"}');
INSERT INTO "log" VALUES('aymbaw3f4khu',8,1.79488142652219152448e+09,'2:8','{"type":"actions","seat":2,"turn":3,"actions":[0],"events":[[1,31,0,4,2,0,0]],"digest":"8b51"}');
INSERT INTO "log" VALUES('aymbaw3f4khu',9,1.79488142655516409867e+09,'0:9','{"type":"actions","seat":0,"turn":4,"actions":[52],"events":[[2,31,0,5,7,0,0]],"digest":"fbba"}');
INSERT INTO "log" VALUES('aymbaw3f4khu',10,1.79488142662125754354e+09,'0:10','{"type":"actions","seat":0,"turn":4,"actions":[117],"events":[[4,31,0,0,5,0,0,12,31,0,1,0,0,0]],"digest":"a068"}');
INSERT INTO "log" VALUES('yqttnikmika5',1,1.79488142682531833646e+09,'0:1','{"type":"actions","seat":0,"turn":1,"actions":[6],"events":[[2,31,0,1,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,2,0]],"digest":"56de"}');
INSERT INTO "log" VALUES('yqttnikmika5',2,1.79488142683828091625e+09,'0:2','{"type":"actions","seat":0,"turn":1,"actions":[60],"events":[[4,31,0,0,2,0,0,5,31,0,2,1,2,0]],"digest":"4f8e"}');
INSERT INTO "log" VALUES('yqttnikmika5',3,1.79488142684836530678e+09,'0:3','{"type":"actions","seat":0,"turn":1,"actions":[0],"events":[[1,31,1,2,1,0,0]],"digest":"87bf"}');
INSERT INTO "log" VALUES('yqttnikmika5',4,1.79488142686432647701e+09,'1:4','{"type":"actions","seat":1,"turn":2,"actions":[32],"events":[[2,31,1,3,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,3,0]],"digest":"d844"}');
INSERT INTO "log" VALUES('yqttnikmika5',5,1.79488142688587450981e+09,'1:5','{"type":"actions","seat":1,"turn":2,"actions":[0],"events":[[1,31,2,3,1,0,0]],"digest":"312c"}');
INSERT INTO "log" VALUES('yqttnikmika5',6,1.79488142690207552907e+09,'2:6','{"type":"actions","seat":2,"turn":3,"actions":[29],"events":[[2,31,2,0,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,3,0]],"digest":"a811"}');
INSERT INTO "log" VALUES('yqttnikmika5',7,1.79488142691814923281e+09,'2:7','{"type":"actions","seat":2,"turn":3,"actions":[0],"events":[[1,31,0,4,2,0,0]],"digest":"1379"}');
INSERT INTO "log" VALUES('yqttnikmika5',8,1.79488142694168138508e+09,'0:8','{"type":"actions","seat":0,"turn":4,"actions":[45],"events":[[2,31,0,4,6,0,0,4,31,0,0,5,0,0,3,31,0,3,1,0,0,1,31,1,5,2,0,0]],"digest":"a0ad"}');
INSERT INTO "log" VALUES('yqttnikmika5',9,1.79488142695421600339e+09,'1:9','{"type":"actions","seat":1,"turn":5,"actions":[6],"events":[[2,31,1,1,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,2,0]],"digest":"3d83"}');
INSERT INTO "log" VALUES('yqttnikmika5',10,1.79488142703737425806e+09,'1:10','{"type":"actions","seat":1,"turn":5,"actions":[60],"events":[[4,31,1,0,2,0,0,5,31,1,2,1,2,0]],"digest":"6c90"}');
INSERT INTO "log" VALUES('yqttnikmika5',11,1.79488142705476140981e+09,'1:11','{"type":"actions","seat":1,"turn":5,"actions":[0],"events":[[1,31,2,6,2,0,0]],"digest":"81db"}');
INSERT INTO "log" VALUES('yqttnikmika5',12,1794881427.06679,'2:12','{"type":"actions","seat":2,"turn":6,"actions":[25],"events":[[2,31,2,2,3,0,0]],"digest":"1a00"}');
INSERT INTO "log" VALUES('yqttnikmika5',13,1.79488142707752227787e+09,'2:13','{"type":"actions","seat":2,"turn":6,"actions":[82],"events":[[4,31,2,0,6,0,0,4,31,2,2,1,0,0,9,31,2,2,0,0,0,1,31,0,7,3,0,0]],"digest":"14d7"}');
INSERT INTO "log" VALUES('yqttnikmika5',14,1.79488142708890438081e+09,'0:14','{"type":"actions","seat":0,"turn":7,"actions":[59],"events":[[17,31,0,12,2,0,0,4,31,0,0,6,0,0,22,31,0,2,0,0,0,23,31,0,2,0,0,0,1,31,1,8,3,0,0]],"digest":"79df"}');
INSERT INTO "log" VALUES('yqttnikmika5',15,1.79488142710282015798e+09,'1:15','{"type":"actions","seat":1,"turn":8,"actions":[8],"events":[[2,31,1,3,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,3,0]],"digest":"4775"}');
INSERT INTO "log" VALUES('yqttnikmika5',16,1.7948814271133027077e+09,'1:16','{"type":"actions","seat":1,"turn":8,"actions":[60],"events":[[4,31,1,0,2,0,0,5,31,1,2,1,3,0]],"digest":"39e9"}');
INSERT INTO "log" VALUES('yqttnikmika5',17,1.79488142712238383288e+09,'1:17','{"type":"actions","seat":1,"turn":8,"actions":[60],"events":[[4,31,1,0,3,0,0,5,31,1,2,1,4,0,24,31,6,1,0,0,0,1,31,2,9,3,0,0]],"digest":"2671"}');
INSERT INTO "log" VALUES('yqttnikmika5',18,1.79488142713179278371e+09,'2:18','{"type":"actions","seat":2,"turn":9,"actions":[34],"events":[[2,31,2,5,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,3,0]],"digest":"bb89"}');
INSERT INTO "log" VALUES('yqttnikmika5',19,1.79488142714020514493e+09,'2:19','{"type":"actions","seat":2,"turn":9,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,1,1,4,0,24,31,7,3,0,0,0,1,31,0,10,4,0,0]],"digest":"81a4"}');
INSERT INTO "log" VALUES('yqttnikmika5',20,1.79488142715058660503e+09,'0:20','{"type":"actions","seat":0,"turn":10,"actions":[47],"events":[[2,31,0,0,7,0,0]],"digest":"d462"}');
INSERT INTO "log" VALUES('yqttnikmika5',21,1.79488142716032338143e+09,'0:21','{"type":"actions","seat":0,"turn":10,"actions":[118],"events":[[4,31,0,0,5,0,0,12,31,0,2,0,0,0,1,31,1,11,4,0,0]],"digest":"55e6"}');
INSERT INTO "log" VALUES('yqttnikmika5',22,1.7948814271691424846e+09,'1:22','{"type":"actions","seat":1,"turn":11,"actions":[31],"events":[[2,31,1,2,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,3,0,1,31,2,12,4,0,0]],"digest":"0b87"}');
INSERT INTO "log" VALUES('yqttnikmika5',23,1.79488142717744970323e+09,'2:23','{"type":"actions","seat":2,"turn":12,"actions":[8],"events":[[2,31,2,3,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,2,0,1,31,0,13,5,0,0]],"digest":"efd1"}');
INSERT INTO "log" VALUES('yqttnikmika5',24,1.79488142718569374089e+09,'0:24','{"type":"actions","seat":0,"turn":13,"actions":[5],"events":[[2,31,0,0,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,3,0,1,31,1,14,5,0,0]],"digest":"9ea3"}');
INSERT INTO "log" VALUES('yqttnikmika5',25,1.79488142719455766671e+09,'1:25','{"type":"actions","seat":1,"turn":14,"actions":[7],"events":[[2,31,1,2,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,4,0,24,31,8,1,0,0,0,1,31,2,15,5,0,0]],"digest":"bcad"}');
INSERT INTO "log" VALUES('yqttnikmika5',26,1.7948814272035841942e+09,'2:26','{"type":"actions","seat":2,"turn":15,"actions":[59],"events":[[17,31,2,12,5,0,0]],"digest":"d123"}');
INSERT INTO "log" VALUES('yqttnikmika5',27,1.79488142721247982973e+09,'2:27','{"type":"actions","seat":2,"turn":15,"actions":[168],"events":[[18,31,2,2,2,0,0,3,31,2,0,5,0,0]],"digest":"8ce5"}');
INSERT INTO "log" VALUES('yqttnikmika5',28,1.79488142722136497495e+09,'2:28','{"type":"actions","seat":2,"turn":15,"actions":[186],"events":[[20,31,2,8,2,0,0,4,31,2,0,12,0,0,22,31,2,4,0,0,0,23,31,2,4,0,0,0,1,31,0,16,6,0,0]],"digest":"3ee6"}');
INSERT INTO "log" VALUES('yqttnikmika5',29,1.7948814272308478355e+09,'0:29','{"type":"actions","seat":0,"turn":16,"actions":[59],"events":[[17,31,0,12,2,0,0,4,31,0,0,3,0,0,22,31,0,1,0,0,0,23,31,0,2,0,0,0,1,31,1,17,6,0,0]],"digest":"db22"}');
INSERT INTO "log" VALUES('yqttnikmika5',30,1.79488142723948264118e+09,'1:30','{"type":"actions","seat":1,"turn":17,"actions":[59],"events":[[17,31,1,12,3,0,0]],"digest":"1121"}');
INSERT INTO "log" VALUES('yqttnikmika5',31,1.79488142724735856058e+09,'1:31','{"type":"actions","seat":1,"turn":17,"actions":[167],"events":[[18,31,1,2,1,0,0,3,31,1,1,2,0,0]],"digest":"0a6f"}');
INSERT INTO "log" VALUES('yqttnikmika5',32,1.79488142725478076939e+09,'1:32','{"type":"actions","seat":1,"turn":17,"actions":[184],"events":[[20,31,1,6,2,0,0,4,31,1,0,9,0,0,22,31,1,3,0,0,0,23,31,1,5,0,0,0,1,31,2,18,6,0,0]],"digest":"abdc"}');
INSERT INTO "log" VALUES('yqttnikmika5',33,1.79488142726756787301e+09,'2:33','{"type":"actions","seat":2,"turn":18,"actions":[38],"events":[[2,31,2,3,5,0,0]],"digest":"c1e7"}');
INSERT INTO "log" VALUES('yqttnikmika5',34,1.79488142727505683897e+09,'2:34','{"type":"actions","seat":2,"turn":18,"actions":[112],"events":[[4,31,2,0,5,0,0,11,31,2,0,0,0,0,1,31,0,19,7,0,0]],"digest":"4629"}');
INSERT INTO "log" VALUES('yqttnikmika5',35,1.79488142728282833093e+09,'0:35','{"type":"actions","seat":0,"turn":19,"actions":[8],"events":[[2,31,0,3,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,3,0]],"digest":"0017"}');
INSERT INTO "log" VALUES('yqttnikmika5',36,1.79488142729115438458e+09,'0:36','{"type":"actions","seat":0,"turn":19,"actions":[60],"events":[[4,31,0,0,2,0,0,5,31,0,2,1,4,0]],"digest":"dcfc"}');
INSERT INTO "log" VALUES('yqttnikmika5',37,1.79488142729798793792e+09,'0:37','{"type":"actions","seat":0,"turn":19,"actions":[60],"events":[[4,31,0,0,3,0,0,5,31,0,2,1,4,0,1,31,1,20,7,0,0]],"digest":"ab3b"}');
INSERT INTO "log" VALUES('yqttnikmika5',38,1.79488142730588603017e+09,'1:38','{"type":"actions","seat":1,"turn":20,"actions":[8],"events":[[2,31,1,3,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,5,0]],"digest":"af7b"}');
INSERT INTO "log" VALUES('yqttnikmika5',39,1.7948814273133502006e+09,'1:39','{"type":"actions","seat":1,"turn":20,"actions":[60],"events":[[4,31,1,0,2,0,0,5,31,1,2,1,5,0,1,31,2,21,7,0,0]],"digest":"5415"}');
INSERT INTO "log" VALUES('yqttnikmika5',40,1.79488142732123541834e+09,'2:40','{"type":"actions","seat":2,"turn":21,"actions":[15],"events":[[2,31,2,4,1,0,0,4,31,2,1,2,0,0,6,31,2,0,1,0,0,25,31,1,3,0,0,0,25,31,1,1,0,0,0,25,31,1,4,0,0,0,25,31,2,4,0,0,0,25,31,3,5,0,0,0,25,31,3,2,0,0,0,25,31,4,2,0,0,0,25,31,4,0,0,0,0,25,31,6,0,0,0,0,25,31,6,1,0,0,0,25,31,6,1,0,0,0,25,31,7,0,0,0,0,25,31,7,3,0,0,0,25,31,7,1,0,0,0,25,31,8,1,0,0,0,25,31,8,5,0,0,0,25,31,8,5,0,0,0,26,31,2,0,0,0,0,1,31,0,22,8,0,0]],"digest":"a7fc"}');
INSERT INTO "log" VALUES('yqttnikmika5',41,1.79488142733295440679e+09,'0:41','{"type":"actions","seat":0,"turn":22,"actions":[6],"events":[[2,31,0,1,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,5,0]],"digest":"e0b6"}');
INSERT INTO "log" VALUES('yqttnikmika5',42,1.79488142734474682808e+09,'0:42','{"type":"actions","seat":0,"turn":22,"actions":[0],"events":[[1,31,1,23,8,0,0]],"digest":"96a0"}');
INSERT INTO "log" VALUES('yqttnikmika5',43,1.79488142735988092423e+09,'1:43','{"type":"actions","seat":1,"turn":23,"actions":[59],"events":[[17,31,1,12,3,0,0,4,31,1,0,3,0,0,22,31,1,1,0,0,0,23,31,1,1,0,0,0,1,31,2,24,8,0,0]],"digest":"ae7a"}');
INSERT INTO "log" VALUES('yqttnikmika5',44,1.79488142738579201703e+09,'2:44','{"type":"actions","seat":2,"turn":24,"actions":[53],"events":[[2,31,2,0,8,0,0]],"digest":"9c59"}');
INSERT INTO "log" VALUES('yqttnikmika5',45,1.79488142740960121158e+09,'2:45','{"type":"actions","seat":2,"turn":24,"actions":[144],"events":[[7,31,2,0,1,0,0,15,31,2,6,0,1,0,3,31,2,1,2,0,0,1,31,0,25,9,0,0]],"digest":"ac39"}');
INSERT INTO "log" VALUES('yqttnikmika5',46,1.79488142742235016816e+09,'0:46','{"type":"actions","seat":0,"turn":25,"actions":[9],"events":[[2,31,0,4,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,5,0,1,31,1,26,9,0,0]],"digest":"a765"}');
INSERT INTO "log" VALUES('yqttnikmika5',47,1.79488142743397283552e+09,'1:47','{"type":"actions","seat":1,"turn":26,"actions":[59],"events":[[17,31,1,12,3,0,0,1,31,2,27,9,0,0]],"digest":"5b57"}');
INSERT INTO "log" VALUES('yqttnikmika5',48,1.79488142744537901881e+09,'2:48','{"type":"actions","seat":2,"turn":27,"actions":[59],"events":[[17,31,2,12,5,0,0]],"digest":"97ec"}');
INSERT INTO "log" VALUES('yqttnikmika5',49,1.79488142745541763307e+09,'2:49','{"type":"actions","seat":2,"turn":27,"actions":[168],"events":[[18,31,2,2,2,0,0,3,31,2,0,5,0,0]],"digest":"e2f6"}');
INSERT INTO "log" VALUES('yqttnikmika5',50,1.79488142747936415674e+09,'2:50','{"type":"actions","seat":2,"turn":27,"actions":[184],"events":[[20,31,2,6,2,0,0,4,31,2,0,9,0,0,22,31,2,3,0,0,0,23,31,2,3,0,0,0,1,31,0,28,10,0,0]],"digest":"d5b8"}');
INSERT INTO "log" VALUES('yqttnikmika5',51,1.7948814274933133125e+09,'0:51','{"type":"actions","seat":0,"turn":28,"actions":[8],"events":[[2,31,0,3,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,6,0,24,31,6,1,0,0,0,1,31,1,29,10,0,0]],"digest":"d1c1"}');
INSERT INTO "log" VALUES('yqttnikmika5',52,1.79488142750380682945e+09,'1:52','{"type":"actions","seat":1,"turn":29,"actions":[25],"events":[[2,31,1,2,3,0,0]],"digest":"cdbe"}');
INSERT INTO "log" VALUES('yqttnikmika5',53,1.79488142751382231715e+09,'1:53','{"type":"actions","seat":1,"turn":29,"actions":[88],"events":[[4,31,1,0,6,0,0,9,31,1,8,0,0,0,3,31,1,2,2,0,0]],"digest":"ee7c"}');
INSERT INTO "log" VALUES('yqttnikmika5',54,1.79488142753316187857e+09,'1:54','{"type":"actions","seat":1,"turn":29,"actions":[3],"events":[[4,31,1,2,3,0,0,5,31,1,1,1,4,0,1,31,2,30,10,0,0]],"digest":"ad96"}');
INSERT INTO "log" VALUES('yqttnikmika5',55,1.79488142762959027292e+09,'2:55','{"type":"actions","seat":2,"turn":30,"actions":[27],"events":[[2,31,2,4,3,0,0]],"digest":"4c01"}');
INSERT INTO "log" VALUES('yqttnikmika5',56,1.79488142774613714221e+09,'2:56','{"type":"actions","seat":2,"turn":30,"actions":[86],"events":[[4,31,2,0,6,0,0,9,31,2,6,0,0,0,1,31,0,31,11,0,0]],"digest":"909c"}');
INSERT INTO "log" VALUES('yqttnikmika5',57,1.79488142784324550627e+09,'0:57','{"type":"actions","seat":0,"turn":31,"actions":[59],"events":[[17,31,0,12,2,0,0]],"digest":"e3a2"}');
INSERT INTO "log" VALUES('yqttnikmika5',58,1.79488142791729617117e+09,'0:58','{"type":"actions","seat":0,"turn":31,"actions":[166],"events":[[18,31,0,2,0,0,0,3,31,0,2,2,0,0]],"digest":"a0aa"}');
INSERT INTO "log" VALUES('yqttnikmika5',59,1.7948814280002844334e+09,'0:59','{"type":"actions","seat":0,"turn":31,"actions":[178],"events":[[20,31,0,0,2,0,0,4,31,0,0,9,0,0,22,31,0,3,0,0,0,23,31,0,4,0,0,0]],"digest":"c10f"}');
INSERT INTO "log" VALUES('yqttnikmika5',60,1.79488142811658501628e+09,'0:60','{"type":"actions","seat":0,"turn":31,"actions":[3],"events":[[4,31,0,2,3,0,0,5,31,0,1,1,3,0,1,31,1,32,11,0,0]],"digest":"1442"}');
INSERT INTO "log" VALUES('yqttnikmika5',61,1.79488142813795089726e+09,'1:61','{"type":"actions","seat":1,"turn":32,"actions":[31],"events":[[2,31,1,2,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,4,0]],"digest":"872e"}');
INSERT INTO "log" VALUES('yqttnikmika5',62,1.79488142817414188384e+09,'1:62','{"type":"actions","seat":1,"turn":32,"actions":[60],"events":[[4,31,1,0,2,0,0,5,31,1,1,1,5,0]],"digest":"334d"}');
INSERT INTO "log" VALUES('yqttnikmika5',63,1.79488142820026254659e+09,'1:63','{"type":"actions","seat":1,"turn":32,"actions":[60],"events":[[4,31,1,0,3,0,0,5,31,1,1,1,5,0,1,31,2,33,11,0,0]],"digest":"68ff"}');
INSERT INTO "log" VALUES('yqttnikmika5',64,1.79488142827386379244e+09,'2:64','{"type":"actions","seat":2,"turn":33,"actions":[59],"events":[[17,31,2,12,5,0,0,4,31,2,0,3,0,0,22,31,2,1,0,0,0,23,31,2,1,0,0,0,1,31,0,34,12,0,0]],"digest":"27bc"}');
INSERT INTO "log" VALUES('yqttnikmika5',65,1.79488142838172912594e+09,'0:65','{"type":"actions","seat":0,"turn":34,"actions":[34],"events":[[2,31,0,5,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,3,0]],"digest":"ed9b"}');
INSERT INTO "log" VALUES('yqttnikmika5',66,1.79488142860261940957e+09,'0:66','{"type":"actions","seat":0,"turn":34,"actions":[60],"events":[[4,31,0,0,2,0,0,5,31,0,1,1,4,0,1,31,1,35,12,0,0]],"digest":"cace"}');
INSERT INTO "log" VALUES('yqttnikmika5',67,1.79488142861598491675e+09,'1:67','{"type":"actions","seat":1,"turn":35,"actions":[11],"events":[[2,31,1,0,1,0,0,4,31,1,1,2,0,0,6,31,1,1,1,0,0,1,31,2,36,12,0,0]],"digest":"e2c5"}');
INSERT INTO "log" VALUES('yqttnikmika5',68,1.79488142862658023833e+09,'2:68','{"type":"actions","seat":2,"turn":36,"actions":[12],"events":[[2,31,2,1,1,0,0]],"digest":"377e"}');
INSERT INTO "log" VALUES('yqttnikmika5',69,1.79488142873320603368e+09,'2:69','{"type":"actions","seat":2,"turn":36,"actions":[62],"events":[[4,31,2,1,2,0,0,6,31,2,1,1,0,0,1,31,0,37,13,0,0]],"digest":"24aa"}');
INSERT INTO "log" VALUES('yqttnikmika5',70,1794881428.8588,'0:70','{"type":"actions","seat":0,"turn":37,"actions":[59],"events":[[17,31,0,12,4,0,0,4,31,0,0,3,0,0,22,31,0,1,0,0,0,23,31,0,1,0,0,0,1,31,1,38,13,0,0]],"digest":"db6e"}');
INSERT INTO "log" VALUES('yqttnikmika5',71,1.79488142911320590973e+09,'1:71','{"type":"actions","seat":1,"turn":38,"actions":[59],"events":[[17,31,1,12,5,0,0,18,31,1,2,0,0,0,3,31,1,2,2,0,0]],"digest":"8f87"}');
INSERT INTO "log" VALUES('yqttnikmika5',72,1.79488142916972899434e+09,'1:72','{"type":"actions","seat":1,"turn":38,"actions":[181],"events":[[20,31,1,3,2,0,0,4,31,1,0,6,0,0,22,31,1,2,0,0,0,23,31,1,3,0,0,0,1,31,2,39,13,0,0]],"digest":"5ab0"}');
INSERT INTO "log" VALUES('yqttnikmika5',73,1.79488142923310780522e+09,'2:73','{"type":"actions","seat":2,"turn":39,"actions":[47],"events":[[2,31,2,0,7,0,0]],"digest":"7676"}');
INSERT INTO "log" VALUES('yqttnikmika5',74,1.79488142968367767331e+09,'2:74','{"type":"actions","seat":2,"turn":39,"actions":[118],"events":[[4,31,2,0,5,0,0,12,31,2,2,0,0,0,1,31,0,40,14,0,0]],"digest":"e91f"}');
INSERT INTO "log" VALUES('yqttnikmika5',75,1.79488142980708742144e+09,'0:75','{"type":"actions","seat":0,"turn":40,"actions":[39],"events":[[2,31,0,4,5,0,0]],"digest":"85c5"}');
INSERT INTO "log" VALUES('yqttnikmika5',76,1.79488142991326236723e+09,'0:76','{"type":"actions","seat":0,"turn":40,"actions":[112],"events":[[4,31,0,0,5,0,0,11,31,0,0,0,0,0,24,31,7,3,0,0,0,1,31,1,41,14,0,0]],"digest":"801f"}');
INSERT INTO "log" VALUES('yqttnikmika5',77,1.79488142993169188504e+09,'1:77','{"type":"actions","seat":1,"turn":41,"actions":[29],"events":[[2,31,1,0,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,6,0]],"digest":"9f81"}');
INSERT INTO "log" VALUES('yqttnikmika5',78,1.79488142994404029843e+09,'1:78','{"type":"actions","seat":1,"turn":41,"actions":[0],"events":[[1,31,2,42,14,0,0]],"digest":"b110"}');
INSERT INTO "log" VALUES('yqttnikmika5',79,1.79488142995840787891e+09,'2:79','{"type":"actions","seat":2,"turn":42,"actions":[59],"events":[[17,31,2,12,5,0,0,4,31,2,0,6,0,0,22,31,2,2,0,0,0,23,31,2,2,0,0,0,1,31,0,43,15,0,0]],"digest":"0526"}');
INSERT INTO "log" VALUES('yqttnikmika5',80,1.79488142996821045879e+09,'0:80','{"type":"actions","seat":0,"turn":43,"actions":[32],"events":[[2,31,0,3,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,4,0]],"digest":"e2d6"}');
INSERT INTO "log" VALUES('yqttnikmika5',81,1.79488142997699236863e+09,'0:81','{"type":"actions","seat":0,"turn":43,"actions":[60],"events":[[4,31,0,0,2,0,0,5,31,0,1,1,5,0,1,31,1,44,15,0,0]],"digest":"b4a4"}');
INSERT INTO "log" VALUES('yqttnikmika5',82,1.79488143001105928415e+09,'1:82','{"type":"actions","seat":1,"turn":44,"actions":[49],"events":[[2,31,1,2,7,0,0]],"digest":"d9bc"}');
INSERT INTO "log" VALUES('yqttnikmika5',83,1.79488143002201414109e+09,'1:83','{"type":"actions","seat":1,"turn":44,"actions":[116],"events":[[4,31,1,0,5,0,0,12,31,1,0,0,0,0,1,31,2,45,15,0,0]],"digest":"dd92"}');
INSERT INTO "log" VALUES('yqttnikmika5',84,1794881430.07809,'2:84','{"type":"actions","seat":2,"turn":45,"actions":[41],"events":[[2,31,2,0,6,0,0]],"digest":"b103"}');
INSERT INTO "log" VALUES('yqttnikmika5',85,1.79488143012543487552e+09,'2:85','{"type":"actions","seat":2,"turn":45,"actions":[105],"events":[[4,31,2,0,5,0,0,10,31,2,0,1,0,0,24,31,8,4,0,0,0,1,31,0,46,16,0,0]],"digest":"cac4"}');
INSERT INTO "log" VALUES('yqttnikmika5',86,1.79488143013649821284e+09,'0:86','{"type":"actions","seat":0,"turn":46,"actions":[59],"events":[[17,31,0,12,5,0,0,4,31,0,0,6,0,0,22,31,0,2,0,0,0,23,31,0,2,0,0,0,1,31,1,47,16,0,0]],"digest":"67b3"}');
INSERT INTO "log" VALUES('yqttnikmika5',87,1.7948814301483819485e+09,'1:87','{"type":"actions","seat":1,"turn":47,"actions":[57],"events":[[2,31,1,4,8,0,0]],"digest":"a858"}');
INSERT INTO "log" VALUES('yqttnikmika5',88,1.79488143015651178359e+09,'1:88','{"type":"actions","seat":1,"turn":47,"actions":[122],"events":[[7,31,1,1,1,0,0,15,31,1,0,2,1,0,3,31,1,1,2,0,0,1,31,2,48,16,0,0]],"digest":"f8af"}');
INSERT INTO "log" VALUES('yqttnikmika5',89,1.7948814301640620231e+09,'2:89','{"type":"actions","seat":2,"turn":48,"actions":[59],"events":[[17,31,2,12,5,0,0,4,31,2,0,3,0,0,22,31,2,1,0,0,0,23,31,2,1,0,0,0,1,31,0,49,17,0,0]],"digest":"6767"}');
INSERT INTO "log" VALUES('yqttnikmika5',90,1.79488143017076158527e+09,'0:90','{"type":"actions","seat":0,"turn":49,"actions":[36],"events":[[2,31,0,1,5,0,0]],"digest":"dd41"}');
INSERT INTO "log" VALUES('yqttnikmika5',91,1.79488143017720270157e+09,'0:91','{"type":"actions","seat":0,"turn":49,"actions":[112],"events":[[4,31,0,0,5,0,0,11,31,0,0,0,0,0,5,31,0,0,1,14,0,25,31,1,0,0,0,0,25,31,1,0,0,0,0,25,31,2,2,0,0,0,25,31,2,0,0,0,0,25,31,3,3,0,0,0,25,31,3,5,0,0,0,25,31,3,3,0,0,0,25,31,5,4,0,0,0,25,31,5,1,0,0,0,25,31,6,0,0,0,0,25,31,6,4,0,0,0,25,31,6,3,0,0,0,25,31,7,3,0,0,0,25,31,7,0,0,0,0,25,31,7,5,0,0,0,25,31,8,1,0,0,0,25,31,8,2,0,0,0,25,31,8,5,0,0,0,26,31,3,0,0,0,0,27,31,1,0,0,0,0,28,31,1,0,2,7,0,28,31,2,3,2,7,0,1,31,1,50,17,0,0]],"digest":"020e"}');
INSERT INTO "log" VALUES('yqttnikmika5',92,1.7948814301854090691e+09,'1:92','{"type":"actions","seat":1,"turn":50,"actions":[11],"events":[[2,31,1,0,1,0,0,4,31,1,1,2,0,0,6,31,1,1,1,0,0,1,31,2,51,17,0,0]],"digest":"9f09"}');
INSERT INTO "log" VALUES('yqttnikmika5',93,1.7948814301938374043e+09,'2:93','{"type":"actions","seat":2,"turn":51,"actions":[32],"events":[[2,31,2,3,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,4,0]],"digest":"2ea6"}');
INSERT INTO "log" VALUES('yqttnikmika5',94,1.79488143020528674118e+09,'2:94','{"type":"actions","seat":2,"turn":51,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,1,1,5,0]],"digest":"aaeb"}');
INSERT INTO "log" VALUES('yqttnikmika5',95,1.79488143021413707736e+09,'2:95','{"type":"actions","seat":2,"turn":51,"actions":[60],"events":[[4,31,2,0,3,0,0,5,31,2,1,1,5,0,1,31,0,52,18,0,0]],"digest":"5250"}');
INSERT INTO "log" VALUES('yqttnikmika5',96,1.79488143022198510167e+09,'0:96','{"type":"actions","seat":0,"turn":52,"actions":[59],"events":[[17,31,0,14,5,0,0,4,31,0,0,3,0,0,22,31,0,1,0,0,0,23,31,0,1,0,0,0,1,31,1,53,18,0,0]],"digest":"f40e"}');
INSERT INTO "log" VALUES('yqttnikmika5',97,1.7948814302314260006e+09,'1:97','{"type":"actions","seat":1,"turn":53,"actions":[59],"events":[[17,31,1,12,6,0,0]],"digest":"927c"}');
INSERT INTO "log" VALUES('yqttnikmika5',98,1.79488143024349260327e+09,'1:98','{"type":"actions","seat":1,"turn":53,"actions":[170],"events":[[18,31,1,3,1,0,0,3,31,1,1,2,0,0]],"digest":"6d77"}');
INSERT INTO "log" VALUES('yqttnikmika5',99,1.79488143025119256971e+09,'1:99','{"type":"actions","seat":1,"turn":53,"actions":[180],"events":[[20,31,1,2,3,0,0,4,31,1,0,9,0,0,22,31,1,3,0,0,0,23,31,1,4,0,0,0,1,31,2,54,18,0,0]],"digest":"3d78"}');
INSERT INTO "log" VALUES('yqttnikmika5',100,1794881430.25871,'2:100','{"type":"actions","seat":2,"turn":54,"actions":[32],"events":[[2,31,2,3,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,6,0]],"digest":"a0e2"}');
INSERT INTO "log" VALUES('yqttnikmika5',101,1.79488143026596617696e+09,'2:101','{"type":"actions","seat":2,"turn":54,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,1,1,6,0,1,31,0,55,19,0,0]],"digest":"b5dd"}');
INSERT INTO "log" VALUES('yqttnikmika5',102,1.79488143027341127393e+09,'0:102','{"type":"actions","seat":0,"turn":55,"actions":[52],"events":[[2,31,0,5,7,0,0]],"digest":"e43b"}');
INSERT INTO "log" VALUES('yqttnikmika5',103,1.79488143027979922287e+09,'0:103','{"type":"actions","seat":0,"turn":55,"actions":[119],"events":[[4,31,0,0,5,0,0,12,31,0,3,0,0,0,5,31,0,0,1,16,0,1,31,1,56,19,0,0]],"digest":"eecc"}');
INSERT INTO "log" VALUES('yqttnikmika5',104,1.79488143028734254834e+09,'1:104','{"type":"actions","seat":1,"turn":56,"actions":[11],"events":[[2,31,1,0,1,0,0,4,31,1,1,2,0,0,6,31,1,1,1,0,0,1,31,2,57,19,0,0]],"digest":"3632"}');
INSERT INTO "log" VALUES('yqttnikmika5',105,1.79488143029590034487e+09,'2:105','{"type":"actions","seat":2,"turn":57,"actions":[12],"events":[[2,31,2,1,1,0,0]],"digest":"d95d"}');
INSERT INTO "log" VALUES('yqttnikmika5',106,1.79488143030902814857e+09,'2:106','{"type":"actions","seat":2,"turn":57,"actions":[61],"events":[[4,31,2,1,2,0,0,6,31,2,0,2,0,0]],"digest":"5230"}');
INSERT INTO "log" VALUES('yqttnikmika5',107,1.79488143031719255449e+09,'2:107','{"type":"actions","seat":2,"turn":57,"actions":[0],"events":[[24,31,6,1,0,0,0,1,31,0,58,20,0,0]],"digest":"6d99"}');
INSERT INTO "log" VALUES('yqttnikmika5',108,1.79488143033564090727e+09,'0:108','{"type":"actions","seat":0,"turn":58,"actions":[40],"events":[[2,31,0,5,5,0,0]],"digest":"b9a1"}');
INSERT INTO "log" VALUES('yqttnikmika5',109,1.79488143034421086309e+09,'0:109','{"type":"actions","seat":0,"turn":58,"actions":[113],"events":[[4,31,0,0,5,0,0,11,31,0,1,0,0,0,24,31,7,3,0,0,0,1,31,1,59,20,0,0]],"digest":"9055"}');
INSERT INTO "log" VALUES('yqttnikmika5',110,1.79488143035592246062e+09,'1:110','{"type":"actions","seat":1,"turn":59,"actions":[58],"events":[[2,31,1,5,8,0,0]],"digest":"7b7a"}');
INSERT INTO "log" VALUES('yqttnikmika5',111,1.79488143036489653588e+09,'1:111','{"type":"actions","seat":1,"turn":59,"actions":[130],"events":[[7,31,1,1,2,0,0,15,31,1,2,2,2,0,3,31,1,0,5,0,0,1,31,2,60,20,0,0]],"digest":"51c6"}');
INSERT INTO "log" VALUES('yqttnikmika5',112,1.7948814303733551502e+09,'2:112','{"type":"actions","seat":2,"turn":60,"actions":[14],"events":[[2,31,2,3,1,0,0]],"digest":"69ed"}');
INSERT INTO "log" VALUES('yqttnikmika5',113,1.79488143038163423543e+09,'2:113','{"type":"actions","seat":2,"turn":60,"actions":[61],"events":[[4,31,2,1,2,0,0,6,31,2,0,2,0,0,1,31,0,61,21,0,0]],"digest":"d2d0"}');
INSERT INTO "log" VALUES('yqttnikmika5',114,1.79488143038924145705e+09,'0:114','{"type":"actions","seat":0,"turn":61,"actions":[59],"events":[[17,31,0,16,5,0,0,4,31,0,0,3,0,0,22,31,0,1,0,0,0,23,31,0,2,0,0,0,1,31,1,62,21,0,0]],"digest":"d436"}');
INSERT INTO "log" VALUES('yqttnikmika5',115,1.79488143039774250987e+09,'1:115','{"type":"actions","seat":1,"turn":62,"actions":[11],"events":[[2,31,1,0,1,0,0,4,31,1,1,2,0,0,6,31,1,1,1,0,0,1,31,2,63,21,0,0]],"digest":"4d0d"}');
INSERT INTO "log" VALUES('yqttnikmika5',116,1.79488143040680956838e+09,'2:116','{"type":"actions","seat":2,"turn":63,"actions":[9],"events":[[2,31,2,4,0,0,0,5,31,2,2,1,2,0,24,31,8,1,0,0,0,1,31,0,64,22,0,0]],"digest":"1c7a"}');
INSERT INTO "log" VALUES('yqttnikmika5',117,1.79488143041544151307e+09,'0:117','{"type":"actions","seat":0,"turn":64,"actions":[42],"events":[[2,31,0,1,6,0,0,4,31,0,0,5,0,0,3,31,0,3,1,0,0]],"digest":"5148"}');
INSERT INTO "log" VALUES('yqttnikmika5',118,1.79488143042376494407e+09,'0:118','{"type":"actions","seat":0,"turn":64,"actions":[0],"events":[[1,31,1,65,22,0,0]],"digest":"438a"}');
INSERT INTO "log" VALUES('yqttnikmika5',119,1.79488143043405437475e+09,'1:119','{"type":"actions","seat":1,"turn":65,"actions":[10],"events":[[2,31,1,5,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,6,0,1,31,2,66,22,0,0]],"digest":"0dd9"}');
INSERT INTO "log" VALUES('yqttnikmika5',120,1.79488143044315433499e+09,'2:120','{"type":"actions","seat":2,"turn":66,"actions":[17],"events":[[2,31,2,0,2,0,0]],"digest":"47ba"}');
INSERT INTO "log" VALUES('yqttnikmika5',121,1.79488143045295667644e+09,'2:121','{"type":"actions","seat":2,"turn":66,"actions":[70],"events":[[7,31,2,0,2,0,0,7,31,2,1,1,0,0,8,31,2,3,0,0,0,29,31,2,5,1,0,0,5,31,2,0,1,14,0,1,31,0,67,23,0,0]],"digest":"28cc"}');
INSERT INTO "log" VALUES('yqttnikmika5',122,1.79488143047489213943e+09,'0:122','{"type":"actions","seat":0,"turn":67,"actions":[52],"events":[[2,31,0,5,7,0,0]],"digest":"99a9"}');
INSERT INTO "log" VALUES('yqttnikmika5',123,1.7948814305017280579e+09,'0:123','{"type":"actions","seat":0,"turn":67,"actions":[118],"events":[[4,31,0,0,5,0,0,12,31,0,2,0,0,0,25,31,1,4,0,0,0,25,31,2,5,0,0,0,25,31,4,1,0,0,0,25,31,4,2,0,0,0,25,31,4,2,0,0,0,25,31,5,0,0,0,0,25,31,6,4,0,0,0,25,31,6,4,0,0,0,25,31,6,2,0,0,0,25,31,7,2,0,0,0,25,31,7,3,0,0,0,25,31,7,1,0,0,0,25,31,8,0,0,0,0,25,31,8,0,0,0,0,25,31,8,4,0,0,0,26,31,4,0,0,0,0,1,31,1,68,23,0,0]],"digest":"61f1"}');
INSERT INTO "log" VALUES('yqttnikmika5',124,1.79488143057861733432e+09,'1:124','{"type":"actions","seat":1,"turn":68,"actions":[12],"events":[[2,31,1,1,1,0,0,4,31,1,1,2,0,0,6,31,1,1,1,0,0,1,31,2,69,23,0,0]],"digest":"2108"}');
INSERT INTO "log" VALUES('yqttnikmika5',125,1.79488143060942840576e+09,'2:125','{"type":"actions","seat":2,"turn":69,"actions":[59],"events":[[17,31,2,14,7,0,0]],"digest":"d5b8"}');
INSERT INTO "log" VALUES('yqttnikmika5',126,1.79488143062649035453e+09,'2:126','{"type":"actions","seat":2,"turn":69,"actions":[171],"events":[[18,31,2,3,2,0,0,3,31,2,0,5,0,0]],"digest":"dc43"}');
INSERT INTO "log" VALUES('yqttnikmika5',127,1.79488143067455434799e+09,'2:127','{"type":"actions","seat":2,"turn":69,"actions":[183],"events":[[20,31,2,5,3,0,0,4,31,2,0,12,0,0,22,31,2,4,0,0,0,23,31,2,6,0,0,0,1,31,0,70,24,0,0]],"digest":"b0e4"}');
INSERT INTO "log" VALUES('yqttnikmika5',128,1.79488143074055171016e+09,'0:128','{"type":"actions","seat":0,"turn":70,"actions":[32],"events":[[2,31,0,3,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,5,0]],"digest":"f76c"}');
INSERT INTO "log" VALUES('yqttnikmika5',129,1.79488143078385734563e+09,'0:129','{"type":"actions","seat":0,"turn":70,"actions":[60],"events":[[4,31,0,0,2,0,0,5,31,0,1,1,6,0,1,31,1,71,24,0,0]],"digest":"d7a2"}');
INSERT INTO "log" VALUES('yqttnikmika5',130,1.79488143079903268812e+09,'1:130','{"type":"actions","seat":1,"turn":71,"actions":[42],"events":[[2,31,1,1,6,0,0,4,31,1,0,5,0,0,10,31,1,1,1,0,0,1,31,2,72,24,0,0]],"digest":"a8f7"}');
INSERT INTO "log" VALUES('yqttnikmika5',131,1.79488143080889749527e+09,'2:131','{"type":"actions","seat":2,"turn":72,"actions":[35],"events":[[2,31,2,0,5,0,0]],"digest":"cb3d"}');
INSERT INTO "log" VALUES('yqttnikmika5',132,1.79488143081845641143e+09,'2:132','{"type":"actions","seat":2,"turn":72,"actions":[112],"events":[[4,31,2,0,5,0,0,11,31,2,0,0,0,0,5,31,2,0,1,16,0,1,31,0,73,25,0,0]],"digest":"4691"}');
INSERT INTO "log" VALUES('yqttnikmika5',133,1.79488143082729125019e+09,'0:133','{"type":"actions","seat":0,"turn":73,"actions":[59],"events":[[17,31,0,16,6,0,0,4,31,0,0,9,0,0,22,31,0,3,0,0,0,23,31,0,3,0,0,0,1,31,1,74,25,0,0]],"digest":"5f9f"}');
INSERT INTO "log" VALUES('yqttnikmika5',134,1.79488143083734393119e+09,'1:134','{"type":"actions","seat":1,"turn":74,"actions":[59],"events":[[17,31,1,12,6,0,0]],"digest":"5318"}');
INSERT INTO "log" VALUES('yqttnikmika5',135,1.79488143084960150713e+09,'1:135','{"type":"actions","seat":1,"turn":74,"actions":[173],"events":[[18,31,1,4,1,0,0,3,31,1,1,2,0,0]],"digest":"24e1"}');
INSERT INTO "log" VALUES('yqttnikmika5',136,1.79488143086937665935e+09,'1:136','{"type":"actions","seat":1,"turn":74,"actions":[179],"events":[[20,31,1,1,4,0,0,4,31,1,0,9,0,0,22,31,1,3,0,0,0,23,31,1,6,0,0,0,1,31,2,75,25,0,0]],"digest":"839b"}');
INSERT INTO "log" VALUES('yqttnikmika5',137,1.79488143088660526275e+09,'2:137','{"type":"actions","seat":2,"turn":75,"actions":[22],"events":[[2,31,2,5,2,0,0,7,31,2,0,2,0,0,8,31,2,0,0,0,0,3,31,2,0,6,0,0,5,31,2,0,1,18,0,1,31,0,76,26,0,0]],"digest":"9ce1"}');
INSERT INTO "log" VALUES('yqttnikmika5',138,1.79488143089713478089e+09,'0:138','{"type":"actions","seat":0,"turn":76,"actions":[49],"events":[[2,31,0,2,7,0,0]],"digest":"aa52"}');
INSERT INTO "log" VALUES('yqttnikmika5',139,1.7948814310175294876e+09,'0:139','{"type":"actions","seat":0,"turn":76,"actions":[118],"events":[[4,31,0,0,5,0,0,12,31,0,2,0,0,0,5,31,0,0,1,18,0,1,31,1,77,26,0,0]],"digest":"3835"}');
INSERT INTO "log" VALUES('yqttnikmika5',140,1.79488143111863970762e+09,'1:140','{"type":"actions","seat":1,"turn":77,"actions":[59],"events":[[17,31,1,12,6,0,0,1,31,2,78,26,0,0]],"digest":"b81b"}');
INSERT INTO "log" VALUES('yqttnikmika5',141,1.79488143127314519879e+09,'2:141','{"type":"actions","seat":2,"turn":78,"actions":[59],"events":[[17,31,2,18,7,0,0,4,31,2,0,6,0,0,22,31,2,2,0,0,0,23,31,2,2,0,0,0,1,31,0,79,27,0,0]],"digest":"7483"}');
INSERT INTO "log" VALUES('yqttnikmika5',142,1.79488143138951087001e+09,'0:142','{"type":"actions","seat":0,"turn":79,"actions":[59],"events":[[17,31,0,18,6,0,0,4,31,0,0,3,0,0,22,31,0,1,0,0,0,23,31,0,1,0,0,0,1,31,1,80,27,0,0]],"digest":"7fde"}');
INSERT INTO "log" VALUES('yqttnikmika5',143,1.79488143191487288475e+09,'1:143','{"type":"actions","seat":1,"turn":80,"actions":[59],"events":[[17,31,1,12,6,0,0,1,31,2,81,27,0,0]],"digest":"d7da"}');
INSERT INTO "log" VALUES('yqttnikmika5',144,1.79488143208010268213e+09,'2:144','{"type":"actions","seat":2,"turn":81,"actions":[9],"events":[[2,31,2,4,0,0,0,5,31,2,2,1,3,0]],"digest":"2d36"}');
INSERT INTO "log" VALUES('yqttnikmika5',145,1.79488143222496104238e+09,'2:145','{"type":"actions","seat":2,"turn":81,"actions":[0],"events":[[1,31,0,82,28,0,0]],"digest":"12d8"}');
INSERT INTO "log" VALUES('yqttnikmika5',146,1.79488143226157903674e+09,'0:146','{"type":"actions","seat":0,"turn":82,"actions":[43],"events":[[2,31,0,2,6,0,0,4,31,0,0,5,0,0,3,31,0,3,1,0,0]],"digest":"511b"}');
INSERT INTO "log" VALUES('yqttnikmika5',147,1.79488143227011752132e+09,'0:147','{"type":"actions","seat":0,"turn":82,"actions":[0],"events":[[24,31,6,4,0,0,0,1,31,1,83,28,0,0]],"digest":"f9f6"}');
INSERT INTO "log" VALUES('yqttnikmika5',148,1.79488143227932262424e+09,'1:148','{"type":"actions","seat":1,"turn":83,"actions":[43],"events":[[2,31,1,2,6,0,0,4,31,1,0,5,0,0,10,31,1,1,2,0,0]],"digest":"aae8"}');
INSERT INTO "log" VALUES('yqttnikmika5',149,1.79488143228775501249e+09,'1:149','{"type":"actions","seat":1,"turn":83,"actions":[111],"events":[[4,31,1,0,5,0,0,3,31,1,3,1,0,0,1,31,2,84,28,0,0]],"digest":"e6e5"}');
INSERT INTO "log" VALUES('yqttnikmika5',150,1.79488143229653406137e+09,'2:150','{"type":"actions","seat":2,"turn":84,"actions":[45],"events":[[2,31,2,4,6,0,0]],"digest":"1aaf"}');
INSERT INTO "log" VALUES('yqttnikmika5',151,1.79488143230854296688e+09,'2:151','{"type":"actions","seat":2,"turn":84,"actions":[105],"events":[[4,31,2,0,5,0,0,10,31,2,0,2,0,0]],"digest":"8d87"}');
INSERT INTO "log" VALUES('yqttnikmika5',152,1.79488143232100367543e+09,'2:152','{"type":"actions","seat":2,"turn":84,"actions":[0],"events":[[1,31,0,85,29,0,0]],"digest":"4ab4"}');
INSERT INTO "log" VALUES('yqttnikmika5',153,1.79488143232943820953e+09,'0:153','{"type":"actions","seat":0,"turn":85,"actions":[51],"events":[[2,31,0,4,7,0,0]],"digest":"a810"}');
INSERT INTO "log" VALUES('yqttnikmika5',154,1.79488143233704233172e+09,'0:154','{"type":"actions","seat":0,"turn":85,"actions":[118],"events":[[4,31,0,0,5,0,0,12,31,0,2,0,0,0]],"digest":"3c01"}');
INSERT INTO "log" VALUES('yqttnikmika5',155,1.79488143234491157526e+09,'0:155','{"type":"actions","seat":0,"turn":85,"actions":[119],"events":[[4,31,0,0,5,0,0,12,31,0,3,0,0,0,5,31,0,0,1,20,0,24,31,7,4,0,0,0,1,31,1,86,29,0,0]],"digest":"19d5"}');
INSERT INTO "log" VALUES('yqttnikmika5',156,1.79488143235410523412e+09,'1:156','{"type":"actions","seat":1,"turn":86,"actions":[59],"events":[[17,31,1,12,6,0,0,4,31,1,0,3,0,0,22,31,1,1,0,0,0,23,31,1,1,0,0,0,1,31,2,87,29,0,0]],"digest":"8310"}');
INSERT INTO "log" VALUES('yqttnikmika5',157,1.79488143236327099801e+09,'2:157','{"type":"actions","seat":2,"turn":87,"actions":[7],"events":[[2,31,2,2,0,0,0,5,31,2,2,1,3,0]],"digest":"4434"}');
INSERT INTO "log" VALUES('yqttnikmika5',158,1.79488143237189054493e+09,'2:158','{"type":"actions","seat":2,"turn":87,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,2,1,4,0]],"digest":"4c89"}');
INSERT INTO "log" VALUES('yqttnikmika5',159,1.79488143238035893442e+09,'2:159','{"type":"actions","seat":2,"turn":87,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,2,1,4,0,24,31,8,1,0,0,0,1,31,0,88,30,0,0]],"digest":"8db9"}');
INSERT INTO "log" VALUES('yqttnikmika5',160,1.79488143238890075683e+09,'0:160','{"type":"actions","seat":0,"turn":88,"actions":[59],"events":[[17,31,0,20,6,0,0,4,31,0,0,6,0,0,22,31,0,2,0,0,0,23,31,0,2,0,0,0,1,31,1,89,30,0,0]],"digest":"62d8"}');
INSERT INTO "log" VALUES('yqttnikmika5',161,1.79488143239812350275e+09,'1:161','{"type":"actions","seat":1,"turn":89,"actions":[43],"events":[[2,31,1,2,6,0,0,4,31,1,0,5,0,0,3,31,1,3,1,0,0,1,31,2,90,30,0,0]],"digest":"7c6e"}');
INSERT INTO "log" VALUES('yqttnikmika5',162,1.79488143240704798699e+09,'2:162','{"type":"actions","seat":2,"turn":90,"actions":[5],"events":[[2,31,2,0,0,0,0,5,31,2,2,1,5,0]],"digest":"cdc9"}');
INSERT INTO "log" VALUES('yqttnikmika5',163,1.79488143241590332984e+09,'2:163','{"type":"actions","seat":2,"turn":90,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,2,1,5,0,1,31,0,91,31,0,0]],"digest":"80da"}');
INSERT INTO "log" VALUES('yqttnikmika5',164,1.79488143242555236818e+09,'0:164','{"type":"actions","seat":0,"turn":91,"actions":[40],"events":[[2,31,0,5,5,0,0]],"digest":"a608"}');
INSERT INTO "log" VALUES('yqttnikmika5',165,1.79488143243334126474e+09,'0:165','{"type":"actions","seat":0,"turn":91,"actions":[112],"events":[[4,31,0,0,5,0,0,11,31,0,0,0,0,0,5,31,0,0,1,22,0]],"digest":"363c"}');
INSERT INTO "log" VALUES('ika7ucteajvv',1,1.7948814324664552212e+09,'0:1','{"type":"actions","seat":0,"turn":1,"actions":[40],"events":[[2,31,0,5,5,0,0]],"digest":"52f9"}');
INSERT INTO "log" VALUES('ika7ucteajvv',2,1.79488143255758166309e+09,'0:2','{"type":"actions","seat":0,"turn":1,"actions":[113],"events":[[4,31,0,0,5,0,0,11,31,0,1,0,0,0]],"digest":"4c18"}');
INSERT INTO "log" VALUES('ika7ucteajvv',3,1.79488143262385845184e+09,'0:3','{"type":"actions","seat":0,"turn":1,"actions":[115],"events":[[4,31,0,0,5,0,0,11,31,0,3,0,0,0,5,31,0,0,1,14,0,1,31,1,2,1,0,0]],"digest":"58e6"}');
INSERT INTO "log" VALUES('ika7ucteajvv',4,1.79488143276300430293e+09,'1:4','{"type":"actions","seat":1,"turn":2,"actions":[36],"events":[[2,31,1,1,5,0,0]],"digest":"2766"}');
INSERT INTO "log" VALUES('ika7ucteajvv',5,1.79488143288548469538e+09,'1:5','{"type":"actions","seat":1,"turn":2,"actions":[115],"events":[[4,31,1,0,5,0,0,11,31,1,3,0,0,0,1,31,2,3,1,0,0]],"digest":"ede8"}');
INSERT INTO "log" VALUES('ika7ucteajvv',6,1.79488143295120120045e+09,'2:6','{"type":"actions","seat":2,"turn":3,"actions":[25],"events":[[2,31,2,2,3,0,0]],"digest":"c1fc"}');
INSERT INTO "log" VALUES('ika7ucteajvv',7,1.79488143300556874269e+09,'2:7','{"type":"actions","seat":2,"turn":3,"actions":[82],"events":[[4,31,2,0,6,0,0,4,31,2,2,1,0,0,9,31,2,2,0,0,0,1,31,0,4,2,0,0]],"digest":"70fb"}');
INSERT INTO "log" VALUES('ika7ucteajvv',8,1.79488143303736662863e+09,'0:8','{"type":"actions","seat":0,"turn":4,"actions":[59],"events":[[17,31,0,14,2,0,0,4,31,0,0,3,0,0,22,31,0,1,0,0,0,23,31,0,1,0,0,0,1,31,1,5,2,0,0]],"digest":"a3a0"}');
INSERT INTO "log" VALUES('ika7ucteajvv',9,1794881433.05179,'1:9','{"type":"actions","seat":1,"turn":5,"actions":[24],"events":[[2,31,1,1,3,0,0]],"digest":"1301"}');
INSERT INTO "log" VALUES('ika7ucteajvv',10,1.79488143313623547559e+09,'1:10','{"type":"actions","seat":1,"turn":5,"actions":[84],"events":[[4,31,1,0,6,0,0,4,31,1,2,1,0,0,9,31,1,4,0,0,0,3,31,1,0,6,0,0,1,31,2,6,2,0,0]],"digest":"dcca"}');
INSERT INTO "log" VALUES('ika7ucteajvv',11,1.79488143333952307706e+09,'2:11','{"type":"actions","seat":2,"turn":6,"actions":[42],"events":[[2,31,2,1,6,0,0,4,31,2,0,5,0,0,10,31,2,0,1,0,0,1,31,0,7,3,0,0]],"digest":"5bf0"}');
INSERT INTO "log" VALUES('ika7ucteajvv',12,1.79488143352972221375e+09,'0:12','{"type":"actions","seat":0,"turn":7,"actions":[59],"events":[[17,31,0,14,2,0,0,1,31,1,8,3,0,0]],"digest":"a7c8"}');
INSERT INTO "log" VALUES('ika7ucteajvv',13,1.79488143354951024057e+09,'1:13','{"type":"actions","seat":1,"turn":8,"actions":[10],"events":[[2,31,1,5,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,2,0]],"digest":"0702"}');
INSERT INTO "log" VALUES('ika7ucteajvv',14,1794881433.56482,'1:14','{"type":"actions","seat":1,"turn":8,"actions":[60],"events":[[4,31,1,0,2,0,0,5,31,1,2,1,2,0]],"digest":"8bb3"}');
INSERT INTO "log" VALUES('ika7ucteajvv',15,1.79488143371342206001e+09,'1:15','{"type":"actions","seat":1,"turn":8,"actions":[0],"events":[[1,31,2,9,3,0,0]],"digest":"ae35"}');
INSERT INTO "log" VALUES('ika7ucteajvv',16,1.79488143382644271851e+09,'2:16','{"type":"actions","seat":2,"turn":9,"actions":[8],"events":[[2,31,2,3,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,2,0,1,31,0,10,4,0,0]],"digest":"7bd1"}');
INSERT INTO "log" VALUES('ika7ucteajvv',17,1.79488143393309831615e+09,'0:17','{"type":"actions","seat":0,"turn":10,"actions":[59],"events":[[17,31,0,14,2,0,0,1,31,1,11,4,0,0]],"digest":"c7a2"}');
INSERT INTO "log" VALUES('ika7ucteajvv',18,1.79488143411792778971e+09,'1:18','{"type":"actions","seat":1,"turn":11,"actions":[33],"events":[[2,31,1,4,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,3,0]],"digest":"d8c1"}');
INSERT INTO "log" VALUES('ika7ucteajvv',19,1.79488143415439033506e+09,'1:19','{"type":"actions","seat":1,"turn":11,"actions":[60],"events":[[4,31,1,0,2,0,0,5,31,1,1,1,3,0,24,31,6,3,0,0,0,1,31,2,12,4,0,0]],"digest":"8ce5"}');
INSERT INTO "log" VALUES('ika7ucteajvv',20,1.79488143430944585804e+09,'2:20','{"type":"actions","seat":2,"turn":12,"actions":[59],"events":[[17,31,2,12,3,0,0]],"digest":"e382"}');
INSERT INTO "log" VALUES('ika7ucteajvv',21,1.79488143431907343867e+09,'2:21','{"type":"actions","seat":2,"turn":12,"actions":[168],"events":[[18,31,2,2,2,0,0,3,31,2,0,5,0,0]],"digest":"dd33"}');
INSERT INTO "log" VALUES('ika7ucteajvv',22,1.79488143432597923275e+09,'2:22','{"type":"actions","seat":2,"turn":12,"actions":[181],"events":[[20,31,2,3,2,0,0,4,31,2,0,9,0,0,22,31,2,3,0,0,0,23,31,2,3,0,0,0,1,31,0,13,5,0,0]],"digest":"f7b4"}');
INSERT INTO "log" VALUES('ika7ucteajvv',23,1.79488143433362913126e+09,'0:23','{"type":"actions","seat":0,"turn":13,"actions":[47],"events":[[2,31,0,0,7,0,0]],"digest":"d62f"}');
INSERT INTO "log" VALUES('ika7ucteajvv',24,1.7948814343399372101e+09,'0:24','{"type":"actions","seat":0,"turn":13,"actions":[119],"events":[[4,31,0,0,5,0,0,12,31,0,3,0,0,0,1,31,1,14,5,0,0]],"digest":"cb38"}');
INSERT INTO "log" VALUES('ika7ucteajvv',25,1.79488143434822773926e+09,'1:25','{"type":"actions","seat":1,"turn":14,"actions":[33],"events":[[2,31,1,4,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,4,0,1,31,2,15,5,0,0]],"digest":"92a7"}');
INSERT INTO "log" VALUES('ika7ucteajvv',26,1.79488143435595846183e+09,'2:26','{"type":"actions","seat":2,"turn":15,"actions":[14],"events":[[2,31,2,3,1,0,0,4,31,2,1,2,0,0,6,31,2,0,2,0,0,24,31,7,1,0,0,0,1,31,0,16,6,0,0]],"digest":"7b4b"}');
INSERT INTO "log" VALUES('ika7ucteajvv',27,1.79488143436693072321e+09,'0:27','{"type":"actions","seat":0,"turn":16,"actions":[27],"events":[[2,31,0,4,3,0,0]],"digest":"738c"}');
INSERT INTO "log" VALUES('ika7ucteajvv',28,1.79488143437335610384e+09,'0:28','{"type":"actions","seat":0,"turn":16,"actions":[88],"events":[[4,31,0,0,6,0,0,4,31,0,2,1,0,0,9,31,0,8,0,0,0,3,31,0,2,2,0,0,24,31,8,2,0,0,0,1,31,1,17,6,0,0]],"digest":"8f5d"}');
INSERT INTO "log" VALUES('ika7ucteajvv',29,1.79488143438917922972e+09,'1:29','{"type":"actions","seat":1,"turn":17,"actions":[59],"events":[[17,31,1,12,4,0,0]],"digest":"8960"}');
INSERT INTO "log" VALUES('ika7ucteajvv',30,1.79488143439741587633e+09,'1:30','{"type":"actions","seat":1,"turn":17,"actions":[174],"events":[[18,31,1,4,2,0,0,3,31,1,0,5,0,0]],"digest":"cc00"}');
INSERT INTO "log" VALUES('ika7ucteajvv',31,1.79488143440456151961e+09,'1:31','{"type":"actions","seat":1,"turn":17,"actions":[185],"events":[[20,31,1,7,4,0,0,4,31,1,0,9,0,0,22,31,1,3,0,0,0,23,31,1,5,0,0,0,1,31,2,18,6,0,0]],"digest":"9a1f"}');
INSERT INTO "log" VALUES('ika7ucteajvv',32,1.79488143441218304637e+09,'2:32','{"type":"actions","seat":2,"turn":18,"actions":[19],"events":[[2,31,2,2,2,0,0,7,31,2,0,2,0,0,8,31,2,0,0,0,0,3,31,2,0,6,0,0,5,31,2,0,1,14,0,1,31,0,19,7,0,0]],"digest":"643d"}');
INSERT INTO "log" VALUES('ika7ucteajvv',33,1.79488143441969609263e+09,'0:33','{"type":"actions","seat":0,"turn":19,"actions":[33],"events":[[2,31,0,4,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,3,0]],"digest":"fd65"}');
INSERT INTO "log" VALUES('ika7ucteajvv',34,1.79488143442608547211e+09,'0:34','{"type":"actions","seat":0,"turn":19,"actions":[60],"events":[[4,31,0,0,2,0,0,5,31,0,1,1,3,0,1,31,1,20,7,0,0]],"digest":"bfca"}');
INSERT INTO "log" VALUES('ika7ucteajvv',35,1.79488143443443036082e+09,'1:35','{"type":"actions","seat":1,"turn":20,"actions":[11],"events":[[2,31,1,0,1,0,0,4,31,1,1,2,0,0,6,31,1,0,1,0,0,1,31,2,21,7,0,0]],"digest":"93ec"}');
INSERT INTO "log" VALUES('ika7ucteajvv',36,1.79488143444318985937e+09,'2:36','{"type":"actions","seat":2,"turn":21,"actions":[23],"events":[[2,31,2,0,3,0,0]],"digest":"be46"}');
INSERT INTO "log" VALUES('ika7ucteajvv',37,1.7948814344507622719e+09,'2:37','{"type":"actions","seat":2,"turn":21,"actions":[87],"events":[[4,31,2,0,6,0,0,9,31,2,7,0,0,0,5,31,2,2,2,3,0,1,31,0,22,8,0,0]],"digest":"efb2"}');
INSERT INTO "log" VALUES('ika7ucteajvv',38,1.79488143445923638338e+09,'0:38','{"type":"actions","seat":0,"turn":22,"actions":[16],"events":[[2,31,0,5,1,0,0,4,31,0,1,2,0,0,6,31,0,1,1,0,0,1,31,1,23,8,0,0]],"digest":"52ce"}');
INSERT INTO "log" VALUES('ika7ucteajvv',39,1.79488143446835780141e+09,'1:39','{"type":"actions","seat":1,"turn":23,"actions":[54],"events":[[2,31,1,1,8,0,0]],"digest":"8126"}');
INSERT INTO "log" VALUES('ika7ucteajvv',40,1.79488143447537016866e+09,'1:40','{"type":"actions","seat":1,"turn":23,"actions":[134],"events":[[7,31,1,0,1,0,0,15,31,1,3,2,1,0,3,31,1,0,5,0,0,1,31,2,24,8,0,0]],"digest":"7481"}');
INSERT INTO "log" VALUES('ika7ucteajvv',41,1.79488143448304939267e+09,'2:41','{"type":"actions","seat":2,"turn":24,"actions":[35],"events":[[2,31,2,0,5,0,0]],"digest":"07da"}');
INSERT INTO "log" VALUES('ika7ucteajvv',42,1.79488143449012827876e+09,'2:42','{"type":"actions","seat":2,"turn":24,"actions":[112],"events":[[4,31,2,0,5,0,0,11,31,2,0,0,0,0,25,31,1,2,0,0,0,25,31,1,5,0,0,0,25,31,2,3,0,0,0,25,31,2,3,0,0,0,25,31,3,4,0,0,0,25,31,3,4,0,0,0,25,31,3,4,0,0,0,25,31,4,2,0,0,0,25,31,4,1,0,0,0,25,31,5,4,0,0,0,25,31,6,2,0,0,0,25,31,6,1,0,0,0,25,31,6,2,0,0,0,25,31,7,2,0,0,0,25,31,7,3,0,0,0,25,31,7,5,0,0,0,25,31,8,1,0,0,0,25,31,8,2,0,0,0,25,31,8,3,0,0,0,26,31,2,0,0,0,0,1,31,0,25,9,0,0]],"digest":"ad56"}');
INSERT INTO "log" VALUES('ika7ucteajvv',43,1.79488143449767827987e+09,'0:43','{"type":"actions","seat":0,"turn":25,"actions":[57],"events":[[2,31,0,4,8,0,0]],"digest":"96cc"}');
INSERT INTO "log" VALUES('ika7ucteajvv',44,1.79488143450513243674e+09,'0:44','{"type":"actions","seat":0,"turn":25,"actions":[139],"events":[[7,31,0,1,1,0,0,15,31,0,4,3,1,0,29,31,0,2,2,0,0,1,31,1,26,9,0,0]],"digest":"9532"}');
INSERT INTO "log" VALUES('ika7ucteajvv',45,1.79488143451341533663e+09,'1:45','{"type":"actions","seat":1,"turn":26,"actions":[47],"events":[[2,31,1,0,7,0,0]],"digest":"3c62"}');
INSERT INTO "log" VALUES('ika7ucteajvv',46,1.79488143452078676223e+09,'1:46','{"type":"actions","seat":1,"turn":26,"actions":[116],"events":[[4,31,1,0,5,0,0,12,31,1,0,0,0,0]],"digest":"132d"}');
INSERT INTO "log" VALUES('ika7ucteajvv',47,1.79488143452839803691e+09,'1:47','{"type":"actions","seat":1,"turn":26,"actions":[0],"events":[[1,31,2,27,9,0,0]],"digest":"a454"}');
INSERT INTO "log" VALUES('ika7ucteajvv',48,1.79488143453752470018e+09,'2:48','{"type":"actions","seat":2,"turn":27,"actions":[33],"events":[[2,31,2,4,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,3,0]],"digest":"6526"}');
INSERT INTO "log" VALUES('ika7ucteajvv',49,1794881434.54532,'2:49','{"type":"actions","seat":2,"turn":27,"actions":[0],"events":[[1,31,0,28,10,0,0]],"digest":"6232"}');
INSERT INTO "log" VALUES('ika7ucteajvv',50,1.79488143467879199982e+09,'0:50','{"type":"actions","seat":0,"turn":28,"actions":[59],"events":[[17,31,0,14,3,0,0]],"digest":"71ef"}');
INSERT INTO "log" VALUES('ika7ucteajvv',51,1.79488143474140119555e+09,'0:51','{"type":"actions","seat":0,"turn":28,"actions":[167],"events":[[18,31,0,2,1,0,0,3,31,0,1,2,0,0]],"digest":"3c95"}');
INSERT INTO "log" VALUES('ika7ucteajvv',52,1.79488143476915907852e+09,'0:52','{"type":"actions","seat":0,"turn":28,"actions":[185],"events":[[20,31,0,7,2,0,0,4,31,0,0,9,0,0,22,31,0,3,0,0,0,23,31,0,5,0,0,0,1,31,1,29,10,0,0]],"digest":"5fd5"}');
INSERT INTO "log" VALUES('ika7ucteajvv',53,1.7948814348056204319e+09,'1:53','{"type":"actions","seat":1,"turn":29,"actions":[39],"events":[[2,31,1,4,5,0,0]],"digest":"8ba1"}');
INSERT INTO "log" VALUES('ika7ucteajvv',54,1.79488143484475135805e+09,'1:54','{"type":"actions","seat":1,"turn":29,"actions":[114],"events":[[4,31,1,0,5,0,0,11,31,1,2,0,0,0,5,31,1,0,1,14,0,1,31,2,30,10,0,0]],"digest":"cf4c"}');
INSERT INTO "log" VALUES('ika7ucteajvv',55,1.79488143502575755116e+09,'2:55','{"type":"actions","seat":2,"turn":30,"actions":[10],"events":[[2,31,2,5,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,3,0,1,31,0,31,11,0,0]],"digest":"562e"}');
INSERT INTO "log" VALUES('ika7ucteajvv',56,1.7948814350387752056e+09,'0:56','{"type":"actions","seat":0,"turn":31,"actions":[59],"events":[[17,31,0,14,3,0,0,1,31,1,32,11,0,0]],"digest":"f4ab"}');
INSERT INTO "log" VALUES('ika7ucteajvv',57,1.79488143504799246789e+09,'1:57','{"type":"actions","seat":1,"turn":32,"actions":[16],"events":[[2,31,1,5,1,0,0,4,31,1,1,2,0,0,6,31,1,0,1,0,0,1,31,2,33,11,0,0]],"digest":"1a6e"}');
INSERT INTO "log" VALUES('ika7ucteajvv',58,1.79488143505733108518e+09,'2:58','{"type":"actions","seat":2,"turn":33,"actions":[59],"events":[[17,31,2,14,4,0,0]],"digest":"4963"}');
INSERT INTO "log" VALUES('ika7ucteajvv',59,1.79488143506642413137e+09,'2:59','{"type":"actions","seat":2,"turn":33,"actions":[177],"events":[[18,31,2,5,2,0,0,3,31,2,0,5,0,0]],"digest":"222f"}');
INSERT INTO "log" VALUES('ika7ucteajvv',60,1.79488143507523608202e+09,'2:60','{"type":"actions","seat":2,"turn":33,"actions":[186],"events":[[20,31,2,8,5,0,0,4,31,2,0,15,0,0,22,31,2,5,0,0,0,23,31,2,6,0,0,0,1,31,0,34,12,0,0]],"digest":"2e00"}');
INSERT INTO "log" VALUES('ika7ucteajvv',61,1.79488143508311367036e+09,'0:61','{"type":"actions","seat":0,"turn":34,"actions":[33],"events":[[2,31,0,4,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,4,0]],"digest":"47f3"}');
INSERT INTO "log" VALUES('ika7ucteajvv',62,1.79488143509006094927e+09,'0:62','{"type":"actions","seat":0,"turn":34,"actions":[0],"events":[[24,31,6,3,0,0,0,1,31,1,35,12,0,0]],"digest":"d47f"}');
INSERT INTO "log" VALUES('ika7ucteajvv',63,1.79488143512958621978e+09,'1:63','{"type":"actions","seat":1,"turn":35,"actions":[59],"events":[[17,31,1,14,4,0,0]],"digest":"2904"}');
INSERT INTO "log" VALUES('ika7ucteajvv',64,1.79488143530148100855e+09,'1:64','{"type":"actions","seat":1,"turn":35,"actions":[168],"events":[[18,31,1,2,2,0,0,3,31,1,0,5,0,0]],"digest":"cb45"}');
INSERT INTO "log" VALUES('ika7ucteajvv',65,1.79488143547005271909e+09,'1:65','{"type":"actions","seat":1,"turn":35,"actions":[182],"events":[[20,31,1,4,2,0,0,4,31,1,0,12,0,0,22,31,1,4,0,0,0,23,31,1,5,0,0,0,1,31,2,36,12,0,0]],"digest":"a908"}');
INSERT INTO "log" VALUES('ika7ucteajvv',66,1.79488143571278023716e+09,'2:66','{"type":"actions","seat":2,"turn":36,"actions":[59],"events":[[17,31,2,14,4,0,0,1,31,0,37,13,0,0]],"digest":"0e28"}');
INSERT INTO "log" VALUES('ika7ucteajvv',67,1.79488143597734498978e+09,'0:67','{"type":"actions","seat":0,"turn":37,"actions":[30],"events":[[2,31,0,1,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,4,0]],"digest":"2ab5"}');
INSERT INTO "log" VALUES('ika7ucteajvv',68,1794881436.10988,'0:68','{"type":"actions","seat":0,"turn":37,"actions":[0],"events":[[1,31,1,38,13,0,0]],"digest":"ec9a"}');
INSERT INTO "log" VALUES('ika7ucteajvv',69,1.79488143630742740626e+09,'1:69','{"type":"actions","seat":1,"turn":38,"actions":[59],"events":[[17,31,1,14,4,0,0,1,31,2,39,13,0,0]],"digest":"5d3f"}');
INSERT INTO "log" VALUES('ika7ucteajvv',70,1.79488143650989770893e+09,'2:70','{"type":"actions","seat":2,"turn":39,"actions":[48],"events":[[2,31,2,1,7,0,0]],"digest":"9eee"}');
INSERT INTO "log" VALUES('ika7ucteajvv',71,1.79488143657448577885e+09,'2:71','{"type":"actions","seat":2,"turn":39,"actions":[118],"events":[[4,31,2,0,5,0,0,12,31,2,2,0,0,0]],"digest":"1213"}');
INSERT INTO "log" VALUES('ika7ucteajvv',72,1.79488143666917371746e+09,'2:72','{"type":"actions","seat":2,"turn":39,"actions":[119],"events":[[4,31,2,0,5,0,0,12,31,2,3,0,0,0,5,31,2,0,1,16,0,1,31,0,40,14,0,0]],"digest":"1549"}');
INSERT INTO "log" VALUES('ika7ucteajvv',73,1.79488143670315361023e+09,'0:73','{"type":"actions","seat":0,"turn":40,"actions":[23],"events":[[2,31,0,0,3,0,0]],"digest":"d1d5"}');
INSERT INTO "log" VALUES('ika7ucteajvv',74,1.79488143672845649719e+09,'0:74','{"type":"actions","seat":0,"turn":40,"actions":[81],"events":[[4,31,0,0,6,0,0,4,31,0,2,1,0,0,9,31,0,1,0,0,0,1,31,1,41,14,0,0]],"digest":"7ee2"}');
INSERT INTO "log" VALUES('ika7ucteajvv',75,1.79488143673993706707e+09,'1:75','{"type":"actions","seat":1,"turn":41,"actions":[7],"events":[[2,31,1,2,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,3,0]],"digest":"4991"}');
INSERT INTO "log" VALUES('ika7ucteajvv',76,1.79488143674844193454e+09,'1:76','{"type":"actions","seat":1,"turn":41,"actions":[0],"events":[[24,31,7,1,0,0,0,1,31,2,42,14,0,0]],"digest":"2eb4"}');
INSERT INTO "log" VALUES('ika7ucteajvv',77,1.79488143675620889661e+09,'2:77','{"type":"actions","seat":2,"turn":42,"actions":[10],"events":[[2,31,2,5,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,4,0]],"digest":"7f6f"}');
INSERT INTO "log" VALUES('ika7ucteajvv',78,1.79488143680731678008e+09,'2:78','{"type":"actions","seat":2,"turn":42,"actions":[0],"events":[[1,31,0,43,15,0,0]],"digest":"4175"}');
INSERT INTO "log" VALUES('ika7ucteajvv',79,1.79488143681910562515e+09,'0:79','{"type":"actions","seat":0,"turn":43,"actions":[14],"events":[[2,31,0,3,1,0,0]],"digest":"e890"}');
INSERT INTO "log" VALUES('ika7ucteajvv',80,1.79488143682697749142e+09,'0:80','{"type":"actions","seat":0,"turn":43,"actions":[61],"events":[[4,31,0,1,2,0,0,6,31,0,0,1,0,0,1,31,1,44,15,0,0]],"digest":"d6d0"}');
INSERT INTO "log" VALUES('ika7ucteajvv',81,1.79488143683752560618e+09,'1:81','{"type":"actions","seat":1,"turn":44,"actions":[43],"events":[[2,31,1,2,6,0,0,4,31,1,0,5,0,0,10,31,1,0,1,0,0]],"digest":"bbaa"}');
INSERT INTO "log" VALUES('ika7ucteajvv',82,1.79488143685319662089e+09,'1:82','{"type":"actions","seat":1,"turn":44,"actions":[0],"events":[[24,31,8,4,0,0,0,1,31,2,45,15,0,0]],"digest":"4f23"}');
INSERT INTO "log" VALUES('ika7ucteajvv',83,1.79488143686619830126e+09,'2:83','{"type":"actions","seat":2,"turn":45,"actions":[7],"events":[[2,31,2,2,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,4,0]],"digest":"b612"}');
INSERT INTO "log" VALUES('ika7ucteajvv',84,1.79488143687611365322e+09,'2:84','{"type":"actions","seat":2,"turn":45,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,2,1,5,0,25,31,1,4,0,0,0,25,31,1,0,0,0,0,25,31,1,4,0,0,0,25,31,2,5,0,0,0,25,31,3,5,0,0,0,25,31,5,3,0,0,0,25,31,6,5,0,0,0,25,31,6,0,0,0,0,25,31,6,4,0,0,0,25,31,7,0,0,0,0,25,31,7,4,0,0,0,25,31,7,0,0,0,0,25,31,8,4,0,0,0,25,31,8,4,0,0,0,25,31,8,1,0,0,0,26,31,3,0,0,0,0,27,31,1,0,0,0,0,28,31,1,1,2,7,0,28,31,0,2,2,7,0,1,31,0,46,16,0,0]],"digest":"ba17"}');
INSERT INTO "log" VALUES('ika7ucteajvv',85,1.79488143688926529879e+09,'0:85','{"type":"actions","seat":0,"turn":46,"actions":[34],"events":[[2,31,0,5,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,5,0]],"digest":"a493"}');
INSERT INTO "log" VALUES('ika7ucteajvv',86,1.79488143690227985385e+09,'0:86','{"type":"actions","seat":0,"turn":46,"actions":[60],"events":[[4,31,0,0,2,0,0,5,31,0,1,1,5,0]],"digest":"bd8d"}');
INSERT INTO "log" VALUES('ika7ucteajvv',87,1.79488143696579027178e+09,'0:87','{"type":"actions","seat":0,"turn":46,"actions":[0],"events":[[1,31,1,47,16,0,0]],"digest":"c676"}');
INSERT INTO "log" VALUES('ika7ucteajvv',88,1.79488143697783470156e+09,'1:88','{"type":"actions","seat":1,"turn":47,"actions":[31],"events":[[2,31,1,2,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,4,0]],"digest":"9b52"}');
INSERT INTO "log" VALUES('ika7ucteajvv',89,1.79488143699632048608e+09,'1:89','{"type":"actions","seat":1,"turn":47,"actions":[0],"events":[[1,31,2,48,16,0,0]],"digest":"d651"}');
INSERT INTO "log" VALUES('ika7ucteajvv',90,1.79488143700496911997e+09,'2:90','{"type":"actions","seat":2,"turn":48,"actions":[15],"events":[[2,31,2,4,1,0,0]],"digest":"f8be"}');
INSERT INTO "log" VALUES('ika7ucteajvv',91,1.79488143702073025707e+09,'2:91','{"type":"actions","seat":2,"turn":48,"actions":[62],"events":[[4,31,2,1,2,0,0,6,31,2,1,1,0,0,1,31,0,49,17,0,0]],"digest":"a93e"}');
INSERT INTO "log" VALUES('ika7ucteajvv',92,1.79488143704138159752e+09,'0:92','{"type":"actions","seat":0,"turn":49,"actions":[9],"events":[[2,31,0,4,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,2,0]],"digest":"17f3"}');
INSERT INTO "log" VALUES('ika7ucteajvv',93,1.79488143708104252822e+09,'0:93','{"type":"actions","seat":0,"turn":49,"actions":[60],"events":[[4,31,0,0,2,0,0,5,31,0,2,1,2,0,1,31,1,50,17,0,0]],"digest":"7375"}');
INSERT INTO "log" VALUES('ika7ucteajvv',94,1.7948814371271390915e+09,'1:94','{"type":"actions","seat":1,"turn":50,"actions":[26],"events":[[2,31,1,3,3,0,0]],"digest":"a8db"}');
INSERT INTO "log" VALUES('ika7ucteajvv',95,1.79488143733480453494e+09,'1:95','{"type":"actions","seat":1,"turn":50,"actions":[85],"events":[[4,31,1,0,6,0,0,9,31,1,5,0,0,0,1,31,2,51,17,0,0]],"digest":"9221"}');
INSERT INTO "log" VALUES('ika7ucteajvv',96,1.79488143743714380264e+09,'2:96','{"type":"actions","seat":2,"turn":51,"actions":[54],"events":[[2,31,2,1,8,0,0]],"digest":"a333"}');
INSERT INTO "log" VALUES('ika7ucteajvv',97,1.79488143759478902816e+09,'2:97','{"type":"actions","seat":2,"turn":51,"actions":[123],"events":[[7,31,2,1,1,0,0,15,31,2,0,3,1,0,3,31,2,1,2,0,0,1,31,0,52,18,0,0]],"digest":"1d5b"}');
INSERT INTO "log" VALUES('ika7ucteajvv',98,1.7948814376134772301e+09,'0:98','{"type":"actions","seat":0,"turn":52,"actions":[59],"events":[[17,31,0,16,5,0,0]],"digest":"805c"}');
INSERT INTO "log" VALUES('ika7ucteajvv',99,1.79488143766138553624e+09,'0:99','{"type":"actions","seat":0,"turn":52,"actions":[174],"events":[[18,31,0,4,2,0,0,3,31,0,0,5,0,0]],"digest":"c40b"}');
INSERT INTO "log" VALUES('ika7ucteajvv',100,1.79488143775333857535e+09,'0:100','{"type":"actions","seat":0,"turn":52,"actions":[178],"events":[[20,31,0,0,4,0,0,4,31,0,0,15,0,0,22,31,0,5,0,0,0,23,31,0,6,0,0,0,1,31,1,53,18,0,0]],"digest":"b08c"}');
INSERT INTO "log" VALUES('ika7ucteajvv',101,1.79488143779854178428e+09,'1:101','{"type":"actions","seat":1,"turn":53,"actions":[5],"events":[[2,31,1,0,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,3,0,5,31,1,2,1,4,0,24,31,6,1,0,0,0,1,31,2,54,18,0,0]],"digest":"65c4"}');
INSERT INTO "log" VALUES('ika7ucteajvv',102,1.79488143784684085844e+09,'2:102','{"type":"actions","seat":2,"turn":54,"actions":[15],"events":[[2,31,2,4,1,0,0]],"digest":"45f8"}');
INSERT INTO "log" VALUES('ika7ucteajvv',103,1.79488143789480948447e+09,'2:103','{"type":"actions","seat":2,"turn":54,"actions":[62],"events":[[4,31,2,1,2,0,0,6,31,2,1,1,0,0,1,31,0,55,19,0,0]],"digest":"69b7"}');
INSERT INTO "log" VALUES('ika7ucteajvv',104,1.79488143803758311268e+09,'0:104','{"type":"actions","seat":0,"turn":55,"actions":[49],"events":[[2,31,0,2,7,0,0]],"digest":"e339"}');
INSERT INTO "log" VALUES('ika7ucteajvv',105,1.7948814383310966492e+09,'0:105','{"type":"actions","seat":0,"turn":55,"actions":[116],"events":[[4,31,0,0,5,0,0,12,31,0,0,0,0,0,5,31,0,0,1,16,0,1,31,1,56,19,0,0]],"digest":"3383"}');
INSERT INTO "log" VALUES('ika7ucteajvv',106,1.79488143847765922551e+09,'1:106','{"type":"actions","seat":1,"turn":56,"actions":[59],"events":[[17,31,1,14,4,0,0]],"digest":"ab56"}');
INSERT INTO "log" VALUES('ika7ucteajvv',107,1.79488143872115182876e+09,'1:107','{"type":"actions","seat":1,"turn":56,"actions":[170],"events":[[18,31,1,3,1,0,0,3,31,1,1,2,0,0]],"digest":"a584"}');
INSERT INTO "log" VALUES('ika7ucteajvv',108,1.79488143874126315118e+09,'1:108','{"type":"actions","seat":1,"turn":56,"actions":[184],"events":[[20,31,1,6,3,0,0,4,31,1,0,9,0,0,22,31,1,3,0,0,0,23,31,1,5,0,0,0,1,31,2,57,19,0,0]],"digest":"b08a"}');
INSERT INTO "log" VALUES('ika7ucteajvv',109,1.79488143887366867067e+09,'2:109','{"type":"actions","seat":2,"turn":57,"actions":[59],"events":[[17,31,2,16,4,0,0]],"digest":"6162"}');
INSERT INTO "log" VALUES('ika7ucteajvv',110,1.79488143890341758732e+09,'2:110','{"type":"actions","seat":2,"turn":57,"actions":[176],"events":[[18,31,2,5,1,0,0,3,31,2,1,2,0,0]],"digest":"2a65"}');
INSERT INTO "log" VALUES('ika7ucteajvv',111,1.79488143922501111032e+09,'2:111','{"type":"actions","seat":2,"turn":57,"actions":[182],"events":[[20,31,2,4,5,0,0,4,31,2,0,12,0,0,22,31,2,4,0,0,0,23,31,2,6,0,0,0,1,31,0,58,20,0,0]],"digest":"4f25"}');
INSERT INTO "log" VALUES('ika7ucteajvv',112,1.79488143924925541879e+09,'0:112','{"type":"actions","seat":0,"turn":58,"actions":[5],"events":[[2,31,0,0,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,3,0,1,31,1,59,20,0,0]],"digest":"c97e"}');
INSERT INTO "log" VALUES('ika7ucteajvv',113,1.79488143931361293788e+09,'1:113','{"type":"actions","seat":1,"turn":59,"actions":[37],"events":[[2,31,1,2,5,0,0]],"digest":"eb44"}');
INSERT INTO "log" VALUES('ika7ucteajvv',114,1794881439.45043,'1:114','{"type":"actions","seat":1,"turn":59,"actions":[114],"events":[[4,31,1,0,5,0,0,11,31,1,2,0,0,0,24,31,7,3,0,0,0,1,31,2,60,20,0,0]],"digest":"f6bd"}');
INSERT INTO "log" VALUES('ika7ucteajvv',115,1.79488143959142780305e+09,'2:115','{"type":"actions","seat":2,"turn":60,"actions":[10],"events":[[2,31,2,5,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,5,0]],"digest":"cf1c"}');
INSERT INTO "log" VALUES('ika7ucteajvv',116,1.79488143961758136752e+09,'2:116','{"type":"actions","seat":2,"turn":60,"actions":[0],"events":[[24,31,8,1,0,0,0,1,31,0,61,21,0,0]],"digest":"9568"}');
INSERT INTO "log" VALUES('ika7ucteajvv',117,1.79488143970052623746e+09,'0:117','{"type":"actions","seat":0,"turn":61,"actions":[12],"events":[[2,31,0,1,1,0,0]],"digest":"4b1d"}');
INSERT INTO "log" VALUES('ika7ucteajvv',118,1.79488143978539299965e+09,'0:118','{"type":"actions","seat":0,"turn":61,"actions":[62],"events":[[4,31,0,1,2,0,0,6,31,0,1,1,0,0,1,31,1,62,21,0,0]],"digest":"7d4d"}');
INSERT INTO "log" VALUES('ika7ucteajvv',119,1.79488144006912589073e+09,'1:119','{"type":"actions","seat":1,"turn":62,"actions":[15],"events":[[2,31,1,4,1,0,0]],"digest":"4936"}');
INSERT INTO "log" VALUES('ika7ucteajvv',120,1.79488144008912968636e+09,'1:120','{"type":"actions","seat":1,"turn":62,"actions":[61],"events":[[4,31,1,1,2,0,0,6,31,1,0,2,0,0]],"digest":"fb41"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',1,1.79488144034550046925e+09,'0:1','{"type":"actions","seat":0,"turn":1,"actions":[28],"events":[[2,31,0,5,3,0,0]],"digest":"1cae"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',2,1.79488144048959374432e+09,'0:2','{"type":"actions","seat":0,"turn":1,"actions":[84],"events":[[4,31,0,0,6,0,0,4,31,0,2,1,0,0,9,31,0,4,0,0,0,3,31,0,0,6,0,0,1,31,1,2,1,0,0]],"digest":"314f"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',3,1.79488144051039123531e+09,'1:3','{"type":"actions","seat":1,"turn":2,"actions":[29],"events":[[2,31,1,0,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,3,0]],"digest":"a404"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',4,1.79488144052446508408e+09,'1:4','{"type":"actions","seat":1,"turn":2,"actions":[60],"events":[[4,31,1,0,2,0,0,5,31,1,1,1,3,0]],"digest":"9c6b"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',5,1.79488144055263018606e+09,'1:5','{"type":"actions","seat":1,"turn":2,"actions":[60],"events":[[4,31,1,0,3,0,0,5,31,1,1,1,4,0,1,31,2,3,1,0,0]],"digest":"4aa0"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',6,1.79488144057032895095e+09,'2:6','{"type":"actions","seat":2,"turn":3,"actions":[36],"events":[[2,31,2,1,5,0,0]],"digest":"5b0b"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',7,1.79488144058670091624e+09,'2:7','{"type":"actions","seat":2,"turn":3,"actions":[112],"events":[[4,31,2,0,5,0,0,11,31,2,0,0,0,0]],"digest":"9dd9"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',8,1.79488144059538865093e+09,'2:8','{"type":"actions","seat":2,"turn":3,"actions":[0],"events":[[1,31,0,4,2,0,0]],"digest":"28f0"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',9,1.79488144060401225089e+09,'0:9','{"type":"actions","seat":0,"turn":4,"actions":[32],"events":[[2,31,0,3,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,3,0]],"digest":"9adc"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',10,1.79488144061117410664e+09,'0:10','{"type":"actions","seat":0,"turn":4,"actions":[60],"events":[[4,31,0,0,2,0,0,5,31,0,1,1,3,0]],"digest":"2edc"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',11,1.79488144061858963967e+09,'0:11','{"type":"actions","seat":0,"turn":4,"actions":[60],"events":[[4,31,0,0,3,0,0,5,31,0,1,1,4,0,24,31,6,3,0,0,0,1,31,1,5,2,0,0]],"digest":"5804"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',12,1.79488144062791132923e+09,'1:12','{"type":"actions","seat":1,"turn":5,"actions":[23],"events":[[2,31,1,0,3,0,0]],"digest":"60a6"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',13,1.79488144063576889044e+09,'1:13','{"type":"actions","seat":1,"turn":5,"actions":[81],"events":[[4,31,1,0,6,0,0,4,31,1,2,1,0,0,9,31,1,1,0,0,0,1,31,2,6,2,0,0]],"digest":"8dbb"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',14,1.79488144064456391331e+09,'2:14','{"type":"actions","seat":2,"turn":6,"actions":[8],"events":[[2,31,2,3,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,2,0]],"digest":"8aa8"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',15,1.79488144065392112727e+09,'2:15','{"type":"actions","seat":2,"turn":6,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,2,1,2,0]],"digest":"2fe5"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',16,1.7948814406628062725e+09,'2:16','{"type":"actions","seat":2,"turn":6,"actions":[60],"events":[[4,31,2,0,3,0,0,5,31,2,2,1,3,0,1,31,0,7,3,0,0]],"digest":"3061"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',17,1.79488144067109489437e+09,'0:17','{"type":"actions","seat":0,"turn":7,"actions":[50],"events":[[2,31,0,3,7,0,0]],"digest":"e246"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',18,1.79488144067900514603e+09,'0:18','{"type":"actions","seat":0,"turn":7,"actions":[117],"events":[[4,31,0,0,5,0,0,12,31,0,1,0,0,0,1,31,1,8,3,0,0]],"digest":"dbf9"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',19,1.79488144068933296202e+09,'1:19','{"type":"actions","seat":1,"turn":8,"actions":[59],"events":[[17,31,1,14,4,0,0,4,31,1,0,3,0,0,22,31,1,1,0,0,0,23,31,1,2,0,0,0,1,31,2,9,3,0,0]],"digest":"6e5c"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',20,1.79488144070155715946e+09,'2:20','{"type":"actions","seat":2,"turn":9,"actions":[9],"events":[[2,31,2,4,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,3,0,1,31,0,10,4,0,0]],"digest":"b2fe"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',21,1.79488144071949219703e+09,'0:21','{"type":"actions","seat":0,"turn":10,"actions":[59],"events":[[17,31,0,12,4,0,0]],"digest":"f080"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',22,1.79488144084984779357e+09,'0:22','{"type":"actions","seat":0,"turn":10,"actions":[168],"events":[[18,31,0,2,2,0,0,3,31,0,0,5,0,0]],"digest":"dee5"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',23,1.79488144092821645734e+09,'0:23','{"type":"actions","seat":0,"turn":10,"actions":[186],"events":[[20,31,0,8,2,0,0,4,31,0,0,6,0,0,22,31,0,2,0,0,0,23,31,0,3,0,0,0,1,31,1,11,4,0,0]],"digest":"2fb2"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',24,1.79488144108382892613e+09,'1:24','{"type":"actions","seat":1,"turn":11,"actions":[38],"events":[[2,31,1,3,5,0,0]],"digest":"d11a"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',25,1.79488144109305787087e+09,'1:25','{"type":"actions","seat":1,"turn":11,"actions":[115],"events":[[4,31,1,0,5,0,0,11,31,1,3,0,0,0,1,31,2,12,4,0,0]],"digest":"9d9e"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',26,1.79488144125765681268e+09,'2:26','{"type":"actions","seat":2,"turn":12,"actions":[59],"events":[[17,31,2,12,2,0,0]],"digest":"7147"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',27,1.79488144143345975875e+09,'2:27','{"type":"actions","seat":2,"turn":12,"actions":[167],"events":[[18,31,2,2,1,0,0,3,31,2,1,2,0,0]],"digest":"76d1"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',28,1.79488144180627942083e+09,'2:28','{"type":"actions","seat":2,"turn":12,"actions":[180],"events":[[20,31,2,2,2,0,0,4,31,2,0,9,0,0,22,31,2,3,0,0,0,23,31,2,3,0,0,0,1,31,0,13,5,0,0]],"digest":"d8c8"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',29,1.79488144205006718628e+09,'0:29','{"type":"actions","seat":0,"turn":13,"actions":[37],"events":[[2,31,0,2,5,0,0]],"digest":"2dc2"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',30,1.79488144206743907927e+09,'0:30','{"type":"actions","seat":0,"turn":13,"actions":[112],"events":[[4,31,0,0,5,0,0,11,31,0,0,0,0,0]],"digest":"4f5b"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',31,1.79488144208628559112e+09,'0:31','{"type":"actions","seat":0,"turn":13,"actions":[0],"events":[[1,31,1,14,5,0,0]],"digest":"3969"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',32,1.79488144213675689694e+09,'1:32','{"type":"actions","seat":1,"turn":14,"actions":[9],"events":[[2,31,1,4,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,2,0]],"digest":"d3b9"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',33,1.79488144215354537966e+09,'1:33','{"type":"actions","seat":1,"turn":14,"actions":[60],"events":[[4,31,1,0,2,0,0,5,31,1,2,1,2,0]],"digest":"efd8"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',34,1.79488144227461314202e+09,'1:34','{"type":"actions","seat":1,"turn":14,"actions":[0],"events":[[24,31,7,1,0,0,0,1,31,2,15,5,0,0]],"digest":"9ce8"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',35,1.7948814424221403599e+09,'2:35','{"type":"actions","seat":2,"turn":15,"actions":[59],"events":[[17,31,2,12,2,0,0,1,31,0,16,6,0,0]],"digest":"5099"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',36,1.79488144253652071955e+09,'0:36','{"type":"actions","seat":0,"turn":16,"actions":[7],"events":[[2,31,0,2,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,2,0]],"digest":"02ea"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',37,1.79488144277755117417e+09,'0:37','{"type":"actions","seat":0,"turn":16,"actions":[60],"events":[[4,31,0,0,2,0,0,5,31,0,2,1,2,0]],"digest":"385b"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',38,1.7948814429020452499e+09,'0:38','{"type":"actions","seat":0,"turn":16,"actions":[0],"events":[[1,31,1,17,6,0,0]],"digest":"c64f"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',39,1.79488144292129325873e+09,'1:39','{"type":"actions","seat":1,"turn":17,"actions":[16],"events":[[2,31,1,5,1,0,0,4,31,1,1,2,0,0,6,31,1,0,1,0,0,1,31,2,18,6,0,0]],"digest":"324d"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',40,1.7948814429575293064e+09,'2:40','{"type":"actions","seat":2,"turn":18,"actions":[6],"events":[[2,31,2,1,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,4,0]],"digest":"bc4d"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',41,1.79488144296915745731e+09,'2:41','{"type":"actions","seat":2,"turn":18,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,2,1,4,0]],"digest":"2199"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',42,1.79488144298128247259e+09,'2:42','{"type":"actions","seat":2,"turn":18,"actions":[60],"events":[[4,31,2,0,3,0,0,5,31,2,2,1,5,0,24,31,8,1,0,0,0,1,31,0,19,7,0,0]],"digest":"d76b"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',43,1.79488144298942279815e+09,'0:43','{"type":"actions","seat":0,"turn":19,"actions":[8],"events":[[2,31,0,3,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,3,0]],"digest":"b042"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',44,1.79488144299814414983e+09,'0:44','{"type":"actions","seat":0,"turn":19,"actions":[0],"events":[[1,31,1,20,7,0,0]],"digest":"2ec7"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',45,1.79488144300638222689e+09,'1:45','{"type":"actions","seat":1,"turn":20,"actions":[54],"events":[[2,31,1,1,8,0,0]],"digest":"aefb"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',46,1.79488144301500630374e+09,'1:46','{"type":"actions","seat":1,"turn":20,"actions":[151],"events":[[7,31,1,0,1,0,0,15,31,1,7,3,1,0,3,31,1,1,2,0,0,1,31,2,21,7,0,0]],"digest":"b509"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',47,1.79488144302547240251e+09,'2:47','{"type":"actions","seat":2,"turn":21,"actions":[42],"events":[[2,31,2,1,6,0,0,4,31,2,0,5,0,0,3,31,2,3,1,0,0,1,31,0,22,8,0,0]],"digest":"ae1d"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',48,1.79488144303745174408e+09,'0:48','{"type":"actions","seat":0,"turn":22,"actions":[10],"events":[[2,31,0,5,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,3,0,1,31,1,23,8,0,0]],"digest":"bf37"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',49,1.79488144304910635954e+09,'1:49','{"type":"actions","seat":1,"turn":23,"actions":[8],"events":[[2,31,1,3,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,3,0]],"digest":"f4c7"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',50,1.79488144305832576751e+09,'1:50','{"type":"actions","seat":1,"turn":23,"actions":[0],"events":[[25,31,1,0,0,0,0,25,31,1,4,0,0,0,25,31,1,4,0,0,0,25,31,2,1,0,0,0,25,31,2,5,0,0,0,25,31,3,3,0,0,0,25,31,3,3,0,0,0,25,31,4,5,0,0,0,25,31,4,1,0,0,0,25,31,5,4,0,0,0,25,31,6,2,0,0,0,25,31,6,2,0,0,0,25,31,6,0,0,0,0,25,31,7,5,0,0,0,25,31,7,0,0,0,0,25,31,7,0,0,0,0,25,31,8,0,0,0,0,25,31,8,3,0,0,0,25,31,8,4,0,0,0,26,31,2,0,0,0,0,1,31,2,24,8,0,0]],"digest":"6a0d"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',51,1.79488144307145667082e+09,'2:51','{"type":"actions","seat":2,"turn":24,"actions":[31],"events":[[2,31,2,2,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,3,0,1,31,0,25,9,0,0]],"digest":"fbbd"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',52,1.7948814430805056095e+09,'0:52','{"type":"actions","seat":0,"turn":25,"actions":[5],"events":[[2,31,0,0,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,4,0,1,31,1,26,9,0,0]],"digest":"3964"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',53,1.79488144310761523251e+09,'1:53','{"type":"actions","seat":1,"turn":26,"actions":[15],"events":[[2,31,1,4,1,0,0,4,31,1,1,2,0,0,6,31,1,0,1,0,0,1,31,2,27,9,0,0]],"digest":"11f2"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',54,1.79488144312072587008e+09,'2:54','{"type":"actions","seat":2,"turn":27,"actions":[59],"events":[[17,31,2,12,3,0,0]],"digest":"a46f"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',55,1.79488144313689398758e+09,'2:55','{"type":"actions","seat":2,"turn":27,"actions":[167],"events":[[18,31,2,2,1,0,0,3,31,2,1,2,0,0]],"digest":"e8cd"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',56,1.79488144315102791785e+09,'2:56','{"type":"actions","seat":2,"turn":27,"actions":[185],"events":[[20,31,2,7,2,0,0,4,31,2,0,6,0,0,22,31,2,2,0,0,0,23,31,2,3,0,0,0,1,31,0,28,10,0,0]],"digest":"3d44"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',57,1.79488144315959143636e+09,'0:57','{"type":"actions","seat":0,"turn":28,"actions":[59],"events":[[17,31,0,12,4,0,0]],"digest":"6efa"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',58,1.79488144316692733765e+09,'0:58','{"type":"actions","seat":0,"turn":28,"actions":[169],"events":[[18,31,0,3,0,0,0,3,31,0,2,2,0,0]],"digest":"b349"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',59,1.79488144317399740223e+09,'0:59','{"type":"actions","seat":0,"turn":28,"actions":[180],"events":[[20,31,0,2,3,0,0,4,31,0,0,12,0,0,22,31,0,4,0,0,0,23,31,0,5,0,0,0,1,31,1,29,10,0,0]],"digest":"5fe7"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',60,1.79488144318835687635e+09,'1:60','{"type":"actions","seat":1,"turn":29,"actions":[59],"events":[[17,31,1,14,4,0,0]],"digest":"1bd7"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',61,1.79488144319971823685e+09,'1:61','{"type":"actions","seat":1,"turn":29,"actions":[166],"events":[[18,31,1,2,0,0,0,3,31,1,2,2,0,0]],"digest":"91c2"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',62,1.79488144321116852757e+09,'1:62','{"type":"actions","seat":1,"turn":29,"actions":[186],"events":[[20,31,1,8,2,0,0,4,31,1,0,12,0,0,22,31,1,4,0,0,0,23,31,1,6,0,0,0,1,31,2,30,10,0,0]],"digest":"da6a"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',63,1.79488144322428297989e+09,'2:63','{"type":"actions","seat":2,"turn":30,"actions":[32],"events":[[2,31,2,3,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,3,0]],"digest":"3168"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',64,1.7948814432331426144e+09,'2:64','{"type":"actions","seat":2,"turn":30,"actions":[0],"events":[[1,31,0,31,11,0,0]],"digest":"e155"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',65,1.79488144325717091558e+09,'0:65','{"type":"actions","seat":0,"turn":31,"actions":[15],"events":[[2,31,0,4,1,0,0,4,31,0,1,2,0,0,6,31,0,0,1,0,0,24,31,6,1,0,0,0,1,31,1,32,11,0,0]],"digest":"8d63"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',66,1.79488144327154302594e+09,'1:66','{"type":"actions","seat":1,"turn":32,"actions":[32],"events":[[2,31,1,3,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,4,0,24,31,7,3,0,0,0,1,31,2,33,11,0,0]],"digest":"94cf"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',67,1.79488144328027224546e+09,'2:67','{"type":"actions","seat":2,"turn":33,"actions":[46],"events":[[2,31,2,5,6,0,0,4,31,2,0,5,0,0,3,31,2,3,1,0,0,1,31,0,34,12,0,0]],"digest":"e926"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',68,1.7948814432917618751e+09,'0:68','{"type":"actions","seat":0,"turn":34,"actions":[57],"events":[[2,31,0,4,8,0,0]],"digest":"7ee4"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',69,1.79488144329902434351e+09,'0:69','{"type":"actions","seat":0,"turn":34,"actions":[138],"events":[[7,31,0,0,1,0,0,15,31,0,4,2,1,0,29,31,0,2,2,0,0,1,31,1,35,12,0,0]],"digest":"d884"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',70,1.79488144330740547176e+09,'1:70','{"type":"actions","seat":1,"turn":35,"actions":[5],"events":[[2,31,1,0,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,3,0,1,31,2,36,12,0,0]],"digest":"9277"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',71,1.7948814433161840439e+09,'2:71','{"type":"actions","seat":2,"turn":36,"actions":[59],"events":[[17,31,2,12,3,0,0,4,31,2,0,6,0,0,22,31,2,2,0,0,0,23,31,2,2,0,0,0,1,31,0,37,13,0,0]],"digest":"82c7"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',72,1.79488144332558465007e+09,'0:72','{"type":"actions","seat":0,"turn":37,"actions":[13],"events":[[2,31,0,2,1,0,0,4,31,0,1,2,0,0,6,31,0,0,1,0,0,1,31,1,38,13,0,0]],"digest":"00bc"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',73,1.79488144333660030365e+09,'1:73','{"type":"actions","seat":1,"turn":38,"actions":[59],"events":[[17,31,1,14,4,0,0,4,31,1,0,6,0,0,22,31,1,2,0,0,0,23,31,1,2,0,0,0,1,31,2,39,13,0,0]],"digest":"cd36"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',74,1.79488144334683537477e+09,'2:74','{"type":"actions","seat":2,"turn":39,"actions":[34],"events":[[2,31,2,5,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,4,0]],"digest":"1930"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',75,1.79488144335516905782e+09,'2:75','{"type":"actions","seat":2,"turn":39,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,1,1,4,0]],"digest":"852a"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',76,1.79488144336509633071e+09,'2:76','{"type":"actions","seat":2,"turn":39,"actions":[0],"events":[[1,31,0,40,14,0,0]],"digest":"b966"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',77,1.79488144337305545808e+09,'0:77','{"type":"actions","seat":0,"turn":40,"actions":[59],"events":[[17,31,0,12,4,0,0,18,31,0,2,0,0,0,3,31,0,2,2,0,0]],"digest":"fa6f"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',78,1.79488144338294887542e+09,'0:78','{"type":"actions","seat":0,"turn":40,"actions":[184],"events":[[20,31,0,6,2,0,0,4,31,0,0,6,0,0,22,31,0,2,0,0,0,23,31,0,3,0,0,0]],"digest":"4e0c"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',79,1.79488144340741753585e+09,'0:79','{"type":"actions","seat":0,"turn":40,"actions":[1],"events":[[1,31,1,41,14,0,0]],"digest":"dc6a"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',80,1.79488144343981838226e+09,'1:80','{"type":"actions","seat":1,"turn":41,"actions":[23],"events":[[2,31,1,0,3,0,0]],"digest":"983e"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',81,1.79488144350696182246e+09,'1:81','{"type":"actions","seat":1,"turn":41,"actions":[85],"events":[[4,31,1,0,6,0,0,9,31,1,5,0,0,0,1,31,2,42,14,0,0]],"digest":"0967"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',82,1.79488144351716113087e+09,'2:82','{"type":"actions","seat":2,"turn":42,"actions":[29],"events":[[2,31,2,0,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,5,0]],"digest":"8139"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',83,1.79488144352683138844e+09,'2:83','{"type":"actions","seat":2,"turn":42,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,1,1,5,0,1,31,0,43,15,0,0]],"digest":"1b88"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',84,1.79488144353690767286e+09,'0:84','{"type":"actions","seat":0,"turn":43,"actions":[42],"events":[[2,31,0,1,6,0,0,4,31,0,0,5,0,0,10,31,0,0,1,0,0]],"digest":"96df"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',85,1.79488144354741573334e+09,'0:85','{"type":"actions","seat":0,"turn":43,"actions":[3],"events":[[4,31,0,2,3,0,0,5,31,0,1,1,4,0,1,31,1,44,15,0,0]],"digest":"8150"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',86,1.79488144369696807868e+09,'1:86','{"type":"actions","seat":1,"turn":44,"actions":[7],"events":[[2,31,1,2,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,4,0,5,31,1,2,1,4,0,24,31,8,1,0,0,0,1,31,2,45,15,0,0]],"digest":"1d95"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',87,1.79488144386151909828e+09,'2:87','{"type":"actions","seat":2,"turn":45,"actions":[59],"events":[[17,31,2,12,5,0,0,4,31,2,0,6,0,0,22,31,2,2,0,0,0,23,31,2,2,0,0,0,1,31,0,46,16,0,0]],"digest":"26dd"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',88,1.79488144403585410122e+09,'0:88','{"type":"actions","seat":0,"turn":46,"actions":[15],"events":[[2,31,0,4,1,0,0,4,31,0,1,2,0,0,6,31,0,0,2,0,0,1,31,1,47,16,0,0]],"digest":"5149"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',89,1.79488144423191404346e+09,'1:89','{"type":"actions","seat":1,"turn":47,"actions":[5],"events":[[2,31,1,0,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,5,0,5,31,1,2,1,5,0,1,31,2,48,16,0,0]],"digest":"af05"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',90,1.79488144426998972895e+09,'2:90','{"type":"actions","seat":2,"turn":48,"actions":[42],"events":[[2,31,2,1,6,0,0,4,31,2,0,5,0,0,3,31,2,3,1,0,0,25,31,1,0,0,0,0,25,31,1,5,0,0,0,25,31,2,4,0,0,0,25,31,3,1,0,0,0,25,31,3,4,0,0,0,25,31,4,3,0,0,0,25,31,4,0,0,0,0,25,31,4,1,0,0,0,25,31,5,2,0,0,0,25,31,6,5,0,0,0,25,31,6,0,0,0,0,25,31,6,1,0,0,0,25,31,7,4,0,0,0,25,31,7,4,0,0,0,25,31,7,3,0,0,0,25,31,8,3,0,0,0,25,31,8,3,0,0,0,25,31,8,2,0,0,0,26,31,3,0,0,0,0,27,31,1,0,0,0,0,28,31,0,2,2,7,0,28,31,1,3,2,7,2,1,31,0,49,17,0,0]],"digest":"ff4f"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',91,1.79488144428940153123e+09,'0:91','{"type":"actions","seat":0,"turn":49,"actions":[10],"events":[[2,31,0,5,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,4,0,1,31,1,50,17,0,0]],"digest":"0795"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',92,1.79488144430501842495e+09,'1:92','{"type":"actions","seat":1,"turn":50,"actions":[59],"events":[[17,31,1,14,4,0,0,4,31,1,0,6,0,0,22,31,1,2,0,0,0,23,31,1,3,0,0,0,1,31,2,51,17,0,0]],"digest":"9fa4"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',93,1.79488144434025263785e+09,'2:93','{"type":"actions","seat":2,"turn":51,"actions":[59],"events":[[17,31,2,12,5,0,0,4,31,2,0,3,0,0,22,31,2,1,0,0,0,23,31,2,1,0,0,0,1,31,0,52,18,0,0]],"digest":"795b"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',94,1.79488144435634279253e+09,'0:94','{"type":"actions","seat":0,"turn":52,"actions":[55],"events":[[2,31,0,2,8,0,0]],"digest":"fbc3"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',95,1.79488144436836028101e+09,'0:95','{"type":"actions","seat":0,"turn":52,"actions":[138],"events":[[]],"digest":"1b75"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',96,1.79488144440522480018e+09,'0:96','{"type":"actions","seat":0,"turn":52,"actions":[153],"events":[[7,31,0,0,2,0,0,16,31,0,4,2,1,0,15,31,0,4,2,2,0,29,31,0,2,2,0,0,1,31,1,53,18,0,0]],"digest":"86bb"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',97,1.79488144441743063925e+09,'1:97','{"type":"actions","seat":1,"turn":53,"actions":[8],"events":[[2,31,1,3,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,6,0,1,31,2,54,18,0,0]],"digest":"0698"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',98,1.79488144442695188524e+09,'2:98','{"type":"actions","seat":2,"turn":54,"actions":[30],"events":[[2,31,2,1,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,6,0]],"digest":"eae4"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',99,1.7948814444385032654e+09,'2:99','{"type":"actions","seat":2,"turn":54,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,1,1,6,0]],"digest":"5512"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',100,1.79488144444667720796e+09,'2:100','{"type":"actions","seat":2,"turn":54,"actions":[0],"events":[[1,31,0,55,19,0,0]],"digest":"744f"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',101,1.79488144445493507384e+09,'0:101','{"type":"actions","seat":0,"turn":55,"actions":[55],"events":[[2,31,0,2,8,0,0]],"digest":"fadc"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',102,1.79488144446296763422e+09,'0:102','{"type":"actions","seat":0,"turn":55,"actions":[147],"events":[[7,31,0,0,1,0,0,15,31,0,6,3,1,0,3,31,0,1,2,0,0,1,31,1,56,19,0,0]],"digest":"9f1f"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',103,1.79488144447152709964e+09,'1:103','{"type":"actions","seat":1,"turn":56,"actions":[27],"events":[[2,31,1,4,3,0,0]],"digest":"2fa0"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',104,1.79488144447949814794e+09,'1:104','{"type":"actions","seat":1,"turn":56,"actions":[104],"events":[[4,31,1,0,6,0,0,9,31,1,24,0,0,0,1,31,2,57,19,0,0]],"digest":"d411"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',105,1.79488144449323177341e+09,'2:105','{"type":"actions","seat":2,"turn":57,"actions":[48],"events":[[2,31,2,1,7,0,0]],"digest":"28e9"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',106,1.79488144450974178309e+09,'2:106','{"type":"actions","seat":2,"turn":57,"actions":[118],"events":[[4,31,2,0,5,0,0,12,31,2,2,0,0,0,1,31,0,58,20,0,0]],"digest":"fddd"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',107,1.79488144451765418052e+09,'0:107','{"type":"actions","seat":0,"turn":58,"actions":[59],"events":[[17,31,0,12,4,0,0]],"digest":"d1bd"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',108,1.79488144453065633773e+09,'0:108','{"type":"actions","seat":0,"turn":58,"actions":[170],"events":[[18,31,0,3,1,0,0,3,31,0,1,2,0,0]],"digest":"b4c4"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',109,1.79488144453933525087e+09,'0:109','{"type":"actions","seat":0,"turn":58,"actions":[178],"events":[[20,31,0,0,3,0,0,4,31,0,0,12,0,0,22,31,0,4,0,0,0,23,31,0,5,0,0,0,1,31,1,59,20,0,0]],"digest":"e1bd"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',110,1.79488144454852700231e+09,'1:110','{"type":"actions","seat":1,"turn":59,"actions":[29],"events":[[2,31,1,0,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,5,0,1,31,2,60,20,0,0]],"digest":"d5e9"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',111,1.7948814445596649647e+09,'2:111','{"type":"actions","seat":2,"turn":60,"actions":[33],"events":[[2,31,2,4,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,7,0,24,31,6,3,0,0,0,1,31,0,61,21,0,0]],"digest":"5b91"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',112,1.79488144456992101665e+09,'0:112','{"type":"actions","seat":0,"turn":61,"actions":[11],"events":[[2,31,0,0,1,0,0,4,31,0,1,2,0,0,6,31,0,0,2,0,0,24,31,7,1,0,0,0,1,31,1,62,21,0,0]],"digest":"94c7"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',113,1.7948814445811851025e+09,'1:113','{"type":"actions","seat":1,"turn":62,"actions":[15],"events":[[2,31,1,4,1,0,0]],"digest":"1f93"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',114,1.79488144458953189849e+09,'1:114','{"type":"actions","seat":1,"turn":62,"actions":[66],"events":[[4,31,1,1,4,0,0,6,31,1,5,1,0,0,1,31,2,63,21,0,0]],"digest":"928d"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',115,1.79488144459711813924e+09,'2:115','{"type":"actions","seat":2,"turn":63,"actions":[59],"events":[[17,31,2,12,7,0,0,4,31,2,0,6,0,0,22,31,2,2,0,0,0,23,31,2,3,0,0,0,1,31,0,64,22,0,0]],"digest":"8d51"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',116,1794881444.60437,'0:116','{"type":"actions","seat":0,"turn":64,"actions":[15],"events":[[2,31,0,4,1,0,0,4,31,0,1,2,0,0,6,31,0,0,2,0,0,1,31,1,65,22,0,0]],"digest":"763b"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',117,1.79488144461289358139e+09,'1:117','{"type":"actions","seat":1,"turn":65,"actions":[18],"events":[[2,31,1,1,2,0,0,7,31,1,0,1,0,0,7,31,1,5,1,0,0,8,31,1,1,0,0,0,3,31,1,0,4,0,0,5,31,1,0,2,16,0,1,31,2,66,22,0,0]],"digest":"e3d4"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',118,1.79488144462171363832e+09,'2:118','{"type":"actions","seat":2,"turn":66,"actions":[36],"events":[[2,31,2,1,5,0,0]],"digest":"16ab"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',119,1.79488144462967109679e+09,'2:119','{"type":"actions","seat":2,"turn":66,"actions":[115],"events":[[4,31,2,0,5,0,0,11,31,2,3,0,0,0,5,31,2,0,1,14,0,1,31,0,67,23,0,0]],"digest":"63e6"}');
INSERT INTO "log" VALUES('ztjmc79pq8vb',120,1.7948814446372394561e+09,'0:120','{"type":"actions","seat":0,"turn":67,"actions":[22],"events":[[2,31,0,5,2,0,0]],"digest":"ed9b"}');
INSERT INTO "log" VALUES('wjb8e82geiw7',1,1.7948814446650803089e+09,'0:1','{"type":"actions","seat":0,"turn":1,"actions":[8],"events":[[2,31,0,3,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,2,0]],"digest":"e14f"}');
INSERT INTO "log" VALUES('wjb8e82geiw7',2,1.79488144467287755014e+09,'0:2','{"type":"actions","seat":0,"turn":1,"actions":[60],"events":[[4,31,0,0,2,0,0,5,31,0,2,1,2,0]],"digest":"9df1"}');
INSERT INTO "log" VALUES('wjb8e82geiw7',3,1.79488144468143677708e+09,'0:3','{"type":"actions","seat":0,"turn":1,"actions":[0],"events":[[1,31,1,2,1,0,0]],"digest":"8745"}');
INSERT INTO "log" VALUES('wjb8e82geiw7',4,1.79488144469232964515e+09,'1:4','{"type":"actions","seat":1,"turn":2,"actions":[38],"events":[[2,31,1,3,5,0,0]],"digest":"cca7"}');
INSERT INTO "log" VALUES('wjb8e82geiw7',5,1.79488144470226669308e+09,'1:5','{"type":"actions","seat":1,"turn":2,"actions":[114],"events":[[4,31,1,0,5,0,0,11,31,1,2,0,0,0]],"digest":"7473"}');
INSERT INTO "log" VALUES('wjb8e82geiw7',6,1.7948814447124249935e+09,'1:6','{"type":"actions","seat":1,"turn":2,"actions":[0],"events":[[1,31,2,3,1,0,0]],"digest":"b7a3"}');
INSERT INTO "log" VALUES('wjb8e82geiw7',7,1.79488144472278571134e+09,'2:7','{"type":"actions","seat":2,"turn":3,"actions":[7],"events":[[2,31,2,2,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,2,0]],"digest":"75d9"}');
INSERT INTO "log" VALUES('wjb8e82geiw7',8,1.79488144473198103908e+09,'2:8','{"type":"actions","seat":2,"turn":3,"actions":[0],"events":[[1,31,0,4,2,0,0]],"digest":"c08c"}');
INSERT INTO "log" VALUES('wjb8e82geiw7',9,1.79488144473989748957e+09,'0:9','{"type":"actions","seat":0,"turn":4,"actions":[46],"events":[[2,31,0,5,6,0,0,4,31,0,0,5,0,0,3,31,0,3,1,0,0,1,31,1,5,2,0,0]],"digest":"34b3"}');
INSERT INTO "log" VALUES('wjb8e82geiw7',10,1.79488144474795103069e+09,'1:10','{"type":"actions","seat":1,"turn":5,"actions":[28],"events":[[2,31,1,5,3,0,0]],"digest":"aa18"}');
INSERT INTO "log" VALUES('wjb8e82geiw7',11,1.79488144475658965111e+09,'1:11','{"type":"actions","seat":1,"turn":5,"actions":[81],"events":[[4,31,1,0,6,0,0,4,31,1,2,1,0,0,9,31,1,1,0,0,0,1,31,2,6,2,0,0]],"digest":"e4a7"}');
INSERT INTO "log" VALUES('wjb8e82geiw7',12,1.79488144477777671818e+09,'2:12','{"type":"actions","seat":2,"turn":6,"actions":[43],"events":[[2,31,2,2,6,0,0,4,31,2,0,5,0,0,3,31,2,3,1,0,0]],"digest":"6f97"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',1,1.79488144481366086006e+09,'0:1','{"type":"actions","seat":0,"turn":1,"actions":[38],"events":[[2,31,0,3,5,0,0]],"digest":"af04"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',2,1.7948814448340990543e+09,'0:2','{"type":"actions","seat":0,"turn":1,"actions":[113],"events":[[4,31,0,0,5,0,0,11,31,0,1,0,0,0]],"digest":"51b2"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',3,1.79488144484589338305e+09,'0:3','{"type":"actions","seat":0,"turn":1,"actions":[0],"events":[[1,31,1,2,1,0,0]],"digest":"48d3"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',4,1.79488144485539746287e+09,'1:4','{"type":"actions","seat":1,"turn":2,"actions":[37],"events":[[2,31,1,2,5,0,0]],"digest":"7e3c"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',5,1.79488144486405444143e+09,'1:5','{"type":"actions","seat":1,"turn":2,"actions":[113],"events":[[4,31,1,0,5,0,0,11,31,1,1,0,0,0]],"digest":"8f75"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',6,1.79488144487610411649e+09,'1:6','{"type":"actions","seat":1,"turn":2,"actions":[0],"events":[[1,31,2,3,1,0,0]],"digest":"74b5"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',7,1.79488144488613343241e+09,'2:7','{"type":"actions","seat":2,"turn":3,"actions":[35],"events":[[2,31,2,0,5,0,0]],"digest":"cfe8"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',8,1.7948814448954336643e+09,'2:8','{"type":"actions","seat":2,"turn":3,"actions":[115],"events":[[4,31,2,0,5,0,0,11,31,2,3,0,0,0,24,31,6,3,0,0,0,1,31,0,4,2,0,0]],"digest":"1a62"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',9,1.79488144490419459335e+09,'0:9','{"type":"actions","seat":0,"turn":4,"actions":[24],"events":[[2,31,0,1,3,0,0]],"digest":"c2a5"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',10,1794881444.9122,'0:10','{"type":"actions","seat":0,"turn":4,"actions":[84],"events":[[4,31,0,0,6,0,0,4,31,0,2,1,0,0,9,31,0,4,0,0,0,3,31,0,0,6,0,0,1,31,1,5,2,0,0]],"digest":"bee0"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',11,1.79488144492077946658e+09,'1:11','{"type":"actions","seat":1,"turn":5,"actions":[10],"events":[[2,31,1,5,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,2,0]],"digest":"fd99"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',12,1.79488144492928981777e+09,'1:12','{"type":"actions","seat":1,"turn":5,"actions":[0],"events":[[1,31,2,6,2,0,0]],"digest":"3325"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',13,1.79488144493924593921e+09,'2:13','{"type":"actions","seat":2,"turn":6,"actions":[46],"events":[[2,31,2,5,6,0,0,4,31,2,0,5,0,0,3,31,2,3,1,0,0,1,31,0,7,3,0,0]],"digest":"f2e7"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',14,1.79488144494635605812e+09,'0:14','{"type":"actions","seat":0,"turn":7,"actions":[47],"events":[[2,31,0,0,7,0,0]],"digest":"741f"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',15,1.79488144495286512376e+09,'0:15','{"type":"actions","seat":0,"turn":7,"actions":[118],"events":[[4,31,0,0,5,0,0,12,31,0,2,0,0,0,1,31,1,8,3,0,0]],"digest":"1394"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',16,1.79488144496039032935e+09,'1:16','{"type":"actions","seat":1,"turn":8,"actions":[39],"events":[[2,31,1,4,5,0,0]],"digest":"ea61"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',17,1.7948814449678025246e+09,'1:17','{"type":"actions","seat":1,"turn":8,"actions":[114],"events":[[4,31,1,0,5,0,0,11,31,1,2,0,0,0,5,31,1,0,1,14,0,1,31,2,9,3,0,0]],"digest":"4e2c"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',18,1.794881444976019144e+09,'2:18','{"type":"actions","seat":2,"turn":9,"actions":[8],"events":[[2,31,2,3,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,2,0,1,31,0,10,4,0,0]],"digest":"43ba"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',19,1.79488144498446440698e+09,'0:19','{"type":"actions","seat":0,"turn":10,"actions":[32],"events":[[2,31,0,3,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,3,0,1,31,1,11,4,0,0]],"digest":"c001"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',20,1.79488144499494409558e+09,'1:20','{"type":"actions","seat":1,"turn":11,"actions":[30],"events":[[2,31,1,1,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,3,0,24,31,7,3,0,0,0,1,31,2,12,4,0,0]],"digest":"73a9"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',21,1.79488144500336384776e+09,'2:21','{"type":"actions","seat":2,"turn":12,"actions":[33],"events":[[2,31,2,4,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,3,0,1,31,0,13,5,0,0]],"digest":"77fb"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',22,1.79488144501122832302e+09,'0:22','{"type":"actions","seat":0,"turn":13,"actions":[14],"events":[[2,31,0,3,1,0,0,4,31,0,1,2,0,0,6,31,0,0,1,0,0,24,31,8,1,0,0,0,1,31,1,14,5,0,0]],"digest":"28cd"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',23,1.7948814450211093425e+09,'1:23','{"type":"actions","seat":1,"turn":14,"actions":[59],"events":[[17,31,1,14,3,0,0]],"digest":"0632"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',24,1.79488144503058576588e+09,'1:24','{"type":"actions","seat":1,"turn":14,"actions":[168],"events":[[18,31,1,2,2,0,0,3,31,1,0,5,0,0]],"digest":"fa44"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',25,1.79488144503933048251e+09,'1:25','{"type":"actions","seat":1,"turn":14,"actions":[186],"events":[[20,31,1,8,2,0,0,4,31,1,0,12,0,0,22,31,1,4,0,0,0,23,31,1,4,0,0,0,1,31,2,15,5,0,0]],"digest":"8db5"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',26,1794881445.05013,'2:26','{"type":"actions","seat":2,"turn":15,"actions":[59],"events":[[17,31,2,12,3,0,0]],"digest":"bc1b"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',27,1.79488144506736874584e+09,'2:27','{"type":"actions","seat":2,"turn":15,"actions":[166],"events":[[18,31,2,2,0,0,0,3,31,2,2,2,0,0]],"digest":"8d73"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',28,1.79488144507847332959e+09,'2:28','{"type":"actions","seat":2,"turn":15,"actions":[4],"events":[[4,31,2,2,3,0,0,5,31,2,2,1,2,0]],"digest":"f5d1"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',29,1.79488144508834600449e+09,'2:29','{"type":"actions","seat":2,"turn":15,"actions":[185],"events":[[20,31,2,7,2,0,0,4,31,2,0,12,0,0,22,31,2,4,0,0,0,23,31,2,4,0,0,0,1,31,0,16,6,0,0]],"digest":"263d"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',30,1.79488144509630823128e+09,'0:30','{"type":"actions","seat":0,"turn":16,"actions":[59],"events":[[17,31,0,12,3,0,0]],"digest":"29f8"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',31,1.79488144510401439668e+09,'0:31','{"type":"actions","seat":0,"turn":16,"actions":[168],"events":[[18,31,0,2,2,0,0,3,31,0,0,5,0,0]],"digest":"99b3"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',32,1.79488144511222195631e+09,'0:32','{"type":"actions","seat":0,"turn":16,"actions":[184],"events":[[20,31,0,6,2,0,0,4,31,0,0,9,0,0,22,31,0,3,0,0,0,23,31,0,5,0,0,0,1,31,1,17,6,0,0]],"digest":"7990"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',33,1.79488144512114715573e+09,'1:33','{"type":"actions","seat":1,"turn":17,"actions":[10],"events":[[2,31,1,5,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,2,0]],"digest":"5761"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',34,1.79488144513014459611e+09,'1:34','{"type":"actions","seat":1,"turn":17,"actions":[60],"events":[[4,31,1,0,2,0,0,5,31,1,2,1,3,0]],"digest":"7988"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',35,1.79488144513774800295e+09,'1:35','{"type":"actions","seat":1,"turn":17,"actions":[60],"events":[[4,31,1,0,3,0,0,5,31,1,2,1,3,0,1,31,2,18,6,0,0]],"digest":"cebb"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',36,1.79488144514546370507e+09,'2:36','{"type":"actions","seat":2,"turn":18,"actions":[59],"events":[[17,31,2,12,3,0,0,1,31,0,19,7,0,0]],"digest":"dd1b"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',37,1.79488144515256619455e+09,'0:37','{"type":"actions","seat":0,"turn":19,"actions":[58],"events":[[2,31,0,5,8,0,0]],"digest":"4240"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',38,1.79488144516264939301e+09,'0:38','{"type":"actions","seat":0,"turn":19,"actions":[122],"events":[[7,31,0,0,1,0,0,15,31,0,0,2,1,0,3,31,0,1,2,0,0,1,31,1,20,7,0,0]],"digest":"14c1"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',39,1.79488144517177963255e+09,'1:39','{"type":"actions","seat":1,"turn":20,"actions":[5],"events":[[2,31,1,0,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,4,0,1,31,2,21,7,0,0]],"digest":"7c31"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',40,1.79488144518437314029e+09,'2:40','{"type":"actions","seat":2,"turn":21,"actions":[30],"events":[[2,31,2,1,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,3,0]],"digest":"10c5"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',41,1.79488144519746088984e+09,'2:41','{"type":"actions","seat":2,"turn":21,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,1,1,4,0]],"digest":"1e87"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',42,1.79488144522144484516e+09,'2:42','{"type":"actions","seat":2,"turn":21,"actions":[0],"events":[[1,31,0,22,8,0,0]],"digest":"87a7"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',43,1.794881445230168581e+09,'0:43','{"type":"actions","seat":0,"turn":22,"actions":[36],"events":[[2,31,0,1,5,0,0]],"digest":"fcda"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',44,1.79488144523795938489e+09,'0:44','{"type":"actions","seat":0,"turn":22,"actions":[115],"events":[[4,31,0,0,5,0,0,11,31,0,3,0,0,0,5,31,0,0,1,14,0,25,31,1,2,0,0,0,25,31,1,3,0,0,0,25,31,2,3,0,0,0,25,31,3,4,0,0,0,25,31,3,1,0,0,0,25,31,3,5,0,0,0,25,31,4,5,0,0,0,25,31,4,2,0,0,0,25,31,5,2,0,0,0,25,31,6,0,0,0,0,25,31,6,2,0,0,0,25,31,6,5,0,0,0,25,31,7,3,0,0,0,25,31,7,4,0,0,0,25,31,7,1,0,0,0,25,31,8,4,0,0,0,25,31,8,1,0,0,0,25,31,8,5,0,0,0,26,31,2,0,0,0,0,1,31,1,23,8,0,0]],"digest":"cbb1"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',45,1.79488144524723577501e+09,'1:45','{"type":"actions","seat":1,"turn":23,"actions":[59],"events":[[17,31,1,14,3,0,0,4,31,1,0,6,0,0,22,31,1,2,0,0,0,23,31,1,2,0,0,0,1,31,2,24,8,0,0]],"digest":"a519"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',46,1.79488144525721716885e+09,'2:46','{"type":"actions","seat":2,"turn":24,"actions":[52],"events":[[2,31,2,5,7,0,0]],"digest":"a48d"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',47,1.7948814452679102421e+09,'2:47','{"type":"actions","seat":2,"turn":24,"actions":[116],"events":[[4,31,2,0,5,0,0,12,31,2,0,0,0,0,1,31,0,25,9,0,0]],"digest":"41bf"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',48,1.79488144527659058569e+09,'0:48','{"type":"actions","seat":0,"turn":25,"actions":[14],"events":[[2,31,0,3,1,0,0,4,31,0,1,2,0,0,6,31,0,0,1,0,0,1,31,1,26,9,0,0]],"digest":"8574"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',49,1.79488144528450822836e+09,'1:49','{"type":"actions","seat":1,"turn":26,"actions":[36],"events":[[2,31,1,1,5,0,0]],"digest":"c745"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',50,1.79488144529235506057e+09,'1:50','{"type":"actions","seat":1,"turn":26,"actions":[112],"events":[[4,31,1,0,5,0,0,11,31,1,0,0,0,0,1,31,2,27,9,0,0]],"digest":"eb8d"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',51,1.79488144530156493181e+09,'2:51','{"type":"actions","seat":2,"turn":27,"actions":[10],"events":[[2,31,2,5,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,3,0]],"digest":"7f64"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',52,1.79488144531063270568e+09,'2:52','{"type":"actions","seat":2,"turn":27,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,2,1,3,0,1,31,0,28,10,0,0]],"digest":"025d"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',53,1.79488144531718802447e+09,'0:53','{"type":"actions","seat":0,"turn":28,"actions":[59],"events":[[17,31,0,14,3,0,0,18,31,0,2,1,0,0,3,31,0,1,2,0,0]],"digest":"4f0c"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',54,1.79488144532345962525e+09,'0:54','{"type":"actions","seat":0,"turn":28,"actions":[180],"events":[[20,31,0,2,2,0,0,4,31,0,0,9,0,0,22,31,0,3,0,0,0,23,31,0,3,0,0,0,1,31,1,29,10,0,0]],"digest":"2ab1"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',55,1.79488144533080220223e+09,'1:55','{"type":"actions","seat":1,"turn":29,"actions":[59],"events":[[17,31,1,14,3,0,0,4,31,1,0,3,0,0,22,31,1,1,0,0,0,23,31,1,1,0,0,0,1,31,2,30,10,0,0]],"digest":"810f"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',56,1.79488144533782887461e+09,'2:56','{"type":"actions","seat":2,"turn":30,"actions":[33],"events":[[2,31,2,4,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,4,0,1,31,0,31,11,0,0]],"digest":"7013"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',57,1.79488144534487175946e+09,'0:57','{"type":"actions","seat":0,"turn":31,"actions":[13],"events":[[2,31,0,2,1,0,0,4,31,0,1,2,0,0,6,31,0,0,1,0,0,24,31,6,1,0,0,0,1,31,1,32,11,0,0]],"digest":"eaad"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',58,1.79488144535220861433e+09,'1:58','{"type":"actions","seat":1,"turn":32,"actions":[59],"events":[[17,31,1,14,3,0,0,1,31,2,33,11,0,0]],"digest":"9816"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',59,1.7948814453597378731e+09,'2:59','{"type":"actions","seat":2,"turn":33,"actions":[59],"events":[[17,31,2,12,4,0,0]],"digest":"282a"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',60,1.79488144536682105059e+09,'2:60','{"type":"actions","seat":2,"turn":33,"actions":[170],"events":[[18,31,2,3,1,0,0,3,31,2,1,2,0,0]],"digest":"4b8e"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',61,1.79488144537374496459e+09,'2:61','{"type":"actions","seat":2,"turn":33,"actions":[178],"events":[[20,31,2,0,3,0,0,4,31,2,0,9,0,0,22,31,2,3,0,0,0,23,31,2,4,0,0,0,1,31,0,34,12,0,0]],"digest":"f5e4"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',62,1.79488144538056564329e+09,'0:62','{"type":"actions","seat":0,"turn":34,"actions":[16],"events":[[2,31,0,5,1,0,0,4,31,0,1,2,0,0,6,31,0,0,1,0,0,1,31,1,35,12,0,0]],"digest":"86a5"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',63,1.79488144539119362833e+09,'1:63','{"type":"actions","seat":1,"turn":35,"actions":[5],"events":[[2,31,1,0,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,4,0]],"digest":"f63e"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',64,1.79488144540275859836e+09,'1:64','{"type":"actions","seat":1,"turn":35,"actions":[0],"events":[[1,31,2,36,12,0,0]],"digest":"5c94"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',65,1.7948814454141423702e+09,'2:65','{"type":"actions","seat":2,"turn":36,"actions":[34],"events":[[2,31,2,5,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,5,0]],"digest":"80d6"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',66,1.79488144542235970499e+09,'2:66','{"type":"actions","seat":2,"turn":36,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,1,1,5,0,24,31,7,3,0,0,0,1,31,0,37,13,0,0]],"digest":"a126"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',67,1.79488144543001604085e+09,'0:67','{"type":"actions","seat":0,"turn":37,"actions":[49],"events":[[2,31,0,2,7,0,0]],"digest":"0345"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',68,1.79488144544539594653e+09,'0:68','{"type":"actions","seat":0,"turn":37,"actions":[116],"events":[[4,31,0,0,5,0,0,12,31,0,0,0,0,0,5,31,0,0,1,16,0,1,31,1,38,13,0,0]],"digest":"46dc"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',69,1.79488144551048135755e+09,'1:69','{"type":"actions","seat":1,"turn":38,"actions":[51],"events":[[2,31,1,4,7,0,0]],"digest":"59ee"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',70,1.79488144554117131238e+09,'1:70','{"type":"actions","seat":1,"turn":38,"actions":[119],"events":[[4,31,1,0,5,0,0,12,31,1,3,0,0,0,24,31,8,4,0,0,0,1,31,2,39,13,0,0]],"digest":"5c05"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',71,1.79488144557176232344e+09,'2:71','{"type":"actions","seat":2,"turn":39,"actions":[59],"events":[[17,31,2,12,5,0,0,4,31,2,0,3,0,0,22,31,2,1,0,0,0,23,31,2,1,0,0,0,1,31,0,40,14,0,0]],"digest":"a3f6"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',72,1.79488144560731291768e+09,'0:72','{"type":"actions","seat":0,"turn":40,"actions":[20],"events":[[2,31,0,3,2,0,0]],"digest":"ad3a"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',73,1.7948814456376187801e+09,'0:73','{"type":"actions","seat":0,"turn":40,"actions":[67],"events":[[7,31,0,0,2,0,0,8,31,0,0,0,0,0,3,31,0,0,6,0,0,5,31,0,0,1,18,0,1,31,1,41,14,0,0]],"digest":"b138"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',74,1.79488144571683669089e+09,'1:74','{"type":"actions","seat":1,"turn":41,"actions":[52],"events":[[2,31,1,5,7,0,0]],"digest":"d4a4"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',75,1.79488144574510645867e+09,'1:75','{"type":"actions","seat":1,"turn":41,"actions":[117],"events":[[4,31,1,0,5,0,0,12,31,1,1,0,0,0,5,31,1,0,1,16,0,1,31,2,42,14,0,0]],"digest":"01b0"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',76,1.79488144585941123958e+09,'2:76','{"type":"actions","seat":2,"turn":42,"actions":[42],"events":[[2,31,2,1,6,0,0,4,31,2,0,5,0,0,3,31,2,3,1,0,0,1,31,0,43,15,0,0]],"digest":"00e9"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',77,1.79488144589467597009e+09,'0:77','{"type":"actions","seat":0,"turn":43,"actions":[39],"events":[[2,31,0,4,5,0,0]],"digest":"64a7"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',78,1.7948814459237909317e+09,'0:78','{"type":"actions","seat":0,"turn":43,"actions":[115],"events":[[4,31,0,0,5,0,0,11,31,0,3,0,0,0,1,31,1,44,15,0,0]],"digest":"f64f"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',79,1.79488144597482037539e+09,'1:79','{"type":"actions","seat":1,"turn":44,"actions":[32],"events":[[2,31,1,3,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,3,0]],"digest":"7171"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',80,1.79488144628590774536e+09,'1:80','{"type":"actions","seat":1,"turn":44,"actions":[0],"events":[[1,31,2,45,15,0,0]],"digest":"973d"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',81,1.79488144635908198351e+09,'2:81','{"type":"actions","seat":2,"turn":45,"actions":[30],"events":[[2,31,2,1,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,6,0]],"digest":"7324"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',82,1.79488144651130723957e+09,'2:82','{"type":"actions","seat":2,"turn":45,"actions":[0],"events":[[25,31,1,3,0,0,0,25,31,1,1,0,0,0,25,31,2,0,0,0,0,25,31,3,5,0,0,0,25,31,3,2,0,0,0,25,31,3,0,0,0,0,25,31,4,3,0,0,0,25,31,4,2,0,0,0,25,31,6,4,0,0,0,25,31,6,5,0,0,0,25,31,6,5,0,0,0,25,31,7,1,0,0,0,25,31,7,3,0,0,0,25,31,7,5,0,0,0,25,31,8,1,0,0,0,25,31,8,2,0,0,0,25,31,8,3,0,0,0,26,31,3,0,0,0,0,27,31,1,0,0,0,0,28,31,0,0,2,7,0,1,31,0,46,16,0,0]],"digest":"643b"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',83,1.79488144652910900115e+09,'0:83','{"type":"actions","seat":0,"turn":46,"actions":[7],"events":[[2,31,0,2,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,2,0,1,31,1,47,16,0,0]],"digest":"640a"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',84,1.7948814465466945171e+09,'1:84','{"type":"actions","seat":1,"turn":47,"actions":[34],"events":[[2,31,1,5,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,4,0,1,31,2,48,16,0,0]],"digest":"8275"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',85,1.79488144657360315322e+09,'2:85','{"type":"actions","seat":2,"turn":48,"actions":[31],"events":[[2,31,2,2,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,6,0]],"digest":"2f96"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',86,1794881446.61277,'2:86','{"type":"actions","seat":2,"turn":48,"actions":[0],"events":[[1,31,0,49,17,0,0]],"digest":"b06f"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',87,1.79488144667740869521e+09,'0:87','{"type":"actions","seat":0,"turn":49,"actions":[59],"events":[[17,31,0,18,3,0,0]],"digest":"ad51"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',88,1.7948814468012249469e+09,'0:88','{"type":"actions","seat":0,"turn":49,"actions":[171],"events":[[18,31,0,3,2,0,0,3,31,0,0,5,0,0]],"digest":"dae5"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',89,1.79488144690981125829e+09,'0:89','{"type":"actions","seat":0,"turn":49,"actions":[186],"events":[[20,31,0,8,3,0,0,4,31,0,0,12,0,0,22,31,0,4,0,0,0,23,31,0,6,0,0,0,1,31,1,50,17,0,0]],"digest":"6aec"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',90,1.79488144702939438814e+09,'1:90','{"type":"actions","seat":1,"turn":50,"actions":[29],"events":[[2,31,1,0,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,4,0,24,31,6,3,0,0,0,1,31,2,51,17,0,0]],"digest":"7cd6"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',91,1.79488144710604882237e+09,'2:91','{"type":"actions","seat":2,"turn":51,"actions":[34],"events":[[2,31,2,5,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,7,0,1,31,0,52,18,0,0]],"digest":"0f16"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',92,1.79488144716932129861e+09,'0:92','{"type":"actions","seat":0,"turn":52,"actions":[40],"events":[[2,31,0,5,5,0,0]],"digest":"2a9f"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',93,1.79488144732375502583e+09,'0:93','{"type":"actions","seat":0,"turn":52,"actions":[114],"events":[[4,31,0,0,5,0,0,11,31,0,2,0,0,0,5,31,0,0,1,20,0]],"digest":"e7d6"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',94,1.79488144745952391619e+09,'0:94','{"type":"actions","seat":0,"turn":52,"actions":[0],"events":[[1,31,1,53,18,0,0]],"digest":"dbfa"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',95,1.79488144755575108535e+09,'1:95','{"type":"actions","seat":1,"turn":53,"actions":[59],"events":[[17,31,1,16,4,0,0]],"digest":"dce2"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',96,1.79488144766922664641e+09,'1:96','{"type":"actions","seat":1,"turn":53,"actions":[174],"events":[[18,31,1,4,2,0,0,3,31,1,0,5,0,0]],"digest":"cd9c"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',97,1794881447.77106,'1:97','{"type":"actions","seat":1,"turn":53,"actions":[181],"events":[[20,31,1,3,4,0,0,4,31,1,0,12,0,0,22,31,1,4,0,0,0,23,31,1,6,0,0,0,1,31,2,54,18,0,0]],"digest":"7d6d"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',98,1.79488144784420204161e+09,'2:98','{"type":"actions","seat":2,"turn":54,"actions":[6],"events":[[2,31,2,1,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,4,0,1,31,0,55,19,0,0]],"digest":"bc59"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',99,1.79488144811815190319e+09,'0:99','{"type":"actions","seat":0,"turn":55,"actions":[33],"events":[[2,31,0,4,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,3,0]],"digest":"5231"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',100,1.79488144819743847841e+09,'0:100','{"type":"actions","seat":0,"turn":55,"actions":[0],"events":[[24,31,7,3,0,0,0,1,31,1,56,19,0,0]],"digest":"508e"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',101,1.79488144825627064706e+09,'1:101','{"type":"actions","seat":1,"turn":56,"actions":[43],"events":[[2,31,1,2,6,0,0,4,31,1,0,5,0,0,3,31,1,3,1,0,0,1,31,2,57,19,0,0]],"digest":"823f"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',102,1.79488144850972700114e+09,'2:102','{"type":"actions","seat":2,"turn":57,"actions":[59],"events":[[17,31,2,12,7,0,0]],"digest":"a1b9"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',103,1.79488144860994911196e+09,'2:103','{"type":"actions","seat":2,"turn":57,"actions":[170],"events":[[18,31,2,3,1,0,0,3,31,2,1,2,0,0]],"digest":"7fb6"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',104,1.79488144865385794643e+09,'2:104','{"type":"actions","seat":2,"turn":57,"actions":[186],"events":[[20,31,2,8,3,0,0,4,31,2,0,9,0,0,22,31,2,3,0,0,0,23,31,2,5,0,0,0,1,31,0,58,20,0,0]],"digest":"f573"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',105,1.7948814486700561047e+09,'0:105','{"type":"actions","seat":0,"turn":58,"actions":[34],"events":[[2,31,0,5,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,4,0]],"digest":"15bb"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',106,1.79488144867702698707e+09,'0:106','{"type":"actions","seat":0,"turn":58,"actions":[0],"events":[[1,31,1,59,20,0,0]],"digest":"11bf"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',107,1.79488144870567774766e+09,'1:107','{"type":"actions","seat":1,"turn":59,"actions":[30],"events":[[2,31,1,1,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,5,0]],"digest":"f983"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',108,1.7948814487168629169e+09,'1:108','{"type":"actions","seat":1,"turn":59,"actions":[0],"events":[[1,31,2,60,20,0,0]],"digest":"e95b"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',109,1.79488144873824548722e+09,'2:109','{"type":"actions","seat":2,"turn":60,"actions":[8],"events":[[2,31,2,3,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,4,0]],"digest":"05de"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',110,1.79488144875713658337e+09,'2:110','{"type":"actions","seat":2,"turn":60,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,2,1,5,0,24,31,8,1,0,0,0,1,31,0,61,21,0,0]],"digest":"9c0a"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',111,1.79488144879440522194e+09,'0:111','{"type":"actions","seat":0,"turn":61,"actions":[12],"events":[[2,31,0,1,1,0,0,4,31,0,1,2,0,0,6,31,0,0,1,0,0,1,31,1,62,21,0,0]],"digest":"4e31"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',112,1.79488144883338737482e+09,'1:112','{"type":"actions","seat":1,"turn":62,"actions":[7],"events":[[2,31,1,2,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,5,0]],"digest":"e49a"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',113,1.79488144887053585052e+09,'1:113','{"type":"actions","seat":1,"turn":62,"actions":[60],"events":[[4,31,1,0,2,0,0,5,31,1,2,1,5,0,1,31,2,63,21,0,0]],"digest":"2864"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',114,1794881448.98253,'2:114','{"type":"actions","seat":2,"turn":63,"actions":[59],"events":[[17,31,2,12,7,0,0,4,31,2,0,3,0,0,22,31,2,1,0,0,0,23,31,2,1,0,0,0,1,31,0,64,22,0,0]],"digest":"ac3d"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',115,1.79488144943075156215e+09,'0:115','{"type":"actions","seat":0,"turn":64,"actions":[32],"events":[[2,31,0,3,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,4,0]],"digest":"7f5a"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',116,1.79488144946794819832e+09,'0:116','{"type":"actions","seat":0,"turn":64,"actions":[0],"events":[[25,31,1,5,0,0,0,25,31,1,2,0,0,0,25,31,3,3,0,0,0,25,31,3,0,0,0,0,25,31,3,3,0,0,0,25,31,4,1,0,0,0,25,31,6,0,0,0,0,25,31,6,3,0,0,0,25,31,6,2,0,0,0,25,31,7,0,0,0,0,25,31,7,0,0,0,0,25,31,7,4,0,0,0,25,31,8,5,0,0,0,25,31,8,2,0,0,0,25,31,8,5,0,0,0,26,31,4,0,0,0,0,1,31,1,65,22,0,0]],"digest":"0c58"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',117,1.79488144949386882777e+09,'1:117','{"type":"actions","seat":1,"turn":65,"actions":[59],"events":[[17,31,1,16,5,0,0,18,31,1,2,1,0,0,3,31,1,1,2,0,0]],"digest":"4f64"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',118,1.79488144969793820375e+09,'1:118','{"type":"actions","seat":1,"turn":65,"actions":[185],"events":[[20,31,1,7,2,0,0,4,31,1,0,6,0,0,22,31,1,2,0,0,0,23,31,1,3,0,0,0,1,31,2,66,22,0,0]],"digest":"f211"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',119,1.79488144976681613922e+09,'2:119','{"type":"actions","seat":2,"turn":66,"actions":[23],"events":[[2,31,2,0,3,0,0]],"digest":"2b2c"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',120,1.79488144990170121195e+09,'2:120','{"type":"actions","seat":2,"turn":66,"actions":[94],"events":[[4,31,2,0,6,0,0,9,31,2,14,0,0,0,4,31,2,3,1,0,0,10,31,2,3,1,0,0,4,31,2,3,1,0,0,10,31,2,3,2,0,0,13,31,2,0,0,0,0,1,31,0,67,23,0,0]],"digest":"ec8d"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',121,1.79488145025258302688e+09,'0:121','{"type":"actions","seat":0,"turn":67,"actions":[55],"events":[[2,31,0,2,8,0,0]],"digest":"035d"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',122,1.79488145031559944157e+09,'0:122','{"type":"actions","seat":0,"turn":67,"actions":[128],"events":[[7,31,0,0,2,0,0,15,31,0,2,0,2,0,3,31,0,0,5,0,0,1,31,1,68,23,0,0]],"digest":"780c"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',123,1.79488145033873605724e+09,'1:123','{"type":"actions","seat":1,"turn":68,"actions":[26],"events":[[2,31,1,3,3,0,0]],"digest":"e819"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',124,1.79488145035355758667e+09,'1:124','{"type":"actions","seat":1,"turn":68,"actions":[91],"events":[[4,31,1,0,6,0,0,9,31,1,11,0,0,0,4,31,1,3,1,0,0,10,31,1,2,1,0,0,1,31,2,69,23,0,0]],"digest":"32a0"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',125,1.79488145047431254391e+09,'2:125','{"type":"actions","seat":2,"turn":69,"actions":[16],"events":[[2,31,2,5,1,0,0,4,31,2,1,3,0,0,6,31,2,3,3,0,0,1,31,0,70,24,0,0]],"digest":"c2bf"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',126,1.79488145050263905528e+09,'0:126','{"type":"actions","seat":0,"turn":70,"actions":[59],"events":[[17,31,0,20,4,0,0]],"digest":"0758"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',127,1.79488145051819705964e+09,'0:127','{"type":"actions","seat":0,"turn":70,"actions":[172],"events":[[18,31,0,4,0,0,0,3,31,0,2,2,0,0]],"digest":"1220"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',128,1.79488145052887272832e+09,'0:128','{"type":"actions","seat":0,"turn":70,"actions":[183],"events":[[20,31,0,5,4,0,0,4,31,0,0,15,0,0,22,31,0,5,0,0,0,23,31,0,6,0,0,0,1,31,1,71,24,0,0]],"digest":"5856"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',129,1.79488145054237699512e+09,'1:129','{"type":"actions","seat":1,"turn":71,"actions":[7],"events":[[2,31,1,2,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,6,0,1,31,2,72,24,0,0]],"digest":"a13d"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',130,1.79488145055573320384e+09,'2:130','{"type":"actions","seat":2,"turn":72,"actions":[8],"events":[[2,31,2,3,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,5,0]],"digest":"2784"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',131,1.79488145056523656839e+09,'2:131','{"type":"actions","seat":2,"turn":72,"actions":[0],"events":[[24,31,6,1,0,0,0,1,31,0,73,25,0,0]],"digest":"bf0e"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',132,1.79488145070702719693e+09,'0:132','{"type":"actions","seat":0,"turn":73,"actions":[44],"events":[[2,31,0,3,6,0,0,4,31,0,0,5,0,0,10,31,0,0,1,0,0,1,31,1,74,25,0,0]],"digest":"2753"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',133,1.79488145101342892644e+09,'1:133','{"type":"actions","seat":1,"turn":74,"actions":[14],"events":[[2,31,1,3,1,0,0,4,31,1,1,3,0,0,6,31,1,2,2,0,0,1,31,2,75,25,0,0]],"digest":"b5cf"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',134,1.79488145115061807632e+09,'2:134','{"type":"actions","seat":2,"turn":75,"actions":[5],"events":[[2,31,2,0,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,6,0,1,31,0,76,26,0,0]],"digest":"8cb7"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',135,1.79488145122623419767e+09,'0:135','{"type":"actions","seat":0,"turn":76,"actions":[59],"events":[[17,31,0,20,4,0,0,4,31,0,0,3,0,0,22,31,0,1,0,0,0,23,31,0,1,0,0,0,1,31,1,77,26,0,0]],"digest":"9659"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',136,1.79488145127320933343e+09,'1:136','{"type":"actions","seat":1,"turn":77,"actions":[59],"events":[[17,31,1,16,5,0,0,4,31,1,0,6,0,0,22,31,1,2,0,0,0,23,31,1,3,0,0,0,1,31,2,78,26,0,0]],"digest":"13cb"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',137,1.79488145155301117902e+09,'2:137','{"type":"actions","seat":2,"turn":78,"actions":[54],"events":[[2,31,2,1,8,0,0]],"digest":"2c21"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',138,1.79488145167743492125e+09,'2:138','{"type":"actions","seat":2,"turn":78,"actions":[148],"events":[[]],"digest":"d3a5"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',139,1.79488145244254493717e+09,'2:139','{"type":"actions","seat":2,"turn":78,"actions":[154],"events":[[7,31,2,3,3,0,0]],"digest":"500c"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',140,1.79488145273590850832e+09,'2:140','{"type":"actions","seat":2,"turn":78,"actions":[157],"events":[[15,31,2,7,0,3,0,3,31,2,1,2,0,0,1,31,0,79,27,0,0]],"digest":"00e7"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',141,1.79488145316645264625e+09,'0:141','{"type":"actions","seat":0,"turn":79,"actions":[48],"events":[[2,31,0,1,7,0,0]],"digest":"81fc"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',142,1.79488145339842557904e+09,'0:142','{"type":"actions","seat":0,"turn":79,"actions":[117],"events":[[4,31,0,0,5,0,0,12,31,0,1,0,0,0]],"digest":"7074"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',143,1.79488145351540875436e+09,'0:143','{"type":"actions","seat":0,"turn":79,"actions":[118],"events":[[4,31,0,0,5,0,0,12,31,0,2,0,0,0,5,31,0,0,1,22,0]],"digest":"1c84"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',144,1.79488145353087663646e+09,'0:144','{"type":"actions","seat":0,"turn":79,"actions":[119],"events":[[4,31,0,0,5,0,0,12,31,0,3,0,0,0,1,31,1,80,27,0,0]],"digest":"687a"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',145,1.79488145354961514468e+09,'1:145','{"type":"actions","seat":1,"turn":80,"actions":[29],"events":[[2,31,1,0,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,5,0,5,31,1,1,1,6,0]],"digest":"e837"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',146,1.79488145358153772354e+09,'1:146','{"type":"actions","seat":1,"turn":80,"actions":[60],"events":[[4,31,1,0,2,0,0,5,31,1,1,1,6,0]],"digest":"2158"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',147,1.79488145383584022521e+09,'1:147','{"type":"actions","seat":1,"turn":80,"actions":[60],"events":[[4,31,1,0,3,0,0,5,31,1,1,1,7,0,1,31,2,81,27,0,0]],"digest":"8c37"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',148,1.7948814540218639374e+09,'2:148','{"type":"actions","seat":2,"turn":81,"actions":[32],"events":[[2,31,2,3,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,7,0,1,31,0,82,28,0,0]],"digest":"b346"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',149,1.79488145403345942499e+09,'0:149','{"type":"actions","seat":0,"turn":82,"actions":[59],"events":[[17,31,0,22,4,0,0,4,31,0,0,3,0,0,22,31,0,1,0,0,0,23,31,0,1,0,0,0,1,31,1,83,28,0,0]],"digest":"a083"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',150,1.79488145404937338828e+09,'1:150','{"type":"actions","seat":1,"turn":83,"actions":[17],"events":[[2,31,1,0,2,0,0,7,31,1,2,2,0,0,8,31,1,0,0,0,0,3,31,1,0,6,0,0,5,31,1,0,1,18,0,24,31,7,2,0,0,0,1,31,2,84,28,0,0]],"digest":"30d7"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',151,1.79488145406428289407e+09,'2:151','{"type":"actions","seat":2,"turn":84,"actions":[59],"events":[[17,31,2,12,7,0,0]],"digest":"81bf"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',152,1.79488145407380819316e+09,'2:152','{"type":"actions","seat":2,"turn":84,"actions":[172],"events":[[18,31,2,4,0,0,0,3,31,2,2,2,0,0]],"digest":"15d9"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',153,1.79488145408250451091e+09,'2:153','{"type":"actions","seat":2,"turn":84,"actions":[182],"events":[[20,31,2,4,4,0,0,4,31,2,0,12,0,0,22,31,2,4,0,0,0,23,31,2,6,0,0,0,1,31,0,85,29,0,0]],"digest":"a236"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',154,1.79488145409130573273e+09,'0:154','{"type":"actions","seat":0,"turn":85,"actions":[59],"events":[[17,31,0,22,4,0,0,1,31,1,86,29,0,0]],"digest":"21dc"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',155,1.79488145410057258607e+09,'1:155','{"type":"actions","seat":1,"turn":86,"actions":[59],"events":[[17,31,1,18,7,0,0,4,31,1,0,3,0,0,22,31,1,1,0,0,0,23,31,1,2,0,0,0,1,31,2,87,29,0,0]],"digest":"ec8f"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',156,1.79488145410999512668e+09,'2:156','{"type":"actions","seat":2,"turn":87,"actions":[13],"events":[[2,31,2,2,1,0,0,4,31,2,1,3,0,0,6,31,2,3,3,0,0,24,31,8,1,0,0,0,1,31,0,88,30,0,0]],"digest":"9283"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',157,1.7948814541187541484e+09,'0:157','{"type":"actions","seat":0,"turn":88,"actions":[7],"events":[[2,31,0,2,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,2,0]],"digest":"2efc"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',158,1.79488145412674450877e+09,'0:158','{"type":"actions","seat":0,"turn":88,"actions":[0],"events":[[1,31,1,89,30,0,0]],"digest":"a4a5"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',159,1.79488145413601613044e+09,'1:159','{"type":"actions","seat":1,"turn":89,"actions":[59],"events":[[17,31,1,18,7,0,0,1,31,2,90,30,0,0]],"digest":"cd7d"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',160,1.79488145414596796034e+09,'2:160','{"type":"actions","seat":2,"turn":90,"actions":[59],"events":[[17,31,2,12,7,0,0,4,31,2,0,3,0,0,22,31,2,1,0,0,0,23,31,2,1,0,0,0,1,31,0,91,31,0,0]],"digest":"4f99"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',161,1.79488145415440702437e+09,'0:161','{"type":"actions","seat":0,"turn":91,"actions":[10],"events":[[2,31,0,5,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,3,0]],"digest":"42e4"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',162,1.79488145416229677203e+09,'0:162','{"type":"actions","seat":0,"turn":91,"actions":[0],"events":[[1,31,1,92,31,0,0]],"digest":"d83e"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',163,1.79488145417133665082e+09,'1:163','{"type":"actions","seat":1,"turn":92,"actions":[32],"events":[[2,31,1,3,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,7,0,5,31,1,1,1,8,0]],"digest":"ba4c"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',164,1.79488145418040943141e+09,'1:164','{"type":"actions","seat":1,"turn":92,"actions":[0],"events":[[25,31,1,2,0,0,0,25,31,1,2,0,0,0,25,31,3,2,0,0,0,25,31,3,5,0,0,0,25,31,3,5,0,0,0,25,31,4,3,0,0,0,25,31,4,5,0,0,0,25,31,5,4,0,0,0,25,31,5,1,0,0,0,25,31,6,3,0,0,0,25,31,6,0,0,0,0,25,31,6,0,0,0,0,25,31,7,3,0,0,0,25,31,7,0,0,0,0,25,31,7,3,0,0,0,25,31,8,5,0,0,0,25,31,8,4,0,0,0,25,31,8,3,0,0,0,26,31,5,0,0,0,0,27,31,2,0,0,0,0,28,31,0,0,2,11,0,28,31,0,1,2,11,2,28,31,2,3,2,11,2,1,31,2,93,31,0,0]],"digest":"30f8"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',165,1794881454.19016,'2:165','{"type":"actions","seat":2,"turn":93,"actions":[50],"events":[[2,31,2,3,7,0,0]],"digest":"f5f8"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',166,1.79488145419951367377e+09,'2:166','{"type":"actions","seat":2,"turn":93,"actions":[117],"events":[[4,31,2,0,5,0,0,12,31,2,1,0,0,0,5,31,2,0,1,14,0,1,31,0,94,32,0,0]],"digest":"a8ca"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',167,1.79488145420802402496e+09,'0:167','{"type":"actions","seat":0,"turn":94,"actions":[23],"events":[[2,31,0,0,3,0,0]],"digest":"ebd3"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',168,1.79488145421647095683e+09,'0:168','{"type":"actions","seat":0,"turn":94,"actions":[90],"events":[[4,31,0,0,6,0,0,4,31,0,2,1,0,0,9,31,0,10,0,0,0,1,31,1,95,32,0,0]],"digest":"95c7"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',169,1.79488145422639751433e+09,'1:169','{"type":"actions","seat":1,"turn":95,"actions":[13],"events":[[2,31,1,2,1,0,0,4,31,1,1,3,0,0,6,31,1,2,2,0,0,1,31,2,96,32,0,0]],"digest":"b462"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',170,1.79488145423600649829e+09,'2:170','{"type":"actions","seat":2,"turn":96,"actions":[17],"events":[[2,31,2,0,2,0,0]],"digest":"90a8"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',171,1.79488145424816441532e+09,'2:171','{"type":"actions","seat":2,"turn":96,"actions":[69],"events":[[7,31,2,3,3,0,0,8,31,2,2,0,0,0,3,31,2,0,10,0,0,5,31,2,0,1,16,0,1,31,0,97,33,0,0]],"digest":"1e07"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',172,1.79488145425801062585e+09,'0:172','{"type":"actions","seat":0,"turn":97,"actions":[59],"events":[[17,31,0,22,4,0,0,4,31,0,0,9,0,0,22,31,0,3,0,0,0,23,31,0,3,0,0,0,1,31,1,98,33,0,0]],"digest":"04d8"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',173,1.79488145426790857315e+09,'1:173','{"type":"actions","seat":1,"turn":98,"actions":[16],"events":[[2,31,1,5,1,0,0,4,31,1,1,3,0,0,6,31,1,2,2,0,0,1,31,2,99,33,0,0]],"digest":"0861"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',174,1.7948814542776279449e+09,'2:174','{"type":"actions","seat":2,"turn":99,"actions":[37],"events":[[2,31,2,2,5,0,0]],"digest":"074d"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',175,1.7948814542861483097e+09,'2:175','{"type":"actions","seat":2,"turn":99,"actions":[114],"events":[[4,31,2,0,5,0,0,11,31,2,2,1,0,0,5,31,2,0,1,18,0]],"digest":"1e79"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',176,1.79488145429840469362e+09,'2:176','{"type":"actions","seat":2,"turn":99,"actions":[0],"events":[[1,31,0,100,34,0,0]],"digest":"38cd"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',177,1.79488145430763483046e+09,'0:177','{"type":"actions","seat":0,"turn":100,"actions":[59],"events":[[17,31,0,22,4,0,0,1,31,1,101,34,0,0]],"digest":"c975"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',178,1.79488145431741333009e+09,'1:178','{"type":"actions","seat":1,"turn":101,"actions":[54],"events":[[2,31,1,1,8,0,0]],"digest":"b3ea"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',179,1.79488145432602238657e+09,'1:179','{"type":"actions","seat":1,"turn":101,"actions":[141],"events":[[]],"digest":"6658"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',180,1.79488145433531308178e+09,'1:180','{"type":"actions","seat":1,"turn":101,"actions":[152],"events":[[7,31,1,2,1,0,0]],"digest":"e396"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',181,1794881454.34889,'1:181','{"type":"actions","seat":1,"turn":101,"actions":[157],"events":[[15,31,1,5,1,3,0,29,31,1,2,2,0,0]],"digest":"d165"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',182,1.79488145435967874521e+09,'1:182','{"type":"actions","seat":1,"turn":101,"actions":[0],"events":[[1,31,2,102,34,0,0]],"digest":"93ba"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',183,1.79488145437017345426e+09,'2:183','{"type":"actions","seat":2,"turn":102,"actions":[45],"events":[[2,31,2,4,6,0,0,4,31,2,0,5,0,0,3,31,2,3,1,0,0,1,31,0,103,35,0,0]],"digest":"31c5"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',184,1.79488145438153290749e+09,'0:184','{"type":"actions","seat":0,"turn":103,"actions":[27],"events":[[2,31,0,4,3,0,0]],"digest":"bb15"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',185,1.79488145439117574696e+09,'0:185','{"type":"actions","seat":0,"turn":103,"actions":[88],"events":[[4,31,0,0,6,0,0,9,31,0,8,0,0,0,3,31,0,2,2,0,0]],"digest":"6fa7"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',186,1.79488145441021895408e+09,'0:186','{"type":"actions","seat":0,"turn":103,"actions":[3],"events":[[4,31,0,2,3,0,0,5,31,0,1,1,5,0,24,31,6,2,0,0,0,1,31,1,104,35,0,0]],"digest":"60ea"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',187,1.79488145442978787422e+09,'1:187','{"type":"actions","seat":1,"turn":104,"actions":[23],"events":[[2,31,1,0,3,0,0]],"digest":"1061"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',188,1.7948814544408698082e+09,'1:188','{"type":"actions","seat":1,"turn":104,"actions":[104],"events":[[4,31,1,0,6,0,0,9,31,1,24,0,0,0,1,31,2,105,35,0,0]],"digest":"d691"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',189,1.79488145444924664497e+09,'2:189','{"type":"actions","seat":2,"turn":105,"actions":[13],"events":[[2,31,2,2,1,0,0,4,31,2,1,3,0,0,6,31,2,3,3,0,0,24,31,7,1,0,0,0,1,31,0,106,36,0,0]],"digest":"46fb"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',190,1.79488145445662212367e+09,'0:190','{"type":"actions","seat":0,"turn":106,"actions":[11],"events":[[2,31,0,0,1,0,0]],"digest":"a204"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',191,1.79488145446402788162e+09,'0:191','{"type":"actions","seat":0,"turn":106,"actions":[61],"events":[[4,31,0,1,2,0,0,6,31,0,0,2,0,0]],"digest":"f5ce"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',192,1.79488145447184586521e+09,'0:192','{"type":"actions","seat":0,"turn":106,"actions":[62],"events":[[4,31,0,1,2,0,0,6,31,0,1,1,0,0,1,31,1,107,36,0,0]],"digest":"81c9"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',193,1.79488145448259425168e+09,'1:193','{"type":"actions","seat":1,"turn":107,"actions":[34],"events":[[2,31,1,5,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,8,0,5,31,1,1,1,9,0]],"digest":"e255"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',194,1.79488145449171304698e+09,'1:194','{"type":"actions","seat":1,"turn":107,"actions":[60],"events":[[4,31,1,0,2,0,0,5,31,1,1,1,9,0]],"digest":"4789"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',195,1.79488145450189208983e+09,'1:195','{"type":"actions","seat":1,"turn":107,"actions":[0],"events":[[1,31,2,108,36,0,0]],"digest":"c517"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',196,1.79488145451234865188e+09,'2:196','{"type":"actions","seat":2,"turn":108,"actions":[20],"events":[[2,31,2,3,2,0,0,7,31,2,3,2,0,0,8,31,2,0,0,0,0,3,31,2,0,6,0,0,5,31,2,0,1,20,0,1,31,0,109,37,0,0]],"digest":"be9f"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',197,1.79488145452210569384e+09,'0:197','{"type":"actions","seat":0,"turn":109,"actions":[46],"events":[[2,31,0,5,6,0,0]],"digest":"4f81"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',198,1.79488145453161239625e+09,'0:198','{"type":"actions","seat":0,"turn":109,"actions":[107],"events":[[4,31,0,0,5,0,0,10,31,0,2,1,0,0]],"digest":"2e5d"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',199,1.79488145454351067549e+09,'0:199','{"type":"actions","seat":0,"turn":109,"actions":[107],"events":[[4,31,0,0,5,0,0,10,31,0,2,2,0,0,24,31,8,4,0,0,0,1,31,1,110,37,0,0]],"digest":"caa6"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',200,1.79488145455460691452e+09,'1:200','{"type":"actions","seat":1,"turn":110,"actions":[59],"events":[[17,31,1,18,9,0,0]],"digest":"b096"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',201,1.79488145456539034848e+09,'1:201','{"type":"actions","seat":1,"turn":110,"actions":[177],"events":[[18,31,1,5,2,0,0,3,31,1,0,5,0,0]],"digest":"3e5a"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',202,1.79488145457491230969e+09,'1:202','{"type":"actions","seat":1,"turn":110,"actions":[180],"events":[[20,31,1,2,5,0,0,4,31,1,0,15,0,0,22,31,1,5,0,0,0,23,31,1,6,0,0,0,1,31,2,111,37,0,0]],"digest":"879e"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',203,1.79488145458522033691e+09,'2:203','{"type":"actions","seat":2,"turn":111,"actions":[59],"events":[[17,31,2,20,7,0,0]],"digest":"2543"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',204,1.79488145460212206844e+09,'2:204','{"type":"actions","seat":2,"turn":111,"actions":[169],"events":[[18,31,2,3,0,0,0,3,31,2,2,2,0,0]],"digest":"0803"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',205,1.79488145462361598013e+09,'2:205','{"type":"actions","seat":2,"turn":111,"actions":[2],"events":[[4,31,2,2,3,0,0,5,31,2,0,1,22,0]],"digest":"a007"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',206,1.79488145463316464429e+09,'2:206','{"type":"actions","seat":2,"turn":111,"actions":[179],"events":[[20,31,2,1,3,0,0,4,31,2,0,12,0,0,22,31,2,4,0,0,0,23,31,2,6,0,0,0,1,31,0,112,38,0,0]],"digest":"aab2"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',207,1.79488145464352202417e+09,'0:207','{"type":"actions","seat":0,"turn":112,"actions":[52],"events":[[2,31,0,5,7,0,0]],"digest":"aa26"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',208,1.79488145465503978726e+09,'0:208','{"type":"actions","seat":0,"turn":112,"actions":[119],"events":[[4,31,0,0,5,0,0,12,31,0,3,0,0,0,5,31,0,0,1,24,0,1,31,1,113,38,0,0]],"digest":"a4c7"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',209,1.79488145466766452792e+09,'1:209','{"type":"actions","seat":1,"turn":113,"actions":[51],"events":[[2,31,1,4,7,0,0]],"digest":"e9d4"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',210,1.79488145472585225101e+09,'1:210','{"type":"actions","seat":1,"turn":113,"actions":[116],"events":[[4,31,1,0,5,0,0,12,31,1,0,0,0,0,1,31,2,114,38,0,0]],"digest":"0121"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',211,1.79488145482989788054e+09,'2:211','{"type":"actions","seat":2,"turn":114,"actions":[44],"events":[[2,31,2,3,6,0,0,4,31,2,0,5,0,0,3,31,2,3,1,0,0,25,31,1,4,0,0,0,25,31,2,1,0,0,0,25,31,2,0,0,0,0,25,31,3,4,0,0,0,25,31,3,0,0,0,0,25,31,4,2,0,0,0,25,31,4,2,0,0,0,25,31,4,1,0,0,0,25,31,5,5,0,0,0,25,31,6,4,0,0,0,25,31,6,3,0,0,0,25,31,6,2,0,0,0,25,31,7,5,0,0,0,25,31,7,2,0,0,0,25,31,7,0,0,0,0,25,31,8,0,0,0,0,25,31,8,3,0,0,0,25,31,8,1,0,0,0,26,31,6,0,0,0,0,30,31,3,0,0,0,0,1,31,0,115,39,0,0]],"digest":"4f1b"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',212,1.79488145499094486241e+09,'0:212','{"type":"actions","seat":0,"turn":115,"actions":[59],"events":[[17,31,0,24,5,0,0,18,31,0,3,0,0,0,3,31,0,2,2,0,0]],"digest":"0b94"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',213,1.79488145502373147013e+09,'0:213','{"type":"actions","seat":0,"turn":115,"actions":[178],"events":[[20,31,0,0,3,0,0,4,31,0,0,9,0,0,22,31,0,3,0,0,0,23,31,0,4,0,0,0,1,31,1,116,39,0,0]],"digest":"bc83"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',214,1.79488145513369441036e+09,'1:214','{"type":"actions","seat":1,"turn":116,"actions":[42],"events":[[2,31,1,1,6,0,0]],"digest":"ae81"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',215,1.79488145521321320534e+09,'1:215','{"type":"actions","seat":1,"turn":116,"actions":[107],"events":[[4,31,1,0,2,0,0,10,31,1,2,2,0,0,1,31,2,117,39,0,0]],"digest":"c000"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',216,1.79488145531278824812e+09,'2:216','{"type":"actions","seat":2,"turn":117,"actions":[34],"events":[[2,31,2,5,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,8,0]],"digest":"80b2"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',217,1.79488145532791352272e+09,'2:217','{"type":"actions","seat":2,"turn":117,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,1,1,8,0,26,31,7,0,0,0,0,1,31,0,118,40,0,0]],"digest":"c837"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',218,1.79488145533727765082e+09,'0:218','{"type":"actions","seat":0,"turn":118,"actions":[33],"events":[[2,31,0,4,4,0,0,5,31,0,1,1,5,0]],"digest":"7672"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',219,1.79488145534794640541e+09,'0:219','{"type":"actions","seat":0,"turn":118,"actions":[60],"events":[[4,31,0,0,2,0,0,5,31,0,1,1,6,0]],"digest":"af2b"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',220,1.79488145535646772383e+09,'0:220','{"type":"actions","seat":0,"turn":118,"actions":[0],"events":[[1,31,1,119,40,0,0]],"digest":"453c"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',221,1.79488145536767435073e+09,'1:221','{"type":"actions","seat":1,"turn":119,"actions":[29],"events":[[2,31,1,0,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,10,0,24,31,6,3,0,0,0,1,31,2,120,40,0,0]],"digest":"abf3"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',222,1.79488145537933087344e+09,'2:222','{"type":"actions","seat":2,"turn":120,"actions":[59],"events":[[17,31,2,22,8,0,0,4,31,2,0,6,0,0,22,31,2,2,0,0,0,23,31,2,2,0,0,0,26,31,8,0,0,0,0,1,31,0,121,41,0,0]],"digest":"80a6"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',223,1.79488145539135432243e+09,'0:223','{"type":"actions","seat":0,"turn":121,"actions":[38],"events":[[2,31,0,3,5,0,0]],"digest":"f30a"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',224,1.79488145541737389564e+09,'0:224','{"type":"actions","seat":0,"turn":121,"actions":[112],"events":[[4,31,0,0,5,0,0,11,31,0,0,0,0,0]],"digest":"94a7"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',225,1.79488145543171691894e+09,'0:225','{"type":"actions","seat":0,"turn":121,"actions":[114],"events":[[4,31,0,0,5,0,0,11,31,0,2,0,0,0,5,31,0,0,1,26,0,1,31,1,122,41,0,0]],"digest":"1c8c"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',226,1.79488145544267201428e+09,'1:226','{"type":"actions","seat":1,"turn":122,"actions":[15],"events":[[2,31,1,4,1,0,0]],"digest":"742a"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',227,1.79488145545391488073e+09,'1:227','{"type":"actions","seat":1,"turn":122,"actions":[63],"events":[[4,31,1,1,3,0,0,6,31,1,2,1,2,0]],"digest":"9816"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',228,1794881455.46633,'1:228','{"type":"actions","seat":1,"turn":122,"actions":[0],"events":[[1,31,2,123,41,0,0]],"digest":"32e7"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',229,1.79488145548035526273e+09,'2:229','{"type":"actions","seat":2,"turn":123,"actions":[37],"events":[[2,31,2,2,5,0,0]],"digest":"a508"}');
INSERT INTO "log" VALUES('ctg872ytk4hb',230,1.79488145549244594578e+09,'2:230','{"type":"actions","seat":2,"turn":123,"actions":[113],"events":[[4,31,2,0,5,0,0,11,31,2,1,1,0,0,27,31,3,0,0,0,0,28,31,0,0,2,15,2,28,31,0,1,2,15,2,28,31,1,2,2,15,2,28,31,2,3,2,15,2,31,31,0,20,2,0,0,32,31,0,1,1,1,0,32,31,0,2,3,2,0,32,31,0,5,3,4,0,32,31,0,6,4,2,0,32,31,0,8,2,3,0,31,31,1,9,3,0,0,32,31,1,1,4,1,0,32,31,1,2,4,5,0,32,31,1,3,2,4,0,32,31,1,5,1,1,0,32,31,1,7,1,2,0,32,31,1,8,1,2,0,31,31,2,19,1,0,0,32,31,2,0,1,3,0,32,31,2,1,4,3,0,32,31,2,4,1,4,0,32,31,2,5,3,1,0,32,31,2,8,1,3,0,33,31,3,0,0,0,0]],"digest":"8ecb"}');
INSERT INTO "log" VALUES('twphcny9r9p2',1,1.79488145553563261031e+09,'0:1','{"type":"actions","seat":0,"turn":1,"actions":[10],"events":[[2,31,0,5,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,2,0]],"digest":"7759"}');
INSERT INTO "log" VALUES('twphcny9r9p2',2,1.7948814555499670505e+09,'0:2','{"type":"actions","seat":0,"turn":1,"actions":[60],"events":[[4,31,0,0,2,0,0,5,31,0,2,1,2,0]],"digest":"cec8"}');
INSERT INTO "log" VALUES('twphcny9r9p2',3,1.79488145569755864136e+09,'0:3','{"type":"actions","seat":0,"turn":1,"actions":[60],"events":[[4,31,0,0,3,0,0,5,31,0,2,1,3,0,1,31,1,2,1,0,0]],"digest":"90c7"}');
INSERT INTO "log" VALUES('twphcny9r9p2',4,1.7948814557265181541e+09,'1:4','{"type":"actions","seat":1,"turn":2,"actions":[6],"events":[[2,31,1,1,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,2,0]],"digest":"d650"}');
INSERT INTO "log" VALUES('twphcny9r9p2',5,1.79488145574540448184e+09,'1:5','{"type":"actions","seat":1,"turn":2,"actions":[0],"events":[[1,31,2,3,1,0,0]],"digest":"c95e"}');
INSERT INTO "log" VALUES('twphcny9r9p2',6,1.79488145576512503624e+09,'2:6','{"type":"actions","seat":2,"turn":3,"actions":[51],"events":[[2,31,2,4,7,0,0]],"digest":"cd6b"}');
INSERT INTO "log" VALUES('twphcny9r9p2',7,1.79488145578455233573e+09,'2:7','{"type":"actions","seat":2,"turn":3,"actions":[117],"events":[[4,31,2,0,5,0,0,12,31,2,1,0,0,0]],"digest":"bf8e"}');
INSERT INTO "log" VALUES('twphcny9r9p2',8,1.79488145582565641403e+09,'2:8','{"type":"actions","seat":2,"turn":3,"actions":[0],"events":[[1,31,0,4,2,0,0]],"digest":"d2fc"}');
INSERT INTO "log" VALUES('twphcny9r9p2',9,1.79488145590324640272e+09,'0:9','{"type":"actions","seat":0,"turn":4,"actions":[46],"events":[[2,31,0,5,6,0,0,4,31,0,0,5,0,0,3,31,0,3,1,0,0,1,31,1,5,2,0,0]],"digest":"b694"}');
INSERT INTO "log" VALUES('twphcny9r9p2',10,1.79488145610240101813e+09,'1:10','{"type":"actions","seat":1,"turn":5,"actions":[44],"events":[[2,31,1,3,6,0,0,4,31,1,0,5,0,0,3,31,1,3,1,0,0]],"digest":"4471"}');
INSERT INTO "log" VALUES('twphcny9r9p2',11,1.79488145620318293566e+09,'1:11','{"type":"actions","seat":1,"turn":5,"actions":[0],"events":[[24,31,6,4,0,0,0,1,31,2,6,2,0,0]],"digest":"8711"}');
INSERT INTO "log" VALUES('twphcny9r9p2',12,1.79488145624342465404e+09,'2:12','{"type":"actions","seat":2,"turn":6,"actions":[29],"events":[[2,31,2,0,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,3,0]],"digest":"84e5"}');
INSERT INTO "log" VALUES('twphcny9r9p2',13,1.79488145635042762758e+09,'2:13','{"type":"actions","seat":2,"turn":6,"actions":[0],"events":[[1,31,0,7,3,0,0]],"digest":"e797"}');
INSERT INTO "log" VALUES('twphcny9r9p2',14,1.79488145635826230051e+09,'0:14','{"type":"actions","seat":0,"turn":7,"actions":[9],"events":[[2,31,0,4,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,3,0,24,31,7,1,0,0,0,1,31,1,8,3,0,0]],"digest":"7ef3"}');
INSERT INTO "log" VALUES('twphcny9r9p2',15,1.79488145636713051795e+09,'1:15','{"type":"actions","seat":1,"turn":8,"actions":[49],"events":[[2,31,1,2,7,0,0]],"digest":"6d46"}');
INSERT INTO "log" VALUES('twphcny9r9p2',16,1.79488145639254450796e+09,'1:16','{"type":"actions","seat":1,"turn":8,"actions":[116],"events":[[4,31,1,0,5,0,0,12,31,1,0,0,0,0,1,31,2,9,3,0,0]],"digest":"25eb"}');
INSERT INTO "log" VALUES('twphcny9r9p2',17,1.7948814564171690941e+09,'2:17','{"type":"actions","seat":2,"turn":9,"actions":[48],"events":[[2,31,2,1,7,0,0]],"digest":"e0b5"}');
INSERT INTO "log" VALUES('twphcny9r9p2',18,1.79488145642626833911e+09,'2:18','{"type":"actions","seat":2,"turn":9,"actions":[117],"events":[[4,31,2,0,5,0,0,12,31,2,1,0,0,0,5,31,2,0,1,14,0,1,31,0,10,4,0,0]],"digest":"d113"}');
INSERT INTO "log" VALUES('twphcny9r9p2',19,1.79488145643501138684e+09,'0:19','{"type":"actions","seat":0,"turn":10,"actions":[59],"events":[[17,31,0,12,2,0,0]],"digest":"154d"}');
INSERT INTO "log" VALUES('twphcny9r9p2',20,1.79488145644323873525e+09,'0:20','{"type":"actions","seat":0,"turn":10,"actions":[168],"events":[[18,31,0,2,2,0,0,3,31,0,0,5,0,0]],"digest":"b7ce"}');
INSERT INTO "log" VALUES('twphcny9r9p2',21,1.79488145645440554621e+09,'0:21','{"type":"actions","seat":0,"turn":10,"actions":[182],"events":[[20,31,0,4,2,0,0,4,31,0,0,6,0,0,22,31,0,2,0,0,0,23,31,0,3,0,0,0,1,31,1,11,4,0,0]],"digest":"df27"}');
INSERT INTO "log" VALUES('twphcny9r9p2',22,1.79488145646728205684e+09,'1:22','{"type":"actions","seat":1,"turn":11,"actions":[31],"events":[[2,31,1,2,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,3,0,1,31,2,12,4,0,0]],"digest":"a27c"}');
INSERT INTO "log" VALUES('twphcny9r9p2',23,1.79488145647702264785e+09,'2:23','{"type":"actions","seat":2,"turn":12,"actions":[59],"events":[[17,31,2,14,3,0,0]],"digest":"afd4"}');
INSERT INTO "log" VALUES('twphcny9r9p2',24,1.79488145648628568654e+09,'2:24','{"type":"actions","seat":2,"turn":12,"actions":[168],"events":[[18,31,2,2,2,0,0,3,31,2,0,5,0,0]],"digest":"da9f"}');
INSERT INTO "log" VALUES('twphcny9r9p2',25,1.79488145649565052986e+09,'2:25','{"type":"actions","seat":2,"turn":12,"actions":[180],"events":[[20,31,2,2,2,0,0,4,31,2,0,9,0,0,22,31,2,3,0,0,0,23,31,2,3,0,0,0,1,31,0,13,5,0,0]],"digest":"cdf5"}');
INSERT INTO "log" VALUES('twphcny9r9p2',26,1.79488145650371384615e+09,'0:26','{"type":"actions","seat":0,"turn":13,"actions":[23],"events":[[2,31,0,0,3,0,0]],"digest":"4548"}');
INSERT INTO "log" VALUES('twphcny9r9p2',27,1.79488145651114654535e+09,'0:27','{"type":"actions","seat":0,"turn":13,"actions":[92],"events":[[4,31,0,0,6,0,0,4,31,0,2,1,0,0,9,31,0,12,0,0,0,4,31,0,3,1,0,0,10,31,0,2,1,0,0,5,31,0,1,2,3,0,1,31,1,14,5,0,0]],"digest":"b809"}');
INSERT INTO "log" VALUES('twphcny9r9p2',28,1.79488145651988029475e+09,'1:28','{"type":"actions","seat":1,"turn":14,"actions":[59],"events":[[17,31,1,12,3,0,0]],"digest":"5ec8"}');
INSERT INTO "log" VALUES('twphcny9r9p2',29,1.79488145652815222737e+09,'1:29','{"type":"actions","seat":1,"turn":14,"actions":[169],"events":[[18,31,1,3,0,0,0,3,31,1,2,2,0,0]],"digest":"02a9"}');
INSERT INTO "log" VALUES('twphcny9r9p2',30,1.79488145653639101983e+09,'1:30','{"type":"actions","seat":1,"turn":14,"actions":[183],"events":[[20,31,1,5,3,0,0,4,31,1,0,9,0,0,22,31,1,3,0,0,0,23,31,1,4,0,0,0]],"digest":"4050"}');
INSERT INTO "log" VALUES('twphcny9r9p2',31,1.79488145654571461676e+09,'1:31','{"type":"actions","seat":1,"turn":14,"actions":[2],"events":[[4,31,1,2,3,0,0,5,31,1,0,1,14,0,1,31,2,15,5,0,0]],"digest":"77e6"}');
INSERT INTO "log" VALUES('twphcny9r9p2',32,1.79488145658734250071e+09,'2:32','{"type":"actions","seat":2,"turn":15,"actions":[47],"events":[[2,31,2,0,7,0,0]],"digest":"405d"}');
INSERT INTO "log" VALUES('twphcny9r9p2',33,1.79488145662841320042e+09,'2:33','{"type":"actions","seat":2,"turn":15,"actions":[117],"events":[[4,31,2,0,5,0,0,12,31,2,1,0,0,0]],"digest":"b07f"}');
INSERT INTO "log" VALUES('twphcny9r9p2',34,1.79488145664458298685e+09,'2:34','{"type":"actions","seat":2,"turn":15,"actions":[0],"events":[[24,31,8,4,0,0,0,1,31,0,16,6,0,0]],"digest":"596c"}');
INSERT INTO "log" VALUES('twphcny9r9p2',35,1.79488145666881370541e+09,'0:35','{"type":"actions","seat":0,"turn":16,"actions":[9],"events":[[2,31,0,4,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,4,0]],"digest":"95bd"}');
INSERT INTO "log" VALUES('twphcny9r9p2',36,1.79488145668311643602e+09,'0:36','{"type":"actions","seat":0,"turn":16,"actions":[60],"events":[[4,31,0,0,2,0,0,5,31,0,2,1,4,0,1,31,1,17,6,0,0]],"digest":"948e"}');
INSERT INTO "log" VALUES('twphcny9r9p2',37,1.79488145670140099522e+09,'1:37','{"type":"actions","seat":1,"turn":17,"actions":[59],"events":[[17,31,1,14,3,0,0,1,31,2,18,6,0,0]],"digest":"1f2d"}');
INSERT INTO "log" VALUES('twphcny9r9p2',38,1.79488145674242305753e+09,'2:38','{"type":"actions","seat":2,"turn":18,"actions":[6],"events":[[2,31,2,1,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,2,0]],"digest":"4520"}');
INSERT INTO "log" VALUES('twphcny9r9p2',39,1.79488145679294300079e+09,'2:39','{"type":"actions","seat":2,"turn":18,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,2,1,2,0,1,31,0,19,7,0,0]],"digest":"3a72"}');
INSERT INTO "log" VALUES('twphcny9r9p2',40,1.7948814568090291023e+09,'0:40','{"type":"actions","seat":0,"turn":19,"actions":[59],"events":[[17,31,0,12,3,0,0,4,31,0,0,6,0,0,22,31,0,2,0,0,0,23,31,0,2,0,0,0,1,31,1,20,7,0,0]],"digest":"ea2c"}');
INSERT INTO "log" VALUES('twphcny9r9p2',41,1.79488145682791638366e+09,'1:41','{"type":"actions","seat":1,"turn":20,"actions":[59],"events":[[17,31,1,14,3,0,0,1,31,2,21,7,0,0]],"digest":"83fd"}');
INSERT INTO "log" VALUES('twphcny9r9p2',42,1.79488145684770369534e+09,'2:42','{"type":"actions","seat":2,"turn":21,"actions":[59],"events":[[17,31,2,14,3,0,0,4,31,2,0,6,0,0,22,31,2,2,0,0,0,23,31,2,2,0,0,0,1,31,0,22,8,0,0]],"digest":"4adc"}');
INSERT INTO "log" VALUES('twphcny9r9p2',43,1.79488145685689210896e+09,'0:43','{"type":"actions","seat":0,"turn":22,"actions":[50],"events":[[2,31,0,3,7,0,0]],"digest":"fc5b"}');
INSERT INTO "log" VALUES('twphcny9r9p2',44,1.79488145686561632158e+09,'0:44','{"type":"actions","seat":0,"turn":22,"actions":[116],"events":[[4,31,0,0,5,0,0,12,31,0,0,0,0,0,1,31,1,23,8,0,0]],"digest":"9e42"}');
INSERT INTO "log" VALUES('twphcny9r9p2',45,1.79488145691646456721e+09,'1:45','{"type":"actions","seat":1,"turn":23,"actions":[7],"events":[[2,31,1,2,0,0,0,4,31,1,0,1,0,0,5,31,1,2,1,2,0]],"digest":"4e79"}');
INSERT INTO "log" VALUES('twphcny9r9p2',46,1.79488145716502141952e+09,'1:46','{"type":"actions","seat":1,"turn":23,"actions":[60],"events":[[4,31,1,0,2,0,0,5,31,1,2,1,3,0]],"digest":"fa6d"}');
INSERT INTO "log" VALUES('twphcny9r9p2',47,1.79488145726308465002e+09,'1:47','{"type":"actions","seat":1,"turn":23,"actions":[60],"events":[[4,31,1,0,3,0,0,5,31,1,2,1,3,0,25,31,1,5,0,0,0,25,31,1,0,0,0,0,25,31,1,5,0,0,0,25,31,2,2,0,0,0,25,31,3,3,0,0,0,25,31,3,4,0,0,0,25,31,4,0,0,0,0,25,31,6,2,0,0,0,25,31,6,5,0,0,0,25,31,6,0,0,0,0,25,31,7,1,0,0,0,25,31,7,1,0,0,0,25,31,7,3,0,0,0,25,31,8,3,0,0,0,25,31,8,2,0,0,0,25,31,8,5,0,0,0,26,31,2,0,0,0,0,1,31,2,24,8,0,0]],"digest":"e937"}');
INSERT INTO "log" VALUES('twphcny9r9p2',48,1.79488145737342453004e+09,'2:48','{"type":"actions","seat":2,"turn":24,"actions":[33],"events":[[2,31,2,4,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,3,0]],"digest":"c791"}');
INSERT INTO "log" VALUES('twphcny9r9p2',49,1.79488145751768612859e+09,'2:49','{"type":"actions","seat":2,"turn":24,"actions":[60],"events":[[4,31,2,0,2,0,0,5,31,2,1,1,4,0]],"digest":"6d50"}');
INSERT INTO "log" VALUES('twphcny9r9p2',50,1.79488145764566969873e+09,'2:50','{"type":"actions","seat":2,"turn":24,"actions":[60],"events":[[4,31,2,0,3,0,0,5,31,2,1,1,4,0,1,31,0,25,9,0,0]],"digest":"cd46"}');
INSERT INTO "log" VALUES('twphcny9r9p2',51,1.79488145770608854292e+09,'0:51','{"type":"actions","seat":0,"turn":25,"actions":[10],"events":[[2,31,0,5,0,0,0,4,31,0,0,1,0,0,5,31,0,2,1,5,0,1,31,1,26,9,0,0]],"digest":"0a37"}');
INSERT INTO "log" VALUES('twphcny9r9p2',52,1.79488145795541834829e+09,'1:52','{"type":"actions","seat":1,"turn":26,"actions":[24],"events":[[2,31,1,1,3,0,0]],"digest":"d282"}');
INSERT INTO "log" VALUES('twphcny9r9p2',53,1.79488145815224528316e+09,'1:53','{"type":"actions","seat":1,"turn":26,"actions":[86],"events":[[4,31,1,0,6,0,0,9,31,1,6,0,0,0,4,31,1,3,1,0,0,10,31,1,1,1,0,0,1,31,2,27,9,0,0]],"digest":"8a66"}');
INSERT INTO "log" VALUES('twphcny9r9p2',54,1.79488145846428799635e+09,'2:54','{"type":"actions","seat":2,"turn":27,"actions":[5],"events":[[2,31,2,0,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,3,0,1,31,0,28,10,0,0]],"digest":"760f"}');
INSERT INTO "log" VALUES('twphcny9r9p2',55,1794881458.61565,'0:55','{"type":"actions","seat":0,"turn":28,"actions":[59],"events":[[17,31,0,12,3,0,0,4,31,0,0,6,0,0,22,31,0,2,0,0,0,23,31,0,2,0,0,0,1,31,1,29,10,0,0]],"digest":"0adb"}');
INSERT INTO "log" VALUES('twphcny9r9p2',56,1.79488145872009301185e+09,'1:56','{"type":"actions","seat":1,"turn":29,"actions":[16],"events":[[2,31,1,5,1,0,0,4,31,1,1,2,0,0,6,31,1,1,2,0,0,24,31,6,1,0,0,0,1,31,2,30,10,0,0]],"digest":"c2e4"}');
INSERT INTO "log" VALUES('twphcny9r9p2',57,1.79488145874305772779e+09,'2:57','{"type":"actions","seat":2,"turn":30,"actions":[59],"events":[[17,31,2,14,4,0,0,4,31,2,0,6,0,0,22,31,2,2,0,0,0,23,31,2,2,0,0,0,1,31,0,31,11,0,0]],"digest":"d1c9"}');
INSERT INTO "log" VALUES('twphcny9r9p2',58,1.79488145888027596469e+09,'0:58','{"type":"actions","seat":0,"turn":31,"actions":[48],"events":[[2,31,0,1,7,0,0]],"digest":"ead3"}');
INSERT INTO "log" VALUES('twphcny9r9p2',59,1.79488145893035912518e+09,'0:59','{"type":"actions","seat":0,"turn":31,"actions":[118],"events":[[4,31,0,0,5,0,0,12,31,0,2,0,0,0,5,31,0,0,1,14,0,1,31,1,32,11,0,0]],"digest":"8a6e"}');
INSERT INTO "log" VALUES('twphcny9r9p2',60,1.79488145895047426225e+09,'1:60','{"type":"actions","seat":1,"turn":32,"actions":[29],"events":[[2,31,1,0,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,3,0,1,31,2,33,11,0,0]],"digest":"60e7"}');
INSERT INTO "log" VALUES('twphcny9r9p2',61,1.79488145908571386337e+09,'2:61','{"type":"actions","seat":2,"turn":33,"actions":[25],"events":[[2,31,2,2,3,0,0]],"digest":"ca16"}');
INSERT INTO "log" VALUES('twphcny9r9p2',62,1.79488145910426926616e+09,'2:62','{"type":"actions","seat":2,"turn":33,"actions":[83],"events":[[4,31,2,0,6,0,0,9,31,2,3,0,0,0,5,31,2,0,1,16,0,1,31,0,34,12,0,0]],"digest":"6318"}');
INSERT INTO "log" VALUES('twphcny9r9p2',63,1.79488145912355947491e+09,'0:63','{"type":"actions","seat":0,"turn":34,"actions":[11],"events":[[2,31,0,0,1,0,0,4,31,0,1,3,0,0,6,31,0,2,2,0,0,1,31,1,35,12,0,0]],"digest":"240a"}');
INSERT INTO "log" VALUES('twphcny9r9p2',64,1.79488145914252901079e+09,'1:64','{"type":"actions","seat":1,"turn":35,"actions":[53],"events":[[2,31,1,0,8,0,0]],"digest":"ec02"}');
INSERT INTO "log" VALUES('twphcny9r9p2',65,1.79488145915153288843e+09,'1:65','{"type":"actions","seat":1,"turn":35,"actions":[121],"events":[[]],"digest":"a4d4"}');
INSERT INTO "log" VALUES('twphcny9r9p2',66,1.79488145915964937213e+09,'1:66','{"type":"actions","seat":1,"turn":35,"actions":[152],"events":[[7,31,1,1,1,0,0,15,31,1,0,1,1,0,3,31,1,1,2,0,0,1,31,2,36,12,0,0]],"digest":"7d07"}');
INSERT INTO "log" VALUES('twphcny9r9p2',67,1.79488145917237162593e+09,'2:67','{"type":"actions","seat":2,"turn":36,"actions":[16],"events":[[2,31,2,5,1,0,0,4,31,2,1,2,0,0,6,31,2,0,1,0,0,1,31,0,37,13,0,0]],"digest":"d249"}');
INSERT INTO "log" VALUES('twphcny9r9p2',68,1794881459.18047,'0:68','{"type":"actions","seat":0,"turn":37,"actions":[59],"events":[[17,31,0,14,3,0,0,4,31,0,0,6,0,0,22,31,0,2,0,0,0,23,31,0,2,0,0,0,1,31,1,38,13,0,0]],"digest":"7184"}');
INSERT INTO "log" VALUES('twphcny9r9p2',69,1.79488145919073295597e+09,'1:69','{"type":"actions","seat":1,"turn":38,"actions":[7],"events":[[2,31,1,2,0,0,0,5,31,1,2,1,4,0,24,31,7,1,0,0,0,1,31,2,39,13,0,0]],"digest":"3fc3"}');
INSERT INTO "log" VALUES('twphcny9r9p2',70,1.79488145922121834752e+09,'2:70','{"type":"actions","seat":2,"turn":39,"actions":[58],"events":[[2,31,2,5,8,0,0]],"digest":"0e0e"}');
INSERT INTO "log" VALUES('twphcny9r9p2',71,1.79488145934952616688e+09,'2:71','{"type":"actions","seat":2,"turn":39,"actions":[151],"events":[[7,31,2,0,1,0,0,15,31,2,7,3,1,0,3,31,2,1,2,0,0,1,31,0,40,14,0,0]],"digest":"d64f"}');
INSERT INTO "log" VALUES('twphcny9r9p2',72,1794881459.51163,'0:72','{"type":"actions","seat":0,"turn":40,"actions":[50],"events":[[2,31,0,3,7,0,0]],"digest":"60ae"}');
INSERT INTO "log" VALUES('twphcny9r9p2',73,1.79488145957047772402e+09,'0:73','{"type":"actions","seat":0,"turn":40,"actions":[116],"events":[[4,31,0,0,5,0,0,12,31,0,0,0,0,0,1,31,1,41,14,0,0]],"digest":"d105"}');
INSERT INTO "log" VALUES('twphcny9r9p2',74,1.79488145980917453764e+09,'1:74','{"type":"actions","seat":1,"turn":41,"actions":[59],"events":[[17,31,1,14,3,0,0]],"digest":"455c"}');
INSERT INTO "log" VALUES('twphcny9r9p2',75,1.79488145985754561423e+09,'1:75','{"type":"actions","seat":1,"turn":41,"actions":[171],"events":[[18,31,1,3,2,0,0,3,31,1,0,5,0,0]],"digest":"11bd"}');
INSERT INTO "log" VALUES('twphcny9r9p2',76,1.79488145988809585573e+09,'1:76','{"type":"actions","seat":1,"turn":41,"actions":[181],"events":[[20,31,1,3,3,0,0,4,31,1,0,12,0,0,22,31,1,4,0,0,0,23,31,1,6,0,0,0,1,31,2,42,14,0,0]],"digest":"7675"}');
INSERT INTO "log" VALUES('twphcny9r9p2',77,1.79488146006741023058e+09,'2:77','{"type":"actions","seat":2,"turn":42,"actions":[12],"events":[[2,31,2,1,1,0,0,4,31,2,1,2,0,0,6,31,2,0,1,0,0,1,31,0,43,15,0,0]],"digest":"4b7a"}');
INSERT INTO "log" VALUES('twphcny9r9p2',78,1.79488146029412961009e+09,'0:78','{"type":"actions","seat":0,"turn":43,"actions":[57],"events":[[2,31,0,4,8,0,0]],"digest":"07dd"}');
INSERT INTO "log" VALUES('twphcny9r9p2',79,1.79488146041236948965e+09,'0:79','{"type":"actions","seat":0,"turn":43,"actions":[131],"events":[[]],"digest":"a441"}');
INSERT INTO "log" VALUES('twphcny9r9p2',80,1.79488146053363657001e+09,'0:80','{"type":"actions","seat":0,"turn":43,"actions":[152],"events":[[7,31,0,2,1,0,0]],"digest":"4aab"}');
INSERT INTO "log" VALUES('twphcny9r9p2',81,1.79488146063799858089e+09,'0:81','{"type":"actions","seat":0,"turn":43,"actions":[156],"events":[[15,31,0,2,3,2,0,3,31,0,0,5,0,0]],"digest":"4ee5"}');
INSERT INTO "log" VALUES('twphcny9r9p2',82,1.79488146069415497783e+09,'0:82','{"type":"actions","seat":0,"turn":43,"actions":[131],"events":[[7,31,0,2,1,0,0,16,31,0,2,3,2,0,15,31,0,2,3,3,0,3,31,0,0,5,0,0,24,31,8,5,0,0,0,1,31,1,44,15,0,0]],"digest":"065a"}');
INSERT INTO "log" VALUES('twphcny9r9p2',83,1.79488146083706235885e+09,'1:83','{"type":"actions","seat":1,"turn":44,"actions":[59],"events":[[17,31,1,14,3,0,0,1,31,2,45,15,0,0]],"digest":"5134"}');
INSERT INTO "log" VALUES('twphcny9r9p2',84,1.79488146119599199291e+09,'2:84','{"type":"actions","seat":2,"turn":45,"actions":[32],"events":[[2,31,2,3,4,0,0,4,31,2,0,1,0,0,5,31,2,1,1,5,0,25,31,1,0,0,0,0,25,31,2,2,0,0,0,25,31,2,1,0,0,0,25,31,3,2,0,0,0,25,31,3,1,0,0,0,25,31,3,3,0,0,0,25,31,4,5,0,0,0,25,31,4,0,0,0,0,25,31,6,4,0,0,0,25,31,6,4,0,0,0,25,31,6,3,0,0,0,25,31,7,4,0,0,0,25,31,7,2,0,0,0,25,31,7,1,0,0,0,25,31,8,4,0,0,0,25,31,8,0,0,0,0,25,31,8,3,0,0,0,26,31,3,0,0,0,0,27,31,1,0,0,0,0,28,31,1,0,2,7,0,28,31,0,1,2,7,0,28,31,2,3,2,7,0,1,31,0,46,16,0,0]],"digest":"3fa5"}');
INSERT INTO "log" VALUES('twphcny9r9p2',85,1.79488146139396786689e+09,'0:85','{"type":"actions","seat":0,"turn":46,"actions":[12],"events":[[2,31,0,1,1,0,0,4,31,0,1,3,0,0,6,31,0,2,2,0,0,1,31,1,47,16,0,0]],"digest":"7dc7"}');
INSERT INTO "log" VALUES('twphcny9r9p2',86,1.79488146142422223087e+09,'1:86','{"type":"actions","seat":1,"turn":47,"actions":[32],"events":[[2,31,1,3,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,4,0]],"digest":"5a67"}');
INSERT INTO "log" VALUES('twphcny9r9p2',87,1.79488146145006799694e+09,'1:87','{"type":"actions","seat":1,"turn":47,"actions":[60],"events":[[4,31,1,0,2,0,0,5,31,1,1,1,4,0]],"digest":"fc96"}');
INSERT INTO "log" VALUES('twphcny9r9p2',88,1.79488146146723127364e+09,'1:88','{"type":"actions","seat":1,"turn":47,"actions":[60],"events":[[4,31,1,0,3,0,0,5,31,1,1,1,5,0,1,31,2,48,16,0,0]],"digest":"afcc"}');
INSERT INTO "log" VALUES('twphcny9r9p2',89,1.7948814615021483898e+09,'2:89','{"type":"actions","seat":2,"turn":48,"actions":[8],"events":[[2,31,2,3,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,3,0,1,31,0,49,17,0,0]],"digest":"c66e"}');
INSERT INTO "log" VALUES('twphcny9r9p2',90,1.7948814615164737701e+09,'0:90','{"type":"actions","seat":0,"turn":49,"actions":[25],"events":[[2,31,0,2,3,0,0]],"digest":"d25b"}');
INSERT INTO "log" VALUES('twphcny9r9p2',91,1.79488146153817343711e+09,'0:91','{"type":"actions","seat":0,"turn":49,"actions":[87],"events":[[4,31,0,0,6,0,0,9,31,0,7,0,0,0,5,31,0,2,2,6,0,1,31,1,50,17,0,0]],"digest":"c198"}');
INSERT INTO "log" VALUES('twphcny9r9p2',92,1.79488146162387943267e+09,'1:92','{"type":"actions","seat":1,"turn":50,"actions":[31],"events":[[2,31,1,2,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,5,0]],"digest":"60cd"}');
INSERT INTO "log" VALUES('twphcny9r9p2',93,1.79488146176615238187e+09,'1:93','{"type":"actions","seat":1,"turn":50,"actions":[60],"events":[[4,31,1,0,2,0,0,5,31,1,1,1,6,0]],"digest":"97b5"}');
INSERT INTO "log" VALUES('twphcny9r9p2',94,1.79488146190355706216e+09,'1:94','{"type":"actions","seat":1,"turn":50,"actions":[60],"events":[[4,31,1,0,3,0,0,5,31,1,1,1,6,0,1,31,2,51,17,0,0]],"digest":"82ea"}');
INSERT INTO "log" VALUES('twphcny9r9p2',95,1.79488146195648479459e+09,'2:95','{"type":"actions","seat":2,"turn":51,"actions":[59],"events":[[17,31,2,16,5,0,0]],"digest":"6eb6"}');
INSERT INTO "log" VALUES('twphcny9r9p2',96,1.79488146202207875254e+09,'2:96','{"type":"actions","seat":2,"turn":51,"actions":[174],"events":[[18,31,2,4,2,0,0,3,31,2,0,5,0,0]],"digest":"62e8"}');
INSERT INTO "log" VALUES('twphcny9r9p2',97,1.79488146210574507711e+09,'2:97','{"type":"actions","seat":2,"turn":51,"actions":[183],"events":[[20,31,2,5,4,0,0,4,31,2,0,12,0,0,22,31,2,4,0,0,0,23,31,2,6,0,0,0,1,31,0,52,18,0,0]],"digest":"fd84"}');
INSERT INTO "log" VALUES('twphcny9r9p2',98,1.79488146231256723403e+09,'0:98','{"type":"actions","seat":0,"turn":52,"actions":[55],"events":[[2,31,0,2,8,0,0]],"digest":"ae46"}');
INSERT INTO "log" VALUES('twphcny9r9p2',99,1.79488146247913622852e+09,'0:99','{"type":"actions","seat":0,"turn":52,"actions":[139],"events":[[]],"digest":"0001"}');
INSERT INTO "log" VALUES('twphcny9r9p2',100,1.79488146265367412568e+09,'0:100','{"type":"actions","seat":0,"turn":52,"actions":[153],"events":[[7,31,0,2,2,0,0]],"digest":"abf5"}');
INSERT INTO "log" VALUES('twphcny9r9p2',101,1.7948814627443740368e+09,'0:101','{"type":"actions","seat":0,"turn":52,"actions":[155],"events":[[15,31,0,4,3,1,0,29,31,0,2,2,0,0,1,31,1,53,18,0,0]],"digest":"bae4"}');
INSERT INTO "log" VALUES('twphcny9r9p2',102,1.79488146276680731773e+09,'1:102','{"type":"actions","seat":1,"turn":53,"actions":[5],"events":[[2,31,1,0,0,0,0,5,31,1,2,1,4,0]],"digest":"b02b"}');
INSERT INTO "log" VALUES('twphcny9r9p2',103,1.79488146278099632265e+09,'1:103','{"type":"actions","seat":1,"turn":53,"actions":[0],"events":[[24,31,6,1,0,0,0,1,31,2,54,18,0,0]],"digest":"c1c9"}');
INSERT INTO "log" VALUES('twphcny9r9p2',104,1.7948814629108319282e+09,'2:104','{"type":"actions","seat":2,"turn":54,"actions":[8],"events":[[2,31,2,3,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,4,0]],"digest":"2dd9"}');
INSERT INTO "log" VALUES('twphcny9r9p2',105,1.79488146303973412519e+09,'2:105','{"type":"actions","seat":2,"turn":54,"actions":[0],"events":[[1,31,0,55,19,0,0]],"digest":"137a"}');
INSERT INTO "log" VALUES('twphcny9r9p2',106,1.79488146331180286404e+09,'0:106','{"type":"actions","seat":0,"turn":55,"actions":[46],"events":[[2,31,0,5,6,0,0]],"digest":"39ed"}');
INSERT INTO "log" VALUES('twphcny9r9p2',107,1.79488146344586062428e+09,'0:107','{"type":"actions","seat":0,"turn":55,"actions":[107],"events":[[4,31,0,0,5,0,0,10,31,0,2,2,0,0,1,31,1,56,19,0,0]],"digest":"cb55"}');
INSERT INTO "log" VALUES('twphcny9r9p2',108,1.79488146368056964872e+09,'1:108','{"type":"actions","seat":1,"turn":56,"actions":[15],"events":[[2,31,1,4,1,0,0,4,31,1,1,2,0,0,6,31,1,1,2,0,0,1,31,2,57,19,0,0]],"digest":"c6a2"}');
INSERT INTO "log" VALUES('twphcny9r9p2',109,1.79488146373502945899e+09,'2:109','{"type":"actions","seat":2,"turn":57,"actions":[24],"events":[[2,31,2,1,3,0,0]],"digest":"a02d"}');
INSERT INTO "log" VALUES('twphcny9r9p2',110,1.79488146374899244306e+09,'2:110','{"type":"actions","seat":2,"turn":57,"actions":[88],"events":[[4,31,2,0,6,0,0,9,31,2,8,0,0,0,3,31,2,2,2,0,0]],"digest":"2e32"}');
INSERT INTO "log" VALUES('twphcny9r9p2',111,1.79488146376207780841e+09,'2:111','{"type":"actions","seat":2,"turn":57,"actions":[4],"events":[[4,31,2,2,3,0,0,5,31,2,2,1,4,0,1,31,0,58,20,0,0]],"digest":"c610"}');
INSERT INTO "log" VALUES('twphcny9r9p2',112,1.79488146377622318264e+09,'0:112','{"type":"actions","seat":0,"turn":58,"actions":[59],"events":[[17,31,0,14,3,0,0]],"digest":"0b5a"}');
INSERT INTO "log" VALUES('twphcny9r9p2',113,1.79488146378917431834e+09,'0:113','{"type":"actions","seat":0,"turn":58,"actions":[172],"events":[[18,31,0,4,0,0,0,3,31,0,2,2,0,0]],"digest":"db6b"}');
INSERT INTO "log" VALUES('twphcny9r9p2',114,1.79488146380452060694e+09,'0:114','{"type":"actions","seat":0,"turn":58,"actions":[185],"events":[[20,31,0,7,4,0,0,4,31,0,0,12,0,0,22,31,0,4,1,0,0,29,31,0,-2,7,0,0,23,31,0,6,0,0,0,1,31,1,59,20,0,0]],"digest":"2358"}');
INSERT INTO "log" VALUES('twphcny9r9p2',115,1.79488146381932163237e+09,'1:115','{"type":"actions","seat":1,"turn":59,"actions":[30],"events":[[2,31,1,1,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,7,0,24,31,7,3,0,0,0,1,31,2,60,20,0,0]],"digest":"0617"}');
INSERT INTO "log" VALUES('twphcny9r9p2',116,1.79488146383394718171e+09,'2:116','{"type":"actions","seat":2,"turn":60,"actions":[9],"events":[[2,31,2,4,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,5,0,24,31,8,1,0,0,0,1,31,0,61,21,0,0]],"digest":"06a1"}');
INSERT INTO "log" VALUES('twphcny9r9p2',117,1.79488146384561657905e+09,'0:117','{"type":"actions","seat":0,"turn":61,"actions":[30],"events":[[2,31,0,1,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,4,0,1,31,1,62,21,0,0]],"digest":"d205"}');
INSERT INTO "log" VALUES('twphcny9r9p2',118,1.79488146386482143399e+09,'1:118','{"type":"actions","seat":1,"turn":62,"actions":[58],"events":[[2,31,1,5,8,0,0]],"digest":"12c0"}');
INSERT INTO "log" VALUES('twphcny9r9p2',119,1.79488146389313864706e+09,'1:119','{"type":"actions","seat":1,"turn":62,"actions":[132],"events":[[]],"digest":"8e1f"}');
INSERT INTO "log" VALUES('twphcny9r9p2',120,1.79488146390885066989e+09,'1:120','{"type":"actions","seat":1,"turn":62,"actions":[153],"events":[[7,31,1,1,2,0,0,15,31,1,3,0,2,0,3,31,1,0,5,0,0,1,31,2,63,21,0,0]],"digest":"73f4"}');
INSERT INTO "log" VALUES('twphcny9r9p2',121,1.79488146392541909218e+09,'2:121','{"type":"actions","seat":2,"turn":63,"actions":[5],"events":[[2,31,2,0,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,5,0,1,31,0,64,22,0,0]],"digest":"ae21"}');
INSERT INTO "log" VALUES('twphcny9r9p2',122,1.79488146394181919103e+09,'0:122','{"type":"actions","seat":0,"turn":64,"actions":[33],"events":[[2,31,0,4,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,4,0,1,31,1,65,22,0,0]],"digest":"7832"}');
INSERT INTO "log" VALUES('twphcny9r9p2',123,1.79488146395994901654e+09,'1:123','{"type":"actions","seat":1,"turn":65,"actions":[59],"events":[[17,31,1,14,7,0,0]],"digest":"9974"}');
INSERT INTO "log" VALUES('twphcny9r9p2',124,1.79488146397650527954e+09,'1:124','{"type":"actions","seat":1,"turn":65,"actions":[173],"events":[[18,31,1,4,1,0,0,3,31,1,1,2,0,0]],"digest":"036c"}');
INSERT INTO "log" VALUES('twphcny9r9p2',125,1.79488146399304866794e+09,'1:125','{"type":"actions","seat":1,"turn":65,"actions":[178],"events":[[20,31,1,0,4,0,0,4,31,1,0,12,0,0,22,31,1,4,2,0,0,29,31,1,-4,7,0,0,23,31,1,6,0,0,0,1,31,2,66,22,0,0]],"digest":"b7d0"}');
INSERT INTO "log" VALUES('twphcny9r9p2',126,1.79488146401388478281e+09,'2:126','{"type":"actions","seat":2,"turn":66,"actions":[15],"events":[[2,31,2,4,1,0,0]],"digest":"4b74"}');
INSERT INTO "log" VALUES('twphcny9r9p2',127,1.7948814640325937271e+09,'2:127','{"type":"actions","seat":2,"turn":66,"actions":[61],"events":[[4,31,2,1,2,0,0,6,31,2,0,1,0,0]],"digest":"72dd"}');
INSERT INTO "log" VALUES('twphcny9r9p2',128,1.79488146405847358699e+09,'2:128','{"type":"actions","seat":2,"turn":66,"actions":[62],"events":[[4,31,2,1,2,0,0,6,31,2,1,1,0,0,1,31,0,67,23,0,0]],"digest":"e2c6"}');
INSERT INTO "log" VALUES('twphcny9r9p2',129,1.79488146411149740219e+09,'0:129','{"type":"actions","seat":0,"turn":67,"actions":[59],"events":[[17,31,0,14,4,0,0,4,31,0,0,6,0,0,22,31,0,2,0,0,0,23,31,0,2,0,0,0,1,31,1,68,23,0,0]],"digest":"ad23"}');
INSERT INTO "log" VALUES('twphcny9r9p2',130,1.7948814641350438595e+09,'1:130','{"type":"actions","seat":1,"turn":68,"actions":[59],"events":[[17,31,1,14,7,0,0,1,31,2,69,23,0,0]],"digest":"5c77"}');
INSERT INTO "log" VALUES('twphcny9r9p2',131,1.79488146415045237542e+09,'2:131','{"type":"actions","seat":2,"turn":69,"actions":[21],"events":[[2,31,2,4,2,0,0]],"digest":"61ea"}');
INSERT INTO "log" VALUES('twphcny9r9p2',132,1.79488146416474270822e+09,'2:132','{"type":"actions","seat":2,"turn":69,"actions":[68],"events":[[7,31,2,0,1,0,0,7,31,2,1,1,0,0,8,31,2,1,0,0,0,3,31,2,0,4,0,0,5,31,2,0,2,20,0,25,31,1,1,0,0,0,25,31,1,0,0,0,0,25,31,2,2,0,0,0,25,31,2,1,0,0,0,25,31,2,5,0,0,0,25,31,3,4,0,0,0,25,31,3,3,0,0,0,25,31,4,5,0,0,0,25,31,5,4,0,0,0,25,31,5,5,0,0,0,25,31,6,3,0,0,0,25,31,6,2,0,0,0,25,31,6,3,0,0,0,25,31,7,0,0,0,0,25,31,7,1,0,0,0,25,31,7,4,0,0,0,25,31,8,4,0,0,0,25,31,8,1,0,0,0,25,31,8,5,0,0,0,26,31,4,0,0,0,0,1,31,0,70,24,0,0]],"digest":"94ac"}');
INSERT INTO "log" VALUES('twphcny9r9p2',133,1.79488146417865610123e+09,'0:133','{"type":"actions","seat":0,"turn":70,"actions":[47],"events":[[2,31,0,0,7,0,0]],"digest":"f032"}');
INSERT INTO "log" VALUES('twphcny9r9p2',134,1.7948814641928286552e+09,'0:134','{"type":"actions","seat":0,"turn":70,"actions":[119],"events":[[4,31,0,0,5,0,0,12,31,0,3,0,0,0,5,31,0,0,1,16,0,1,31,1,71,24,0,0]],"digest":"c80a"}');
INSERT INTO "log" VALUES('twphcny9r9p2',135,1.79488146420570349693e+09,'1:135','{"type":"actions","seat":1,"turn":71,"actions":[8],"events":[[2,31,1,3,0,0,0,5,31,1,2,1,5,0]],"digest":"8da3"}');
INSERT INTO "log" VALUES('twphcny9r9p2',136,1.7948814642186954021e+09,'1:136','{"type":"actions","seat":1,"turn":71,"actions":[0],"events":[[1,31,2,72,24,0,0]],"digest":"e528"}');
INSERT INTO "log" VALUES('twphcny9r9p2',137,1.79488146424181461329e+09,'2:137','{"type":"actions","seat":2,"turn":72,"actions":[59],"events":[[17,31,2,20,5,0,0]],"digest":"f671"}');
INSERT INTO "log" VALUES('twphcny9r9p2',138,1.7948814642588510513e+09,'2:138','{"type":"actions","seat":2,"turn":72,"actions":[176],"events":[[18,31,2,5,1,0,0,3,31,2,1,2,0,0]],"digest":"81d6"}');
INSERT INTO "log" VALUES('twphcny9r9p2',139,1.79488146429544258115e+09,'2:139','{"type":"actions","seat":2,"turn":72,"actions":[179],"events":[[20,31,2,1,5,0,0,4,31,2,0,12,0,0,22,31,2,4,0,0,0,23,31,2,6,0,0,0,1,31,0,73,25,0,0]],"digest":"1dce"}');
INSERT INTO "log" VALUES('twphcny9r9p2',140,1.7948814643143250942e+09,'0:140','{"type":"actions","seat":0,"turn":73,"actions":[11],"events":[[2,31,0,0,1,0,0]],"digest":"c520"}');
INSERT INTO "log" VALUES('twphcny9r9p2',141,1.79488146433374500272e+09,'0:141','{"type":"actions","seat":0,"turn":73,"actions":[62],"events":[[4,31,0,1,2,0,0,6,31,0,1,1,0,0,1,31,1,74,25,0,0]],"digest":"9192"}');
INSERT INTO "log" VALUES('twphcny9r9p2',142,1.79488146441198182109e+09,'1:142','{"type":"actions","seat":1,"turn":74,"actions":[41],"events":[[2,31,1,0,6,0,0,4,31,1,0,5,0,0,10,31,1,1,2,0,0]],"digest":"abcc"}');
INSERT INTO "log" VALUES('twphcny9r9p2',143,1.79488146444203329086e+09,'1:143','{"type":"actions","seat":1,"turn":74,"actions":[0],"events":[[1,31,2,75,25,0,0]],"digest":"2715"}');
INSERT INTO "log" VALUES('twphcny9r9p2',144,1.79488146448195052149e+09,'2:144','{"type":"actions","seat":2,"turn":75,"actions":[46],"events":[[2,31,2,5,6,0,0]],"digest":"cf0a"}');
INSERT INTO "log" VALUES('twphcny9r9p2',145,1.79488146453344893458e+09,'2:145','{"type":"actions","seat":2,"turn":75,"actions":[106],"events":[[4,31,2,0,5,0,0,10,31,2,1,1,0,0,24,31,6,4,0,0,0,1,31,0,76,26,0,0]],"digest":"a8eb"}');
INSERT INTO "log" VALUES('twphcny9r9p2',146,1.79488146457763314244e+09,'0:146','{"type":"actions","seat":0,"turn":76,"actions":[59],"events":[[17,31,0,16,4,0,0,4,31,0,0,3,0,0,22,31,0,1,0,0,0,23,31,0,2,0,0,0,1,31,1,77,26,0,0]],"digest":"83b8"}');
INSERT INTO "log" VALUES('twphcny9r9p2',147,1.79488146467902636525e+09,'1:147','{"type":"actions","seat":1,"turn":77,"actions":[44],"events":[[2,31,1,3,6,0,0,4,31,1,0,5,0,0,3,31,1,3,1,0,0,1,31,2,78,26,0,0]],"digest":"a25e"}');
INSERT INTO "log" VALUES('twphcny9r9p2',148,1.7948814647498846054e+09,'2:148','{"type":"actions","seat":2,"turn":78,"actions":[59],"events":[[17,31,2,20,5,0,0,4,31,2,0,3,0,0,22,31,2,1,0,0,0,23,31,2,1,0,0,0,1,31,0,79,27,0,0]],"digest":"3632"}');
INSERT INTO "log" VALUES('twphcny9r9p2',149,1.79488146476365089416e+09,'0:149','{"type":"actions","seat":0,"turn":79,"actions":[12],"events":[[2,31,0,1,1,0,0]],"digest":"a920"}');
INSERT INTO "log" VALUES('twphcny9r9p2',150,1.7948814647750163078e+09,'0:150','{"type":"actions","seat":0,"turn":79,"actions":[63],"events":[[4,31,0,1,3,0,0,6,31,0,2,3,0,0,24,31,7,1,0,0,0,1,31,1,80,27,0,0]],"digest":"fa9f"}');
INSERT INTO "log" VALUES('twphcny9r9p2',151,1.79488146478983378413e+09,'1:151','{"type":"actions","seat":1,"turn":80,"actions":[33],"events":[[2,31,1,4,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,7,0]],"digest":"e5e7"}');
INSERT INTO "log" VALUES('twphcny9r9p2',152,1.79488146479829907414e+09,'1:152','{"type":"actions","seat":1,"turn":80,"actions":[60],"events":[[4,31,1,0,2,0,0,5,31,1,1,1,8,0,1,31,2,81,27,0,0]],"digest":"621f"}');
INSERT INTO "log" VALUES('twphcny9r9p2',153,1.79488146480698919295e+09,'2:153','{"type":"actions","seat":2,"turn":81,"actions":[37],"events":[[2,31,2,2,5,0,0]],"digest":"02af"}');
INSERT INTO "log" VALUES('twphcny9r9p2',154,1.79488146481537365912e+09,'2:154','{"type":"actions","seat":2,"turn":81,"actions":[112],"events":[[4,31,2,0,5,0,0,11,31,2,0,0,0,0]],"digest":"3045"}');
INSERT INTO "log" VALUES('twphcny9r9p2',155,1.79488146482415890695e+09,'2:155','{"type":"actions","seat":2,"turn":81,"actions":[0],"events":[[1,31,0,82,28,0,0]],"digest":"f658"}');
INSERT INTO "log" VALUES('twphcny9r9p2',156,1.79488146483378887175e+09,'0:156','{"type":"actions","seat":0,"turn":82,"actions":[22],"events":[[2,31,0,5,2,0,0]],"digest":"bbf0"}');
INSERT INTO "log" VALUES('twphcny9r9p2',157,1.79488146484224104885e+09,'0:157','{"type":"actions","seat":0,"turn":82,"actions":[68],"events":[[7,31,0,1,1,0,0,7,31,0,2,1,0,0,8,31,0,1,0,0,0,3,31,0,0,4,0,0,5,31,0,0,2,20,0,1,31,1,83,28,0,0]],"digest":"ebf8"}');
INSERT INTO "log" VALUES('twphcny9r9p2',158,1.79488146485215187067e+09,'1:158','{"type":"actions","seat":1,"turn":83,"actions":[6],"events":[[2,31,1,1,0,0,0,5,31,1,2,1,5,0,1,31,2,84,28,0,0]],"digest":"f839"}');
INSERT INTO "log" VALUES('twphcny9r9p2',159,1.79488146486391448976e+09,'2:159','{"type":"actions","seat":2,"turn":84,"actions":[24],"events":[[2,31,2,1,3,0,0]],"digest":"4944"}');
INSERT INTO "log" VALUES('twphcny9r9p2',160,1.79488146487327933312e+09,'2:160','{"type":"actions","seat":2,"turn":84,"actions":[95],"events":[[4,31,2,0,6,0,0,9,31,2,15,0,0,0]],"digest":"75d6"}');
INSERT INTO "log" VALUES('twphcny9r9p2',161,1.79488146488340759277e+09,'2:161','{"type":"actions","seat":2,"turn":84,"actions":[113],"events":[[11,31,2,1,0,0,0,5,31,2,0,2,24,0]],"digest":"15bf"}');
INSERT INTO "log" VALUES('twphcny9r9p2',162,1.79488146489396142952e+09,'2:162','{"type":"actions","seat":2,"turn":84,"actions":[114],"events":[[11,31,2,2,0,0,0,1,31,0,85,29,0,0]],"digest":"5474"}');
INSERT INTO "log" VALUES('twphcny9r9p2',163,1.79488146490956258774e+09,'0:163','{"type":"actions","seat":0,"turn":85,"actions":[58],"events":[[2,31,0,5,8,0,0]],"digest":"c895"}');
INSERT INTO "log" VALUES('twphcny9r9p2',164,1.79488146493782496455e+09,'0:164','{"type":"actions","seat":0,"turn":85,"actions":[145],"events":[[]],"digest":"873b"}');
INSERT INTO "log" VALUES('twphcny9r9p2',165,1.7948814650151257515e+09,'0:165','{"type":"actions","seat":0,"turn":85,"actions":[153],"events":[[7,31,0,2,2,0,0]],"digest":"8c69"}');
INSERT INTO "log" VALUES('twphcny9r9p2',166,1.79488146507028937344e+09,'0:166','{"type":"actions","seat":0,"turn":85,"actions":[158],"events":[[15,31,0,6,1,4,0,3,31,0,1,2,0,0,1,31,1,86,29,0,0]],"digest":"1f8a"}');
INSERT INTO "log" VALUES('twphcny9r9p2',167,1794881465.1742,'1:167','{"type":"actions","seat":1,"turn":86,"actions":[11],"events":[[2,31,1,0,1,0,0,4,31,1,1,2,0,0,6,31,1,1,3,0,0,1,31,2,87,29,0,0]],"digest":"497c"}');
INSERT INTO "log" VALUES('twphcny9r9p2',168,1.79488146557356882098e+09,'2:168','{"type":"actions","seat":2,"turn":87,"actions":[9],"events":[[2,31,2,4,0,0,0,4,31,2,0,1,0,0,5,31,2,2,1,6,0,24,31,8,1,0,0,0,1,31,0,88,30,0,0]],"digest":"5f3d"}');
INSERT INTO "log" VALUES('twphcny9r9p2',169,1.79488146565784692761e+09,'0:169','{"type":"actions","seat":0,"turn":88,"actions":[44],"events":[[2,31,0,3,6,0,0,4,31,0,0,5,0,0,10,31,0,1,1,0,0]],"digest":"4b0d"}');
INSERT INTO "log" VALUES('twphcny9r9p2',170,1.79488146576319646833e+09,'0:170','{"type":"actions","seat":0,"turn":88,"actions":[106],"events":[[4,31,0,0,5,0,0,10,31,0,1,2,0,0]],"digest":"b318"}');
INSERT INTO "log" VALUES('twphcny9r9p2',171,1.79488146603755474085e+09,'0:171','{"type":"actions","seat":0,"turn":88,"actions":[111],"events":[[4,31,0,0,5,0,0,3,31,0,3,1,0,0,1,31,1,89,30,0,0]],"digest":"eba4"}');
INSERT INTO "log" VALUES('twphcny9r9p2',172,1.79488146615573763847e+09,'1:172','{"type":"actions","seat":1,"turn":89,"actions":[59],"events":[[17,31,1,14,8,0,0]],"digest":"d775"}');
INSERT INTO "log" VALUES('twphcny9r9p2',173,1.7948814662788395882e+09,'1:173','{"type":"actions","seat":1,"turn":89,"actions":[172],"events":[[18,31,1,4,0,0,0,3,31,1,2,2,0,0]],"digest":"aa56"}');
INSERT INTO "log" VALUES('twphcny9r9p2',174,1.79488146634623074531e+09,'1:174','{"type":"actions","seat":1,"turn":89,"actions":[186],"events":[[20,31,1,8,4,0,0,4,31,1,0,12,0,0,22,31,1,4,0,0,0,23,31,1,6,0,0,0,1,31,2,90,30,0,0]],"digest":"eb81"}');
INSERT INTO "log" VALUES('twphcny9r9p2',175,1.79488146643149662018e+09,'2:175','{"type":"actions","seat":2,"turn":90,"actions":[38],"events":[[2,31,2,3,5,0,0]],"digest":"011c"}');
INSERT INTO "log" VALUES('twphcny9r9p2',176,1.7948814665124011039e+09,'2:176','{"type":"actions","seat":2,"turn":90,"actions":[113],"events":[[4,31,2,0,5,0,0,11,31,2,1,0,0,0,5,31,2,0,2,28,0,25,31,2,4,0,0,0,25,31,2,1,0,0,0,25,31,3,5,0,0,0,25,31,3,0,0,0,0,25,31,3,3,0,0,0,25,31,4,0,0,0,0,25,31,4,3,0,0,0,25,31,5,2,0,0,0,25,31,6,4,0,0,0,25,31,6,1,0,0,0,25,31,6,0,0,0,0,25,31,7,0,0,0,0,25,31,7,0,0,0,0,25,31,7,2,0,0,0,25,31,8,5,0,0,0,25,31,8,1,0,0,0,25,31,8,4,0,0,0,26,31,5,0,0,0,0,27,31,2,0,0,0,0,28,31,1,0,2,11,0,28,31,0,1,2,11,0,28,31,1,1,3,8,0,28,31,0,2,2,11,0,28,31,0,3,2,11,0,28,31,2,3,3,8,0,1,31,0,91,31,0,0]],"digest":"2e93"}');
INSERT INTO "log" VALUES('twphcny9r9p2',177,1.79488146659133791923e+09,'0:177','{"type":"actions","seat":0,"turn":91,"actions":[12],"events":[[2,31,0,1,1,0,0]],"digest":"8e5e"}');
INSERT INTO "log" VALUES('twphcny9r9p2',178,1.7948814667180325985e+09,'0:178','{"type":"actions","seat":0,"turn":91,"actions":[63],"events":[[4,31,0,1,3,0,0,6,31,0,2,3,0,0,1,31,1,92,31,0,0]],"digest":"4bd2"}');
INSERT INTO "log" VALUES('twphcny9r9p2',179,1.7948814671417515278e+09,'1:179','{"type":"actions","seat":1,"turn":92,"actions":[10],"events":[[2,31,1,5,0,0,0,5,31,1,2,1,6,0,1,31,2,93,31,0,0]],"digest":"e0f7"}');
INSERT INTO "log" VALUES('twphcny9r9p2',180,1.79488146724681878088e+09,'2:180','{"type":"actions","seat":2,"turn":93,"actions":[59],"events":[[17,31,2,28,5,0,0]],"digest":"42ac"}');
INSERT INTO "log" VALUES('twphcny9r9p2',181,1.79488146738138771053e+09,'2:181','{"type":"actions","seat":2,"turn":93,"actions":[169],"events":[[18,31,2,3,0,0,0,3,31,2,2,2,0,0]],"digest":"918b"}');
INSERT INTO "log" VALUES('twphcny9r9p2',182,1.79488146749624967579e+09,'2:182','{"type":"actions","seat":2,"turn":93,"actions":[184],"events":[[20,31,2,6,3,0,0,4,31,2,0,12,0,0,22,31,2,4,0,0,0,23,31,2,4,0,0,0,1,31,0,94,32,0,0]],"digest":"87da"}');
INSERT INTO "log" VALUES('twphcny9r9p2',183,1.79488146766566467288e+09,'0:183','{"type":"actions","seat":0,"turn":94,"actions":[56],"events":[[2,31,0,3,8,0,0]],"digest":"85f7"}');
INSERT INTO "log" VALUES('twphcny9r9p2',184,1.79488146768103647233e+09,'0:184','{"type":"actions","seat":0,"turn":94,"actions":[139],"events":[[]],"digest":"c792"}');
INSERT INTO "log" VALUES('twphcny9r9p2',185,1.79488146768877983089e+09,'0:185','{"type":"actions","seat":0,"turn":94,"actions":[154],"events":[[7,31,0,2,3,0,0]],"digest":"f83f"}');
INSERT INTO "log" VALUES('twphcny9r9p2',186,1.79488146771679234507e+09,'0:186','{"type":"actions","seat":0,"turn":94,"actions":[157],"events":[[16,31,0,4,3,1,0,15,31,0,4,3,3,0,29,31,0,2,2,0,0,1,31,1,95,32,0,0]],"digest":"a598"}');
INSERT INTO "log" VALUES('twphcny9r9p2',187,1.79488146777256226543e+09,'1:187','{"type":"actions","seat":1,"turn":95,"actions":[59],"events":[[17,31,1,14,8,0,0,4,31,1,0,3,0,0,22,31,1,1,0,0,0,23,31,1,1,0,0,0,1,31,2,96,32,0,0]],"digest":"8653"}');
INSERT INTO "log" VALUES('twphcny9r9p2',188,1.794881467789435625e+09,'2:188','{"type":"actions","seat":2,"turn":96,"actions":[43],"events":[[2,31,2,2,6,0,0]],"digest":"bc1b"}');
INSERT INTO "log" VALUES('twphcny9r9p2',189,1.79488146779852461814e+09,'2:189','{"type":"actions","seat":2,"turn":96,"actions":[106],"events":[[4,31,2,0,5,0,0,10,31,2,1,2,0,0]],"digest":"0d36"}');
INSERT INTO "log" VALUES('twphcny9r9p2',190,1.79488146780689668659e+09,'2:190','{"type":"actions","seat":2,"turn":96,"actions":[0],"events":[[1,31,0,97,33,0,0]],"digest":"60eb"}');
INSERT INTO "log" VALUES('twphcny9r9p2',191,1.79488146781511664386e+09,'0:191','{"type":"actions","seat":0,"turn":97,"actions":[59],"events":[[17,31,0,20,4,0,0]],"digest":"157a"}');
INSERT INTO "log" VALUES('twphcny9r9p2',192,1.79488146792636156078e+09,'0:192','{"type":"actions","seat":0,"turn":97,"actions":[171],"events":[[18,31,0,3,2,0,0,3,31,0,0,5,0,0]],"digest":"28b9"}');
INSERT INTO "log" VALUES('twphcny9r9p2',193,1.79488146814891529078e+09,'0:193','{"type":"actions","seat":0,"turn":97,"actions":[180],"events":[[20,31,0,2,3,0,0,4,31,0,0,9,0,0,22,31,0,3,0,0,0,23,31,0,6,0,0,0,1,31,1,98,33,0,0]],"digest":"0538"}');
INSERT INTO "log" VALUES('twphcny9r9p2',194,1.79488146837601137166e+09,'1:194','{"type":"actions","seat":1,"turn":98,"actions":[55],"events":[[2,31,1,2,8,0,0]],"digest":"8555"}');
INSERT INTO "log" VALUES('twphcny9r9p2',195,1.79488146851344919198e+09,'1:195','{"type":"actions","seat":1,"turn":98,"actions":[137],"events":[[7,31,1,1,3,0,0,15,31,1,4,1,3,0,29,31,1,2,2,0,0,1,31,2,99,33,0,0]],"digest":"6dd4"}');
INSERT INTO "log" VALUES('twphcny9r9p2',196,1.79488146857834672933e+09,'2:196','{"type":"actions","seat":2,"turn":99,"actions":[25],"events":[[2,31,2,2,3,0,0]],"digest":"5e36"}');
INSERT INTO "log" VALUES('twphcny9r9p2',197,1.7948814688011865615e+09,'2:197','{"type":"actions","seat":2,"turn":99,"actions":[97],"events":[[4,31,2,0,6,0,0,9,31,2,17,0,0,0,1,31,0,100,34,0,0]],"digest":"a0e9"}');
INSERT INTO "log" VALUES('twphcny9r9p2',198,1.79488146884592485426e+09,'0:198','{"type":"actions","seat":0,"turn":100,"actions":[29],"events":[[2,31,0,0,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,5,0]],"digest":"239e"}');
INSERT INTO "log" VALUES('twphcny9r9p2',199,1.79488146899744987483e+09,'0:199','{"type":"actions","seat":0,"turn":100,"actions":[0],"events":[[1,31,1,101,34,0,0]],"digest":"f365"}');
INSERT INTO "log" VALUES('twphcny9r9p2',200,1.79488146923583531382e+09,'1:200','{"type":"actions","seat":1,"turn":101,"actions":[24],"events":[[2,31,1,1,3,0,0]],"digest":"8172"}');
INSERT INTO "log" VALUES('twphcny9r9p2',201,1.79488146948857307436e+09,'1:201','{"type":"actions","seat":1,"turn":101,"actions":[100],"events":[[4,31,1,0,6,0,0,9,31,1,20,0,0,0,4,31,1,3,1,0,0,10,31,1,4,1,0,0,1,31,2,102,34,0,0]],"digest":"1a89"}');
INSERT INTO "log" VALUES('twphcny9r9p2',202,1.79488146974542260169e+09,'2:202','{"type":"actions","seat":2,"turn":102,"actions":[15],"events":[[2,31,2,4,1,0,0]],"digest":"2dff"}');
INSERT INTO "log" VALUES('twphcny9r9p2',203,1.79488146981799149516e+09,'2:203','{"type":"actions","seat":2,"turn":102,"actions":[61],"events":[[4,31,2,1,2,0,0,6,31,2,0,1,0,0]],"digest":"0e09"}');
INSERT INTO "log" VALUES('twphcny9r9p2',204,1.79488146994596052172e+09,'2:204','{"type":"actions","seat":2,"turn":102,"actions":[62],"events":[[4,31,2,1,2,0,0,6,31,2,1,3,0,0,24,31,6,1,0,0,0,1,31,0,103,35,0,0]],"digest":"22bb"}');
INSERT INTO "log" VALUES('twphcny9r9p2',205,1.79488147015168428418e+09,'0:205','{"type":"actions","seat":0,"turn":103,"actions":[27],"events":[[2,31,0,4,3,0,0]],"digest":"f2de"}');
INSERT INTO "log" VALUES('twphcny9r9p2',206,1.79488147028929495812e+09,'0:206','{"type":"actions","seat":0,"turn":103,"actions":[99],"events":[[4,31,0,0,6,0,0,9,31,0,19,0,0,0,4,31,0,3,1,0,0,10,31,0,4,1,0,0]],"digest":"8183"}');
INSERT INTO "log" VALUES('twphcny9r9p2',207,1.79488147029933023455e+09,'0:207','{"type":"actions","seat":0,"turn":103,"actions":[117],"events":[[12,31,0,1,0,0,0]],"digest":"8807"}');
INSERT INTO "log" VALUES('twphcny9r9p2',208,1.79488147040915298462e+09,'0:208','{"type":"actions","seat":0,"turn":103,"actions":[119],"events":[[12,31,0,3,0,0,0,5,31,0,0,1,22,0,24,31,7,2,0,0,0,1,31,1,104,35,0,0]],"digest":"62e7"}');
INSERT INTO "log" VALUES('twphcny9r9p2',209,1.79488147043659782408e+09,'1:209','{"type":"actions","seat":1,"turn":104,"actions":[47],"events":[[2,31,1,0,7,0,0]],"digest":"6509"}');
INSERT INTO "log" VALUES('twphcny9r9p2',210,1794881470.46141,'1:210','{"type":"actions","seat":1,"turn":104,"actions":[116],"events":[[4,31,1,0,2,0,0,12,31,1,0,0,0,0,5,31,1,0,1,16,0,1,31,2,105,35,0,0]],"digest":"03f2"}');
INSERT INTO "log" VALUES('twphcny9r9p2',211,1.79488147048140931133e+09,'2:211','{"type":"actions","seat":2,"turn":105,"actions":[38],"events":[[2,31,2,3,5,0,0]],"digest":"97c1"}');
INSERT INTO "log" VALUES('twphcny9r9p2',212,1.79488147075406932829e+09,'2:212','{"type":"actions","seat":2,"turn":105,"actions":[112],"events":[[4,31,2,0,5,0,0,11,31,2,0,0,0,0,1,31,0,106,36,0,0]],"digest":"f602"}');
INSERT INTO "log" VALUES('twphcny9r9p2',213,1.79488147095376873014e+09,'0:213','{"type":"actions","seat":0,"turn":106,"actions":[34],"events":[[2,31,0,5,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,5,0]],"digest":"1406"}');
INSERT INTO "log" VALUES('twphcny9r9p2',214,1.79488147103734445569e+09,'0:214','{"type":"actions","seat":0,"turn":106,"actions":[60],"events":[[4,31,0,0,2,0,0,5,31,0,1,1,6,0]],"digest":"4a60"}');
INSERT INTO "log" VALUES('twphcny9r9p2',215,1.79488147118979644778e+09,'0:215','{"type":"actions","seat":0,"turn":106,"actions":[60],"events":[[4,31,0,0,3,0,0,5,31,0,1,1,6,0,24,31,8,3,0,0,0,1,31,1,107,36,0,0]],"digest":"39f3"}');
INSERT INTO "log" VALUES('twphcny9r9p2',216,1.79488147142600226397e+09,'1:216','{"type":"actions","seat":1,"turn":107,"actions":[15],"events":[[2,31,1,4,1,0,0]],"digest":"94f9"}');
INSERT INTO "log" VALUES('twphcny9r9p2',217,1.79488147161778235439e+09,'1:217','{"type":"actions","seat":1,"turn":107,"actions":[65],"events":[[4,31,1,1,4,0,0,6,31,1,4,2,0,0,1,31,2,108,36,0,0]],"digest":"5825"}');
INSERT INTO "log" VALUES('twphcny9r9p2',218,1.79488147179587554931e+09,'2:218','{"type":"actions","seat":2,"turn":108,"actions":[57],"events":[[2,31,2,4,8,0,0]],"digest":"e91f"}');
INSERT INTO "log" VALUES('twphcny9r9p2',219,1794881471.84644,'2:219','{"type":"actions","seat":2,"turn":108,"actions":[122],"events":[[7,31,2,0,2,0,0,15,31,2,0,2,2,0,3,31,2,1,2,0,0]],"digest":"913c"}');
INSERT INTO "log" VALUES('twphcny9r9p2',220,1.79488147188877344125e+09,'2:220','{"type":"actions","seat":2,"turn":108,"actions":[121],"events":[[7,31,2,1,3,0,0,16,31,1,0,1,1,0,15,31,2,0,1,3,0,3,31,2,1,2,0,0,25,31,1,5,0,0,0,25,31,4,0,0,0,0,25,31,4,4,0,0,0,25,31,5,3,0,0,0,25,31,5,5,0,0,0,25,31,5,2,0,0,0,25,31,6,4,0,0,0,25,31,6,5,0,0,0,25,31,6,5,0,0,0,25,31,7,1,0,0,0,25,31,7,3,0,0,0,25,31,7,1,0,0,0,25,31,8,3,0,0,0,25,31,8,3,0,0,0,25,31,8,3,0,0,0,26,31,6,0,0,0,0,30,31,3,0,0,0,0,1,31,0,109,37,0,0]],"digest":"3dd6"}');
INSERT INTO "log" VALUES('twphcny9r9p2',221,1.79488147208362984657e+09,'0:221','{"type":"actions","seat":0,"turn":109,"actions":[33],"events":[[2,31,0,4,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,7,0]],"digest":"35e8"}');
INSERT INTO "log" VALUES('twphcny9r9p2',222,1.79488147227033543584e+09,'0:222','{"type":"actions","seat":0,"turn":109,"actions":[0],"events":[[1,31,1,110,37,0,0]],"digest":"2d6f"}');
INSERT INTO "log" VALUES('twphcny9r9p2',223,1.79488147233843779561e+09,'1:223','{"type":"actions","seat":1,"turn":110,"actions":[30],"events":[[2,31,1,1,4,0,0,4,31,1,0,1,0,0,5,31,1,1,1,8,0]],"digest":"7127"}');
INSERT INTO "log" VALUES('twphcny9r9p2',224,1.79488147235380244258e+09,'1:224','{"type":"actions","seat":1,"turn":110,"actions":[60],"events":[[4,31,1,0,2,0,0,5,31,1,1,1,9,0,1,31,2,111,37,0,0]],"digest":"549a"}');
INSERT INTO "log" VALUES('twphcny9r9p2',225,1.79488147240728116034e+09,'2:225','{"type":"actions","seat":2,"turn":111,"actions":[11],"events":[[2,31,2,0,1,0,0]],"digest":"3c25"}');
INSERT INTO "log" VALUES('twphcny9r9p2',226,1.79488147242883157731e+09,'2:226','{"type":"actions","seat":2,"turn":111,"actions":[65],"events":[[4,31,2,1,3,0,0,6,31,2,4,1,0,0,26,31,7,0,0,0,0,1,31,0,112,38,0,0]],"digest":"1838"}');
INSERT INTO "log" VALUES('twphcny9r9p2',227,1.79488147243980169292e+09,'0:227','{"type":"actions","seat":0,"turn":112,"actions":[59],"events":[[17,31,0,22,7,0,0]],"digest":"31af"}');
INSERT INTO "log" VALUES('twphcny9r9p2',228,1.79488147245077466962e+09,'0:228','{"type":"actions","seat":0,"turn":112,"actions":[170],"events":[[18,31,0,3,1,0,0,3,31,0,1,2,0,0]],"digest":"f755"}');
INSERT INTO "log" VALUES('twphcny9r9p2',229,1.79488147246121931073e+09,'0:229','{"type":"actions","seat":0,"turn":112,"actions":[178],"events":[[20,31,0,0,3,0,0,4,31,0,0,9,0,0,22,31,0,3,0,0,0,23,31,0,4,0,0,0,1,31,1,113,38,0,0]],"digest":"5f32"}');
INSERT INTO "log" VALUES('twphcny9r9p2',230,1.79488147247508764269e+09,'1:230','{"type":"actions","seat":1,"turn":113,"actions":[56],"events":[[2,31,1,3,8,0,0]],"digest":"f60f"}');
INSERT INTO "log" VALUES('twphcny9r9p2',231,1.79488147249743342404e+09,'1:231','{"type":"actions","seat":1,"turn":113,"actions":[148],"events":[[7,31,1,1,1,0,0,15,31,1,7,0,1,0,3,31,1,1,2,0,0]],"digest":"87a3"}');
INSERT INTO "log" VALUES('twphcny9r9p2',232,1.79488147253401923177e+09,'1:232','{"type":"actions","seat":1,"turn":113,"actions":[0],"events":[[1,31,2,114,38,0,0]],"digest":"67c6"}');
INSERT INTO "log" VALUES('twphcny9r9p2',233,1.79488147256971240046e+09,'2:233','{"type":"actions","seat":2,"turn":114,"actions":[59],"events":[[17,31,2,28,5,0,0]],"digest":"1a56"}');
INSERT INTO "log" VALUES('twphcny9r9p2',234,1794881472.61468,'2:234','{"type":"actions","seat":2,"turn":114,"actions":[177],"events":[[18,31,2,5,2,0,0,3,31,2,0,5,0,0]],"digest":"8632"}');
INSERT INTO "log" VALUES('twphcny9r9p2',235,1.79488147275767326357e+09,'2:235','{"type":"actions","seat":2,"turn":114,"actions":[185],"events":[[20,31,2,7,5,0,0,4,31,2,0,12,0,0,22,31,2,4,0,0,0,23,31,2,6,0,0,0,26,31,8,0,0,0,0,1,31,0,115,39,0,0]],"digest":"997f"}');
INSERT INTO "log" VALUES('twphcny9r9p2',236,1.79488147290961551662e+09,'0:236','{"type":"actions","seat":0,"turn":115,"actions":[34],"events":[[2,31,0,5,4,0,0,4,31,0,0,1,0,0,5,31,0,1,1,7,0]],"digest":"ca7a"}');
INSERT INTO "log" VALUES('twphcny9r9p2',237,1.7948814730346422195e+09,'0:237','{"type":"actions","seat":0,"turn":115,"actions":[0],"events":[[24,31,6,3,0,0,0,1,31,1,116,39,0,0]],"digest":"2015"}');
INSERT INTO "log" VALUES('twphcny9r9p2',238,1.79488147311197233195e+09,'1:238','{"type":"actions","seat":1,"turn":116,"actions":[59],"events":[[17,31,1,16,9,0,0]],"digest":"7afd"}');
INSERT INTO "log" VALUES('twphcny9r9p2',239,1.79488147315131187434e+09,'1:239','{"type":"actions","seat":1,"turn":116,"actions":[167],"events":[[18,31,1,2,1,0,0,3,31,1,1,2,0,0]],"digest":"1dc5"}');
INSERT INTO "log" VALUES('twphcny9r9p2',240,1.79488147317105627056e+09,'1:240','{"type":"actions","seat":1,"turn":116,"actions":[182],"events":[[20,31,1,4,2,0,0,4,31,1,0,15,0,0,22,31,1,5,0,0,0,23,31,1,6,0,0,0,1,31,2,117,39,0,0]],"digest":"5834"}');
INSERT INTO "log" VALUES('twphcny9r9p2',241,1.79488147321347951885e+09,'2:241','{"type":"actions","seat":2,"turn":117,"actions":[45],"events":[[2,31,2,4,6,0,0]],"digest":"1a79"}');
INSERT INTO "log" VALUES('twphcny9r9p2',242,1.79488147322549939158e+09,'2:242','{"type":"actions","seat":2,"turn":117,"actions":[105],"events":[[4,31,2,0,5,0,0,10,31,2,0,1,0,0]],"digest":"846d"}');
INSERT INTO "log" VALUES('twphcny9r9p2',243,1.79488147332542800904e+09,'2:243','{"type":"actions","seat":2,"turn":117,"actions":[0],"events":[[27,31,3,0,0,0,0,28,31,2,0,2,15,4,28,31,0,1,2,15,0,28,31,1,1,3,11,0,28,31,0,2,2,15,0,28,31,1,2,3,11,0,28,31,0,3,1,18,0,28,31,1,3,3,5,0,28,31,2,3,3,5,0,31,31,0,19,1,0,0,32,31,0,1,4,1,0,32,31,0,2,2,3,0,32,31,0,4,2,2,0,32,31,0,5,3,1,0,32,31,0,7,4,4,0,31,31,1,16,0,0,0,32,31,1,1,5,1,0,32,31,1,3,1,3,0,32,31,1,4,1,2,0,32,31,1,5,2,3,0,32,31,1,8,3,4,0,31,31,2,25,1,0,0,32,31,2,1,4,5,0,32,31,2,2,1,2,0,32,31,2,5,4,4,0,32,31,2,6,3,3,0,32,31,2,7,1,5,0,33,31,3,0,0,0,0]],"digest":"6ee4"}');
INSERT INTO "log" VALUES('uscwzday3cum',1,1.79488147390280413633e+09,'0:1','{"type":"actions","seat":0,"turn":0,"actions":[37],"events":[[4,1,0,36,0,0,0]],"digest":"eee8"}');
INSERT INTO "log" VALUES('uscwzday3cum',2,1.79488147398754906659e+09,'1:2','{"type":"actions","seat":1,"turn":0,"actions":[21],"events":[[4,2,1,20,0,0,0]],"digest":"208e"}');
INSERT INTO "log" VALUES('uscwzday3cum',3,1.7948814740536277294e+09,'2:3','{"type":"actions","seat":2,"turn":0,"actions":[7],"events":[[4,4,2,6,0,0,0,3,31,0,1,1,0,0]],"digest":"d127"}');
INSERT INTO "log" VALUES('uscwzday3cum',4,1.79488147409683847428e+09,'0:4','{"type":"actions","seat":0,"turn":1,"actions":[148],"events":[[5,31,0,12,2,0,0]],"digest":"6de3"}');
INSERT INTO "log" VALUES('uscwzday3cum',5,1.79488147418792247768e+09,'0:5','{"type":"actions","seat":0,"turn":1,"actions":[166],"events":[[7,31,0,12,0,0,0,10,31,0,12,3,0,0]],"digest":"ef63"}');
INSERT INTO "log" VALUES('uscwzday3cum',6,1.79488147424808216091e+09,'0:6','{"type":"actions","seat":0,"turn":1,"actions":[228],"events":[[2,31,0,0,1,0,0,2,31,0,1,1,0,0,2,31,0,2,1,0,0,2,31,0,3,1,0,0,2,31,0,5,2,0,0]],"digest":"c95b"}');
INSERT INTO "log" VALUES('uscwzday3cum',7,1.79488147430635118484e+09,'0:7','{"type":"actions","seat":0,"turn":1,"actions":[311],"events":[[21,31,0,12,4,0,0,1,31,0,5,3,0,0,12,31,0,7,1,0,0,9,31,0,12,2,0,0]],"digest":"fe1b"}');
INSERT INTO "log" VALUES('uscwzday3cum',8,1.7948814744298243523e+09,'0:8','{"type":"actions","seat":0,"turn":1,"actions":[1],"events":[[3,31,1,2,1,0,0]],"digest":"1826"}');
INSERT INTO "log" VALUES('uscwzday3cum',9,1.79488147449115395546e+09,'1:9','{"type":"actions","seat":1,"turn":2,"actions":[136],"events":[[5,31,1,0,2,0,0]],"digest":"a6d7"}');
INSERT INTO "log" VALUES('uscwzday3cum',10,1.79488147451309847831e+09,'1:10','{"type":"actions","seat":1,"turn":2,"actions":[154],"events":[[7,31,1,0,0,0,0,10,31,1,0,3,0,0,1,31,1,0,1,0,0,9,31,1,0,2,0,0]],"digest":"9d40"}');
INSERT INTO "log" VALUES('uscwzday3cum',11,1.79488147459424328801e+09,'1:11','{"type":"actions","seat":1,"turn":2,"actions":[1],"events":[[3,31,2,3,1,0,0]],"digest":"00f3"}');
INSERT INTO "log" VALUES('uscwzday3cum',12,1.79488147464862227435e+09,'2:12','{"type":"actions","seat":2,"turn":3,"actions":[0],"events":[[]],"digest":"ef29"}');
INSERT INTO "log" VALUES('uscwzday3cum',13,1.79488147481955099106e+09,'2:13','{"type":"actions","seat":2,"turn":3,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"4a20"}');
INSERT INTO "log" VALUES('uscwzday3cum',14,1.79488147487966489788e+09,'2:14','{"type":"actions","seat":2,"turn":3,"actions":[1],"events":[[3,31,0,4,2,0,0]],"digest":"71e4"}');
INSERT INTO "log" VALUES('uscwzday3cum',15,1.79488147489905667305e+09,'0:15','{"type":"actions","seat":0,"turn":4,"actions":[128],"events":[[5,31,0,10,1,0,0]],"digest":"941b"}');
INSERT INTO "log" VALUES('uscwzday3cum',16,1.79488147491506576532e+09,'0:16','{"type":"actions","seat":0,"turn":4,"actions":[129],"events":[[5,31,0,11,1,0,0]],"digest":"5507"}');
INSERT INTO "log" VALUES('uscwzday3cum',17,1.79488147493280935287e+09,'0:17','{"type":"actions","seat":0,"turn":4,"actions":[133],"events":[[5,31,0,15,1,0,0]],"digest":"013e"}');
INSERT INTO "log" VALUES('uscwzday3cum',18,1.79488147494929575916e+09,'0:18','{"type":"actions","seat":0,"turn":4,"actions":[183],"events":[[7,31,0,11,0,0,0,10,31,0,11,2,0,0,9,31,0,11,1,0,0]],"digest":"9543"}');
INSERT INTO "log" VALUES('uscwzday3cum',19,1.79488147497203683858e+09,'0:19','{"type":"actions","seat":0,"turn":4,"actions":[1],"events":[[3,31,1,5,2,0,0]],"digest":"b527"}');
INSERT INTO "log" VALUES('uscwzday3cum',20,1.79488147511831092834e+09,'1:20','{"type":"actions","seat":1,"turn":5,"actions":[131],"events":[[5,31,1,13,1,0,0]],"digest":"276a"}');
INSERT INTO "log" VALUES('uscwzday3cum',21,1.79488147550026226045e+09,'1:21','{"type":"actions","seat":1,"turn":5,"actions":[118],"events":[[5,31,1,0,1,0,0]],"digest":"4a1c"}');
INSERT INTO "log" VALUES('uscwzday3cum',22,1.79488147551240086554e+09,'1:22','{"type":"actions","seat":1,"turn":5,"actions":[128],"events":[[5,31,1,10,1,0,0]],"digest":"44a4"}');
INSERT INTO "log" VALUES('uscwzday3cum',23,1.79488147552094626431e+09,'1:23','{"type":"actions","seat":1,"turn":5,"actions":[185],"events":[[7,31,1,13,0,0,0]],"digest":"03e8"}');
INSERT INTO "log" VALUES('uscwzday3cum',24,1.7948814755289084911e+09,'1:24','{"type":"actions","seat":1,"turn":5,"actions":[190],"events":[[10,31,1,13,2,0,0]],"digest":"8fef"}');
INSERT INTO "log" VALUES('uscwzday3cum',25,1.79488147553703713413e+09,'1:25','{"type":"actions","seat":1,"turn":5,"actions":[0],"events":[[9,31,1,13,1,0,0]],"digest":"39c8"}');
INSERT INTO "log" VALUES('uscwzday3cum',26,1.79488147554454016687e+09,'1:26','{"type":"actions","seat":1,"turn":5,"actions":[1],"events":[[3,31,2,6,2,0,0]],"digest":"9292"}');
INSERT INTO "log" VALUES('uscwzday3cum',27,1.79488147555186390875e+09,'2:27','{"type":"actions","seat":2,"turn":6,"actions":[147],"events":[[6,31,2,0,2,0,0,5,31,2,11,2,0,0]],"digest":"5198"}');
INSERT INTO "log" VALUES('uscwzday3cum',28,1.79488147555886816981e+09,'2:28','{"type":"actions","seat":2,"turn":6,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"8036"}');
INSERT INTO "log" VALUES('uscwzday3cum',29,1.7948814755674581527e+09,'2:29','{"type":"actions","seat":2,"turn":6,"actions":[204],"events":[[9,31,2,11,1,0,0]],"digest":"38d5"}');
INSERT INTO "log" VALUES('uscwzday3cum',30,1.79488147557725715632e+09,'2:30','{"type":"actions","seat":2,"turn":6,"actions":[204],"events":[[9,31,2,11,1,0,0]],"digest":"0725"}');
INSERT INTO "log" VALUES('uscwzday3cum',31,1.79488147586162281031e+09,'2:31','{"type":"actions","seat":2,"turn":6,"actions":[1],"events":[[3,31,0,7,3,0,0]],"digest":"cba2"}');
INSERT INTO "log" VALUES('uscwzday3cum',32,1.7948814761303083896e+09,'0:32','{"type":"actions","seat":0,"turn":7,"actions":[120],"events":[[5,31,0,2,1,0,0]],"digest":"73e8"}');
INSERT INTO "log" VALUES('uscwzday3cum',33,1.79488147615310549738e+09,'0:33','{"type":"actions","seat":0,"turn":7,"actions":[126],"events":[[5,31,0,8,1,0,0]],"digest":"2257"}');
INSERT INTO "log" VALUES('uscwzday3cum',34,1.79488147631345915794e+09,'0:34','{"type":"actions","seat":0,"turn":7,"actions":[124],"events":[[5,31,0,6,1,0,0]],"digest":"515b"}');
INSERT INTO "log" VALUES('uscwzday3cum',35,1.7948814771691977977e+09,'0:35','{"type":"actions","seat":0,"turn":7,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"1d94"}');
INSERT INTO "log" VALUES('uscwzday3cum',36,1.79488147718583083154e+09,'0:36','{"type":"actions","seat":0,"turn":7,"actions":[0],"events":[[]],"digest":"a968"}');
INSERT INTO "log" VALUES('uscwzday3cum',37,1.79488147719968438144e+09,'0:37','{"type":"actions","seat":0,"turn":7,"actions":[1],"events":[[3,31,1,8,3,0,0]],"digest":"515c"}');
INSERT INTO "log" VALUES('uscwzday3cum',38,1.79488147722101187703e+09,'1:38','{"type":"actions","seat":1,"turn":8,"actions":[129],"events":[[5,31,1,11,1,0,0]],"digest":"259b"}');
INSERT INTO "log" VALUES('uscwzday3cum',39,1.79488147723257398602e+09,'1:39','{"type":"actions","seat":1,"turn":8,"actions":[131],"events":[[5,31,1,13,1,0,0]],"digest":"a246"}');
INSERT INTO "log" VALUES('uscwzday3cum',40,1.79488147724611496925e+09,'1:40','{"type":"actions","seat":1,"turn":8,"actions":[127],"events":[[5,31,1,9,1,0,0]],"digest":"e526"}');
INSERT INTO "log" VALUES('uscwzday3cum',41,1.79488147746675467484e+09,'1:41','{"type":"actions","seat":1,"turn":8,"actions":[181],"events":[[7,31,1,9,0,0,0]],"digest":"f78e"}');
INSERT INTO "log" VALUES('uscwzday3cum',42,1.79488147755762219434e+09,'1:42','{"type":"actions","seat":1,"turn":8,"actions":[183],"events":[[7,31,1,11,0,0,0,10,31,1,11,2,0,0,9,31,1,11,1,0,0]],"digest":"c2cd"}');
INSERT INTO "log" VALUES('uscwzday3cum',43,1.79488147761206722255e+09,'1:43','{"type":"actions","seat":1,"turn":8,"actions":[57],"events":[[2,31,1,0,2,0,0,18,31,1,20,0,0,0,1,31,1,4,1,0,0,12,31,1,3,0,0,0]],"digest":"9862"}');
INSERT INTO "log" VALUES('uscwzday3cum',44,1.79488147763610696788e+09,'1:44','{"type":"actions","seat":1,"turn":8,"actions":[1],"events":[[3,31,2,9,3,0,0]],"digest":"9f82"}');
INSERT INTO "log" VALUES('uscwzday3cum',45,1.79488147765968203547e+09,'2:45','{"type":"actions","seat":2,"turn":9,"actions":[124],"events":[[5,31,2,6,1,0,0]],"digest":"99d7"}');
INSERT INTO "log" VALUES('uscwzday3cum',46,1.79488147768259763718e+09,'2:46','{"type":"actions","seat":2,"turn":9,"actions":[133],"events":[[5,31,2,15,1,0,0]],"digest":"5f54"}');
INSERT INTO "log" VALUES('uscwzday3cum',47,1.79488147769657659528e+09,'2:47','{"type":"actions","seat":2,"turn":9,"actions":[129],"events":[[6,31,2,1,1,0,0,5,31,2,11,1,0,0]],"digest":"4bb7"}');
INSERT INTO "log" VALUES('uscwzday3cum',48,1.79488147770960068706e+09,'2:48','{"type":"actions","seat":2,"turn":9,"actions":[169],"events":[[7,31,2,15,0,0,0,10,31,2,15,2,0,0]],"digest":"4412"}');
INSERT INTO "log" VALUES('uscwzday3cum',49,1.79488147772261595722e+09,'2:49','{"type":"actions","seat":2,"turn":9,"actions":[300],"events":[[19,31,2,33,0,0,0,26,31,1,0,0,0,0,9,31,2,15,1,0,0]],"digest":"a0fd"}');
INSERT INTO "log" VALUES('uscwzday3cum',50,1.79488147774384856217e+09,'2:50','{"type":"actions","seat":2,"turn":9,"actions":[1],"events":[[3,31,0,10,4,0,0]],"digest":"4161"}');
INSERT INTO "log" VALUES('uscwzday3cum',51,1.79488147775416803358e+09,'0:51','{"type":"actions","seat":0,"turn":10,"actions":[147],"events":[[6,31,0,1,2,0,0,5,31,0,11,2,0,0]],"digest":"2371"}');
INSERT INTO "log" VALUES('uscwzday3cum',52,1.79488147776483416553e+09,'0:52','{"type":"actions","seat":0,"turn":10,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"b6e1"}');
INSERT INTO "log" VALUES('uscwzday3cum',53,1.79488147777374696736e+09,'0:53','{"type":"actions","seat":0,"turn":10,"actions":[201],"events":[[9,31,0,8,1,0,0]],"digest":"2b61"}');
INSERT INTO "log" VALUES('uscwzday3cum',54,1.79488147778329443929e+09,'0:54','{"type":"actions","seat":0,"turn":10,"actions":[0],"events":[[]],"digest":"d318"}');
INSERT INTO "log" VALUES('uscwzday3cum',55,1.79488147779450416558e+09,'0:55','{"type":"actions","seat":0,"turn":10,"actions":[1],"events":[[3,31,1,11,4,0,0]],"digest":"a352"}');
INSERT INTO "log" VALUES('uscwzday3cum',56,1.79488147780806660651e+09,'1:56','{"type":"actions","seat":1,"turn":11,"actions":[127],"events":[[5,31,1,9,1,0,0]],"digest":"df0f"}');
INSERT INTO "log" VALUES('uscwzday3cum',57,1.79488147781659150127e+09,'1:57','{"type":"actions","seat":1,"turn":11,"actions":[134],"events":[[5,31,1,16,1,0,0]],"digest":"8c44"}');
INSERT INTO "log" VALUES('uscwzday3cum',58,1.79488147782511758797e+09,'1:58','{"type":"actions","seat":1,"turn":11,"actions":[124],"events":[[5,31,1,6,1,0,0]],"digest":"907f"}');
INSERT INTO "log" VALUES('uscwzday3cum',59,1.79488147783364534373e+09,'1:59','{"type":"actions","seat":1,"turn":11,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"08df"}');
INSERT INTO "log" VALUES('uscwzday3cum',60,1.79488147784444141384e+09,'1:60','{"type":"actions","seat":1,"turn":11,"actions":[203],"events":[[9,31,1,10,1,0,0]],"digest":"3e64"}');
INSERT INTO "log" VALUES('uscwzday3cum',61,1.79488147785488057141e+09,'1:61','{"type":"actions","seat":1,"turn":11,"actions":[0],"events":[[]],"digest":"9e0f"}');
INSERT INTO "log" VALUES('uscwzday3cum',62,1.79488147786843681335e+09,'1:62','{"type":"actions","seat":1,"turn":11,"actions":[1],"events":[[3,31,2,12,4,0,0]],"digest":"9742"}');
INSERT INTO "log" VALUES('uscwzday3cum',63,1.7948814778809292316e+09,'2:63','{"type":"actions","seat":2,"turn":12,"actions":[127],"events":[[5,31,2,9,1,0,0]],"digest":"3e83"}');
INSERT INTO "log" VALUES('uscwzday3cum',64,1.79488147789706230161e+09,'2:64','{"type":"actions","seat":2,"turn":12,"actions":[120],"events":[[5,31,2,2,1,0,0]],"digest":"9071"}');
INSERT INTO "log" VALUES('uscwzday3cum',65,1.79488147794164586068e+09,'2:65','{"type":"actions","seat":2,"turn":12,"actions":[130],"events":[[5,31,2,12,1,0,0]],"digest":"f68e"}');
INSERT INTO "log" VALUES('uscwzday3cum',66,1.79488147799352502822e+09,'2:66','{"type":"actions","seat":2,"turn":12,"actions":[178],"events":[[7,31,2,6,0,0,0]],"digest":"2b54"}');
INSERT INTO "log" VALUES('uscwzday3cum',67,1.79488147803374314308e+09,'2:67','{"type":"actions","seat":2,"turn":12,"actions":[174],"events":[[7,31,2,2,0,0,0]],"digest":"2b5c"}');
INSERT INTO "log" VALUES('uscwzday3cum',68,1.79488147808291888243e+09,'2:68','{"type":"actions","seat":2,"turn":12,"actions":[183],"events":[[7,31,2,11,0,0,0]],"digest":"76a2"}');
INSERT INTO "log" VALUES('uscwzday3cum',69,1.79488147816535091399e+09,'2:69','{"type":"actions","seat":2,"turn":12,"actions":[184],"events":[[7,31,2,12,0,0,0]],"digest":"14ad"}');
INSERT INTO "log" VALUES('uscwzday3cum',70,1.79488147818906593321e+09,'2:70','{"type":"actions","seat":2,"turn":12,"actions":[181],"events":[[7,31,2,9,0,0,0,10,31,2,9,2,0,0]],"digest":"5c8d"}');
INSERT INTO "log" VALUES('uscwzday3cum',71,1.79488147822203564642e+09,'2:71','{"type":"actions","seat":2,"turn":12,"actions":[212],"events":[[2,31,2,0,1,0,0,1,31,2,5,2,0,0]],"digest":"e1e2"}');
INSERT INTO "log" VALUES('uscwzday3cum',72,1.79488147823677968977e+09,'2:72','{"type":"actions","seat":2,"turn":12,"actions":[217],"events":[[2,31,2,5,2,0,0,1,31,2,1,1,0,0,9,31,2,9,1,0,0]],"digest":"a137"}');
INSERT INTO "log" VALUES('uscwzday3cum',73,1.7948814782489991188e+09,'2:73','{"type":"actions","seat":2,"turn":12,"actions":[1],"events":[[3,31,0,13,5,0,0]],"digest":"1f65"}');
INSERT INTO "log" VALUES('uscwzday3cum',74,1.79488147826160717012e+09,'0:74','{"type":"actions","seat":0,"turn":13,"actions":[0],"events":[[]],"digest":"9dd6"}');
INSERT INTO "log" VALUES('uscwzday3cum',75,1.79488147827220535278e+09,'0:75','{"type":"actions","seat":0,"turn":13,"actions":[164],"events":[[7,31,0,10,0,0,0,10,31,0,10,2,0,0]],"digest":"df33"}');
INSERT INTO "log" VALUES('uscwzday3cum',76,1.79488147828580164909e+09,'0:76','{"type":"actions","seat":0,"turn":13,"actions":[0],"events":[[9,31,0,10,1,0,0]],"digest":"ff38"}');
INSERT INTO "log" VALUES('uscwzday3cum',77,1.79488147829711747172e+09,'0:77','{"type":"actions","seat":0,"turn":13,"actions":[1],"events":[[3,31,1,14,5,0,0]],"digest":"dca8"}');
INSERT INTO "log" VALUES('uscwzday3cum',78,1.79488147830679726601e+09,'1:78','{"type":"actions","seat":1,"turn":14,"actions":[144],"events":[[5,31,1,8,2,0,0]],"digest":"d357"}');
INSERT INTO "log" VALUES('uscwzday3cum',79,1.79488147831433629986e+09,'1:79','{"type":"actions","seat":1,"turn":14,"actions":[154],"events":[[7,31,1,0,0,0,0,10,31,1,0,2,0,0,9,31,1,0,1,0,0]],"digest":"72b0"}');
INSERT INTO "log" VALUES('uscwzday3cum',80,1.79488147832193160055e+09,'1:80','{"type":"actions","seat":1,"turn":14,"actions":[1],"events":[[3,31,2,15,5,0,0]],"digest":"1389"}');
INSERT INTO "log" VALUES('uscwzday3cum',81,1.79488147833129262922e+09,'2:81','{"type":"actions","seat":2,"turn":15,"actions":[0],"events":[[]],"digest":"b319"}');
INSERT INTO "log" VALUES('uscwzday3cum',82,1.79488147834005761145e+09,'2:82','{"type":"actions","seat":2,"turn":15,"actions":[178],"events":[[7,31,2,6,0,0,0]],"digest":"72f3"}');
INSERT INTO "log" VALUES('uscwzday3cum',83,1.79488147835063600538e+09,'2:83','{"type":"actions","seat":2,"turn":15,"actions":[190],"events":[[10,31,2,6,2,0,0,1,31,2,3,2,0,0,9,31,2,6,1,0,0]],"digest":"f479"}');
INSERT INTO "log" VALUES('uscwzday3cum',84,1.79488147835908961299e+09,'2:84','{"type":"actions","seat":2,"turn":15,"actions":[1],"events":[[3,31,0,16,6,0,0]],"digest":"515b"}');
INSERT INTO "log" VALUES('uscwzday3cum',85,1.79488147837146806715e+09,'0:85','{"type":"actions","seat":0,"turn":16,"actions":[131],"events":[[5,31,0,13,1,0,0]],"digest":"5033"}');
INSERT INTO "log" VALUES('uscwzday3cum',86,1.79488147838192367558e+09,'0:86','{"type":"actions","seat":0,"turn":16,"actions":[129],"events":[[5,31,0,11,1,0,0]],"digest":"23f1"}');
INSERT INTO "log" VALUES('uscwzday3cum',87,1.79488147839039874071e+09,'0:87','{"type":"actions","seat":0,"turn":16,"actions":[187],"events":[[7,31,0,15,0,0,0]],"digest":"7b07"}');
INSERT INTO "log" VALUES('uscwzday3cum',88,1.7948814783991773129e+09,'0:88','{"type":"actions","seat":0,"turn":16,"actions":[178],"events":[[6,31,0,2,1,0,0,7,31,0,6,0,0,0]],"digest":"0155"}');
INSERT INTO "log" VALUES('uscwzday3cum',89,1.79488147840941214558e+09,'0:89','{"type":"actions","seat":0,"turn":16,"actions":[185],"events":[[7,31,0,13,0,0,0,10,31,0,13,2,0,0]],"digest":"fa92"}');
INSERT INTO "log" VALUES('uscwzday3cum',90,1.79488147842016577721e+09,'0:90','{"type":"actions","seat":0,"turn":16,"actions":[240],"events":[[2,31,0,5,2,0,0,20,31,0,39,0,0,0,26,31,66,0,0,0,0,9,31,0,13,1,0,0]],"digest":"3bd5"}');
INSERT INTO "log" VALUES('uscwzday3cum',91,1.79488147843015050887e+09,'0:91','{"type":"actions","seat":0,"turn":16,"actions":[1],"events":[[3,31,1,17,6,0,0]],"digest":"ea41"}');
INSERT INTO "log" VALUES('uscwzday3cum',92,1.79488147844253063197e+09,'1:92','{"type":"actions","seat":1,"turn":17,"actions":[125],"events":[[5,31,1,7,1,0,0]],"digest":"d2e2"}');
INSERT INTO "log" VALUES('uscwzday3cum',93,1.79488147845455384252e+09,'1:93','{"type":"actions","seat":1,"turn":17,"actions":[189],"events":[[2,31,1,5,1,0,0,7,31,1,17,0,0,0]],"digest":"ee2a"}');
INSERT INTO "log" VALUES('uscwzday3cum',94,1.79488147846392893797e+09,'1:94','{"type":"actions","seat":1,"turn":17,"actions":[185],"events":[[6,31,1,0,1,0,0,7,31,1,13,0,0,0]],"digest":"2be2"}');
INSERT INTO "log" VALUES('uscwzday3cum',95,1.79488147865784549708e+09,'1:95','{"type":"actions","seat":1,"turn":17,"actions":[181],"events":[[7,31,1,9,0,0,0]],"digest":"be14"}');
INSERT INTO "log" VALUES('uscwzday3cum',96,1.79488147869830226904e+09,'1:96','{"type":"actions","seat":1,"turn":17,"actions":[190],"events":[[10,31,1,9,3,0,0]],"digest":"a049"}');
INSERT INTO "log" VALUES('uscwzday3cum',97,1.79488147878591203687e+09,'1:97','{"type":"actions","seat":1,"turn":17,"actions":[219],"events":[[2,31,1,5,1,0,0,1,31,1,3,1,0,0]],"digest":"a16b"}');
INSERT INTO "log" VALUES('uscwzday3cum',98,1.79488147887032699584e+09,'1:98','{"type":"actions","seat":1,"turn":17,"actions":[219],"events":[[2,31,1,5,1,0,0,1,31,1,3,1,0,0]],"digest":"7f3e"}');
INSERT INTO "log" VALUES('uscwzday3cum',99,1.79488147893925547595e+09,'1:99','{"type":"actions","seat":1,"turn":17,"actions":[219],"events":[[2,31,1,5,1,0,0,1,31,1,3,1,0,0,9,31,1,9,2,0,0]],"digest":"205c"}');
INSERT INTO "log" VALUES('uscwzday3cum',100,1.79488147916942572587e+09,'1:100','{"type":"actions","seat":1,"turn":17,"actions":[1],"events":[[3,31,2,18,6,0,0]],"digest":"e48c"}');
INSERT INTO "log" VALUES('uscwzday3cum',101,1.79488147930985188485e+09,'2:101','{"type":"actions","seat":2,"turn":18,"actions":[152],"events":[[5,31,2,16,2,0,0]],"digest":"8033"}');
INSERT INTO "log" VALUES('uscwzday3cum',102,1.79488147934112477303e+09,'2:102','{"type":"actions","seat":2,"turn":18,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"8712"}');
INSERT INTO "log" VALUES('uscwzday3cum',103,1.79488147939851570128e+09,'2:103','{"type":"actions","seat":2,"turn":18,"actions":[195],"events":[[9,31,2,2,1,0,0]],"digest":"ec8e"}');
INSERT INTO "log" VALUES('uscwzday3cum',104,1.79488147943918609616e+09,'2:104','{"type":"actions","seat":2,"turn":18,"actions":[204],"events":[[9,31,2,11,1,0,0]],"digest":"053a"}');
INSERT INTO "log" VALUES('uscwzday3cum',105,1.79488147951857519154e+09,'2:105','{"type":"actions","seat":2,"turn":18,"actions":[205],"events":[[9,31,2,12,1,0,0]],"digest":"c2f1"}');
INSERT INTO "log" VALUES('uscwzday3cum',106,1.79488147953878068928e+09,'2:106','{"type":"actions","seat":2,"turn":18,"actions":[0],"events":[[]],"digest":"7ba0"}');
INSERT INTO "log" VALUES('uscwzday3cum',107,1.79488147955124497409e+09,'2:107','{"type":"actions","seat":2,"turn":18,"actions":[1],"events":[[3,31,0,19,7,0,0]],"digest":"103c"}');
INSERT INTO "log" VALUES('uscwzday3cum',108,1.79488147956371665e+09,'0:108','{"type":"actions","seat":0,"turn":19,"actions":[134],"events":[[5,31,0,16,1,0,0]],"digest":"5e33"}');
INSERT INTO "log" VALUES('uscwzday3cum',109,1.7948814795751533508e+09,'0:109','{"type":"actions","seat":0,"turn":19,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"5126"}');
INSERT INTO "log" VALUES('uscwzday3cum',110,1.79488147958536601069e+09,'0:110','{"type":"actions","seat":0,"turn":19,"actions":[199],"events":[[9,31,0,6,1,0,0]],"digest":"8491"}');
INSERT INTO "log" VALUES('uscwzday3cum',111,1.79488147959378767015e+09,'0:111','{"type":"actions","seat":0,"turn":19,"actions":[117],"events":[[2,31,0,5,1,0,0,22,31,0,0,0,0,0]],"digest":"4d7d"}');
INSERT INTO "log" VALUES('uscwzday3cum',112,1.79488147964248275761e+09,'0:112','{"type":"actions","seat":0,"turn":19,"actions":[204],"events":[[9,31,0,11,1,0,0]],"digest":"fe20"}');
INSERT INTO "log" VALUES('uscwzday3cum',113,1.79488147965364384646e+09,'0:113','{"type":"actions","seat":0,"turn":19,"actions":[208],"events":[[9,31,0,15,1,0,0]],"digest":"0923"}');
INSERT INTO "log" VALUES('uscwzday3cum',114,1.79488147966264963151e+09,'0:114','{"type":"actions","seat":0,"turn":19,"actions":[0],"events":[[]],"digest":"cdb7"}');
INSERT INTO "log" VALUES('uscwzday3cum',115,1.7948814796745007038e+09,'0:115','{"type":"actions","seat":0,"turn":19,"actions":[1],"events":[[3,31,1,20,7,0,0]],"digest":"d826"}');
INSERT INTO "log" VALUES('uscwzday3cum',116,1.79488147968525290493e+09,'1:116','{"type":"actions","seat":1,"turn":20,"actions":[146],"events":[[5,31,1,10,2,0,0]],"digest":"88f6"}');
INSERT INTO "log" VALUES('uscwzday3cum',117,1.79488147970776963234e+09,'1:117','{"type":"actions","seat":1,"turn":20,"actions":[178],"events":[[7,31,1,6,0,0,0]],"digest":"e8a7"}');
INSERT INTO "log" VALUES('uscwzday3cum',118,1.79488147971783328061e+09,'1:118','{"type":"actions","seat":1,"turn":20,"actions":[180],"events":[[7,31,1,8,0,0,0,10,31,1,8,3,0,0,1,31,1,5,3,0,0,9,31,1,8,2,0,0]],"digest":"35e1"}');
INSERT INTO "log" VALUES('uscwzday3cum',119,1.79488147974290704724e+09,'1:119','{"type":"actions","seat":1,"turn":20,"actions":[1],"events":[[3,31,2,21,7,0,0]],"digest":"5bb3"}');
INSERT INTO "log" VALUES('uscwzday3cum',120,1.79488147985003113744e+09,'2:120','{"type":"actions","seat":2,"turn":21,"actions":[134],"events":[[5,31,2,16,1,0,0]],"digest":"597a"}');
INSERT INTO "log" VALUES('uscwzday3cum',121,1.79488148001784420014e+09,'2:121','{"type":"actions","seat":2,"turn":21,"actions":[128],"events":[[5,31,2,10,1,0,0]],"digest":"2b50"}');
INSERT INTO "log" VALUES('uscwzday3cum',122,1.79488148020999097823e+09,'2:122','{"type":"actions","seat":2,"turn":21,"actions":[131],"events":[[5,31,2,13,1,0,0]],"digest":"95d5"}');
INSERT INTO "log" VALUES('uscwzday3cum',123,1.79488148022550034524e+09,'2:123','{"type":"actions","seat":2,"turn":21,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"eb8f"}');
INSERT INTO "log" VALUES('uscwzday3cum',124,1.79488148023498821255e+09,'2:124','{"type":"actions","seat":2,"turn":21,"actions":[0],"events":[[]],"digest":"96bf"}');
INSERT INTO "log" VALUES('uscwzday3cum',125,1.79488148024322748184e+09,'2:125','{"type":"actions","seat":2,"turn":21,"actions":[1],"events":[[3,31,0,22,8,0,0]],"digest":"4d7e"}');
INSERT INTO "log" VALUES('uscwzday3cum',126,1.79488148025217890738e+09,'0:126','{"type":"actions","seat":0,"turn":22,"actions":[128],"events":[[5,31,0,10,1,0,0]],"digest":"758c"}');
INSERT INTO "log" VALUES('uscwzday3cum',127,1.7948814802624242305e+09,'0:127','{"type":"actions","seat":0,"turn":22,"actions":[118],"events":[[5,31,0,0,1,0,0]],"digest":"a09a"}');
INSERT INTO "log" VALUES('uscwzday3cum',128,1.79488148027326130861e+09,'0:128','{"type":"actions","seat":0,"turn":22,"actions":[124],"events":[[5,31,0,6,1,0,0]],"digest":"cbad"}');
INSERT INTO "log" VALUES('uscwzday3cum',129,1.79488148028435730938e+09,'0:129','{"type":"actions","seat":0,"turn":22,"actions":[156],"events":[[7,31,0,2,0,0,0,10,31,0,2,2,0,0,1,31,0,1,1,0,0,9,31,0,2,1,0,0]],"digest":"37a2"}');
INSERT INTO "log" VALUES('uscwzday3cum',130,1.79488148029289865496e+09,'0:130','{"type":"actions","seat":0,"turn":22,"actions":[117],"events":[[2,31,0,5,1,0,0,22,31,0,0,0,0,0]],"digest":"befe"}');
INSERT INTO "log" VALUES('uscwzday3cum',131,1.79488148030228352545e+09,'0:131','{"type":"actions","seat":0,"turn":22,"actions":[1],"events":[[3,31,1,23,8,0,0]],"digest":"77c0"}');
INSERT INTO "log" VALUES('uscwzday3cum',132,1.79488148031108617781e+09,'1:132','{"type":"actions","seat":1,"turn":23,"actions":[131],"events":[[5,31,1,13,1,0,0]],"digest":"f7db"}');
INSERT INTO "log" VALUES('uscwzday3cum',133,1.79488148031902289389e+09,'1:133','{"type":"actions","seat":1,"turn":23,"actions":[128],"events":[[5,31,1,10,1,0,0]],"digest":"8cff"}');
INSERT INTO "log" VALUES('uscwzday3cum',134,1.79488148032757806782e+09,'1:134','{"type":"actions","seat":1,"turn":23,"actions":[178],"events":[[7,31,1,6,0,0,0]],"digest":"7f2c"}');
INSERT INTO "log" VALUES('uscwzday3cum',135,1.79488148033678030965e+09,'1:135','{"type":"actions","seat":1,"turn":23,"actions":[185],"events":[[7,31,1,13,0,0,0]],"digest":"1ce2"}');
INSERT INTO "log" VALUES('uscwzday3cum',136,1794881480.34645,'1:136','{"type":"actions","seat":1,"turn":23,"actions":[182],"events":[[7,31,1,10,0,0,0,10,31,1,10,4,0,0]],"digest":"012c"}');
INSERT INTO "log" VALUES('uscwzday3cum',137,1.79488148035558533663e+09,'1:137','{"type":"actions","seat":1,"turn":23,"actions":[221],"events":[[22,31,1,0,0,0,0]],"digest":"df88"}');
INSERT INTO "log" VALUES('uscwzday3cum',138,1.7948814803659555912e+09,'1:138','{"type":"actions","seat":1,"turn":23,"actions":[223],"events":[[2,31,1,5,4,0,0,22,31,1,2,0,0,0]],"digest":"f0c4"}');
INSERT INTO "log" VALUES('uscwzday3cum',139,1.79488148037471485132e+09,'1:139','{"type":"actions","seat":1,"turn":23,"actions":[221],"events":[[22,31,1,0,0,0,0]],"digest":"19f0"}');
INSERT INTO "log" VALUES('uscwzday3cum',140,1.79488148038308191296e+09,'1:140','{"type":"actions","seat":1,"turn":23,"actions":[313],"events":[[14,31,1,10,0,0,0,12,31,1,2,5,0,0,9,31,1,10,3,0,0]],"digest":"da5b"}');
INSERT INTO "log" VALUES('uscwzday3cum',141,1.79488148039177083971e+09,'1:141','{"type":"actions","seat":1,"turn":23,"actions":[1],"events":[[3,31,2,24,8,0,0]],"digest":"07c7"}');
INSERT INTO "log" VALUES('uscwzday3cum',142,1794881480.40279,'2:142','{"type":"actions","seat":2,"turn":24,"actions":[149],"events":[[5,31,2,13,2,0,0]],"digest":"55d0"}');
INSERT INTO "log" VALUES('uscwzday3cum',143,1.79488148041209387775e+09,'2:143','{"type":"actions","seat":2,"turn":24,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"aead"}');
INSERT INTO "log" VALUES('uscwzday3cum',144,1.79488148042092251774e+09,'2:144','{"type":"actions","seat":2,"turn":24,"actions":[211],"events":[[9,31,2,10,1,0,0,9,31,2,13,3,0,0,9,31,2,16,3,0,0]],"digest":"93e4"}');
INSERT INTO "log" VALUES('uscwzday3cum',145,1.79488148042938208586e+09,'2:145','{"type":"actions","seat":2,"turn":24,"actions":[1],"events":[[3,31,0,25,9,0,0]],"digest":"d4cb"}');
INSERT INTO "log" VALUES('uscwzday3cum',146,1.79488148043766117091e+09,'0:146','{"type":"actions","seat":0,"turn":25,"actions":[140],"events":[[5,31,0,4,2,0,0]],"digest":"c7cd"}');
INSERT INTO "log" VALUES('uscwzday3cum',147,1.79488148044561171535e+09,'0:147','{"type":"actions","seat":0,"turn":25,"actions":[178],"events":[[7,31,0,6,0,0,0]],"digest":"2279"}');
INSERT INTO "log" VALUES('uscwzday3cum',148,1.79488148048034715656e+09,'0:148','{"type":"actions","seat":0,"turn":25,"actions":[190],"events":[[10,31,0,6,2,0,0,1,31,0,3,2,0,0,9,31,0,6,1,0,0]],"digest":"c7df"}');
INSERT INTO "log" VALUES('uscwzday3cum',149,1.79488148051942849161e+09,'0:149','{"type":"actions","seat":0,"turn":25,"actions":[1],"events":[[3,31,1,26,9,0,0]],"digest":"4633"}');
INSERT INTO "log" VALUES('uscwzday3cum',150,1.79488148054144692426e+09,'1:150','{"type":"actions","seat":1,"turn":26,"actions":[152],"events":[[5,31,1,16,2,0,0]],"digest":"0c89"}');
INSERT INTO "log" VALUES('uscwzday3cum',151,1794881480.55718,'1:151','{"type":"actions","seat":1,"turn":26,"actions":[185],"events":[[7,31,1,13,0,0,0]],"digest":"8795"}');
INSERT INTO "log" VALUES('uscwzday3cum',152,1.79488148057592415804e+09,'1:152','{"type":"actions","seat":1,"turn":26,"actions":[189],"events":[[2,31,1,5,1,0,0,7,31,1,17,0,0,0]],"digest":"e86c"}');
INSERT INTO "log" VALUES('uscwzday3cum',153,1.79488148060146284106e+09,'1:153','{"type":"actions","seat":1,"turn":26,"actions":[179],"events":[[7,31,1,7,0,0,0]],"digest":"ba6e"}');
INSERT INTO "log" VALUES('uscwzday3cum',154,1.79488148062636661533e+09,'1:154','{"type":"actions","seat":1,"turn":26,"actions":[190],"events":[[10,31,1,7,2,0,0,1,31,1,3,2,0,0,9,31,1,7,1,0,0]],"digest":"d3e9"}');
INSERT INTO "log" VALUES('uscwzday3cum',155,1.79488148064338278765e+09,'1:155','{"type":"actions","seat":1,"turn":26,"actions":[1],"events":[[3,31,2,27,9,0,0]],"digest":"ccfe"}');
INSERT INTO "log" VALUES('uscwzday3cum',156,1.79488148073793435093e+09,'2:156','{"type":"actions","seat":2,"turn":27,"actions":[152],"events":[[5,31,2,16,2,0,0]],"digest":"ed76"}');
INSERT INTO "log" VALUES('uscwzday3cum',157,1.7948814808496537208e+09,'2:157','{"type":"actions","seat":2,"turn":27,"actions":[170],"events":[[7,31,2,16,0,0,0,10,31,2,16,3,0,0]],"digest":"2f97"}');
INSERT INTO "log" VALUES('uscwzday3cum',158,1.79488148090142941477e+09,'2:158','{"type":"actions","seat":2,"turn":27,"actions":[270],"events":[[19,31,2,3,0,0,0,26,31,8,0,0,0,0,9,31,2,16,2,0,0]],"digest":"e7c7"}');
INSERT INTO "log" VALUES('uscwzday3cum',159,1.79488148092117857932e+09,'2:159','{"type":"actions","seat":2,"turn":27,"actions":[40],"events":[[2,31,2,3,3,0,0,18,31,2,3,0,0,0,1,31,2,5,4,0,0,12,31,2,2,0,0,0]],"digest":"048e"}');
INSERT INTO "log" VALUES('uscwzday3cum',160,1.7948814809331972599e+09,'2:160','{"type":"actions","seat":2,"turn":27,"actions":[1],"events":[[3,31,0,28,10,0,0]],"digest":"403b"}');
INSERT INTO "log" VALUES('uscwzday3cum',161,1.79488148095479321483e+09,'0:161','{"type":"actions","seat":0,"turn":28,"actions":[131],"events":[[5,31,0,13,1,0,0]],"digest":"e2aa"}');
INSERT INTO "log" VALUES('uscwzday3cum',162,1.79488148097393941876e+09,'0:162','{"type":"actions","seat":0,"turn":28,"actions":[126],"events":[[5,31,0,8,1,0,0]],"digest":"554f"}');
INSERT INTO "log" VALUES('uscwzday3cum',163,1.7948814809979250431e+09,'0:163','{"type":"actions","seat":0,"turn":28,"actions":[185],"events":[[7,31,0,13,0,0,0]],"digest":"304f"}');
INSERT INTO "log" VALUES('uscwzday3cum',164,1.79488148110516500472e+09,'0:164','{"type":"actions","seat":0,"turn":28,"actions":[182],"events":[[7,31,0,10,0,0,0]],"digest":"ad69"}');
INSERT INTO "log" VALUES('uscwzday3cum',165,1.79488148111711692811e+09,'0:165','{"type":"actions","seat":0,"turn":28,"actions":[172],"events":[[7,31,0,0,0,0,0,10,31,0,0,2,0,0,9,31,0,0,1,0,0]],"digest":"5b27"}');
INSERT INTO "log" VALUES('uscwzday3cum',166,1.79488148113121652599e+09,'0:166','{"type":"actions","seat":0,"turn":28,"actions":[1],"events":[[3,31,1,29,10,0,0]],"digest":"78b2"}');
INSERT INTO "log" VALUES('uscwzday3cum',167,1.79488148121565484994e+09,'1:167','{"type":"actions","seat":1,"turn":29,"actions":[122],"events":[[5,31,1,4,1,0,0]],"digest":"e1a8"}');
INSERT INTO "log" VALUES('uscwzday3cum',168,1.79488148131332468987e+09,'1:168','{"type":"actions","seat":1,"turn":29,"actions":[120],"events":[[5,31,1,2,1,0,0]],"digest":"9b07"}');
INSERT INTO "log" VALUES('uscwzday3cum',169,1.79488148135913372035e+09,'1:169','{"type":"actions","seat":1,"turn":29,"actions":[131],"events":[[5,31,1,13,1,0,0]],"digest":"a10c"}');
INSERT INTO "log" VALUES('uscwzday3cum',170,1.79488148153729462621e+09,'1:170','{"type":"actions","seat":1,"turn":29,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"525e"}');
INSERT INTO "log" VALUES('uscwzday3cum',171,1.79488148166578793526e+09,'1:171','{"type":"actions","seat":1,"turn":29,"actions":[197],"events":[[9,31,1,4,1,0,0]],"digest":"26e0"}');
INSERT INTO "log" VALUES('uscwzday3cum',172,1.79488148173777818683e+09,'1:172','{"type":"actions","seat":1,"turn":29,"actions":[209],"events":[[9,31,1,16,1,0,0]],"digest":"27f9"}');
INSERT INTO "log" VALUES('uscwzday3cum',173,1.79488148182135677337e+09,'1:173','{"type":"actions","seat":1,"turn":29,"actions":[0],"events":[[]],"digest":"634b"}');
INSERT INTO "log" VALUES('uscwzday3cum',174,1.79488148224168920521e+09,'1:174','{"type":"actions","seat":1,"turn":29,"actions":[1],"events":[[3,31,2,30,10,0,0]],"digest":"0e54"}');
INSERT INTO "log" VALUES('uscwzday3cum',175,1.79488148236829090113e+09,'2:175','{"type":"actions","seat":2,"turn":30,"actions":[127],"events":[[5,31,2,9,1,0,0]],"digest":"bf55"}');
INSERT INTO "log" VALUES('uscwzday3cum',176,1.79488148245587444302e+09,'2:176','{"type":"actions","seat":2,"turn":30,"actions":[125],"events":[[5,31,2,7,1,0,0]],"digest":"9b0a"}');
INSERT INTO "log" VALUES('uscwzday3cum',177,1.79488148254204821587e+09,'2:177','{"type":"actions","seat":2,"turn":30,"actions":[122],"events":[[5,31,2,4,1,0,0]],"digest":"5a17"}');
INSERT INTO "log" VALUES('uscwzday3cum',178,1.79488148255189108848e+09,'2:178','{"type":"actions","seat":2,"turn":30,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"f7b5"}');
INSERT INTO "log" VALUES('uscwzday3cum',179,1.79488148255966782577e+09,'2:179','{"type":"actions","seat":2,"turn":30,"actions":[211],"events":[[9,31,2,4,1,0,0,9,31,2,7,1,0,0,9,31,2,9,1,0,0]],"digest":"63cb"}');
INSERT INTO "log" VALUES('uscwzday3cum',180,1.79488148256788253784e+09,'2:180','{"type":"actions","seat":2,"turn":30,"actions":[1],"events":[[3,31,0,31,11,0,0]],"digest":"00f7"}');
INSERT INTO "log" VALUES('uscwzday3cum',181,1.79488148257655382158e+09,'0:181','{"type":"actions","seat":0,"turn":31,"actions":[120],"events":[[5,31,0,2,1,0,0]],"digest":"7ad1"}');
INSERT INTO "log" VALUES('uscwzday3cum',182,1.79488148258397102355e+09,'0:182','{"type":"actions","seat":0,"turn":31,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"96d1"}');
INSERT INTO "log" VALUES('uscwzday3cum',183,1.79488148259110832211e+09,'0:183','{"type":"actions","seat":0,"turn":31,"actions":[201],"events":[[9,31,0,8,1,0,0]],"digest":"fdf9"}');
INSERT INTO "log" VALUES('uscwzday3cum',184,1.79488148259812879559e+09,'0:184','{"type":"actions","seat":0,"turn":31,"actions":[209],"events":[[9,31,0,16,1,0,0]],"digest":"0e5a"}');
INSERT INTO "log" VALUES('uscwzday3cum',185,1.79488148260567736622e+09,'0:185','{"type":"actions","seat":0,"turn":31,"actions":[1],"events":[[3,31,1,32,11,0,0]],"digest":"e260"}');
INSERT INTO "log" VALUES('uscwzday3cum',186,1.79488148261422085765e+09,'1:186','{"type":"actions","seat":1,"turn":32,"actions":[140],"events":[[5,31,1,4,2,0,0]],"digest":"500a"}');
INSERT INTO "log" VALUES('uscwzday3cum',187,1.7948814826223759651e+09,'1:187','{"type":"actions","seat":1,"turn":32,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"c326"}');
INSERT INTO "log" VALUES('uscwzday3cum',188,1.79488148263071537022e+09,'1:188','{"type":"actions","seat":1,"turn":32,"actions":[211],"events":[[9,31,1,2,1,0,0,9,31,1,4,2,0,0,9,31,1,6,1,0,0,9,31,1,13,3,0,0,9,31,1,16,2,0,0]],"digest":"abde"}');
INSERT INTO "log" VALUES('uscwzday3cum',189,1.79488148263850498193e+09,'1:189','{"type":"actions","seat":1,"turn":32,"actions":[1],"events":[[3,31,2,33,11,0,0]],"digest":"7558"}');
INSERT INTO "log" VALUES('uscwzday3cum',190,1.79488148264743113515e+09,'2:190','{"type":"actions","seat":2,"turn":33,"actions":[130],"events":[[5,31,2,12,1,0,0]],"digest":"d5e4"}');
INSERT INTO "log" VALUES('uscwzday3cum',191,1.79488148265591454513e+09,'2:191','{"type":"actions","seat":2,"turn":33,"actions":[122],"events":[[5,31,2,4,1,0,0]],"digest":"69e9"}');
INSERT INTO "log" VALUES('uscwzday3cum',192,1.79488148266568684581e+09,'2:192','{"type":"actions","seat":2,"turn":33,"actions":[129],"events":[[5,31,2,11,1,0,0]],"digest":"c8cb"}');
INSERT INTO "log" VALUES('uscwzday3cum',193,1.79488148267414689062e+09,'2:193','{"type":"actions","seat":2,"turn":33,"actions":[166],"events":[[7,31,2,12,0,0,0,10,31,2,12,2,0,0]],"digest":"3b59"}');
INSERT INTO "log" VALUES('uscwzday3cum',194,1.79488148268328356741e+09,'2:194','{"type":"actions","seat":2,"turn":33,"actions":[0],"events":[[9,31,2,12,1,0,0]],"digest":"6e2a"}');
INSERT INTO "log" VALUES('uscwzday3cum',195,1.79488148269157981869e+09,'2:195','{"type":"actions","seat":2,"turn":33,"actions":[1],"events":[[3,31,0,34,12,0,0]],"digest":"486a"}');
INSERT INTO "log" VALUES('uscwzday3cum',196,1.79488148270016407972e+09,'0:196','{"type":"actions","seat":0,"turn":34,"actions":[143],"events":[[5,31,0,7,2,0,0]],"digest":"7030"}');
INSERT INTO "log" VALUES('uscwzday3cum',197,1.7948814827090342045e+09,'0:197','{"type":"actions","seat":0,"turn":34,"actions":[167],"events":[[7,31,0,13,0,0,0,10,31,0,13,2,0,0,9,31,0,13,1,0,0]],"digest":"6819"}');
INSERT INTO "log" VALUES('uscwzday3cum',198,1.79488148295718836786e+09,'0:198','{"type":"actions","seat":0,"turn":34,"actions":[1],"events":[[3,31,1,35,12,0,0]],"digest":"97ad"}');
INSERT INTO "log" VALUES('uscwzday3cum',199,1.79488148320888209336e+09,'1:199','{"type":"actions","seat":1,"turn":35,"actions":[142],"events":[[5,31,1,6,2,0,0]],"digest":"6721"}');
INSERT INTO "log" VALUES('uscwzday3cum',200,1794881483.37047,'1:200','{"type":"actions","seat":1,"turn":35,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"eed0"}');
INSERT INTO "log" VALUES('uscwzday3cum',201,1.79488148338807058336e+09,'1:201','{"type":"actions","seat":1,"turn":35,"actions":[0],"events":[[]],"digest":"b1f2"}');
INSERT INTO "log" VALUES('uscwzday3cum',202,1.79488148344723629952e+09,'1:202','{"type":"actions","seat":1,"turn":35,"actions":[1],"events":[[3,31,2,36,12,0,0]],"digest":"a1ce"}');
INSERT INTO "log" VALUES('uscwzday3cum',203,1.79488148350849270823e+09,'2:203','{"type":"actions","seat":2,"turn":36,"actions":[0],"events":[[]],"digest":"3a7f"}');
INSERT INTO "log" VALUES('uscwzday3cum',204,1.79488148366552686691e+09,'2:204','{"type":"actions","seat":2,"turn":36,"actions":[183],"events":[[7,31,2,11,0,0,0,10,31,2,11,2,0,0,9,31,2,11,1,0,0]],"digest":"1287"}');
INSERT INTO "log" VALUES('uscwzday3cum',205,1.79488148374158644677e+09,'2:205','{"type":"actions","seat":2,"turn":36,"actions":[1],"events":[[3,31,0,37,13,0,0]],"digest":"bb4d"}');
INSERT INTO "log" VALUES('uscwzday3cum',206,1.79488148375591635708e+09,'0:206','{"type":"actions","seat":0,"turn":37,"actions":[125],"events":[[5,31,0,7,1,0,0]],"digest":"7a4f"}');
INSERT INTO "log" VALUES('uscwzday3cum',207,1.79488148384196662902e+09,'0:207','{"type":"actions","seat":0,"turn":37,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"7064"}');
INSERT INTO "log" VALUES('uscwzday3cum',208,1.79488148394558691975e+09,'0:208','{"type":"actions","seat":0,"turn":37,"actions":[195],"events":[[9,31,0,2,1,0,0]],"digest":"194e"}');
INSERT INTO "log" VALUES('uscwzday3cum',209,1.79488148406971383098e+09,'0:209','{"type":"actions","seat":0,"turn":37,"actions":[204],"events":[[9,31,0,11,1,0,0]],"digest":"0bd9"}');
INSERT INTO "log" VALUES('uscwzday3cum',210,1.79488148418551659579e+09,'0:210','{"type":"actions","seat":0,"turn":37,"actions":[204],"events":[[9,31,0,11,1,0,0]],"digest":"9aa8"}');
INSERT INTO "log" VALUES('uscwzday3cum',211,1.79488148428189277653e+09,'0:211','{"type":"actions","seat":0,"turn":37,"actions":[1],"events":[[3,31,1,38,13,0,0]],"digest":"a138"}');
INSERT INTO "log" VALUES('uscwzday3cum',212,1.79488148447952771185e+09,'1:212','{"type":"actions","seat":1,"turn":38,"actions":[151],"events":[[5,31,1,15,2,0,0]],"digest":"8206"}');
INSERT INTO "log" VALUES('uscwzday3cum',213,1.79488148454959034914e+09,'1:213','{"type":"actions","seat":1,"turn":38,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"9bc8"}');
INSERT INTO "log" VALUES('uscwzday3cum',214,1.7948814845591287613e+09,'1:214','{"type":"actions","seat":1,"turn":38,"actions":[0],"events":[[]],"digest":"6e2a"}');
INSERT INTO "log" VALUES('uscwzday3cum',215,1.79488148456732368469e+09,'1:215','{"type":"actions","seat":1,"turn":38,"actions":[1],"events":[[3,31,2,39,13,0,0]],"digest":"8514"}');
INSERT INTO "log" VALUES('uscwzday3cum',216,1.79488148458252072328e+09,'2:216','{"type":"actions","seat":2,"turn":39,"actions":[146],"events":[[5,31,2,10,2,0,0]],"digest":"23d4"}');
INSERT INTO "log" VALUES('uscwzday3cum',217,1.79488148459676909443e+09,'2:217','{"type":"actions","seat":2,"turn":39,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"f7f3"}');
INSERT INTO "log" VALUES('uscwzday3cum',218,1.79488148460577726364e+09,'2:218','{"type":"actions","seat":2,"turn":39,"actions":[211],"events":[[9,31,2,4,1,0,0,9,31,2,10,2,0,0]],"digest":"26f6"}');
INSERT INTO "log" VALUES('uscwzday3cum',219,1.7948814846235194206e+09,'2:219','{"type":"actions","seat":2,"turn":39,"actions":[1],"events":[[3,31,0,40,14,0,0]],"digest":"f476"}');
INSERT INTO "log" VALUES('uscwzday3cum',220,1.79488148463445115095e+09,'0:220','{"type":"actions","seat":0,"turn":40,"actions":[127],"events":[[5,31,0,9,1,0,0]],"digest":"4cc6"}');
INSERT INTO "log" VALUES('uscwzday3cum',221,1.79488148464226818083e+09,'0:221','{"type":"actions","seat":0,"turn":40,"actions":[129],"events":[[5,31,0,11,1,0,0]],"digest":"70bc"}');
INSERT INTO "log" VALUES('uscwzday3cum',222,1.7948814846499662399e+09,'0:222','{"type":"actions","seat":0,"turn":40,"actions":[131],"events":[[5,31,0,13,1,0,0]],"digest":"9dd9"}');
INSERT INTO "log" VALUES('uscwzday3cum',223,1.79488148465722322467e+09,'0:223','{"type":"actions","seat":0,"turn":40,"actions":[158],"events":[[7,31,0,4,0,0,0,10,31,0,4,3,0,0,1,31,0,2,3,0,0,9,31,0,4,2,0,0]],"digest":"fdd9"}');
INSERT INTO "log" VALUES('uscwzday3cum',224,1.7948814846649341583e+09,'0:224','{"type":"actions","seat":0,"turn":40,"actions":[1],"events":[[3,31,1,41,14,0,0]],"digest":"15fd"}');
INSERT INTO "log" VALUES('uscwzday3cum',225,1.79488148467494535442e+09,'1:225','{"type":"actions","seat":1,"turn":41,"actions":[148],"events":[[5,31,1,12,2,0,0]],"digest":"f7ce"}');
INSERT INTO "log" VALUES('uscwzday3cum',226,1.79488148468584299082e+09,'1:226','{"type":"actions","seat":1,"turn":41,"actions":[169],"events":[[7,31,1,15,0,0,0,10,31,1,15,3,0,0]],"digest":"8ef8"}');
INSERT INTO "log" VALUES('uscwzday3cum',227,1.79488148470552134512e+09,'1:227','{"type":"actions","seat":1,"turn":41,"actions":[281],"events":[[19,31,1,14,0,0,0]],"digest":"e303"}');
INSERT INTO "log" VALUES('uscwzday3cum',228,1.79488148479924249653e+09,'1:228','{"type":"actions","seat":1,"turn":41,"actions":[292],"events":[[2,31,1,4,1,0,0,19,31,1,25,0,0,0,26,31,22,0,0,0,0,26,31,11,0,0,0,0,9,31,1,15,2,0,0]],"digest":"933a"}');
INSERT INTO "log" VALUES('uscwzday3cum',229,1.79488148486799287801e+09,'1:229','{"type":"actions","seat":1,"turn":41,"actions":[1],"events":[[3,31,2,42,14,0,0]],"digest":"5590"}');
INSERT INTO "log" VALUES('uscwzday3cum',230,1.79488148487831878667e+09,'2:230','{"type":"actions","seat":2,"turn":42,"actions":[122],"events":[[6,31,2,0,1,0,0,5,31,2,4,1,0,0]],"digest":"4164"}');
INSERT INTO "log" VALUES('uscwzday3cum',231,1.79488148488998532298e+09,'2:231','{"type":"actions","seat":2,"turn":42,"actions":[133],"events":[[6,31,2,1,1,0,0,5,31,2,15,1,0,0]],"digest":"9bfd"}');
INSERT INTO "log" VALUES('uscwzday3cum',232,1.79488148489970278745e+09,'2:232','{"type":"actions","seat":2,"turn":42,"actions":[118],"events":[[5,31,2,0,1,0,0]],"digest":"5a87"}');
INSERT INTO "log" VALUES('uscwzday3cum',233,1.79488148490721487996e+09,'2:233','{"type":"actions","seat":2,"turn":42,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"b351"}');
INSERT INTO "log" VALUES('uscwzday3cum',234,1.79488148491422891614e+09,'2:234','{"type":"actions","seat":2,"turn":42,"actions":[0],"events":[[]],"digest":"b14f"}');
INSERT INTO "log" VALUES('uscwzday3cum',235,1.79488148492324566841e+09,'2:235','{"type":"actions","seat":2,"turn":42,"actions":[1],"events":[[3,31,0,43,15,0,0]],"digest":"1c8f"}');
INSERT INTO "log" VALUES('uscwzday3cum',236,1.79488148493294239049e+09,'0:236','{"type":"actions","seat":0,"turn":43,"actions":[118],"events":[[5,31,0,0,1,0,0]],"digest":"a428"}');
INSERT INTO "log" VALUES('uscwzday3cum',237,1.79488148494182610508e+09,'0:237','{"type":"actions","seat":0,"turn":43,"actions":[127],"events":[[5,31,0,9,1,0,0]],"digest":"156e"}');
INSERT INTO "log" VALUES('uscwzday3cum',238,1.794881484950483799e+09,'0:238','{"type":"actions","seat":0,"turn":43,"actions":[117],"events":[[2,31,0,5,1,0,0,22,31,0,0,0,0,0]],"digest":"9d9d"}');
INSERT INTO "log" VALUES('uscwzday3cum',239,1.79488148496135091784e+09,'0:239','{"type":"actions","seat":0,"turn":43,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"3876"}');
INSERT INTO "log" VALUES('uscwzday3cum',240,1.79488148497190380097e+09,'0:240','{"type":"actions","seat":0,"turn":43,"actions":[202],"events":[[9,31,0,9,1,0,0]],"digest":"e427"}');
INSERT INTO "log" VALUES('uscwzday3cum',241,1.79488148498310136789e+09,'0:241','{"type":"actions","seat":0,"turn":43,"actions":[204],"events":[[9,31,0,11,1,0,0]],"digest":"c820"}');
INSERT INTO "log" VALUES('uscwzday3cum',242,1.79488148499374270436e+09,'0:242','{"type":"actions","seat":0,"turn":43,"actions":[206],"events":[[9,31,0,13,1,0,0]],"digest":"95ea"}');
INSERT INTO "log" VALUES('uscwzday3cum',243,1.79488148500423240656e+09,'0:243','{"type":"actions","seat":0,"turn":43,"actions":[1],"events":[[3,31,1,44,15,0,0]],"digest":"ab03"}');
INSERT INTO "log" VALUES('uscwzday3cum',244,1.79488148501693272588e+09,'1:244','{"type":"actions","seat":1,"turn":44,"actions":[140],"events":[[5,31,1,4,2,0,0]],"digest":"1711"}');
INSERT INTO "log" VALUES('uscwzday3cum',245,1.79488148502527809138e+09,'1:245','{"type":"actions","seat":1,"turn":44,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"d641"}');
INSERT INTO "log" VALUES('uscwzday3cum',246,1.79488148503296923632e+09,'1:246','{"type":"actions","seat":1,"turn":44,"actions":[205],"events":[[9,31,1,12,1,0,0]],"digest":"de9e"}');
INSERT INTO "log" VALUES('uscwzday3cum',247,1.79488148504127621651e+09,'1:247','{"type":"actions","seat":1,"turn":44,"actions":[205],"events":[[9,31,1,12,1,0,0]],"digest":"cf3a"}');
INSERT INTO "log" VALUES('uscwzday3cum',248,1.79488148504903030394e+09,'1:248','{"type":"actions","seat":1,"turn":44,"actions":[1],"events":[[3,31,2,45,15,0,0]],"digest":"24a3"}');
INSERT INTO "log" VALUES('uscwzday3cum',249,1.79488148505696129804e+09,'2:249','{"type":"actions","seat":2,"turn":45,"actions":[146],"events":[[5,31,2,10,2,0,0]],"digest":"f18a"}');
INSERT INTO "log" VALUES('uscwzday3cum',250,1.79488148506411218643e+09,'2:250','{"type":"actions","seat":2,"turn":45,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"a5cb"}');
INSERT INTO "log" VALUES('uscwzday3cum',251,1.79488148507222294806e+09,'2:251','{"type":"actions","seat":2,"turn":45,"actions":[208],"events":[[9,31,2,15,1,0,0]],"digest":"700b"}');
INSERT INTO "log" VALUES('uscwzday3cum',252,1.79488148508315324778e+09,'2:252','{"type":"actions","seat":2,"turn":45,"actions":[1],"events":[[3,31,0,46,16,0,0]],"digest":"8c10"}');
INSERT INTO "log" VALUES('uscwzday3cum',253,1.79488148509159612655e+09,'0:253','{"type":"actions","seat":0,"turn":46,"actions":[120],"events":[[5,31,0,2,1,0,0]],"digest":"5d2a"}');
INSERT INTO "log" VALUES('uscwzday3cum',254,1.79488148510024499897e+09,'0:254','{"type":"actions","seat":0,"turn":46,"actions":[125],"events":[[5,31,0,7,1,0,0]],"digest":"1357"}');
INSERT INTO "log" VALUES('uscwzday3cum',255,1.79488148510724258421e+09,'0:255','{"type":"actions","seat":0,"turn":46,"actions":[122],"events":[[5,31,0,4,1,0,0]],"digest":"7616"}');
INSERT INTO "log" VALUES('uscwzday3cum',256,1.79488148511423873908e+09,'0:256','{"type":"actions","seat":0,"turn":46,"actions":[158],"events":[[7,31,0,4,0,0,0,10,31,0,4,2,0,0,1,31,0,2,2,0,0,9,31,0,4,1,0,0]],"digest":"a16d"}');
INSERT INTO "log" VALUES('uscwzday3cum',257,1.79488148512129712104e+09,'0:257','{"type":"actions","seat":0,"turn":46,"actions":[1],"events":[[3,31,1,47,16,0,0]],"digest":"2c1a"}');
INSERT INTO "log" VALUES('uscwzday3cum',258,1.79488148512964534753e+09,'1:258','{"type":"actions","seat":1,"turn":47,"actions":[129],"events":[[5,31,1,11,1,0,0]],"digest":"6a46"}');
INSERT INTO "log" VALUES('uscwzday3cum',259,1.79488148513765454297e+09,'1:259','{"type":"actions","seat":1,"turn":47,"actions":[0],"events":[[]],"digest":"5323"}');
INSERT INTO "log" VALUES('uscwzday3cum',260,1.79488148514591646189e+09,'1:260','{"type":"actions","seat":1,"turn":47,"actions":[160],"events":[[7,31,1,6,0,0,0,10,31,1,6,3,0,0,1,31,1,3,3,0,0,9,31,1,6,2,0,0]],"digest":"fcf3"}');
INSERT INTO "log" VALUES('uscwzday3cum',261,1.7948814851541030407e+09,'1:261','{"type":"actions","seat":1,"turn":47,"actions":[1],"events":[[3,31,2,48,16,0,0]],"digest":"61d1"}');
INSERT INTO "log" VALUES('uscwzday3cum',262,1.79488148516300749773e+09,'2:262','{"type":"actions","seat":2,"turn":48,"actions":[125],"events":[[5,31,2,7,1,0,0]],"digest":"ec6f"}');
INSERT INTO "log" VALUES('uscwzday3cum',263,1.79488148517073464391e+09,'2:263','{"type":"actions","seat":2,"turn":48,"actions":[120],"events":[[5,31,2,2,1,0,0]],"digest":"e804"}');
INSERT INTO "log" VALUES('uscwzday3cum',264,1.79488148517771339417e+09,'2:264','{"type":"actions","seat":2,"turn":48,"actions":[0],"events":[[]],"digest":"0abe"}');
INSERT INTO "log" VALUES('uscwzday3cum',265,1.79488148518429231647e+09,'2:265','{"type":"actions","seat":2,"turn":48,"actions":[154],"events":[[7,31,2,0,0,0,0,10,31,2,0,2,0,0,9,31,2,0,1,0,0]],"digest":"d569"}');
INSERT INTO "log" VALUES('uscwzday3cum',266,1.79488148519093656542e+09,'2:266','{"type":"actions","seat":2,"turn":48,"actions":[1],"events":[[3,31,0,49,17,0,0]],"digest":"f110"}');
INSERT INTO "log" VALUES('uscwzday3cum',267,1.79488148519789195061e+09,'0:267','{"type":"actions","seat":0,"turn":49,"actions":[128],"events":[[5,31,0,10,1,0,0]],"digest":"2e98"}');
INSERT INTO "log" VALUES('uscwzday3cum',268,1.79488148520500349998e+09,'0:268','{"type":"actions","seat":0,"turn":49,"actions":[127],"events":[[5,31,0,9,1,0,0]],"digest":"50aa"}');
INSERT INTO "log" VALUES('uscwzday3cum',269,1.79488148521221232414e+09,'0:269','{"type":"actions","seat":0,"turn":49,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"0d05"}');
INSERT INTO "log" VALUES('uscwzday3cum',270,1.79488148522003960602e+09,'0:270','{"type":"actions","seat":0,"turn":49,"actions":[0],"events":[[]],"digest":"33a7"}');
INSERT INTO "log" VALUES('uscwzday3cum',271,1.79488148523020291328e+09,'0:271','{"type":"actions","seat":0,"turn":49,"actions":[1],"events":[[3,31,1,50,17,0,0]],"digest":"5227"}');
INSERT INTO "log" VALUES('uscwzday3cum',272,1.79488148523924446109e+09,'1:272','{"type":"actions","seat":1,"turn":50,"actions":[152],"events":[[5,31,1,16,2,0,0]],"digest":"b368"}');
INSERT INTO "log" VALUES('uscwzday3cum',273,1.7948814852468416691e+09,'1:273','{"type":"actions","seat":1,"turn":50,"actions":[183],"events":[[7,31,1,11,0,0,0,10,31,1,11,2,0,0,9,31,1,11,1,0,0]],"digest":"0d3d"}');
INSERT INTO "log" VALUES('uscwzday3cum',274,1.79488148525423717497e+09,'1:274','{"type":"actions","seat":1,"turn":50,"actions":[1],"events":[[3,31,2,51,17,0,0]],"digest":"5564"}');
INSERT INTO "log" VALUES('uscwzday3cum',275,1.79488148526194405555e+09,'2:275','{"type":"actions","seat":2,"turn":51,"actions":[118],"events":[[5,31,2,0,1,0,0]],"digest":"b536"}');
INSERT INTO "log" VALUES('uscwzday3cum',276,1.79488148526933217041e+09,'2:276','{"type":"actions","seat":2,"turn":51,"actions":[120],"events":[[5,31,2,2,1,0,0]],"digest":"9d0c"}');
INSERT INTO "log" VALUES('uscwzday3cum',277,1.79488148527754497532e+09,'2:277','{"type":"actions","seat":2,"turn":51,"actions":[129],"events":[[6,31,2,1,1,0,0,5,31,2,11,1,0,0]],"digest":"3324"}');
INSERT INTO "log" VALUES('uscwzday3cum',278,1.79488148528561687472e+09,'2:278','{"type":"actions","seat":2,"turn":51,"actions":[189],"events":[[2,31,2,5,1,0,0,7,31,2,17,0,0,0]],"digest":"481d"}');
INSERT INTO "log" VALUES('uscwzday3cum',279,1.79488148529287219051e+09,'2:279','{"type":"actions","seat":2,"turn":51,"actions":[179],"events":[[7,31,2,7,0,0,0,10,31,2,7,2,0,0,1,31,2,3,2,0,0,9,31,2,7,1,0,0]],"digest":"b7ff"}');
INSERT INTO "log" VALUES('uscwzday3cum',280,1.79488148530032753944e+09,'2:280','{"type":"actions","seat":2,"turn":51,"actions":[1],"events":[[3,31,0,52,18,0,0]],"digest":"6cc7"}');
INSERT INTO "log" VALUES('uscwzday3cum',281,1.79488148530819535252e+09,'0:281','{"type":"actions","seat":0,"turn":52,"actions":[0],"events":[[]],"digest":"6aa9"}');
INSERT INTO "log" VALUES('uscwzday3cum',282,1.79488148531518507001e+09,'0:282','{"type":"actions","seat":0,"turn":52,"actions":[154],"events":[[7,31,0,0,0,0,0,10,31,0,0,2,0,0,9,31,0,0,1,0,0]],"digest":"e637"}');
INSERT INTO "log" VALUES('uscwzday3cum',283,1.7948814853223958015e+09,'0:283','{"type":"actions","seat":0,"turn":52,"actions":[1],"events":[[3,31,1,53,18,0,0]],"digest":"0dbc"}');
INSERT INTO "log" VALUES('uscwzday3cum',284,1.79488148533105874057e+09,'1:284','{"type":"actions","seat":1,"turn":53,"actions":[151],"events":[[5,31,1,15,2,0,0]],"digest":"3b34"}');
INSERT INTO "log" VALUES('uscwzday3cum',285,1.79488148533890557291e+09,'1:285','{"type":"actions","seat":1,"turn":53,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"d070"}');
INSERT INTO "log" VALUES('uscwzday3cum',286,1.79488148534592032432e+09,'1:286','{"type":"actions","seat":1,"turn":53,"actions":[0],"events":[[]],"digest":"ceba"}');
INSERT INTO "log" VALUES('uscwzday3cum',287,1.79488148535286331174e+09,'1:287','{"type":"actions","seat":1,"turn":53,"actions":[1],"events":[[3,31,2,54,18,0,0]],"digest":"fe75"}');
INSERT INTO "log" VALUES('uscwzday3cum',288,1.79488148536019492145e+09,'2:288','{"type":"actions","seat":2,"turn":54,"actions":[131],"events":[[5,31,2,13,1,0,0]],"digest":"1136"}');
INSERT INTO "log" VALUES('uscwzday3cum',289,1.7948814853671166896e+09,'2:289','{"type":"actions","seat":2,"turn":54,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"ca62"}');
INSERT INTO "log" VALUES('uscwzday3cum',290,1.79488148537391924855e+09,'2:290','{"type":"actions","seat":2,"turn":54,"actions":[206],"events":[[9,31,2,13,1,0,0]],"digest":"06f4"}');
INSERT INTO "log" VALUES('uscwzday3cum',291,1.79488148538125681877e+09,'2:291','{"type":"actions","seat":2,"turn":54,"actions":[1],"events":[[3,31,0,55,19,0,0]],"digest":"b4fa"}');
INSERT INTO "log" VALUES('uscwzday3cum',292,1.79488148538809037203e+09,'0:292','{"type":"actions","seat":0,"turn":55,"actions":[134],"events":[[5,31,0,16,1,0,0]],"digest":"22ae"}');
INSERT INTO "log" VALUES('uscwzday3cum',293,1.79488148539497876163e+09,'0:293','{"type":"actions","seat":0,"turn":55,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"5a4a"}');
INSERT INTO "log" VALUES('uscwzday3cum',294,1.79488148540246868134e+09,'0:294','{"type":"actions","seat":0,"turn":55,"actions":[0],"events":[[]],"digest":"43a1"}');
INSERT INTO "log" VALUES('uscwzday3cum',295,1.79488148540969538694e+09,'0:295','{"type":"actions","seat":0,"turn":55,"actions":[1],"events":[[3,31,1,56,19,0,0]],"digest":"18e6"}');
INSERT INTO "log" VALUES('uscwzday3cum',296,1.79488148541779947279e+09,'1:296','{"type":"actions","seat":1,"turn":56,"actions":[122],"events":[[5,31,1,4,1,0,0]],"digest":"ebce"}');
INSERT INTO "log" VALUES('uscwzday3cum',297,1.79488148542667722701e+09,'1:297','{"type":"actions","seat":1,"turn":56,"actions":[128],"events":[[5,31,1,10,1,0,0]],"digest":"56c8"}');
INSERT INTO "log" VALUES('uscwzday3cum',298,1.79488148543403387073e+09,'1:298','{"type":"actions","seat":1,"turn":56,"actions":[125],"events":[[5,31,1,7,1,0,0]],"digest":"ef13"}');
INSERT INTO "log" VALUES('uscwzday3cum',299,1.79488148544132637978e+09,'1:299','{"type":"actions","seat":1,"turn":56,"actions":[164],"events":[[7,31,1,10,0,0,0,10,31,1,10,3,0,0]],"digest":"1e58"}');
INSERT INTO "log" VALUES('uscwzday3cum',300,1.79488148544931960109e+09,'1:300','{"type":"actions","seat":1,"turn":56,"actions":[221],"events":[[22,31,1,0,0,0,0]],"digest":"7839"}');
INSERT INTO "log" VALUES('uscwzday3cum',301,1.7948814854572803974e+09,'1:301','{"type":"actions","seat":1,"turn":56,"actions":[0],"events":[[9,31,1,10,1,0,0]],"digest":"1143"}');
INSERT INTO "log" VALUES('uscwzday3cum',302,1.7948814854644815922e+09,'1:302','{"type":"actions","seat":1,"turn":56,"actions":[1],"events":[[3,31,2,57,19,0,0]],"digest":"68c8"}');
INSERT INTO "log" VALUES('uscwzday3cum',303,1.79488148547209930422e+09,'2:303','{"type":"actions","seat":2,"turn":57,"actions":[120],"events":[[5,31,2,2,1,0,0]],"digest":"4f6c"}');
INSERT INTO "log" VALUES('uscwzday3cum',304,1.79488148547890067098e+09,'2:304','{"type":"actions","seat":2,"turn":57,"actions":[156],"events":[[7,31,2,2,0,0,0,10,31,2,2,4,0,0,1,31,2,1,3,0,0]],"digest":"487e"}');
INSERT INTO "log" VALUES('uscwzday3cum',305,1.79488148548548841479e+09,'2:305','{"type":"actions","seat":2,"turn":57,"actions":[0],"events":[[9,31,2,2,3,0,0]],"digest":"8114"}');
INSERT INTO "log" VALUES('uscwzday3cum',306,1.79488148549210667611e+09,'2:306','{"type":"actions","seat":2,"turn":57,"actions":[1],"events":[[3,31,0,58,20,0,0]],"digest":"63ba"}');
INSERT INTO "log" VALUES('uscwzday3cum',307,1.79488148549929952624e+09,'0:307','{"type":"actions","seat":0,"turn":58,"actions":[0],"events":[[]],"digest":"5edd"}');
INSERT INTO "log" VALUES('uscwzday3cum',308,1.79488148550541210175e+09,'0:308','{"type":"actions","seat":0,"turn":58,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"02c4"}');
INSERT INTO "log" VALUES('uscwzday3cum',309,1.79488148551201844209e+09,'0:309','{"type":"actions","seat":0,"turn":58,"actions":[195],"events":[[9,31,0,2,1,0,0]],"digest":"d6c7"}');
INSERT INTO "log" VALUES('uscwzday3cum',310,1.7948814855180103779e+09,'0:310','{"type":"actions","seat":0,"turn":58,"actions":[202],"events":[[9,31,0,9,1,0,0]],"digest":"4b23"}');
INSERT INTO "log" VALUES('uscwzday3cum',311,1.79488148552410554884e+09,'0:311','{"type":"actions","seat":0,"turn":58,"actions":[202],"events":[[9,31,0,9,1,0,0]],"digest":"657e"}');
INSERT INTO "log" VALUES('uscwzday3cum',312,1.79488148553002619745e+09,'0:312','{"type":"actions","seat":0,"turn":58,"actions":[203],"events":[[9,31,0,10,1,0,0]],"digest":"6745"}');
INSERT INTO "log" VALUES('uscwzday3cum',313,1.7948814855360836983e+09,'0:313','{"type":"actions","seat":0,"turn":58,"actions":[209],"events":[[9,31,0,16,1,0,0]],"digest":"2051"}');
INSERT INTO "log" VALUES('uscwzday3cum',314,1.79488148554198813445e+09,'0:314','{"type":"actions","seat":0,"turn":58,"actions":[1],"events":[[3,31,1,59,20,0,0]],"digest":"279d"}');
INSERT INTO "log" VALUES('uscwzday3cum',315,1.79488148554908442501e+09,'1:315','{"type":"actions","seat":1,"turn":59,"actions":[149],"events":[[5,31,1,13,2,0,0]],"digest":"d6e4"}');
INSERT INTO "log" VALUES('uscwzday3cum',316,1.79488148555599093432e+09,'1:316','{"type":"actions","seat":1,"turn":59,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"cebd"}');
INSERT INTO "log" VALUES('uscwzday3cum',317,1.79488148556241822236e+09,'1:317','{"type":"actions","seat":1,"turn":59,"actions":[200],"events":[[9,31,1,7,1,0,0]],"digest":"1bc3"}');
INSERT INTO "log" VALUES('uscwzday3cum',318,1.79488148556885790821e+09,'1:318','{"type":"actions","seat":1,"turn":59,"actions":[206],"events":[[9,31,1,13,1,0,0]],"digest":"b99a"}');
INSERT INTO "log" VALUES('uscwzday3cum',319,1.79488148557587146765e+09,'1:319','{"type":"actions","seat":1,"turn":59,"actions":[209],"events":[[9,31,1,16,1,0,0]],"digest":"87e7"}');
INSERT INTO "log" VALUES('uscwzday3cum',320,1.79488148558240246778e+09,'1:320','{"type":"actions","seat":1,"turn":59,"actions":[209],"events":[[9,31,1,16,1,0,0]],"digest":"653b"}');
INSERT INTO "log" VALUES('uscwzday3cum',321,1.79488148559005856507e+09,'1:321','{"type":"actions","seat":1,"turn":59,"actions":[1],"events":[[3,31,2,60,20,0,0]],"digest":"4c5e"}');
INSERT INTO "log" VALUES('uscwzday3cum',322,1.7948814855971450806e+09,'2:322','{"type":"actions","seat":2,"turn":60,"actions":[142],"events":[[5,31,2,6,2,0,0]],"digest":"9d99"}');
INSERT INTO "log" VALUES('uscwzday3cum',323,1.79488148560443854331e+09,'2:323','{"type":"actions","seat":2,"turn":60,"actions":[178],"events":[[7,31,2,6,0,0,0]],"digest":"ffb5"}');
INSERT INTO "log" VALUES('uscwzday3cum',324,1.79488148561156868939e+09,'2:324','{"type":"actions","seat":2,"turn":60,"actions":[183],"events":[[7,31,2,11,0,0,0,10,31,2,11,2,0,0,9,31,2,11,1,0,0]],"digest":"7680"}');
INSERT INTO "log" VALUES('uscwzday3cum',325,1.79488148561771798132e+09,'2:325','{"type":"actions","seat":2,"turn":60,"actions":[1],"events":[[3,31,0,61,21,0,0]],"digest":"8531"}');
INSERT INTO "log" VALUES('uscwzday3cum',326,1.79488148562503933899e+09,'0:326','{"type":"actions","seat":0,"turn":61,"actions":[143],"events":[[5,31,0,7,2,0,0]],"digest":"de06"}');
INSERT INTO "log" VALUES('uscwzday3cum',327,1.79488148563073730465e+09,'0:327','{"type":"actions","seat":0,"turn":61,"actions":[161],"events":[[7,31,0,7,0,0,0,10,31,0,7,5,0,0,1,31,0,3,5,0,0]],"digest":"ee2b"}');
INSERT INTO "log" VALUES('uscwzday3cum',328,1.79488148563630628582e+09,'0:328','{"type":"actions","seat":0,"turn":61,"actions":[312],"events":[[13,31,0,7,20,0,0,12,31,0,1,6,0,0]],"digest":"52d1"}');
INSERT INTO "log" VALUES('uscwzday3cum',329,1.79488148564196038246e+09,'0:329','{"type":"actions","seat":0,"turn":61,"actions":[341],"events":[[]],"digest":"2b20"}');
INSERT INTO "log" VALUES('uscwzday3cum',330,1.7948814856477885246e+09,'0:330','{"type":"actions","seat":0,"turn":61,"actions":[355],"events":[[23,31,0,18,13,0,0]],"digest":"1d16"}');
INSERT INTO "log" VALUES('uscwzday3cum',331,1.79488148565383219719e+09,'0:331','{"type":"actions","seat":0,"turn":61,"actions":[341],"events":[[]],"digest":"7dbd"}');
INSERT INTO "log" VALUES('uscwzday3cum',332,1.79488148566048932074e+09,'0:332','{"type":"actions","seat":0,"turn":61,"actions":[354],"events":[[23,31,0,18,12,0,0]],"digest":"2781"}');
INSERT INTO "log" VALUES('uscwzday3cum',333,1.79488148566596531861e+09,'0:333','{"type":"actions","seat":0,"turn":61,"actions":[0],"events":[[9,31,0,7,6,0,0]],"digest":"6e7c"}');
INSERT INTO "log" VALUES('uscwzday3cum',334,1.79488148567173314094e+09,'0:334','{"type":"actions","seat":0,"turn":61,"actions":[1],"events":[[3,31,1,62,21,0,0]],"digest":"0847"}');
INSERT INTO "log" VALUES('uscwzday3cum',335,1.79488148567908048633e+09,'1:335','{"type":"actions","seat":1,"turn":62,"actions":[122],"events":[[5,31,1,4,1,0,0]],"digest":"8438"}');
INSERT INTO "log" VALUES('uscwzday3cum',336,1794881485.68514,'1:336','{"type":"actions","seat":1,"turn":62,"actions":[134],"events":[[5,31,1,16,1,0,0]],"digest":"b38b"}');
INSERT INTO "log" VALUES('uscwzday3cum',337,1.79488148569144201271e+09,'1:337','{"type":"actions","seat":1,"turn":62,"actions":[129],"events":[[6,31,1,2,1,0,0,5,31,1,11,1,0,0]],"digest":"7b07"}');
INSERT INTO "log" VALUES('uscwzday3cum',338,1.79488148569859051707e+09,'1:338','{"type":"actions","seat":1,"turn":62,"actions":[170],"events":[[7,31,1,16,0,0,0,10,31,1,16,2,0,0]],"digest":"7f06"}');
INSERT INTO "log" VALUES('uscwzday3cum',339,1.79488148570653510095e+09,'1:339','{"type":"actions","seat":1,"turn":62,"actions":[277],"events":[[19,31,1,10,0,0,0,26,31,2,0,0,0,0,9,31,1,16,1,0,0]],"digest":"f4e8"}');
INSERT INTO "log" VALUES('uscwzday3cum',340,1.79488148571520328517e+09,'1:340','{"type":"actions","seat":1,"turn":62,"actions":[1],"events":[[3,31,2,63,21,0,0]],"digest":"bda2"}');
INSERT INTO "log" VALUES('uscwzday3cum',341,1.79488148572345232968e+09,'2:341','{"type":"actions","seat":2,"turn":63,"actions":[125],"events":[[6,31,2,0,1,0,0,5,31,2,7,1,0,0]],"digest":"35f9"}');
INSERT INTO "log" VALUES('uscwzday3cum',342,1.79488148573045945164e+09,'2:342','{"type":"actions","seat":2,"turn":63,"actions":[127],"events":[[5,31,2,9,1,0,0]],"digest":"7fe0"}');
INSERT INTO "log" VALUES('uscwzday3cum',343,1.79488148573761510844e+09,'2:343','{"type":"actions","seat":2,"turn":63,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"eb43"}');
INSERT INTO "log" VALUES('uscwzday3cum',344,1.79488148574499678609e+09,'2:344','{"type":"actions","seat":2,"turn":63,"actions":[202],"events":[[9,31,2,9,1,0,0]],"digest":"6c47"}');
INSERT INTO "log" VALUES('uscwzday3cum',345,1.79488148575631427765e+09,'2:345','{"type":"actions","seat":2,"turn":63,"actions":[0],"events":[[]],"digest":"c212"}');
INSERT INTO "log" VALUES('uscwzday3cum',346,1.79488148576445055012e+09,'2:346','{"type":"actions","seat":2,"turn":63,"actions":[1],"events":[[3,31,0,64,22,0,0]],"digest":"93ae"}');
INSERT INTO "log" VALUES('uscwzday3cum',347,1.79488148577240920066e+09,'0:347','{"type":"actions","seat":0,"turn":64,"actions":[149],"events":[[5,31,0,13,2,0,0]],"digest":"cf0c"}');
INSERT INTO "log" VALUES('uscwzday3cum',348,1.79488148577893877029e+09,'0:348','{"type":"actions","seat":0,"turn":64,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"76e4"}');
INSERT INTO "log" VALUES('uscwzday3cum',349,1.79488148578518962863e+09,'0:349','{"type":"actions","seat":0,"turn":64,"actions":[211],"events":[[9,31,0,10,1,0,0,9,31,0,12,1,0,0,9,31,0,13,3,0,0]],"digest":"416f"}');
INSERT INTO "log" VALUES('uscwzday3cum',350,1.79488148579163622848e+09,'0:350','{"type":"actions","seat":0,"turn":64,"actions":[1],"events":[[3,31,1,65,22,0,0]],"digest":"3d33"}');
INSERT INTO "log" VALUES('uscwzday3cum',351,1.79488148579920792579e+09,'1:351','{"type":"actions","seat":1,"turn":65,"actions":[140],"events":[[5,31,1,4,2,0,0]],"digest":"d2a4"}');
INSERT INTO "log" VALUES('uscwzday3cum',352,1.79488148580675077438e+09,'1:352','{"type":"actions","seat":1,"turn":65,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"aa56"}');
INSERT INTO "log" VALUES('uscwzday3cum',353,1.79488148582431125644e+09,'1:353','{"type":"actions","seat":1,"turn":65,"actions":[208],"events":[[9,31,1,15,1,0,0]],"digest":"6d30"}');
INSERT INTO "log" VALUES('uscwzday3cum',354,1.79488148583250260357e+09,'1:354','{"type":"actions","seat":1,"turn":65,"actions":[208],"events":[[9,31,1,15,1,0,0]],"digest":"fe5d"}');
INSERT INTO "log" VALUES('uscwzday3cum',355,1.7948814858399167061e+09,'1:355','{"type":"actions","seat":1,"turn":65,"actions":[1],"events":[[3,31,2,66,22,0,0]],"digest":"2dee"}');
INSERT INTO "log" VALUES('uscwzday3cum',356,1.79488148584724164008e+09,'2:356','{"type":"actions","seat":2,"turn":66,"actions":[120],"events":[[5,31,2,2,1,0,0]],"digest":"8407"}');
INSERT INTO "log" VALUES('uscwzday3cum',357,1.79488148585345077515e+09,'2:357','{"type":"actions","seat":2,"turn":66,"actions":[161],"events":[[7,31,2,7,0,0,0,10,31,2,7,2,0,0,1,31,2,3,2,0,0,9,31,2,7,1,0,0]],"digest":"0425"}');
INSERT INTO "log" VALUES('uscwzday3cum',358,1.79488148585974168782e+09,'2:358','{"type":"actions","seat":2,"turn":66,"actions":[43],"events":[[2,31,2,3,4,0,0,18,31,2,6,0,0,0,1,31,2,5,2,0,0,12,31,2,4,0,0,0]],"digest":"bd65"}');
INSERT INTO "log" VALUES('uscwzday3cum',359,1.79488148586641025543e+09,'2:359','{"type":"actions","seat":2,"turn":66,"actions":[1],"events":[[3,31,0,67,23,0,0]],"digest":"6827"}');
INSERT INTO "log" VALUES('uscwzday3cum',360,1.79488148587285041807e+09,'0:360','{"type":"actions","seat":0,"turn":67,"actions":[129],"events":[[5,31,0,11,1,0,0]],"digest":"696d"}');
INSERT INTO "log" VALUES('uscwzday3cum',361,1.79488148587897419924e+09,'0:361','{"type":"actions","seat":0,"turn":67,"actions":[124],"events":[[5,31,0,6,1,0,0]],"digest":"6027"}');
INSERT INTO "log" VALUES('uscwzday3cum',362,1.79488148588525295258e+09,'0:362','{"type":"actions","seat":0,"turn":67,"actions":[0],"events":[[]],"digest":"e257"}');
INSERT INTO "log" VALUES('uscwzday3cum',363,1.79488148589098620412e+09,'0:363','{"type":"actions","seat":0,"turn":67,"actions":[165],"events":[[7,31,0,11,0,0,0,10,31,0,11,2,0,0,9,31,0,11,1,0,0]],"digest":"b14c"}');
INSERT INTO "log" VALUES('uscwzday3cum',364,1.79488148589683079716e+09,'0:364','{"type":"actions","seat":0,"turn":67,"actions":[1],"events":[[3,31,1,68,23,0,0]],"digest":"1187"}');
INSERT INTO "log" VALUES('uscwzday3cum',365,1.79488148590336108207e+09,'1:365','{"type":"actions","seat":1,"turn":68,"actions":[127],"events":[[5,31,1,9,1,0,0]],"digest":"59d6"}');
INSERT INTO "log" VALUES('uscwzday3cum',366,1.79488148590960383413e+09,'1:366','{"type":"actions","seat":1,"turn":68,"actions":[129],"events":[[6,31,1,0,1,0,0,5,31,1,11,1,0,0]],"digest":"5d01"}');
INSERT INTO "log" VALUES('uscwzday3cum',367,1.79488148591610980038e+09,'1:367','{"type":"actions","seat":1,"turn":68,"actions":[131],"events":[[5,31,1,13,1,0,0]],"digest":"438b"}');
INSERT INTO "log" VALUES('uscwzday3cum',368,1.79488148592289876938e+09,'1:368','{"type":"actions","seat":1,"turn":68,"actions":[158],"events":[[7,31,1,4,0,0,0,10,31,1,4,5,0,0,1,31,1,2,5,0,0]],"digest":"0c86"}');
INSERT INTO "log" VALUES('uscwzday3cum',369,1.79488148592965960498e+09,'1:369','{"type":"actions","seat":1,"turn":68,"actions":[0],"events":[[]],"digest":"6e1c"}');
INSERT INTO "log" VALUES('uscwzday3cum',370,1.79488148593792605405e+09,'1:370','{"type":"actions","seat":1,"turn":68,"actions":[315],"events":[[14,31,1,4,2,0,0,12,31,1,2,5,0,0,9,31,1,4,6,0,0]],"digest":"e779"}');
INSERT INTO "log" VALUES('uscwzday3cum',371,1.79488148594830560682e+09,'1:371','{"type":"actions","seat":1,"turn":68,"actions":[1],"events":[[3,31,2,69,23,0,0]],"digest":"2e81"}');
INSERT INTO "log" VALUES('uscwzday3cum',372,1.79488148595620894431e+09,'2:372','{"type":"actions","seat":2,"turn":69,"actions":[124],"events":[[5,31,2,6,1,0,0]],"digest":"8691"}');
INSERT INTO "log" VALUES('uscwzday3cum',373,1.79488148596731519695e+09,'2:373','{"type":"actions","seat":2,"turn":69,"actions":[189],"events":[[2,31,2,5,1,0,0,7,31,2,17,0,0,0]],"digest":"07ca"}');
INSERT INTO "log" VALUES('uscwzday3cum',374,1.79488148597607755658e+09,'2:374','{"type":"actions","seat":2,"turn":69,"actions":[172],"events":[[7,31,2,0,0,0,0]],"digest":"5b03"}');
INSERT INTO "log" VALUES('uscwzday3cum',375,1.79488148598280644412e+09,'2:375','{"type":"actions","seat":2,"turn":69,"actions":[190],"events":[[10,31,2,0,2,0,0,9,31,2,0,1,0,0]],"digest":"307a"}');
INSERT INTO "log" VALUES('uscwzday3cum',376,1.79488148599206423757e+09,'2:376','{"type":"actions","seat":2,"turn":69,"actions":[1],"events":[[3,31,0,70,24,0,0]],"digest":"11b3"}');
INSERT INTO "log" VALUES('uscwzday3cum',377,1.7948814860020854473e+09,'0:377','{"type":"actions","seat":0,"turn":70,"actions":[120],"events":[[5,31,0,2,1,0,0]],"digest":"d41c"}');
INSERT INTO "log" VALUES('uscwzday3cum',378,1.79488148600950837138e+09,'0:378','{"type":"actions","seat":0,"turn":70,"actions":[131],"events":[[5,31,0,13,1,0,0]],"digest":"b464"}');
INSERT INTO "log" VALUES('uscwzday3cum',379,1.79488148601663017279e+09,'0:379','{"type":"actions","seat":0,"turn":70,"actions":[128],"events":[[5,31,0,10,1,0,0]],"digest":"d88c"}');
INSERT INTO "log" VALUES('uscwzday3cum',380,1.79488148602318048482e+09,'0:380','{"type":"actions","seat":0,"turn":70,"actions":[174],"events":[[7,31,0,2,0,0,0]],"digest":"7d48"}');
INSERT INTO "log" VALUES('uscwzday3cum',381,1.7948814860294013023e+09,'0:381','{"type":"actions","seat":0,"turn":70,"actions":[178],"events":[[7,31,0,6,0,0,0]],"digest":"5325"}');
INSERT INTO "log" VALUES('uscwzday3cum',382,1.79488148603502392771e+09,'0:382','{"type":"actions","seat":0,"turn":70,"actions":[185],"events":[[7,31,0,13,0,0,0]],"digest":"e872"}');
INSERT INTO "log" VALUES('uscwzday3cum',383,1.79488148604079079625e+09,'0:383','{"type":"actions","seat":0,"turn":70,"actions":[190],"events":[[10,31,0,13,2,0,0]],"digest":"e7fb"}');
INSERT INTO "log" VALUES('uscwzday3cum',384,1.79488148604623937608e+09,'0:384','{"type":"actions","seat":0,"turn":70,"actions":[243],"events":[[2,31,0,5,2,0,0,20,31,0,42,0,0,0,26,31,45,0,0,0,0,9,31,0,13,1,0,0]],"digest":"60ee"}');
INSERT INTO "log" VALUES('uscwzday3cum',385,1.79488148605189847947e+09,'0:385','{"type":"actions","seat":0,"turn":70,"actions":[1],"events":[[3,31,1,71,24,0,0]],"digest":"82b5"}');
INSERT INTO "log" VALUES('uscwzday3cum',386,1.79488148606016874311e+09,'1:386','{"type":"actions","seat":1,"turn":71,"actions":[124],"events":[[5,31,1,6,1,0,0]],"digest":"7275"}');
INSERT INTO "log" VALUES('uscwzday3cum',387,1.7948814860700743199e+09,'1:387','{"type":"actions","seat":1,"turn":71,"actions":[0],"events":[[]],"digest":"882a"}');
INSERT INTO "log" VALUES('uscwzday3cum',388,1.79488148607827973368e+09,'1:388','{"type":"actions","seat":1,"turn":71,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"10ea"}');
INSERT INTO "log" VALUES('uscwzday3cum',389,1.79488148608580279355e+09,'1:389','{"type":"actions","seat":1,"turn":71,"actions":[204],"events":[[9,31,1,11,1,0,0]],"digest":"7506"}');
INSERT INTO "log" VALUES('uscwzday3cum',390,1.79488148609252285954e+09,'1:390','{"type":"actions","seat":1,"turn":71,"actions":[204],"events":[[9,31,1,11,1,0,0]],"digest":"2280"}');
INSERT INTO "log" VALUES('uscwzday3cum',391,1.79488148610088491443e+09,'1:391','{"type":"actions","seat":1,"turn":71,"actions":[0],"events":[[]],"digest":"b7f0"}');
INSERT INTO "log" VALUES('uscwzday3cum',392,1.79488148610904860494e+09,'1:392','{"type":"actions","seat":1,"turn":71,"actions":[1],"events":[[3,31,2,72,24,0,0]],"digest":"c984"}');
INSERT INTO "log" VALUES('uscwzday3cum',393,1.79488148611628103258e+09,'2:393','{"type":"actions","seat":2,"turn":72,"actions":[125],"events":[[5,31,2,7,1,0,0]],"digest":"bd28"}');
INSERT INTO "log" VALUES('uscwzday3cum',394,1.79488148612338447567e+09,'2:394','{"type":"actions","seat":2,"turn":72,"actions":[189],"events":[[2,31,2,5,1,0,0,7,31,2,17,0,0,0]],"digest":"8499"}');
INSERT INTO "log" VALUES('uscwzday3cum',395,1.7948814861303539276e+09,'2:395','{"type":"actions","seat":2,"turn":72,"actions":[179],"events":[[7,31,2,7,0,0,0,10,31,2,7,2,0,0,1,31,2,3,2,0,0,9,31,2,7,1,0,0]],"digest":"a69c"}');
INSERT INTO "log" VALUES('uscwzday3cum',396,1.7948814861369533539e+09,'2:396','{"type":"actions","seat":2,"turn":72,"actions":[1],"events":[[3,31,0,73,25,0,0]],"digest":"2bf3"}');
INSERT INTO "log" VALUES('uscwzday3cum',397,1.79488148614355802531e+09,'0:397','{"type":"actions","seat":0,"turn":73,"actions":[140],"events":[[5,31,0,4,2,0,0]],"digest":"6190"}');
INSERT INTO "log" VALUES('uscwzday3cum',398,1.79488148614987707142e+09,'0:398','{"type":"actions","seat":0,"turn":73,"actions":[178],"events":[[7,31,0,6,0,0,0]],"digest":"668b"}');
INSERT INTO "log" VALUES('uscwzday3cum',399,1.79488148615617871279e+09,'0:399','{"type":"actions","seat":0,"turn":73,"actions":[174],"events":[[7,31,0,2,0,0,0]],"digest":"7ebb"}');
INSERT INTO "log" VALUES('uscwzday3cum',400,1.79488148616279196735e+09,'0:400','{"type":"actions","seat":0,"turn":73,"actions":[176],"events":[[7,31,0,4,0,0,0,10,31,0,4,3,0,0,1,31,0,2,3,0,0,9,31,0,4,2,0,0]],"digest":"7d80"}');
INSERT INTO "log" VALUES('uscwzday3cum',401,1.7948814861725535392e+09,'0:401','{"type":"actions","seat":0,"turn":73,"actions":[76],"events":[[17,31,0,3,0,0,0,12,31,0,8,4,0,0]],"digest":"6303"}');
INSERT INTO "log" VALUES('uscwzday3cum',402,1.7948814861811270714e+09,'0:402','{"type":"actions","seat":0,"turn":73,"actions":[1],"events":[[3,31,1,74,25,0,0]],"digest":"40b2"}');
INSERT INTO "log" VALUES('uscwzday3cum',403,1.7948814861929063797e+09,'1:403','{"type":"actions","seat":1,"turn":74,"actions":[149],"events":[[5,31,1,13,2,0,0]],"digest":"0f28"}');
INSERT INTO "log" VALUES('uscwzday3cum',404,1.79488148620270276068e+09,'1:404','{"type":"actions","seat":1,"turn":74,"actions":[163],"events":[[7,31,1,9,0,0,0,10,31,1,9,2,0,0]],"digest":"7eea"}');
INSERT INTO "log" VALUES('uscwzday3cum',405,1.79488148621111774441e+09,'1:405','{"type":"actions","seat":1,"turn":74,"actions":[0],"events":[[9,31,1,9,1,0,0]],"digest":"3703"}');
INSERT INTO "log" VALUES('uscwzday3cum',406,1.79488148621865391731e+09,'1:406','{"type":"actions","seat":1,"turn":74,"actions":[1],"events":[[3,31,2,75,25,0,0]],"digest":"0b21"}');
INSERT INTO "log" VALUES('uscwzday3cum',407,1.79488148622893810271e+09,'2:407','{"type":"actions","seat":2,"turn":75,"actions":[129],"events":[[5,31,2,11,1,0,0]],"digest":"a8ad"}');
INSERT INTO "log" VALUES('uscwzday3cum',408,1.7948814862384068966e+09,'2:408','{"type":"actions","seat":2,"turn":75,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"1303"}');
INSERT INTO "log" VALUES('uscwzday3cum',409,1.79488148624644660951e+09,'2:409','{"type":"actions","seat":2,"turn":75,"actions":[211],"events":[[9,31,2,2,1,0,0,9,31,2,4,1,0,0,9,31,2,6,3,0,0,9,31,2,10,2,0,0,9,31,2,11,1,0,0]],"digest":"283f"}');
INSERT INTO "log" VALUES('uscwzday3cum',410,1.79488148625448918349e+09,'2:410','{"type":"actions","seat":2,"turn":75,"actions":[1],"events":[[3,31,0,76,26,0,0]],"digest":"026b"}');
INSERT INTO "log" VALUES('uscwzday3cum',411,1.79488148626310467723e+09,'0:411','{"type":"actions","seat":0,"turn":76,"actions":[144],"events":[[5,31,0,8,2,0,0]],"digest":"77c0"}');
INSERT INTO "log" VALUES('uscwzday3cum',412,1.79488148626985216139e+09,'0:412','{"type":"actions","seat":0,"turn":76,"actions":[174],"events":[[7,31,0,2,0,0,0]],"digest":"44e9"}');
INSERT INTO "log" VALUES('uscwzday3cum',413,1.79488148627706861496e+09,'0:413','{"type":"actions","seat":0,"turn":76,"actions":[180],"events":[[7,31,0,8,0,0,0]],"digest":"2d75"}');
INSERT INTO "log" VALUES('uscwzday3cum',414,1.79488148628440761568e+09,'0:414','{"type":"actions","seat":0,"turn":76,"actions":[178],"events":[[7,31,0,6,0,0,0,10,31,0,6,2,0,0,1,31,0,3,2,0,0,9,31,0,6,1,0,0]],"digest":"ca38"}');
INSERT INTO "log" VALUES('uscwzday3cum',415,1.79488148629126834871e+09,'0:415','{"type":"actions","seat":0,"turn":76,"actions":[1],"events":[[3,31,1,77,26,0,0]],"digest":"55a8"}');
INSERT INTO "log" VALUES('uscwzday3cum',416,1.79488148629852747916e+09,'1:416','{"type":"actions","seat":1,"turn":77,"actions":[133],"events":[[5,31,1,15,1,0,0]],"digest":"085e"}');
INSERT INTO "log" VALUES('uscwzday3cum',417,1.79488148630554294584e+09,'1:417','{"type":"actions","seat":1,"turn":77,"actions":[131],"events":[[5,31,1,13,1,0,0]],"digest":"94de"}');
INSERT INTO "log" VALUES('uscwzday3cum',418,1.79488148631313037869e+09,'1:418','{"type":"actions","seat":1,"turn":77,"actions":[118],"events":[[5,31,1,0,1,0,0]],"digest":"7b4d"}');
INSERT INTO "log" VALUES('uscwzday3cum',419,1.79488148632268381113e+09,'1:419','{"type":"actions","seat":1,"turn":77,"actions":[185],"events":[[7,31,1,13,0,0,0]],"digest":"7093"}');
INSERT INTO "log" VALUES('uscwzday3cum',420,1.79488148633320689206e+09,'1:420','{"type":"actions","seat":1,"turn":77,"actions":[190],"events":[[10,31,1,13,5,0,0]],"digest":"5a4b"}');
INSERT INTO "log" VALUES('uscwzday3cum',421,1.79488148634487128252e+09,'1:421','{"type":"actions","seat":1,"turn":77,"actions":[246],"events":[[20,31,1,45,0,0,0,16,31,1,4,0,0,0,26,31,55,0,0,0,0]],"digest":"bd87"}');
INSERT INTO "log" VALUES('uscwzday3cum',422,1.79488148635516381258e+09,'1:422','{"type":"actions","seat":1,"turn":77,"actions":[0],"events":[[]],"digest":"8490"}');
INSERT INTO "log" VALUES('uscwzday3cum',423,1.79488148636271405223e+09,'1:423','{"type":"actions","seat":1,"turn":77,"actions":[317],"events":[[14,31,1,13,4,0,0,12,31,1,10,5,0,0,9,31,1,13,5,0,0]],"digest":"1645"}');
INSERT INTO "log" VALUES('uscwzday3cum',424,1.79488148637033867842e+09,'1:424','{"type":"actions","seat":1,"turn":77,"actions":[101],"events":[[15,31,1,4,15,0,0,10,31,1,15,1,0,0,9,31,1,15,1,0,0]],"digest":"bbc7"}');
INSERT INTO "log" VALUES('uscwzday3cum',425,1.79488148637886714932e+09,'1:425','{"type":"actions","seat":1,"turn":77,"actions":[1],"events":[[3,31,2,78,26,0,0]],"digest":"5af1"}');
INSERT INTO "log" VALUES('uscwzday3cum',426,1.79488148638697671884e+09,'2:426','{"type":"actions","seat":2,"turn":78,"actions":[152],"events":[[5,31,2,16,2,0,0]],"digest":"6582"}');
INSERT INTO "log" VALUES('uscwzday3cum',427,1.79488148640991473196e+09,'2:427','{"type":"actions","seat":2,"turn":78,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"f8ea"}');
INSERT INTO "log" VALUES('uscwzday3cum',428,1.79488148643525671959e+09,'2:428','{"type":"actions","seat":2,"turn":78,"actions":[0],"events":[[]],"digest":"08f1"}');
INSERT INTO "log" VALUES('uscwzday3cum',429,1.7948814864512863159e+09,'2:429','{"type":"actions","seat":2,"turn":78,"actions":[1],"events":[[3,31,0,79,27,0,0]],"digest":"2405"}');
INSERT INTO "log" VALUES('uscwzday3cum',430,1.79488148646180129051e+09,'0:430','{"type":"actions","seat":0,"turn":79,"actions":[138],"events":[[5,31,0,2,2,0,0]],"digest":"4ac5"}');
INSERT INTO "log" VALUES('uscwzday3cum',431,1.7948814864728114605e+09,'0:431','{"type":"actions","seat":0,"turn":79,"actions":[180],"events":[[7,31,0,8,0,0,0]],"digest":"d287"}');
INSERT INTO "log" VALUES('uscwzday3cum',432,1.79488148649548125267e+09,'0:432','{"type":"actions","seat":0,"turn":79,"actions":[174],"events":[[7,31,0,2,0,0,0,10,31,0,2,4,0,0,1,31,0,1,3,0,0]],"digest":"467f"}');
INSERT INTO "log" VALUES('uscwzday3cum',433,1794881486.55519,'0:433','{"type":"actions","seat":0,"turn":79,"actions":[316],"events":[[14,31,0,2,3,0,0]],"digest":"a643"}');
INSERT INTO "log" VALUES('uscwzday3cum',434,1.79488148662768816953e+09,'0:434','{"type":"actions","seat":0,"turn":79,"actions":[331],"events":[[]],"digest":"acad"}');
INSERT INTO "log" VALUES('uscwzday3cum',435,1.79488148667364740378e+09,'0:435','{"type":"actions","seat":0,"turn":79,"actions":[354],"events":[[23,31,0,8,12,0,0]],"digest":"9327"}');
INSERT INTO "log" VALUES('uscwzday3cum',436,1.79488148675126981735e+09,'0:436','{"type":"actions","seat":0,"turn":79,"actions":[333],"events":[[]],"digest":"9aec"}');
INSERT INTO "log" VALUES('uscwzday3cum',437,1.79488148684846472733e+09,'0:437','{"type":"actions","seat":0,"turn":79,"actions":[348],"events":[[23,31,0,10,6,0,0,9,31,0,2,3,0,0]],"digest":"f486"}');
INSERT INTO "log" VALUES('uscwzday3cum',438,1.79488148687776541707e+09,'0:438','{"type":"actions","seat":0,"turn":79,"actions":[1],"events":[[3,31,1,80,27,0,0]],"digest":"06ea"}');
INSERT INTO "log" VALUES('uscwzday3cum',439,1.79488148702655076977e+09,'1:439','{"type":"actions","seat":1,"turn":80,"actions":[152],"events":[[5,31,1,16,2,0,0]],"digest":"6f8f"}');
INSERT INTO "log" VALUES('uscwzday3cum',440,1.79488148706565356252e+09,'1:440','{"type":"actions","seat":1,"turn":80,"actions":[178],"events":[[7,31,1,6,0,0,0,10,31,1,6,2,0,0,1,31,1,3,2,0,0,9,31,1,6,1,0,0]],"digest":"5ead"}');
INSERT INTO "log" VALUES('uscwzday3cum',441,1.79488148721748113634e+09,'1:441','{"type":"actions","seat":1,"turn":80,"actions":[1],"events":[[3,31,2,81,27,0,0]],"digest":"a71c"}');
INSERT INTO "log" VALUES('uscwzday3cum',442,1.79488148741129636769e+09,'2:442','{"type":"actions","seat":2,"turn":81,"actions":[0],"events":[[]],"digest":"e91f"}');
INSERT INTO "log" VALUES('uscwzday3cum',443,1.79488148758287024498e+09,'2:443','{"type":"actions","seat":2,"turn":81,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"a729"}');
INSERT INTO "log" VALUES('uscwzday3cum',444,1.79488148771801543234e+09,'2:444','{"type":"actions","seat":2,"turn":81,"actions":[0],"events":[[]],"digest":"e5b0"}');
INSERT INTO "log" VALUES('uscwzday3cum',445,1.7948814880016224384e+09,'2:445','{"type":"actions","seat":2,"turn":81,"actions":[1],"events":[[3,31,0,82,28,0,0]],"digest":"41d4"}');
INSERT INTO "log" VALUES('uscwzday3cum',446,1.79488148818944931025e+09,'0:446','{"type":"actions","seat":0,"turn":82,"actions":[138],"events":[[5,31,0,2,2,0,0]],"digest":"6d06"}');
INSERT INTO "log" VALUES('uscwzday3cum',447,1.79488148838571381568e+09,'0:447','{"type":"actions","seat":0,"turn":82,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"c648"}');
INSERT INTO "log" VALUES('uscwzday3cum',448,1.79488148850580668449e+09,'0:448','{"type":"actions","seat":0,"turn":82,"actions":[211],"events":[[9,31,0,2,2,0,0,9,31,0,6,1,0,0,9,31,0,8,1,0,0,9,31,0,12,1,0,0]],"digest":"da37"}');
INSERT INTO "log" VALUES('uscwzday3cum',449,1.79488148862479734418e+09,'0:449','{"type":"actions","seat":0,"turn":82,"actions":[1],"events":[[3,31,1,83,28,0,0]],"digest":"81bd"}');
INSERT INTO "log" VALUES('uscwzday3cum',450,1.79488148871856737138e+09,'1:450','{"type":"actions","seat":1,"turn":83,"actions":[124],"events":[[5,31,1,6,1,0,0]],"digest":"c4db"}');
INSERT INTO "log" VALUES('uscwzday3cum',451,1.79488148882390642167e+09,'1:451','{"type":"actions","seat":1,"turn":83,"actions":[118],"events":[[5,31,1,0,1,0,0]],"digest":"8f18"}');
INSERT INTO "log" VALUES('uscwzday3cum',452,1.79488148889777731891e+09,'1:452','{"type":"actions","seat":1,"turn":83,"actions":[125],"events":[[5,31,1,7,1,0,0]],"digest":"82f2"}');
INSERT INTO "log" VALUES('uscwzday3cum',453,1.79488148905377316475e+09,'1:453','{"type":"actions","seat":1,"turn":83,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"a012"}');
INSERT INTO "log" VALUES('uscwzday3cum',454,1.79488148926926827436e+09,'1:454','{"type":"actions","seat":1,"turn":83,"actions":[199],"events":[[9,31,1,6,1,0,0]],"digest":"40ed"}');
INSERT INTO "log" VALUES('uscwzday3cum',455,1.79488148927945137022e+09,'1:455','{"type":"actions","seat":1,"turn":83,"actions":[209],"events":[[9,31,1,16,1,0,0]],"digest":"915b"}');
INSERT INTO "log" VALUES('uscwzday3cum',456,1.79488148928734350204e+09,'1:456','{"type":"actions","seat":1,"turn":83,"actions":[0],"events":[[]],"digest":"63ac"}');
INSERT INTO "log" VALUES('uscwzday3cum',457,1.79488148929784059526e+09,'1:457','{"type":"actions","seat":1,"turn":83,"actions":[1],"events":[[3,31,2,84,28,0,0]],"digest":"556b"}');
INSERT INTO "log" VALUES('uscwzday3cum',458,1.79488148931101799011e+09,'2:458','{"type":"actions","seat":2,"turn":84,"actions":[138],"events":[[5,31,2,2,2,0,0]],"digest":"4475"}');
INSERT INTO "log" VALUES('uscwzday3cum',459,1.79488148932526135441e+09,'2:459','{"type":"actions","seat":2,"turn":84,"actions":[170],"events":[[7,31,2,16,0,0,0,10,31,2,16,3,0,0]],"digest":"9339"}');
INSERT INTO "log" VALUES('uscwzday3cum',460,1.79488148933769154549e+09,'2:460','{"type":"actions","seat":2,"turn":84,"actions":[272],"events":[[19,31,2,5,0,0,0]],"digest":"4b99"}');
INSERT INTO "log" VALUES('uscwzday3cum',461,1.79488148935063815121e+09,'2:461','{"type":"actions","seat":2,"turn":84,"actions":[283],"events":[[2,31,2,5,2,0,0,19,31,2,16,0,0,0,26,31,32,0,0,0,0,26,31,13,0,0,0,0,9,31,2,16,2,0,0]],"digest":"4712"}');
INSERT INTO "log" VALUES('uscwzday3cum',462,1.79488148935993623738e+09,'2:462','{"type":"actions","seat":2,"turn":84,"actions":[1],"events":[[3,31,0,85,29,0,0]],"digest":"c924"}');
INSERT INTO "log" VALUES('uscwzday3cum',463,1.79488148936848950385e+09,'0:463','{"type":"actions","seat":0,"turn":85,"actions":[118],"events":[[5,31,0,0,1,0,0]],"digest":"7865"}');
INSERT INTO "log" VALUES('uscwzday3cum',464,1.79488148937534928322e+09,'0:464','{"type":"actions","seat":0,"turn":85,"actions":[133],"events":[[5,31,0,15,1,0,0]],"digest":"9b47"}');
INSERT INTO "log" VALUES('uscwzday3cum',465,1.79488148938156580921e+09,'0:465','{"type":"actions","seat":0,"turn":85,"actions":[128],"events":[[5,31,0,10,1,0,0]],"digest":"0770"}');
INSERT INTO "log" VALUES('uscwzday3cum',466,1.79488148938952159876e+09,'0:466','{"type":"actions","seat":0,"turn":85,"actions":[169],"events":[[7,31,0,15,0,0,0,10,31,0,15,2,0,0]],"digest":"ae1d"}');
INSERT INTO "log" VALUES('uscwzday3cum',467,1.79488148939812636379e+09,'0:467','{"type":"actions","seat":0,"turn":85,"actions":[0],"events":[[9,31,0,15,1,0,0]],"digest":"d426"}');
INSERT INTO "log" VALUES('uscwzday3cum',468,1.79488148940587925912e+09,'0:468','{"type":"actions","seat":0,"turn":85,"actions":[1],"events":[[3,31,1,86,29,0,0]],"digest":"e73f"}');
INSERT INTO "log" VALUES('uscwzday3cum',469,1.79488148944524574281e+09,'1:469','{"type":"actions","seat":1,"turn":86,"actions":[130],"events":[[5,31,1,12,1,0,0]],"digest":"75ca"}');
INSERT INTO "log" VALUES('uscwzday3cum',470,1.79488148947236680983e+09,'1:470','{"type":"actions","seat":1,"turn":86,"actions":[122],"events":[[5,31,1,4,1,0,0]],"digest":"437a"}');
INSERT INTO "log" VALUES('uscwzday3cum',471,1.79488148949619269372e+09,'1:471','{"type":"actions","seat":1,"turn":86,"actions":[126],"events":[[5,31,1,8,1,0,0]],"digest":"3a11"}');
INSERT INTO "log" VALUES('uscwzday3cum',472,1.79488148980175304418e+09,'1:472','{"type":"actions","seat":1,"turn":86,"actions":[158],"events":[[7,31,1,4,0,0,0,10,31,1,4,3,0,0,1,31,1,2,3,0,0,9,31,1,4,1,0,0]],"digest":"d389"}');
INSERT INTO "log" VALUES('uscwzday3cum',473,1.79488149028559947008e+09,'1:473','{"type":"actions","seat":1,"turn":86,"actions":[76],"events":[[17,31,1,3,0,0,0,12,31,1,5,4,0,0]],"digest":"54ae"}');
INSERT INTO "log" VALUES('uscwzday3cum',474,1.79488149072188663477e+09,'1:474','{"type":"actions","seat":1,"turn":86,"actions":[1],"events":[[3,31,2,87,29,0,0]],"digest":"1564"}');
INSERT INTO "log" VALUES('uscwzday3cum',475,1.79488149077092814446e+09,'2:475','{"type":"actions","seat":2,"turn":87,"actions":[136],"events":[[5,31,2,0,2,0,0]],"digest":"fc29"}');
INSERT INTO "log" VALUES('uscwzday3cum',476,1.79488149084444308283e+09,'2:476','{"type":"actions","seat":2,"turn":87,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"1c1a"}');
INSERT INTO "log" VALUES('uscwzday3cum',477,1.79488149092650222781e+09,'2:477','{"type":"actions","seat":2,"turn":87,"actions":[0],"events":[[]],"digest":"c903"}');
INSERT INTO "log" VALUES('uscwzday3cum',478,1.794881491017472744e+09,'2:478','{"type":"actions","seat":2,"turn":87,"actions":[1],"events":[[3,31,0,88,30,0,0]],"digest":"ad52"}');
INSERT INTO "log" VALUES('uscwzday3cum',479,1.7948814911349089146e+09,'0:479','{"type":"actions","seat":0,"turn":88,"actions":[147],"events":[[5,31,0,11,2,0,0]],"digest":"712e"}');
INSERT INTO "log" VALUES('uscwzday3cum',480,1.79488149121664738658e+09,'0:480','{"type":"actions","seat":0,"turn":88,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"6f05"}');
INSERT INTO "log" VALUES('uscwzday3cum',481,1.79488149126477074626e+09,'0:481','{"type":"actions","seat":0,"turn":88,"actions":[211],"events":[[9,31,0,0,1,0,0,9,31,0,10,1,0,0,9,31,0,11,2,0,0]],"digest":"0b73"}');
INSERT INTO "log" VALUES('uscwzday3cum',482,1.79488149134877300258e+09,'0:482','{"type":"actions","seat":0,"turn":88,"actions":[1],"events":[[3,31,1,89,30,0,0]],"digest":"75c4"}');
INSERT INTO "log" VALUES('uscwzday3cum',483,1.79488149144958972929e+09,'1:483','{"type":"actions","seat":1,"turn":89,"actions":[129],"events":[[5,31,1,11,1,0,0]],"digest":"c586"}');
INSERT INTO "log" VALUES('uscwzday3cum',484,1.79488149179276657105e+09,'1:484','{"type":"actions","seat":1,"turn":89,"actions":[131],"events":[[5,31,1,13,1,0,0]],"digest":"906a"}');
INSERT INTO "log" VALUES('uscwzday3cum',485,1.79488149181520318981e+09,'1:485','{"type":"actions","seat":1,"turn":89,"actions":[133],"events":[[5,31,1,15,1,0,0]],"digest":"d568"}');
INSERT INTO "log" VALUES('uscwzday3cum',486,1.79488149182403492927e+09,'1:486','{"type":"actions","seat":1,"turn":89,"actions":[180],"events":[[7,31,1,8,0,0,0]],"digest":"5b11"}');
INSERT INTO "log" VALUES('uscwzday3cum',487,1.79488149183216357234e+09,'1:487','{"type":"actions","seat":1,"turn":89,"actions":[187],"events":[[7,31,1,15,0,0,0]],"digest":"7223"}');
INSERT INTO "log" VALUES('uscwzday3cum',488,1.79488149184060907358e+09,'1:488','{"type":"actions","seat":1,"turn":89,"actions":[185],"events":[[7,31,1,13,0,0,0]],"digest":"2cd3"}');
INSERT INTO "log" VALUES('uscwzday3cum',489,1.79488149184838557243e+09,'1:489','{"type":"actions","seat":1,"turn":89,"actions":[172],"events":[[7,31,1,0,0,0,0,10,31,1,0,3,0,0,1,31,1,0,1,0,0,9,31,1,0,2,0,0]],"digest":"a189"}');
INSERT INTO "log" VALUES('uscwzday3cum',490,1.79488149185573148732e+09,'1:490','{"type":"actions","seat":1,"turn":89,"actions":[62],"events":[[2,31,1,0,1,0,0,2,31,1,2,2,0,0,2,31,1,3,2,0,0,18,31,1,25,0,0,0,1,31,1,4,1,0,0,12,31,1,6,0,0,0,1,31,1,5,1,0,0]],"digest":"38fe"}');
INSERT INTO "log" VALUES('uscwzday3cum',491,1.79488149186371684067e+09,'1:491','{"type":"actions","seat":1,"turn":89,"actions":[1],"events":[[3,31,2,90,30,0,0]],"digest":"96db"}');
INSERT INTO "log" VALUES('uscwzday3cum',492,1.79488149187149643895e+09,'2:492','{"type":"actions","seat":2,"turn":90,"actions":[140],"events":[[5,31,2,4,2,0,0]],"digest":"e5bb"}');
INSERT INTO "log" VALUES('uscwzday3cum',493,1.79488149187905144691e+09,'2:493','{"type":"actions","seat":2,"turn":90,"actions":[158],"events":[[7,31,2,4,0,0,0,10,31,2,4,3,0,0,1,31,2,2,3,0,0,9,31,2,4,2,0,0]],"digest":"07d9"}');
INSERT INTO "log" VALUES('uscwzday3cum',494,1.79488149188713359835e+09,'2:494','{"type":"actions","seat":2,"turn":90,"actions":[53],"events":[[2,31,2,1,3,0,0,2,31,2,2,2,0,0,2,31,2,3,2,0,0,18,31,2,16,0,0,0,1,31,2,4,2,0,0,12,31,2,7,0,0,0]],"digest":"5c69"}');
INSERT INTO "log" VALUES('uscwzday3cum',495,1.79488149189639806745e+09,'2:495','{"type":"actions","seat":2,"turn":90,"actions":[1],"events":[[3,31,0,91,31,0,0]],"digest":"dfa4"}');
INSERT INTO "log" VALUES('uscwzday3cum',496,1.7948814919034717083e+09,'0:496','{"type":"actions","seat":0,"turn":91,"actions":[144],"events":[[5,31,0,8,2,0,0]],"digest":"4e03"}');
INSERT INTO "log" VALUES('uscwzday3cum',497,1.79488149190997457499e+09,'0:497','{"type":"actions","seat":0,"turn":91,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"3ed0"}');
INSERT INTO "log" VALUES('uscwzday3cum',498,1.79488149191738080977e+09,'0:498','{"type":"actions","seat":0,"turn":91,"actions":[201],"events":[[9,31,0,8,1,0,0]],"digest":"1804"}');
INSERT INTO "log" VALUES('uscwzday3cum',499,1.79488149192393827433e+09,'0:499','{"type":"actions","seat":0,"turn":91,"actions":[201],"events":[[9,31,0,8,1,0,0]],"digest":"29c6"}');
INSERT INTO "log" VALUES('uscwzday3cum',500,1.7948814919314994812e+09,'0:500','{"type":"actions","seat":0,"turn":91,"actions":[1],"events":[[3,31,1,92,31,0,0]],"digest":"dfbe"}');
INSERT INTO "log" VALUES('uscwzday3cum',501,1.79488149193928170203e+09,'1:501','{"type":"actions","seat":1,"turn":92,"actions":[147],"events":[[5,31,1,11,2,0,0]],"digest":"4417"}');
INSERT INTO "log" VALUES('uscwzday3cum',502,1.79488149194715762135e+09,'1:502','{"type":"actions","seat":1,"turn":92,"actions":[189],"events":[[2,31,1,5,1,0,0,7,31,1,17,0,0,0]],"digest":"81ad"}');
INSERT INTO "log" VALUES('uscwzday3cum',503,1.79488149195497632025e+09,'1:503','{"type":"actions","seat":1,"turn":92,"actions":[179],"events":[[7,31,1,7,0,0,0]],"digest":"34d3"}');
INSERT INTO "log" VALUES('uscwzday3cum',504,1.79488149196249079705e+09,'1:504','{"type":"actions","seat":1,"turn":92,"actions":[184],"events":[[7,31,1,12,0,0,0]],"digest":"e20f"}');
INSERT INTO "log" VALUES('uscwzday3cum',505,1.79488149196971797944e+09,'1:505','{"type":"actions","seat":1,"turn":92,"actions":[188],"events":[[7,31,1,16,0,0,0,10,31,1,16,2,0,0]],"digest":"ba83"}');
INSERT INTO "log" VALUES('uscwzday3cum',506,1.79488149197801446915e+09,'1:506','{"type":"actions","seat":1,"turn":92,"actions":[297],"events":[[19,31,1,30,0,0,0,26,31,28,0,0,0,0,9,31,1,16,1,0,0]],"digest":"d7b1"}');
INSERT INTO "log" VALUES('uscwzday3cum',507,1.79488149198591494561e+09,'1:507','{"type":"actions","seat":1,"turn":92,"actions":[1],"events":[[3,31,2,93,31,0,0]],"digest":"a1a8"}');
INSERT INTO "log" VALUES('uscwzday3cum',508,1.79488149199550032619e+09,'2:508','{"type":"actions","seat":2,"turn":93,"actions":[124],"events":[[5,31,2,6,1,0,0]],"digest":"bb3c"}');
INSERT INTO "log" VALUES('uscwzday3cum',509,1.79488149200309729577e+09,'2:509','{"type":"actions","seat":2,"turn":93,"actions":[130],"events":[[5,31,2,12,1,0,0]],"digest":"405b"}');
INSERT INTO "log" VALUES('uscwzday3cum',510,1.79488149201106309896e+09,'2:510','{"type":"actions","seat":2,"turn":93,"actions":[125],"events":[[5,31,2,7,1,0,0]],"digest":"70ac"}');
INSERT INTO "log" VALUES('uscwzday3cum',511,1.7948814920194740295e+09,'2:511','{"type":"actions","seat":2,"turn":93,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"f6be"}');
INSERT INTO "log" VALUES('uscwzday3cum',512,1.79488149202949929237e+09,'2:512','{"type":"actions","seat":2,"turn":93,"actions":[195],"events":[[9,31,2,2,1,0,0]],"digest":"c8d6"}');
INSERT INTO "log" VALUES('uscwzday3cum',513,1.79488149204000067707e+09,'2:513','{"type":"actions","seat":2,"turn":93,"actions":[0],"events":[[]],"digest":"fc89"}');
INSERT INTO "log" VALUES('uscwzday3cum',514,1.79488149204931402209e+09,'2:514','{"type":"actions","seat":2,"turn":93,"actions":[1],"events":[[3,31,0,94,32,0,0]],"digest":"e4f2"}');
INSERT INTO "log" VALUES('uscwzday3cum',515,1.79488149205734395979e+09,'0:515','{"type":"actions","seat":0,"turn":94,"actions":[147],"events":[[5,31,0,11,2,0,0]],"digest":"7471"}');
INSERT INTO "log" VALUES('uscwzday3cum',516,1.79488149206659603112e+09,'0:516','{"type":"actions","seat":0,"turn":94,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"9e67"}');
INSERT INTO "log" VALUES('uscwzday3cum',517,1.79488149207432675356e+09,'0:517','{"type":"actions","seat":0,"turn":94,"actions":[0],"events":[[]],"digest":"b240"}');
INSERT INTO "log" VALUES('uscwzday3cum',518,1.79488149208501791952e+09,'0:518','{"type":"actions","seat":0,"turn":94,"actions":[1],"events":[[3,31,1,95,32,0,0]],"digest":"0264"}');
INSERT INTO "log" VALUES('uscwzday3cum',519,1.79488149209586691861e+09,'1:519','{"type":"actions","seat":1,"turn":95,"actions":[140],"events":[[5,31,1,4,2,0,0]],"digest":"ab36"}');
INSERT INTO "log" VALUES('uscwzday3cum',520,1.79488149210432958603e+09,'1:520','{"type":"actions","seat":1,"turn":95,"actions":[179],"events":[[7,31,1,7,0,0,0]],"digest":"0bda"}');
INSERT INTO "log" VALUES('uscwzday3cum',521,1.79488149211292982105e+09,'1:521','{"type":"actions","seat":1,"turn":95,"actions":[184],"events":[[7,31,1,12,0,0,0]],"digest":"76da"}');
INSERT INTO "log" VALUES('uscwzday3cum',522,1794881492.12124,'1:522','{"type":"actions","seat":1,"turn":95,"actions":[190],"events":[[10,31,1,12,2,0,0]],"digest":"446e"}');
INSERT INTO "log" VALUES('uscwzday3cum',523,1.79488149212979245187e+09,'1:523','{"type":"actions","seat":1,"turn":95,"actions":[225],"events":[[]],"digest":"70d7"}');
INSERT INTO "log" VALUES('mk5u54dv9f8t',1,1.79488149216637420655e+09,'0:1','{"type":"actions","seat":0,"turn":0,"actions":[16],"events":[[4,1,0,15,0,0,0]],"digest":"480d"}');
INSERT INTO "log" VALUES('mk5u54dv9f8t',2,1.79488149217627859116e+09,'1:2','{"type":"actions","seat":1,"turn":0,"actions":[23],"events":[[4,2,1,22,0,0,0]],"digest":"8411"}');
INSERT INTO "log" VALUES('mk5u54dv9f8t',3,1.79488149218662071228e+09,'2:3','{"type":"actions","seat":2,"turn":0,"actions":[5],"events":[[4,4,2,4,0,0,0,3,31,0,1,1,0,0]],"digest":"93fe"}');
INSERT INTO "log" VALUES('mk5u54dv9f8t',4,1.79488149219529199603e+09,'0:4','{"type":"actions","seat":0,"turn":1,"actions":[134],"events":[[5,31,0,16,1,0,0]],"digest":"6800"}');
INSERT INTO "log" VALUES('mk5u54dv9f8t',5,1.79488149220273065565e+09,'0:5','{"type":"actions","seat":0,"turn":1,"actions":[118],"events":[[5,31,0,0,1,0,0]],"digest":"ac65"}');
INSERT INTO "log" VALUES('mk5u54dv9f8t',6,1.79488149221157932281e+09,'0:6','{"type":"actions","seat":0,"turn":1,"actions":[0],"events":[[]],"digest":"cf45"}');
INSERT INTO "log" VALUES('mk5u54dv9f8t',7,1.79488149221929907794e+09,'0:7','{"type":"actions","seat":0,"turn":1,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"6102"}');
INSERT INTO "log" VALUES('mk5u54dv9f8t',8,1.79488149223459243775e+09,'0:8','{"type":"actions","seat":0,"turn":1,"actions":[0],"events":[[]],"digest":"81c9"}');
INSERT INTO "log" VALUES('mk5u54dv9f8t',9,1.79488149227961230275e+09,'0:9','{"type":"actions","seat":0,"turn":1,"actions":[1],"events":[[3,31,1,2,1,0,0]],"digest":"c6e8"}');
INSERT INTO "log" VALUES('mk5u54dv9f8t',10,1.79488149229772973054e+09,'1:10','{"type":"actions","seat":1,"turn":2,"actions":[130],"events":[[5,31,1,12,1,0,0]],"digest":"9610"}');
INSERT INTO "log" VALUES('mk5u54dv9f8t',11,1.79488149233763861654e+09,'1:11','{"type":"actions","seat":1,"turn":2,"actions":[120],"events":[[5,31,1,2,1,0,0]],"digest":"4474"}');
INSERT INTO "log" VALUES('mk5u54dv9f8t',12,1.79488149244649124146e+09,'1:12','{"type":"actions","seat":1,"turn":2,"actions":[125],"events":[[5,31,1,7,1,0,0]],"digest":"6b9b"}');
INSERT INTO "log" VALUES('mk5u54dv9f8t',13,1.79488149247172188759e+09,'1:13','{"type":"actions","seat":1,"turn":2,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"2e4b"}');
INSERT INTO "log" VALUES('mk5u54dv9f8t',14,1.794881492607298851e+09,'1:14','{"type":"actions","seat":1,"turn":2,"actions":[205],"events":[[9,31,1,12,1,0,0]],"digest":"ecb2"}');
INSERT INTO "log" VALUES('mk5u54dv9f8t',15,1.79488149263774275782e+09,'1:15','{"type":"actions","seat":1,"turn":2,"actions":[1],"events":[[3,31,2,3,1,0,0]],"digest":"8528"}');
INSERT INTO "log" VALUES('mk5u54dv9f8t',16,1.79488149265031123168e+09,'2:16','{"type":"actions","seat":2,"turn":3,"actions":[136],"events":[[5,31,2,0,2,0,0]],"digest":"54eb"}');
INSERT INTO "log" VALUES('mk5u54dv9f8t',17,1794881492.73562,'2:17','{"type":"actions","seat":2,"turn":3,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"5661"}');
INSERT INTO "log" VALUES('mk5u54dv9f8t',18,1.79488149294099950782e+09,'2:18','{"type":"actions","seat":2,"turn":3,"actions":[193],"events":[[9,31,2,0,1,0,0]],"digest":"c4b0"}');
INSERT INTO "log" VALUES('ga72wtkgivb3',1,1.79488149375345110896e+09,'0:1','{"type":"actions","seat":0,"turn":0,"actions":[11],"events":[[4,1,0,10,0,0,0]],"digest":"5db9"}');
INSERT INTO "log" VALUES('ga72wtkgivb3',2,1.79488149376187467571e+09,'1:2','{"type":"actions","seat":1,"turn":0,"actions":[12],"events":[[4,2,1,11,0,0,0]],"digest":"c393"}');
INSERT INTO "log" VALUES('ga72wtkgivb3',3,1.79488149377060103419e+09,'2:3','{"type":"actions","seat":2,"turn":0,"actions":[24],"events":[[4,4,2,23,0,0,0,3,31,0,1,1,0,0]],"digest":"17d7"}');
INSERT INTO "log" VALUES('ga72wtkgivb3',4,1.79488149381764793399e+09,'0:4','{"type":"actions","seat":0,"turn":1,"actions":[125],"events":[[5,31,0,7,1,0,0]],"digest":"2f20"}');
INSERT INTO "log" VALUES('eixskannpf5g',1,1.79488149432125210767e+09,'0:1','{"type":"actions","seat":0,"turn":0,"actions":[8],"events":[[4,1,0,7,0,0,0]],"digest":"78b2"}');
INSERT INTO "log" VALUES('eixskannpf5g',2,1.79488149433241224285e+09,'1:2','{"type":"actions","seat":1,"turn":0,"actions":[12],"events":[[4,2,1,11,0,0,0]],"digest":"8445"}');
INSERT INTO "log" VALUES('eixskannpf5g',3,1794881494.3409,'2:3','{"type":"actions","seat":2,"turn":0,"actions":[16],"events":[[4,4,2,15,0,0,0,3,31,0,1,1,0,0]],"digest":"062a"}');
INSERT INTO "log" VALUES('eixskannpf5g',4,1.79488149434751152995e+09,'0:4','{"type":"actions","seat":0,"turn":1,"actions":[142],"events":[[5,31,0,6,2,0,0]],"digest":"9066"}');
INSERT INTO "log" VALUES('eixskannpf5g',5,1.79488149435351920131e+09,'0:5','{"type":"actions","seat":0,"turn":1,"actions":[160],"events":[[7,31,0,6,0,0,0,10,31,0,6,3,0,0,1,31,0,3,3,0,0,9,31,0,6,2,0,0]],"digest":"fa3c"}');
INSERT INTO "log" VALUES('eixskannpf5g',6,1.79488149435991048812e+09,'0:6','{"type":"actions","seat":0,"turn":1,"actions":[1],"events":[[3,31,1,2,1,0,0]],"digest":"fc55"}');
INSERT INTO "log" VALUES('eixskannpf5g',7,1.79488149436992335322e+09,'1:7','{"type":"actions","seat":1,"turn":2,"actions":[127],"events":[[5,31,1,9,1,0,0]],"digest":"afc3"}');
INSERT INTO "log" VALUES('eixskannpf5g',8,1.79488149440334844586e+09,'1:8','{"type":"actions","seat":1,"turn":2,"actions":[131],"events":[[5,31,1,13,1,0,0]],"digest":"fa60"}');
INSERT INTO "log" VALUES('eixskannpf5g',9,1.794881494412954092e+09,'1:9','{"type":"actions","seat":1,"turn":2,"actions":[122],"events":[[5,31,1,4,1,0,0]],"digest":"8cf8"}');
INSERT INTO "log" VALUES('eixskannpf5g',10,1.79488149442345619206e+09,'1:10','{"type":"actions","seat":1,"turn":2,"actions":[167],"events":[[7,31,1,13,0,0,0,10,31,1,13,2,0,0]],"digest":"5bd1"}');
INSERT INTO "log" VALUES('u9imbrab9h58',1,1.79488149445906734463e+09,'0:1','{"type":"actions","seat":0,"turn":0,"actions":[34],"events":[[4,1,0,33,0,0,0]],"digest":"bb40"}');
INSERT INTO "log" VALUES('u9imbrab9h58',2,1.79488149446799826617e+09,'1:2','{"type":"actions","seat":1,"turn":0,"actions":[4],"events":[[4,2,1,3,0,0,0]],"digest":"01a9"}');
INSERT INTO "log" VALUES('u9imbrab9h58',3,1.79488149447745108603e+09,'2:3','{"type":"actions","seat":2,"turn":0,"actions":[15],"events":[[4,4,2,14,0,0,0,3,31,0,1,1,0,0]],"digest":"d3ca"}');
INSERT INTO "log" VALUES('u9imbrab9h58',4,1.79488149448661255839e+09,'0:4','{"type":"actions","seat":0,"turn":1,"actions":[131],"events":[[5,31,0,13,1,0,0]],"digest":"10cf"}');
INSERT INTO "log" VALUES('u9imbrab9h58',5,1.79488149449500489227e+09,'0:5','{"type":"actions","seat":0,"turn":1,"actions":[0],"events":[[]],"digest":"d113"}');
INSERT INTO "log" VALUES('u9imbrab9h58',6,1.7948814945032458305e+09,'0:6','{"type":"actions","seat":0,"turn":1,"actions":[167],"events":[[7,31,0,13,0,0,0,10,31,0,13,2,0,0,9,31,0,13,1,0,0]],"digest":"906d"}');
INSERT INTO "log" VALUES('u9imbrab9h58',7,1.79488149451068830487e+09,'0:7','{"type":"actions","seat":0,"turn":1,"actions":[1],"events":[[3,31,1,2,1,0,0]],"digest":"989b"}');
INSERT INTO "log" VALUES('u9imbrab9h58',8,1.79488149452004122738e+09,'1:8','{"type":"actions","seat":1,"turn":2,"actions":[146],"events":[[5,31,1,10,2,0,0]],"digest":"1199"}');
INSERT INTO "log" VALUES('u9imbrab9h58',9,1.79488149454174709322e+09,'1:9','{"type":"actions","seat":1,"turn":2,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"3a0e"}');
INSERT INTO "log" VALUES('u9imbrab9h58',10,1794881494.56563,'1:10','{"type":"actions","seat":1,"turn":2,"actions":[0],"events":[[]],"digest":"392c"}');
INSERT INTO "log" VALUES('u9imbrab9h58',11,1.79488149457971858983e+09,'1:11','{"type":"actions","seat":1,"turn":2,"actions":[1],"events":[[3,31,2,3,1,0,0]],"digest":"d118"}');
INSERT INTO "log" VALUES('u9imbrab9h58',12,1.79488149459349679943e+09,'2:12','{"type":"actions","seat":2,"turn":3,"actions":[127],"events":[[5,31,2,9,1,0,0]],"digest":"06e5"}');
INSERT INTO "log" VALUES('u9imbrab9h58',13,1.79488149461778926851e+09,'2:13','{"type":"actions","seat":2,"turn":3,"actions":[130],"events":[[5,31,2,12,1,0,0]],"digest":"be9e"}');
INSERT INTO "log" VALUES('u9imbrab9h58',14,1.79488149463164830209e+09,'2:14','{"type":"actions","seat":2,"turn":3,"actions":[120],"events":[[5,31,2,2,1,0,0]],"digest":"38a5"}');
INSERT INTO "log" VALUES('u9imbrab9h58',15,1.79488149464671254158e+09,'2:15','{"type":"actions","seat":2,"turn":3,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"df66"}');
INSERT INTO "log" VALUES('u9imbrab9h58',16,1.79488149465519309039e+09,'2:16','{"type":"actions","seat":2,"turn":3,"actions":[195],"events":[[9,31,2,2,1,0,0]],"digest":"aa9a"}');
INSERT INTO "log" VALUES('u9imbrab9h58',17,1.79488149466339802747e+09,'2:17','{"type":"actions","seat":2,"turn":3,"actions":[205],"events":[[9,31,2,12,1,0,0]],"digest":"d6fd"}');
INSERT INTO "log" VALUES('u9imbrab9h58',18,1794881494.79542,'2:18','{"type":"actions","seat":2,"turn":3,"actions":[1],"events":[[3,31,0,4,2,0,0]],"digest":"4c35"}');
INSERT INTO "log" VALUES('u9imbrab9h58',19,1.79488149505486273768e+09,'0:19','{"type":"actions","seat":0,"turn":4,"actions":[142],"events":[[5,31,0,6,2,0,0]],"digest":"59f7"}');
INSERT INTO "log" VALUES('u9imbrab9h58',20,1.79488149506460046766e+09,'0:20','{"type":"actions","seat":0,"turn":4,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"e3a7"}');
INSERT INTO "log" VALUES('u9imbrab9h58',21,1794881495.07395,'0:21','{"type":"actions","seat":0,"turn":4,"actions":[211],"events":[[9,31,0,6,2,0,0]],"digest":"e777"}');
INSERT INTO "log" VALUES('u9imbrab9h58',22,1.794881495084523201e+09,'0:22','{"type":"actions","seat":0,"turn":4,"actions":[1],"events":[[3,31,1,5,2,0,0]],"digest":"e409"}');
INSERT INTO "log" VALUES('u9imbrab9h58',23,1.79488149509562468523e+09,'1:23','{"type":"actions","seat":1,"turn":5,"actions":[130],"events":[[5,31,1,12,1,0,0]],"digest":"1bfc"}');
INSERT INTO "log" VALUES('u9imbrab9h58',24,1.79488149510570383074e+09,'1:24','{"type":"actions","seat":1,"turn":5,"actions":[120],"events":[[5,31,1,2,1,0,0]],"digest":"ce50"}');
INSERT INTO "log" VALUES('u9imbrab9h58',25,1.79488149511513209342e+09,'1:25','{"type":"actions","seat":1,"turn":5,"actions":[0],"events":[[]],"digest":"66a5"}');
INSERT INTO "log" VALUES('u9imbrab9h58',26,1.79488149517609143256e+09,'1:26','{"type":"actions","seat":1,"turn":5,"actions":[166],"events":[[7,31,1,12,0,0,0,10,31,1,12,2,0,0]],"digest":"4531"}');
INSERT INTO "log" VALUES('u9imbrab9h58',27,1.79488149528265500073e+09,'1:27','{"type":"actions","seat":1,"turn":5,"actions":[225],"events":[[]],"digest":"a7c3"}');
INSERT INTO "log" VALUES('u9imbrab9h58',28,1.79488149541828322409e+09,'1:28','{"type":"actions","seat":1,"turn":5,"actions":[305],"events":[[2,31,1,1,1,0,0]],"digest":"3ecb"}');
INSERT INTO "log" VALUES('u9imbrab9h58',29,1.79488149562952971458e+09,'1:29','{"type":"actions","seat":1,"turn":5,"actions":[306],"events":[[2,31,1,2,1,0,0]],"digest":"813e"}');
INSERT INTO "log" VALUES('u9imbrab9h58',30,1.79488149576741647722e+09,'1:30','{"type":"actions","seat":1,"turn":5,"actions":[307],"events":[[2,31,1,3,1,0,0]],"digest":"a8e6"}');
INSERT INTO "log" VALUES('u9imbrab9h58',31,1.79488149592860984807e+09,'1:31','{"type":"actions","seat":1,"turn":5,"actions":[310],"events":[[21,31,1,12,1,0,0,1,31,1,5,2,0,0,12,31,1,4,1,0,0]],"digest":"6a56"}');
INSERT INTO "log" VALUES('u9imbrab9h58',32,1.79488149613093972206e+09,'1:32','{"type":"actions","seat":1,"turn":5,"actions":[1],"events":[[3,31,2,6,2,0,0]],"digest":"3a02"}');
INSERT INTO "log" VALUES('u9imbrab9h58',33,1.79488149614405941966e+09,'2:33','{"type":"actions","seat":2,"turn":6,"actions":[0],"events":[[]],"digest":"d057"}');
INSERT INTO "log" VALUES('u9imbrab9h58',34,1.79488149615303373336e+09,'2:34','{"type":"actions","seat":2,"turn":6,"actions":[163],"events":[[7,31,2,9,0,0,0,10,31,2,9,2,0,0]],"digest":"72ea"}');
INSERT INTO "log" VALUES('u9imbrab9h58',35,1.79488149616110277172e+09,'2:35','{"type":"actions","seat":2,"turn":6,"actions":[213],"events":[[2,31,2,1,1,0,0,1,31,2,5,2,0,0]],"digest":"8979"}');
INSERT INTO "log" VALUES('u9imbrab9h58',36,1.7948814961672923565e+09,'2:36','{"type":"actions","seat":2,"turn":6,"actions":[218],"events":[[2,31,2,5,1,0,0,1,31,2,2,1,0,0,9,31,2,9,1,0,0]],"digest":"8aa6"}');
INSERT INTO "log" VALUES('u9imbrab9h58',37,1794881496.17411,'2:37','{"type":"actions","seat":2,"turn":6,"actions":[1],"events":[[3,31,0,7,3,0,0]],"digest":"0de9"}');
INSERT INTO "log" VALUES('u9imbrab9h58',38,1.79488149618042659759e+09,'0:38','{"type":"actions","seat":0,"turn":7,"actions":[138],"events":[[5,31,0,2,2,0,0]],"digest":"8942"}');
INSERT INTO "log" VALUES('u9imbrab9h58',39,1.79488149618636870386e+09,'0:39','{"type":"actions","seat":0,"turn":7,"actions":[156],"events":[[7,31,0,2,0,0,0,10,31,0,2,3,0,0,1,31,0,1,2,0,0,9,31,0,2,2,0,0]],"digest":"2551"}');
INSERT INTO "log" VALUES('u9imbrab9h58',40,1.79488149619222378734e+09,'0:40','{"type":"actions","seat":0,"turn":7,"actions":[1],"events":[[3,31,1,8,3,0,0]],"digest":"85b6"}');
INSERT INTO "log" VALUES('u9imbrab9h58',41,1.7948814961997201443e+09,'1:41','{"type":"actions","seat":1,"turn":8,"actions":[148],"events":[[5,31,1,12,2,0,0]],"digest":"e9ab"}');
INSERT INTO "log" VALUES('u9imbrab9h58',42,1.79488149620791840556e+09,'1:42','{"type":"actions","seat":1,"turn":8,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"5af5"}');
INSERT INTO "log" VALUES('u9imbrab9h58',43,1.79488149621471405024e+09,'1:43','{"type":"actions","seat":1,"turn":8,"actions":[205],"events":[[9,31,1,12,1,0,0]],"digest":"9619"}');
INSERT INTO "log" VALUES('u9imbrab9h58',44,1.79488149622524189945e+09,'1:44','{"type":"actions","seat":1,"turn":8,"actions":[0],"events":[[]],"digest":"bd9f"}');
INSERT INTO "log" VALUES('u9imbrab9h58',45,1.79488149623244023318e+09,'1:45','{"type":"actions","seat":1,"turn":8,"actions":[1],"events":[[3,31,2,9,3,0,0]],"digest":"5ca8"}');
INSERT INTO "log" VALUES('u9imbrab9h58',46,1.79488149623901653293e+09,'2:46','{"type":"actions","seat":2,"turn":9,"actions":[130],"events":[[5,31,2,12,1,0,0]],"digest":"bfe0"}');
INSERT INTO "log" VALUES('u9imbrab9h58',47,1.79488149624523448937e+09,'2:47','{"type":"actions","seat":2,"turn":9,"actions":[0],"events":[[]],"digest":"f470"}');
INSERT INTO "log" VALUES('u9imbrab9h58',48,1.79488149625151133543e+09,'2:48','{"type":"actions","seat":2,"turn":9,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"4464"}');
INSERT INTO "log" VALUES('u9imbrab9h58',49,1.79488149625793504712e+09,'2:49','{"type":"actions","seat":2,"turn":9,"actions":[0],"events":[[]],"digest":"3cd5"}');
INSERT INTO "log" VALUES('u9imbrab9h58',50,1.79488149626616954801e+09,'2:50','{"type":"actions","seat":2,"turn":9,"actions":[1],"events":[[3,31,0,10,4,0,0]],"digest":"23b0"}');
INSERT INTO "log" VALUES('u9imbrab9h58',51,1.79488149628456735611e+09,'0:51','{"type":"actions","seat":0,"turn":10,"actions":[118],"events":[[5,31,0,0,1,0,0]],"digest":"2304"}');
INSERT INTO "log" VALUES('u9imbrab9h58',52,1.79488149629504775998e+09,'0:52','{"type":"actions","seat":0,"turn":10,"actions":[130],"events":[[5,31,0,12,1,0,0]],"digest":"54c6"}');
INSERT INTO "log" VALUES('u9imbrab9h58',53,1.7948814963023955822e+09,'0:53','{"type":"actions","seat":0,"turn":10,"actions":[129],"events":[[5,31,0,11,1,0,0]],"digest":"5c11"}');
INSERT INTO "log" VALUES('u9imbrab9h58',54,1.79488149638141226763e+09,'0:54','{"type":"actions","seat":0,"turn":10,"actions":[189],"events":[[2,31,0,5,1,0,0,7,31,0,17,0,0,0]],"digest":"8cde"}');
INSERT INTO "log" VALUES('u9imbrab9h58',55,1.79488149639892625815e+09,'0:55','{"type":"actions","seat":0,"turn":10,"actions":[172],"events":[[7,31,0,0,0,0,0]],"digest":"2a62"}');
INSERT INTO "log" VALUES('whm28zxam34i',1,1.7948814967495884896e+09,'0:1','{"type":"actions","seat":0,"turn":0,"actions":[33],"events":[[4,1,0,32,0,0,0]],"digest":"58db"}');
INSERT INTO "log" VALUES('whm28zxam34i',2,1.79488149678134799001e+09,'1:2','{"type":"actions","seat":1,"turn":0,"actions":[15],"events":[[4,2,1,14,0,0,0]],"digest":"290f"}');
INSERT INTO "log" VALUES('whm28zxam34i',3,1.79488149679406595229e+09,'2:3','{"type":"actions","seat":2,"turn":0,"actions":[20],"events":[[4,4,2,19,0,0,0,3,31,0,1,1,0,0]],"digest":"3054"}');
INSERT INTO "log" VALUES('whm28zxam34i',4,1794881496.80284,'0:4','{"type":"actions","seat":0,"turn":1,"actions":[118],"events":[[5,31,0,0,1,0,0]],"digest":"1891"}');
INSERT INTO "log" VALUES('whm28zxam34i',5,1.79488149681043601037e+09,'0:5','{"type":"actions","seat":0,"turn":1,"actions":[125],"events":[[5,31,0,7,1,0,0]],"digest":"9926"}');
INSERT INTO "log" VALUES('whm28zxam34i',6,1.79488149681843686105e+09,'0:6','{"type":"actions","seat":0,"turn":1,"actions":[133],"events":[[5,31,0,15,1,0,0]],"digest":"3ee5"}');
INSERT INTO "log" VALUES('whm28zxam34i',7,1.79488149682503223417e+09,'0:7','{"type":"actions","seat":0,"turn":1,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"55d2"}');
INSERT INTO "log" VALUES('whm28zxam34i',8,1.79488149683336758611e+09,'0:8','{"type":"actions","seat":0,"turn":1,"actions":[0],"events":[[]],"digest":"804d"}');
INSERT INTO "log" VALUES('whm28zxam34i',9,1.79488149684204339982e+09,'0:9','{"type":"actions","seat":0,"turn":1,"actions":[1],"events":[[3,31,1,2,1,0,0]],"digest":"d7b9"}');
INSERT INTO "log" VALUES('whm28zxam34i',10,1.79488149687515902521e+09,'1:10','{"type":"actions","seat":1,"turn":2,"actions":[147],"events":[[5,31,1,11,2,0,0]],"digest":"0dde"}');
INSERT INTO "log" VALUES('whm28zxam34i',11,1.79488149694121265414e+09,'1:11','{"type":"actions","seat":1,"turn":2,"actions":[165],"events":[[7,31,1,11,0,0,0,10,31,1,11,3,0,0,9,31,1,11,2,0,0]],"digest":"ec10"}');
INSERT INTO "log" VALUES('whm28zxam34i',12,1.79488149696251606942e+09,'1:12','{"type":"actions","seat":1,"turn":2,"actions":[1],"events":[[3,31,2,3,1,0,0]],"digest":"b6c7"}');
INSERT INTO "log" VALUES('whm28zxam34i',13,1.79488149700569581982e+09,'2:13','{"type":"actions","seat":2,"turn":3,"actions":[152],"events":[[5,31,2,16,2,0,0]],"digest":"1759"}');
INSERT INTO "log" VALUES('whm28zxam34i',14,1.79488149701928377151e+09,'2:14','{"type":"actions","seat":2,"turn":3,"actions":[170],"events":[[7,31,2,16,0,0,0,10,31,2,16,3,0,0]],"digest":"aff2"}');
INSERT INTO "log" VALUES('whm28zxam34i',15,1.79488149702814126017e+09,'2:15','{"type":"actions","seat":2,"turn":3,"actions":[271],"events":[[19,31,2,4,0,0,0]],"digest":"2103"}');
INSERT INTO "log" VALUES('whm28zxam34i',16,1.7948814970355718136e+09,'2:16','{"type":"actions","seat":2,"turn":3,"actions":[297],"events":[[2,31,2,5,2,0,0,19,31,2,30,0,0,0,26,31,34,0,0,0,0,26,31,5,0,0,0,0,9,31,2,16,2,0,0]],"digest":"d098"}');
INSERT INTO "log" VALUES('whm28zxam34i',17,1.79488149704439520831e+09,'2:17','{"type":"actions","seat":2,"turn":3,"actions":[56],"events":[[2,31,2,0,1,0,0,2,31,2,2,1,0,0,18,31,2,19,0,0,0,1,31,2,5,3,0,0,12,31,2,3,0,0,0]],"digest":"5bbc"}');
INSERT INTO "log" VALUES('whm28zxam34i',18,1.794881497053940773e+09,'2:18','{"type":"actions","seat":2,"turn":3,"actions":[1],"events":[[3,31,0,4,2,0,0]],"digest":"52f2"}');
INSERT INTO "log" VALUES('whm28zxam34i',19,1.79488149709766554827e+09,'0:19','{"type":"actions","seat":0,"turn":4,"actions":[145],"events":[[5,31,0,9,2,0,0]],"digest":"19a2"}');
INSERT INTO "log" VALUES('whm28zxam34i',20,1.79488149716210460666e+09,'0:20','{"type":"actions","seat":0,"turn":4,"actions":[154],"events":[[7,31,0,0,0,0,0,10,31,0,0,2,0,0,9,31,0,0,1,0,0]],"digest":"4634"}');
INSERT INTO "log" VALUES('whm28zxam34i',21,1.79488149719532585142e+09,'0:21','{"type":"actions","seat":0,"turn":4,"actions":[1],"events":[[3,31,1,5,2,0,0]],"digest":"8893"}');
INSERT INTO "log" VALUES('whm28zxam34i',22,1.79488149756674242015e+09,'1:22','{"type":"actions","seat":1,"turn":5,"actions":[130],"events":[[5,31,1,12,1,0,0]],"digest":"7065"}');
INSERT INTO "log" VALUES('whm28zxam34i',23,1.79488149799057817462e+09,'1:23','{"type":"actions","seat":1,"turn":5,"actions":[122],"events":[[5,31,1,4,1,0,0]],"digest":"b918"}');
INSERT INTO "log" VALUES('whm28zxam34i',24,1.79488149807870864867e+09,'1:24','{"type":"actions","seat":1,"turn":5,"actions":[129],"events":[[5,31,1,11,1,0,0]],"digest":"d3b0"}');
INSERT INTO "log" VALUES('whm28zxam34i',25,1.79488149809830331796e+09,'1:25','{"type":"actions","seat":1,"turn":5,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"b3ab"}');
INSERT INTO "log" VALUES('whm28zxam34i',26,1.79488149811613464362e+09,'1:26','{"type":"actions","seat":1,"turn":5,"actions":[205],"events":[[9,31,1,12,1,0,0]],"digest":"472b"}');
INSERT INTO "log" VALUES('whm28zxam34i',27,1.79488149814442157748e+09,'1:27','{"type":"actions","seat":1,"turn":5,"actions":[1],"events":[[3,31,2,6,2,0,0]],"digest":"fd6a"}');
INSERT INTO "log" VALUES('whm28zxam34i',28,1.79488149818436241154e+09,'2:28','{"type":"actions","seat":2,"turn":6,"actions":[152],"events":[[5,31,2,16,2,0,0]],"digest":"29da"}');
INSERT INTO "log" VALUES('whm28zxam34i',29,1.79488149820221471785e+09,'2:29','{"type":"actions","seat":2,"turn":6,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"94a1"}');
INSERT INTO "log" VALUES('whm28zxam34i',30,1.79488149821914052964e+09,'2:30','{"type":"actions","seat":2,"turn":6,"actions":[0],"events":[[]],"digest":"e263"}');
INSERT INTO "log" VALUES('whm28zxam34i',31,1.79488149823119664191e+09,'2:31','{"type":"actions","seat":2,"turn":6,"actions":[1],"events":[[3,31,0,7,3,0,0]],"digest":"4ab4"}');
INSERT INTO "log" VALUES('whm28zxam34i',32,1.79488149826796126364e+09,'0:32','{"type":"actions","seat":0,"turn":7,"actions":[124],"events":[[5,31,0,6,1,0,0]],"digest":"ccfd"}');
INSERT INTO "log" VALUES('whm28zxam34i',33,1.79488149844003653521e+09,'0:33','{"type":"actions","seat":0,"turn":7,"actions":[125],"events":[[5,31,0,7,1,0,0]],"digest":"150b"}');
INSERT INTO "log" VALUES('whm28zxam34i',34,1.79488149861588883399e+09,'0:34','{"type":"actions","seat":0,"turn":7,"actions":[120],"events":[[5,31,0,2,1,0,0]],"digest":"5dec"}');
INSERT INTO "log" VALUES('whm28zxam34i',35,1.79488149884900784498e+09,'0:35','{"type":"actions","seat":0,"turn":7,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"a84d"}');
INSERT INTO "log" VALUES('whm28zxam34i',36,1.79488149890517711634e+09,'0:36','{"type":"actions","seat":0,"turn":7,"actions":[195],"events":[[9,31,0,2,1,0,0]],"digest":"0591"}');
INSERT INTO "log" VALUES('whm28zxam34i',37,1.79488149892702484136e+09,'0:37','{"type":"actions","seat":0,"turn":7,"actions":[200],"events":[[9,31,0,7,1,0,0]],"digest":"e0eb"}');
INSERT INTO "log" VALUES('whm28zxam34i',38,1.79488149893806624417e+09,'0:38','{"type":"actions","seat":0,"turn":7,"actions":[208],"events":[[9,31,0,15,1,0,0]],"digest":"dd36"}');
INSERT INTO "log" VALUES('whm28zxam34i',39,1.79488149894637846943e+09,'0:39','{"type":"actions","seat":0,"turn":7,"actions":[1],"events":[[3,31,1,8,3,0,0]],"digest":"5802"}');
INSERT INTO "log" VALUES('whm28zxam34i',40,1.7948814989894320965e+09,'1:40','{"type":"actions","seat":1,"turn":8,"actions":[152],"events":[[5,31,1,16,2,0,0]],"digest":"d01c"}');
INSERT INTO "log" VALUES('whm28zxam34i',41,1.79488149900203704831e+09,'1:41','{"type":"actions","seat":1,"turn":8,"actions":[165],"events":[[7,31,1,11,0,0,0,10,31,1,11,2,0,0,9,31,1,11,1,0,0]],"digest":"fb37"}');
INSERT INTO "log" VALUES('whm28zxam34i',42,1.79488149901213550566e+09,'1:42','{"type":"actions","seat":1,"turn":8,"actions":[1],"events":[[3,31,2,9,3,0,0]],"digest":"dbed"}');
INSERT INTO "log" VALUES('whm28zxam34i',43,1.79488149902113604543e+09,'2:43','{"type":"actions","seat":2,"turn":9,"actions":[129],"events":[[6,31,2,1,1,0,0,5,31,2,11,1,0,0]],"digest":"7393"}');
INSERT INTO "log" VALUES('whm28zxam34i',44,1.79488149905914521221e+09,'2:44','{"type":"actions","seat":2,"turn":9,"actions":[120],"events":[[5,31,2,2,1,0,0]],"digest":"0648"}');
INSERT INTO "log" VALUES('whm28zxam34i',45,1.79488149906785583492e+09,'2:45','{"type":"actions","seat":2,"turn":9,"actions":[126],"events":[[5,31,2,8,1,0,0]],"digest":"cb90"}');
INSERT INTO "log" VALUES('whm28zxam34i',46,1.79488149907620358472e+09,'2:46','{"type":"actions","seat":2,"turn":9,"actions":[156],"events":[[7,31,2,2,0,0,0,10,31,2,2,2,0,0,1,31,2,1,1,0,0,9,31,2,2,1,0,0]],"digest":"6a35"}');
INSERT INTO "log" VALUES('whm28zxam34i',47,1.79488149908425092694e+09,'2:47','{"type":"actions","seat":2,"turn":9,"actions":[1],"events":[[3,31,0,10,4,0,0]],"digest":"70e3"}');
INSERT INTO "log" VALUES('whm28zxam34i',48,1.79488149909701037408e+09,'0:48','{"type":"actions","seat":0,"turn":10,"actions":[131],"events":[[5,31,0,13,1,0,0]],"digest":"2a77"}');
INSERT INTO "log" VALUES('whm28zxam34i',49,1.7948814994060659409e+09,'0:49','{"type":"actions","seat":0,"turn":10,"actions":[129],"events":[[6,31,0,1,1,0,0,5,31,0,11,1,0,0]],"digest":"91df"}');
INSERT INTO "log" VALUES('whm28zxam34i',50,1794881499.64401,'0:50','{"type":"actions","seat":0,"turn":10,"actions":[124],"events":[[5,31,0,6,1,0,0]],"digest":"88d4"}');
INSERT INTO "log" VALUES('whm28zxam34i',51,1.79488150031809186929e+09,'0:51','{"type":"actions","seat":0,"turn":10,"actions":[167],"events":[[7,31,0,13,0,0,0,10,31,0,13,2,0,0]],"digest":"184f"}');
INSERT INTO "log" VALUES('whm28zxam34i',52,1.79488150038432359698e+09,'0:52','{"type":"actions","seat":0,"turn":10,"actions":[238],"events":[[2,31,0,5,2,0,0,20,31,0,37,0,0,0,26,31,43,0,0,0,0,9,31,0,13,1,0,0]],"digest":"927c"}');
INSERT INTO "log" VALUES('whm28zxam34i',53,1.79488150050401067733e+09,'0:53','{"type":"actions","seat":0,"turn":10,"actions":[1],"events":[[3,31,1,11,4,0,0]],"digest":"6271"}');
INSERT INTO "log" VALUES('whm28zxam34i',54,1.79488150060255599021e+09,'1:54','{"type":"actions","seat":1,"turn":11,"actions":[142],"events":[[5,31,1,6,2,0,0]],"digest":"73c9"}');
INSERT INTO "log" VALUES('whm28zxam34i',55,1.7948815007437758446e+09,'1:55','{"type":"actions","seat":1,"turn":11,"actions":[176],"events":[[7,31,1,4,0,0,0,10,31,1,4,2,0,0,1,31,1,2,2,0,0,9,31,1,4,1,0,0]],"digest":"0ed1"}');
INSERT INTO "log" VALUES('whm28zxam34i',56,1.79488150123756599429e+09,'1:56','{"type":"actions","seat":1,"turn":11,"actions":[1],"events":[[3,31,2,12,4,0,0]],"digest":"0a44"}');
INSERT INTO "log" VALUES('whm28zxam34i',57,1.7948815020366470814e+09,'2:57','{"type":"actions","seat":2,"turn":12,"actions":[147],"events":[[5,31,2,11,2,0,0]],"digest":"85ff"}');
INSERT INTO "log" VALUES('whm28zxam34i',58,1.79488150212689208983e+09,'2:58','{"type":"actions","seat":2,"turn":12,"actions":[180],"events":[[7,31,2,8,0,0,0]],"digest":"6d5f"}');
INSERT INTO "log" VALUES('whm28zxam34i',59,1.79488150233138942716e+09,'2:59','{"type":"actions","seat":2,"turn":12,"actions":[188],"events":[[7,31,2,16,0,0,0,10,31,2,16,3,0,0]],"digest":"33d2"}');
INSERT INTO "log" VALUES('whm28zxam34i',60,1794881502.55662,'2:60','{"type":"actions","seat":2,"turn":12,"actions":[292],"events":[[19,31,2,25,0,0,0,26,31,24,0,0,0,0,9,31,2,16,2,0,0]],"digest":"0d50"}');
INSERT INTO "log" VALUES('whm28zxam34i',61,1.79488150257428359982e+09,'2:61','{"type":"actions","seat":2,"turn":12,"actions":[1],"events":[[3,31,0,13,5,0,0]],"digest":"6357"}');
INSERT INTO "log" VALUES('whm28zxam34i',62,1.79488150258766269683e+09,'0:62','{"type":"actions","seat":0,"turn":13,"actions":[131],"events":[[5,31,0,13,1,0,0]],"digest":"d833"}');
INSERT INTO "log" VALUES('whm28zxam34i',63,1.79488150259964656827e+09,'0:63','{"type":"actions","seat":0,"turn":13,"actions":[133],"events":[[5,31,0,15,1,0,0]],"digest":"6353"}');
INSERT INTO "log" VALUES('whm28zxam34i',64,1.7948815026147453785e+09,'0:64','{"type":"actions","seat":0,"turn":13,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"6fa6"}');
INSERT INTO "log" VALUES('whm28zxam34i',65,1.79488150263012790673e+09,'0:65','{"type":"actions","seat":0,"turn":13,"actions":[199],"events":[[9,31,0,6,1,0,0]],"digest":"396f"}');
INSERT INTO "log" VALUES('whm28zxam34i',66,1.79488150264388322827e+09,'0:66','{"type":"actions","seat":0,"turn":13,"actions":[0],"events":[[]],"digest":"8ef9"}');
INSERT INTO "log" VALUES('whm28zxam34i',67,1.79488150265485715863e+09,'0:67','{"type":"actions","seat":0,"turn":13,"actions":[1],"events":[[3,31,1,14,5,0,0]],"digest":"e553"}');
INSERT INTO "log" VALUES('whm28zxam34i',68,1.79488150267042446137e+09,'1:68','{"type":"actions","seat":1,"turn":14,"actions":[127],"events":[[5,31,1,9,1,0,0]],"digest":"a2f6"}');
INSERT INTO "log" VALUES('whm28zxam34i',69,1.79488150268500900263e+09,'1:69','{"type":"actions","seat":1,"turn":14,"actions":[118],"events":[[5,31,1,0,1,0,0]],"digest":"99ea"}');
INSERT INTO "log" VALUES('whm28zxam34i',70,1.79488150270035672195e+09,'1:70','{"type":"actions","seat":1,"turn":14,"actions":[0],"events":[[]],"digest":"05a6"}');
INSERT INTO "log" VALUES('whm28zxam34i',71,1.79488150271293234825e+09,'1:71','{"type":"actions","seat":1,"turn":14,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"8329"}');
INSERT INTO "log" VALUES('whm28zxam34i',72,1.79488150276565384868e+09,'1:72','{"type":"actions","seat":1,"turn":14,"actions":[193],"events":[[9,31,1,0,1,0,0]],"digest":"8515"}');
INSERT INTO "log" VALUES('whm28zxam34i',73,1.79488150299259138103e+09,'1:73','{"type":"actions","seat":1,"turn":14,"actions":[209],"events":[[9,31,1,16,1,0,0]],"digest":"f92e"}');
INSERT INTO "log" VALUES('whm28zxam34i',74,1.79488150310148096089e+09,'1:74','{"type":"actions","seat":1,"turn":14,"actions":[209],"events":[[9,31,1,16,1,0,0]],"digest":"4915"}');
INSERT INTO "log" VALUES('whm28zxam34i',75,1.79488150340291166299e+09,'1:75','{"type":"actions","seat":1,"turn":14,"actions":[1],"events":[[3,31,2,15,5,0,0]],"digest":"8222"}');
INSERT INTO "log" VALUES('whm28zxam34i',76,1.79488150341556429857e+09,'2:76','{"type":"actions","seat":2,"turn":15,"actions":[0],"events":[[]],"digest":"3a0e"}');
INSERT INTO "log" VALUES('whm28zxam34i',77,1.79488150353167510032e+09,'2:77','{"type":"actions","seat":2,"turn":15,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"fa86"}');
INSERT INTO "log" VALUES('whm28zxam34i',78,1.79488150354632544514e+09,'2:78','{"type":"actions","seat":2,"turn":15,"actions":[211],"events":[[9,31,2,8,1,0,0,9,31,2,11,3,0,0]],"digest":"5f16"}');
INSERT INTO "log" VALUES('whm28zxam34i',79,1794881503.5736,'2:79','{"type":"actions","seat":2,"turn":15,"actions":[1],"events":[[3,31,0,16,6,0,0]],"digest":"e907"}');
INSERT INTO "log" VALUES('whm28zxam34i',80,1.79488150369698929789e+09,'0:80','{"type":"actions","seat":0,"turn":16,"actions":[125],"events":[[5,31,0,7,1,0,0]],"digest":"6d47"}');
INSERT INTO "log" VALUES('whm28zxam34i',81,1.7948815040572829246e+09,'0:81','{"type":"actions","seat":0,"turn":16,"actions":[165],"events":[[7,31,0,11,0,0,0,10,31,0,11,2,0,0,9,31,0,11,1,0,0]],"digest":"329c"}');
INSERT INTO "log" VALUES('whm28zxam34i',82,1.79488150413711333277e+09,'0:82','{"type":"actions","seat":0,"turn":16,"actions":[1],"events":[[3,31,1,17,6,0,0]],"digest":"5ed3"}');
INSERT INTO "log" VALUES('whm28zxam34i',83,1.79488150417240190505e+09,'1:83','{"type":"actions","seat":1,"turn":17,"actions":[131],"events":[[5,31,1,13,1,0,0]],"digest":"6b6a"}');
INSERT INTO "log" VALUES('whm28zxam34i',84,1.79488150426685547826e+09,'1:84','{"type":"actions","seat":1,"turn":17,"actions":[130],"events":[[5,31,1,12,1,0,0]],"digest":"db50"}');
INSERT INTO "log" VALUES('whm28zxam34i',85,1.79488150434946584698e+09,'1:85','{"type":"actions","seat":1,"turn":17,"actions":[125],"events":[[5,31,1,7,1,0,0]],"digest":"4aee"}');
INSERT INTO "log" VALUES('whm28zxam34i',86,1.7948815044779472351e+09,'1:86','{"type":"actions","seat":1,"turn":17,"actions":[166],"events":[[7,31,1,12,0,0,0,10,31,1,12,2,0,0]],"digest":"37c8"}');
INSERT INTO "log" VALUES('whm28zxam34i',87,1.79488150450605702399e+09,'1:87','{"type":"actions","seat":1,"turn":17,"actions":[225],"events":[[]],"digest":"4738"}');
INSERT INTO "log" VALUES('whm28zxam34i',88,1.79488150458195638652e+09,'1:88','{"type":"actions","seat":1,"turn":17,"actions":[305],"events":[[2,31,1,1,1,0,0]],"digest":"9b2a"}');
INSERT INTO "log" VALUES('whm28zxam34i',89,1.79488150465370512008e+09,'1:89','{"type":"actions","seat":1,"turn":17,"actions":[306],"events":[[2,31,1,2,1,0,0]],"digest":"1941"}');
INSERT INTO "log" VALUES('whm28zxam34i',90,1.79488150471692228318e+09,'1:90','{"type":"actions","seat":1,"turn":17,"actions":[309],"events":[[2,31,1,5,2,0,0]],"digest":"4060"}');
INSERT INTO "log" VALUES('whm28zxam34i',91,1.7948815048336565494e+09,'1:91','{"type":"actions","seat":1,"turn":17,"actions":[310],"events":[[21,31,1,12,1,0,0,1,31,1,5,2,0,0,12,31,1,4,1,0,0]],"digest":"364d"}');
INSERT INTO "log" VALUES('whm28zxam34i',92,1.7948815049302408695e+09,'1:92','{"type":"actions","seat":1,"turn":17,"actions":[1],"events":[[3,31,2,18,6,0,0]],"digest":"d045"}');
INSERT INTO "log" VALUES('whm28zxam34i',93,1.79488150500395512573e+09,'2:93','{"type":"actions","seat":2,"turn":18,"actions":[152],"events":[[5,31,2,16,2,0,0]],"digest":"4a68"}');
INSERT INTO "log" VALUES('whm28zxam34i',94,1.79488150502214288718e+09,'2:94','{"type":"actions","seat":2,"turn":18,"actions":[170],"events":[[7,31,2,16,0,0,0,10,31,2,16,3,0,0,9,31,2,16,2,0,0]],"digest":"22df"}');
INSERT INTO "log" VALUES('whm28zxam34i',95,1.794881505067813158e+09,'2:95','{"type":"actions","seat":2,"turn":18,"actions":[1],"events":[[3,31,0,19,7,0,0]],"digest":"46f7"}');
INSERT INTO "log" VALUES('whm28zxam34i',96,1794881505.16359,'0:96','{"type":"actions","seat":0,"turn":19,"actions":[118],"events":[[5,31,0,0,1,0,0]],"digest":"f753"}');
INSERT INTO "log" VALUES('whm28zxam34i',97,1.7948815051991949081e+09,'0:97','{"type":"actions","seat":0,"turn":19,"actions":[172],"events":[[7,31,0,0,0,0,0]],"digest":"d42f"}');
INSERT INTO "log" VALUES('whm28zxam34i',98,1.79488150523999905579e+09,'0:98','{"type":"actions","seat":0,"turn":19,"actions":[187],"events":[[7,31,0,15,0,0,0]],"digest":"0a56"}');
INSERT INTO "log" VALUES('whm28zxam34i',99,1.79488150524858427049e+09,'0:99','{"type":"actions","seat":0,"turn":19,"actions":[185],"events":[[7,31,0,13,0,0,0,10,31,0,13,2,0,0,9,31,0,13,1,0,0]],"digest":"61c1"}');
INSERT INTO "log" VALUES('whm28zxam34i',100,1.79488150525849461548e+09,'0:100','{"type":"actions","seat":0,"turn":19,"actions":[1],"events":[[3,31,1,20,7,0,0]],"digest":"523f"}');
INSERT INTO "log" VALUES('whm28zxam34i',101,1.79488150527253866191e+09,'1:101','{"type":"actions","seat":1,"turn":20,"actions":[129],"events":[[5,31,1,11,1,0,0]],"digest":"a9f2"}');
INSERT INTO "log" VALUES('whm28zxam34i',102,1.79488150528998708721e+09,'1:102','{"type":"actions","seat":1,"turn":20,"actions":[125],"events":[[5,31,1,7,1,0,0]],"digest":"c876"}');
INSERT INTO "log" VALUES('whm28zxam34i',103,1.79488150530697083474e+09,'1:103','{"type":"actions","seat":1,"turn":20,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"2f86"}');
INSERT INTO "log" VALUES('whm28zxam34i',104,1.79488150531778836247e+09,'1:104','{"type":"actions","seat":1,"turn":20,"actions":[204],"events":[[9,31,1,11,1,0,0]],"digest":"4ea8"}');
INSERT INTO "log" VALUES('whm28zxam34i',105,1.79488150533770704272e+09,'1:105','{"type":"actions","seat":1,"turn":20,"actions":[206],"events":[[9,31,1,13,1,0,0]],"digest":"f35d"}');
INSERT INTO "log" VALUES('whm28zxam34i',106,1.79488150535034608843e+09,'1:106','{"type":"actions","seat":1,"turn":20,"actions":[1],"events":[[3,31,2,21,7,0,0]],"digest":"8548"}');
INSERT INTO "log" VALUES('whm28zxam34i',107,1.79488150536102461811e+09,'2:107','{"type":"actions","seat":2,"turn":21,"actions":[151],"events":[[5,31,2,15,2,0,0]],"digest":"ff2d"}');
INSERT INTO "log" VALUES('whm28zxam34i',108,1.79488150537174177175e+09,'2:108','{"type":"actions","seat":2,"turn":21,"actions":[187],"events":[[7,31,2,15,0,0,0,10,31,2,15,3,0,0,9,31,2,15,2,0,0]],"digest":"4798"}');
INSERT INTO "log" VALUES('whm28zxam34i',109,1.79488150538547348977e+09,'2:109','{"type":"actions","seat":2,"turn":21,"actions":[1],"events":[[3,31,0,22,8,0,0]],"digest":"0d6d"}');
INSERT INTO "log" VALUES('whm28zxam34i',110,1.79488150539826059335e+09,'0:110','{"type":"actions","seat":0,"turn":22,"actions":[129],"events":[[5,31,0,11,1,0,0]],"digest":"0bbf"}');
INSERT INTO "log" VALUES('whm28zxam34i',111,1.79488150540927529335e+09,'0:111','{"type":"actions","seat":0,"turn":22,"actions":[172],"events":[[7,31,0,0,0,0,0]],"digest":"d6fc"}');
INSERT INTO "log" VALUES('whm28zxam34i',112,1.79488150542140173916e+09,'0:112','{"type":"actions","seat":0,"turn":22,"actions":[187],"events":[[7,31,0,15,0,0,0]],"digest":"17e5"}');
INSERT INTO "log" VALUES('whm28zxam34i',113,1.79488150543325257306e+09,'0:113','{"type":"actions","seat":0,"turn":22,"actions":[178],"events":[[7,31,0,6,0,0,0]],"digest":"67ce"}');
INSERT INTO "log" VALUES('whm28zxam34i',114,1.79488150544402027134e+09,'0:114','{"type":"actions","seat":0,"turn":22,"actions":[190],"events":[[10,31,0,6,2,0,0,1,31,0,3,2,0,0,9,31,0,6,1,0,0]],"digest":"92bf"}');
INSERT INTO "log" VALUES('whm28zxam34i',115,1.79488150545644307141e+09,'0:115','{"type":"actions","seat":0,"turn":22,"actions":[1],"events":[[3,31,1,23,8,0,0]],"digest":"2122"}');
INSERT INTO "log" VALUES('whm28zxam34i',116,1.79488150546997475617e+09,'1:116','{"type":"actions","seat":1,"turn":23,"actions":[152],"events":[[5,31,1,16,2,0,0]],"digest":"b391"}');
INSERT INTO "log" VALUES('whm28zxam34i',117,1.79488150549840760235e+09,'1:117','{"type":"actions","seat":1,"turn":23,"actions":[161],"events":[[7,31,1,7,0,0,0,10,31,1,7,3,0,0,1,31,1,3,3,0,0,9,31,1,7,2,0,0]],"digest":"3824"}');
INSERT INTO "log" VALUES('whm28zxam34i',118,1.79488150555926537516e+09,'1:118','{"type":"actions","seat":1,"turn":23,"actions":[1],"events":[[3,31,2,24,8,0,0]],"digest":"f05c"}');
INSERT INTO "log" VALUES('whm28zxam34i',119,1.79488150585142731668e+09,'2:119','{"type":"actions","seat":2,"turn":24,"actions":[120],"events":[[5,31,2,2,1,0,0]],"digest":"25ea"}');
INSERT INTO "log" VALUES('whm28zxam34i',120,1.7948815059985673428e+09,'2:120','{"type":"actions","seat":2,"turn":24,"actions":[118],"events":[[5,31,2,0,1,0,0]],"digest":"b445"}');
INSERT INTO "log" VALUES('whm28zxam34i',121,1.79488150613321447365e+09,'2:121','{"type":"actions","seat":2,"turn":24,"actions":[130],"events":[[5,31,2,12,1,0,0]],"digest":"080f"}');
INSERT INTO "log" VALUES('whm28zxam34i',122,1.79488150632218647004e+09,'2:122','{"type":"actions","seat":2,"turn":24,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"5b37"}');
INSERT INTO "log" VALUES('whm28zxam34i',123,1.79488150645913910859e+09,'2:123','{"type":"actions","seat":2,"turn":24,"actions":[205],"events":[[9,31,2,12,1,0,0]],"digest":"4125"}');
INSERT INTO "log" VALUES('whm28zxam34i',124,1.79488150670660972594e+09,'2:124','{"type":"actions","seat":2,"turn":24,"actions":[1],"events":[[3,31,0,25,9,0,0]],"digest":"16bb"}');
INSERT INTO "log" VALUES('whm28zxam34i',125,1.79488150674616932876e+09,'0:125','{"type":"actions","seat":0,"turn":25,"actions":[124],"events":[[5,31,0,6,1,0,0]],"digest":"aae0"}');
INSERT INTO "log" VALUES('whm28zxam34i',126,1.79488150685451126097e+09,'0:126','{"type":"actions","seat":0,"turn":25,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"3ed8"}');
INSERT INTO "log" VALUES('whm28zxam34i',127,1.79488150701627898215e+09,'0:127','{"type":"actions","seat":0,"turn":25,"actions":[202],"events":[[9,31,0,9,1,0,0]],"digest":"fb37"}');
INSERT INTO "log" VALUES('whm28zxam34i',128,1.79488150703713822365e+09,'0:128','{"type":"actions","seat":0,"turn":25,"actions":[204],"events":[[9,31,0,11,1,0,0]],"digest":"b19d"}');
INSERT INTO "log" VALUES('whm28zxam34i',129,1.79488150704919433593e+09,'0:129','{"type":"actions","seat":0,"turn":25,"actions":[0],"events":[[]],"digest":"54cd"}');
INSERT INTO "log" VALUES('whm28zxam34i',130,1.79488150706878876686e+09,'0:130','{"type":"actions","seat":0,"turn":25,"actions":[1],"events":[[3,31,1,26,9,0,0]],"digest":"e6c6"}');
INSERT INTO "log" VALUES('whm28zxam34i',131,1.79488150711064028738e+09,'1:131','{"type":"actions","seat":1,"turn":26,"actions":[131],"events":[[5,31,1,13,1,0,0]],"digest":"9ac8"}');
INSERT INTO "log" VALUES('whm28zxam34i',132,1.79488150717193937306e+09,'1:132','{"type":"actions","seat":1,"turn":26,"actions":[125],"events":[[5,31,1,7,1,0,0]],"digest":"2429"}');
INSERT INTO "log" VALUES('whm28zxam34i',133,1.79488150729860734943e+09,'1:133','{"type":"actions","seat":1,"turn":26,"actions":[188],"events":[[7,31,1,16,0,0,0]],"digest":"ba0a"}');
INSERT INTO "log" VALUES('whm28zxam34i',134,1.79488150744223308561e+09,'1:134','{"type":"actions","seat":1,"turn":26,"actions":[185],"events":[[7,31,1,13,0,0,0,10,31,1,13,2,0,0]],"digest":"8fe9"}');
INSERT INTO "log" VALUES('whm28zxam34i',135,1.79488150761632037164e+09,'1:135','{"type":"actions","seat":1,"turn":26,"actions":[0],"events":[[9,31,1,13,1,0,0]],"digest":"4d57"}');
INSERT INTO "log" VALUES('whm28zxam34i',136,1.79488150763090395923e+09,'1:136','{"type":"actions","seat":1,"turn":26,"actions":[1],"events":[[3,31,2,27,9,0,0]],"digest":"34d9"}');
INSERT INTO "log" VALUES('whm28zxam34i',137,1.79488150765418338775e+09,'2:137','{"type":"actions","seat":2,"turn":27,"actions":[120],"events":[[5,31,2,2,1,0,0]],"digest":"6e68"}');
INSERT INTO "log" VALUES('whm28zxam34i',138,1.79488150766651749609e+09,'2:138','{"type":"actions","seat":2,"turn":27,"actions":[133],"events":[[5,31,2,15,1,0,0]],"digest":"0ba9"}');
INSERT INTO "log" VALUES('whm28zxam34i',139,1.79488150768597102169e+09,'2:139','{"type":"actions","seat":2,"turn":27,"actions":[122],"events":[[5,31,2,4,1,0,0]],"digest":"2204"}');
INSERT INTO "log" VALUES('whm28zxam34i',140,1.79488150770482349392e+09,'2:140','{"type":"actions","seat":2,"turn":27,"actions":[169],"events":[[7,31,2,15,0,0,0,10,31,2,15,2,0,0,9,31,2,15,1,0,0]],"digest":"446d"}');
INSERT INTO "log" VALUES('whm28zxam34i',141,1.79488150773709487914e+09,'2:141','{"type":"actions","seat":2,"turn":27,"actions":[1],"events":[[3,31,0,28,10,0,0]],"digest":"b1a9"}');
INSERT INTO "log" VALUES('whm28zxam34i',142,1.79488150776150393482e+09,'0:142','{"type":"actions","seat":0,"turn":28,"actions":[122],"events":[[5,31,0,4,1,0,0]],"digest":"d9a4"}');
INSERT INTO "log" VALUES('whm28zxam34i',143,1.79488150777356934547e+09,'0:143','{"type":"actions","seat":0,"turn":28,"actions":[126],"events":[[5,31,0,8,1,0,0]],"digest":"7d48"}');
INSERT INTO "log" VALUES('whm28zxam34i',144,1.79488150778680253033e+09,'0:144','{"type":"actions","seat":0,"turn":28,"actions":[160],"events":[[7,31,0,6,0,0,0,10,31,0,6,2,0,0,1,31,0,3,2,0,0,9,31,0,6,1,0,0]],"digest":"fc87"}');
INSERT INTO "log" VALUES('whm28zxam34i',145,1.79488150793077826496e+09,'0:145','{"type":"actions","seat":0,"turn":28,"actions":[1],"events":[[3,31,1,29,10,0,0]],"digest":"ec8b"}');
INSERT INTO "log" VALUES('whm28zxam34i',146,1.79488150837912464139e+09,'1:146','{"type":"actions","seat":1,"turn":29,"actions":[131],"events":[[5,31,1,13,1,0,0]],"digest":"a9f8"}');
INSERT INTO "log" VALUES('whm28zxam34i',147,1.79488150867827534677e+09,'1:147','{"type":"actions","seat":1,"turn":29,"actions":[189],"events":[[2,31,1,5,1,0,0,7,31,1,17,0,0,0]],"digest":"a747"}');
INSERT INTO "log" VALUES('whm28zxam34i',148,1.79488150897366881371e+09,'1:148','{"type":"actions","seat":1,"turn":29,"actions":[179],"events":[[7,31,1,7,0,0,0]],"digest":"53e3"}');
INSERT INTO "log" VALUES('whm28zxam34i',149,1.79488150915878581998e+09,'1:149','{"type":"actions","seat":1,"turn":29,"actions":[188],"events":[[7,31,1,16,0,0,0,10,31,1,16,3,0,0]],"digest":"c221"}');
INSERT INTO "log" VALUES('whm28zxam34i',150,1.79488150925648927685e+09,'1:150','{"type":"actions","seat":1,"turn":29,"actions":[301],"events":[[19,31,1,34,0,0,0]],"digest":"f1f8"}');
INSERT INTO "log" VALUES('whm28zxam34i',151,1.79488150942151522635e+09,'1:151','{"type":"actions","seat":1,"turn":29,"actions":[0],"events":[[26,31,28,0,0,0,0,9,31,1,16,2,0,0]],"digest":"97f6"}');
INSERT INTO "log" VALUES('whm28zxam34i',152,1.79488150957780861856e+09,'1:152','{"type":"actions","seat":1,"turn":29,"actions":[1],"events":[[3,31,2,30,10,0,0]],"digest":"28fa"}');
INSERT INTO "log" VALUES('whm28zxam34i',153,1.79488150964838743205e+09,'2:153','{"type":"actions","seat":2,"turn":30,"actions":[147],"events":[[5,31,2,11,2,0,0]],"digest":"0236"}');
INSERT INTO "log" VALUES('whm28zxam34i',154,1.79488150970409965521e+09,'2:154','{"type":"actions","seat":2,"turn":30,"actions":[172],"events":[[7,31,2,0,0,0,0]],"digest":"4b10"}');
INSERT INTO "log" VALUES('whm28zxam34i',155,1.79488150973973178861e+09,'2:155','{"type":"actions","seat":2,"turn":30,"actions":[190],"events":[[10,31,2,0,2,0,0,9,31,2,0,1,0,0]],"digest":"396a"}');
INSERT INTO "log" VALUES('whm28zxam34i',156,1.79488150978134322166e+09,'2:156','{"type":"actions","seat":2,"turn":30,"actions":[1],"events":[[3,31,0,31,11,0,0]],"digest":"b96c"}');
INSERT INTO "log" VALUES('whm28zxam34i',157,1.79488150989825034136e+09,'0:157','{"type":"actions","seat":0,"turn":31,"actions":[127],"events":[[5,31,0,9,1,0,0]],"digest":"847b"}');
INSERT INTO "log" VALUES('whm28zxam34i',158,1.79488151001550459858e+09,'0:158','{"type":"actions","seat":0,"turn":31,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"6005"}');
INSERT INTO "log" VALUES('whm28zxam34i',159,1.79488151007006549834e+09,'0:159','{"type":"actions","seat":0,"turn":31,"actions":[201],"events":[[9,31,0,8,1,0,0]],"digest":"81a2"}');
INSERT INTO "log" VALUES('whm28zxam34i',160,1.79488151008849358561e+09,'0:160','{"type":"actions","seat":0,"turn":31,"actions":[208],"events":[[9,31,0,15,1,0,0]],"digest":"1dd8"}');
INSERT INTO "log" VALUES('whm28zxam34i',161,1.79488151018581151962e+09,'0:161','{"type":"actions","seat":0,"turn":31,"actions":[1],"events":[[3,31,1,32,11,0,0]],"digest":"20c7"}');
INSERT INTO "log" VALUES('whm28zxam34i',162,1.7948815102582573891e+09,'1:162','{"type":"actions","seat":1,"turn":32,"actions":[148],"events":[[5,31,1,12,2,0,0]],"digest":"540d"}');
INSERT INTO "log" VALUES('whm28zxam34i',163,1.79488151027477622033e+09,'1:163','{"type":"actions","seat":1,"turn":32,"actions":[179],"events":[[7,31,1,7,0,0,0]],"digest":"7697"}');
INSERT INTO "log" VALUES('whm28zxam34i',164,1.79488151028984570505e+09,'1:164','{"type":"actions","seat":1,"turn":32,"actions":[190],"events":[[10,31,1,7,2,0,0,1,31,1,3,2,0,0,9,31,1,7,1,0,0]],"digest":"6e2f"}');
INSERT INTO "log" VALUES('whm28zxam34i',165,1.79488151030351972582e+09,'1:165','{"type":"actions","seat":1,"turn":32,"actions":[1],"events":[[3,31,2,33,11,0,0]],"digest":"8871"}');
INSERT INTO "log" VALUES('whm28zxam34i',166,1.79488151031759810448e+09,'2:166','{"type":"actions","seat":2,"turn":33,"actions":[145],"events":[[5,31,2,9,2,0,0]],"digest":"58f6"}');
INSERT INTO "log" VALUES('whm28zxam34i',167,1.79488151032842826841e+09,'2:167','{"type":"actions","seat":2,"turn":33,"actions":[176],"events":[[7,31,2,4,0,0,0]],"digest":"cf0f"}');
INSERT INTO "log" VALUES('whm28zxam34i',168,1.7948815103398942948e+09,'2:168','{"type":"actions","seat":2,"turn":33,"actions":[183],"events":[[7,31,2,11,0,0,0,10,31,2,11,3,0,0,9,31,2,11,2,0,0]],"digest":"dd59"}');
INSERT INTO "log" VALUES('whm28zxam34i',169,1794881510.61181,'2:169','{"type":"actions","seat":2,"turn":33,"actions":[1],"events":[[3,31,0,34,12,0,0]],"digest":"eb95"}');
INSERT INTO "log" VALUES('whm28zxam34i',170,1.79488151092444562909e+09,'0:170','{"type":"actions","seat":0,"turn":34,"actions":[145],"events":[[5,31,0,9,2,0,0]],"digest":"d8b1"}');
INSERT INTO "log" VALUES('whm28zxam34i',171,1.79488151100286388393e+09,'0:171','{"type":"actions","seat":0,"turn":34,"actions":[154],"events":[[7,31,0,0,0,0,0,10,31,0,0,2,0,0,9,31,0,0,1,0,0]],"digest":"44c6"}');
INSERT INTO "log" VALUES('whm28zxam34i',172,1.79488151135127377506e+09,'0:172','{"type":"actions","seat":0,"turn":34,"actions":[1],"events":[[3,31,1,35,12,0,0]],"digest":"b01d"}');
INSERT INTO "log" VALUES('whm28zxam34i',173,1.79488151168512105942e+09,'1:173','{"type":"actions","seat":1,"turn":35,"actions":[122],"events":[[5,31,1,4,1,0,0]],"digest":"eb1f"}');
INSERT INTO "log" VALUES('whm28zxam34i',174,1.79488151176900529856e+09,'1:174','{"type":"actions","seat":1,"turn":35,"actions":[189],"events":[[2,31,1,5,1,0,0,7,31,1,17,0,0,0]],"digest":"eeb2"}');
INSERT INTO "log" VALUES('whm28zxam34i',175,1.79488151188587927815e+09,'1:175','{"type":"actions","seat":1,"turn":35,"actions":[185],"events":[[7,31,1,13,0,0,0,10,31,1,13,2,0,0]],"digest":"0b39"}');
INSERT INTO "log" VALUES('whm28zxam34i',176,1.79488151235796499251e+09,'1:176','{"type":"actions","seat":1,"turn":35,"actions":[249],"events":[[2,31,1,5,2,0,0,2,31,1,5,2,0,0,20,31,1,48,0,0,0,26,31,49,0,0,0,0,9,31,1,13,1,0,0]],"digest":"0340"}');
INSERT INTO "log" VALUES('whm28zxam34i',177,1.79488151241684198381e+09,'1:177','{"type":"actions","seat":1,"turn":35,"actions":[1],"events":[[3,31,2,36,12,0,0]],"digest":"5c2a"}');
INSERT INTO "log" VALUES('whm28zxam34i',178,1.79488151251387810709e+09,'2:178','{"type":"actions","seat":2,"turn":36,"actions":[120],"events":[[5,31,2,2,1,0,0]],"digest":"22ff"}');
INSERT INTO "log" VALUES('whm28zxam34i',179,1.79488151275589275356e+09,'2:179','{"type":"actions","seat":2,"turn":36,"actions":[130],"events":[[5,31,2,12,1,0,0]],"digest":"958f"}');
INSERT INTO "log" VALUES('whm28zxam34i',180,1.7948815128636510372e+09,'2:180','{"type":"actions","seat":2,"turn":36,"actions":[122],"events":[[5,31,2,4,1,0,0]],"digest":"be5d"}');
INSERT INTO "log" VALUES('whm28zxam34i',181,1.79488151298993921277e+09,'2:181','{"type":"actions","seat":2,"turn":36,"actions":[176],"events":[[7,31,2,4,0,0,0,10,31,2,4,3,0,0,1,31,2,2,3,0,0,9,31,2,4,2,0,0]],"digest":"5388"}');
INSERT INTO "log" VALUES('whm28zxam34i',182,1.79488151304160547258e+09,'2:182','{"type":"actions","seat":2,"turn":36,"actions":[1],"events":[[3,31,0,37,13,0,0]],"digest":"f566"}');
INSERT INTO "log" VALUES('whm28zxam34i',183,1.79488151317692041404e+09,'0:183','{"type":"actions","seat":0,"turn":37,"actions":[128],"events":[[5,31,0,10,1,0,0]],"digest":"0e8b"}');
INSERT INTO "log" VALUES('whm28zxam34i',184,1.79488151348598217967e+09,'0:184','{"type":"actions","seat":0,"turn":37,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"dd3d"}');
INSERT INTO "log" VALUES('whm28zxam34i',185,1.79488151361037969583e+09,'0:185','{"type":"actions","seat":0,"turn":37,"actions":[203],"events":[[9,31,0,10,1,0,0]],"digest":"7cf3"}');
INSERT INTO "log" VALUES('whm28zxam34i',186,1.79488151362184071534e+09,'0:186','{"type":"actions","seat":0,"turn":37,"actions":[1],"events":[[3,31,1,38,13,0,0]],"digest":"ed48"}');
INSERT INTO "log" VALUES('whm28zxam34i',187,1.79488151363777184484e+09,'1:187','{"type":"actions","seat":1,"turn":38,"actions":[127],"events":[[5,31,1,9,1,0,0]],"digest":"c35c"}');
INSERT INTO "log" VALUES('whm28zxam34i',188,1.79488151366104650499e+09,'1:188','{"type":"actions","seat":1,"turn":38,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"3bca"}');
INSERT INTO "log" VALUES('whm28zxam34i',189,1.79488151367773294446e+09,'1:189','{"type":"actions","seat":1,"turn":38,"actions":[202],"events":[[9,31,1,9,1,0,0]],"digest":"9862"}');
INSERT INTO "log" VALUES('whm28zxam34i',190,1.7948815137039051056e+09,'1:190','{"type":"actions","seat":1,"turn":38,"actions":[0],"events":[[]],"digest":"2633"}');
INSERT INTO "log" VALUES('whm28zxam34i',191,1.79488151371752762798e+09,'1:191','{"type":"actions","seat":1,"turn":38,"actions":[1],"events":[[3,31,2,39,13,0,0]],"digest":"35a2"}');
INSERT INTO "log" VALUES('whm28zxam34i',192,1.79488151373609161384e+09,'2:192','{"type":"actions","seat":2,"turn":39,"actions":[149],"events":[[5,31,2,13,2,0,0]],"digest":"1987"}');
INSERT INTO "log" VALUES('whm28zxam34i',193,1.7948815137568855286e+09,'2:193','{"type":"actions","seat":2,"turn":39,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"2877"}');
INSERT INTO "log" VALUES('whm28zxam34i',194,1794881513.76854,'2:194','{"type":"actions","seat":2,"turn":39,"actions":[206],"events":[[9,31,2,13,1,0,0]],"digest":"228d"}');
INSERT INTO "log" VALUES('whm28zxam34i',195,1.79488151385110211374e+09,'2:195','{"type":"actions","seat":2,"turn":39,"actions":[206],"events":[[9,31,2,13,1,0,0]],"digest":"48f9"}');
INSERT INTO "log" VALUES('whm28zxam34i',196,1.79488151411045145991e+09,'2:196','{"type":"actions","seat":2,"turn":39,"actions":[1],"events":[[3,31,0,40,14,0,0]],"digest":"7531"}');
INSERT INTO "log" VALUES('whm28zxam34i',197,1.79488151442808723445e+09,'0:197','{"type":"actions","seat":0,"turn":40,"actions":[129],"events":[[5,31,0,11,1,0,0]],"digest":"a011"}');
INSERT INTO "log" VALUES('whm28zxam34i',198,1.79488151474161052706e+09,'0:198','{"type":"actions","seat":0,"turn":40,"actions":[165],"events":[[7,31,0,11,0,0,0,10,31,0,11,2,0,0,9,31,0,11,1,0,0]],"digest":"ed00"}');
INSERT INTO "log" VALUES('whm28zxam34i',199,1.79488151488422918323e+09,'0:199','{"type":"actions","seat":0,"turn":40,"actions":[1],"events":[[3,31,1,41,14,0,0]],"digest":"2f34"}');
INSERT INTO "log" VALUES('whm28zxam34i',200,1.79488151504562878611e+09,'1:200','{"type":"actions","seat":1,"turn":41,"actions":[127],"events":[[5,31,1,9,1,0,0]],"digest":"a60c"}');
INSERT INTO "log" VALUES('whm28zxam34i',201,1.79488151528207874295e+09,'1:201','{"type":"actions","seat":1,"turn":41,"actions":[163],"events":[[7,31,1,9,0,0,0,10,31,1,9,3,0,0]],"digest":"9c6d"}');
INSERT INTO "log" VALUES('whm28zxam34i',202,1.79488151543762302396e+09,'1:202','{"type":"actions","seat":1,"turn":41,"actions":[0],"events":[[9,31,1,9,2,0,0]],"digest":"56c0"}');
INSERT INTO "log" VALUES('whm28zxam34i',203,1.7948815155365655422e+09,'1:203','{"type":"actions","seat":1,"turn":41,"actions":[1],"events":[[3,31,2,42,14,0,0]],"digest":"7c53"}');
INSERT INTO "log" VALUES('whm28zxam34i',204,1794881515.93504,'2:204','{"type":"actions","seat":2,"turn":42,"actions":[130],"events":[[5,31,2,12,1,0,0]],"digest":"e1b2"}');
INSERT INTO "log" VALUES('whm28zxam34i',205,1.79488151669637942316e+09,'2:205','{"type":"actions","seat":2,"turn":42,"actions":[122],"events":[[5,31,2,4,1,0,0]],"digest":"ad46"}');
INSERT INTO "log" VALUES('whm28zxam34i',206,1.79488151670972013477e+09,'2:206','{"type":"actions","seat":2,"turn":42,"actions":[156],"events":[[7,31,2,2,0,0,0,10,31,2,2,4,0,0,1,31,2,1,3,0,0]],"digest":"b0dd"}');
INSERT INTO "log" VALUES('whm28zxam34i',207,1.79488151672731709477e+09,'2:207','{"type":"actions","seat":2,"turn":42,"actions":[313],"events":[[14,31,2,2,0,0,0]],"digest":"e185"}');
INSERT INTO "log" VALUES('whm28zxam34i',208,1.79488151674592185018e+09,'2:208','{"type":"actions","seat":2,"turn":42,"actions":[222],"events":[[2,31,2,5,2,0,0,22,31,2,1,0,0,0]],"digest":"ccc2"}');
INSERT INTO "log" VALUES('whm28zxam34i',209,1.79488151676499080658e+09,'2:209','{"type":"actions","seat":2,"turn":42,"actions":[221],"events":[[22,31,2,0,0,0,0,9,31,2,2,3,0,0]],"digest":"255c"}');
INSERT INTO "log" VALUES('whm28zxam34i',210,1.7948815167782249451e+09,'2:210','{"type":"actions","seat":2,"turn":42,"actions":[1],"events":[[3,31,0,43,15,0,0]],"digest":"8356"}');
INSERT INTO "log" VALUES('whm28zxam34i',211,1.79488151679110145573e+09,'0:211','{"type":"actions","seat":0,"turn":43,"actions":[125],"events":[[5,31,0,7,1,0,0]],"digest":"9aae"}');
INSERT INTO "log" VALUES('whm28zxam34i',212,1.79488151680202960968e+09,'0:212','{"type":"actions","seat":0,"turn":43,"actions":[176],"events":[[7,31,0,4,0,0,0,10,31,0,4,2,0,0,1,31,0,2,2,0,0,9,31,0,4,1,0,0]],"digest":"afaf"}');
INSERT INTO "log" VALUES('whm28zxam34i',213,1.7948815168152883053e+09,'0:213','{"type":"actions","seat":0,"turn":43,"actions":[1],"events":[[3,31,1,44,15,0,0]],"digest":"a244"}');
INSERT INTO "log" VALUES('whm28zxam34i',214,1.79488151691239118581e+09,'1:214','{"type":"actions","seat":1,"turn":44,"actions":[149],"events":[[5,31,1,13,2,0,0]],"digest":"7a10"}');
INSERT INTO "log" VALUES('whm28zxam34i',215,1794881517.50555,'1:215','{"type":"actions","seat":1,"turn":44,"actions":[184],"events":[[7,31,1,12,0,0,0]],"digest":"5dca"}');
INSERT INTO "log" VALUES('whm28zxam34i',216,1.79488151777861928938e+09,'1:216','{"type":"actions","seat":1,"turn":44,"actions":[190],"events":[[10,31,1,12,3,0,0]],"digest":"eedb"}');
INSERT INTO "log" VALUES('whm28zxam34i',217,1.79488151782222104071e+09,'1:217','{"type":"actions","seat":1,"turn":44,"actions":[226],"events":[[2,31,1,0,1,0,0,2,31,1,2,1,0,0,2,31,1,3,1,0,0,21,31,1,12,2,0,0,12,31,1,5,1,0,0]],"digest":"3773"}');
INSERT INTO "log" VALUES('whm28zxam34i',218,1.79488151785358572001e+09,'1:218','{"type":"actions","seat":1,"turn":44,"actions":[327],"events":[[]],"digest":"24b7"}');
INSERT INTO "log" VALUES('whm28zxam34i',219,1.79488151787413048737e+09,'1:219','{"type":"actions","seat":1,"turn":44,"actions":[357],"events":[[23,31,1,4,15,0,0]],"digest":"11ad"}');
INSERT INTO "log" VALUES('whm28zxam34i',220,1.79488151788712906832e+09,'1:220','{"type":"actions","seat":1,"turn":44,"actions":[335],"events":[[]],"digest":"3889"}');
INSERT INTO "log" VALUES('whm28zxam34i',221,1.79488151789949464793e+09,'1:221','{"type":"actions","seat":1,"turn":44,"actions":[357],"events":[[23,31,1,12,15,0,0]],"digest":"22f2"}');
INSERT INTO "log" VALUES('whm28zxam34i',222,1.79488151791212868692e+09,'1:222','{"type":"actions","seat":1,"turn":44,"actions":[1],"events":[[3,31,2,45,15,0,0]],"digest":"e6e8"}');
INSERT INTO "log" VALUES('whm28zxam34i',223,1.79488151800995731355e+09,'2:223','{"type":"actions","seat":2,"turn":45,"actions":[143],"events":[[5,31,2,7,2,0,0]],"digest":"4604"}');
INSERT INTO "log" VALUES('whm28zxam34i',224,1.79488151832124304772e+09,'2:224','{"type":"actions","seat":2,"turn":45,"actions":[184],"events":[[6,31,2,1,1,0,0,7,31,2,12,0,0,0]],"digest":"a669"}');
INSERT INTO "log" VALUES('whm28zxam34i',225,1.79488151841990709305e+09,'2:225','{"type":"actions","seat":2,"turn":45,"actions":[181],"events":[[7,31,2,9,0,0,0,10,31,2,9,3,0,0]],"digest":"3661"}');
INSERT INTO "log" VALUES('whm28zxam34i',226,1794881518.44219,'2:226','{"type":"actions","seat":2,"turn":45,"actions":[213],"events":[[2,31,2,1,1,0,0,1,31,2,5,2,0,0]],"digest":"bfd3"}');
INSERT INTO "log" VALUES('whm28zxam34i',227,1.79488151845306158067e+09,'2:227','{"type":"actions","seat":2,"turn":45,"actions":[219],"events":[[2,31,2,5,1,0,0,1,31,2,3,1,0,0]],"digest":"bc38"}');
INSERT INTO "log" VALUES('whm28zxam34i',228,1.79488151846554374688e+09,'2:228','{"type":"actions","seat":2,"turn":45,"actions":[219],"events":[[2,31,2,5,1,0,0,1,31,2,3,1,0,0,9,31,2,9,2,0,0]],"digest":"68e0"}');
INSERT INTO "log" VALUES('whm28zxam34i',229,1.79488151847645211215e+09,'2:229','{"type":"actions","seat":2,"turn":45,"actions":[41],"events":[[2,31,2,2,2,0,0,2,31,2,3,2,0,0,18,31,2,4,0,0,0,12,31,2,5,0,0,0]],"digest":"7f91"}');
INSERT INTO "log" VALUES('whm28zxam34i',230,1.7948815184881994724e+09,'2:230','{"type":"actions","seat":2,"turn":45,"actions":[1],"events":[[3,31,0,46,16,0,0]],"digest":"4175"}');
INSERT INTO "log" VALUES('whm28zxam34i',231,1.79488151850022578234e+09,'0:231','{"type":"actions","seat":0,"turn":46,"actions":[120],"events":[[5,31,0,2,1,0,0]],"digest":"7220"}');
INSERT INTO "log" VALUES('whm28zxam34i',232,1.79488151851034140587e+09,'0:232','{"type":"actions","seat":0,"turn":46,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"ba13"}');
INSERT INTO "log" VALUES('whm28zxam34i',233,1.79488151852099680899e+09,'0:233','{"type":"actions","seat":0,"turn":46,"actions":[202],"events":[[9,31,0,9,1,0,0]],"digest":"d925"}');
INSERT INTO "log" VALUES('whm28zxam34i',234,1.79488151853077530862e+09,'0:234','{"type":"actions","seat":0,"turn":46,"actions":[0],"events":[[]],"digest":"dfb4"}');
INSERT INTO "log" VALUES('whm28zxam34i',235,1.79488151854382061963e+09,'0:235','{"type":"actions","seat":0,"turn":46,"actions":[1],"events":[[3,31,1,47,16,0,0]],"digest":"80a4"}');
INSERT INTO "log" VALUES('whm28zxam34i',236,1.79488151855573844911e+09,'1:236','{"type":"actions","seat":1,"turn":47,"actions":[0],"events":[[]],"digest":"1abd"}');
INSERT INTO "log" VALUES('whm28zxam34i',237,1.7948815185675117969e+09,'1:237','{"type":"actions","seat":1,"turn":47,"actions":[178],"events":[[7,31,1,6,0,0,0]],"digest":"940f"}');
INSERT INTO "log" VALUES('whm28zxam34i',238,1.79488151857747054102e+09,'1:238','{"type":"actions","seat":1,"turn":47,"actions":[187],"events":[[7,31,1,15,0,0,0]],"digest":"4e29"}');
INSERT INTO "log" VALUES('whm28zxam34i',239,1.79488151859021806714e+09,'1:239','{"type":"actions","seat":1,"turn":47,"actions":[185],"events":[[7,31,1,13,0,0,0,10,31,1,13,3,0,0]],"digest":"1c81"}');
INSERT INTO "log" VALUES('whm28zxam34i',240,1.79488151860480260853e+09,'1:240','{"type":"actions","seat":1,"turn":47,"actions":[242],"events":[[20,31,1,41,0,0,0,26,31,62,0,0,0,0,9,31,1,13,2,0,0]],"digest":"d3c6"}');
INSERT INTO "log" VALUES('whm28zxam34i',241,1.79488151861542201046e+09,'1:241','{"type":"actions","seat":1,"turn":47,"actions":[1],"events":[[3,31,2,48,16,0,0]],"digest":"63ea"}');
INSERT INTO "log" VALUES('whm28zxam34i',242,1.79488151862852311126e+09,'2:242','{"type":"actions","seat":2,"turn":48,"actions":[133],"events":[[5,31,2,15,1,0,0]],"digest":"741b"}');
INSERT INTO "log" VALUES('whm28zxam34i',243,1.7948815186423254013e+09,'2:243','{"type":"actions","seat":2,"turn":48,"actions":[128],"events":[[5,31,2,10,1,0,0]],"digest":"ff7e"}');
INSERT INTO "log" VALUES('whm28zxam34i',244,1.7948815186551923752e+09,'2:244','{"type":"actions","seat":2,"turn":48,"actions":[125],"events":[[5,31,2,7,1,0,0]],"digest":"25cf"}');
INSERT INTO "log" VALUES('whm28zxam34i',245,1.79488151866652321814e+09,'2:245','{"type":"actions","seat":2,"turn":48,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"a50e"}');
INSERT INTO "log" VALUES('whm28zxam34i',246,1.79488151867715382574e+09,'2:246','{"type":"actions","seat":2,"turn":48,"actions":[203],"events":[[9,31,2,10,1,0,0]],"digest":"efcf"}');
INSERT INTO "log" VALUES('whm28zxam34i',247,1.79488151868837237353e+09,'2:247','{"type":"actions","seat":2,"turn":48,"actions":[208],"events":[[9,31,2,15,1,0,0]],"digest":"21c5"}');
INSERT INTO "log" VALUES('whm28zxam34i',248,1.79488151870096015929e+09,'2:248','{"type":"actions","seat":2,"turn":48,"actions":[1],"events":[[3,31,0,49,17,0,0]],"digest":"9ef2"}');
INSERT INTO "log" VALUES('whm28zxam34i',249,1.79488151871178531647e+09,'0:249','{"type":"actions","seat":0,"turn":49,"actions":[120],"events":[[5,31,0,2,1,0,0]],"digest":"0576"}');
INSERT INTO "log" VALUES('whm28zxam34i',250,1.79488151872265887265e+09,'0:250','{"type":"actions","seat":0,"turn":49,"actions":[161],"events":[[7,31,0,7,0,0,0,10,31,0,7,4,0,0,1,31,0,3,4,0,0]],"digest":"49b3"}');
INSERT INTO "log" VALUES('whm28zxam34i',251,1.7948815187334694862e+09,'0:251','{"type":"actions","seat":0,"turn":49,"actions":[316],"events":[[14,31,0,7,3,0,0,1,31,0,3,3,0,0,9,31,0,7,3,0,0]],"digest":"624f"}');
INSERT INTO "log" VALUES('whm28zxam34i',252,1.79488151874496245381e+09,'0:252','{"type":"actions","seat":0,"turn":49,"actions":[77],"events":[[17,31,0,4,0,0,0,12,31,0,8,4,0,0]],"digest":"aca2"}');
INSERT INTO "log" VALUES('whm28zxam34i',253,1.79488151875732207304e+09,'0:253','{"type":"actions","seat":0,"turn":49,"actions":[1],"events":[[3,31,1,50,17,0,0]],"digest":"23e2"}');
INSERT INTO "log" VALUES('whm28zxam34i',254,1.79488151877243590354e+09,'1:254','{"type":"actions","seat":1,"turn":50,"actions":[130],"events":[[5,31,1,12,1,0,0]],"digest":"f225"}');
INSERT INTO "log" VALUES('whm28zxam34i',255,1.79488151878436398502e+09,'1:255','{"type":"actions","seat":1,"turn":50,"actions":[120],"events":[[5,31,1,2,1,0,0]],"digest":"e53c"}');
INSERT INTO "log" VALUES('whm28zxam34i',256,1.79488151879731345174e+09,'1:256','{"type":"actions","seat":1,"turn":50,"actions":[187],"events":[[7,31,1,15,0,0,0]],"digest":"2dee"}');
INSERT INTO "log" VALUES('whm28zxam34i',257,1794881518.8093,'1:257','{"type":"actions","seat":1,"turn":50,"actions":[178],"events":[[7,31,1,6,0,0,0]],"digest":"1005"}');
INSERT INTO "log" VALUES('whm28zxam34i',258,1.79488151882124137874e+09,'1:258','{"type":"actions","seat":1,"turn":50,"actions":[184],"events":[[7,31,1,12,0,0,0]],"digest":"7553"}');
INSERT INTO "log" VALUES('whm28zxam34i',259,1.79488151883411502836e+09,'1:259','{"type":"actions","seat":1,"turn":50,"actions":[174],"events":[[7,31,1,2,0,0,0,10,31,1,2,2,0,0,1,31,1,1,1,0,0,9,31,1,2,1,0,0]],"digest":"e12b"}');
INSERT INTO "log" VALUES('whm28zxam34i',260,1.79488151884632635112e+09,'1:260','{"type":"actions","seat":1,"turn":50,"actions":[1],"events":[[3,31,2,51,17,0,0]],"digest":"097c"}');
INSERT INTO "log" VALUES('whm28zxam34i',261,1.79488151891706228255e+09,'2:261','{"type":"actions","seat":2,"turn":51,"actions":[151],"events":[[5,31,2,15,2,0,0]],"digest":"5b05"}');
INSERT INTO "log" VALUES('whm28zxam34i',262,1.79488151892792177199e+09,'2:262','{"type":"actions","seat":2,"turn":51,"actions":[166],"events":[[7,31,2,12,0,0,0,10,31,2,12,3,0,0]],"digest":"d597"}');
INSERT INTO "log" VALUES('whm28zxam34i',263,1.79488151894144439693e+09,'2:263','{"type":"actions","seat":2,"turn":51,"actions":[0],"events":[[9,31,2,12,2,0,0]],"digest":"15e9"}');
INSERT INTO "log" VALUES('whm28zxam34i',264,1.79488151899326229092e+09,'2:264','{"type":"actions","seat":2,"turn":51,"actions":[1],"events":[[3,31,0,52,18,0,0]],"digest":"76ec"}');
INSERT INTO "log" VALUES('whm28zxam34i',265,1.79488151901082229611e+09,'0:265','{"type":"actions","seat":0,"turn":52,"actions":[127],"events":[[5,31,0,9,1,0,0]],"digest":"a0db"}');
INSERT INTO "log" VALUES('whm28zxam34i',266,1.79488151905266284935e+09,'0:266','{"type":"actions","seat":0,"turn":52,"actions":[134],"events":[[5,31,0,16,1,0,0]],"digest":"9daa"}');
INSERT INTO "log" VALUES('whm28zxam34i',267,1.79488151909192681309e+09,'0:267','{"type":"actions","seat":0,"turn":52,"actions":[188],"events":[[7,31,0,16,0,0,0,10,31,0,16,2,0,0]],"digest":"821b"}');
INSERT INTO "log" VALUES('whm28zxam34i',268,1.79488151914584040643e+09,'0:268','{"type":"actions","seat":0,"turn":52,"actions":[276],"events":[[19,31,0,9,0,0,0,26,31,7,0,0,0,0,9,31,0,16,1,0,0]],"digest":"da79"}');
INSERT INTO "log" VALUES('whm28zxam34i',269,1.79488151917234492298e+09,'0:269','{"type":"actions","seat":0,"turn":52,"actions":[1],"events":[[3,31,1,53,18,0,0]],"digest":"0b83"}');
INSERT INTO "log" VALUES('whm28zxam34i',270,1.79488151958362650868e+09,'1:270','{"type":"actions","seat":1,"turn":53,"actions":[120],"events":[[5,31,1,2,1,0,0]],"digest":"662f"}');
INSERT INTO "log" VALUES('whm28zxam34i',271,1.79488151960143160821e+09,'1:271','{"type":"actions","seat":1,"turn":53,"actions":[184],"events":[[6,31,1,2,1,0,0,7,31,1,12,0,0,0]],"digest":"7522"}');
INSERT INTO "log" VALUES('whm28zxam34i',272,1.79488151961468672757e+09,'1:272','{"type":"actions","seat":1,"turn":53,"actions":[178],"events":[[7,31,1,6,0,0,0]],"digest":"9379"}');
INSERT INTO "log" VALUES('whm28zxam34i',273,1.79488151962846064564e+09,'1:273','{"type":"actions","seat":1,"turn":53,"actions":[190],"events":[[10,31,1,6,3,0,0,1,31,1,3,3,0,0,9,31,1,6,2,0,0]],"digest":"4f44"}');
INSERT INTO "log" VALUES('whm28zxam34i',274,1.79488151964233136172e+09,'1:274','{"type":"actions","seat":1,"turn":53,"actions":[1],"events":[[3,31,2,54,18,0,0]],"digest":"0c04"}');
INSERT INTO "log" VALUES('whm28zxam34i',275,1.79488151965653395655e+09,'2:275','{"type":"actions","seat":2,"turn":54,"actions":[138],"events":[[5,31,2,2,2,0,0]],"digest":"9f65"}');
INSERT INTO "log" VALUES('whm28zxam34i',276,1.79488151966942024225e+09,'2:276','{"type":"actions","seat":2,"turn":54,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"da3c"}');
INSERT INTO "log" VALUES('whm28zxam34i',277,1.7948815196904561519e+09,'2:277','{"type":"actions","seat":2,"turn":54,"actions":[0],"events":[[]],"digest":"2e3c"}');
INSERT INTO "log" VALUES('whm28zxam34i',278,1.7948815197030706406e+09,'2:278','{"type":"actions","seat":2,"turn":54,"actions":[1],"events":[[3,31,0,55,19,0,0]],"digest":"f593"}');
INSERT INTO "log" VALUES('whm28zxam34i',279,1.79488151971360087397e+09,'0:279','{"type":"actions","seat":0,"turn":55,"actions":[120],"events":[[5,31,0,2,1,0,0]],"digest":"85e6"}');
INSERT INTO "log" VALUES('whm28zxam34i',280,1.79488151972296452519e+09,'0:280','{"type":"actions","seat":0,"turn":55,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"263c"}');
INSERT INTO "log" VALUES('whm28zxam34i',281,1.79488151973144364351e+09,'0:281','{"type":"actions","seat":0,"turn":55,"actions":[0],"events":[[]],"digest":"963c"}');
INSERT INTO "log" VALUES('whm28zxam34i',282,1.79488151974319124219e+09,'0:282','{"type":"actions","seat":0,"turn":55,"actions":[1],"events":[[3,31,1,56,19,0,0]],"digest":"0dc3"}');
INSERT INTO "log" VALUES('whm28zxam34i',283,1794881519.75935,'1:283','{"type":"actions","seat":1,"turn":56,"actions":[133],"events":[[5,31,1,15,1,0,0]],"digest":"8ad2"}');
INSERT INTO "log" VALUES('whm28zxam34i',284,1.7948815197797441483e+09,'1:284','{"type":"actions","seat":1,"turn":56,"actions":[124],"events":[[5,31,1,6,1,0,0]],"digest":"4fcf"}');
INSERT INTO "log" VALUES('whm28zxam34i',285,1.7948815197921113968e+09,'1:285','{"type":"actions","seat":1,"turn":56,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"8752"}');
INSERT INTO "log" VALUES('whm28zxam34i',286,1.79488151980516576766e+09,'1:286','{"type":"actions","seat":1,"turn":56,"actions":[208],"events":[[9,31,1,15,1,0,0]],"digest":"af37"}');
INSERT INTO "log" VALUES('whm28zxam34i',287,1.79488151981838226314e+09,'1:287','{"type":"actions","seat":1,"turn":56,"actions":[0],"events":[[]],"digest":"8198"}');
INSERT INTO "log" VALUES('whm28zxam34i',288,1.79488151983195495602e+09,'1:288','{"type":"actions","seat":1,"turn":56,"actions":[77],"events":[[17,31,1,4,0,0,0,12,31,1,5,4,0,0]],"digest":"67f6"}');
INSERT INTO "log" VALUES('whm28zxam34i',289,1.7948815198450303078e+09,'1:289','{"type":"actions","seat":1,"turn":56,"actions":[1],"events":[[3,31,2,57,19,0,0]],"digest":"4cca"}');
INSERT INTO "log" VALUES('whm28zxam34i',290,1.79488151986392760277e+09,'2:290','{"type":"actions","seat":2,"turn":57,"actions":[124],"events":[[5,31,2,6,1,0,0]],"digest":"a1f3"}');
INSERT INTO "log" VALUES('whm28zxam34i',291,1.79488151988397932057e+09,'2:291','{"type":"actions","seat":2,"turn":57,"actions":[158],"events":[[7,31,2,4,0,0,0,10,31,2,4,2,0,0,1,31,2,2,2,0,0,9,31,2,4,1,0,0]],"digest":"b33a"}');
INSERT INTO "log" VALUES('whm28zxam34i',292,1.79488151989742469784e+09,'2:292','{"type":"actions","seat":2,"turn":57,"actions":[1],"events":[[3,31,0,58,20,0,0]],"digest":"b990"}');
INSERT INTO "log" VALUES('whm28zxam34i',293,1.79488151993154025076e+09,'0:293','{"type":"actions","seat":0,"turn":58,"actions":[0],"events":[[]],"digest":"0284"}');
INSERT INTO "log" VALUES('whm28zxam34i',294,1.79488151996994328499e+09,'0:294','{"type":"actions","seat":0,"turn":58,"actions":[163],"events":[[7,31,0,9,0,0,0,10,31,0,9,5,0,0]],"digest":"7b79"}');
INSERT INTO "log" VALUES('whm28zxam34i',295,1.79488151999965786934e+09,'0:295','{"type":"actions","seat":0,"turn":58,"actions":[215],"events":[[2,31,0,3,1,0,0,1,31,0,5,1,0,0]],"digest":"a4f2"}');
INSERT INTO "log" VALUES('whm28zxam34i',296,1.79488152005097937585e+09,'0:296','{"type":"actions","seat":0,"turn":58,"actions":[214],"events":[[2,31,0,2,1,0,0,1,31,0,5,1,0,0]],"digest":"ca20"}');
INSERT INTO "log" VALUES('whm28zxam34i',297,1.79488152010373854632e+09,'0:297','{"type":"actions","seat":0,"turn":58,"actions":[218],"events":[[2,31,0,5,1,0,0,1,31,0,2,1,0,0]],"digest":"e941"}');
INSERT INTO "log" VALUES('whm28zxam34i',298,1.79488152015199518198e+09,'0:298','{"type":"actions","seat":0,"turn":58,"actions":[214],"events":[[2,31,0,2,1,0,0,1,31,0,5,1,0,0]],"digest":"f9a9"}');
INSERT INTO "log" VALUES('whm28zxam34i',299,1.79488152036024522779e+09,'0:299','{"type":"actions","seat":0,"turn":58,"actions":[0],"events":[[]],"digest":"6e28"}');
INSERT INTO "log" VALUES('whm28zxam34i',300,1.7948815204380366802e+09,'0:300','{"type":"actions","seat":0,"turn":58,"actions":[312],"events":[[13,31,0,9,7,0,0,1,31,0,1,2,0,0,1,31,0,5,1,0,0]],"digest":"157c"}');
INSERT INTO "log" VALUES('whm28zxam34i',301,1.79488152054579949376e+09,'0:301','{"type":"actions","seat":0,"turn":58,"actions":[315],"events":[[14,31,0,9,2,0,0,1,31,0,3,2,0,0,9,31,0,9,4,0,0]],"digest":"5635"}');
INSERT INTO "log" VALUES('whm28zxam34i',302,1.7948815206108748913e+09,'0:302','{"type":"actions","seat":0,"turn":58,"actions":[1],"events":[[3,31,1,59,20,0,0]],"digest":"9e65"}');
INSERT INTO "log" VALUES('whm28zxam34i',303,1.79488152082618570323e+09,'1:303','{"type":"actions","seat":1,"turn":59,"actions":[0],"events":[[]],"digest":"e35b"}');
INSERT INTO "log" VALUES('whm28zxam34i',304,1.79488152094419598577e+09,'1:304','{"type":"actions","seat":1,"turn":59,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"014c"}');
INSERT INTO "log" VALUES('whm28zxam34i',305,1.79488152118500542643e+09,'1:305','{"type":"actions","seat":1,"turn":59,"actions":[0],"events":[[]],"digest":"211d"}');
INSERT INTO "log" VALUES('whm28zxam34i',306,1794881521.50568,'1:306','{"type":"actions","seat":1,"turn":59,"actions":[1],"events":[[3,31,2,60,20,0,0]],"digest":"d463"}');
INSERT INTO "log" VALUES('whm28zxam34i',307,1.79488152163326358792e+09,'2:307','{"type":"actions","seat":2,"turn":60,"actions":[118],"events":[[5,31,2,0,1,0,0]],"digest":"a590"}');
INSERT INTO "log" VALUES('whm28zxam34i',308,1.79488152186984801289e+09,'2:308','{"type":"actions","seat":2,"turn":60,"actions":[172],"events":[[7,31,2,0,0,0,0]],"digest":"cd20"}');
INSERT INTO "log" VALUES('whm28zxam34i',309,1.79488152198108029365e+09,'2:309','{"type":"actions","seat":2,"turn":60,"actions":[190],"events":[[10,31,2,0,2,0,0,9,31,2,0,1,0,0]],"digest":"79b9"}');
INSERT INTO "log" VALUES('whm28zxam34i',310,1.79488152205994391441e+09,'2:310','{"type":"actions","seat":2,"turn":60,"actions":[1],"events":[[3,31,0,61,21,0,0]],"digest":"b7a8"}');
INSERT INTO "log" VALUES('whm28zxam34i',311,1.79488152250954222672e+09,'0:311','{"type":"actions","seat":0,"turn":61,"actions":[146],"events":[[5,31,0,10,2,0,0]],"digest":"7fb7"}');
INSERT INTO "log" VALUES('whm28zxam34i',312,1.79488152266851568221e+09,'0:312','{"type":"actions","seat":0,"turn":61,"actions":[174],"events":[[7,31,0,2,0,0,0]],"digest":"dc0a"}');
INSERT INTO "log" VALUES('whm28zxam34i',313,1.79488152298601436615e+09,'0:313','{"type":"actions","seat":0,"turn":61,"actions":[182],"events":[[7,31,0,10,0,0,0,10,31,0,10,3,0,0]],"digest":"1483"}');
INSERT INTO "log" VALUES('whm28zxam34i',314,1.79488152299960064886e+09,'0:314','{"type":"actions","seat":0,"turn":61,"actions":[221],"events":[[22,31,0,0,0,0,0]],"digest":"3798"}');
INSERT INTO "log" VALUES('whm28zxam34i',315,1.79488152301316738123e+09,'0:315','{"type":"actions","seat":0,"turn":61,"actions":[222],"events":[[2,31,0,5,2,0,0,22,31,0,1,0,0,0,9,31,0,10,2,0,0]],"digest":"e830"}');
INSERT INTO "log" VALUES('whm28zxam34i',316,1.79488152302325415605e+09,'0:316','{"type":"actions","seat":0,"turn":61,"actions":[1],"events":[[3,31,1,62,21,0,0]],"digest":"1620"}');
INSERT INTO "log" VALUES('whm28zxam34i',317,1.79488152303381538386e+09,'1:317','{"type":"actions","seat":1,"turn":62,"actions":[0],"events":[[]],"digest":"a63c"}');
INSERT INTO "log" VALUES('whm28zxam34i',318,1.79488152304364061359e+09,'1:318','{"type":"actions","seat":1,"turn":62,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"9ffe"}');
INSERT INTO "log" VALUES('whm28zxam34i',319,1.79488152305434203151e+09,'1:319','{"type":"actions","seat":1,"turn":62,"actions":[199],"events":[[9,31,1,6,1,0,0]],"digest":"6c72"}');
INSERT INTO "log" VALUES('whm28zxam34i',320,1.79488152306717729574e+09,'1:320','{"type":"actions","seat":1,"turn":62,"actions":[205],"events":[[9,31,1,12,1,0,0]],"digest":"2fc3"}');
INSERT INTO "log" VALUES('whm28zxam34i',321,1.7948815230906143189e+09,'1:321','{"type":"actions","seat":1,"turn":62,"actions":[0],"events":[[]],"digest":"915d"}');
INSERT INTO "log" VALUES('whm28zxam34i',322,1.79488152314205098155e+09,'1:322','{"type":"actions","seat":1,"turn":62,"actions":[1],"events":[[3,31,2,63,21,0,0]],"digest":"f6b8"}');
INSERT INTO "log" VALUES('whm28zxam34i',323,1.79488152323153352736e+09,'2:323','{"type":"actions","seat":2,"turn":63,"actions":[122],"events":[[5,31,2,4,1,0,0]],"digest":"d002"}');
INSERT INTO "log" VALUES('whm28zxam34i',324,1.7948815234097218514e+09,'2:324','{"type":"actions","seat":2,"turn":63,"actions":[187],"events":[[7,31,2,15,0,0,0]],"digest":"a05e"}');
INSERT INTO "log" VALUES('whm28zxam34i',325,1.79488152352148604392e+09,'2:325','{"type":"actions","seat":2,"turn":63,"actions":[190],"events":[[10,31,2,15,3,0,0]],"digest":"d1f3"}');
INSERT INTO "log" VALUES('whm28zxam34i',326,1.79488152365168094639e+09,'2:326','{"type":"actions","seat":2,"turn":63,"actions":[300],"events":[[19,31,2,33,0,0,0,26,31,36,0,0,0,0,9,31,2,15,2,0,0]],"digest":"e62e"}');
INSERT INTO "log" VALUES('whm28zxam34i',327,1.79488152376464509961e+09,'2:327','{"type":"actions","seat":2,"turn":63,"actions":[1],"events":[[3,31,0,64,22,0,0]],"digest":"c1eb"}');
INSERT INTO "log" VALUES('whm28zxam34i',328,1.79488152411388230322e+09,'0:328','{"type":"actions","seat":0,"turn":64,"actions":[148],"events":[[5,31,0,12,2,0,0]],"digest":"39c9"}');
INSERT INTO "log" VALUES('whm28zxam34i',329,1.79488152422327327728e+09,'0:329','{"type":"actions","seat":0,"turn":64,"actions":[174],"events":[[7,31,0,2,0,0,0]],"digest":"f86f"}');
INSERT INTO "log" VALUES('whm28zxam34i',330,1.7948815243818807602e+09,'0:330','{"type":"actions","seat":0,"turn":64,"actions":[184],"events":[[7,31,0,12,0,0,0,10,31,0,12,3,0,0]],"digest":"6a68"}');
INSERT INTO "log" VALUES('whm28zxam34i',331,1.7948815246100513935e+09,'0:331','{"type":"actions","seat":0,"turn":64,"actions":[227],"events":[[2,31,0,0,1,0,0,2,31,0,1,1,0,0,2,31,0,2,1,0,0,2,31,0,3,1,0,0]],"digest":"3ecf"}');
INSERT INTO "log" VALUES('whm28zxam34i',332,1.79488152462274527547e+09,'0:332','{"type":"actions","seat":0,"turn":64,"actions":[311],"events":[[21,31,0,12,3,0,0,1,31,0,4,1,0,0,12,31,0,5,1,0,0,9,31,0,12,2,0,0]],"digest":"badf"}');
INSERT INTO "log" VALUES('whm28zxam34i',333,1.79488152463353800776e+09,'0:333','{"type":"actions","seat":0,"turn":64,"actions":[1],"events":[[3,31,1,65,22,0,0]],"digest":"94e5"}');
INSERT INTO "log" VALUES('whm28zxam34i',334,1.79488152464818525311e+09,'1:334','{"type":"actions","seat":1,"turn":65,"actions":[152],"events":[[5,31,1,16,2,0,0]],"digest":"1021"}');
INSERT INTO "log" VALUES('whm28zxam34i',335,1.79488152466010141374e+09,'1:335','{"type":"actions","seat":1,"turn":65,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"5a4d"}');
INSERT INTO "log" VALUES('whm28zxam34i',336,1.79488152466962170598e+09,'1:336','{"type":"actions","seat":1,"turn":65,"actions":[195],"events":[[9,31,1,2,1,0,0]],"digest":"d576"}');
INSERT INTO "log" VALUES('whm28zxam34i',337,1.79488152468024778369e+09,'1:337','{"type":"actions","seat":1,"turn":65,"actions":[0],"events":[[]],"digest":"7aa1"}');
INSERT INTO "log" VALUES('whm28zxam34i',338,1.79488152469201827049e+09,'1:338','{"type":"actions","seat":1,"turn":65,"actions":[1],"events":[[3,31,2,66,22,0,0]],"digest":"9a90"}');
INSERT INTO "log" VALUES('whm28zxam34i',339,1.79488152470599246022e+09,'2:339','{"type":"actions","seat":2,"turn":66,"actions":[147],"events":[[5,31,2,11,2,0,0]],"digest":"a3a8"}');
INSERT INTO "log" VALUES('whm28zxam34i',340,1.7948815247165784836e+09,'2:340','{"type":"actions","seat":2,"turn":66,"actions":[178],"events":[[7,31,2,6,0,0,0]],"digest":"036d"}');
INSERT INTO "log" VALUES('whm28zxam34i',341,1.7948815247374620438e+09,'2:341','{"type":"actions","seat":2,"turn":66,"actions":[190],"events":[[10,31,2,6,2,0,0,1,31,2,3,2,0,0,9,31,2,6,1,0,0]],"digest":"2828"}');
INSERT INTO "log" VALUES('whm28zxam34i',342,1.79488152485498738287e+09,'2:342','{"type":"actions","seat":2,"turn":66,"actions":[1],"events":[[3,31,0,67,23,0,0]],"digest":"1b9b"}');
INSERT INTO "log" VALUES('whm28zxam34i',343,1.79488152492463755608e+09,'0:343','{"type":"actions","seat":0,"turn":67,"actions":[127],"events":[[5,31,0,9,1,0,0]],"digest":"9893"}');
INSERT INTO "log" VALUES('whm28zxam34i',344,1.79488152510386323934e+09,'0:344','{"type":"actions","seat":0,"turn":67,"actions":[128],"events":[[5,31,0,10,1,0,0]],"digest":"ef67"}');
INSERT INTO "log" VALUES('whm28zxam34i',345,1.79488152512649774546e+09,'0:345','{"type":"actions","seat":0,"turn":67,"actions":[130],"events":[[5,31,0,12,1,0,0]],"digest":"3b04"}');
INSERT INTO "log" VALUES('whm28zxam34i',346,1.79488152514322257041e+09,'0:346','{"type":"actions","seat":0,"turn":67,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"18f0"}');
INSERT INTO "log" VALUES('whm28zxam34i',347,1.79488152515542626376e+09,'0:347','{"type":"actions","seat":0,"turn":67,"actions":[211],"events":[[9,31,0,2,3,0,0,9,31,0,9,1,0,0,9,31,0,10,1,0,0,9,31,0,12,1,0,0]],"digest":"43dd"}');
INSERT INTO "log" VALUES('whm28zxam34i',348,1.79488152516676354409e+09,'0:348','{"type":"actions","seat":0,"turn":67,"actions":[1],"events":[[3,31,1,68,23,0,0]],"digest":"439a"}');
INSERT INTO "log" VALUES('whm28zxam34i',349,1.79488152518173265455e+09,'1:349','{"type":"actions","seat":1,"turn":68,"actions":[129],"events":[[5,31,1,11,1,0,0]],"digest":"5442"}');
INSERT INTO "log" VALUES('whm28zxam34i',350,1.79488152521130061144e+09,'1:350','{"type":"actions","seat":1,"turn":68,"actions":[170],"events":[[7,31,1,16,0,0,0,10,31,1,16,3,0,0]],"digest":"0dee"}');
INSERT INTO "log" VALUES('whm28zxam34i',351,1.79488152522687268255e+09,'1:351','{"type":"actions","seat":1,"turn":68,"actions":[0],"events":[[9,31,1,16,2,0,0]],"digest":"1d80"}');
INSERT INTO "log" VALUES('whm28zxam34i',352,1.79488152523885560038e+09,'1:352','{"type":"actions","seat":1,"turn":68,"actions":[1],"events":[[3,31,2,69,23,0,0]],"digest":"d0a7"}');
INSERT INTO "log" VALUES('whm28zxam34i',353,1.79488152525351285938e+09,'2:353','{"type":"actions","seat":2,"turn":69,"actions":[129],"events":[[5,31,2,11,1,0,0]],"digest":"e6d2"}');
INSERT INTO "log" VALUES('whm28zxam34i',354,1.79488152527345228197e+09,'2:354','{"type":"actions","seat":2,"turn":69,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"2b0c"}');
INSERT INTO "log" VALUES('whm28zxam34i',355,1.79488152528604650495e+09,'2:355','{"type":"actions","seat":2,"turn":69,"actions":[0],"events":[[]],"digest":"4f09"}');
INSERT INTO "log" VALUES('whm28zxam34i',356,1.79488152534969735152e+09,'2:356','{"type":"actions","seat":2,"turn":69,"actions":[1],"events":[[3,31,0,70,24,0,0]],"digest":"7c0d"}');
INSERT INTO "log" VALUES('whm28zxam34i',357,1.79488152537316298477e+09,'0:357','{"type":"actions","seat":0,"turn":70,"actions":[133],"events":[[5,31,0,15,1,0,0]],"digest":"57f0"}');
INSERT INTO "log" VALUES('whm28zxam34i',358,1.79488152539538264275e+09,'0:358','{"type":"actions","seat":0,"turn":70,"actions":[120],"events":[[5,31,0,2,1,0,0]],"digest":"9515"}');
INSERT INTO "log" VALUES('whm28zxam34i',359,1.79488152545628237722e+09,'0:359','{"type":"actions","seat":0,"turn":70,"actions":[0],"events":[[]],"digest":"614e"}');
INSERT INTO "log" VALUES('whm28zxam34i',360,1.79488152549381589891e+09,'0:360','{"type":"actions","seat":0,"turn":70,"actions":[156],"events":[[7,31,0,2,0,0,0,10,31,0,2,2,0,0,1,31,0,1,1,0,0,9,31,0,2,1,0,0]],"digest":"68d9"}');
INSERT INTO "log" VALUES('whm28zxam34i',361,1.79488152550481152537e+09,'0:361','{"type":"actions","seat":0,"turn":70,"actions":[1],"events":[[3,31,1,71,24,0,0]],"digest":"5621"}');
INSERT INTO "log" VALUES('whm28zxam34i',362,1.79488152551757979393e+09,'1:362','{"type":"actions","seat":1,"turn":71,"actions":[127],"events":[[5,31,1,9,1,0,0]],"digest":"4628"}');
INSERT INTO "log" VALUES('whm28zxam34i',363,1.79488152553200840944e+09,'1:363','{"type":"actions","seat":1,"turn":71,"actions":[133],"events":[[5,31,1,15,1,0,0]],"digest":"39d0"}');
INSERT INTO "log" VALUES('whm28zxam34i',364,1.7948815255451993942e+09,'1:364','{"type":"actions","seat":1,"turn":71,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"0a26"}');
INSERT INTO "log" VALUES('whm28zxam34i',365,1.7948815255567829609e+09,'1:365','{"type":"actions","seat":1,"turn":71,"actions":[0],"events":[[]],"digest":"0225"}');
INSERT INTO "log" VALUES('whm28zxam34i',366,1.79488152556918406478e+09,'1:366','{"type":"actions","seat":1,"turn":71,"actions":[1],"events":[[3,31,2,72,24,0,0]],"digest":"a8df"}');
INSERT INTO "log" VALUES('whm28zxam34i',367,1.7948815255839762687e+09,'2:367','{"type":"actions","seat":2,"turn":72,"actions":[0],"events":[[]],"digest":"88c3"}');
INSERT INTO "log" VALUES('whm28zxam34i',368,1.79488152559586429599e+09,'2:368','{"type":"actions","seat":2,"turn":72,"actions":[158],"events":[[7,31,2,4,0,0,0,10,31,2,4,2,0,0,1,31,2,2,2,0,0,9,31,2,4,1,0,0]],"digest":"e7aa"}');
INSERT INTO "log" VALUES('whm28zxam34i',369,1.7948815256096487045e+09,'2:369','{"type":"actions","seat":2,"turn":72,"actions":[1],"events":[[3,31,0,73,25,0,0]],"digest":"1a9d"}');
INSERT INTO "log" VALUES('whm28zxam34i',370,1.79488152563571143156e+09,'0:370','{"type":"actions","seat":0,"turn":73,"actions":[133],"events":[[5,31,0,15,1,0,0]],"digest":"4c87"}');
INSERT INTO "log" VALUES('whm28zxam34i',371,1.79488152564602351183e+09,'0:371','{"type":"actions","seat":0,"turn":73,"actions":[134],"events":[[5,31,0,16,1,0,0]],"digest":"c876"}');
INSERT INTO "log" VALUES('whm28zxam34i',372,1.79488152565616130825e+09,'0:372','{"type":"actions","seat":0,"turn":73,"actions":[125],"events":[[5,31,0,7,1,0,0]],"digest":"d3f7"}');
INSERT INTO "log" VALUES('whm28zxam34i',373,1.79488152566688203811e+09,'0:373','{"type":"actions","seat":0,"turn":73,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"b019"}');
INSERT INTO "log" VALUES('whm28zxam34i',374,1.7948815256775929928e+09,'0:374','{"type":"actions","seat":0,"turn":73,"actions":[0],"events":[[]],"digest":"8641"}');
INSERT INTO "log" VALUES('whm28zxam34i',375,1.79488152568828415872e+09,'0:375','{"type":"actions","seat":0,"turn":73,"actions":[1],"events":[[3,31,1,74,25,0,0]],"digest":"25f0"}');
INSERT INTO "log" VALUES('whm28zxam34i',376,1.79488152569863200188e+09,'1:376','{"type":"actions","seat":1,"turn":74,"actions":[0],"events":[[]],"digest":"60fe"}');
INSERT INTO "log" VALUES('whm28zxam34i',377,1.79488152570914483068e+09,'1:377','{"type":"actions","seat":1,"turn":74,"actions":[163],"events":[[7,31,1,9,0,0,0,10,31,1,9,2,0,0]],"digest":"30ef"}');
INSERT INTO "log" VALUES('whm28zxam34i',378,1.79488152572162318236e+09,'1:378','{"type":"actions","seat":1,"turn":74,"actions":[215],"events":[[2,31,1,3,1,0,0,1,31,1,5,1,0,0]],"digest":"51ce"}');
INSERT INTO "log" VALUES('whm28zxam34i',379,1.79488152573273468011e+09,'1:379','{"type":"actions","seat":1,"turn":74,"actions":[0],"events":[[9,31,1,9,1,0,0]],"digest":"17d3"}');
INSERT INTO "log" VALUES('whm28zxam34i',380,1.79488152574216389655e+09,'1:380','{"type":"actions","seat":1,"turn":74,"actions":[1],"events":[[3,31,2,75,25,0,0]],"digest":"aa65"}');
INSERT INTO "log" VALUES('whm28zxam34i',381,1.79488152575132370002e+09,'2:381','{"type":"actions","seat":2,"turn":75,"actions":[131],"events":[[5,31,2,13,1,0,0]],"digest":"9f0c"}');
INSERT INTO "log" VALUES('whm28zxam34i',382,1.79488152577094078063e+09,'2:382','{"type":"actions","seat":2,"turn":75,"actions":[183],"events":[[7,31,2,11,0,0,0,10,31,2,11,4,0,0]],"digest":"de06"}');
INSERT INTO "log" VALUES('whm28zxam34i',383,1.79488152580157446858e+09,'2:383','{"type":"actions","seat":2,"turn":75,"actions":[316],"events":[[14,31,2,11,3,0,0,1,31,2,2,2,0,0,9,31,2,11,3,0,0]],"digest":"4f22"}');
INSERT INTO "log" VALUES('whm28zxam34i',384,1.79488152581760334975e+09,'2:384','{"type":"actions","seat":2,"turn":75,"actions":[1],"events":[[3,31,0,76,26,0,0]],"digest":"0605"}');
INSERT INTO "log" VALUES('whm28zxam34i',385,1.79488152583757829667e+09,'0:385','{"type":"actions","seat":0,"turn":76,"actions":[152],"events":[[5,31,0,16,2,0,0]],"digest":"ce73"}');
INSERT INTO "log" VALUES('whm28zxam34i',386,1.79488152584723973268e+09,'0:386','{"type":"actions","seat":0,"turn":76,"actions":[161],"events":[[7,31,0,7,0,0,0,10,31,0,7,3,0,0,1,31,0,3,3,0,0,9,31,0,7,1,0,0]],"digest":"5ab7"}');
INSERT INTO "log" VALUES('whm28zxam34i',387,1.79488152586221289637e+09,'0:387','{"type":"actions","seat":0,"turn":76,"actions":[1],"events":[[3,31,1,77,26,0,0]],"digest":"ee46"}');
INSERT INTO "log" VALUES('whm28zxam34i',388,1.79488152587507414814e+09,'1:388','{"type":"actions","seat":1,"turn":77,"actions":[131],"events":[[5,31,1,13,1,0,0]],"digest":"54d2"}');
INSERT INTO "log" VALUES('whm28zxam34i',389,1.79488152589385294914e+09,'1:389','{"type":"actions","seat":1,"turn":77,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"72ed"}');
INSERT INTO "log" VALUES('whm28zxam34i',390,1.79488152590831947326e+09,'1:390','{"type":"actions","seat":1,"turn":77,"actions":[204],"events":[[9,31,1,11,1,0,0]],"digest":"1c41"}');
INSERT INTO "log" VALUES('whm28zxam34i',391,1.79488152591814708715e+09,'1:391','{"type":"actions","seat":1,"turn":77,"actions":[208],"events":[[9,31,1,15,1,0,0]],"digest":"493c"}');
INSERT INTO "log" VALUES('whm28zxam34i',392,1.79488152592983603479e+09,'1:392','{"type":"actions","seat":1,"turn":77,"actions":[0],"events":[[]],"digest":"510f"}');
INSERT INTO "log" VALUES('whm28zxam34i',393,1.79488152593994402888e+09,'1:393','{"type":"actions","seat":1,"turn":77,"actions":[1],"events":[[3,31,2,78,26,0,0]],"digest":"d7f1"}');
INSERT INTO "log" VALUES('whm28zxam34i',394,1.79488152594976973532e+09,'2:394','{"type":"actions","seat":2,"turn":78,"actions":[143],"events":[[6,31,2,0,2,0,0,5,31,2,7,2,0,0]],"digest":"f21f"}');
INSERT INTO "log" VALUES('whm28zxam34i',395,1.79488152595864772793e+09,'2:395','{"type":"actions","seat":2,"turn":78,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"f85c"}');
INSERT INTO "log" VALUES('whm28zxam34i',396,1.79488152597896122937e+09,'2:396','{"type":"actions","seat":2,"turn":78,"actions":[200],"events":[[9,31,2,7,1,0,0]],"digest":"090a"}');
INSERT INTO "log" VALUES('whm28zxam34i',397,1.7948815261771111488e+09,'2:397','{"type":"actions","seat":2,"turn":78,"actions":[200],"events":[[9,31,2,7,1,0,0]],"digest":"0655"}');
INSERT INTO "log" VALUES('whm28zxam34i',398,1.79488152637720394131e+09,'2:398','{"type":"actions","seat":2,"turn":78,"actions":[200],"events":[[9,31,2,7,1,0,0]],"digest":"8c74"}');
INSERT INTO "log" VALUES('whm28zxam34i',399,1.79488152658827018739e+09,'2:399','{"type":"actions","seat":2,"turn":78,"actions":[206],"events":[[9,31,2,13,1,0,0]],"digest":"639e"}');
INSERT INTO "log" VALUES('whm28zxam34i',400,1.79488152660220861437e+09,'2:400','{"type":"actions","seat":2,"turn":78,"actions":[1],"events":[[3,31,0,79,27,0,0]],"digest":"1f11"}');
INSERT INTO "log" VALUES('whm28zxam34i',401,1.79488152661586308472e+09,'0:401','{"type":"actions","seat":0,"turn":79,"actions":[142],"events":[[5,31,0,6,2,0,0]],"digest":"ca81"}');
INSERT INTO "log" VALUES('whm28zxam34i',402,1.79488152662754178049e+09,'0:402','{"type":"actions","seat":0,"turn":79,"actions":[189],"events":[[2,31,0,5,1,0,0,7,31,0,17,0,0,0]],"digest":"8268"}');
INSERT INTO "log" VALUES('whm28zxam34i',403,1.79488152670154166223e+09,'0:403','{"type":"actions","seat":0,"turn":79,"actions":[188],"events":[[7,31,0,16,0,0,0]],"digest":"bd47"}');
INSERT INTO "log" VALUES('whm28zxam34i',404,1.7948815267184455394e+09,'0:404','{"type":"actions","seat":0,"turn":79,"actions":[187],"events":[[7,31,0,15,0,0,0]],"digest":"81dd"}');
INSERT INTO "log" VALUES('whm28zxam34i',405,1.79488152672896480567e+09,'0:405','{"type":"actions","seat":0,"turn":79,"actions":[178],"events":[[7,31,0,6,0,0,0,10,31,0,6,3,0,0,1,31,0,3,3,0,0,9,31,0,6,2,0,0]],"digest":"b840"}');
INSERT INTO "log" VALUES('whm28zxam34i',406,1.79488152680547046659e+09,'0:406','{"type":"actions","seat":0,"turn":79,"actions":[1],"events":[[3,31,1,80,27,0,0]],"digest":"5045"}');
INSERT INTO "log" VALUES('whm28zxam34i',407,1.79488152686236977577e+09,'1:407','{"type":"actions","seat":1,"turn":80,"actions":[130],"events":[[5,31,1,12,1,0,0]],"digest":"cfcd"}');
INSERT INTO "log" VALUES('whm28zxam34i',408,1.79488152692932295805e+09,'1:408','{"type":"actions","seat":1,"turn":80,"actions":[131],"events":[[5,31,1,13,1,0,0]],"digest":"709e"}');
INSERT INTO "log" VALUES('whm28zxam34i',409,1.79488152697700190539e+09,'1:409','{"type":"actions","seat":1,"turn":80,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"3aa0"}');
INSERT INTO "log" VALUES('whm28zxam34i',410,1.79488152700921845439e+09,'1:410','{"type":"actions","seat":1,"turn":80,"actions":[205],"events":[[9,31,1,12,1,0,0]],"digest":"6ccf"}');
INSERT INTO "log" VALUES('whm28zxam34i',411,1.79488152708551812171e+09,'1:411','{"type":"actions","seat":1,"turn":80,"actions":[0],"events":[[]],"digest":"a0d0"}');
INSERT INTO "log" VALUES('whm28zxam34i',412,1.79488152711671328544e+09,'1:412','{"type":"actions","seat":1,"turn":80,"actions":[1],"events":[[3,31,2,81,27,0,0]],"digest":"91fc"}');
INSERT INTO "log" VALUES('whm28zxam34i',413,1.79488152714157676694e+09,'2:413','{"type":"actions","seat":2,"turn":81,"actions":[130],"events":[[5,31,2,12,1,0,0]],"digest":"f99f"}');
INSERT INTO "log" VALUES('whm28zxam34i',414,1.79488152717305827141e+09,'2:414','{"type":"actions","seat":2,"turn":81,"actions":[125],"events":[[5,31,2,7,1,0,0]],"digest":"0ba9"}');
INSERT INTO "log" VALUES('whm28zxam34i',415,1.79488152721806120868e+09,'2:415','{"type":"actions","seat":2,"turn":81,"actions":[129],"events":[[5,31,2,11,1,0,0]],"digest":"0ebf"}');
INSERT INTO "log" VALUES('whm28zxam34i',416,1.79488152725727915766e+09,'2:416','{"type":"actions","seat":2,"turn":81,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"3a93"}');
INSERT INTO "log" VALUES('whm28zxam34i',417,1.79488152730727648738e+09,'2:417','{"type":"actions","seat":2,"turn":81,"actions":[0],"events":[[]],"digest":"c702"}');
INSERT INTO "log" VALUES('whm28zxam34i',418,1.79488152738262748712e+09,'2:418','{"type":"actions","seat":2,"turn":81,"actions":[1],"events":[[3,31,0,82,28,0,0]],"digest":"cac5"}');
INSERT INTO "log" VALUES('whm28zxam34i',419,1.79488152749314689628e+09,'0:419','{"type":"actions","seat":0,"turn":82,"actions":[147],"events":[[5,31,0,11,2,0,0]],"digest":"a69a"}');
INSERT INTO "log" VALUES('whm28zxam34i',420,1.79488152764323854451e+09,'0:420','{"type":"actions","seat":0,"turn":82,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"2db1"}');
INSERT INTO "log" VALUES('whm28zxam34i',421,1.79488152781770133976e+09,'0:421','{"type":"actions","seat":0,"turn":82,"actions":[0],"events":[[]],"digest":"c420"}');
INSERT INTO "log" VALUES('whm28zxam34i',422,1.79488152794405579574e+09,'0:422','{"type":"actions","seat":0,"turn":82,"actions":[1],"events":[[3,31,1,83,28,0,0]],"digest":"24df"}');
INSERT INTO "log" VALUES('whm28zxam34i',423,1.79488152814151167872e+09,'1:423','{"type":"actions","seat":1,"turn":83,"actions":[0],"events":[[]],"digest":"b523"}');
INSERT INTO "log" VALUES('whm28zxam34i',424,1.79488152815428161617e+09,'1:424','{"type":"actions","seat":1,"turn":83,"actions":[167],"events":[[7,31,1,13,0,0,0,10,31,1,13,3,0,0,9,31,1,13,2,0,0]],"digest":"58d6"}');
INSERT INTO "log" VALUES('whm28zxam34i',425,1.7948815281612889767e+09,'1:425','{"type":"actions","seat":1,"turn":83,"actions":[1],"events":[[3,31,2,84,28,0,0]],"digest":"6e41"}');
INSERT INTO "log" VALUES('whm28zxam34i',426,1.79488152816978955269e+09,'2:426','{"type":"actions","seat":2,"turn":84,"actions":[136],"events":[[5,31,2,0,2,0,0]],"digest":"6e27"}');
INSERT INTO "log" VALUES('whm28zxam34i',427,1.7948815281783442497e+09,'2:427','{"type":"actions","seat":2,"turn":84,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"28b4"}');
INSERT INTO "log" VALUES('whm28zxam34i',428,1.79488152820980525017e+09,'2:428','{"type":"actions","seat":2,"turn":84,"actions":[200],"events":[[9,31,2,7,1,0,0]],"digest":"f58c"}');
INSERT INTO "log" VALUES('whm28zxam34i',429,1794881528.22103,'2:429','{"type":"actions","seat":2,"turn":84,"actions":[204],"events":[[9,31,2,11,1,0,0]],"digest":"64b1"}');
INSERT INTO "log" VALUES('whm28zxam34i',430,1.79488152822922682758e+09,'2:430','{"type":"actions","seat":2,"turn":84,"actions":[0],"events":[[]],"digest":"6dfe"}');
INSERT INTO "log" VALUES('whm28zxam34i',431,1794881528.23814,'2:431','{"type":"actions","seat":2,"turn":84,"actions":[1],"events":[[3,31,0,85,29,0,0]],"digest":"f75b"}');
INSERT INTO "log" VALUES('whm28zxam34i',432,1.79488152824601745602e+09,'0:432','{"type":"actions","seat":0,"turn":85,"actions":[0],"events":[[]],"digest":"0638"}');
INSERT INTO "log" VALUES('whm28zxam34i',433,1.79488152825338268285e+09,'0:433','{"type":"actions","seat":0,"turn":85,"actions":[169],"events":[[7,31,0,15,0,0,0,10,31,0,15,3,0,0]],"digest":"0096"}');
INSERT INTO "log" VALUES('whm28zxam34i',434,1.79488152826042437551e+09,'0:434','{"type":"actions","seat":0,"turn":85,"actions":[273],"events":[[19,31,0,6,0,0,0,26,31,15,0,0,0,0,9,31,0,15,2,0,0]],"digest":"8820"}');
INSERT INTO "log" VALUES('whm28zxam34i',435,1.79488152826821827892e+09,'0:435','{"type":"actions","seat":0,"turn":85,"actions":[1],"events":[[3,31,1,86,29,0,0]],"digest":"9730"}');
INSERT INTO "log" VALUES('whm28zxam34i',436,1.79488152827695393565e+09,'1:436','{"type":"actions","seat":1,"turn":86,"actions":[152],"events":[[5,31,1,16,2,0,0]],"digest":"3e37"}');
INSERT INTO "log" VALUES('whm28zxam34i',437,1.79488152828516340248e+09,'1:437','{"type":"actions","seat":1,"turn":86,"actions":[188],"events":[[7,31,1,16,0,0,0,10,31,1,16,3,0,0]],"digest":"4400"}');
INSERT INTO "log" VALUES('whm28zxam34i',438,1.79488152829360866546e+09,'1:438','{"type":"actions","seat":1,"turn":86,"actions":[272],"events":[[19,31,1,5,0,0,0,26,31,29,0,0,0,0,9,31,1,16,2,0,0]],"digest":"5c29"}');
INSERT INTO "log" VALUES('whm28zxam34i',439,1.79488152830284333231e+09,'1:439','{"type":"actions","seat":1,"turn":86,"actions":[1],"events":[[3,31,2,87,29,0,0]],"digest":"bc04"}');
INSERT INTO "log" VALUES('whm28zxam34i',440,1.79488152831196808812e+09,'2:440','{"type":"actions","seat":2,"turn":87,"actions":[144],"events":[[5,31,2,8,2,0,0]],"digest":"765d"}');
INSERT INTO "log" VALUES('whm28zxam34i',441,1.79488152832616019247e+09,'2:441','{"type":"actions","seat":2,"turn":87,"actions":[166],"events":[[7,31,2,12,0,0,0,10,31,2,12,2,0,0]],"digest":"1e73"}');
INSERT INTO "log" VALUES('whm28zxam34i',442,1.79488152834257197378e+09,'2:442','{"type":"actions","seat":2,"turn":87,"actions":[224],"events":[[]],"digest":"1991"}');
INSERT INTO "log" VALUES('whm28zxam34i',443,1.7948815283563406467e+09,'2:443','{"type":"actions","seat":2,"turn":87,"actions":[306],"events":[[2,31,2,2,1,0,0,2,31,2,3,1,0,0,21,31,2,12,0,0,0,1,31,2,5,2,0,0,12,31,2,3,1,0,0]],"digest":"f41c"}');
INSERT INTO "log" VALUES('whm28zxam34i',444,1.79488152836997246746e+09,'2:444','{"type":"actions","seat":2,"turn":87,"actions":[1],"events":[[3,31,0,88,30,0,0]],"digest":"fee8"}');
INSERT INTO "log" VALUES('whm28zxam34i',445,1.79488152838180732725e+09,'0:445','{"type":"actions","seat":0,"turn":88,"actions":[124],"events":[[5,31,0,6,1,0,0]],"digest":"c653"}');
INSERT INTO "log" VALUES('whm28zxam34i',446,1.79488152839322400097e+09,'0:446','{"type":"actions","seat":0,"turn":88,"actions":[134],"events":[[6,31,0,1,1,0,0,5,31,0,16,1,0,0]],"digest":"2d4e"}');
INSERT INTO "log" VALUES('whm28zxam34i',447,1.79488152840654230117e+09,'0:447','{"type":"actions","seat":0,"turn":88,"actions":[178],"events":[[7,31,0,6,0,0,0]],"digest":"d186"}');
INSERT INTO "log" VALUES('whm28zxam34i',448,1.79488152841587567326e+09,'0:448','{"type":"actions","seat":0,"turn":88,"actions":[183],"events":[[7,31,0,11,0,0,0,10,31,0,11,3,0,0]],"digest":"e9a5"}');
INSERT INTO "log" VALUES('whm28zxam34i',449,1.79488152842386889458e+09,'0:449','{"type":"actions","seat":0,"turn":88,"actions":[231],"events":[[2,31,0,4,1,0,0,21,31,0,11,0,0,0,12,31,0,5,2,0,0,9,31,0,11,1,0,0]],"digest":"862c"}');
INSERT INTO "log" VALUES('whm28zxam34i',450,1.79488152843607473366e+09,'0:450','{"type":"actions","seat":0,"turn":88,"actions":[1],"events":[[3,31,1,89,30,0,0]],"digest":"7b62"}');
INSERT INTO "log" VALUES('whm28zxam34i',451,1.79488152844487977022e+09,'1:451','{"type":"actions","seat":1,"turn":89,"actions":[151],"events":[[5,31,1,15,2,0,0]],"digest":"b1c6"}');
INSERT INTO "log" VALUES('whm28zxam34i',452,1.79488152845518898967e+09,'1:452','{"type":"actions","seat":1,"turn":89,"actions":[187],"events":[[7,31,1,15,0,0,0,10,31,1,15,5,0,0,12,31,1,3,7,0,0]],"digest":"0e70"}');
INSERT INTO "log" VALUES('whm28zxam34i',453,1.79488152846316528321e+09,'1:453','{"type":"actions","seat":1,"turn":89,"actions":[312],"events":[[13,31,1,15,13,0,0,1,31,1,5,4,0,0]],"digest":"5a1c"}');
INSERT INTO "log" VALUES('whm28zxam34i',454,1.79488152847103691104e+09,'1:454','{"type":"actions","seat":1,"turn":89,"actions":[314],"events":[[14,31,1,15,1,0,0,1,31,1,1,1,0,0,12,31,1,2,3,0,0,9,31,1,15,4,0,0]],"digest":"d57e"}');
INSERT INTO "log" VALUES('whm28zxam34i',455,1.79488152847927880289e+09,'1:455','{"type":"actions","seat":1,"turn":89,"actions":[1],"events":[[3,31,2,90,30,0,0]],"digest":"69da"}');
INSERT INTO "log" VALUES('whm28zxam34i',456,1.79488152848709559437e+09,'2:456','{"type":"actions","seat":2,"turn":90,"actions":[0],"events":[[]],"digest":"8526"}');
INSERT INTO "log" VALUES('whm28zxam34i',457,1.79488152849504351612e+09,'2:457','{"type":"actions","seat":2,"turn":90,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"29c2"}');
INSERT INTO "log" VALUES('whm28zxam34i',458,1.79488152850232148168e+09,'2:458','{"type":"actions","seat":2,"turn":90,"actions":[200],"events":[[9,31,2,7,1,0,0]],"digest":"b6b2"}');
INSERT INTO "log" VALUES('whm28zxam34i',459,1.7948815285102033615e+09,'2:459','{"type":"actions","seat":2,"turn":90,"actions":[200],"events":[[9,31,2,7,1,0,0]],"digest":"b455"}');
INSERT INTO "log" VALUES('whm28zxam34i',460,1.79488152852384042737e+09,'2:460','{"type":"actions","seat":2,"turn":90,"actions":[0],"events":[[]],"digest":"ee9c"}');
INSERT INTO "log" VALUES('whm28zxam34i',461,1.79488152858777379986e+09,'2:461','{"type":"actions","seat":2,"turn":90,"actions":[1],"events":[[3,31,0,91,31,0,0]],"digest":"d032"}');
INSERT INTO "log" VALUES('whm28zxam34i',462,1.79488152861085844039e+09,'0:462','{"type":"actions","seat":0,"turn":91,"actions":[131],"events":[[5,31,0,13,1,0,0]],"digest":"5004"}');
INSERT INTO "log" VALUES('whm28zxam34i',463,1.79488152861870837216e+09,'0:463','{"type":"actions","seat":0,"turn":91,"actions":[178],"events":[[7,31,0,6,0,0,0,10,31,0,6,2,0,0,1,31,0,3,2,0,0,9,31,0,6,1,0,0]],"digest":"144b"}');
INSERT INTO "log" VALUES('whm28zxam34i',464,1.79488152862861013417e+09,'0:464','{"type":"actions","seat":0,"turn":91,"actions":[1],"events":[[3,31,1,92,31,0,0]],"digest":"fdeb"}');
INSERT INTO "log" VALUES('whm28zxam34i',465,1.79488152863949060444e+09,'1:465','{"type":"actions","seat":1,"turn":92,"actions":[129],"events":[[5,31,1,11,1,0,0]],"digest":"3976"}');
INSERT INTO "log" VALUES('whm28zxam34i',466,1.79488152865460252761e+09,'1:466','{"type":"actions","seat":1,"turn":92,"actions":[130],"events":[[5,31,1,12,1,0,0]],"digest":"10bc"}');
INSERT INTO "log" VALUES('whm28zxam34i',467,1.79488152866609334949e+09,'1:467','{"type":"actions","seat":1,"turn":92,"actions":[128],"events":[[5,31,1,10,1,0,0]],"digest":"1e5b"}');
INSERT INTO "log" VALUES('whm28zxam34i',468,1.7948815286749076843e+09,'1:468','{"type":"actions","seat":1,"turn":92,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"16c1"}');
INSERT INTO "log" VALUES('whm28zxam34i',469,1.79488152868614530568e+09,'1:469','{"type":"actions","seat":1,"turn":92,"actions":[205],"events":[[9,31,1,12,1,0,0]],"digest":"fc38"}');
INSERT INTO "log" VALUES('whm28zxam34i',470,1.79488152869699931143e+09,'1:470','{"type":"actions","seat":1,"turn":92,"actions":[1],"events":[[3,31,2,93,31,0,0]],"digest":"ab9f"}');
INSERT INTO "log" VALUES('whm28zxam34i',471,1.79488152870823168757e+09,'2:471','{"type":"actions","seat":2,"turn":93,"actions":[140],"events":[[5,31,2,4,2,0,0]],"digest":"a9b2"}');
INSERT INTO "log" VALUES('whm28zxam34i',472,1.79488152871997547147e+09,'2:472','{"type":"actions","seat":2,"turn":93,"actions":[156],"events":[[7,31,2,2,0,0,0,10,31,2,2,4,0,0,1,31,2,1,3,0,0,9,31,2,2,2,0,0]],"digest":"1de3"}');
INSERT INTO "log" VALUES('whm28zxam34i',473,1.79488152873400187495e+09,'2:473','{"type":"actions","seat":2,"turn":93,"actions":[1],"events":[[3,31,0,94,32,0,0]],"digest":"4258"}');
INSERT INTO "log" VALUES('whm28zxam34i',474,1.79488152874289345743e+09,'0:474','{"type":"actions","seat":0,"turn":94,"actions":[126],"events":[[5,31,0,8,1,0,0]],"digest":"f238"}');
INSERT INTO "log" VALUES('whm28zxam34i',475,1.79488152875443220135e+09,'0:475','{"type":"actions","seat":0,"turn":94,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"6113"}');
INSERT INTO "log" VALUES('whm28zxam34i',476,1.7948815287655324936e+09,'0:476','{"type":"actions","seat":0,"turn":94,"actions":[209],"events":[[9,31,0,16,1,0,0]],"digest":"c65a"}');
INSERT INTO "log" VALUES('whm28zxam34i',477,1.79488152877880120274e+09,'0:477','{"type":"actions","seat":0,"turn":94,"actions":[0],"events":[[]],"digest":"82e7"}');
INSERT INTO "log" VALUES('whm28zxam34i',478,1.79488152879089975354e+09,'0:478','{"type":"actions","seat":0,"turn":94,"actions":[1],"events":[[3,31,1,95,32,0,0]],"digest":"e92f"}');
INSERT INTO "log" VALUES('whm28zxam34i',479,1.79488152880700254439e+09,'1:479','{"type":"actions","seat":1,"turn":95,"actions":[118],"events":[[5,31,1,0,1,0,0]],"digest":"d878"}');
INSERT INTO "log" VALUES('whm28zxam34i',480,1.79488152882220983498e+09,'1:480','{"type":"actions","seat":1,"turn":95,"actions":[129],"events":[[5,31,1,11,1,0,0]],"digest":"55da"}');
INSERT INTO "log" VALUES('whm28zxam34i',481,1.79488152888308238981e+09,'1:481','{"type":"actions","seat":1,"turn":95,"actions":[130],"events":[[5,31,1,12,1,0,0]],"digest":"4e66"}');
INSERT INTO "log" VALUES('whm28zxam34i',482,1.79488152897857832909e+09,'1:482','{"type":"actions","seat":1,"turn":95,"actions":[166],"events":[[7,31,1,12,0,0,0,10,31,1,12,2,0,0,9,31,1,12,1,0,0]],"digest":"ebba"}');
INSERT INTO "log" VALUES('whm28zxam34i',483,1.79488152899726629259e+09,'1:483','{"type":"actions","seat":1,"turn":95,"actions":[1],"events":[[3,31,2,96,32,0,0]],"digest":"0ec6"}');
INSERT INTO "log" VALUES('whm28zxam34i',484,1.79488152901369166377e+09,'2:484','{"type":"actions","seat":2,"turn":96,"actions":[147],"events":[[5,31,2,11,2,0,0]],"digest":"2f7b"}');
INSERT INTO "log" VALUES('whm28zxam34i',485,1.79488152902927184098e+09,'2:485','{"type":"actions","seat":2,"turn":96,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"9ef6"}');
INSERT INTO "log" VALUES('whm28zxam34i',486,1.7948815290410962105e+09,'2:486','{"type":"actions","seat":2,"turn":96,"actions":[211],"events":[[9,31,2,0,2,0,0,9,31,2,4,2,0,0,9,31,2,8,2,0,0,9,31,2,11,2,0,0]],"digest":"06fc"}');
INSERT INTO "log" VALUES('whm28zxam34i',487,1.79488152905441069595e+09,'2:487','{"type":"actions","seat":2,"turn":96,"actions":[1],"events":[[3,31,0,97,33,0,0]],"digest":"d2d3"}');
INSERT INTO "log" VALUES('whm28zxam34i',488,1.79488152912848877903e+09,'0:488','{"type":"actions","seat":0,"turn":97,"actions":[125],"events":[[5,31,0,7,1,0,0]],"digest":"0b0f"}');
INSERT INTO "log" VALUES('whm28zxam34i',489,1.79488152944484567643e+09,'0:489','{"type":"actions","seat":0,"turn":97,"actions":[167],"events":[[7,31,0,13,0,0,0,10,31,0,13,2,0,0,9,31,0,13,1,0,0]],"digest":"c786"}');
INSERT INTO "log" VALUES('whm28zxam34i',490,1.7948815296794965267e+09,'0:490','{"type":"actions","seat":0,"turn":97,"actions":[1],"events":[[3,31,1,98,33,0,0]],"digest":"1f3d"}');
INSERT INTO "log" VALUES('whm28zxam34i',491,1.79488152969192194937e+09,'1:491','{"type":"actions","seat":1,"turn":98,"actions":[128],"events":[[5,31,1,10,1,0,0]],"digest":"f88d"}');
INSERT INTO "log" VALUES('whm28zxam34i',492,1.79488152988681602477e+09,'1:492','{"type":"actions","seat":1,"turn":98,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"e50d"}');
INSERT INTO "log" VALUES('whm28zxam34i',493,1.79488153021753573421e+09,'1:493','{"type":"actions","seat":1,"turn":98,"actions":[0],"events":[[]],"digest":"ee90"}');
INSERT INTO "log" VALUES('whm28zxam34i',494,1.7948815302581610679e+09,'1:494','{"type":"actions","seat":1,"turn":98,"actions":[1],"events":[[3,31,2,99,33,0,0]],"digest":"a31d"}');
INSERT INTO "log" VALUES('whm28zxam34i',495,1.79488153027179980283e+09,'2:495','{"type":"actions","seat":2,"turn":99,"actions":[129],"events":[[5,31,2,11,1,0,0]],"digest":"ff8a"}');
INSERT INTO "log" VALUES('whm28zxam34i',496,1.7948815302842063904e+09,'2:496','{"type":"actions","seat":2,"turn":99,"actions":[134],"events":[[5,31,2,16,1,0,0]],"digest":"2bac"}');
INSERT INTO "log" VALUES('whm28zxam34i',497,1.7948815302956366539e+09,'2:497','{"type":"actions","seat":2,"turn":99,"actions":[126],"events":[[5,31,2,8,1,0,0]],"digest":"ce63"}');
INSERT INTO "log" VALUES('whm28zxam34i',498,1.79488153030994296074e+09,'2:498','{"type":"actions","seat":2,"turn":99,"actions":[162],"events":[[7,31,2,8,0,0,0,10,31,2,8,2,0,0,1,31,2,5,2,0,0,9,31,2,8,1,0,0]],"digest":"e0ce"}');
INSERT INTO "log" VALUES('whm28zxam34i',499,1.79488153032209348672e+09,'2:499','{"type":"actions","seat":2,"turn":99,"actions":[1],"events":[[3,31,0,100,34,0,0]],"digest":"cad4"}');
INSERT INTO "log" VALUES('whm28zxam34i',500,1.79488153033471655849e+09,'0:500','{"type":"actions","seat":0,"turn":100,"actions":[124],"events":[[5,31,0,6,1,0,0]],"digest":"d413"}');
INSERT INTO "log" VALUES('whm28zxam34i',501,1.79488153034537625306e+09,'0:501','{"type":"actions","seat":0,"turn":100,"actions":[189],"events":[[2,31,0,5,1,0,0,7,31,0,17,0,0,0]],"digest":"95f4"}');
INSERT INTO "log" VALUES('whm28zxam34i',502,1.79488153036010074621e+09,'0:502','{"type":"actions","seat":0,"turn":100,"actions":[179],"events":[[7,31,0,7,0,0,0]],"digest":"6dee"}');
INSERT INTO "log" VALUES('whm28zxam34i',503,1.79488153037179613107e+09,'0:503','{"type":"actions","seat":0,"turn":100,"actions":[188],"events":[[7,31,0,16,0,0,0]],"digest":"4a1c"}');
INSERT INTO "log" VALUES('whm28zxam34i',504,1.79488153050639677042e+09,'0:504','{"type":"actions","seat":0,"turn":100,"actions":[190],"events":[[10,31,0,16,4,0,0]],"digest":"e51d"}');
INSERT INTO "log" VALUES('whm28zxam34i',505,1.79488153062165308e+09,'0:505','{"type":"actions","seat":0,"turn":100,"actions":[313],"events":[[14,31,0,16,0,0,0,1,31,0,4,1,0,0,9,31,0,16,3,0,0]],"digest":"4e63"}');
INSERT INTO "log" VALUES('whm28zxam34i',506,1.79488153070982336999e+09,'0:506','{"type":"actions","seat":0,"turn":100,"actions":[1],"events":[[3,31,1,101,34,0,0]],"digest":"2ce9"}');
INSERT INTO "log" VALUES('whm28zxam34i',507,1.79488153074755764004e+09,'1:507','{"type":"actions","seat":1,"turn":101,"actions":[0],"events":[[]],"digest":"3332"}');
INSERT INTO "log" VALUES('whm28zxam34i',508,1.79488153108963513372e+09,'1:508','{"type":"actions","seat":1,"turn":101,"actions":[165],"events":[[7,31,1,11,0,0,0,10,31,1,11,3,0,0,9,31,1,11,2,0,0]],"digest":"2fa2"}');
INSERT INTO "log" VALUES('whm28zxam34i',509,1.7948815312694876194e+09,'1:509','{"type":"actions","seat":1,"turn":101,"actions":[1],"events":[[3,31,2,102,34,0,0]],"digest":"a754"}');
INSERT INTO "log" VALUES('whm28zxam34i',510,1.79488153128025388714e+09,'2:510','{"type":"actions","seat":2,"turn":102,"actions":[124],"events":[[5,31,2,6,1,0,0]],"digest":"9df8"}');
INSERT INTO "log" VALUES('whm28zxam34i',511,1.79488153128990459437e+09,'2:511','{"type":"actions","seat":2,"turn":102,"actions":[134],"events":[[6,31,2,0,1,0,0,5,31,2,16,1,0,0]],"digest":"8983"}');
INSERT INTO "log" VALUES('whm28zxam34i',512,1.79488153130215072634e+09,'2:512','{"type":"actions","seat":2,"turn":102,"actions":[127],"events":[[5,31,2,9,1,0,0]],"digest":"5a1f"}');
INSERT INTO "log" VALUES('whm28zxam34i',513,1.79488153131146287912e+09,'2:513','{"type":"actions","seat":2,"turn":102,"actions":[178],"events":[[7,31,2,6,0,0,0,10,31,2,6,2,0,0,1,31,2,3,2,0,0,9,31,2,6,1,0,0]],"digest":"c9f4"}');
INSERT INTO "log" VALUES('whm28zxam34i',514,1.79488153132552242284e+09,'2:514','{"type":"actions","seat":2,"turn":102,"actions":[1],"events":[[3,31,0,103,35,0,0]],"digest":"c38f"}');
INSERT INTO "log" VALUES('whm28zxam34i',515,1.79488153133509898188e+09,'0:515','{"type":"actions","seat":0,"turn":103,"actions":[138],"events":[[5,31,0,2,2,0,0]],"digest":"ac1c"}');
INSERT INTO "log" VALUES('whm28zxam34i',516,1.79488153134339499476e+09,'0:516','{"type":"actions","seat":0,"turn":103,"actions":[189],"events":[[2,31,0,5,1,0,0,7,31,0,17,0,0,0]],"digest":"b48b"}');
INSERT INTO "log" VALUES('whm28zxam34i',517,1.79488153135251641279e+09,'0:517','{"type":"actions","seat":0,"turn":103,"actions":[179],"events":[[7,31,0,7,0,0,0,10,31,0,7,3,0,0,1,31,0,3,3,0,0,9,31,0,7,1,0,0]],"digest":"31a4"}');
INSERT INTO "log" VALUES('whm28zxam34i',518,1.7948815313609778881e+09,'0:518','{"type":"actions","seat":0,"turn":103,"actions":[43],"events":[[2,31,0,3,4,0,0,18,31,0,6,0,0,0,1,31,0,5,2,0,0,12,31,0,4,0,0,0,16,31,0,0,0,0,0]],"digest":"54b8"}');
INSERT INTO "log" VALUES('whm28zxam34i',519,1.79488153136888122559e+09,'0:519','{"type":"actions","seat":0,"turn":103,"actions":[94],"events":[[15,31,0,0,8,0,0,10,31,0,8,1,0,0,1,31,0,5,1,0,0,9,31,0,8,1,0,0]],"digest":"f901"}');
INSERT INTO "log" VALUES('whm28zxam34i',520,1.79488153137637329107e+09,'0:520','{"type":"actions","seat":0,"turn":103,"actions":[1],"events":[[3,31,1,104,35,0,0]],"digest":"3861"}');
INSERT INTO "log" VALUES('whm28zxam34i',521,1.7948815313856418133e+09,'1:521','{"type":"actions","seat":1,"turn":104,"actions":[127],"events":[[5,31,1,9,1,0,0]],"digest":"9034"}');
INSERT INTO "log" VALUES('whm28zxam34i',522,1.79488153139448261257e+09,'1:522','{"type":"actions","seat":1,"turn":104,"actions":[128],"events":[[5,31,1,10,1,0,0]],"digest":"7524"}');
INSERT INTO "log" VALUES('whm28zxam34i',523,1.79488153140337181089e+09,'1:523','{"type":"actions","seat":1,"turn":104,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"1051"}');
INSERT INTO "log" VALUES('whm28zxam34i',524,1.79488153141243600842e+09,'1:524','{"type":"actions","seat":1,"turn":104,"actions":[0],"events":[[]],"digest":"ae90"}');
INSERT INTO "log" VALUES('whm28zxam34i',525,1.79488153142144274713e+09,'1:525','{"type":"actions","seat":1,"turn":104,"actions":[1],"events":[[3,31,2,105,35,0,0]],"digest":"d86b"}');
INSERT INTO "log" VALUES('whm28zxam34i',526,1.79488153143070530886e+09,'2:526','{"type":"actions","seat":2,"turn":105,"actions":[120],"events":[[5,31,2,2,1,0,0]],"digest":"cbf2"}');
INSERT INTO "log" VALUES('whm28zxam34i',527,1.7948815314391679764e+09,'2:527','{"type":"actions","seat":2,"turn":105,"actions":[122],"events":[[5,31,2,4,1,0,0]],"digest":"3274"}');
INSERT INTO "log" VALUES('whm28zxam34i',528,1.79488153144880628587e+09,'2:528','{"type":"actions","seat":2,"turn":105,"actions":[125],"events":[[6,31,2,0,1,0,0,5,31,2,7,1,0,0]],"digest":"3dbb"}');
INSERT INTO "log" VALUES('whm28zxam34i',529,1.79488153145720720285e+09,'2:529','{"type":"actions","seat":2,"turn":105,"actions":[183],"events":[[7,31,2,11,0,0,0]],"digest":"4a26"}');
INSERT INTO "log" VALUES('whm28zxam34i',530,1.79488153147859096523e+09,'2:530','{"type":"actions","seat":2,"turn":105,"actions":[176],"events":[[7,31,2,4,0,0,0,10,31,2,4,2,0,0,1,31,2,2,2,0,0,9,31,2,4,1,0,0]],"digest":"9611"}');
INSERT INTO "log" VALUES('whm28zxam34i',531,1.79488153149161982534e+09,'2:531','{"type":"actions","seat":2,"turn":105,"actions":[1],"events":[[3,31,0,106,36,0,0]],"digest":"380c"}');
INSERT INTO "log" VALUES('whm28zxam34i',532,1.79488153150032234191e+09,'0:532','{"type":"actions","seat":0,"turn":106,"actions":[142],"events":[[5,31,0,6,2,0,0]],"digest":"e6c9"}');
INSERT INTO "log" VALUES('whm28zxam34i',533,1.79488153150772619245e+09,'0:533','{"type":"actions","seat":0,"turn":106,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"e120"}');
INSERT INTO "log" VALUES('whm28zxam34i',534,1.7948815315151283741e+09,'0:534','{"type":"actions","seat":0,"turn":106,"actions":[211],"events":[[9,31,0,2,2,0,0,9,31,0,6,3,0,0]],"digest":"1bb8"}');
INSERT INTO "log" VALUES('whm28zxam34i',535,1.79488153152261805537e+09,'0:535','{"type":"actions","seat":0,"turn":106,"actions":[1],"events":[[3,31,1,107,36,0,0]],"digest":"3b78"}');
INSERT INTO "log" VALUES('whm28zxam34i',536,1.7948815315308308602e+09,'1:536','{"type":"actions","seat":1,"turn":107,"actions":[0],"events":[[]],"digest":"1b94"}');
INSERT INTO "log" VALUES('whm28zxam34i',537,1.79488153153865933418e+09,'1:537','{"type":"actions","seat":1,"turn":107,"actions":[164],"events":[[7,31,1,10,0,0,0,10,31,1,10,4,0,0]],"digest":"c160"}');
INSERT INTO "log" VALUES('whm28zxam34i',538,1.7948815315463521481e+09,'1:538','{"type":"actions","seat":1,"turn":107,"actions":[223],"events":[[2,31,1,5,4,0,0,22,31,1,2,0,0,0]],"digest":"eb75"}');
INSERT INTO "log" VALUES('whm28zxam34i',539,1.79488153155419969558e+09,'1:539','{"type":"actions","seat":1,"turn":107,"actions":[222],"events":[[2,31,1,5,2,0,0,22,31,1,1,0,0,0]],"digest":"e42f"}');
INSERT INTO "log" VALUES('whm28zxam34i',540,1.79488153156180548671e+09,'1:540','{"type":"actions","seat":1,"turn":107,"actions":[221],"events":[[22,31,1,0,0,0,0]],"digest":"9245"}');
INSERT INTO "log" VALUES('whm28zxam34i',541,1.79488153156990957255e+09,'1:541','{"type":"actions","seat":1,"turn":107,"actions":[313],"events":[[14,31,1,10,0,0,0,12,31,1,2,5,0,0,12,31,1,2,3,0,0,9,31,1,10,3,0,0]],"digest":"0cad"}');
INSERT INTO "log" VALUES('whm28zxam34i',542,1.79488153157774257655e+09,'1:542','{"type":"actions","seat":1,"turn":107,"actions":[1],"events":[[3,31,2,108,36,0,0]],"digest":"6659"}');
INSERT INTO "log" VALUES('whm28zxam34i',543,1.79488153158653545378e+09,'2:543','{"type":"actions","seat":2,"turn":108,"actions":[125],"events":[[5,31,2,7,1,0,0]],"digest":"4b71"}');
INSERT INTO "log" VALUES('whm28zxam34i',544,1.79488153159439778328e+09,'2:544','{"type":"actions","seat":2,"turn":108,"actions":[122],"events":[[5,31,2,4,1,0,0]],"digest":"7bc8"}');
INSERT INTO "log" VALUES('whm28zxam34i',545,1.794881531600641489e+09,'2:545','{"type":"actions","seat":2,"turn":108,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"3b75"}');
INSERT INTO "log" VALUES('whm28zxam34i',546,1.79488153160681724544e+09,'2:546','{"type":"actions","seat":2,"turn":108,"actions":[0],"events":[[]],"digest":"e6e3"}');
INSERT INTO "log" VALUES('whm28zxam34i',547,1.79488153161287713045e+09,'2:547','{"type":"actions","seat":2,"turn":108,"actions":[1],"events":[[3,31,0,109,37,0,0]],"digest":"7340"}');
INSERT INTO "log" VALUES('whm28zxam34i',548,1.79488153162280774117e+09,'0:548','{"type":"actions","seat":0,"turn":109,"actions":[131],"events":[[5,31,0,13,1,0,0]],"digest":"84b7"}');
INSERT INTO "log" VALUES('whm28zxam34i',549,1.7948815316299536228e+09,'0:549','{"type":"actions","seat":0,"turn":109,"actions":[118],"events":[[5,31,0,0,1,0,0]],"digest":"d011"}');
INSERT INTO "log" VALUES('whm28zxam34i',550,1.79488153163575792307e+09,'0:550','{"type":"actions","seat":0,"turn":109,"actions":[127],"events":[[5,31,0,9,1,0,0]],"digest":"1573"}');
INSERT INTO "log" VALUES('whm28zxam34i',551,1.79488153164156651496e+09,'0:551','{"type":"actions","seat":0,"turn":109,"actions":[154],"events":[[7,31,0,0,0,0,0,10,31,0,0,2,0,0,9,31,0,0,1,0,0]],"digest":"b678"}');
INSERT INTO "log" VALUES('whm28zxam34i',552,1.79488153164725899695e+09,'0:552','{"type":"actions","seat":0,"turn":109,"actions":[1],"events":[[3,31,1,110,37,0,0]],"digest":"525b"}');
INSERT INTO "log" VALUES('whm28zxam34i',553,1.79488153165407419206e+09,'1:553','{"type":"actions","seat":1,"turn":110,"actions":[138],"events":[[5,31,1,2,2,0,0]],"digest":"b228"}');
INSERT INTO "log" VALUES('whm28zxam34i',554,1.79488153166409826282e+09,'1:554','{"type":"actions","seat":1,"turn":110,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"1165"}');
INSERT INTO "log" VALUES('whm28zxam34i',555,1.79488153167273163796e+09,'1:555','{"type":"actions","seat":1,"turn":110,"actions":[195],"events":[[9,31,1,2,1,0,0]],"digest":"cf7c"}');
INSERT INTO "log" VALUES('whm28zxam34i',556,1.79488153168125128748e+09,'1:556','{"type":"actions","seat":1,"turn":110,"actions":[0],"events":[[]],"digest":"b595"}');
INSERT INTO "log" VALUES('whm28zxam34i',557,1.79488153168973803524e+09,'1:557','{"type":"actions","seat":1,"turn":110,"actions":[1],"events":[[3,31,2,111,37,0,0]],"digest":"2cdf"}');
INSERT INTO "log" VALUES('whm28zxam34i',558,1.79488153169847607613e+09,'2:558','{"type":"actions","seat":2,"turn":111,"actions":[0],"events":[[]],"digest":"6d49"}');
INSERT INTO "log" VALUES('whm28zxam34i',559,1.79488153170732307436e+09,'2:559','{"type":"actions","seat":2,"turn":111,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"28d1"}');
INSERT INTO "log" VALUES('whm28zxam34i',560,1.7948815317270722389e+09,'2:560','{"type":"actions","seat":2,"turn":111,"actions":[195],"events":[[9,31,2,2,1,0,0]],"digest":"c3b5"}');
INSERT INTO "log" VALUES('whm28zxam34i',561,1.79488153174289083481e+09,'2:561','{"type":"actions","seat":2,"turn":111,"actions":[200],"events":[[9,31,2,7,1,0,0]],"digest":"a4d2"}');
INSERT INTO "log" VALUES('whm28zxam34i',562,1.79488153175601243974e+09,'2:562','{"type":"actions","seat":2,"turn":111,"actions":[0],"events":[[]],"digest":"02de"}');
INSERT INTO "log" VALUES('whm28zxam34i',563,1.79488153176793789863e+09,'2:563','{"type":"actions","seat":2,"turn":111,"actions":[1],"events":[[3,31,0,112,38,0,0]],"digest":"3006"}');
INSERT INTO "log" VALUES('whm28zxam34i',564,1.79488153178261041634e+09,'0:564','{"type":"actions","seat":0,"turn":112,"actions":[120],"events":[[5,31,0,2,1,0,0]],"digest":"816b"}');
INSERT INTO "log" VALUES('whm28zxam34i',565,1.79488153180256628993e+09,'0:565','{"type":"actions","seat":0,"turn":112,"actions":[131],"events":[[5,31,0,13,1,0,0]],"digest":"f78c"}');
INSERT INTO "log" VALUES('whm28zxam34i',566,1.79488153185343766215e+09,'0:566','{"type":"actions","seat":0,"turn":112,"actions":[128],"events":[[5,31,0,10,1,0,0]],"digest":"7bc5"}');
INSERT INTO "log" VALUES('whm28zxam34i',567,1.79488153193507909768e+09,'0:567','{"type":"actions","seat":0,"turn":112,"actions":[185],"events":[[7,31,0,13,0,0,0,10,31,0,13,3,0,0]],"digest":"79d2"}');
INSERT INTO "log" VALUES('whm28zxam34i',568,1.79488153195892715446e+09,'0:568','{"type":"actions","seat":0,"turn":112,"actions":[250],"events":[[]],"digest":"d173"}');
INSERT INTO "log" VALUES('whm28zxam34i',569,1.79488153211322379113e+09,'0:569','{"type":"actions","seat":0,"turn":112,"actions":[308],"events":[[2,31,0,4,1,0,0,2,31,0,5,2,0,0,20,31,0,49,0,0,0,26,31,51,0,0,0,0,9,31,0,13,2,0,0]],"digest":"766b"}');
INSERT INTO "log" VALUES('whm28zxam34i',570,1.79488153214857196812e+09,'0:570','{"type":"actions","seat":0,"turn":112,"actions":[116],"events":[[2,31,0,1,1,0,0,1,31,0,5,2,0,0]],"digest":"bc4c"}');
INSERT INTO "log" VALUES('whm28zxam34i',571,1.79488153224980187417e+09,'0:571','{"type":"actions","seat":0,"turn":112,"actions":[1],"events":[[3,31,1,113,38,0,0]],"digest":"a81f"}');
INSERT INTO "log" VALUES('whm28zxam34i',572,1.79488153227120018004e+09,'1:572','{"type":"actions","seat":1,"turn":113,"actions":[145],"events":[[5,31,1,9,2,0,0]],"digest":"90c2"}');
INSERT INTO "log" VALUES('whm28zxam34i',573,1.79488153229442811017e+09,'1:573','{"type":"actions","seat":1,"turn":113,"actions":[154],"events":[[7,31,1,0,0,0,0,10,31,1,0,2,0,0,9,31,1,0,1,0,0]],"digest":"6065"}');
INSERT INTO "log" VALUES('whm28zxam34i',574,1.79488153230647230146e+09,'1:574','{"type":"actions","seat":1,"turn":113,"actions":[1],"events":[[3,31,2,114,38,0,0]],"digest":"c573"}');
INSERT INTO "log" VALUES('whm28zxam34i',575,1.79488153237300205235e+09,'2:575','{"type":"actions","seat":2,"turn":114,"actions":[133],"events":[[5,31,2,15,1,0,0]],"digest":"5bb2"}');
INSERT INTO "log" VALUES('whm28zxam34i',576,1.79488153250160980224e+09,'2:576','{"type":"actions","seat":2,"turn":114,"actions":[128],"events":[[5,31,2,10,1,0,0]],"digest":"abbd"}');
INSERT INTO "log" VALUES('whm28zxam34i',577,1.79488153270743703844e+09,'2:577','{"type":"actions","seat":2,"turn":114,"actions":[158],"events":[[7,31,2,4,0,0,0,10,31,2,4,2,0,0,1,31,2,2,2,0,0,9,31,2,4,1,0,0]],"digest":"234b"}');
INSERT INTO "log" VALUES('whm28zxam34i',578,1.79488153295286631582e+09,'2:578','{"type":"actions","seat":2,"turn":114,"actions":[1],"events":[[3,31,0,115,39,0,0]],"digest":"6d14"}');
INSERT INTO "log" VALUES('whm28zxam34i',579,1.79488153308788657186e+09,'0:579','{"type":"actions","seat":0,"turn":115,"actions":[134],"events":[[5,31,0,16,1,0,0]],"digest":"4a13"}');
INSERT INTO "log" VALUES('whm28zxam34i',580,1.79488153310202813153e+09,'0:580','{"type":"actions","seat":0,"turn":115,"actions":[133],"events":[[5,31,0,15,1,0,0]],"digest":"5b70"}');
INSERT INTO "log" VALUES('whm28zxam34i',581,1.79488153316169905663e+09,'0:581','{"type":"actions","seat":0,"turn":115,"actions":[128],"events":[[5,31,0,10,1,0,0]],"digest":"f520"}');
INSERT INTO "log" VALUES('whm28zxam34i',582,1.79488153324427032473e+09,'0:582','{"type":"actions","seat":0,"turn":115,"actions":[188],"events":[[7,31,0,16,0,0,0]],"digest":"2a88"}');
INSERT INTO "log" VALUES('whm28zxam34i',583,1.79488153339043331148e+09,'0:583','{"type":"actions","seat":0,"turn":115,"actions":[187],"events":[[7,31,0,15,0,0,0,10,31,0,15,2,0,0]],"digest":"1bfe"}');
INSERT INTO "log" VALUES('whm28zxam34i',584,1.79488153368360757824e+09,'0:584','{"type":"actions","seat":0,"turn":115,"actions":[116],"events":[[2,31,0,1,1,0,0,1,31,0,5,2,0,0]],"digest":"4874"}');
INSERT INTO "log" VALUES('whm28zxam34i',585,1.79488153378623890876e+09,'0:585','{"type":"actions","seat":0,"turn":115,"actions":[279],"events":[[19,31,0,12,0,0,0,26,31,17,0,0,0,0,9,31,0,15,1,0,0]],"digest":"fd9b"}');
INSERT INTO "log" VALUES('whm28zxam34i',586,1.79488153418537402152e+09,'0:586','{"type":"actions","seat":0,"turn":115,"actions":[1],"events":[[3,31,1,116,39,0,0]],"digest":"67b9"}');
INSERT INTO "log" VALUES('whm28zxam34i',587,1.79488153428222513199e+09,'1:587','{"type":"actions","seat":1,"turn":116,"actions":[144],"events":[[5,31,1,8,2,0,0]],"digest":"78c6"}');
INSERT INTO "log" VALUES('whm28zxam34i',588,1.79488153432351636891e+09,'1:588','{"type":"actions","seat":1,"turn":116,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"d1d9"}');
INSERT INTO "log" VALUES('whm28zxam34i',589,1.79488153459247541427e+09,'1:589','{"type":"actions","seat":1,"turn":116,"actions":[201],"events":[[9,31,1,8,1,0,0]],"digest":"e656"}');
INSERT INTO "log" VALUES('whm28zxam34i',590,1.79488153465688323969e+09,'1:590','{"type":"actions","seat":1,"turn":116,"actions":[201],"events":[[9,31,1,8,1,0,0]],"digest":"0f32"}');
INSERT INTO "log" VALUES('whm28zxam34i',591,1.79488153491260194775e+09,'1:591','{"type":"actions","seat":1,"turn":116,"actions":[202],"events":[[9,31,1,9,1,0,0]],"digest":"5753"}');
INSERT INTO "log" VALUES('whm28zxam34i',592,1.79488153502003526694e+09,'1:592','{"type":"actions","seat":1,"turn":116,"actions":[202],"events":[[9,31,1,9,1,0,0]],"digest":"a94a"}');
INSERT INTO "log" VALUES('whm28zxam34i',593,1.79488153508588600161e+09,'1:593','{"type":"actions","seat":1,"turn":116,"actions":[202],"events":[[9,31,1,9,1,0,0]],"digest":"23da"}');
INSERT INTO "log" VALUES('whm28zxam34i',594,1.79488153511885499958e+09,'1:594','{"type":"actions","seat":1,"turn":116,"actions":[1],"events":[[3,31,2,117,39,0,0]],"digest":"dc55"}');
INSERT INTO "log" VALUES('whm28zxam34i',595,1.79488153516107392312e+09,'2:595','{"type":"actions","seat":2,"turn":117,"actions":[0],"events":[[]],"digest":"7e80"}');
INSERT INTO "log" VALUES('whm28zxam34i',596,1.79488153521082830429e+09,'2:596','{"type":"actions","seat":2,"turn":117,"actions":[183],"events":[[7,31,2,11,0,0,0]],"digest":"9a8e"}');
INSERT INTO "log" VALUES('whm28zxam34i',597,1.79488153535675120349e+09,'2:597','{"type":"actions","seat":2,"turn":117,"actions":[187],"events":[[6,31,2,0,1,0,0,7,31,2,15,0,0,0]],"digest":"633c"}');
INSERT INTO "log" VALUES('whm28zxam34i',598,1.79488153538751530648e+09,'2:598','{"type":"actions","seat":2,"turn":117,"actions":[188],"events":[[7,31,2,16,0,0,0]],"digest":"f974"}');
INSERT INTO "log" VALUES('whm28zxam34i',599,1.79488153540216207508e+09,'2:599','{"type":"actions","seat":2,"turn":117,"actions":[190],"events":[[10,31,2,16,3,0,0,9,31,2,16,2,0,0]],"digest":"d8f7"}');
INSERT INTO "log" VALUES('whm28zxam34i',600,1.79488153541704463954e+09,'2:600','{"type":"actions","seat":2,"turn":117,"actions":[1],"events":[[3,31,0,118,40,0,0]],"digest":"8287"}');
INSERT INTO "log" VALUES('whm28zxam34i',601,1.79488153543498182296e+09,'0:601','{"type":"actions","seat":0,"turn":118,"actions":[116],"events":[[2,31,0,1,1,0,0,1,31,0,5,2,0,0]],"digest":"2f93"}');
INSERT INTO "log" VALUES('whm28zxam34i',602,1.79488153545326423643e+09,'0:602','{"type":"actions","seat":0,"turn":118,"actions":[127],"events":[[5,31,0,9,1,0,0]],"digest":"f377"}');
INSERT INTO "log" VALUES('whm28zxam34i',603,1.79488153565301585198e+09,'0:603','{"type":"actions","seat":0,"turn":118,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"9661"}');
INSERT INTO "log" VALUES('whm28zxam34i',604,1.79488153584618258477e+09,'0:604','{"type":"actions","seat":0,"turn":118,"actions":[203],"events":[[9,31,0,10,1,0,0]],"digest":"e381"}');
INSERT INTO "log" VALUES('whm28zxam34i',605,1.79488153592930626874e+09,'0:605','{"type":"actions","seat":0,"turn":118,"actions":[0],"events":[[]],"digest":"c547"}');
INSERT INTO "log" VALUES('whm28zxam34i',606,1.79488153593791556353e+09,'0:606','{"type":"actions","seat":0,"turn":118,"actions":[1],"events":[[3,31,1,119,40,0,0]],"digest":"a415"}');
INSERT INTO "log" VALUES('whm28zxam34i',607,1.79488153596749758721e+09,'1:607','{"type":"actions","seat":1,"turn":119,"actions":[146],"events":[[5,31,1,10,2,0,0]],"digest":"f31f"}');
INSERT INTO "log" VALUES('whm28zxam34i',608,1.79488153599693655961e+09,'1:608','{"type":"actions","seat":1,"turn":119,"actions":[156],"events":[[7,31,1,2,0,0,0,10,31,1,2,2,0,0,1,31,1,1,1,0,0,9,31,1,2,1,0,0]],"digest":"2cdd"}');
INSERT INTO "log" VALUES('whm28zxam34i',609,1.79488153602654504771e+09,'1:609','{"type":"actions","seat":1,"turn":119,"actions":[51],"events":[[2,31,1,1,3,0,0,2,31,1,2,1,0,0,18,31,1,14,0,0,0,1,31,1,5,2,0,0,12,31,1,6,0,0,0,12,31,1,2,3,0,0,16,31,1,2,0,0,0]],"digest":"ee69"}');
INSERT INTO "log" VALUES('whm28zxam34i',610,1.79488153613770699498e+09,'1:610','{"type":"actions","seat":1,"turn":119,"actions":[1],"events":[[3,31,2,120,40,0,0]],"digest":"7bd9"}');
INSERT INTO "log" VALUES('whm28zxam34i',611,1.79488153623776984209e+09,'2:611','{"type":"actions","seat":2,"turn":120,"actions":[143],"events":[[5,31,2,7,2,0,0]],"digest":"3d59"}');
INSERT INTO "log" VALUES('whm28zxam34i',612,1.7948815363282847404e+09,'2:612','{"type":"actions","seat":2,"turn":120,"actions":[182],"events":[[7,31,2,10,0,0,0]],"digest":"73a5"}');
INSERT INTO "log" VALUES('whm28zxam34i',613,1.79488153642925763126e+09,'2:613','{"type":"actions","seat":2,"turn":120,"actions":[190],"events":[[10,31,2,10,2,0,0]],"digest":"1590"}');
INSERT INTO "log" VALUES('whm28zxam34i',614,1.79488153656539154053e+09,'2:614','{"type":"actions","seat":2,"turn":120,"actions":[221],"events":[[22,31,2,0,0,0,0,9,31,2,10,1,0,0]],"digest":"43ed"}');
INSERT INTO "log" VALUES('whm28zxam34i',615,1.79488153675133705134e+09,'2:615','{"type":"actions","seat":2,"turn":120,"actions":[1],"events":[[3,31,0,121,41,0,0]],"digest":"f610"}');
INSERT INTO "log" VALUES('whm28zxam34i',616,1.7948815367866756916e+09,'0:616','{"type":"actions","seat":0,"turn":121,"actions":[127],"events":[[5,31,0,9,1,0,0]],"digest":"0b01"}');
INSERT INTO "log" VALUES('whm28zxam34i',617,1.7948815368644850254e+09,'0:617','{"type":"actions","seat":0,"turn":121,"actions":[163],"events":[[7,31,0,9,0,0,0,10,31,0,9,5,0,0]],"digest":"e364"}');
INSERT INTO "log" VALUES('whm28zxam34i',618,1.79488153708564233783e+09,'0:618','{"type":"actions","seat":0,"turn":121,"actions":[214],"events":[[2,31,0,2,1,0,0,1,31,0,5,1,0,0]],"digest":"e5d7"}');
INSERT INTO "log" VALUES('whm28zxam34i',619,1.79488153748166322709e+09,'0:619','{"type":"actions","seat":0,"turn":121,"actions":[0],"events":[[9,31,0,9,3,0,0]],"digest":"6de3"}');
INSERT INTO "log" VALUES('whm28zxam34i',620,1.79488153761804223058e+09,'0:620','{"type":"actions","seat":0,"turn":121,"actions":[1],"events":[[3,31,1,122,41,0,0]],"digest":"e406"}');
INSERT INTO "log" VALUES('whm28zxam34i',621,1.79488153781407046316e+09,'1:621','{"type":"actions","seat":1,"turn":122,"actions":[151],"events":[[5,31,1,15,2,0,0]],"digest":"c90c"}');
INSERT INTO "log" VALUES('whm28zxam34i',622,1.79488153782646632193e+09,'1:622','{"type":"actions","seat":1,"turn":122,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"ed6b"}');
INSERT INTO "log" VALUES('whm28zxam34i',623,1.79488153784018325802e+09,'1:623','{"type":"actions","seat":1,"turn":122,"actions":[211],"events":[[9,31,1,10,2,0,0,9,31,1,15,2,0,0]],"digest":"69af"}');
INSERT INTO "log" VALUES('whm28zxam34i',624,1.79488153785359430309e+09,'1:624','{"type":"actions","seat":1,"turn":122,"actions":[1],"events":[[3,31,2,123,41,0,0]],"digest":"30e8"}');
INSERT INTO "log" VALUES('whm28zxam34i',625,1.79488153786525559425e+09,'2:625','{"type":"actions","seat":2,"turn":123,"actions":[118],"events":[[5,31,2,0,1,0,0]],"digest":"da9e"}');
INSERT INTO "log" VALUES('whm28zxam34i',626,1.79488153787853455542e+09,'2:626','{"type":"actions","seat":2,"turn":123,"actions":[125],"events":[[5,31,2,7,1,0,0]],"digest":"ba21"}');
INSERT INTO "log" VALUES('whm28zxam34i',627,1794881537.89385,'2:627','{"type":"actions","seat":2,"turn":123,"actions":[122],"events":[[5,31,2,4,1,0,0]],"digest":"ae93"}');
INSERT INTO "log" VALUES('whm28zxam34i',628,1.79488153790619969375e+09,'2:628','{"type":"actions","seat":2,"turn":123,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"c8a7"}');
INSERT INTO "log" VALUES('whm28zxam34i',629,1.7948815379182655811e+09,'2:629','{"type":"actions","seat":2,"turn":123,"actions":[0],"events":[[]],"digest":"876b"}');
INSERT INTO "log" VALUES('whm28zxam34i',630,1.79488153792914104456e+09,'2:630','{"type":"actions","seat":2,"turn":123,"actions":[1],"events":[[3,31,0,124,42,0,0]],"digest":"ec31"}');
INSERT INTO "log" VALUES('whm28zxam34i',631,1.7948815379468786716e+09,'0:631','{"type":"actions","seat":0,"turn":124,"actions":[120],"events":[[5,31,0,2,1,0,0]],"digest":"e802"}');
INSERT INTO "log" VALUES('whm28zxam34i',632,1.79488153795690274236e+09,'0:632','{"type":"actions","seat":0,"turn":124,"actions":[134],"events":[[5,31,0,16,1,0,0]],"digest":"89d2"}');
INSERT INTO "log" VALUES('whm28zxam34i',633,1.79488153797534465789e+09,'0:633','{"type":"actions","seat":0,"turn":124,"actions":[125],"events":[[5,31,0,7,1,0,0]],"digest":"58ef"}');
INSERT INTO "log" VALUES('whm28zxam34i',634,1.79488153802186417582e+09,'0:634','{"type":"actions","seat":0,"turn":124,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"2480"}');
INSERT INTO "log" VALUES('whm28zxam34i',635,1.794881538109711647e+09,'0:635','{"type":"actions","seat":0,"turn":124,"actions":[209],"events":[[9,31,0,16,1,0,0]],"digest":"4afe"}');
INSERT INTO "log" VALUES('whm28zxam34i',636,1.79488153828202366829e+09,'0:636','{"type":"actions","seat":0,"turn":124,"actions":[0],"events":[[]],"digest":"f1b6"}');
INSERT INTO "log" VALUES('whm28zxam34i',637,1.79488153838159537317e+09,'0:637','{"type":"actions","seat":0,"turn":124,"actions":[1],"events":[[3,31,1,125,42,0,0]],"digest":"35fb"}');
INSERT INTO "log" VALUES('whm28zxam34i',638,1.79488153866577291491e+09,'1:638','{"type":"actions","seat":1,"turn":125,"actions":[145],"events":[[5,31,1,9,2,0,0]],"digest":"5ad2"}');
INSERT INTO "log" VALUES('whm28zxam34i',639,1.79488153870644426344e+09,'1:639','{"type":"actions","seat":1,"turn":125,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"69ba"}');
INSERT INTO "log" VALUES('whm28zxam34i',640,1.79488153872075271609e+09,'1:640','{"type":"actions","seat":1,"turn":125,"actions":[211],"events":[[9,31,1,9,2,0,0]],"digest":"1da9"}');
INSERT INTO "log" VALUES('whm28zxam34i',641,1.79488153873212623592e+09,'1:641','{"type":"actions","seat":1,"turn":125,"actions":[1],"events":[[3,31,2,126,42,0,0]],"digest":"d12e"}');
INSERT INTO "log" VALUES('whm28zxam34i',642,1.79488153874375510211e+09,'2:642','{"type":"actions","seat":2,"turn":126,"actions":[0],"events":[[]],"digest":"4dfe"}');
INSERT INTO "log" VALUES('whm28zxam34i',643,1.79488153886119771005e+09,'2:643','{"type":"actions","seat":2,"turn":126,"actions":[163],"events":[[7,31,2,9,0,0,0,10,31,2,9,2,0,0]],"digest":"bd22"}');
INSERT INTO "log" VALUES('whm28zxam34i',644,1.79488153908153676985e+09,'2:644','{"type":"actions","seat":2,"turn":126,"actions":[213],"events":[[2,31,2,1,1,0,0,1,31,2,5,2,0,0]],"digest":"d1a4"}');
INSERT INTO "log" VALUES('whm28zxam34i',645,1.79488153916597199442e+09,'2:645','{"type":"actions","seat":2,"turn":126,"actions":[219],"events":[[2,31,2,5,1,0,0,1,31,2,3,1,0,0,9,31,2,9,1,0,0]],"digest":"d84f"}');
INSERT INTO "log" VALUES('whm28zxam34i',646,1.79488153922728347778e+09,'2:646','{"type":"actions","seat":2,"turn":126,"actions":[1],"events":[[3,31,0,127,43,0,0]],"digest":"8aa9"}');
INSERT INTO "log" VALUES('whm28zxam34i',647,1.79488153929557204243e+09,'0:647','{"type":"actions","seat":0,"turn":127,"actions":[126],"events":[[5,31,0,8,1,0,0]],"digest":"5396"}');
INSERT INTO "log" VALUES('whm28zxam34i',648,1.79488153943366241459e+09,'0:648','{"type":"actions","seat":0,"turn":127,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"9bdd"}');
INSERT INTO "log" VALUES('whm28zxam34i',649,1.79488153964531373975e+09,'0:649','{"type":"actions","seat":0,"turn":127,"actions":[211],"events":[[9,31,0,2,2,0,0,9,31,0,7,1,0,0,9,31,0,8,1,0,0,9,31,0,10,1,0,0,9,31,0,16,1,0,0]],"digest":"8bb4"}');
INSERT INTO "log" VALUES('whm28zxam34i',650,1.79488153973173904416e+09,'0:650','{"type":"actions","seat":0,"turn":127,"actions":[1],"events":[[3,31,1,128,43,0,0]],"digest":"ed1c"}');
INSERT INTO "log" VALUES('whm28zxam34i',651,1.7948815397495415211e+09,'1:651','{"type":"actions","seat":1,"turn":128,"actions":[140],"events":[[5,31,1,4,2,0,0]],"digest":"efd6"}');
INSERT INTO "log" VALUES('whm28zxam34i',652,1.79488153976820802686e+09,'1:652','{"type":"actions","seat":1,"turn":128,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"6e3a"}');
INSERT INTO "log" VALUES('whm28zxam34i',653,1.79488153978221058842e+09,'1:653','{"type":"actions","seat":1,"turn":128,"actions":[197],"events":[[9,31,1,4,1,0,0]],"digest":"51e1"}');
INSERT INTO "log" VALUES('whm28zxam34i',654,1.79488153979898786547e+09,'1:654','{"type":"actions","seat":1,"turn":128,"actions":[197],"events":[[9,31,1,4,1,0,0]],"digest":"53cf"}');
INSERT INTO "log" VALUES('whm28zxam34i',655,1.79488153981121850016e+09,'1:655','{"type":"actions","seat":1,"turn":128,"actions":[1],"events":[[3,31,2,129,43,0,0]],"digest":"9dec"}');
INSERT INTO "log" VALUES('whm28zxam34i',656,1.7948815399577958584e+09,'2:656','{"type":"actions","seat":2,"turn":129,"actions":[124],"events":[[5,31,2,6,1,0,0]],"digest":"b586"}');
INSERT INTO "log" VALUES('whm28zxam34i',657,1.79488154001687049863e+09,'2:657','{"type":"actions","seat":2,"turn":129,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"cf00"}');
INSERT INTO "log" VALUES('whm28zxam34i',658,1.79488154032837915422e+09,'2:658','{"type":"actions","seat":2,"turn":129,"actions":[211],"events":[[9,31,2,0,1,0,0,9,31,2,4,1,0,0,9,31,2,6,1,0,0,9,31,2,7,4,0,0,9,31,2,11,1,0,0,9,31,2,15,1,0,0]],"digest":"2918"}');
INSERT INTO "log" VALUES('whm28zxam34i',659,1.79488154059032201763e+09,'2:659','{"type":"actions","seat":2,"turn":129,"actions":[1],"events":[[3,31,0,130,44,0,0]],"digest":"ac22"}');
INSERT INTO "log" VALUES('whm28zxam34i',660,1.79488154072021174434e+09,'0:660','{"type":"actions","seat":0,"turn":130,"actions":[142],"events":[[5,31,0,6,2,0,0]],"digest":"63bf"}');
INSERT INTO "log" VALUES('whm28zxam34i',661,1.79488154082247471816e+09,'0:661','{"type":"actions","seat":0,"turn":130,"actions":[160],"events":[[7,31,0,6,0,0,0,10,31,0,6,3,0,0,1,31,0,3,3,0,0,9,31,0,6,2,0,0]],"digest":"875c"}');
INSERT INTO "log" VALUES('whm28zxam34i',662,1.79488154088190340991e+09,'0:662','{"type":"actions","seat":0,"turn":130,"actions":[1],"events":[[3,31,1,131,44,0,0]],"digest":"e842"}');
INSERT INTO "log" VALUES('whm28zxam34i',663,1.79488154099829435349e+09,'1:663','{"type":"actions","seat":1,"turn":131,"actions":[144],"events":[[5,31,1,8,2,0,0]],"digest":"df7e"}');
INSERT INTO "log" VALUES('whm28zxam34i',664,1.79488154112763452531e+09,'1:664','{"type":"actions","seat":1,"turn":131,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"b374"}');
INSERT INTO "log" VALUES('whm28zxam34i',665,1794881541.37541,'1:665','{"type":"actions","seat":1,"turn":131,"actions":[201],"events":[[9,31,1,8,1,0,0]],"digest":"40db"}');
INSERT INTO "log" VALUES('whm28zxam34i',666,1.7948815413879442215e+09,'1:666','{"type":"actions","seat":1,"turn":131,"actions":[0],"events":[[]],"digest":"c219"}');
INSERT INTO "log" VALUES('whm28zxam34i',667,1.79488154149598765378e+09,'1:667','{"type":"actions","seat":1,"turn":131,"actions":[1],"events":[[3,31,2,132,44,0,0]],"digest":"f16f"}');
INSERT INTO "log" VALUES('whm28zxam34i',668,1.79488154172361087795e+09,'2:668','{"type":"actions","seat":2,"turn":132,"actions":[133],"events":[[5,31,2,15,1,0,0]],"digest":"18ae"}');
INSERT INTO "log" VALUES('whm28zxam34i',669,1.79488154174314045903e+09,'2:669','{"type":"actions","seat":2,"turn":132,"actions":[127],"events":[[5,31,2,9,1,0,0]],"digest":"f997"}');
INSERT INTO "log" VALUES('whm28zxam34i',670,1.79488154175503468509e+09,'2:670','{"type":"actions","seat":2,"turn":132,"actions":[134],"events":[[5,31,2,16,1,0,0]],"digest":"054a"}');
INSERT INTO "log" VALUES('whm28zxam34i',671,1.79488154182032799721e+09,'2:671','{"type":"actions","seat":2,"turn":132,"actions":[169],"events":[[7,31,2,15,0,0,0,10,31,2,15,2,0,0,9,31,2,15,1,0,0]],"digest":"691b"}');
INSERT INTO "log" VALUES('whm28zxam34i',672,1.79488154191716408726e+09,'2:672','{"type":"actions","seat":2,"turn":132,"actions":[1],"events":[[3,31,0,133,45,0,0]],"digest":"df22"}');
INSERT INTO "log" VALUES('whm28zxam34i',673,1.79488154204352593421e+09,'0:673','{"type":"actions","seat":0,"turn":133,"actions":[124],"events":[[5,31,0,6,1,0,0]],"digest":"95a6"}');
INSERT INTO "log" VALUES('whm28zxam34i',674,1794881542.21454,'0:674','{"type":"actions","seat":0,"turn":133,"actions":[125],"events":[[5,31,0,7,1,0,0]],"digest":"5ea0"}');
INSERT INTO "log" VALUES('whm28zxam34i',675,1.79488154222786736491e+09,'0:675','{"type":"actions","seat":0,"turn":133,"actions":[134],"events":[[5,31,0,16,1,0,0]],"digest":"2419"}');
INSERT INTO "log" VALUES('whm28zxam34i',676,1.79488154223927831652e+09,'0:676','{"type":"actions","seat":0,"turn":133,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"0b68"}');
INSERT INTO "log" VALUES('whm28zxam34i',677,1.79488154225400090222e+09,'0:677','{"type":"actions","seat":0,"turn":133,"actions":[200],"events":[[9,31,0,7,1,0,0]],"digest":"96c9"}');
INSERT INTO "log" VALUES('whm28zxam34i',678,1.79488154227729630471e+09,'0:678','{"type":"actions","seat":0,"turn":133,"actions":[209],"events":[[9,31,0,16,1,0,0]],"digest":"414c"}');
INSERT INTO "log" VALUES('whm28zxam34i',679,1.79488154228863334657e+09,'0:679','{"type":"actions","seat":0,"turn":133,"actions":[1],"events":[[3,31,1,134,45,0,0]],"digest":"1955"}');
INSERT INTO "log" VALUES('whm28zxam34i',680,1.79488154230178976059e+09,'1:680','{"type":"actions","seat":1,"turn":134,"actions":[133],"events":[[6,31,1,2,1,0,0,5,31,1,15,1,0,0]],"digest":"6ea0"}');
INSERT INTO "log" VALUES('whm28zxam34i',681,1794881542.32561,'1:681','{"type":"actions","seat":1,"turn":134,"actions":[118],"events":[[5,31,1,0,1,0,0]],"digest":"47e6"}');
INSERT INTO "log" VALUES('whm28zxam34i',682,1.79488154240177679062e+09,'1:682','{"type":"actions","seat":1,"turn":134,"actions":[125],"events":[[5,31,1,7,1,0,0]],"digest":"6e08"}');
INSERT INTO "log" VALUES('whm28zxam34i',683,1.79488154243387889857e+09,'1:683','{"type":"actions","seat":1,"turn":134,"actions":[162],"events":[[7,31,1,8,0,0,0,10,31,1,8,2,0,0,1,31,1,5,2,0,0,9,31,1,8,1,0,0]],"digest":"a178"}');
INSERT INTO "log" VALUES('whm28zxam34i',684,1.7948815424970645904e+09,'1:684','{"type":"actions","seat":1,"turn":134,"actions":[1],"events":[[3,31,2,135,45,0,0]],"digest":"ae92"}');
INSERT INTO "log" VALUES('whm28zxam34i',685,1.79488154259763669964e+09,'2:685','{"type":"actions","seat":2,"turn":135,"actions":[151],"events":[[5,31,2,15,2,0,0]],"digest":"4f24"}');
INSERT INTO "log" VALUES('whm28zxam34i',686,1.79488154261918520923e+09,'2:686','{"type":"actions","seat":2,"turn":135,"actions":[188],"events":[[7,31,2,16,0,0,0,10,31,2,16,2,0,0,9,31,2,16,1,0,0]],"digest":"c059"}');
INSERT INTO "log" VALUES('whm28zxam34i',687,1.79488154263608598714e+09,'2:687','{"type":"actions","seat":2,"turn":135,"actions":[1],"events":[[3,31,0,136,46,0,0]],"digest":"7c61"}');
INSERT INTO "log" VALUES('whm28zxam34i',688,1.79488154266025471683e+09,'0:688','{"type":"actions","seat":0,"turn":136,"actions":[118],"events":[[5,31,0,0,1,0,0]],"digest":"7ffa"}');
INSERT INTO "log" VALUES('whm28zxam34i',689,1.79488154276977300649e+09,'0:689','{"type":"actions","seat":0,"turn":136,"actions":[130],"events":[[5,31,0,12,1,0,0]],"digest":"6ee8"}');
INSERT INTO "log" VALUES('whm28zxam34i',690,1.79488154284863638877e+09,'0:690','{"type":"actions","seat":0,"turn":136,"actions":[126],"events":[[6,31,0,1,1,0,0,5,31,0,8,1,0,0]],"digest":"55a1"}');
INSERT INTO "log" VALUES('whm28zxam34i',691,1.79488154287088632577e+09,'0:691','{"type":"actions","seat":0,"turn":136,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"450c"}');
INSERT INTO "log" VALUES('whm28zxam34i',692,1.79488154288152408598e+09,'0:692','{"type":"actions","seat":0,"turn":136,"actions":[201],"events":[[9,31,0,8,1,0,0]],"digest":"72a2"}');
INSERT INTO "log" VALUES('whm28zxam34i',693,1.79488154289769434928e+09,'0:693','{"type":"actions","seat":0,"turn":136,"actions":[0],"events":[[]],"digest":"244c"}');
INSERT INTO "log" VALUES('whm28zxam34i',694,1.79488154292290449142e+09,'0:694','{"type":"actions","seat":0,"turn":136,"actions":[1],"events":[[3,31,1,137,46,0,0]],"digest":"555a"}');
INSERT INTO "log" VALUES('whm28zxam34i',695,1.79488154294256305699e+09,'1:695','{"type":"actions","seat":1,"turn":137,"actions":[144],"events":[[5,31,1,8,2,0,0]],"digest":"8ad3"}');
INSERT INTO "log" VALUES('whm28zxam34i',696,1.79488154295938038824e+09,'1:696','{"type":"actions","seat":1,"turn":137,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"acb6"}');
INSERT INTO "log" VALUES('whm28zxam34i',697,1.79488154297378039361e+09,'1:697','{"type":"actions","seat":1,"turn":137,"actions":[201],"events":[[9,31,1,8,1,0,0]],"digest":"28e0"}');
INSERT INTO "log" VALUES('whm28zxam34i',698,1.79488154307014942173e+09,'1:698','{"type":"actions","seat":1,"turn":137,"actions":[201],"events":[[9,31,1,8,1,0,0]],"digest":"ea92"}');
INSERT INTO "log" VALUES('whm28zxam34i',699,1.79488154308547115324e+09,'1:699','{"type":"actions","seat":1,"turn":137,"actions":[0],"events":[[]],"digest":"48d8"}');
INSERT INTO "log" VALUES('whm28zxam34i',700,1.79488154312448835374e+09,'1:700','{"type":"actions","seat":1,"turn":137,"actions":[1],"events":[[3,31,2,138,46,0,0]],"digest":"9baa"}');
INSERT INTO "log" VALUES('whm28zxam34i',701,1.79488154315119338038e+09,'2:701','{"type":"actions","seat":2,"turn":138,"actions":[122],"events":[[5,31,2,4,1,0,0]],"digest":"ad3b"}');
INSERT INTO "log" VALUES('whm28zxam34i',702,1.79488154316434407229e+09,'2:702','{"type":"actions","seat":2,"turn":138,"actions":[126],"events":[[5,31,2,8,1,0,0]],"digest":"9840"}');
INSERT INTO "log" VALUES('whm28zxam34i',703,1.79488154317800068862e+09,'2:703','{"type":"actions","seat":2,"turn":138,"actions":[134],"events":[[5,31,2,16,1,0,0]],"digest":"36ad"}');
INSERT INTO "log" VALUES('whm28zxam34i',704,1.79488154319906306269e+09,'2:704','{"type":"actions","seat":2,"turn":138,"actions":[180],"events":[[7,31,2,8,0,0,0]],"digest":"951f"}');
INSERT INTO "log" VALUES('whm28zxam34i',705,1.79488154321615290642e+09,'2:705','{"type":"actions","seat":2,"turn":138,"actions":[190],"events":[[10,31,2,8,2,0,0,1,31,2,5,2,0,0,9,31,2,8,1,0,0]],"digest":"7272"}');
INSERT INTO "log" VALUES('whm28zxam34i',706,1.79488154323065948487e+09,'2:706','{"type":"actions","seat":2,"turn":138,"actions":[1],"events":[[3,31,0,139,47,0,0]],"digest":"1e3e"}');
INSERT INTO "log" VALUES('whm28zxam34i',707,1.79488154324574828149e+09,'0:707','{"type":"actions","seat":0,"turn":139,"actions":[146],"events":[[5,31,0,10,2,0,0]],"digest":"183e"}');
INSERT INTO "log" VALUES('whm28zxam34i',708,1.79488154325956273077e+09,'0:708','{"type":"actions","seat":0,"turn":139,"actions":[154],"events":[[7,31,0,0,0,0,0,10,31,0,0,2,0,0,9,31,0,0,1,0,0]],"digest":"8055"}');
INSERT INTO "log" VALUES('whm28zxam34i',709,1.79488154327210521704e+09,'0:709','{"type":"actions","seat":0,"turn":139,"actions":[1],"events":[[3,31,1,140,47,0,0]],"digest":"4249"}');
INSERT INTO "log" VALUES('whm28zxam34i',710,1.79488154329839754101e+09,'1:710','{"type":"actions","seat":1,"turn":140,"actions":[134],"events":[[5,31,1,16,1,0,0]],"digest":"4b86"}');
INSERT INTO "log" VALUES('whm28zxam34i',711,1.79488154334730434422e+09,'1:711','{"type":"actions","seat":1,"turn":140,"actions":[130],"events":[[5,31,1,12,1,0,0]],"digest":"eec4"}');
INSERT INTO "log" VALUES('whm28zxam34i',712,1.79488154344567418102e+09,'1:712','{"type":"actions","seat":1,"turn":140,"actions":[124],"events":[[5,31,1,6,1,0,0]],"digest":"c696"}');
INSERT INTO "log" VALUES('whm28zxam34i',713,1.79488154352130937574e+09,'1:713','{"type":"actions","seat":1,"turn":140,"actions":[169],"events":[[7,31,1,15,0,0,0,10,31,1,15,3,0,0]],"digest":"9e01"}');
INSERT INTO "log" VALUES('whm28zxam34i',714,1.79488154369951558118e+09,'1:714','{"type":"actions","seat":1,"turn":140,"actions":[303],"events":[[19,31,1,36,0,0,0,26,31,22,0,0,0,0,9,31,1,15,1,0,0]],"digest":"dea6"}');
INSERT INTO "log" VALUES('whm28zxam34i',715,1.79488154384600496291e+09,'1:715','{"type":"actions","seat":1,"turn":140,"actions":[102],"events":[[15,31,1,2,16,0,0,10,31,1,16,1,0,0,9,31,1,16,1,0,0]],"digest":"edff"}');
INSERT INTO "log" VALUES('whm28zxam34i',716,1.79488154405564355855e+09,'1:716','{"type":"actions","seat":1,"turn":140,"actions":[1],"events":[[3,31,2,141,47,0,0]],"digest":"0100"}');
INSERT INTO "log" VALUES('whm28zxam34i',717,1.7948815441813626289e+09,'2:717','{"type":"actions","seat":2,"turn":141,"actions":[124],"events":[[5,31,2,6,1,0,0]],"digest":"9b6f"}');
INSERT INTO "log" VALUES('whm28zxam34i',718,1.79488154427365350718e+09,'2:718','{"type":"actions","seat":2,"turn":141,"actions":[129],"events":[[5,31,2,11,1,0,0]],"digest":"1cd8"}');
INSERT INTO "log" VALUES('whm28zxam34i',719,1.79488154441688275335e+09,'2:719','{"type":"actions","seat":2,"turn":141,"actions":[133],"events":[[6,31,2,1,1,0,0,5,31,2,15,1,0,0]],"digest":"2d91"}');
INSERT INTO "log" VALUES('whm28zxam34i',720,1.79488154446958470345e+09,'2:720','{"type":"actions","seat":2,"turn":141,"actions":[188],"events":[[7,31,2,16,0,0,0]],"digest":"939c"}');
INSERT INTO "log" VALUES('whm28zxam34i',721,1.79488154464597845071e+09,'2:721','{"type":"actions","seat":2,"turn":141,"actions":[187],"events":[[6,31,2,1,1,0,0,7,31,2,15,0,0,0]],"digest":"717b"}');
INSERT INTO "log" VALUES('whm28zxam34i',722,1.79488154485786652564e+09,'2:722','{"type":"actions","seat":2,"turn":141,"actions":[178],"events":[[7,31,2,6,0,0,0]],"digest":"3f7a"}');
INSERT INTO "log" VALUES('whm28zxam34i',723,1.7948815453858237266e+09,'2:723','{"type":"actions","seat":2,"turn":141,"actions":[190],"events":[[10,31,2,6,2,0,0,1,31,2,3,2,0,0,9,31,2,6,1,0,0]],"digest":"0d2f"}');
INSERT INTO "log" VALUES('whm28zxam34i',724,1.79488154560200834268e+09,'2:724','{"type":"actions","seat":2,"turn":141,"actions":[1],"events":[[3,31,0,142,48,0,0]],"digest":"386a"}');
INSERT INTO "log" VALUES('whm28zxam34i',725,1.79488154561737346648e+09,'0:725','{"type":"actions","seat":0,"turn":142,"actions":[149],"events":[[5,31,0,13,2,0,0]],"digest":"d66a"}');
INSERT INTO "log" VALUES('whm28zxam34i',726,1.79488154563904881476e+09,'0:726','{"type":"actions","seat":0,"turn":142,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"9b59"}');
INSERT INTO "log" VALUES('whm28zxam34i',727,1.79488154565058779721e+09,'0:727','{"type":"actions","seat":0,"turn":142,"actions":[203],"events":[[9,31,0,10,1,0,0]],"digest":"2d94"}');
INSERT INTO "log" VALUES('whm28zxam34i',728,1.7948815456611351967e+09,'0:728','{"type":"actions","seat":0,"turn":142,"actions":[203],"events":[[9,31,0,10,1,0,0]],"digest":"8341"}');
INSERT INTO "log" VALUES('whm28zxam34i',729,1.79488154567799758909e+09,'0:729','{"type":"actions","seat":0,"turn":142,"actions":[0],"events":[[]],"digest":"3193"}');
INSERT INTO "log" VALUES('whm28zxam34i',730,1.79488154577256679537e+09,'0:730','{"type":"actions","seat":0,"turn":142,"actions":[1],"events":[[3,31,1,143,48,0,0]],"digest":"2d9b"}');
INSERT INTO "log" VALUES('whm28zxam34i',731,1.79488154597350072858e+09,'1:731','{"type":"actions","seat":1,"turn":143,"actions":[143],"events":[[5,31,1,7,2,0,0]],"digest":"7885"}');
INSERT INTO "log" VALUES('whm28zxam34i',732,1.79488154614839363096e+09,'1:732','{"type":"actions","seat":1,"turn":143,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"2616"}');
INSERT INTO "log" VALUES('whm28zxam34i',733,1.79488154616396880145e+09,'1:733','{"type":"actions","seat":1,"turn":143,"actions":[211],"events":[[9,31,1,0,1,0,0,9,31,1,6,1,0,0,9,31,1,7,3,0,0,9,31,1,12,1,0,0]],"digest":"3434"}');
INSERT INTO "log" VALUES('whm28zxam34i',734,1.79488154617672324175e+09,'1:734','{"type":"actions","seat":1,"turn":143,"actions":[1],"events":[[3,31,2,144,48,0,0]],"digest":"1ae5"}');
INSERT INTO "log" VALUES('whm28zxam34i',735,1.79488154619236969953e+09,'2:735','{"type":"actions","seat":2,"turn":144,"actions":[146],"events":[[5,31,2,10,2,0,0]],"digest":"db74"}');
INSERT INTO "log" VALUES('whm28zxam34i',736,1.79488154622273111344e+09,'2:736','{"type":"actions","seat":2,"turn":144,"actions":[183],"events":[[7,31,2,11,0,0,0]],"digest":"681b"}');
INSERT INTO "log" VALUES('whm28zxam34i',737,1.79488154633429169656e+09,'2:737','{"type":"actions","seat":2,"turn":144,"actions":[190],"events":[[10,31,2,11,3,0,0,9,31,2,11,1,0,0]],"digest":"e0c9"}');
INSERT INTO "log" VALUES('whm28zxam34i',738,1.79488154637379741665e+09,'2:738','{"type":"actions","seat":2,"turn":144,"actions":[77],"events":[[17,31,2,4,0,0,0,12,31,2,5,4,0,0]],"digest":"0b2c"}');
INSERT INTO "log" VALUES('whm28zxam34i',739,1.79488154639235115051e+09,'2:739','{"type":"actions","seat":2,"turn":144,"actions":[1],"events":[[3,31,0,145,49,0,0]],"digest":"3287"}');
INSERT INTO "log" VALUES('whm28zxam34i',740,1.79488154643583750725e+09,'0:740','{"type":"actions","seat":0,"turn":145,"actions":[133],"events":[[5,31,0,15,1,0,0]],"digest":"1d61"}');
INSERT INTO "log" VALUES('whm28zxam34i',741,1.79488154648197627064e+09,'0:741','{"type":"actions","seat":0,"turn":145,"actions":[128],"events":[[5,31,0,10,1,0,0]],"digest":"5797"}');
INSERT INTO "log" VALUES('whm28zxam34i',742,1.79488154655692577366e+09,'0:742','{"type":"actions","seat":0,"turn":145,"actions":[169],"events":[[7,31,0,15,0,0,0,10,31,0,15,2,0,0,9,31,0,15,1,0,0]],"digest":"1f44"}');
INSERT INTO "log" VALUES('whm28zxam34i',743,1.7948815467731082439e+09,'0:743','{"type":"actions","seat":0,"turn":145,"actions":[1],"events":[[3,31,1,146,49,0,0]],"digest":"2b67"}');
INSERT INTO "log" VALUES('whm28zxam34i',744,1.79488154706559181208e+09,'1:744','{"type":"actions","seat":1,"turn":146,"actions":[146],"events":[[5,31,1,10,2,0,0]],"digest":"4d9a"}');
INSERT INTO "log" VALUES('whm28zxam34i',745,1.79488154718355131145e+09,'1:745','{"type":"actions","seat":1,"turn":146,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"ccc3"}');
INSERT INTO "log" VALUES('whm28zxam34i',746,1.79488154726198363307e+09,'1:746','{"type":"actions","seat":1,"turn":146,"actions":[203],"events":[[9,31,1,10,1,0,0]],"digest":"03e1"}');
INSERT INTO "log" VALUES('whm28zxam34i',747,1.79488154733211278911e+09,'1:747','{"type":"actions","seat":1,"turn":146,"actions":[203],"events":[[9,31,1,10,1,0,0]],"digest":"e8bd"}');
INSERT INTO "log" VALUES('whm28zxam34i',748,1.79488154752654981618e+09,'1:748','{"type":"actions","seat":1,"turn":146,"actions":[1],"events":[[3,31,2,147,49,0,0]],"digest":"b95c"}');
INSERT INTO "log" VALUES('whm28zxam34i',749,1794881547.53898,'2:749','{"type":"actions","seat":2,"turn":147,"actions":[0],"events":[[]],"digest":"9c6e"}');
INSERT INTO "log" VALUES('whm28zxam34i',750,1.79488154755174374576e+09,'2:750','{"type":"actions","seat":2,"turn":147,"actions":[176],"events":[[7,31,2,4,0,0,0,10,31,2,4,2,0,0,1,31,2,2,2,0,0,9,31,2,4,1,0,0]],"digest":"6d7a"}');
INSERT INTO "log" VALUES('whm28zxam34i',751,1.7948815475982117653e+09,'2:751','{"type":"actions","seat":2,"turn":147,"actions":[1],"events":[[3,31,0,148,50,0,0]],"digest":"836e"}');
INSERT INTO "log" VALUES('whm28zxam34i',752,1.79488154761262321467e+09,'0:752','{"type":"actions","seat":0,"turn":148,"actions":[133],"events":[[5,31,0,15,1,0,0]],"digest":"152e"}');
INSERT INTO "log" VALUES('whm28zxam34i',753,1.79488154762776041034e+09,'0:753','{"type":"actions","seat":0,"turn":148,"actions":[185],"events":[[7,31,0,13,0,0,0,10,31,0,13,3,0,0]],"digest":"e4e9"}');
INSERT INTO "log" VALUES('whm28zxam34i',754,1.79488154764051866529e+09,'0:754','{"type":"actions","seat":0,"turn":148,"actions":[261],"events":[[2,31,0,5,2,0,0,2,31,0,5,2,0,0,20,31,0,60,0,0,0,26,31,58,0,0,0,0,9,31,0,13,2,0,0]],"digest":"2952"}');
INSERT INTO "log" VALUES('whm28zxam34i',755,1.79488154765397024152e+09,'0:755','{"type":"actions","seat":0,"turn":148,"actions":[1],"events":[[3,31,1,149,50,0,0]],"digest":"daf3"}');
INSERT INTO "log" VALUES('whm28zxam34i',756,1.79488154766720080374e+09,'1:756','{"type":"actions","seat":1,"turn":149,"actions":[140],"events":[[6,31,1,2,2,0,0,5,31,1,4,2,0,0]],"digest":"61ed"}');
INSERT INTO "log" VALUES('whm28zxam34i',757,1.79488154768313622469e+09,'1:757','{"type":"actions","seat":1,"turn":149,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"af49"}');
INSERT INTO "log" VALUES('whm28zxam34i',758,1.79488154770154476167e+09,'1:758','{"type":"actions","seat":1,"turn":149,"actions":[211],"events":[[9,31,1,4,2,0,0]],"digest":"6f16"}');
INSERT INTO "log" VALUES('whm28zxam34i',759,1.79488154771963787084e+09,'1:759','{"type":"actions","seat":1,"turn":149,"actions":[1],"events":[[3,31,2,150,50,0,0]],"digest":"6219"}');
INSERT INTO "log" VALUES('whm28zxam34i',760,1.79488154773510837558e+09,'2:760','{"type":"actions","seat":2,"turn":150,"actions":[128],"events":[[5,31,2,10,1,0,0]],"digest":"2422"}');
INSERT INTO "log" VALUES('whm28zxam34i',761,1.79488154778142142294e+09,'2:761','{"type":"actions","seat":2,"turn":150,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"f987"}');
INSERT INTO "log" VALUES('whm28zxam34i',762,1.79488154779660844797e+09,'2:762','{"type":"actions","seat":2,"turn":150,"actions":[209],"events":[[9,31,2,16,1,0,0]],"digest":"1390"}');
INSERT INTO "log" VALUES('whm28zxam34i',763,1.79488154782589530945e+09,'2:763','{"type":"actions","seat":2,"turn":150,"actions":[1],"events":[[3,31,0,151,51,0,0]],"digest":"4818"}');
INSERT INTO "log" VALUES('whm28zxam34i',764,1.79488154795491170888e+09,'0:764','{"type":"actions","seat":0,"turn":151,"actions":[140],"events":[[5,31,0,4,2,0,0]],"digest":"0faa"}');
INSERT INTO "log" VALUES('whm28zxam34i',765,1.79488154814728355411e+09,'0:765','{"type":"actions","seat":0,"turn":151,"actions":[187],"events":[[7,31,0,15,0,0,0]],"digest":"ecca"}');
INSERT INTO "log" VALUES('whm28zxam34i',766,1.79488154842941713329e+09,'0:766','{"type":"actions","seat":0,"turn":151,"actions":[190],"events":[[10,31,0,15,2,0,0,9,31,0,15,1,0,0]],"digest":"74dd"}');
INSERT INTO "log" VALUES('whm28zxam34i',767,1.79488154855315804481e+09,'0:767','{"type":"actions","seat":0,"turn":151,"actions":[1],"events":[[3,31,1,152,51,0,0]],"digest":"203d"}');
INSERT INTO "log" VALUES('whm28zxam34i',768,1.79488154880880928032e+09,'1:768','{"type":"actions","seat":1,"turn":152,"actions":[130],"events":[[5,31,1,12,1,0,0]],"digest":"0747"}');
INSERT INTO "log" VALUES('whm28zxam34i',769,1.79488154915351510046e+09,'1:769','{"type":"actions","seat":1,"turn":152,"actions":[120],"events":[[5,31,1,2,1,0,0]],"digest":"b016"}');
INSERT INTO "log" VALUES('whm28zxam34i',770,1794881549.50527,'1:770','{"type":"actions","seat":1,"turn":152,"actions":[131],"events":[[5,31,1,13,1,0,0]],"digest":"fb43"}');
INSERT INTO "log" VALUES('whm28zxam34i',771,1.79488154966192746159e+09,'1:771','{"type":"actions","seat":1,"turn":152,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"4bea"}');
INSERT INTO "log" VALUES('whm28zxam34i',772,1.79488154980442833901e+09,'1:772','{"type":"actions","seat":1,"turn":152,"actions":[211],"events":[[9,31,1,2,1,0,0,9,31,1,12,1,0,0,9,31,1,13,1,0,0]],"digest":"ce70"}');
INSERT INTO "log" VALUES('whm28zxam34i',773,1.79488154981662106513e+09,'1:773','{"type":"actions","seat":1,"turn":152,"actions":[1],"events":[[3,31,2,153,51,0,0]],"digest":"1af7"}');
INSERT INTO "log" VALUES('whm28zxam34i',774,1.79488154984023571018e+09,'2:774','{"type":"actions","seat":2,"turn":153,"actions":[133],"events":[[6,31,2,0,1,0,0,5,31,2,15,1,0,0]],"digest":"142e"}');
INSERT INTO "log" VALUES('whm28zxam34i',775,1.79488154993916392324e+09,'2:775','{"type":"actions","seat":2,"turn":153,"actions":[163],"events":[[7,31,2,9,0,0,0,10,31,2,9,2,0,0]],"digest":"5532"}');
INSERT INTO "log" VALUES('whm28zxam34i',776,1.79488155024915170673e+09,'2:776','{"type":"actions","seat":2,"turn":153,"actions":[220],"events":[[2,31,2,5,4,0,0,1,31,2,4,1,0,0]],"digest":"8c90"}');
INSERT INTO "log" VALUES('whm28zxam34i',777,1.79488155054702878e+09,'2:777','{"type":"actions","seat":2,"turn":153,"actions":[213],"events":[[2,31,2,1,1,0,0,1,31,2,5,2,0,0,9,31,2,9,1,0,0]],"digest":"ce17"}');
INSERT INTO "log" VALUES('whm28zxam34i',778,1.79488155135912013054e+09,'2:778','{"type":"actions","seat":2,"turn":153,"actions":[1],"events":[[3,31,0,154,52,0,0]],"digest":"b99f"}');
INSERT INTO "log" VALUES('whm28zxam34i',779,1.79488155169315958016e+09,'0:779','{"type":"actions","seat":0,"turn":154,"actions":[122],"events":[[5,31,0,4,1,0,0]],"digest":"69e5"}');
INSERT INTO "log" VALUES('whm28zxam34i',780,1.79488155183002638824e+09,'0:780','{"type":"actions","seat":0,"turn":154,"actions":[178],"events":[[7,31,0,6,0,0,0]],"digest":"c847"}');
INSERT INTO "log" VALUES('whm28zxam34i',781,1.79488155201058602328e+09,'0:781','{"type":"actions","seat":0,"turn":154,"actions":[190],"events":[[10,31,0,6,2,0,0,1,31,0,3,2,0,0,9,31,0,6,1,0,0]],"digest":"8454"}');
INSERT INTO "log" VALUES('whm28zxam34i',782,1794881552.13254,'0:782','{"type":"actions","seat":0,"turn":154,"actions":[1],"events":[[3,31,1,155,52,0,0]],"digest":"ea32"}');
INSERT INTO "log" VALUES('whm28zxam34i',783,1.79488155230280184739e+09,'1:783','{"type":"actions","seat":1,"turn":155,"actions":[128],"events":[[5,31,1,10,1,0,0]],"digest":"3049"}');
INSERT INTO "log" VALUES('whm28zxam34i',784,1.79488155232139682767e+09,'1:784','{"type":"actions","seat":1,"turn":155,"actions":[131],"events":[[5,31,1,13,1,0,0]],"digest":"c977"}');
INSERT INTO "log" VALUES('whm28zxam34i',785,1.79488155233682203293e+09,'1:785','{"type":"actions","seat":1,"turn":155,"actions":[0],"events":[[]],"digest":"b355"}');
INSERT INTO "log" VALUES('whm28zxam34i',786,1794881552.34666,'1:786','{"type":"actions","seat":1,"turn":155,"actions":[164],"events":[[7,31,1,10,0,0,0,10,31,1,10,3,0,0]],"digest":"b793"}');
INSERT INTO "log" VALUES('whm28zxam34i',787,1.79488155235850548744e+09,'1:787','{"type":"actions","seat":1,"turn":155,"actions":[221],"events":[[22,31,1,0,0,0,0]],"digest":"54a9"}');
INSERT INTO "log" VALUES('whm28zxam34i',788,1.79488155236812758439e+09,'1:788','{"type":"actions","seat":1,"turn":155,"actions":[0],"events":[[9,31,1,10,1,0,0]],"digest":"4c82"}');
INSERT INTO "log" VALUES('whm28zxam34i',789,1.79488155239084243774e+09,'1:789','{"type":"actions","seat":1,"turn":155,"actions":[1],"events":[[3,31,2,156,52,0,0]],"digest":"db8d"}');
INSERT INTO "log" VALUES('whm28zxam34i',790,1.7948815524547827244e+09,'2:790','{"type":"actions","seat":2,"turn":156,"actions":[125],"events":[[5,31,2,7,1,0,0]],"digest":"5dec"}');
INSERT INTO "log" VALUES('whm28zxam34i',791,1.79488155286329650883e+09,'2:791','{"type":"actions","seat":2,"turn":156,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"b260"}');
INSERT INTO "log" VALUES('whm28zxam34i',792,1.79488155294964385035e+09,'2:792','{"type":"actions","seat":2,"turn":156,"actions":[203],"events":[[9,31,2,10,1,0,0]],"digest":"43c3"}');
INSERT INTO "log" VALUES('whm28zxam34i',793,1.79488155314982962603e+09,'2:793','{"type":"actions","seat":2,"turn":156,"actions":[203],"events":[[9,31,2,10,1,0,0]],"digest":"798b"}');
INSERT INTO "log" VALUES('whm28zxam34i',794,1.79488155330226945875e+09,'2:794','{"type":"actions","seat":2,"turn":156,"actions":[208],"events":[[9,31,2,15,1,0,0]],"digest":"465a"}');
INSERT INTO "log" VALUES('whm28zxam34i',795,1.79488155331292366986e+09,'2:795','{"type":"actions","seat":2,"turn":156,"actions":[208],"events":[[9,31,2,15,1,0,0]],"digest":"d361"}');
INSERT INTO "log" VALUES('whm28zxam34i',796,1.79488155332203602786e+09,'2:796','{"type":"actions","seat":2,"turn":156,"actions":[0],"events":[[]],"digest":"7349"}');
INSERT INTO "log" VALUES('whm28zxam34i',797,1.79488155333001232144e+09,'2:797','{"type":"actions","seat":2,"turn":156,"actions":[1],"events":[[3,31,0,157,53,0,0]],"digest":"3c69"}');
INSERT INTO "log" VALUES('whm28zxam34i',798,1.79488155334137082096e+09,'0:798','{"type":"actions","seat":0,"turn":157,"actions":[133],"events":[[5,31,0,15,1,0,0]],"digest":"9aec"}');
INSERT INTO "log" VALUES('whm28zxam34i',799,1.79488155335100913042e+09,'0:799','{"type":"actions","seat":0,"turn":157,"actions":[184],"events":[[7,31,0,12,0,0,0,10,31,0,12,2,0,0,9,31,0,12,1,0,0]],"digest":"7a67"}');
INSERT INTO "log" VALUES('whm28zxam34i',800,1.79488155335992407798e+09,'0:800','{"type":"actions","seat":0,"turn":157,"actions":[1],"events":[[3,31,1,158,53,0,0]],"digest":"5856"}');
INSERT INTO "log" VALUES('whm28zxam34i',801,1794881553.37626,'1:801','{"type":"actions","seat":1,"turn":158,"actions":[138],"events":[[5,31,1,2,2,0,0]],"digest":"5e75"}');
INSERT INTO "log" VALUES('whm28zxam34i',802,1.7948815533902974129e+09,'1:802','{"type":"actions","seat":1,"turn":158,"actions":[174],"events":[[7,31,1,2,0,0,0,10,31,1,2,3,0,0,1,31,1,1,2,0,0,9,31,1,2,2,0,0]],"digest":"894d"}');
INSERT INTO "log" VALUES('whm28zxam34i',803,1.79488155340155720708e+09,'1:803','{"type":"actions","seat":1,"turn":158,"actions":[1],"events":[[3,31,2,159,53,0,0]],"digest":"d24a"}');
INSERT INTO "log" VALUES('whm28zxam34i',804,1.79488155341258263583e+09,'2:804','{"type":"actions","seat":2,"turn":159,"actions":[0],"events":[[]],"digest":"a403"}');
INSERT INTO "log" VALUES('whm28zxam34i',805,1.79488155342032861712e+09,'2:805','{"type":"actions","seat":2,"turn":159,"actions":[164],"events":[[7,31,2,10,0,0,0,10,31,2,10,2,0,0]],"digest":"a20f"}');
INSERT INTO "log" VALUES('whm28zxam34i',806,1.79488155342726778988e+09,'2:806','{"type":"actions","seat":2,"turn":159,"actions":[222],"events":[[2,31,2,5,2,0,0,22,31,2,1,0,0,0,9,31,2,10,1,0,0]],"digest":"65f6"}');
INSERT INTO "log" VALUES('whm28zxam34i',807,1.79488155343443870539e+09,'2:807','{"type":"actions","seat":2,"turn":159,"actions":[1],"events":[[3,31,0,160,54,0,0]],"digest":"fe2b"}');
INSERT INTO "log" VALUES('whm28zxam34i',808,1.79488155344487261772e+09,'0:808','{"type":"actions","seat":0,"turn":160,"actions":[126],"events":[[5,31,0,8,1,0,0]],"digest":"b435"}');
INSERT INTO "log" VALUES('whm28zxam34i',809,1.79488155345516896244e+09,'0:809','{"type":"actions","seat":0,"turn":160,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"5328"}');
INSERT INTO "log" VALUES('whm28zxam34i',810,1.79488155346624231331e+09,'0:810','{"type":"actions","seat":0,"turn":160,"actions":[201],"events":[[9,31,0,8,1,0,0]],"digest":"7a44"}');
INSERT INTO "log" VALUES('whm28zxam34i',811,1.79488155347619915015e+09,'0:811','{"type":"actions","seat":0,"turn":160,"actions":[0],"events":[[]],"digest":"6ab5"}');
INSERT INTO "log" VALUES('whm28zxam34i',812,1.79488155348690295223e+09,'0:812','{"type":"actions","seat":0,"turn":160,"actions":[1],"events":[[3,31,1,161,54,0,0]],"digest":"ea95"}');
INSERT INTO "log" VALUES('whm28zxam34i',813,1794881553.49836,'1:813','{"type":"actions","seat":1,"turn":161,"actions":[152],"events":[[5,31,1,16,2,0,0]],"digest":"6ae7"}');
INSERT INTO "log" VALUES('whm28zxam34i',814,1.79488155350752496717e+09,'1:814','{"type":"actions","seat":1,"turn":161,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"56d4"}');
INSERT INTO "log" VALUES('whm28zxam34i',815,1.79488155351503682138e+09,'1:815','{"type":"actions","seat":1,"turn":161,"actions":[206],"events":[[9,31,1,13,1,0,0]],"digest":"771c"}');
INSERT INTO "log" VALUES('whm28zxam34i',816,1.79488155352278280253e+09,'1:816','{"type":"actions","seat":1,"turn":161,"actions":[209],"events":[[9,31,1,16,1,0,0]],"digest":"c13c"}');
INSERT INTO "log" VALUES('whm28zxam34i',817,1.79488155353214406972e+09,'1:817','{"type":"actions","seat":1,"turn":161,"actions":[209],"events":[[9,31,1,16,1,0,0]],"digest":"796d"}');
INSERT INTO "log" VALUES('whm28zxam34i',818,1.79488155354493927962e+09,'1:818','{"type":"actions","seat":1,"turn":161,"actions":[1],"events":[[3,31,2,162,54,0,0]],"digest":"d1bd"}');
INSERT INTO "log" VALUES('whm28zxam34i',819,1.79488155355273389817e+09,'2:819','{"type":"actions","seat":2,"turn":162,"actions":[147],"events":[[5,31,2,11,2,0,0]],"digest":"f0c8"}');
INSERT INTO "log" VALUES('whm28zxam34i',820,1.79488155356191873552e+09,'2:820','{"type":"actions","seat":2,"turn":162,"actions":[179],"events":[[7,31,2,7,0,0,0,10,31,2,7,2,0,0,1,31,2,3,2,0,0,9,31,2,7,1,0,0]],"digest":"356c"}');
INSERT INTO "log" VALUES('whm28zxam34i',821,1.79488155357062721248e+09,'2:821','{"type":"actions","seat":2,"turn":162,"actions":[1],"events":[[3,31,0,163,55,0,0]],"digest":"7737"}');
INSERT INTO "log" VALUES('whm28zxam34i',822,1.79488155358032560344e+09,'0:822','{"type":"actions","seat":0,"turn":163,"actions":[133],"events":[[5,31,0,15,1,0,0]],"digest":"1e0e"}');
INSERT INTO "log" VALUES('whm28zxam34i',823,1.79488155359052824972e+09,'0:823','{"type":"actions","seat":0,"turn":163,"actions":[158],"events":[[7,31,0,4,0,0,0,10,31,0,4,4,0,0,1,31,0,2,4,0,0,9,31,0,4,3,0,0]],"digest":"faa9"}');
INSERT INTO "log" VALUES('whm28zxam34i',824,1.79488155360110545159e+09,'0:824','{"type":"actions","seat":0,"turn":163,"actions":[46],"events":[[2,31,0,2,4,0,0,2,31,0,3,3,0,0,18,31,0,9,0,0,0,12,31,0,8,0,0,0]],"digest":"bf37"}');
INSERT INTO "log" VALUES('whm28zxam34i',825,1.79488155360944223399e+09,'0:825','{"type":"actions","seat":0,"turn":163,"actions":[1],"events":[[3,31,1,164,55,0,0]],"digest":"e23e"}');
INSERT INTO "log" VALUES('whm28zxam34i',826,1.79488155361910486224e+09,'1:826','{"type":"actions","seat":1,"turn":164,"actions":[148],"events":[[5,31,1,12,2,0,0]],"digest":"ab7c"}');
INSERT INTO "log" VALUES('whm28zxam34i',827,1794881553.62766,'1:827','{"type":"actions","seat":1,"turn":164,"actions":[166],"events":[[7,31,1,12,0,0,0,10,31,1,12,3,0,0,9,31,1,12,2,0,0]],"digest":"6b0f"}');
INSERT INTO "log" VALUES('whm28zxam34i',828,1.79488155363611221315e+09,'1:828','{"type":"actions","seat":1,"turn":164,"actions":[1],"events":[[3,31,2,165,55,0,0]],"digest":"1060"}');
INSERT INTO "log" VALUES('whm28zxam34i',829,1.79488155364513897894e+09,'2:829','{"type":"actions","seat":2,"turn":165,"actions":[126],"events":[[5,31,2,8,1,0,0]],"digest":"db6b"}');
INSERT INTO "log" VALUES('whm28zxam34i',830,1.7948815536535184383e+09,'2:830','{"type":"actions","seat":2,"turn":165,"actions":[118],"events":[[5,31,2,0,1,0,0]],"digest":"b07f"}');
INSERT INTO "log" VALUES('whm28zxam34i',831,1.79488155366162896158e+09,'2:831','{"type":"actions","seat":2,"turn":165,"actions":[125],"events":[[5,31,2,7,1,0,0]],"digest":"d3a1"}');
INSERT INTO "log" VALUES('whm28zxam34i',832,1.79488155366903328899e+09,'2:832','{"type":"actions","seat":2,"turn":165,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"beaa"}');
INSERT INTO "log" VALUES('whm28zxam34i',833,1.79488155367587447165e+09,'2:833','{"type":"actions","seat":2,"turn":165,"actions":[208],"events":[[9,31,2,15,1,0,0]],"digest":"b051"}');
INSERT INTO "log" VALUES('whm28zxam34i',834,1.794881553683977127e+09,'2:834','{"type":"actions","seat":2,"turn":165,"actions":[0],"events":[[]],"digest":"ae38"}');
INSERT INTO "log" VALUES('whm28zxam34i',835,1.79488155369433212277e+09,'2:835','{"type":"actions","seat":2,"turn":165,"actions":[1],"events":[[3,31,0,166,56,0,0]],"digest":"ee8b"}');
INSERT INTO "log" VALUES('whm28zxam34i',836,1.79488155370625758174e+09,'0:836','{"type":"actions","seat":0,"turn":166,"actions":[128],"events":[[5,31,0,10,1,0,0]],"digest":"56a4"}');
INSERT INTO "log" VALUES('whm28zxam34i',837,1.79488155371648716931e+09,'0:837','{"type":"actions","seat":0,"turn":166,"actions":[118],"events":[[5,31,0,0,1,0,0]],"digest":"a28d"}');
INSERT INTO "log" VALUES('whm28zxam34i',838,1.79488155372466540336e+09,'0:838','{"type":"actions","seat":0,"turn":166,"actions":[0],"events":[[]],"digest":"2564"}');
INSERT INTO "log" VALUES('whm28zxam34i',839,1.79488155373251867291e+09,'0:839','{"type":"actions","seat":0,"turn":166,"actions":[172],"events":[[7,31,0,0,0,0,0]],"digest":"ebd0"}');
INSERT INTO "log" VALUES('whm28zxam34i',840,1.79488155374409246445e+09,'0:840','{"type":"actions","seat":0,"turn":166,"actions":[187],"events":[[7,31,0,15,0,0,0,10,31,0,15,3,0,0]],"digest":"3501"}');
INSERT INTO "log" VALUES('whm28zxam34i',841,1.79488155375224018098e+09,'0:841','{"type":"actions","seat":0,"turn":166,"actions":[282],"events":[[19,31,0,15,0,0,0,26,31,1,0,0,0,0,9,31,0,15,2,0,0]],"digest":"11ab"}');
INSERT INTO "log" VALUES('whm28zxam34i',842,1.79488155376010727879e+09,'0:842','{"type":"actions","seat":0,"turn":166,"actions":[1],"events":[[3,31,1,167,56,0,0]],"digest":"11d0"}');
INSERT INTO "log" VALUES('whm28zxam34i',843,1.79488155376842808724e+09,'1:843','{"type":"actions","seat":1,"turn":167,"actions":[0],"events":[[]],"digest":"4211"}');
INSERT INTO "log" VALUES('whm28zxam34i',844,1.79488155377628898624e+09,'1:844','{"type":"actions","seat":1,"turn":167,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"0aa3"}');
INSERT INTO "log" VALUES('whm28zxam34i',845,1.79488155378476500504e+09,'1:845','{"type":"actions","seat":1,"turn":167,"actions":[1],"events":[[3,31,2,168,56,0,0]],"digest":"157e"}');
INSERT INTO "log" VALUES('whm28zxam34i',846,1.79488155379693937302e+09,'2:846','{"type":"actions","seat":2,"turn":168,"actions":[148],"events":[[5,31,2,12,2,0,0]],"digest":"5104"}');
INSERT INTO "log" VALUES('whm28zxam34i',847,1.79488155380742526057e+09,'2:847','{"type":"actions","seat":2,"turn":168,"actions":[161],"events":[[7,31,2,7,0,0,0,10,31,2,7,2,0,0,1,31,2,3,2,0,0,9,31,2,7,1,0,0]],"digest":"88f6"}');
INSERT INTO "log" VALUES('whm28zxam34i',848,1.79488155381761360163e+09,'2:848','{"type":"actions","seat":2,"turn":168,"actions":[1],"events":[[3,31,0,169,57,0,0]],"digest":"7bad"}');
INSERT INTO "log" VALUES('whm28zxam34i',849,1.79488155384555101391e+09,'0:849','{"type":"actions","seat":0,"turn":169,"actions":[125],"events":[[6,31,0,2,1,0,0,5,31,0,7,1,0,0]],"digest":"ffa8"}');
INSERT INTO "log" VALUES('whm28zxam34i',850,1.79488155386607480044e+09,'0:850','{"type":"actions","seat":0,"turn":169,"actions":[129],"events":[[5,31,0,11,1,0,0]],"digest":"d572"}');
INSERT INTO "log" VALUES('whm28zxam34i',851,1.79488155388286590571e+09,'0:851','{"type":"actions","seat":0,"turn":169,"actions":[120],"events":[[5,31,0,2,1,0,0]],"digest":"0075"}');
INSERT INTO "log" VALUES('whm28zxam34i',852,1.79488155389318799971e+09,'0:852','{"type":"actions","seat":0,"turn":169,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"c08a"}');
INSERT INTO "log" VALUES('whm28zxam34i',853,1.79488155390303277965e+09,'0:853','{"type":"actions","seat":0,"turn":169,"actions":[203],"events":[[9,31,0,10,1,0,0]],"digest":"c572"}');
INSERT INTO "log" VALUES('whm28zxam34i',854,1.79488155391407251358e+09,'0:854','{"type":"actions","seat":0,"turn":169,"actions":[0],"events":[[]],"digest":"c6c2"}');
INSERT INTO "log" VALUES('whm28zxam34i',855,1.79488155392570495607e+09,'0:855','{"type":"actions","seat":0,"turn":169,"actions":[1],"events":[[3,31,1,170,57,0,0]],"digest":"1334"}');
INSERT INTO "log" VALUES('whm28zxam34i',856,1794881553.93763,'1:856','{"type":"actions","seat":1,"turn":170,"actions":[0],"events":[[]],"digest":"81f6"}');
INSERT INTO "log" VALUES('whm28zxam34i',857,1.79488155394790196419e+09,'1:857','{"type":"actions","seat":1,"turn":170,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"d924"}');
INSERT INTO "log" VALUES('whm28zxam34i',858,1.79488155395900797839e+09,'1:858','{"type":"actions","seat":1,"turn":170,"actions":[1],"events":[[3,31,2,171,57,0,0]],"digest":"54a9"}');
INSERT INTO "log" VALUES('whm28zxam34i',859,1.79488155396986103062e+09,'2:859','{"type":"actions","seat":2,"turn":171,"actions":[134],"events":[[5,31,2,16,1,0,0]],"digest":"8b87"}');
INSERT INTO "log" VALUES('whm28zxam34i',860,1794881553.98917,'2:860','{"type":"actions","seat":2,"turn":171,"actions":[189],"events":[[2,31,2,5,1,0,0,7,31,2,17,0,0,0]],"digest":"4e1b"}');
INSERT INTO "log" VALUES('whm28zxam34i',861,1.79488155403980565068e+09,'2:861','{"type":"actions","seat":2,"turn":171,"actions":[188],"events":[[7,31,2,16,0,0,0]],"digest":"987f"}');
INSERT INTO "log" VALUES('whm28zxam34i',862,1.79488155425663781163e+09,'2:862','{"type":"actions","seat":2,"turn":171,"actions":[190],"events":[[10,31,2,16,2,0,0,9,31,2,16,1,0,0]],"digest":"eb2e"}');
INSERT INTO "log" VALUES('whm28zxam34i',863,1.79488155441120076174e+09,'2:863','{"type":"actions","seat":2,"turn":171,"actions":[1],"events":[[3,31,0,172,58,0,0]],"digest":"4b13"}');
INSERT INTO "log" VALUES('whm28zxam34i',864,1.79488155446803116801e+09,'0:864','{"type":"actions","seat":0,"turn":172,"actions":[134],"events":[[6,31,0,2,1,0,0,5,31,0,16,1,0,0]],"digest":"e76b"}');
INSERT INTO "log" VALUES('whm28zxam34i',865,1.79488155448354101185e+09,'0:865','{"type":"actions","seat":0,"turn":172,"actions":[156],"events":[[7,31,0,2,0,0,0,10,31,0,2,2,0,0,1,31,0,1,1,0,0,9,31,0,2,1,0,0]],"digest":"aef2"}');
INSERT INTO "log" VALUES('whm28zxam34i',866,1.79488155449666094776e+09,'0:866','{"type":"actions","seat":0,"turn":172,"actions":[1],"events":[[3,31,1,173,58,0,0]],"digest":"4065"}');
INSERT INTO "log" VALUES('whm28zxam34i',867,1.79488155451392078403e+09,'1:867','{"type":"actions","seat":1,"turn":173,"actions":[142],"events":[[5,31,1,6,2,0,0]],"digest":"4a68"}');
INSERT INTO "log" VALUES('whm28zxam34i',868,1.79488155452406907084e+09,'1:868','{"type":"actions","seat":1,"turn":173,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"4d26"}');
INSERT INTO "log" VALUES('whm28zxam34i',869,1.79488155453928565977e+09,'1:869','{"type":"actions","seat":1,"turn":173,"actions":[0],"events":[[]],"digest":"4dbc"}');
INSERT INTO "log" VALUES('whm28zxam34i',870,1.79488155462576603887e+09,'1:870','{"type":"actions","seat":1,"turn":173,"actions":[1],"events":[[3,31,2,174,58,0,0]],"digest":"8f4d"}');
INSERT INTO "log" VALUES('whm28zxam34i',871,1.79488155467769575123e+09,'2:871','{"type":"actions","seat":2,"turn":174,"actions":[128],"events":[[5,31,2,10,1,0,0]],"digest":"8c70"}');
INSERT INTO "log" VALUES('whm28zxam34i',872,1.79488155487831926348e+09,'2:872','{"type":"actions","seat":2,"turn":174,"actions":[187],"events":[[7,31,2,15,0,0,0]],"digest":"3ab0"}');
INSERT INTO "log" VALUES('whm28zxam34i',873,1.79488155489617156983e+09,'2:873','{"type":"actions","seat":2,"turn":174,"actions":[183],"events":[[7,31,2,11,0,0,0]],"digest":"118d"}');
INSERT INTO "log" VALUES('whm28zxam34i',874,1.79488155492717933649e+09,'2:874','{"type":"actions","seat":2,"turn":174,"actions":[172],"events":[[7,31,2,0,0,0,0,10,31,2,0,2,0,0,9,31,2,0,1,0,0]],"digest":"3a08"}');
INSERT INTO "log" VALUES('whm28zxam34i',875,1.79488155497922801965e+09,'2:875','{"type":"actions","seat":2,"turn":174,"actions":[1],"events":[[3,31,0,175,59,0,0]],"digest":"0240"}');
INSERT INTO "log" VALUES('whm28zxam34i',876,1794881554.98961,'0:876','{"type":"actions","seat":0,"turn":175,"actions":[127],"events":[[5,31,0,9,1,0,0]],"digest":"8b9e"}');
INSERT INTO "log" VALUES('whm28zxam34i',877,1.79488155499653625492e+09,'0:877','{"type":"actions","seat":0,"turn":175,"actions":[182],"events":[[7,31,0,10,0,0,0]],"digest":"7714"}');
INSERT INTO "log" VALUES('whm28zxam34i',878,1.79488155500495958323e+09,'0:878','{"type":"actions","seat":0,"turn":175,"actions":[179],"events":[[7,31,0,7,0,0,0]],"digest":"850a"}');
INSERT INTO "log" VALUES('whm28zxam34i',879,1.79488155501664543153e+09,'0:879','{"type":"actions","seat":0,"turn":175,"actions":[188],"events":[[7,31,0,16,0,0,0,10,31,0,16,3,0,0,9,31,0,16,1,0,0]],"digest":"c3ba"}');
INSERT INTO "log" VALUES('whm28zxam34i',880,1.79488155502455782892e+09,'0:880','{"type":"actions","seat":0,"turn":175,"actions":[116],"events":[[2,31,0,1,1,0,0,1,31,0,5,2,0,0]],"digest":"41b7"}');
INSERT INTO "log" VALUES('whm28zxam34i',881,1794881555.03169,'0:881','{"type":"actions","seat":0,"turn":175,"actions":[1],"events":[[3,31,1,176,59,0,0]],"digest":"40f7"}');
INSERT INTO "log" VALUES('whm28zxam34i',882,1.79488155504205656055e+09,'1:882','{"type":"actions","seat":1,"turn":176,"actions":[152],"events":[[6,31,1,0,2,0,0,5,31,1,16,2,0,0]],"digest":"b959"}');
INSERT INTO "log" VALUES('whm28zxam34i',883,1.79488155505127644539e+09,'1:883','{"type":"actions","seat":1,"turn":176,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"140b"}');
INSERT INTO "log" VALUES('whm28zxam34i',884,1.79488155514986419672e+09,'1:884','{"type":"actions","seat":1,"turn":176,"actions":[211],"events":[[9,31,1,6,2,0,0,9,31,1,16,2,0,0]],"digest":"b31a"}');
INSERT INTO "log" VALUES('whm28zxam34i',885,1.79488155526926708221e+09,'1:885','{"type":"actions","seat":1,"turn":176,"actions":[1],"events":[[3,31,2,177,59,0,0]],"digest":"ca05"}');
INSERT INTO "log" VALUES('whm28zxam34i',886,1.7948815553161377907e+09,'2:886','{"type":"actions","seat":2,"turn":177,"actions":[118],"events":[[5,31,2,0,1,0,0]],"digest":"964a"}');
INSERT INTO "log" VALUES('whm28zxam34i',887,1.79488155544603800771e+09,'2:887','{"type":"actions","seat":2,"turn":177,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"b2eb"}');
INSERT INTO "log" VALUES('whm28zxam34i',888,1.79488155582405972481e+09,'2:888','{"type":"actions","seat":2,"turn":177,"actions":[211],"events":[[9,31,2,0,1,0,0,9,31,2,8,1,0,0,9,31,2,10,1,0,0,9,31,2,11,2,0,0,9,31,2,12,2,0,0,9,31,2,15,1,0,0]],"digest":"3d0c"}');
INSERT INTO "log" VALUES('whm28zxam34i',889,1.79488155585428118708e+09,'2:889','{"type":"actions","seat":2,"turn":177,"actions":[1],"events":[[3,31,0,178,60,0,0]],"digest":"1b9a"}');
INSERT INTO "log" VALUES('whm28zxam34i',890,1.79488155594020366671e+09,'0:890','{"type":"actions","seat":0,"turn":178,"actions":[118],"events":[[5,31,0,0,1,0,0]],"digest":"3d48"}');
INSERT INTO "log" VALUES('whm28zxam34i',891,1.79488155639373850825e+09,'0:891','{"type":"actions","seat":0,"turn":178,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"432f"}');
INSERT INTO "log" VALUES('whm28zxam34i',892,1.79488155678158497812e+09,'0:892','{"type":"actions","seat":0,"turn":178,"actions":[203],"events":[[9,31,0,10,1,0,0]],"digest":"85cb"}');
INSERT INTO "log" VALUES('whm28zxam34i',893,1.79488155702121686936e+09,'0:893','{"type":"actions","seat":0,"turn":178,"actions":[204],"events":[[9,31,0,11,1,0,0]],"digest":"5231"}');
INSERT INTO "log" VALUES('whm28zxam34i',894,1.79488155708552813531e+09,'0:894','{"type":"actions","seat":0,"turn":178,"actions":[1],"events":[[3,31,1,179,60,0,0]],"digest":"974f"}');
INSERT INTO "log" VALUES('whm28zxam34i',895,1.79488155765502905843e+09,'1:895','{"type":"actions","seat":1,"turn":179,"actions":[118],"events":[[5,31,1,0,1,0,0]],"digest":"188d"}');
INSERT INTO "log" VALUES('whm28zxam34i',896,1.79488155801338148112e+09,'1:896','{"type":"actions","seat":1,"turn":179,"actions":[128],"events":[[5,31,1,10,1,0,0]],"digest":"d6bb"}');
INSERT INTO "log" VALUES('whm28zxam34i',897,1.79488155802607059477e+09,'1:897','{"type":"actions","seat":1,"turn":179,"actions":[122],"events":[[5,31,1,4,1,0,0]],"digest":"1c64"}');
INSERT INTO "log" VALUES('whm28zxam34i',898,1.79488155807555317886e+09,'1:898','{"type":"actions","seat":1,"turn":179,"actions":[154],"events":[[7,31,1,0,0,0,0,10,31,1,0,2,0,0,9,31,1,0,1,0,0]],"digest":"dab5"}');
INSERT INTO "log" VALUES('whm28zxam34i',899,1.79488155809114861491e+09,'1:899','{"type":"actions","seat":1,"turn":179,"actions":[1],"events":[[3,31,2,180,60,0,0]],"digest":"a5d6"}');
INSERT INTO "log" VALUES('whm28zxam34i',900,1.7948815581054255962e+09,'2:900','{"type":"actions","seat":2,"turn":180,"actions":[144],"events":[[5,31,2,8,2,0,0]],"digest":"582d"}');
INSERT INTO "log" VALUES('whm28zxam34i',901,1.79488155812568402286e+09,'2:901','{"type":"actions","seat":2,"turn":180,"actions":[162],"events":[[7,31,2,8,0,0,0,10,31,2,8,3,0,0,1,31,2,5,3,0,0,9,31,2,8,2,0,0]],"digest":"d569"}');
INSERT INTO "log" VALUES('whm28zxam34i',902,1.79488155814246153835e+09,'2:902','{"type":"actions","seat":2,"turn":180,"actions":[1],"events":[[3,31,0,181,61,0,0]],"digest":"db7f"}');
INSERT INTO "log" VALUES('whm28zxam34i',903,1.79488155815020942692e+09,'0:903','{"type":"actions","seat":0,"turn":181,"actions":[0],"events":[[]],"digest":"c327"}');
INSERT INTO "log" VALUES('whm28zxam34i',904,1.79488155815699052808e+09,'0:904','{"type":"actions","seat":0,"turn":181,"actions":[161],"events":[[7,31,0,7,0,0,0,10,31,0,7,3,0,0,1,31,0,3,3,0,0,9,31,0,7,1,0,0]],"digest":"028b"}');
INSERT INTO "log" VALUES('whm28zxam34i',905,1.79488155816426753997e+09,'0:905','{"type":"actions","seat":0,"turn":181,"actions":[1],"events":[[3,31,1,182,61,0,0]],"digest":"cb2f"}');
INSERT INTO "log" VALUES('whm28zxam34i',906,1.79488155817256093025e+09,'1:906','{"type":"actions","seat":1,"turn":182,"actions":[128],"events":[[5,31,1,10,1,0,0]],"digest":"baeb"}');
INSERT INTO "log" VALUES('whm28zxam34i',907,1.79488155817992401123e+09,'1:907','{"type":"actions","seat":1,"turn":182,"actions":[122],"events":[[5,31,1,4,1,0,0]],"digest":"79e9"}');
INSERT INTO "log" VALUES('whm28zxam34i',908,1.79488155818749666216e+09,'1:908','{"type":"actions","seat":1,"turn":182,"actions":[118],"events":[[5,31,1,0,1,0,0]],"digest":"701b"}');
INSERT INTO "log" VALUES('whm28zxam34i',909,1.7948815581958115101e+09,'1:909','{"type":"actions","seat":1,"turn":182,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"074d"}');
INSERT INTO "log" VALUES('whm28zxam34i',910,1.79488155821389937403e+09,'1:910','{"type":"actions","seat":1,"turn":182,"actions":[203],"events":[[9,31,1,10,1,0,0]],"digest":"f82e"}');
INSERT INTO "log" VALUES('whm28zxam34i',911,1.79488155823957848552e+09,'1:911','{"type":"actions","seat":1,"turn":182,"actions":[0],"events":[[]],"digest":"72a5"}');
INSERT INTO "log" VALUES('whm28zxam34i',912,1.79488155825371789933e+09,'1:912','{"type":"actions","seat":1,"turn":182,"actions":[1],"events":[[3,31,2,183,61,0,0]],"digest":"7f17"}');
INSERT INTO "log" VALUES('whm28zxam34i',913,1.79488155826713061333e+09,'2:913','{"type":"actions","seat":2,"turn":183,"actions":[148],"events":[[5,31,2,12,2,0,0]],"digest":"9c88"}');
INSERT INTO "log" VALUES('whm28zxam34i',914,1.79488155828676247596e+09,'2:914','{"type":"actions","seat":2,"turn":183,"actions":[184],"events":[[7,31,2,12,0,0,0,10,31,2,12,3,0,0]],"digest":"f41c"}');
INSERT INTO "log" VALUES('whm28zxam34i',915,1.79488155831148242947e+09,'2:915','{"type":"actions","seat":2,"turn":183,"actions":[0],"events":[[9,31,2,12,2,0,0]],"digest":"0423"}');
INSERT INTO "log" VALUES('whm28zxam34i',916,1.79488155832160258288e+09,'2:916','{"type":"actions","seat":2,"turn":183,"actions":[1],"events":[[3,31,0,184,62,0,0]],"digest":"d6b2"}');
INSERT INTO "log" VALUES('whm28zxam34i',917,1.79488155833151888851e+09,'0:917','{"type":"actions","seat":0,"turn":184,"actions":[145],"events":[[5,31,0,9,2,0,0]],"digest":"cafd"}');
INSERT INTO "log" VALUES('whm28zxam34i',918,1.79488155833983659744e+09,'0:918','{"type":"actions","seat":0,"turn":184,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"c674"}');
INSERT INTO "log" VALUES('whm28zxam34i',919,1.7948815583523058891e+09,'0:919','{"type":"actions","seat":0,"turn":184,"actions":[0],"events":[[]],"digest":"e923"}');
INSERT INTO "log" VALUES('whm28zxam34i',920,1.79488155836149239534e+09,'0:920','{"type":"actions","seat":0,"turn":184,"actions":[1],"events":[[3,31,1,185,62,0,0]],"digest":"fae4"}');
INSERT INTO "log" VALUES('whm28zxam34i',921,1.79488155837019491192e+09,'1:921','{"type":"actions","seat":1,"turn":185,"actions":[128],"events":[[5,31,1,10,1,0,0]],"digest":"42df"}');
INSERT INTO "log" VALUES('whm28zxam34i',922,1.79488155837972307212e+09,'1:922','{"type":"actions","seat":1,"turn":185,"actions":[134],"events":[[5,31,1,16,1,0,0]],"digest":"5bac"}');
INSERT INTO "log" VALUES('whm28zxam34i',923,1.79488155839058327678e+09,'1:923','{"type":"actions","seat":1,"turn":185,"actions":[130],"events":[[6,31,1,2,1,0,0,5,31,1,12,1,0,0]],"digest":"1da1"}');
INSERT INTO "log" VALUES('whm28zxam34i',924,1.7948815584049475193e+09,'1:924','{"type":"actions","seat":1,"turn":185,"actions":[170],"events":[[7,31,1,16,0,0,0,10,31,1,16,2,0,0,9,31,1,16,1,0,0]],"digest":"d891"}');
INSERT INTO "log" VALUES('whm28zxam34i',925,1.79488155841923618322e+09,'1:925','{"type":"actions","seat":1,"turn":185,"actions":[1],"events":[[3,31,2,186,62,0,0]],"digest":"32c8"}');
INSERT INTO "log" VALUES('whm28zxam34i',926,1.79488155843570041658e+09,'2:926','{"type":"actions","seat":2,"turn":186,"actions":[128],"events":[[5,31,2,10,1,0,0]],"digest":"1097"}');
INSERT INTO "log" VALUES('whm28zxam34i',927,1.79488155851309490206e+09,'2:927','{"type":"actions","seat":2,"turn":186,"actions":[120],"events":[[5,31,2,2,1,0,0]],"digest":"1632"}');
INSERT INTO "log" VALUES('whm28zxam34i',928,1.79488155853885436056e+09,'2:928','{"type":"actions","seat":2,"turn":186,"actions":[124],"events":[[5,31,2,6,1,0,0]],"digest":"a030"}');
INSERT INTO "log" VALUES('whm28zxam34i',929,1.79488155929817914968e+09,'2:929','{"type":"actions","seat":2,"turn":186,"actions":[178],"events":[[7,31,2,6,0,0,0,10,31,2,6,2,0,0,1,31,2,3,2,0,0,9,31,2,6,1,0,0]],"digest":"d3c2"}');
INSERT INTO "log" VALUES('whm28zxam34i',930,1.79488155940416836738e+09,'2:930','{"type":"actions","seat":2,"turn":186,"actions":[1],"events":[[3,31,0,187,63,0,0]],"digest":"cbe5"}');
INSERT INTO "log" VALUES('whm28zxam34i',931,1.79488155942209911351e+09,'0:931','{"type":"actions","seat":0,"turn":187,"actions":[134],"events":[[6,31,0,1,1,0,0,5,31,0,16,1,0,0]],"digest":"7c27"}');
INSERT INTO "log" VALUES('whm28zxam34i',932,1.79488155943310284615e+09,'0:932','{"type":"actions","seat":0,"turn":187,"actions":[154],"events":[[7,31,0,0,0,0,0,10,31,0,0,3,0,0,1,31,0,0,1,0,0,9,31,0,0,2,0,0]],"digest":"cf34"}');
INSERT INTO "log" VALUES('whm28zxam34i',933,1.79488155944388699533e+09,'0:933','{"type":"actions","seat":0,"turn":187,"actions":[1],"events":[[3,31,1,188,63,0,0]],"digest":"9688"}');
INSERT INTO "log" VALUES('whm28zxam34i',934,1.79488155945474791522e+09,'1:934','{"type":"actions","seat":1,"turn":188,"actions":[122],"events":[[5,31,1,4,1,0,0]],"digest":"b919"}');
INSERT INTO "log" VALUES('whm28zxam34i',935,1.79488155946653866763e+09,'1:935','{"type":"actions","seat":1,"turn":188,"actions":[182],"events":[[7,31,1,10,0,0,0,10,31,1,10,4,0,0]],"digest":"360b"}');
INSERT INTO "log" VALUES('whm28zxam34i',936,1.79488155949526929856e+09,'1:936','{"type":"actions","seat":1,"turn":188,"actions":[222],"events":[[2,31,1,5,2,0,0,22,31,1,1,0,0,0]],"digest":"6632"}');
INSERT INTO "log" VALUES('whm28zxam34i',937,1.79488155953780341152e+09,'1:937','{"type":"actions","seat":1,"turn":188,"actions":[221],"events":[[22,31,1,0,0,0,0]],"digest":"f26a"}');
INSERT INTO "log" VALUES('whm28zxam34i',938,1.7948815595879907608e+09,'1:938','{"type":"actions","seat":1,"turn":188,"actions":[0],"events":[[]],"digest":"0c16"}');
INSERT INTO "log" VALUES('whm28zxam34i',939,1.7948815596075456142e+09,'1:939','{"type":"actions","seat":1,"turn":188,"actions":[317],"events":[[14,31,1,10,4,0,0,12,31,1,9,5,0,0]],"digest":"51cd"}');
INSERT INTO "log" VALUES('whm28zxam34i',940,1.79488155975797247882e+09,'1:940','{"type":"actions","seat":1,"turn":188,"actions":[221],"events":[[22,31,1,0,0,0,0,9,31,1,10,2,0,0]],"digest":"dcaa"}');
INSERT INTO "log" VALUES('whm28zxam34i',941,1.79488155987738060947e+09,'1:941','{"type":"actions","seat":1,"turn":188,"actions":[1],"events":[[3,31,2,189,63,0,0]],"digest":"9794"}');
INSERT INTO "log" VALUES('whm28zxam34i',942,1.79488155993300914758e+09,'2:942','{"type":"actions","seat":2,"turn":189,"actions":[131],"events":[[5,31,2,13,1,0,0]],"digest":"2997"}');
INSERT INTO "log" VALUES('whm28zxam34i',943,1.79488156007048630714e+09,'2:943','{"type":"actions","seat":2,"turn":189,"actions":[0],"events":[[]],"digest":"3083"}');
INSERT INTO "log" VALUES('whm28zxam34i',944,1.794881560160517931e+09,'2:944','{"type":"actions","seat":2,"turn":189,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"6458"}');
INSERT INTO "log" VALUES('whm28zxam34i',945,1.79488156032510685921e+09,'2:945','{"type":"actions","seat":2,"turn":189,"actions":[0],"events":[[]],"digest":"8aa4"}');
INSERT INTO "log" VALUES('whm28zxam34i',946,1.7948815603916304112e+09,'2:946','{"type":"actions","seat":2,"turn":189,"actions":[1],"events":[[3,31,0,190,64,0,0]],"digest":"cbfe"}');
INSERT INTO "log" VALUES('whm28zxam34i',947,1.79488156050561714171e+09,'0:947','{"type":"actions","seat":0,"turn":190,"actions":[136],"events":[[5,31,0,0,2,0,0]],"digest":"1a5d"}');
INSERT INTO "log" VALUES('whm28zxam34i',948,1.79488156064246439933e+09,'0:948','{"type":"actions","seat":0,"turn":190,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"1a7d"}');
INSERT INTO "log" VALUES('whm28zxam34i',949,1.79488156086335515974e+09,'0:949','{"type":"actions","seat":0,"turn":190,"actions":[202],"events":[[9,31,0,9,1,0,0]],"digest":"46e5"}');
INSERT INTO "log" VALUES('whm28zxam34i',950,1.79488156109921979906e+09,'0:950','{"type":"actions","seat":0,"turn":190,"actions":[0],"events":[[]],"digest":"80af"}');
INSERT INTO "log" VALUES('whm28zxam34i',951,1.79488156110974287986e+09,'0:951','{"type":"actions","seat":0,"turn":190,"actions":[1],"events":[[3,31,1,191,64,0,0]],"digest":"eed4"}');
INSERT INTO "log" VALUES('whm28zxam34i',952,1.7948815611199173927e+09,'1:952','{"type":"actions","seat":1,"turn":191,"actions":[136],"events":[[5,31,1,0,2,0,0]],"digest":"7c01"}');
INSERT INTO "log" VALUES('whm28zxam34i',953,1.7948815611309323311e+09,'1:953','{"type":"actions","seat":1,"turn":191,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"17e3"}');
INSERT INTO "log" VALUES('whm28zxam34i',954,1.79488156113976550097e+09,'1:954','{"type":"actions","seat":1,"turn":191,"actions":[205],"events":[[9,31,1,12,1,0,0]],"digest":"1888"}');
INSERT INTO "log" VALUES('whm28zxam34i',955,1.79488156114767122275e+09,'1:955','{"type":"actions","seat":1,"turn":191,"actions":[1],"events":[[3,31,2,192,64,0,0]],"digest":"bda0"}');
INSERT INTO "log" VALUES('whm28zxam34i',956,1.79488156115633320803e+09,'2:956','{"type":"actions","seat":2,"turn":192,"actions":[134],"events":[[5,31,2,16,1,0,0]],"digest":"4d7a"}');
INSERT INTO "log" VALUES('whm28zxam34i',957,1.79488156116382026675e+09,'2:957','{"type":"actions","seat":2,"turn":192,"actions":[128],"events":[[5,31,2,10,1,0,0]],"digest":"d854"}');
INSERT INTO "log" VALUES('whm28zxam34i',958,1.79488156117405128482e+09,'2:958','{"type":"actions","seat":2,"turn":192,"actions":[0],"events":[[]],"digest":"4af5"}');
INSERT INTO "log" VALUES('whm28zxam34i',959,1.79488156123517322544e+09,'2:959','{"type":"actions","seat":2,"turn":192,"actions":[164],"events":[[7,31,2,10,0,0,0,10,31,2,10,3,0,0,11,31,1,10,0,0,0,1,31,1,5,1,0,0]],"digest":"8619"}');
INSERT INTO "log" VALUES('whm28zxam34i',960,1.79488156124742364878e+09,'2:960','{"type":"actions","seat":2,"turn":192,"actions":[223],"events":[[2,31,2,5,4,0,0,22,31,2,2,0,0,0]],"digest":"3005"}');
INSERT INTO "log" VALUES('whm28zxam34i',961,1.79488156126169085503e+09,'2:961','{"type":"actions","seat":2,"turn":192,"actions":[0],"events":[[9,31,2,10,2,0,0]],"digest":"b53e"}');
INSERT INTO "log" VALUES('whm28zxam34i',962,1.79488156126976203912e+09,'2:962','{"type":"actions","seat":2,"turn":192,"actions":[1],"events":[[3,31,0,193,65,0,0]],"digest":"c3f1"}');
INSERT INTO "log" VALUES('whm28zxam34i',963,1.79488156127931141855e+09,'0:963','{"type":"actions","seat":0,"turn":193,"actions":[128],"events":[[6,31,0,2,1,0,0,5,31,0,10,1,0,0]],"digest":"d7b2"}');
INSERT INTO "log" VALUES('whm28zxam34i',964,1.79488156129016685489e+09,'0:964','{"type":"actions","seat":0,"turn":193,"actions":[163],"events":[[7,31,0,9,0,0,0,10,31,0,9,4,0,0]],"digest":"d1d3"}');
INSERT INTO "log" VALUES('whm28zxam34i',965,1.79488156130060577393e+09,'0:965','{"type":"actions","seat":0,"turn":193,"actions":[215],"events":[[2,31,0,3,1,0,0,1,31,0,5,1,0,0]],"digest":"c3c0"}');
INSERT INTO "log" VALUES('whm28zxam34i',966,1.79488156131194543838e+09,'0:966','{"type":"actions","seat":0,"turn":193,"actions":[0],"events":[[9,31,0,9,2,0,0]],"digest":"0e81"}');
INSERT INTO "log" VALUES('whm28zxam34i',967,1.79488156132593154904e+09,'0:967','{"type":"actions","seat":0,"turn":193,"actions":[1],"events":[[3,31,1,194,65,0,0]],"digest":"a667"}');
INSERT INTO "log" VALUES('whm28zxam34i',968,1.79488156133937048911e+09,'1:968','{"type":"actions","seat":1,"turn":194,"actions":[144],"events":[[5,31,1,8,2,0,0]],"digest":"0cd0"}');
INSERT INTO "log" VALUES('whm28zxam34i',969,1.79488156135202097892e+09,'1:969','{"type":"actions","seat":1,"turn":194,"actions":[154],"events":[[7,31,1,0,0,0,0,10,31,1,0,4,0,0,1,31,1,0,2,0,0]],"digest":"c96d"}');
INSERT INTO "log" VALUES('whm28zxam34i',970,1.79488156136460852625e+09,'1:970','{"type":"actions","seat":1,"turn":194,"actions":[314],"events":[[14,31,1,0,1,0,0,1,31,1,1,2,0,0,12,31,1,2,3,0,0,9,31,1,0,3,0,0]],"digest":"2aed"}');
INSERT INTO "log" VALUES('whm28zxam34i',971,1794881561.37818,'1:971','{"type":"actions","seat":1,"turn":194,"actions":[1],"events":[[3,31,2,195,65,0,0]],"digest":"c798"}');
INSERT INTO "log" VALUES('whm28zxam34i',972,1.79488156139165544507e+09,'2:972','{"type":"actions","seat":2,"turn":195,"actions":[144],"events":[[5,31,2,8,2,0,0]],"digest":"61e6"}');
INSERT INTO "log" VALUES('whm28zxam34i',973,1.79488156140352201456e+09,'2:973','{"type":"actions","seat":2,"turn":195,"actions":[174],"events":[[7,31,2,2,0,0,0]],"digest":"d1df"}');
INSERT INTO "log" VALUES('whm28zxam34i',974,1.79488156141652393342e+09,'2:974','{"type":"actions","seat":2,"turn":195,"actions":[180],"events":[[7,31,2,8,0,0,0]],"digest":"9cc6"}');
INSERT INTO "log" VALUES('whm28zxam34i',975,1.79488156142947649952e+09,'2:975','{"type":"actions","seat":2,"turn":195,"actions":[190],"events":[[10,31,2,8,3,0,0,1,31,2,5,3,0,0,9,31,2,8,2,0,0]],"digest":"acf9"}');
INSERT INTO "log" VALUES('whm28zxam34i',976,1.79488156144175767898e+09,'2:976','{"type":"actions","seat":2,"turn":195,"actions":[1],"events":[[3,31,0,196,66,0,0]],"digest":"095d"}');
INSERT INTO "log" VALUES('whm28zxam34i',977,1.79488156145234131807e+09,'0:977','{"type":"actions","seat":0,"turn":196,"actions":[145],"events":[[5,31,0,9,2,0,0]],"digest":"ceb5"}');
INSERT INTO "log" VALUES('whm28zxam34i',978,1.79488156146147942544e+09,'0:978','{"type":"actions","seat":0,"turn":196,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"ec9b"}');
INSERT INTO "log" VALUES('whm28zxam34i',979,1.79488156147258782384e+09,'0:979','{"type":"actions","seat":0,"turn":196,"actions":[203],"events":[[9,31,0,10,1,0,0]],"digest":"fbef"}');
INSERT INTO "log" VALUES('whm28zxam34i',980,1.79488156148230171204e+09,'0:980','{"type":"actions","seat":0,"turn":196,"actions":[209],"events":[[9,31,0,16,1,0,0]],"digest":"148e"}');
INSERT INTO "log" VALUES('whm28zxam34i',981,1.79488156150007772448e+09,'0:981','{"type":"actions","seat":0,"turn":196,"actions":[1],"events":[[3,31,1,197,66,0,0]],"digest":"bbf8"}');
INSERT INTO "log" VALUES('whm28zxam34i',982,1.79488156151375079149e+09,'1:982','{"type":"actions","seat":1,"turn":197,"actions":[125],"events":[[5,31,1,7,1,0,0]],"digest":"e094"}');
INSERT INTO "log" VALUES('whm28zxam34i',983,1.79488156153156805036e+09,'1:983','{"type":"actions","seat":1,"turn":197,"actions":[122],"events":[[5,31,1,4,1,0,0]],"digest":"88fc"}');
INSERT INTO "log" VALUES('whm28zxam34i',984,1.79488156154504609109e+09,'1:984','{"type":"actions","seat":1,"turn":197,"actions":[120],"events":[[5,31,1,2,1,0,0]],"digest":"9c6c"}');
INSERT INTO "log" VALUES('whm28zxam34i',985,1.79488156160900449746e+09,'1:985','{"type":"actions","seat":1,"turn":197,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"0403"}');
INSERT INTO "log" VALUES('whm28zxam34i',986,1.79488156162720513347e+09,'1:986','{"type":"actions","seat":1,"turn":197,"actions":[201],"events":[[9,31,1,8,1,0,0]],"digest":"0cc3"}');
INSERT INTO "log" VALUES('whm28zxam34i',987,1.79488156163913846019e+09,'1:987','{"type":"actions","seat":1,"turn":197,"actions":[0],"events":[[]],"digest":"6135"}');
INSERT INTO "log" VALUES('whm28zxam34i',988,1.79488156165170454972e+09,'1:988','{"type":"actions","seat":1,"turn":197,"actions":[71],"events":[[2,31,1,0,2,0,0,2,31,1,1,2,0,0,18,31,1,34,0,0,0,12,31,1,9,0,0,0,12,31,1,2,3,0,0]],"digest":"0d5e"}');
INSERT INTO "log" VALUES('whm28zxam34i',989,1.79488156167456340789e+09,'1:989','{"type":"actions","seat":1,"turn":197,"actions":[1],"events":[[3,31,2,198,66,0,0]],"digest":"3792"}');
INSERT INTO "log" VALUES('whm28zxam34i',990,1.79488156169024753571e+09,'2:990','{"type":"actions","seat":2,"turn":198,"actions":[122],"events":[[5,31,2,4,1,0,0]],"digest":"8187"}');
INSERT INTO "log" VALUES('whm28zxam34i',991,1.79488156185231566425e+09,'2:991','{"type":"actions","seat":2,"turn":198,"actions":[118],"events":[[5,31,2,0,1,0,0]],"digest":"0583"}');
INSERT INTO "log" VALUES('whm28zxam34i',992,1.79488156186712574961e+09,'2:992','{"type":"actions","seat":2,"turn":198,"actions":[120],"events":[[5,31,2,2,1,0,0]],"digest":"926a"}');
INSERT INTO "log" VALUES('whm28zxam34i',993,1.79488156188022112847e+09,'2:993','{"type":"actions","seat":2,"turn":198,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"acc8"}');
INSERT INTO "log" VALUES('whm28zxam34i',994,1.79488156190342068672e+09,'2:994','{"type":"actions","seat":2,"turn":198,"actions":[0],"events":[[]],"digest":"9da0"}');
INSERT INTO "log" VALUES('whm28zxam34i',995,1.79488156191946625706e+09,'2:995','{"type":"actions","seat":2,"turn":198,"actions":[1],"events":[[3,31,0,199,67,0,0]],"digest":"4a91"}');
INSERT INTO "log" VALUES('whm28zxam34i',996,1.79488156194591832156e+09,'0:996','{"type":"actions","seat":0,"turn":199,"actions":[140],"events":[[5,31,0,4,2,0,0]],"digest":"9334"}');
INSERT INTO "log" VALUES('whm28zxam34i',997,1.7948815620308039188e+09,'0:997','{"type":"actions","seat":0,"turn":199,"actions":[154],"events":[[7,31,0,0,0,0,0,10,31,0,0,3,0,0,1,31,0,0,1,0,0,9,31,0,0,2,0,0]],"digest":"e288"}');
INSERT INTO "log" VALUES('whm28zxam34i',998,1.79488156207463669779e+09,'0:998','{"type":"actions","seat":0,"turn":199,"actions":[1],"events":[[3,31,1,200,67,0,0]],"digest":"4e59"}');
INSERT INTO "log" VALUES('whm28zxam34i',999,1.79488156214058613771e+09,'1:999','{"type":"actions","seat":1,"turn":200,"actions":[142],"events":[[5,31,1,6,2,0,0]],"digest":"3abb"}');
INSERT INTO "log" VALUES('whm28zxam34i',1000,1.79488156226833462715e+09,'1:1000','{"type":"actions","seat":1,"turn":200,"actions":[162],"events":[[7,31,1,8,0,0,0,10,31,1,8,2,0,0,1,31,1,5,2,0,0,9,31,1,8,1,0,0]],"digest":"8211"}');
INSERT INTO "log" VALUES('whm28zxam34i',1001,1.79488156229222440719e+09,'1:1001','{"type":"actions","seat":1,"turn":200,"actions":[1],"events":[[3,31,2,201,67,0,0]],"digest":"f19e"}');
INSERT INTO "log" VALUES('whm28zxam34i',1002,1.79488156230651521678e+09,'2:1002','{"type":"actions","seat":2,"turn":201,"actions":[145],"events":[[5,31,2,9,2,0,0]],"digest":"f8e4"}');
INSERT INTO "log" VALUES('whm28zxam34i',1003,1.79488156231550669665e+09,'2:1003','{"type":"actions","seat":2,"turn":201,"actions":[163],"events":[[7,31,2,9,0,0,0,10,31,2,9,3,0,0]],"digest":"1d7d"}');
INSERT INTO "log" VALUES('whm28zxam34i',1004,1.79488156232534122463e+09,'2:1004','{"type":"actions","seat":2,"turn":201,"actions":[214],"events":[[2,31,2,2,1,0,0,1,31,2,5,1,0,0]],"digest":"ccf4"}');
INSERT INTO "log" VALUES('whm28zxam34i',1005,1.79488156234034681316e+09,'2:1005','{"type":"actions","seat":2,"turn":201,"actions":[218],"events":[[2,31,2,5,1,0,0,1,31,2,2,1,0,0]],"digest":"8d61"}');
INSERT INTO "log" VALUES('whm28zxam34i',1006,1.79488156235210108762e+09,'2:1006','{"type":"actions","seat":2,"turn":201,"actions":[215],"events":[[2,31,2,3,1,0,0,1,31,2,5,1,0,0,9,31,2,9,2,0,0]],"digest":"2802"}');
INSERT INTO "log" VALUES('whm28zxam34i',1007,1.79488156236408782006e+09,'2:1007','{"type":"actions","seat":2,"turn":201,"actions":[1],"events":[[3,31,0,202,68,0,0]],"digest":"e959"}');
INSERT INTO "log" VALUES('whm28zxam34i',1008,1.79488156237569689748e+09,'0:1008','{"type":"actions","seat":0,"turn":202,"actions":[144],"events":[[6,31,0,1,2,0,0,5,31,0,8,2,0,0]],"digest":"7072"}');
INSERT INTO "log" VALUES('whm28zxam34i',1009,1.79488156238634395602e+09,'0:1009','{"type":"actions","seat":0,"turn":202,"actions":[176],"events":[[7,31,0,4,0,0,0,10,31,0,4,3,0,0,1,31,0,2,3,0,0,9,31,0,4,2,0,0]],"digest":"3c0b"}');
INSERT INTO "log" VALUES('whm28zxam34i',1010,1.79488156240566968917e+09,'0:1010','{"type":"actions","seat":0,"turn":202,"actions":[1],"events":[[3,31,1,203,68,0,0]],"digest":"3575"}');
INSERT INTO "log" VALUES('whm28zxam34i',1011,1.79488156242373180391e+09,'1:1011','{"type":"actions","seat":1,"turn":203,"actions":[131],"events":[[5,31,1,13,1,0,0]],"digest":"ac14"}');
INSERT INTO "log" VALUES('whm28zxam34i',1012,1.79488156243866419791e+09,'1:1012','{"type":"actions","seat":1,"turn":203,"actions":[178],"events":[[7,31,1,6,0,0,0,10,31,1,6,3,0,0,1,31,1,3,3,0,0,9,31,1,6,2,0,0]],"digest":"344b"}');
INSERT INTO "log" VALUES('whm28zxam34i',1013,1.79488156245018863673e+09,'1:1013','{"type":"actions","seat":1,"turn":203,"actions":[1],"events":[[3,31,2,204,68,0,0]],"digest":"8e7c"}');
INSERT INTO "log" VALUES('whm28zxam34i',1014,1.7948815624622983932e+09,'2:1014','{"type":"actions","seat":2,"turn":204,"actions":[152],"events":[[5,31,2,16,2,0,0]],"digest":"718a"}');
INSERT INTO "log" VALUES('whm28zxam34i',1015,1.79488156247654700274e+09,'2:1015','{"type":"actions","seat":2,"turn":204,"actions":[174],"events":[[7,31,2,2,0,0,0,10,31,2,2,4,0,0,1,31,2,1,3,0,0]],"digest":"3b20"}');
INSERT INTO "log" VALUES('whm28zxam34i',1016,1.79488156253595519066e+09,'2:1016','{"type":"actions","seat":2,"turn":204,"actions":[317],"events":[[14,31,2,2,4,0,0,12,31,2,9,5,0,0]],"digest":"1e58"}');
INSERT INTO "log" VALUES('whm28zxam34i',1017,1.79488156259139513973e+09,'2:1017','{"type":"actions","seat":2,"turn":204,"actions":[221],"events":[[22,31,2,0,0,0,0]],"digest":"b730"}');
INSERT INTO "log" VALUES('whm28zxam34i',1018,1.79488156269110655789e+09,'2:1018','{"type":"actions","seat":2,"turn":204,"actions":[223],"events":[[2,31,2,5,5,0,0,22,31,2,2,0,0,0,9,31,2,2,2,0,0]],"digest":"8f44"}');
INSERT INTO "log" VALUES('whm28zxam34i',1019,1.79488156274682259558e+09,'2:1019','{"type":"actions","seat":2,"turn":204,"actions":[1],"events":[[3,31,0,205,69,0,0]],"digest":"cb42"}');
INSERT INTO "log" VALUES('whm28zxam34i',1020,1.79488156287486338609e+09,'0:1020','{"type":"actions","seat":0,"turn":205,"actions":[152],"events":[[5,31,0,16,2,0,0]],"digest":"cb22"}');
INSERT INTO "log" VALUES('whm28zxam34i',1021,1.79488156298581171032e+09,'0:1021','{"type":"actions","seat":0,"turn":205,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"1152"}');
INSERT INTO "log" VALUES('whm28zxam34i',1022,1.79488156300655531888e+09,'0:1022','{"type":"actions","seat":0,"turn":205,"actions":[201],"events":[[9,31,0,8,1,0,0]],"digest":"5936"}');
INSERT INTO "log" VALUES('whm28zxam34i',1023,1.79488156305494451527e+09,'0:1023','{"type":"actions","seat":0,"turn":205,"actions":[0],"events":[[]],"digest":"7f94"}');
INSERT INTO "log" VALUES('whm28zxam34i',1024,1.7948815631264436245e+09,'0:1024','{"type":"actions","seat":0,"turn":205,"actions":[1],"events":[[3,31,1,206,69,0,0]],"digest":"e925"}');
INSERT INTO "log" VALUES('whm28zxam34i',1025,1.79488156318768095971e+09,'1:1025','{"type":"actions","seat":1,"turn":206,"actions":[138],"events":[[6,31,1,2,2,0,0,5,31,1,2,2,0,0]],"digest":"8ebe"}');
INSERT INTO "log" VALUES('whm28zxam34i',1026,1.79488156331553697585e+09,'1:1026','{"type":"actions","seat":1,"turn":206,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"1930"}');
INSERT INTO "log" VALUES('whm28zxam34i',1027,1.79488156334559440614e+09,'1:1027','{"type":"actions","seat":1,"turn":206,"actions":[200],"events":[[9,31,1,7,1,0,0]],"digest":"5ff5"}');
INSERT INTO "log" VALUES('whm28zxam34i',1028,1.79488156336329603189e+09,'1:1028','{"type":"actions","seat":1,"turn":206,"actions":[0],"events":[[]],"digest":"c3cc"}');
INSERT INTO "log" VALUES('whm28zxam34i',1029,1.79488156337475848202e+09,'1:1029','{"type":"actions","seat":1,"turn":206,"actions":[1],"events":[[3,31,2,207,69,0,0]],"digest":"daa4"}');
INSERT INTO "log" VALUES('whm28zxam34i',1030,1.79488156342228531835e+09,'2:1030','{"type":"actions","seat":2,"turn":207,"actions":[136],"events":[[5,31,2,0,2,0,0]],"digest":"c6ba"}');
INSERT INTO "log" VALUES('whm28zxam34i',1031,1.79488156389194488523e+09,'2:1031','{"type":"actions","seat":2,"turn":207,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"4af6"}');
INSERT INTO "log" VALUES('whm28zxam34i',1032,1.79488156396885442734e+09,'2:1032','{"type":"actions","seat":2,"turn":207,"actions":[193],"events":[[9,31,2,0,1,0,0]],"digest":"5086"}');
INSERT INTO "log" VALUES('whm28zxam34i',1033,1.79488156413966178895e+09,'2:1033','{"type":"actions","seat":2,"turn":207,"actions":[0],"events":[[]],"digest":"f0bf"}');
INSERT INTO "log" VALUES('whm28zxam34i',1034,1.79488156447733902929e+09,'2:1034','{"type":"actions","seat":2,"turn":207,"actions":[1],"events":[[3,31,0,208,70,0,0]],"digest":"1098"}');
INSERT INTO "log" VALUES('whm28zxam34i',1035,1.79488156448675894739e+09,'0:1035','{"type":"actions","seat":0,"turn":208,"actions":[0],"events":[[]],"digest":"6c7d"}');
INSERT INTO "log" VALUES('whm28zxam34i',1036,1.7948815645011131763e+09,'0:1036','{"type":"actions","seat":0,"turn":208,"actions":[163],"events":[[7,31,0,9,0,0,0,10,31,0,9,4,0,0]],"digest":"9a02"}');
INSERT INTO "log" VALUES('whm28zxam34i',1037,1.79488156457799482345e+09,'0:1037','{"type":"actions","seat":0,"turn":208,"actions":[214],"events":[[2,31,0,2,1,0,0,1,31,0,5,1,0,0]],"digest":"f127"}');
INSERT INTO "log" VALUES('whm28zxam34i',1038,1.79488156463037538523e+09,'0:1038','{"type":"actions","seat":0,"turn":208,"actions":[0],"events":[[9,31,0,9,2,0,0]],"digest":"87aa"}');
INSERT INTO "log" VALUES('whm28zxam34i',1039,1.79488156471038150783e+09,'0:1039','{"type":"actions","seat":0,"turn":208,"actions":[1],"events":[[3,31,1,209,70,0,0]],"digest":"95e7"}');
INSERT INTO "log" VALUES('whm28zxam34i',1040,1794881564.95772,'1:1040','{"type":"actions","seat":1,"turn":209,"actions":[127],"events":[[6,31,1,0,1,0,0,5,31,1,9,1,0,0]],"digest":"cd84"}');
INSERT INTO "log" VALUES('whm28zxam34i',1041,1.79488156504247522351e+09,'1:1041','{"type":"actions","seat":1,"turn":209,"actions":[167],"events":[[7,31,1,13,0,0,0,10,31,1,13,2,0,0]],"digest":"1ce3"}');
INSERT INTO "log" VALUES('whm28zxam34i',1042,1.79488156506199097637e+09,'1:1042','{"type":"actions","seat":1,"turn":209,"actions":[0],"events":[[9,31,1,13,1,0,0]],"digest":"ef32"}');
INSERT INTO "log" VALUES('whm28zxam34i',1043,1.79488156508576798438e+09,'1:1043','{"type":"actions","seat":1,"turn":209,"actions":[1],"events":[[3,31,2,210,70,0,0]],"digest":"3408"}');
INSERT INTO "log" VALUES('whm28zxam34i',1044,1.79488156509864068026e+09,'2:1044','{"type":"actions","seat":2,"turn":210,"actions":[120],"events":[[5,31,2,2,1,0,0]],"digest":"6a9a"}');
INSERT INTO "log" VALUES('whm28zxam34i',1045,1.79488156510865831377e+09,'2:1045','{"type":"actions","seat":2,"turn":210,"actions":[124],"events":[[5,31,2,6,1,0,0]],"digest":"f10d"}');
INSERT INTO "log" VALUES('whm28zxam34i',1046,1.79488156511798167226e+09,'2:1046','{"type":"actions","seat":2,"turn":210,"actions":[156],"events":[[7,31,2,2,0,0,0,10,31,2,2,4,0,0,1,31,2,1,3,0,0,9,31,2,2,1,0,0]],"digest":"3db1"}');
INSERT INTO "log" VALUES('whm28zxam34i',1047,1.79488156512669968598e+09,'2:1047','{"type":"actions","seat":2,"turn":210,"actions":[1],"events":[[3,31,0,211,71,0,0]],"digest":"62e2"}');
INSERT INTO "log" VALUES('whm28zxam34i',1048,1.79488156513716888432e+09,'0:1048','{"type":"actions","seat":0,"turn":211,"actions":[118],"events":[[5,31,0,0,1,0,0]],"digest":"8ee0"}');
INSERT INTO "log" VALUES('whm28zxam34i',1049,1.79488156514651226998e+09,'0:1049','{"type":"actions","seat":0,"turn":211,"actions":[125],"events":[[5,31,0,7,1,0,0]],"digest":"8a10"}');
INSERT INTO "log" VALUES('whm28zxam34i',1050,1.79488156515503358839e+09,'0:1050','{"type":"actions","seat":0,"turn":211,"actions":[120],"events":[[6,31,0,2,1,0,0,5,31,0,2,1,0,0]],"digest":"a681"}');
INSERT INTO "log" VALUES('whm28zxam34i',1051,1.79488156516352844243e+09,'0:1051','{"type":"actions","seat":0,"turn":211,"actions":[174],"events":[[7,31,0,2,0,0,0]],"digest":"4c75"}');
INSERT INTO "log" VALUES('whm28zxam34i',1052,1.7948815651846497059e+09,'0:1052','{"type":"actions","seat":0,"turn":211,"actions":[180],"events":[[7,31,0,8,0,0,0]],"digest":"c211"}');
INSERT INTO "log" VALUES('whm28zxam34i',1053,1.79488156520288801194e+09,'0:1053','{"type":"actions","seat":0,"turn":211,"actions":[190],"events":[[10,31,0,8,2,0,0,1,31,0,5,2,0,0,9,31,0,8,1,0,0]],"digest":"6e6c"}');
INSERT INTO "log" VALUES('whm28zxam34i',1054,1.79488156521930050852e+09,'0:1054','{"type":"actions","seat":0,"turn":211,"actions":[1],"events":[[3,31,1,212,71,0,0]],"digest":"46dd"}');
INSERT INTO "log" VALUES('whm28zxam34i',1055,1.7948815652380876541e+09,'1:1055','{"type":"actions","seat":1,"turn":212,"actions":[125],"events":[[5,31,1,7,1,0,0]],"digest":"402a"}');
INSERT INTO "log" VALUES('whm28zxam34i',1056,1.79488156524800276754e+09,'1:1056','{"type":"actions","seat":1,"turn":212,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"9261"}');
INSERT INTO "log" VALUES('whm28zxam34i',1057,1.79488156525793552398e+09,'1:1057','{"type":"actions","seat":1,"turn":212,"actions":[195],"events":[[9,31,1,2,1,0,0]],"digest":"fc12"}');
INSERT INTO "log" VALUES('whm28zxam34i',1058,1.79488156526769399639e+09,'1:1058','{"type":"actions","seat":1,"turn":212,"actions":[195],"events":[[9,31,1,2,1,0,0]],"digest":"0306"}');
INSERT INTO "log" VALUES('whm28zxam34i',1059,1.79488156527713751788e+09,'1:1059','{"type":"actions","seat":1,"turn":212,"actions":[200],"events":[[9,31,1,7,1,0,0]],"digest":"7626"}');
INSERT INTO "log" VALUES('whm28zxam34i',1060,1.79488156528715705876e+09,'1:1060','{"type":"actions","seat":1,"turn":212,"actions":[0],"events":[[]],"digest":"8fd9"}');
INSERT INTO "log" VALUES('whm28zxam34i',1061,1.79488156529996657371e+09,'1:1061','{"type":"actions","seat":1,"turn":212,"actions":[1],"events":[[3,31,2,213,71,0,0]],"digest":"0ac9"}');
INSERT INTO "log" VALUES('whm28zxam34i',1062,1.79488156531247401237e+09,'2:1062','{"type":"actions","seat":2,"turn":213,"actions":[125],"events":[[5,31,2,7,1,0,0]],"digest":"c8ec"}');
INSERT INTO "log" VALUES('whm28zxam34i',1063,1.79488156532929849624e+09,'2:1063','{"type":"actions","seat":2,"turn":213,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"958f"}');
INSERT INTO "log" VALUES('whm28zxam34i',1064,1.79488156533986401562e+09,'2:1064','{"type":"actions","seat":2,"turn":213,"actions":[199],"events":[[9,31,2,6,1,0,0]],"digest":"8e46"}');
INSERT INTO "log" VALUES('whm28zxam34i',1065,1.79488156535507297514e+09,'2:1065','{"type":"actions","seat":2,"turn":213,"actions":[209],"events":[[9,31,2,16,1,0,0]],"digest":"8e17"}');
INSERT INTO "log" VALUES('whm28zxam34i',1066,1.79488156536697053911e+09,'2:1066','{"type":"actions","seat":2,"turn":213,"actions":[209],"events":[[9,31,2,16,1,0,0]],"digest":"2b94"}');
INSERT INTO "log" VALUES('whm28zxam34i',1067,1.794881565379679203e+09,'2:1067','{"type":"actions","seat":2,"turn":213,"actions":[0],"events":[[]],"digest":"3441"}');
INSERT INTO "log" VALUES('whm28zxam34i',1068,1794881565.40382,'2:1068','{"type":"actions","seat":2,"turn":213,"actions":[1],"events":[[3,31,0,214,72,0,0]],"digest":"983b"}');
INSERT INTO "log" VALUES('whm28zxam34i',1069,1.7948815654251873493e+09,'0:1069','{"type":"actions","seat":0,"turn":214,"actions":[118],"events":[[5,31,0,0,1,0,0]],"digest":"e8d4"}');
INSERT INTO "log" VALUES('whm28zxam34i',1070,1.79488156549164819719e+09,'0:1070','{"type":"actions","seat":0,"turn":214,"actions":[188],"events":[[7,31,0,16,0,0,0]],"digest":"7a0b"}');
INSERT INTO "log" VALUES('whm28zxam34i',1071,1.79488156551320695878e+09,'0:1071','{"type":"actions","seat":0,"turn":214,"actions":[189],"events":[[2,31,0,5,1,0,0,7,31,0,17,0,0,0]],"digest":"cd42"}');
INSERT INTO "log" VALUES('whm28zxam34i',1072,1.79488156569753170015e+09,'0:1072','{"type":"actions","seat":0,"turn":214,"actions":[179],"events":[[7,31,0,7,0,0,0,10,31,0,7,3,0,0,1,31,0,3,3,0,0,9,31,0,7,1,0,0]],"digest":"366e"}');
INSERT INTO "log" VALUES('whm28zxam34i',1073,1.79488156574568700788e+09,'0:1073','{"type":"actions","seat":0,"turn":214,"actions":[1],"events":[[3,31,1,215,72,0,0]],"digest":"7817"}');
INSERT INTO "log" VALUES('whm28zxam34i',1074,1.79488156577357172967e+09,'1:1074','{"type":"actions","seat":1,"turn":215,"actions":[129],"events":[[5,31,1,11,1,0,0]],"digest":"ced4"}');
INSERT INTO "log" VALUES('whm28zxam34i',1075,1.7948815657980704307e+09,'1:1075','{"type":"actions","seat":1,"turn":215,"actions":[120],"events":[[5,31,1,2,1,0,0]],"digest":"1bef"}');
INSERT INTO "log" VALUES('whm28zxam34i',1076,1.79488156580984377862e+09,'1:1076','{"type":"actions","seat":1,"turn":215,"actions":[118],"events":[[5,31,1,0,1,0,0]],"digest":"6cd3"}');
INSERT INTO "log" VALUES('whm28zxam34i',1077,1.79488156582543182367e+09,'1:1077','{"type":"actions","seat":1,"turn":215,"actions":[156],"events":[[7,31,1,2,0,0,0,10,31,1,2,3,0,0,11,31,2,2,0,0,0,1,31,2,5,1,0,0,1,31,1,1,2,0,0,9,31,1,2,2,0,0]],"digest":"3948"}');
INSERT INTO "log" VALUES('whm28zxam34i',1078,1.79488156583501148226e+09,'1:1078','{"type":"actions","seat":1,"turn":215,"actions":[1],"events":[[3,31,2,216,72,0,0]],"digest":"bc27"}');
INSERT INTO "log" VALUES('whm28zxam34i',1079,1.79488156584441018101e+09,'2:1079','{"type":"actions","seat":2,"turn":216,"actions":[127],"events":[[5,31,2,9,1,0,0]],"digest":"8a0c"}');
INSERT INTO "log" VALUES('whm28zxam34i',1080,1.79488156585375666614e+09,'2:1080','{"type":"actions","seat":2,"turn":216,"actions":[128],"events":[[5,31,2,10,1,0,0]],"digest":"0bc8"}');
INSERT INTO "log" VALUES('whm28zxam34i',1081,1.79488156586305594442e+09,'2:1081','{"type":"actions","seat":2,"turn":216,"actions":[131],"events":[[5,31,2,13,1,0,0]],"digest":"83c3"}');
INSERT INTO "log" VALUES('whm28zxam34i',1082,1.79488156587231254576e+09,'2:1082','{"type":"actions","seat":2,"turn":216,"actions":[163],"events":[[7,31,2,9,0,0,0,10,31,2,9,2,0,0]],"digest":"f905"}');
INSERT INTO "log" VALUES('whm28zxam34i',1083,1.79488156588249278067e+09,'2:1083','{"type":"actions","seat":2,"turn":216,"actions":[220],"events":[[2,31,2,5,4,0,0,1,31,2,4,1,0,0]],"digest":"a084"}');
INSERT INTO "log" VALUES('whm28zxam34i',1084,1.79488156589543890956e+09,'2:1084','{"type":"actions","seat":2,"turn":216,"actions":[215],"events":[[2,31,2,3,1,0,0,1,31,2,5,1,0,0,9,31,2,9,1,0,0]],"digest":"9d72"}');
INSERT INTO "log" VALUES('whm28zxam34i',1085,1.79488156590616607663e+09,'2:1085','{"type":"actions","seat":2,"turn":216,"actions":[1],"events":[[3,31,0,217,73,0,0]],"digest":"c4d6"}');
INSERT INTO "log" VALUES('whm28zxam34i',1086,1.79488156592077827446e+09,'0:1086','{"type":"actions","seat":0,"turn":217,"actions":[134],"events":[[5,31,0,16,1,0,0]],"digest":"01fb"}');
INSERT INTO "log" VALUES('whm28zxam34i',1087,1.79488156594523262979e+09,'0:1087','{"type":"actions","seat":0,"turn":217,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"3b9b"}');
INSERT INTO "log" VALUES('whm28zxam34i',1088,1.79488156596297812467e+09,'0:1088','{"type":"actions","seat":0,"turn":217,"actions":[193],"events":[[9,31,0,0,1,0,0]],"digest":"6a54"}');
INSERT INTO "log" VALUES('whm28zxam34i',1089,1.79488156598089504236e+09,'0:1089','{"type":"actions","seat":0,"turn":217,"actions":[195],"events":[[9,31,0,2,1,0,0]],"digest":"8d98"}');
INSERT INTO "log" VALUES('whm28zxam34i',1090,1.79488156599778699877e+09,'0:1090','{"type":"actions","seat":0,"turn":217,"actions":[209],"events":[[9,31,0,16,1,0,0]],"digest":"4558"}');
INSERT INTO "log" VALUES('whm28zxam34i',1091,1.7948815660219750404e+09,'0:1091','{"type":"actions","seat":0,"turn":217,"actions":[0],"events":[[]],"digest":"b509"}');
INSERT INTO "log" VALUES('whm28zxam34i',1092,1.79488156604391765596e+09,'0:1092','{"type":"actions","seat":0,"turn":217,"actions":[1],"events":[[3,31,1,218,73,0,0]],"digest":"eb20"}');
INSERT INTO "log" VALUES('whm28zxam34i',1093,1.79488156606229424475e+09,'1:1093','{"type":"actions","seat":1,"turn":218,"actions":[148],"events":[[5,31,1,12,2,0,0]],"digest":"06d6"}');
INSERT INTO "log" VALUES('whm28zxam34i',1094,1.79488156608122968673e+09,'1:1094','{"type":"actions","seat":1,"turn":218,"actions":[181],"events":[[6,31,1,2,1,0,0,7,31,1,9,0,0,0]],"digest":"ba8c"}');
INSERT INTO "log" VALUES('whm28zxam34i',1095,1.79488156609678626055e+09,'1:1095','{"type":"actions","seat":1,"turn":218,"actions":[184],"events":[[7,31,1,12,0,0,0,10,31,1,12,3,0,0,9,31,1,12,2,0,0]],"digest":"fc16"}');
INSERT INTO "log" VALUES('whm28zxam34i',1096,1.79488156611029243472e+09,'1:1096','{"type":"actions","seat":1,"turn":218,"actions":[1],"events":[[3,31,2,219,73,0,0]],"digest":"7575"}');
INSERT INTO "log" VALUES('whm28zxam34i',1097,1.79488156612013602256e+09,'2:1097','{"type":"actions","seat":2,"turn":219,"actions":[133],"events":[[5,31,2,15,1,0,0]],"digest":"e4de"}');
INSERT INTO "log" VALUES('whm28zxam34i',1098,1.79488156613067698476e+09,'2:1098','{"type":"actions","seat":2,"turn":219,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"8c36"}');
INSERT INTO "log" VALUES('whm28zxam34i',1099,1.79488156613918113709e+09,'2:1099','{"type":"actions","seat":2,"turn":219,"actions":[203],"events":[[9,31,2,10,1,0,0]],"digest":"d9c4"}');
INSERT INTO "log" VALUES('whm28zxam34i',1100,1.79488156617216229439e+09,'2:1100','{"type":"actions","seat":2,"turn":219,"actions":[0],"events":[[]],"digest":"cc3a"}');
INSERT INTO "log" VALUES('whm28zxam34i',1101,1.79488156619223093984e+09,'2:1101','{"type":"actions","seat":2,"turn":219,"actions":[1],"events":[[3,31,0,220,74,0,0]],"digest":"b019"}');
INSERT INTO "log" VALUES('whm28zxam34i',1102,1.79488156621113800997e+09,'0:1102','{"type":"actions","seat":0,"turn":220,"actions":[133],"events":[[5,31,0,15,1,0,0]],"digest":"b236"}');
INSERT INTO "log" VALUES('whm28zxam34i',1103,1.79488156622369289397e+09,'0:1103','{"type":"actions","seat":0,"turn":220,"actions":[127],"events":[[5,31,0,9,1,0,0]],"digest":"0b61"}');
INSERT INTO "log" VALUES('whm28zxam34i',1104,1.79488156623947930339e+09,'0:1104','{"type":"actions","seat":0,"turn":220,"actions":[130],"events":[[6,31,0,1,1,0,0,5,31,0,12,1,0,0]],"digest":"5359"}');
INSERT INTO "log" VALUES('whm28zxam34i',1105,1.79488156625280952452e+09,'0:1105','{"type":"actions","seat":0,"turn":220,"actions":[163],"events":[[7,31,0,9,0,0,0,10,31,0,9,3,0,0]],"digest":"9373"}');
INSERT INTO "log" VALUES('whm28zxam34i',1106,1.79488156626514244081e+09,'0:1106','{"type":"actions","seat":0,"turn":220,"actions":[220],"events":[[2,31,0,5,4,0,0,1,31,0,4,1,0,0]],"digest":"88a1"}');
INSERT INTO "log" VALUES('whm28zxam34i',1107,1.79488156627562451357e+09,'0:1107','{"type":"actions","seat":0,"turn":220,"actions":[214],"events":[[2,31,0,2,1,0,0,1,31,0,5,1,0,0]],"digest":"b447"}');
INSERT INTO "log" VALUES('whm28zxam34i',1108,1.79488156628309965135e+09,'0:1108','{"type":"actions","seat":0,"turn":220,"actions":[214],"events":[[2,31,0,2,1,0,0,1,31,0,5,1,0,0,9,31,0,9,1,0,0]],"digest":"58f9"}');
INSERT INTO "log" VALUES('whm28zxam34i',1109,1.79488156631079292298e+09,'0:1109','{"type":"actions","seat":0,"turn":220,"actions":[1],"events":[[3,31,1,221,74,0,0]],"digest":"f4ed"}');
INSERT INTO "log" VALUES('whm28zxam34i',1110,1.79488156647165775304e+09,'1:1110','{"type":"actions","seat":1,"turn":221,"actions":[129],"events":[[5,31,1,11,1,0,0]],"digest":"73cb"}');
INSERT INTO "log" VALUES('whm28zxam34i',1111,1.79488156663015961645e+09,'1:1111','{"type":"actions","seat":1,"turn":221,"actions":[0],"events":[[]],"digest":"32bc"}');
INSERT INTO "log" VALUES('whm28zxam34i',1112,1.79488156673064446454e+09,'1:1112','{"type":"actions","seat":1,"turn":221,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"ea6a"}');
INSERT INTO "log" VALUES('whm28zxam34i',1113,1.79488156678937983519e+09,'1:1113','{"type":"actions","seat":1,"turn":221,"actions":[202],"events":[[9,31,1,9,1,0,0]],"digest":"10db"}');
INSERT INTO "log" VALUES('whm28zxam34i',1114,1.79488156704215765001e+09,'1:1114','{"type":"actions","seat":1,"turn":221,"actions":[0],"events":[[]],"digest":"a5f5"}');
INSERT INTO "log" VALUES('whm28zxam34i',1115,1.79488156713040041922e+09,'1:1115','{"type":"actions","seat":1,"turn":221,"actions":[1],"events":[[3,31,2,222,74,0,0]],"digest":"ea2c"}');
INSERT INTO "log" VALUES('whm28zxam34i',1116,1.79488156715759897231e+09,'2:1116','{"type":"actions","seat":2,"turn":222,"actions":[120],"events":[[5,31,2,2,1,0,0]],"digest":"db96"}');
INSERT INTO "log" VALUES('whm28zxam34i',1117,1.7948815671786248684e+09,'2:1117','{"type":"actions","seat":2,"turn":222,"actions":[161],"events":[[7,31,2,7,0,0,0,10,31,2,7,2,0,0,1,31,2,3,2,0,0,9,31,2,7,1,0,0]],"digest":"186a"}');
INSERT INTO "log" VALUES('whm28zxam34i',1118,1.79488156718834543229e+09,'2:1118','{"type":"actions","seat":2,"turn":222,"actions":[1],"events":[[3,31,0,223,75,0,0]],"digest":"fda2"}');
INSERT INTO "log" VALUES('whm28zxam34i',1119,1.79488156720014381409e+09,'0:1119','{"type":"actions","seat":0,"turn":223,"actions":[120],"events":[[5,31,0,2,1,0,0]],"digest":"7795"}');
INSERT INTO "log" VALUES('whm28zxam34i',1120,1.79488156721055793765e+09,'0:1120','{"type":"actions","seat":0,"turn":223,"actions":[184],"events":[[7,31,0,12,0,0,0]],"digest":"a23c"}');
INSERT INTO "log" VALUES('whm28zxam34i',1121,1.79488156722230839728e+09,'0:1121','{"type":"actions","seat":0,"turn":223,"actions":[190],"events":[[10,31,0,12,2,0,0,9,31,0,12,1,0,0]],"digest":"f627"}');
INSERT INTO "log" VALUES('whm28zxam34i',1122,1.79488156723377180099e+09,'0:1122','{"type":"actions","seat":0,"turn":223,"actions":[1],"events":[[3,31,1,224,75,0,0]],"digest":"5d20"}');
INSERT INTO "log" VALUES('whm28zxam34i',1123,1.79488156724577617648e+09,'1:1123','{"type":"actions","seat":1,"turn":224,"actions":[145],"events":[[5,31,1,9,2,0,0]],"digest":"f31e"}');
INSERT INTO "log" VALUES('whm28zxam34i',1124,1.79488156728687357904e+09,'1:1124','{"type":"actions","seat":1,"turn":224,"actions":[158],"events":[[7,31,1,4,0,0,0,10,31,1,4,5,0,0,1,31,1,2,5,0,0]],"digest":"b0b7"}');
INSERT INTO "log" VALUES('whm28zxam34i',1125,1.79488156730016589161e+09,'1:1125','{"type":"actions","seat":1,"turn":224,"actions":[312],"events":[[13,31,1,4,12,0,0]],"digest":"d30d"}');
INSERT INTO "log" VALUES('whm28zxam34i',1126,1.79488156731141662602e+09,'1:1126','{"type":"actions","seat":1,"turn":224,"actions":[319],"events":[[1,31,1,0,1,0,0]],"digest":"48f0"}');
INSERT INTO "log" VALUES('whm28zxam34i',1127,1.79488156732716584206e+09,'1:1127','{"type":"actions","seat":1,"turn":224,"actions":[319],"events":[[1,31,1,0,1,0,0]],"digest":"ca57"}');
INSERT INTO "log" VALUES('whm28zxam34i',1128,1.79488156733810830115e+09,'1:1128','{"type":"actions","seat":1,"turn":224,"actions":[0],"events":[[9,31,1,4,4,0,0]],"digest":"474c"}');
INSERT INTO "log" VALUES('whm28zxam34i',1129,1.79488156735051655765e+09,'1:1129','{"type":"actions","seat":1,"turn":224,"actions":[73],"events":[[2,31,1,0,2,0,0,2,31,1,1,2,0,0,2,31,1,3,1,0,0,18,31,1,36,0,0,0,1,31,1,4,2,0,0,1,31,1,5,2,0,0,12,31,1,5,0,0,0,12,31,1,2,3,0,0,16,31,1,0,0,0,0]],"digest":"0f33"}');
INSERT INTO "log" VALUES('whm28zxam34i',1130,1.79488156736106467242e+09,'1:1130','{"type":"actions","seat":1,"turn":224,"actions":[1],"events":[[3,31,2,225,75,0,0]],"digest":"396e"}');
INSERT INTO "log" VALUES('whm28zxam34i',1131,1.79488156737358760836e+09,'2:1131','{"type":"actions","seat":2,"turn":225,"actions":[125],"events":[[5,31,2,7,1,0,0]],"digest":"19ea"}');
INSERT INTO "log" VALUES('whm28zxam34i',1132,1.7948815673846514225e+09,'2:1132','{"type":"actions","seat":2,"turn":225,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"9233"}');
INSERT INTO "log" VALUES('whm28zxam34i',1133,1.79488156742113304136e+09,'2:1133','{"type":"actions","seat":2,"turn":225,"actions":[200],"events":[[9,31,2,7,1,0,0]],"digest":"29d2"}');
INSERT INTO "log" VALUES('whm28zxam34i',1134,1.79488156748606300355e+09,'2:1134','{"type":"actions","seat":2,"turn":225,"actions":[206],"events":[[9,31,2,13,1,0,0]],"digest":"3119"}');
INSERT INTO "log" VALUES('whm28zxam34i',1135,1.79488156751164984695e+09,'2:1135','{"type":"actions","seat":2,"turn":225,"actions":[0],"events":[[]],"digest":"ce2d"}');
INSERT INTO "log" VALUES('whm28zxam34i',1136,1.79488156752392554287e+09,'2:1136','{"type":"actions","seat":2,"turn":225,"actions":[1],"events":[[3,31,0,226,76,0,0]],"digest":"cbe6"}');
INSERT INTO "log" VALUES('whm28zxam34i',1137,1.79488156753756451606e+09,'0:1137','{"type":"actions","seat":0,"turn":226,"actions":[126],"events":[[5,31,0,8,1,0,0]],"digest":"31f5"}');
INSERT INTO "log" VALUES('whm28zxam34i',1138,1.79488156755733895301e+09,'0:1138','{"type":"actions","seat":0,"turn":226,"actions":[174],"events":[[7,31,0,2,0,0,0]],"digest":"05b8"}');
INSERT INTO "log" VALUES('whm28zxam34i',1139,1.79488156757034206384e+09,'0:1139','{"type":"actions","seat":0,"turn":226,"actions":[180],"events":[[7,31,0,8,0,0,0]],"digest":"1e2f"}');
INSERT INTO "log" VALUES('whm28zxam34i',1140,1.79488156758795523639e+09,'0:1140','{"type":"actions","seat":0,"turn":226,"actions":[190],"events":[[10,31,0,8,2,0,0,1,31,0,5,2,0,0,9,31,0,8,1,0,0]],"digest":"c4fe"}');
INSERT INTO "log" VALUES('whm28zxam34i',1141,1.79488156759876275065e+09,'0:1141','{"type":"actions","seat":0,"turn":226,"actions":[1],"events":[[3,31,1,227,76,0,0]],"digest":"be83"}');
INSERT INTO "log" VALUES('whm28zxam34i',1142,1.79488156761089587211e+09,'1:1142','{"type":"actions","seat":1,"turn":227,"actions":[126],"events":[[6,31,1,0,1,0,0,5,31,1,8,1,0,0]],"digest":"a767"}');
INSERT INTO "log" VALUES('whm28zxam34i',1143,1.79488156762255334853e+09,'1:1143','{"type":"actions","seat":1,"turn":227,"actions":[129],"events":[[5,31,1,11,1,0,0]],"digest":"c263"}');
INSERT INTO "log" VALUES('whm28zxam34i',1144,1.79488156763432335849e+09,'1:1144','{"type":"actions","seat":1,"turn":227,"actions":[133],"events":[[5,31,1,15,1,0,0]],"digest":"d957"}');
INSERT INTO "log" VALUES('whm28zxam34i',1145,1.79488156764301109318e+09,'1:1145','{"type":"actions","seat":1,"turn":227,"actions":[172],"events":[[7,31,1,0,0,0,0]],"digest":"1e5e"}');
INSERT INTO "log" VALUES('whm28zxam34i',1146,1.79488156765474677085e+09,'1:1146','{"type":"actions","seat":1,"turn":227,"actions":[183],"events":[[7,31,1,11,0,0,0]],"digest":"f51a"}');
INSERT INTO "log" VALUES('whm28zxam34i',1147,1.79488156767280912398e+09,'1:1147','{"type":"actions","seat":1,"turn":227,"actions":[187],"events":[[7,31,1,15,0,0,0,10,31,1,15,3,0,0]],"digest":"21b0"}');
INSERT INTO "log" VALUES('whm28zxam34i',1148,1.79488156768234014513e+09,'1:1148','{"type":"actions","seat":1,"turn":227,"actions":[283],"events":[[19,31,1,16,0,0,0]],"digest":"1024"}');
INSERT INTO "log" VALUES('whm28zxam34i',1149,1.79488156769090676304e+09,'1:1149','{"type":"actions","seat":1,"turn":227,"actions":[0],"events":[[26,31,2,0,0,0,0,9,31,1,15,1,0,0]],"digest":"ea67"}');
INSERT INTO "log" VALUES('whm28zxam34i',1150,1.79488156769915056226e+09,'1:1150','{"type":"actions","seat":1,"turn":227,"actions":[94],"events":[[15,31,1,0,8,0,0,10,31,1,8,1,0,0,1,31,1,5,1,0,0,9,31,1,8,1,0,0]],"digest":"1ff5"}');
INSERT INTO "log" VALUES('whm28zxam34i',1151,1.79488156770789217949e+09,'1:1151','{"type":"actions","seat":1,"turn":227,"actions":[1],"events":[[3,31,2,228,76,0,0]],"digest":"30e1"}');
INSERT INTO "log" VALUES('whm28zxam34i',1152,1.7948815677186989784e+09,'2:1152','{"type":"actions","seat":2,"turn":228,"actions":[144],"events":[[6,31,2,0,2,0,0,5,31,2,8,2,0,0]],"digest":"cd5b"}');
INSERT INTO "log" VALUES('whm28zxam34i',1153,1.7948815677318377495e+09,'2:1153','{"type":"actions","seat":2,"turn":228,"actions":[158],"events":[[7,31,2,4,0,0,0,10,31,2,4,2,0,0,1,31,2,2,2,0,0,9,31,2,4,1,0,0]],"digest":"c9da"}');
INSERT INTO "log" VALUES('whm28zxam34i',1154,1.79488156774125885966e+09,'2:1154','{"type":"actions","seat":2,"turn":228,"actions":[1],"events":[[3,31,0,229,77,0,0]],"digest":"053a"}');
INSERT INTO "log" VALUES('whm28zxam34i',1155,1.79488156776959824562e+09,'0:1155','{"type":"actions","seat":0,"turn":229,"actions":[122],"events":[[6,31,0,2,1,0,0,5,31,0,4,1,0,0]],"digest":"def7"}');
INSERT INTO "log" VALUES('whm28zxam34i',1156,1.7948815677784795761e+09,'0:1156','{"type":"actions","seat":0,"turn":229,"actions":[187],"events":[[7,31,0,15,0,0,0]],"digest":"cc6f"}');
INSERT INTO "log" VALUES('whm28zxam34i',1157,1.79488156778774738311e+09,'0:1157','{"type":"actions","seat":0,"turn":229,"actions":[172],"events":[[7,31,0,0,0,0,0,10,31,0,0,2,0,0,9,31,0,0,1,0,0]],"digest":"00d0"}');
INSERT INTO "log" VALUES('whm28zxam34i',1158,1.79488156779593253141e+09,'0:1158','{"type":"actions","seat":0,"turn":229,"actions":[1],"events":[[3,31,1,230,77,0,0]],"digest":"525f"}');
INSERT INTO "log" VALUES('whm28zxam34i',1159,1.7948815678076586723e+09,'1:1159','{"type":"actions","seat":1,"turn":230,"actions":[143],"events":[[5,31,1,7,2,0,0]],"digest":"5e18"}');
INSERT INTO "log" VALUES('whm28zxam34i',1160,1.79488156781971669199e+09,'1:1160','{"type":"actions","seat":1,"turn":230,"actions":[183],"events":[[7,31,1,11,0,0,0,10,31,1,11,4,0,0]],"digest":"649d"}');
INSERT INTO "log" VALUES('whm28zxam34i',1161,1.79488156783229374884e+09,'1:1161','{"type":"actions","seat":1,"turn":230,"actions":[0],"events":[[]],"digest":"67b9"}');
INSERT INTO "log" VALUES('whm28zxam34i',1162,1.79488156784200477604e+09,'1:1162','{"type":"actions","seat":1,"turn":230,"actions":[0],"events":[[9,31,1,11,3,0,0]],"digest":"e524"}');
INSERT INTO "log" VALUES('whm28zxam34i',1163,1.79488156785397100449e+09,'1:1163','{"type":"actions","seat":1,"turn":230,"actions":[42],"events":[[2,31,1,2,4,0,0,18,31,1,5,0,0,0,1,31,1,4,1,0,0,12,31,1,3,0,0,0,12,31,1,2,3,0,0]],"digest":"1499"}');
INSERT INTO "log" VALUES('whm28zxam34i',1164,1.79488156786447906497e+09,'1:1164','{"type":"actions","seat":1,"turn":230,"actions":[1],"events":[[3,31,2,231,77,0,0]],"digest":"e7ad"}');
INSERT INTO "log" VALUES('whm28zxam34i',1165,1.79488156811375665659e+09,'2:1165','{"type":"actions","seat":2,"turn":231,"actions":[128],"events":[[5,31,2,10,1,0,0]],"digest":"2f8b"}');
INSERT INTO "log" VALUES('whm28zxam34i',1166,1.79488156815815448758e+09,'2:1166','{"type":"actions","seat":2,"turn":231,"actions":[172],"events":[[6,31,2,0,1,0,0,7,31,2,0,0,0,0]],"digest":"e491"}');
INSERT INTO "log" VALUES('whm28zxam34i',1167,1.79488156817910957333e+09,'2:1167','{"type":"actions","seat":2,"turn":231,"actions":[185],"events":[[7,31,2,13,0,0,0]],"digest":"c987"}');
INSERT INTO "log" VALUES('whm28zxam34i',1168,1.7948815681950304508e+09,'2:1168','{"type":"actions","seat":2,"turn":231,"actions":[189],"events":[[2,31,2,5,1,0,0,7,31,2,17,0,0,0]],"digest":"53c7"}');
INSERT INTO "log" VALUES('whm28zxam34i',1169,1.79488156821333146094e+09,'2:1169','{"type":"actions","seat":2,"turn":231,"actions":[188],"events":[[7,31,2,16,0,0,0]],"digest":"3f36"}');
INSERT INTO "log" VALUES('whm28zxam34i',1170,1.7948815682324764729e+09,'2:1170','{"type":"actions","seat":2,"turn":231,"actions":[182],"events":[[7,31,2,10,0,0,0]],"digest":"9ab0"}');
INSERT INTO "log" VALUES('whm28zxam34i',1171,1.79488156824601674077e+09,'2:1171','{"type":"actions","seat":2,"turn":231,"actions":[180],"events":[[7,31,2,8,0,0,0]],"digest":"4f07"}');
INSERT INTO "log" VALUES('whm28zxam34i',1172,1.79488156825612592696e+09,'2:1172','{"type":"actions","seat":2,"turn":231,"actions":[190],"events":[[10,31,2,8,3,0,0,1,31,2,5,3,0,0,9,31,2,8,2,0,0]],"digest":"d590"}');
INSERT INTO "log" VALUES('whm28zxam34i',1173,1794881568.26564,'2:1173','{"type":"actions","seat":2,"turn":231,"actions":[1],"events":[[3,31,0,232,78,0,0]],"digest":"85d7"}');
INSERT INTO "log" VALUES('whm28zxam34i',1174,1.7948815682757711411e+09,'0:1174','{"type":"actions","seat":0,"turn":232,"actions":[128],"events":[[5,31,0,10,1,0,0]],"digest":"eb89"}');
INSERT INTO "log" VALUES('whm28zxam34i',1175,1.79488156828690528874e+09,'0:1175','{"type":"actions","seat":0,"turn":232,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"afe7"}');
INSERT INTO "log" VALUES('whm28zxam34i',1176,1.79488156830839467054e+09,'0:1176','{"type":"actions","seat":0,"turn":232,"actions":[209],"events":[[9,31,0,16,1,0,0]],"digest":"3bda"}');
INSERT INTO "log" VALUES('whm28zxam34i',1177,1.7948815687056949139e+09,'0:1177','{"type":"actions","seat":0,"turn":232,"actions":[209],"events":[[9,31,0,16,1,0,0]],"digest":"7e1f"}');
INSERT INTO "log" VALUES('whm28zxam34i',1178,1.79488156874989271166e+09,'0:1178','{"type":"actions","seat":0,"turn":232,"actions":[1],"events":[[3,31,1,233,78,0,0]],"digest":"58f1"}');
INSERT INTO "log" VALUES('whm28zxam34i',1179,1.79488156882041764261e+09,'1:1179','{"type":"actions","seat":1,"turn":233,"actions":[152],"events":[[5,31,1,16,2,0,0]],"digest":"d11e"}');
INSERT INTO "log" VALUES('whm28zxam34i',1180,1.79488156887629652022e+09,'1:1180','{"type":"actions","seat":1,"turn":233,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"481a"}');
INSERT INTO "log" VALUES('whm28zxam34i',1181,1.79488156893377494814e+09,'1:1181','{"type":"actions","seat":1,"turn":233,"actions":[211],"events":[[9,31,1,0,1,0,0,9,31,1,7,2,0,0,9,31,1,9,2,0,0,9,31,1,16,2,0,0]],"digest":"52f5"}');
INSERT INTO "log" VALUES('whm28zxam34i',1182,1.79488156903036451339e+09,'1:1182','{"type":"actions","seat":1,"turn":233,"actions":[1],"events":[[3,31,2,234,78,0,0]],"digest":"5ccf"}');
INSERT INTO "log" VALUES('whm28zxam34i',1183,1.79488156909006381029e+09,'2:1183','{"type":"actions","seat":2,"turn":234,"actions":[133],"events":[[5,31,2,15,1,0,0]],"digest":"fe7d"}');
INSERT INTO "log" VALUES('whm28zxam34i',1184,1.79488156924376606946e+09,'2:1184','{"type":"actions","seat":2,"turn":234,"actions":[118],"events":[[5,31,2,0,1,0,0]],"digest":"c0cc"}');
INSERT INTO "log" VALUES('whm28zxam34i',1185,1.79488156926881909369e+09,'2:1185','{"type":"actions","seat":2,"turn":234,"actions":[174],"events":[[7,31,2,2,0,0,0]],"digest":"7d62"}');
INSERT INTO "log" VALUES('whm28zxam34i',1186,1.7948815693048660755e+09,'2:1186','{"type":"actions","seat":2,"turn":234,"actions":[182],"events":[[7,31,2,10,0,0,0]],"digest":"93c6"}');
INSERT INTO "log" VALUES('whm28zxam34i',1187,1.79488156944300985334e+09,'2:1187','{"type":"actions","seat":2,"turn":234,"actions":[190],"events":[[10,31,2,10,2,0,0,11,31,1,10,0,0,0,1,31,1,5,1,0,0]],"digest":"aa55"}');
INSERT INTO "log" VALUES('whm28zxam34i',1188,1.79488156963365888593e+09,'2:1188','{"type":"actions","seat":2,"turn":234,"actions":[221],"events":[[22,31,2,0,0,0,0,9,31,2,10,1,0,0]],"digest":"9667"}');
INSERT INTO "log" VALUES('whm28zxam34i',1189,1.79488156977572369575e+09,'2:1189','{"type":"actions","seat":2,"turn":234,"actions":[1],"events":[[3,31,0,235,79,0,0]],"digest":"60d0"}');
INSERT INTO "log" VALUES('whm28zxam34i',1190,1.79488156997777628903e+09,'0:1190','{"type":"actions","seat":0,"turn":235,"actions":[148],"events":[[5,31,0,12,2,0,0]],"digest":"0e9f"}');
INSERT INTO "log" VALUES('whm28zxam34i',1191,1.79488157036553931233e+09,'0:1191','{"type":"actions","seat":0,"turn":235,"actions":[166],"events":[[7,31,0,12,0,0,0,10,31,0,12,3,0,0,9,31,0,12,2,0,0]],"digest":"199f"}');
INSERT INTO "log" VALUES('whm28zxam34i',1192,1.79488157051961684223e+09,'0:1192','{"type":"actions","seat":0,"turn":235,"actions":[1],"events":[[3,31,1,236,79,0,0]],"digest":"efed"}');
INSERT INTO "log" VALUES('whm28zxam34i',1193,1.79488157060935497278e+09,'1:1193','{"type":"actions","seat":1,"turn":236,"actions":[136],"events":[[5,31,1,0,2,0,0]],"digest":"d85e"}');
INSERT INTO "log" VALUES('whm28zxam34i',1194,1.79488157102601456646e+09,'1:1194','{"type":"actions","seat":1,"turn":236,"actions":[154],"events":[[7,31,1,0,0,0,0,10,31,1,0,4,0,0,1,31,1,0,2,0,0,9,31,1,0,2,0,0]],"digest":"09c9"}');
INSERT INTO "log" VALUES('whm28zxam34i',1195,1.79488157111019945143e+09,'1:1195','{"type":"actions","seat":1,"turn":236,"actions":[1],"events":[[3,31,2,237,79,0,0]],"digest":"fa05"}');
INSERT INTO "log" VALUES('whm28zxam34i',1196,1.79488157142647671701e+09,'2:1196','{"type":"actions","seat":2,"turn":237,"actions":[129],"events":[[5,31,2,11,1,0,0]],"digest":"29ae"}');
INSERT INTO "log" VALUES('whm28zxam34i',1197,1.79488157144393754003e+09,'2:1197','{"type":"actions","seat":2,"turn":237,"actions":[127],"events":[[5,31,2,9,1,0,0]],"digest":"fa31"}');
INSERT INTO "log" VALUES('whm28zxam34i',1198,1.79488157145538210863e+09,'2:1198','{"type":"actions","seat":2,"turn":237,"actions":[174],"events":[[7,31,2,2,0,0,0]],"digest":"0e52"}');
INSERT INTO "log" VALUES('whm28zxam34i',1199,1.79488157147211074829e+09,'2:1199','{"type":"actions","seat":2,"turn":237,"actions":[190],"events":[[10,31,2,2,4,0,0,1,31,2,1,3,0,0,9,31,2,2,1,0,0]],"digest":"2182"}');
INSERT INTO "log" VALUES('whm28zxam34i',1200,1.79488157148466253285e+09,'2:1200','{"type":"actions","seat":2,"turn":237,"actions":[1],"events":[[3,31,0,238,80,0,0]],"digest":"dbfa"}');
INSERT INTO "log" VALUES('whm28zxam34i',1201,1.79488157149599766729e+09,'0:1201','{"type":"actions","seat":0,"turn":238,"actions":[144],"events":[[5,31,0,8,2,0,0]],"digest":"a819"}');
INSERT INTO "log" VALUES('whm28zxam34i',1202,1.79488157150687384607e+09,'0:1202','{"type":"actions","seat":0,"turn":238,"actions":[180],"events":[[7,31,0,8,0,0,0]],"digest":"3adc"}');
INSERT INTO "log" VALUES('whm28zxam34i',1203,1.79488157154255032537e+09,'0:1203','{"type":"actions","seat":0,"turn":238,"actions":[190],"events":[[10,31,0,8,3,0,0,1,31,0,5,3,0,0,9,31,0,8,2,0,0]],"digest":"8a73"}');
INSERT INTO "log" VALUES('whm28zxam34i',1204,1.79488157158750939366e+09,'0:1204','{"type":"actions","seat":0,"turn":238,"actions":[1],"events":[[3,31,1,239,80,0,0]],"digest":"83ba"}');
INSERT INTO "log" VALUES('whm28zxam34i',1205,1.79488157177467346188e+09,'1:1205','{"type":"actions","seat":1,"turn":239,"actions":[138],"events":[[6,31,1,2,2,0,0,5,31,1,2,2,0,0]],"digest":"1d04"}');
INSERT INTO "log" VALUES('whm28zxam34i',1206,1.79488157179849910733e+09,'1:1206','{"type":"actions","seat":1,"turn":239,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"61ab"}');
INSERT INTO "log" VALUES('whm28zxam34i',1207,1.79488157181391477582e+09,'1:1207','{"type":"actions","seat":1,"turn":239,"actions":[0],"events":[[]],"digest":"5076"}');
INSERT INTO "log" VALUES('whm28zxam34i',1208,1794881571.83021,'1:1208','{"type":"actions","seat":1,"turn":239,"actions":[1],"events":[[3,31,2,240,80,0,0]],"digest":"9cf5"}');
INSERT INTO "log" VALUES('whm28zxam34i',1209,1.79488157184264397617e+09,'2:1209','{"type":"actions","seat":2,"turn":240,"actions":[131],"events":[[5,31,2,13,1,0,0]],"digest":"d6ff"}');
INSERT INTO "log" VALUES('whm28zxam34i',1210,1.79488157185446953775e+09,'2:1210','{"type":"actions","seat":2,"turn":240,"actions":[181],"events":[[7,31,2,9,0,0,0,10,31,2,9,2,0,0]],"digest":"07c7"}');
INSERT INTO "log" VALUES('whm28zxam34i',1211,1.79488157186585378646e+09,'2:1211','{"type":"actions","seat":2,"turn":240,"actions":[218],"events":[[2,31,2,5,1,0,0,1,31,2,2,1,0,0]],"digest":"574b"}');
INSERT INTO "log" VALUES('whm28zxam34i',1212,1.79488157191160893439e+09,'2:1212','{"type":"actions","seat":2,"turn":240,"actions":[214],"events":[[2,31,2,2,1,0,0,1,31,2,5,1,0,0,9,31,2,9,1,0,0]],"digest":"78fa"}');
INSERT INTO "log" VALUES('whm28zxam34i',1213,1.79488157194002938268e+09,'2:1213','{"type":"actions","seat":2,"turn":240,"actions":[1],"events":[[3,31,0,241,81,0,0]],"digest":"7a42"}');
INSERT INTO "log" VALUES('whm28zxam34i',1214,1.79488157195536971095e+09,'0:1214','{"type":"actions","seat":0,"turn":241,"actions":[134],"events":[[5,31,0,16,1,0,0]],"digest":"d726"}');
INSERT INTO "log" VALUES('whm28zxam34i',1215,1.79488157196935296062e+09,'0:1215','{"type":"actions","seat":0,"turn":241,"actions":[130],"events":[[5,31,0,12,1,0,0]],"digest":"022f"}');
INSERT INTO "log" VALUES('whm28zxam34i',1216,1.79488157198147487642e+09,'0:1216','{"type":"actions","seat":0,"turn":241,"actions":[192],"events":[[8,31,0,0,0,0,0]],"digest":"4b9b"}');
INSERT INTO "log" VALUES('whm28zxam34i',1217,1.79488157199248719213e+09,'0:1217','{"type":"actions","seat":0,"turn":241,"actions":[203],"events":[[9,31,0,10,1,0,0]],"digest":"451c"}');
INSERT INTO "log" VALUES('whm28zxam34i',1218,1.79488157200308465957e+09,'0:1218','{"type":"actions","seat":0,"turn":241,"actions":[0],"events":[[]],"digest":"83aa"}');
INSERT INTO "log" VALUES('whm28zxam34i',1219,1.79488157201416039464e+09,'0:1219','{"type":"actions","seat":0,"turn":241,"actions":[1],"events":[[3,31,1,242,81,0,0]],"digest":"94ba"}');
INSERT INTO "log" VALUES('whm28zxam34i',1220,1.79488157202799391751e+09,'1:1220','{"type":"actions","seat":1,"turn":242,"actions":[151],"events":[[5,31,1,15,2,0,0]],"digest":"ef60"}');
INSERT INTO "log" VALUES('whm28zxam34i',1221,1.79488157204916095729e+09,'1:1221','{"type":"actions","seat":1,"turn":242,"actions":[169],"events":[[7,31,1,15,0,0,0,10,31,1,15,4,0,0]],"digest":"b63a"}');
INSERT INTO "log" VALUES('whm28zxam34i',1222,1.79488157206190443036e+09,'1:1222','{"type":"actions","seat":1,"turn":242,"actions":[289],"events":[[19,31,1,22,0,0,0]],"digest":"9008"}');
INSERT INTO "log" VALUES('whm28zxam34i',1223,1.79488157207334113121e+09,'1:1223','{"type":"actions","seat":1,"turn":242,"actions":[290],"events":[[]],"digest":"1374"}');
INSERT INTO "log" VALUES('whm28zxam34i',1224,1.79488157209585928912e+09,'1:1224','{"type":"actions","seat":1,"turn":242,"actions":[309],"events":[[2,31,1,5,2,0,0,19,31,1,23,0,0,0,26,31,8,0,0,0,0,27,31,1,5,0,0,0,9,31,1,15,2,0,0]],"digest":"0989"}');
INSERT INTO "log" VALUES('whm28zxam34i',1225,1.79488157210891485218e+09,'1:1225','{"type":"actions","seat":1,"turn":242,"actions":[1],"events":[[3,31,2,243,81,0,0]],"digest":"4762"}');
INSERT INTO "log" VALUES('whm28zxam34i',1226,1.794881572137963295e+09,'2:1226','{"type":"actions","seat":2,"turn":243,"actions":[122],"events":[[5,31,2,4,1,0,0]],"digest":"6822"}');
INSERT INTO "log" VALUES('whm28zxam34i',1227,1.79488157222929716112e+09,'2:1227','{"type":"actions","seat":2,"turn":243,"actions":[192],"events":[[8,31,2,0,0,0,0]],"digest":"2495"}');
INSERT INTO "log" VALUES('whm28zxam34i',1228,1.79488157233054208749e+09,'2:1228','{"type":"actions","seat":2,"turn":243,"actions":[206],"events":[[9,31,2,13,1,0,0]],"digest":"8754"}');
INSERT INTO "log" VALUES('whm28zxam34i',1229,1.79488157236392092703e+09,'2:1229','{"type":"actions","seat":2,"turn":243,"actions":[0],"events":[[]],"digest":"ecac"}');
INSERT INTO "log" VALUES('whm28zxam34i',1230,1.79488157237887454038e+09,'2:1230','{"type":"actions","seat":2,"turn":243,"actions":[1],"events":[[3,31,0,244,82,0,0]],"digest":"449f"}');
INSERT INTO "log" VALUES('whm28zxam34i',1231,1.79488157238919281959e+09,'0:1231','{"type":"actions","seat":0,"turn":244,"actions":[120],"events":[[5,31,0,2,1,0,0]],"digest":"a415"}');
INSERT INTO "log" VALUES('whm28zxam34i',1232,1.79488157239992594717e+09,'0:1232','{"type":"actions","seat":0,"turn":244,"actions":[170],"events":[[7,31,0,16,0,0,0,10,31,0,16,3,0,0,9,31,0,16,1,0,0]],"digest":"f40f"}');
INSERT INTO "log" VALUES('whm28zxam34i',1233,1.79488157241019988057e+09,'0:1233','{"type":"actions","seat":0,"turn":244,"actions":[1],"events":[[3,31,1,245,82,0,0]],"digest":"7324"}');
INSERT INTO "log" VALUES('whm28zxam34i',1234,1.79488157242731881141e+09,'1:1234','{"type":"actions","seat":1,"turn":245,"actions":[147],"events":[[5,31,1,11,2,0,0]],"digest":"519a"}');
INSERT INTO "log" VALUES('whm28zxam34i',1235,1.79488157243801665302e+09,'1:1235','{"type":"actions","seat":1,"turn":245,"actions":[192],"events":[[8,31,1,0,0,0,0]],"digest":"c8e6"}');
INSERT INTO "log" VALUES('whm28zxam34i',1236,1.79488157244954919808e+09,'1:1236','{"type":"actions","seat":1,"turn":245,"actions":[204],"events":[[9,31,1,11,1,0,0]],"digest":"ac8e"}');
INSERT INTO "log" VALUES('whm28zxam34i',1237,1.79488157246136379244e+09,'1:1237','{"type":"actions","seat":1,"turn":245,"actions":[0],"events":[[]],"digest":"387e"}');
INSERT INTO "log" VALUES('whm28zxam34i',1238,1.79488157247189736363e+09,'1:1238','{"type":"actions","seat":1,"turn":245,"actions":[60],"events":[[2,31,1,0,1,0,0,2,31,1,3,2,0,0,18,31,1,23,0,0,0,12,31,1,5,0,0,0,12,31,1,2,3,0,0,16,31,1,1,0,0,0]],"digest":"57ae"}');
INSERT INTO "log" VALUES('whm28zxam34i',1239,1.79488157248280262947e+09,'1:1239','{"type":"actions","seat":1,"turn":245,"actions":[221],"events":[[22,31,1,0,0,0,0]],"digest":"128e"}');
INSERT INTO "log" VALUES('whm28zxam34i',1240,1.79488157250150823598e+09,'1:1240','{"type":"actions","seat":1,"turn":245,"actions":[1],"events":[[3,31,2,246,82,0,0]],"digest":"f594"}');
INSERT INTO "log" VALUES('whm28zxam34i',1241,1.79488157251342797275e+09,'2:1241','{"type":"actions","seat":2,"turn":246,"actions":[133],"events":[[5,31,2,15,1,0,0]],"digest":"026f"}');
INSERT INTO "log" VALUES('whm28zxam34i',1242,1.79488157252340602872e+09,'2:1242','{"type":"actions","seat":2,"turn":246,"actions":[169],"events":[[7,31,2,15,0,0,0,10,31,2,15,4,0,0]],"digest":"fc3e"}');
INSERT INTO "log" VALUES('whm28zxam34i',1243,1.79488157253442311284e+09,'2:1243','{"type":"actions","seat":2,"turn":246,"actions":[317],"events":[[14,31,2,15,4,0,0,1,31,2,4,1,0,0,12,31,2,8,5,0,0,9,31,2,15,3,0,0]],"digest":"8ec1"}');
INSERT INTO "log" VALUES('whm28zxam34i',1244,1.79488157258601975442e+09,'2:1244','{"type":"actions","seat":2,"turn":246,"actions":[1],"events":[[28,31,5,0,0,0,0]],"digest":"302d"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',1,1.79488157298054981235e+09,'0:1','{"type":"actions","seat":0,"turn":0,"actions":[183],"events":[[4,1,0,4,0,0,0]],"digest":"f92d"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',2,1.79488157305703902241e+09,'1:2','{"type":"actions","seat":1,"turn":0,"actions":[184],"events":[[4,2,1,5,0,0,0,3,31,0,1,1,0,0]],"digest":"4f92"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',3,1.79488157306754612919e+09,'0:3','{"type":"actions","seat":0,"turn":1,"actions":[59],"events":[[5,31,0,6,0,0,0]],"digest":"f327"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',4,1.79488157307645630833e+09,'0:4','{"type":"actions","seat":0,"turn":1,"actions":[89],"events":[[9,31,0,6,0,1,0,11,31,0,6,1,0,0]],"digest":"7394"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',5,1.7948815730862197876e+09,'0:5','{"type":"actions","seat":0,"turn":1,"actions":[108],"events":[[2,31,0,3,1,0,0,1,31,0,5,1,0,0]],"digest":"d325"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',6,1.79488157309570407868e+09,'0:6','{"type":"actions","seat":0,"turn":1,"actions":[1],"events":[[3,31,1,2,1,0,0]],"digest":"584b"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',7,1.79488157310758662224e+09,'1:7','{"type":"actions","seat":1,"turn":2,"actions":[60],"events":[[5,31,1,7,0,0,0]],"digest":"3638"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',8,1.79488157311690855024e+09,'1:8','{"type":"actions","seat":1,"turn":2,"actions":[89],"events":[[9,31,1,7,0,1,0,11,31,1,7,1,0,0,1,31,1,5,1,0,0]],"digest":"5e77"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',9,1.79488157312604498859e+09,'1:9','{"type":"actions","seat":1,"turn":2,"actions":[1],"events":[[3,31,0,3,1,0,0]],"digest":"5ee7"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',10,1.79488157313622450827e+09,'0:10','{"type":"actions","seat":0,"turn":3,"actions":[62],"events":[[5,31,0,9,0,0,0]],"digest":"e8e5"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',11,1.7948815731455709934e+09,'0:11','{"type":"actions","seat":0,"turn":3,"actions":[90],"events":[[9,31,0,9,1,2,0,10,31,0,0,0,0,0,11,31,0,9,3,0,0,16,1,0,33,0,0,0,16,1,0,11,0,0,0,16,1,0,16,0,0,0]],"digest":"f72a"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',12,1.79488157315493583677e+09,'0:12','{"type":"actions","seat":0,"turn":3,"actions":[176],"events":[[17,1,0,33,0,0,0]],"digest":"ab0a"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',13,1.7948815731648893356e+09,'0:13','{"type":"actions","seat":0,"turn":3,"actions":[159],"events":[[17,1,0,16,0,0,0,2,31,0,5,2,0,0,4,1,0,11,0,0,0]],"digest":"99ac"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',14,1.79488157317430186265e+09,'0:14','{"type":"actions","seat":0,"turn":3,"actions":[1],"events":[[3,31,1,4,1,0,0]],"digest":"f950"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',15,1.79488157318526482583e+09,'1:15','{"type":"actions","seat":1,"turn":4,"actions":[61],"events":[[5,31,1,8,0,0,0]],"digest":"3738"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',16,1.79488157319467782975e+09,'1:16','{"type":"actions","seat":1,"turn":4,"actions":[89],"events":[[9,31,1,8,1,2,0,11,31,1,8,2,0,0]],"digest":"8378"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',17,1.79488157320863723747e+09,'1:17','{"type":"actions","seat":1,"turn":4,"actions":[120],"events":[[14,31,1,7,0,0,0]],"digest":"0e42"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',18,1.79488157321827101705e+09,'1:18','{"type":"actions","seat":1,"turn":4,"actions":[1],"events":[[3,31,0,5,1,0,0]],"digest":"83de"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',19,1.79488157323111510279e+09,'0:19','{"type":"actions","seat":0,"turn":5,"actions":[62],"events":[[5,31,0,9,0,0,0,9,31,0,9,2,3,0,11,31,0,9,3,0,0,16,1,0,32,0,0,0,16,1,0,34,0,0,0,16,1,0,7,0,0,0]],"digest":"fbf6"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',20,1.79488157324505400664e+09,'0:20','{"type":"actions","seat":0,"turn":5,"actions":[175],"events":[[17,1,0,32,0,0,0]],"digest":"b5ac"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',21,1.79488157326859450345e+09,'0:21','{"type":"actions","seat":0,"turn":5,"actions":[0],"events":[[]],"digest":"674d"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',22,1.7948815732817180157e+09,'0:22','{"type":"actions","seat":0,"turn":5,"actions":[213],"events":[[4,1,0,34,0,0,0,4,1,0,7,0,0,0]],"digest":"90bd"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',23,1.79488157329704022405e+09,'0:23','{"type":"actions","seat":0,"turn":5,"actions":[1],"events":[[3,31,1,6,1,0,0]],"digest":"70c1"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',24,1.79488157332994079594e+09,'1:24','{"type":"actions","seat":1,"turn":6,"actions":[53],"events":[[5,31,1,0,0,0,0]],"digest":"e209"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',25,1.79488157334409332275e+09,'1:25','{"type":"actions","seat":1,"turn":6,"actions":[89],"events":[[9,31,1,0,2,3,0,11,31,1,0,3,0,0,1,31,1,2,3,0,0]],"digest":"68ce"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',26,1.79488157335767602919e+09,'1:26','{"type":"actions","seat":1,"turn":6,"actions":[1],"events":[[3,31,0,7,1,0,0]],"digest":"5b8f"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',27,1.79488157336828231805e+09,'0:27','{"type":"actions","seat":0,"turn":7,"actions":[54],"events":[[5,31,0,1,0,0,0,9,31,0,1,3,4,0,11,31,0,1,4,0,0,1,31,0,3,4,0,0]],"digest":"db68"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',28,1.79488157338009333605e+09,'0:28','{"type":"actions","seat":0,"turn":7,"actions":[33],"events":[[2,31,0,0,1,0,0,2,31,0,1,1,0,0,2,31,0,3,2,0,0,23,31,0,32,0,0,0,1,31,0,4,1,0,0]],"digest":"5bca"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',29,1.79488157339176487925e+09,'0:29','{"type":"actions","seat":0,"turn":7,"actions":[239],"events":[[2,31,0,5,1,0,0,22,31,0,1,0,0,0]],"digest":"9ac5"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',30,1.7948815734026291371e+09,'0:30','{"type":"actions","seat":0,"turn":7,"actions":[1],"events":[[3,31,1,8,1,0,0]],"digest":"4bc9"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',31,1.79488157341331100468e+09,'1:31','{"type":"actions","seat":1,"turn":8,"actions":[55],"events":[[5,31,1,2,0,0,0]],"digest":"f823"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',32,1.79488157342393684387e+09,'1:32','{"type":"actions","seat":1,"turn":8,"actions":[90],"events":[[9,31,1,2,3,4,0,10,31,1,0,0,0,0,11,31,1,2,5,0,0,1,31,1,1,4,0,0]],"digest":"56c8"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',33,1.79488157343454122539e+09,'1:33','{"type":"actions","seat":1,"turn":8,"actions":[232],"events":[[19,31,1,10,0,0,0,1,31,1,1,1,0,0,21,31,4,0,0,0,0]],"digest":"369d"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',34,1.79488157344698929791e+09,'1:34','{"type":"actions","seat":1,"turn":8,"actions":[240],"events":[[2,31,1,5,4,0,0,22,31,1,2,1,0,0]],"digest":"0a3b"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',35,1.79488157345646381383e+09,'1:35','{"type":"actions","seat":1,"turn":8,"actions":[11],"events":[[2,31,1,1,2,0,0,23,31,1,10,0,0,0]],"digest":"1aea"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',36,1.79488157346619987483e+09,'1:36','{"type":"actions","seat":1,"turn":8,"actions":[1],"events":[[27,31,1,0,0,0,0,29,31,10,0,0,0,0,29,31,9,0,0,0,0,29,31,17,0,0,0,0,29,31,18,0,0,0,0,30,31,2,0,0,0,0,30,31,19,0,0,0,0,30,31,6,0,0,0,0,30,31,11,0,0,0,0,30,31,1,0,0,0,0,3,31,1,9,2,0,0]],"digest":"e630"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',37,1.7948815734773945808e+09,'1:37','{"type":"actions","seat":1,"turn":9,"actions":[61],"events":[[5,31,1,8,0,0,0]],"digest":"196b"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',38,1.79488157348834228514e+09,'1:38','{"type":"actions","seat":1,"turn":9,"actions":[90],"events":[[9,31,1,8,0,1,0,10,31,1,0,0,0,0,11,31,1,8,2,0,0]],"digest":"3fef"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',39,1.79488157349853587147e+09,'1:39','{"type":"actions","seat":1,"turn":9,"actions":[0],"events":[[]],"digest":"abb8"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',40,1.79488157350917792312e+09,'1:40','{"type":"actions","seat":1,"turn":9,"actions":[1],"events":[[3,31,0,10,2,0,0]],"digest":"3d3d"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',41,1.79488157352045059203e+09,'0:41','{"type":"actions","seat":0,"turn":10,"actions":[61],"events":[[5,31,0,8,0,0,0,9,31,0,8,0,1,0,11,31,0,8,1,0,0]],"digest":"d59d"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',42,1.79488157352981758121e+09,'0:42','{"type":"actions","seat":0,"turn":10,"actions":[0],"events":[[]],"digest":"8a99"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',43,1.79488157354050922396e+09,'0:43','{"type":"actions","seat":0,"turn":10,"actions":[1],"events":[[3,31,1,11,2,0,0]],"digest":"3991"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',44,1.79488157355242347722e+09,'1:44','{"type":"actions","seat":1,"turn":11,"actions":[53],"events":[[5,31,1,0,0,0,0,9,31,1,0,1,2,0,11,31,1,0,2,0,0,1,31,1,2,2,0,0]],"digest":"23e1"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',45,1.79488157356234717372e+09,'1:45','{"type":"actions","seat":1,"turn":11,"actions":[1],"events":[[3,31,0,12,2,0,0]],"digest":"8de5"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',46,1.79488157357275629043e+09,'0:46','{"type":"actions","seat":0,"turn":12,"actions":[62],"events":[[5,31,0,9,0,0,0,9,31,0,9,1,2,0,11,31,0,9,2,0,0,16,1,0,27,0,0,0,16,1,0,13,0,0,0]],"digest":"7abe"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',47,1.79488157358186244962e+09,'0:47','{"type":"actions","seat":0,"turn":12,"actions":[156],"events":[[17,1,0,13,0,0,0]],"digest":"1362"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',48,1.79488157359166622156e+09,'0:48','{"type":"actions","seat":0,"turn":12,"actions":[170],"events":[[17,1,0,27,0,0,0,2,31,0,4,1,0,0]],"digest":"64b0"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',49,1.79488157360119938849e+09,'0:49','{"type":"actions","seat":0,"turn":12,"actions":[1],"events":[[3,31,1,13,2,0,0]],"digest":"e1fa"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',50,1.79488157361198449133e+09,'1:50','{"type":"actions","seat":1,"turn":13,"actions":[56],"events":[[5,31,1,3,0,0,0,9,31,1,3,2,3,0,11,31,1,3,3,0,0,1,31,1,0,1,0,0]],"digest":"e63d"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',51,1.794881573622597456e+09,'1:51','{"type":"actions","seat":1,"turn":13,"actions":[1],"events":[[3,31,0,14,2,0,0]],"digest":"414f"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',52,1.79488157363322782512e+09,'0:52','{"type":"actions","seat":0,"turn":14,"actions":[58],"events":[[5,31,0,5,0,0,0,9,31,0,5,2,3,0,11,31,0,5,3,0,0]],"digest":"56d2"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',53,1.79488157364316844939e+09,'0:53','{"type":"actions","seat":0,"turn":14,"actions":[1],"events":[[3,31,1,15,2,0,0]],"digest":"78ef"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',54,1.79488157365548825269e+09,'1:54','{"type":"actions","seat":1,"turn":15,"actions":[54],"events":[[5,31,1,1,0,0,0,9,31,1,1,3,4,0,11,31,1,1,4,0,0,1,31,1,3,4,0,0]],"digest":"b780"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',55,1.79488157366635417942e+09,'1:55','{"type":"actions","seat":1,"turn":15,"actions":[0],"events":[[3,31,0,16,2,0,0]],"digest":"5df2"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',56,1.79488157367639136318e+09,'0:56','{"type":"actions","seat":0,"turn":16,"actions":[61],"events":[[5,31,0,8,0,0,0,9,31,0,8,3,4,0,11,31,0,8,4,0,0]],"digest":"258d"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',57,1.79488157379216027261e+09,'0:57','{"type":"actions","seat":0,"turn":16,"actions":[124],"events":[[14,31,0,11,0,0,0]],"digest":"6009"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',58,1.79488157394960951809e+09,'0:58','{"type":"actions","seat":0,"turn":16,"actions":[239],"events":[[2,31,0,5,1,0,0,22,31,0,8,0,0,0]],"digest":"e8af"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',59,1.79488157429531908033e+09,'0:59','{"type":"actions","seat":0,"turn":16,"actions":[1],"events":[[27,31,2,0,0,0,0,29,31,2,0,0,0,0,29,31,19,0,0,0,0,29,31,6,0,0,0,0,29,31,1,0,0,0,0,30,31,20,0,0,0,0,30,31,4,0,0,0,0,30,31,5,0,0,0,0,30,31,3,0,0,0,0,30,31,8,0,0,0,0,3,31,0,17,3,0,0]],"digest":"d002"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',60,1.79488157440018868439e+09,'0:60','{"type":"actions","seat":0,"turn":17,"actions":[56],"events":[[5,31,0,3,0,0,0,9,31,0,3,0,1,0,11,31,0,3,1,0,0]],"digest":"d1db"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',61,1.79488157453741621972e+09,'0:61','{"type":"actions","seat":0,"turn":17,"actions":[1],"events":[[3,31,1,18,3,0,0]],"digest":"1567"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',62,1.79488157468456387523e+09,'1:62','{"type":"actions","seat":1,"turn":18,"actions":[58],"events":[[5,31,1,5,0,0,0,9,31,1,5,0,1,0,11,31,1,5,1,0,0]],"digest":"5821"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',63,1.79488157540795540811e+09,'1:63','{"type":"actions","seat":1,"turn":18,"actions":[27],"events":[[2,31,1,0,1,0,0,2,31,1,3,3,0,0,23,31,1,26,0,0,0]],"digest":"0d9d"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',64,1.794881575500780344e+09,'1:64','{"type":"actions","seat":1,"turn":18,"actions":[1],"events":[[3,31,0,19,3,0,0]],"digest":"ea7e"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',65,1.79488157556774067871e+09,'0:65','{"type":"actions","seat":0,"turn":19,"actions":[60],"events":[[5,31,0,7,0,0,0,9,31,0,7,1,2,0,11,31,0,7,2,0,0,1,31,0,5,2,0,0]],"digest":"4a53"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',66,1.79488157606412911419e+09,'0:66','{"type":"actions","seat":0,"turn":19,"actions":[1],"events":[[3,31,1,20,3,0,0]],"digest":"0eed"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',67,1.7948815763467576503e+09,'1:67','{"type":"actions","seat":1,"turn":20,"actions":[55],"events":[[5,31,1,2,0,0,0,7,31,1,2,0,0,0,1,31,1,5,1,0,0,9,31,1,2,1,2,0,11,31,1,2,3,0,0,1,31,1,1,2,0,0]],"digest":"4f05"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',68,1794881576.36113,'1:68','{"type":"actions","seat":1,"turn":20,"actions":[1],"events":[[3,31,0,21,3,0,0]],"digest":"4b80"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',69,1.79488157637494897839e+09,'0:69','{"type":"actions","seat":0,"turn":21,"actions":[54],"events":[[5,31,0,1,0,0,0,9,31,0,1,2,3,0,11,31,0,1,4,0,0,1,31,0,3,4,0,0]],"digest":"350f"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',70,1.79488157639333868026e+09,'0:70','{"type":"actions","seat":0,"turn":21,"actions":[0],"events":[[3,31,1,22,3,0,0]],"digest":"0a4b"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',71,1.79488157675814485542e+09,'1:71','{"type":"actions","seat":1,"turn":22,"actions":[59],"events":[[5,31,1,6,0,0,0,9,31,1,6,2,3,0,11,31,1,6,3,0,0]],"digest":"62f0"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',72,1794881576.77336,'1:72','{"type":"actions","seat":1,"turn":22,"actions":[111],"events":[[2,31,1,5,1,0,0,1,31,1,2,1,0,0]],"digest":"4a67"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',73,1.79488157678763270378e+09,'1:73','{"type":"actions","seat":1,"turn":22,"actions":[0],"events":[[]],"digest":"b9a6"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',74,1.7948815767993409634e+09,'1:74','{"type":"actions","seat":1,"turn":22,"actions":[1],"events":[[3,31,0,23,3,0,0]],"digest":"02cc"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',75,1.79488157681403231622e+09,'0:75','{"type":"actions","seat":0,"turn":23,"actions":[61],"events":[[5,31,0,8,0,0,0,9,31,0,8,3,4,0,11,31,0,8,5,0,0]],"digest":"d790"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',76,1.79488157683252429969e+09,'0:76','{"type":"actions","seat":0,"turn":23,"actions":[117],"events":[[14,31,0,4,0,0,0]],"digest":"ec42"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',77,1.79488157703550839424e+09,'0:77','{"type":"actions","seat":0,"turn":23,"actions":[226],"events":[[19,31,0,4,0,0,0,1,31,0,2,2,0,0,21,31,11,0,0,0,0]],"digest":"9520"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',78,1.79488157722058439252e+09,'0:78','{"type":"actions","seat":0,"turn":23,"actions":[0],"events":[[3,31,1,24,3,0,0]],"digest":"70e2"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',79,1.79488157728957343096e+09,'1:79','{"type":"actions","seat":1,"turn":24,"actions":[62],"events":[[5,31,1,9,0,0,0,9,31,1,9,3,4,0,11,31,1,9,4,0,0,16,2,1,21,0,0,0,16,2,1,14,0,0,0,16,2,1,6,0,0,0,16,2,1,20,0,0,0]],"digest":"2ec7"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',80,1.79488157730830049513e+09,'1:80','{"type":"actions","seat":1,"turn":24,"actions":[157],"events":[[17,2,1,14,0,0,0]],"digest":"f4dc"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',81,1.79488157750254058832e+09,'1:81','{"type":"actions","seat":1,"turn":24,"actions":[0],"events":[[4,2,1,21,0,0,0,4,2,1,6,0,0,0,4,2,1,20,0,0,0]],"digest":"a6bb"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',82,1.79488157770285344121e+09,'1:82','{"type":"actions","seat":1,"turn":24,"actions":[239],"events":[[2,31,1,5,1,0,0,22,31,1,9,0,0,0]],"digest":"ef47"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',83,1.7948815777941009999e+09,'1:83','{"type":"actions","seat":1,"turn":24,"actions":[1],"events":[[27,31,3,0,0,0,0,29,31,20,0,0,0,0,29,31,5,0,0,0,0,29,31,3,0,0,0,0,29,31,8,0,0,0,0,30,31,14,0,0,0,0,30,31,15,0,0,0,0,30,31,13,0,0,0,0,30,31,16,0,0,0,0,30,31,12,0,0,0,0,3,31,1,25,4,0,0]],"digest":"028d"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',84,1.79488157789393353459e+09,'1:84','{"type":"actions","seat":1,"turn":25,"actions":[55],"events":[[5,31,1,2,0,0,0,7,31,1,2,0,0,0,1,31,1,5,1,0,0,9,31,1,2,0,1,0,11,31,1,2,2,0,0,1,31,1,1,1,0,0]],"digest":"9dc7"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',85,1.79488157792076826095e+09,'1:85','{"type":"actions","seat":1,"turn":25,"actions":[15],"events":[[2,31,1,1,2,0,0,2,31,1,2,2,0,0,23,31,1,14,0,0,0]],"digest":"39cb"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',86,1.79488157793376779556e+09,'1:86','{"type":"actions","seat":1,"turn":25,"actions":[1],"events":[[3,31,0,26,4,0,0]],"digest":"8b1c"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',87,1.79488157795154643059e+09,'0:87','{"type":"actions","seat":0,"turn":26,"actions":[60],"events":[[5,31,0,7,0,0,0,9,31,0,7,0,1,0,11,31,0,7,1,0,0,1,31,0,5,1,0,0]],"digest":"f4f2"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',88,1.79488157796596407888e+09,'0:88','{"type":"actions","seat":0,"turn":26,"actions":[1],"events":[[3,31,1,27,4,0,0]],"digest":"ff27"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',89,1.79488157797947812076e+09,'1:89','{"type":"actions","seat":1,"turn":27,"actions":[53],"events":[[5,31,1,0,0,0,0,9,31,1,0,1,2,0,11,31,1,0,2,0,0,1,31,1,2,2,0,0]],"digest":"c0f4"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',90,1.79488157799244713776e+09,'1:90','{"type":"actions","seat":1,"turn":27,"actions":[1],"events":[[3,31,0,28,4,0,0]],"digest":"bee3"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',91,1.79488157804942107202e+09,'0:91','{"type":"actions","seat":0,"turn":28,"actions":[62],"events":[[5,31,0,9,0,0,0,9,31,0,9,1,2,0,11,31,0,9,2,0,0,16,1,0,1,0,0,0,16,1,0,28,0,0,0]],"digest":"1ae5"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',92,1.79488157808753657335e+09,'0:92','{"type":"actions","seat":0,"turn":28,"actions":[171],"events":[[17,1,0,28,0,0,0]],"digest":"63d5"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',93,1.79488157814575386046e+09,'0:93','{"type":"actions","seat":0,"turn":28,"actions":[144],"events":[[17,1,0,1,0,0,0,2,31,0,5,2,0,0]],"digest":"cc2c"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',94,1.79488157817442202561e+09,'0:94','{"type":"actions","seat":0,"turn":28,"actions":[2],"events":[[2,31,0,2,1,0,0,2,31,0,3,1,0,0,23,31,0,1,0,0,0,1,31,0,5,3,0,0]],"digest":"039c"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',95,1.7948815781960942745e+09,'0:95','{"type":"actions","seat":0,"turn":28,"actions":[1],"events":[[3,31,1,29,4,0,0]],"digest":"3175"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',96,1.7948815782609858513e+09,'1:96','{"type":"actions","seat":1,"turn":29,"actions":[58],"events":[[5,31,1,5,0,0,0,9,31,1,5,2,3,0,11,31,1,5,3,0,0]],"digest":"428a"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',97,1.79488157833655571937e+09,'1:97','{"type":"actions","seat":1,"turn":29,"actions":[38],"events":[[24,31,1,0,0,0,0]],"digest":"48f0"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',98,1.79488157841896772389e+09,'1:98','{"type":"actions","seat":1,"turn":29,"actions":[47],"events":[[6,31,1,5,0,0,0,11,31,1,5,3,0,0]],"digest":"aa58"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',99,1.79488157843052387237e+09,'1:99','{"type":"actions","seat":1,"turn":29,"actions":[1],"events":[[3,31,0,30,4,0,0]],"digest":"afba"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',100,1.79488157844179081921e+09,'0:100','{"type":"actions","seat":0,"turn":30,"actions":[62],"events":[[5,31,0,9,0,0,0,9,31,0,9,2,3,0,11,31,0,9,3,0,0,16,1,0,17,0,0,0,16,1,0,29,0,0,0,16,1,0,9,0,0,0]],"digest":"cb90"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',101,1.79488157845181965826e+09,'0:101','{"type":"actions","seat":0,"turn":30,"actions":[160],"events":[[17,1,0,17,0,0,0]],"digest":"d76e"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',102,1.7948815784624371529e+09,'0:102','{"type":"actions","seat":0,"turn":30,"actions":[172],"events":[[17,1,0,29,0,0,0,2,31,0,5,2,0,0,4,1,0,9,0,0,0]],"digest":"beb7"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',103,1794881578.47298,'0:103','{"type":"actions","seat":0,"turn":30,"actions":[1],"events":[[3,31,1,31,4,0,0]],"digest":"36e0"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',104,1.79488157848401308058e+09,'1:104','{"type":"actions","seat":1,"turn":31,"actions":[54],"events":[[5,31,1,1,0,0,0,9,31,1,1,3,4,0,11,31,1,1,4,0,0,1,31,1,3,4,0,0]],"digest":"e61b"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',105,1.79488157849556040756e+09,'1:105','{"type":"actions","seat":1,"turn":31,"actions":[0],"events":[[3,31,0,32,4,0,0]],"digest":"6a2d"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',106,1.79488157850498938556e+09,'0:106','{"type":"actions","seat":0,"turn":32,"actions":[56],"events":[[5,31,0,3,0,0,0,9,31,0,3,3,4,0,11,31,0,3,4,0,0,1,31,0,0,3,0,0]],"digest":"9ed5"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',107,1.79488157851600265498e+09,'0:107','{"type":"actions","seat":0,"turn":32,"actions":[28],"events":[[2,31,0,0,3,0,0,2,31,0,2,2,0,0,23,31,0,27,0,0,0]],"digest":"0361"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',108,1.79488157852610754963e+09,'0:108','{"type":"actions","seat":0,"turn":32,"actions":[38],"events":[[24,31,0,0,0,0,0]],"digest":"fe5e"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',109,1.7948815785370085239e+09,'0:109','{"type":"actions","seat":0,"turn":32,"actions":[45],"events":[[6,31,0,3,0,0,0,11,31,0,3,3,0,0,1,31,0,0,2,0,0]],"digest":"cf21"}');
INSERT INTO "log" VALUES('r34kqkh7h9hy',110,1.7948815785467119217e+09,'0:110','{"type":"actions","seat":0,"turn":32,"actions":[0],"events":[[27,31,4,0,0,0,0,31,31,3,0,0,0,0]],"digest":"859a"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',1,1.79488157858377957339e+09,'0:1','{"type":"actions","seat":0,"turn":0,"actions":[199],"events":[[4,1,0,20,0,0,0]],"digest":"2962"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',2,1.79488157859412598613e+09,'1:2','{"type":"actions","seat":1,"turn":0,"actions":[201],"events":[[4,2,1,22,0,0,0,3,31,0,1,1,0,0]],"digest":"6fa1"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',3,1.79488157860551095007e+09,'0:3','{"type":"actions","seat":0,"turn":1,"actions":[57],"events":[[5,31,0,4,0,0,0]],"digest":"2399"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',4,1.79488157861408138271e+09,'0:4','{"type":"actions","seat":0,"turn":1,"actions":[90],"events":[[9,31,0,4,0,1,0,10,31,0,0,0,0,0,11,31,0,4,2,0,0]],"digest":"c8ed"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',5,1.79488157864157986637e+09,'0:5','{"type":"actions","seat":0,"turn":1,"actions":[92],"events":[[]],"digest":"7c15"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',6,1.79488157873318433764e+09,'0:6','{"type":"actions","seat":0,"turn":1,"actions":[219],"events":[[2,31,0,3,1,0,0,12,31,0,1,0,0,0,1,31,0,5,2,0,0]],"digest":"6335"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',7,1.79488157915168452258e+09,'0:7','{"type":"actions","seat":0,"turn":1,"actions":[1],"events":[[3,31,1,2,1,0,0]],"digest":"3ddf"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',8,1.79488157933175778392e+09,'1:8','{"type":"actions","seat":1,"turn":2,"actions":[62],"events":[[5,31,1,9,0,0,0]],"digest":"4b7d"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',9,1.79488157944195890428e+09,'1:9','{"type":"actions","seat":1,"turn":2,"actions":[89],"events":[[9,31,1,9,0,1,0,11,31,1,9,1,0,0,16,2,1,34,0,0,0,17,2,1,34,0,0,0]],"digest":"80e1"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',10,1.79488157946340370178e+09,'1:10','{"type":"actions","seat":1,"turn":2,"actions":[1],"events":[[3,31,0,3,1,0,0]],"digest":"0ef2"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',11,1.79488157954575443262e+09,'0:11','{"type":"actions","seat":0,"turn":3,"actions":[53],"events":[[5,31,0,0,0,0,0,9,31,0,0,1,2,0,11,31,0,0,2,0,0,1,31,0,2,2,0,0]],"digest":"fac8"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',12,1.79488157993718647955e+09,'0:12','{"type":"actions","seat":0,"turn":3,"actions":[1],"events":[[3,31,1,4,1,0,0]],"digest":"5421"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',13,1.79488158039697551725e+09,'1:13','{"type":"actions","seat":1,"turn":4,"actions":[56],"events":[[5,31,1,3,0,0,0]],"digest":"db2c"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',14,1.79488158067033886904e+09,'1:14','{"type":"actions","seat":1,"turn":4,"actions":[89],"events":[[9,31,1,3,1,2,0,11,31,1,3,2,0,0]],"digest":"7aa4"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',15,1.79488158075994658473e+09,'1:15','{"type":"actions","seat":1,"turn":4,"actions":[1],"events":[[3,31,0,5,1,0,0]],"digest":"9394"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',16,1.79488158106180906298e+09,'0:16','{"type":"actions","seat":0,"turn":5,"actions":[55],"events":[[5,31,0,2,0,0,0,9,31,0,2,2,3,0,11,31,0,2,3,0,0,1,31,0,1,2,0,0]],"digest":"8c8b"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',17,1.79488158109349322318e+09,'0:17','{"type":"actions","seat":0,"turn":5,"actions":[1],"events":[[3,31,1,6,1,0,0]],"digest":"ddd8"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',18,1.7948815811094574928e+09,'1:18','{"type":"actions","seat":1,"turn":6,"actions":[61],"events":[[5,31,1,8,0,0,0]],"digest":"88c2"}');
INSERT INTO "log" VALUES('d7r5pejnavrh',19,1.79488158112046074874e+09,'1:19','{"type":"actions","seat":1,"turn":6,"actions":[90],"events":[[9,31,1,8,2,3,0,10,31,1,0,0,0,0,11,31,1,8,4,0,0]],"digest":"5aa5"}');
INSERT INTO "log" VALUES('taqyc7867stn',1,1.79488158116988325116e+09,'0:1','{"type":"actions","seat":0,"turn":0,"actions":[205],"events":[[4,1,0,26,0,0,0]],"digest":"5370"}');
INSERT INTO "log" VALUES('taqyc7867stn',2,1.7948815811826441288e+09,'1:2','{"type":"actions","seat":1,"turn":0,"actions":[213],"events":[[4,2,1,34,0,0,0,3,31,0,1,1,0,0]],"digest":"4ff3"}');
INSERT INTO "log" VALUES('taqyc7867stn',3,1.7948815811940596103e+09,'0:3','{"type":"actions","seat":0,"turn":1,"actions":[60],"events":[[5,31,0,7,0,0,0]],"digest":"7156"}');
INSERT INTO "log" VALUES('taqyc7867stn',4,1.79488158120372772209e+09,'0:4','{"type":"actions","seat":0,"turn":1,"actions":[90],"events":[[9,31,0,7,0,1,0,10,31,0,0,0,0,0,11,31,0,7,2,0,0,1,31,0,5,2,0,0]],"digest":"9fb1"}');
INSERT INTO "log" VALUES('taqyc7867stn',5,1.794881581213918209e+09,'0:5','{"type":"actions","seat":0,"turn":1,"actions":[12],"events":[[2,31,0,1,1,0,0,2,31,0,2,1,0,0,23,31,0,11,0,0,0,1,31,0,4,1,0,0]],"digest":"2fe1"}');
INSERT INTO "log" VALUES('taqyc7867stn',6,1.79488158122519755365e+09,'0:6','{"type":"actions","seat":0,"turn":1,"actions":[1],"events":[[3,31,1,2,1,0,0]],"digest":"a24d"}');
INSERT INTO "log" VALUES('taqyc7867stn',7,1.7948815812350213528e+09,'1:7','{"type":"actions","seat":1,"turn":2,"actions":[57],"events":[[5,31,1,4,0,0,0]],"digest":"6934"}');
INSERT INTO "log" VALUES('taqyc7867stn',8,1.79488158124566531178e+09,'1:8','{"type":"actions","seat":1,"turn":2,"actions":[90],"events":[[9,31,1,4,0,1,0,10,31,1,0,0,0,0,11,31,1,4,2,0,0]],"digest":"b62c"}');
INSERT INTO "log" VALUES('taqyc7867stn',9,1.79488158125508832927e+09,'1:9','{"type":"actions","seat":1,"turn":2,"actions":[0],"events":[[]],"digest":"d104"}');
INSERT INTO "log" VALUES('taqyc7867stn',10,1.79488158126653814315e+09,'1:10','{"type":"actions","seat":1,"turn":2,"actions":[1],"events":[[3,31,0,3,1,0,0]],"digest":"77f9"}');
INSERT INTO "log" VALUES('taqyc7867stn',11,1.79488158127648925787e+09,'0:11','{"type":"actions","seat":0,"turn":3,"actions":[58],"events":[[5,31,0,5,0,0,0,9,31,0,5,1,2,0,11,31,0,5,2,0,0]],"digest":"08bb"}');
INSERT INTO "log" VALUES('taqyc7867stn',12,1.79488158128578519819e+09,'0:12','{"type":"actions","seat":0,"turn":3,"actions":[0],"events":[[]],"digest":"9139"}');
INSERT INTO "log" VALUES('taqyc7867stn',13,1.79488158130773758892e+09,'0:13','{"type":"actions","seat":0,"turn":3,"actions":[1],"events":[[3,31,1,4,1,0,0]],"digest":"b01d"}');
INSERT INTO "log" VALUES('taqyc7867stn',14,1.79488158131889581677e+09,'1:14','{"type":"actions","seat":1,"turn":4,"actions":[55],"events":[[5,31,1,2,0,0,0]],"digest":"2a25"}');
INSERT INTO "log" VALUES('taqyc7867stn',15,1.79488158132894659035e+09,'1:15','{"type":"actions","seat":1,"turn":4,"actions":[89],"events":[[9,31,1,2,1,2,0,11,31,1,2,2,0,0,1,31,1,1,1,0,0]],"digest":"437f"}');
INSERT INTO "log" VALUES('taqyc7867stn',16,1.79488158133909296988e+09,'1:16','{"type":"actions","seat":1,"turn":4,"actions":[1],"events":[[3,31,0,5,1,0,0]],"digest":"39bc"}');
INSERT INTO "log" VALUES('taqyc7867stn',17,1.79488158135072326665e+09,'0:17','{"type":"actions","seat":0,"turn":5,"actions":[53],"events":[[5,31,0,0,0,0,0,9,31,0,0,2,3,0,11,31,0,0,3,0,0,1,31,0,2,3,0,0]],"digest":"55af"}');
INSERT INTO "log" VALUES('taqyc7867stn',18,1.79488158136028313639e+09,'0:18','{"type":"actions","seat":0,"turn":5,"actions":[1],"events":[[3,31,1,6,1,0,0]],"digest":"c271"}');
INSERT INTO "log" VALUES('taqyc7867stn',19,1.79488158137210798261e+09,'1:19','{"type":"actions","seat":1,"turn":6,"actions":[56],"events":[[5,31,1,3,0,0,0]],"digest":"fd32"}');
INSERT INTO "log" VALUES('taqyc7867stn',20,1.79488158138512301446e+09,'1:20','{"type":"actions","seat":1,"turn":6,"actions":[90],"events":[[9,31,1,3,2,3,0,10,31,1,0,0,0,0,11,31,1,3,4,0,0,1,31,1,0,2,0,0]],"digest":"9fe7"}');
INSERT INTO "log" VALUES('iez4xggnshcr',1,1.79488158143180298806e+09,'0:1','{"type":"actions","seat":0,"turn":0,"actions":[203],"events":[[4,1,0,24,0,0,0]],"digest":"83f0"}');
INSERT INTO "log" VALUES('iez4xggnshcr',2,1.79488158144400715833e+09,'1:2','{"type":"actions","seat":1,"turn":0,"actions":[197],"events":[[4,2,1,18,0,0,0,3,31,0,1,1,0,0]],"digest":"f6d0"}');
INSERT INTO "log" VALUES('iez4xggnshcr',3,1.79488158145551109316e+09,'0:3','{"type":"actions","seat":0,"turn":1,"actions":[57],"events":[[5,31,0,4,0,0,0]],"digest":"8771"}');
INSERT INTO "log" VALUES('iez4xggnshcr',4,1.79488158146814799306e+09,'0:4','{"type":"actions","seat":0,"turn":1,"actions":[89],"events":[[9,31,0,4,0,1,0,11,31,0,4,1,0,0]],"digest":"b218"}');
INSERT INTO "log" VALUES('iez4xggnshcr',5,1.79488158147963643073e+09,'0:5','{"type":"actions","seat":0,"turn":1,"actions":[96],"events":[[2,31,0,0,1,0,0,2,31,0,1,1,0,0,2,31,0,2,1,0,0,2,31,0,3,1,0,0,2,31,0,5,1,0,0,12,31,0,5,0,0,0,1,31,0,4,1,0,0]],"digest":"56e6"}');
INSERT INTO "log" VALUES('iez4xggnshcr',6,1.79488158149228501326e+09,'0:6','{"type":"actions","seat":0,"turn":1,"actions":[1],"events":[[3,31,1,2,1,0,0]],"digest":"dc07"}');
INSERT INTO "log" VALUES('iez4xggnshcr',7,1.79488158150821518893e+09,'1:7','{"type":"actions","seat":1,"turn":2,"actions":[62],"events":[[5,31,1,9,0,0,0]],"digest":"cb1d"}');
INSERT INTO "log" VALUES('iez4xggnshcr',8,1.79488158152115368838e+09,'1:8','{"type":"actions","seat":1,"turn":2,"actions":[90],"events":[[9,31,1,9,0,1,0,10,31,1,0,0,0,0,11,31,1,9,2,0,0,16,2,1,20,0,0,0,16,2,1,26,0,0,0]],"digest":"d832"}');
INSERT INTO "log" VALUES('iez4xggnshcr',9,1.79488158153453207011e+09,'1:9','{"type":"actions","seat":1,"turn":2,"actions":[163],"events":[[17,2,1,20,0,0,0]],"digest":"5eb4"}');
INSERT INTO "log" VALUES('iez4xggnshcr',10,1.79488158154936313631e+09,'1:10','{"type":"actions","seat":1,"turn":2,"actions":[169],"events":[[17,2,1,26,0,0,0,2,31,1,5,2,0,0]],"digest":"0877"}');
INSERT INTO "log" VALUES('iez4xggnshcr',11,1.79488158156193399429e+09,'1:11','{"type":"actions","seat":1,"turn":2,"actions":[1],"events":[[3,31,0,3,1,0,0]],"digest":"9a50"}');
INSERT INTO "log" VALUES('iez4xggnshcr',12,1.79488158157496881491e+09,'0:12','{"type":"actions","seat":0,"turn":3,"actions":[55],"events":[[5,31,0,2,0,0,0]],"digest":"937c"}');
INSERT INTO "log" VALUES('iez4xggnshcr',13,1.7948815815852646828e+09,'0:13','{"type":"actions","seat":0,"turn":3,"actions":[89],"events":[[9,31,0,2,1,2,0,11,31,0,2,2,0,0,1,31,0,1,1,0,0]],"digest":"8ce6"}');
INSERT INTO "log" VALUES('iez4xggnshcr',14,1.79488158162201499943e+09,'0:14','{"type":"actions","seat":0,"turn":3,"actions":[1],"events":[[3,31,1,4,1,0,0]],"digest":"4b98"}');
INSERT INTO "log" VALUES('iez4xggnshcr',15,1.79488158166562104226e+09,'1:15','{"type":"actions","seat":1,"turn":4,"actions":[56],"events":[[5,31,1,3,0,0,0]],"digest":"1e2d"}');
INSERT INTO "log" VALUES('iez4xggnshcr',16,1.79488158168588161469e+09,'1:16','{"type":"actions","seat":1,"turn":4,"actions":[90],"events":[[9,31,1,3,1,2,0,10,31,1,0,0,0,0,11,31,1,3,3,0,0,1,31,1,0,1,0,0]],"digest":"f89b"}');
INSERT INTO "log" VALUES('iez4xggnshcr',17,1.79488158169773721699e+09,'1:17','{"type":"actions","seat":1,"turn":4,"actions":[21],"events":[[2,31,1,0,2,0,0,23,31,1,20,0,0,0]],"digest":"1e3e"}');
INSERT INTO "log" VALUES('iez4xggnshcr',18,1.79488158170846533777e+09,'1:18','{"type":"actions","seat":1,"turn":4,"actions":[1],"events":[[3,31,0,5,1,0,0]],"digest":"d0d0"}');
INSERT INTO "log" VALUES('iez4xggnshcr',19,1.79488158171947240833e+09,'0:19','{"type":"actions","seat":0,"turn":5,"actions":[54],"events":[[5,31,0,1,0,0,0]],"digest":"a1fb"}');
INSERT INTO "log" VALUES('iez4xggnshcr',20,1.79488158173044681548e+09,'0:20','{"type":"actions","seat":0,"turn":5,"actions":[89],"events":[[9,31,0,1,2,3,0,11,31,0,1,3,0,0,1,31,0,3,3,0,0]],"digest":"5698"}');
INSERT INTO "log" VALUES('iez4xggnshcr',21,1.79488158174012184145e+09,'0:21','{"type":"actions","seat":0,"turn":5,"actions":[1],"events":[[3,31,1,6,1,0,0]],"digest":"6cb7"}');
INSERT INTO "log" VALUES('iez4xggnshcr',22,1.79488158175135779385e+09,'1:22','{"type":"actions","seat":1,"turn":6,"actions":[61],"events":[[5,31,1,8,0,0,0,9,31,1,8,2,3,0,11,31,1,8,3,0,0]],"digest":"fd67"}');
INSERT INTO "log" VALUES('iez4xggnshcr',23,1.7948815817658019066e+09,'1:23','{"type":"actions","seat":1,"turn":6,"actions":[131],"events":[[2,31,1,5,2,0,0,14,31,1,18,0,0,0,25,31,1,0,1,0,0]],"digest":"8372"}');
INSERT INTO "log" VALUES('iez4xggnshcr',24,1.79488158177763891219e+09,'1:24','{"type":"actions","seat":1,"turn":6,"actions":[1],"events":[[3,31,0,7,1,0,0]],"digest":"71b2"}');
INSERT INTO "log" VALUES('iez4xggnshcr',25,1.79488158178909516337e+09,'0:25','{"type":"actions","seat":0,"turn":7,"actions":[62],"events":[[5,31,0,9,0,0,0]],"digest":"b44e"}');
INSERT INTO "log" VALUES('iez4xggnshcr',26,1.79488158179919528962e+09,'0:26','{"type":"actions","seat":0,"turn":7,"actions":[90],"events":[[9,31,0,9,3,4,0,10,31,0,0,0,0,0,11,31,0,9,5,0,0,16,1,0,7,0,0,0,16,1,0,6,0,0,0,16,1,0,3,0,0,0,16,1,0,9,0,0,0,16,1,0,4,0,0,0]],"digest":"1629"}');
INSERT INTO "log" VALUES('iez4xggnshcr',27,1.79488158181022119516e+09,'0:27','{"type":"actions","seat":0,"turn":7,"actions":[147],"events":[[17,1,0,4,0,0,0]],"digest":"534f"}');
INSERT INTO "log" VALUES('iez4xggnshcr',28,1.79488158182146382334e+09,'0:28','{"type":"actions","seat":0,"turn":7,"actions":[150],"events":[[17,1,0,7,0,0,0]],"digest":"8089"}');
INSERT INTO "log" VALUES('iez4xggnshcr',29,1.79488158183235406873e+09,'0:29','{"type":"actions","seat":0,"turn":7,"actions":[221],"events":[[2,31,0,5,2,0,0]],"digest":"bfc7"}');
INSERT INTO "log" VALUES('iez4xggnshcr',30,1.79488158184295701976e+09,'0:30','{"type":"actions","seat":0,"turn":7,"actions":[0],"events":[[4,1,0,6,0,0,0,4,1,0,3,0,0,0,4,1,0,9,0,0,0]],"digest":"dedf"}');
INSERT INTO "log" VALUES('iez4xggnshcr',31,1.79488158185285425188e+09,'0:31','{"type":"actions","seat":0,"turn":7,"actions":[232],"events":[[19,31,0,10,0,0,0,1,31,0,1,1,0,0,21,31,3,0,0,0,0]],"digest":"ecb5"}');
INSERT INTO "log" VALUES('iez4xggnshcr',32,1.79488158186253261567e+09,'0:32','{"type":"actions","seat":0,"turn":7,"actions":[0],"events":[[3,31,1,8,1,0,0]],"digest":"c7ae"}');
INSERT INTO "log" VALUES('iez4xggnshcr',33,1.79488158187411475184e+09,'1:33','{"type":"actions","seat":1,"turn":8,"actions":[59],"events":[[5,31,1,6,0,0,0]],"digest":"00ee"}');
INSERT INTO "log" VALUES('iez4xggnshcr',34,1.79488158188435506816e+09,'1:34','{"type":"actions","seat":1,"turn":8,"actions":[89],"events":[[9,31,1,6,3,4,0,11,31,1,6,4,0,0]],"digest":"7ca4"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',1,1.79488158192371296878e+09,'0:1','{"type":"actions","seat":0,"turn":0,"actions":[199],"events":[[4,1,0,20,0,0,0]],"digest":"cda6"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',2,1.79488158193864727018e+09,'1:2','{"type":"actions","seat":1,"turn":0,"actions":[200],"events":[[4,2,1,21,0,0,0,3,31,0,1,1,0,0]],"digest":"78a1"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',3,1.79488158195032835012e+09,'0:3','{"type":"actions","seat":0,"turn":1,"actions":[54],"events":[[5,31,0,1,0,0,0]],"digest":"5077"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',4,1.79488158197217392919e+09,'0:4','{"type":"actions","seat":0,"turn":1,"actions":[89],"events":[[9,31,0,1,0,1,0,11,31,0,1,1,0,0,1,31,0,3,1,0,0]],"digest":"e342"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',5,1.79488158202396559711e+09,'0:5','{"type":"actions","seat":0,"turn":1,"actions":[1],"events":[[3,31,1,2,1,0,0]],"digest":"3ca4"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',6,1.79488158213356542589e+09,'1:6','{"type":"actions","seat":1,"turn":2,"actions":[61],"events":[[5,31,1,8,0,0,0]],"digest":"ad5b"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',7,1.79488158222608327864e+09,'1:7','{"type":"actions","seat":1,"turn":2,"actions":[89],"events":[[9,31,1,8,0,1,0,11,31,1,8,1,0,0]],"digest":"b9d4"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',8,1.79488158228552746771e+09,'1:8','{"type":"actions","seat":1,"turn":2,"actions":[126],"events":[[2,31,1,5,2,0,0,2,31,1,5,2,0,0,14,31,1,13,0,0,0]],"digest":"1378"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',9,1.79488158246717238427e+09,'1:9','{"type":"actions","seat":1,"turn":2,"actions":[1],"events":[[3,31,0,3,1,0,0]],"digest":"dcb0"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',10,1.79488158248269057278e+09,'0:10','{"type":"actions","seat":0,"turn":3,"actions":[60],"events":[[5,31,0,7,0,0,0]],"digest":"8b48"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',11,1.79488158249440240858e+09,'0:11','{"type":"actions","seat":0,"turn":3,"actions":[89],"events":[[9,31,0,7,1,2,0,11,31,0,7,2,0,0,1,31,0,5,2,0,0]],"digest":"f7d7"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',12,1.7948815825079472065e+09,'0:12','{"type":"actions","seat":0,"turn":3,"actions":[1],"events":[[3,31,1,4,1,0,0]],"digest":"bd53"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',13,1.79488158251960182188e+09,'1:13','{"type":"actions","seat":1,"turn":4,"actions":[55],"events":[[5,31,1,2,0,0,0]],"digest":"997d"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',14,1.7948815825656116009e+09,'1:14','{"type":"actions","seat":1,"turn":4,"actions":[90],"events":[[9,31,1,2,1,2,0,10,31,1,0,0,0,0,11,31,1,2,3,0,0,1,31,1,1,2,0,0]],"digest":"4f11"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',15,1.7948815825824747086e+09,'1:15','{"type":"actions","seat":1,"turn":4,"actions":[1],"events":[[3,31,0,5,1,0,0]],"digest":"99a8"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',16,1.79488158260321974753e+09,'0:16','{"type":"actions","seat":0,"turn":5,"actions":[62],"events":[[5,31,0,9,0,0,0]],"digest":"554d"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',17,1.79488158266899824142e+09,'0:17','{"type":"actions","seat":0,"turn":5,"actions":[89],"events":[[9,31,0,9,2,3,0,11,31,0,9,3,0,0,16,1,0,19,0,0,0,16,1,0,26,0,0,0,16,1,0,30,0,0,0]],"digest":"9e86"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',18,1.79488158272136902804e+09,'0:18','{"type":"actions","seat":0,"turn":5,"actions":[162],"events":[[17,1,0,19,0,0,0]],"digest":"e8ea"}');
INSERT INTO "log" VALUES('d5zew2tqy42p',19,1.79488158278974866861e+09,'0:19','{"type":"actions","seat":0,"turn":5,"actions":[173],"events":[[17,1,0,30,0,0,0,2,31,0,5,2,0,0,4,1,0,26,0,0,0]],"digest":"2d0e"}');
INSERT INTO "log" VALUES('yx35v6et9kep',1,1.79488158286580753325e+09,'0:1','{"type":"actions","seat":0,"turn":0,"actions":[180],"events":[[4,1,0,1,0,0,0]],"digest":"db60"}');
INSERT INTO "log" VALUES('yx35v6et9kep',2,1.79488158287827062609e+09,'1:2','{"type":"actions","seat":1,"turn":0,"actions":[196],"events":[[4,2,1,17,0,0,0,3,31,0,1,1,0,0]],"digest":"43f4"}');
INSERT INTO "log" VALUES('yx35v6et9kep',3,1.79488158288923382757e+09,'0:3','{"type":"actions","seat":0,"turn":1,"actions":[54],"events":[[5,31,0,1,0,0,0]],"digest":"16f0"}');
INSERT INTO "log" VALUES('yx35v6et9kep',4,1.79488158289872574806e+09,'0:4','{"type":"actions","seat":0,"turn":1,"actions":[89],"events":[[9,31,0,1,0,1,0,11,31,0,1,1,0,0,1,31,0,3,1,0,0]],"digest":"48e5"}');
INSERT INTO "log" VALUES('yx35v6et9kep',5,1.79488158290749716763e+09,'0:5','{"type":"actions","seat":0,"turn":1,"actions":[1],"events":[[3,31,1,2,1,0,0]],"digest":"3036"}');
INSERT INTO "log" VALUES('yx35v6et9kep',6,1.79488158292110419273e+09,'1:6','{"type":"actions","seat":1,"turn":2,"actions":[56],"events":[[5,31,1,3,0,0,0]],"digest":"da8d"}');
INSERT INTO "log" VALUES('yx35v6et9kep',7,1.79488158293451428417e+09,'1:7','{"type":"actions","seat":1,"turn":2,"actions":[89],"events":[[9,31,1,3,0,1,0,11,31,1,3,1,0,0]],"digest":"1962"}');
INSERT INTO "log" VALUES('yx35v6et9kep',8,1.7948815829613013268e+09,'1:8','{"type":"actions","seat":1,"turn":2,"actions":[1],"events":[[3,31,0,3,1,0,0]],"digest":"62cd"}');
INSERT INTO "log" VALUES('yx35v6et9kep',9,1.79488158300773954388e+09,'0:9','{"type":"actions","seat":0,"turn":3,"actions":[61],"events":[[5,31,0,8,0,0,0]],"digest":"89cc"}');
INSERT INTO "log" VALUES('yx35v6et9kep',10,1.79488158318573260306e+09,'0:10','{"type":"actions","seat":0,"turn":3,"actions":[89],"events":[[9,31,0,8,1,2,0,11,31,0,8,2,0,0]],"digest":"f4ec"}');
INSERT INTO "log" VALUES('yx35v6et9kep',11,1794881583.20877,'0:11','{"type":"actions","seat":0,"turn":3,"actions":[117],"events":[[2,31,0,5,2,0,0,14,31,0,4,0,0,0]],"digest":"816f"}');
INSERT INTO "log" VALUES('yx35v6et9kep',12,1.7948815832155473232e+09,'0:12','{"type":"actions","seat":0,"turn":3,"actions":[1],"events":[[3,31,1,4,1,0,0]],"digest":"f10b"}');
INSERT INTO "log" VALUES('yx35v6et9kep',13,1.79488158322399306296e+09,'1:13','{"type":"actions","seat":1,"turn":4,"actions":[58],"events":[[5,31,1,5,0,0,0]],"digest":"89df"}');
INSERT INTO "log" VALUES('yx35v6et9kep',14,1.79488158323213720319e+09,'1:14','{"type":"actions","seat":1,"turn":4,"actions":[89],"events":[[9,31,1,5,1,2,0,11,31,1,5,2,0,0]],"digest":"a0c2"}');
INSERT INTO "log" VALUES('yx35v6et9kep',15,1.79488158324040675164e+09,'1:15','{"type":"actions","seat":1,"turn":4,"actions":[1],"events":[[3,31,0,5,1,0,0]],"digest":"767b"}');
INSERT INTO "log" VALUES('yx35v6et9kep',16,1.79488158324960875508e+09,'0:16','{"type":"actions","seat":0,"turn":5,"actions":[61],"events":[[5,31,0,8,0,0,0]],"digest":"deaa"}');
INSERT INTO "log" VALUES('yx35v6et9kep',17,1.79488158325778245929e+09,'0:17','{"type":"actions","seat":0,"turn":5,"actions":[89],"events":[[9,31,0,8,2,3,0,11,31,0,8,3,0,0]],"digest":"95a5"}');
INSERT INTO "log" VALUES('yx35v6et9kep',18,1.79488158326711320878e+09,'0:18','{"type":"actions","seat":0,"turn":5,"actions":[4],"events":[[2,31,0,3,2,0,0,23,31,0,3,0,0,0,1,31,0,4,1,0,0]],"digest":"ae25"}');
INSERT INTO "log" VALUES('yx35v6et9kep',19,1.79488158327584624296e+09,'0:19','{"type":"actions","seat":0,"turn":5,"actions":[1],"events":[[3,31,1,6,1,0,0]],"digest":"6375"}');
INSERT INTO "log" VALUES('yx35v6et9kep',20,1.7948815832888348103e+09,'1:20','{"type":"actions","seat":1,"turn":6,"actions":[60],"events":[[5,31,1,7,0,0,0]],"digest":"9ce8"}');
INSERT INTO "log" VALUES('yx35v6et9kep',21,1.7948815833018677235e+09,'1:21','{"type":"actions","seat":1,"turn":6,"actions":[90],"events":[[9,31,1,7,2,3,0,10,31,1,0,0,0,0,11,31,1,7,4,0,0,1,31,1,5,4,0,0]],"digest":"cc8d"}');
INSERT INTO "log" VALUES('yx35v6et9kep',22,1.79488158331259608268e+09,'1:22','{"type":"actions","seat":1,"turn":6,"actions":[239],"events":[[2,31,1,5,1,0,0,22,31,1,7,0,0,0]],"digest":"baf3"}');
INSERT INTO "log" VALUES('yx35v6et9kep',23,1.79488158332320713993e+09,'1:23','{"type":"actions","seat":1,"turn":6,"actions":[1],"events":[[3,31,0,7,1,0,0]],"digest":"481b"}');
INSERT INTO "log" VALUES('yx35v6et9kep',24,1.79488158333511805533e+09,'0:24','{"type":"actions","seat":0,"turn":7,"actions":[59],"events":[[5,31,0,6,0,0,0]],"digest":"111c"}');
INSERT INTO "log" VALUES('yx35v6et9kep',25,1.79488158334736251824e+09,'0:25','{"type":"actions","seat":0,"turn":7,"actions":[89],"events":[[9,31,0,6,3,4,0,11,31,0,6,4,0,0]],"digest":"d40e"}');
INSERT INTO "log" VALUES('yx35v6et9kep',26,1.79488158335805058482e+09,'0:26','{"type":"actions","seat":0,"turn":7,"actions":[111],"events":[[2,31,0,5,1,0,0,1,31,0,2,1,0,0]],"digest":"2c62"}');
INSERT INTO "log" VALUES('yx35v6et9kep',27,1.79488158336953067782e+09,'0:27','{"type":"actions","seat":0,"turn":7,"actions":[107],"events":[[2,31,0,2,1,0,0,1,31,0,5,1,0,0]],"digest":"2a96"}');
INSERT INTO "log" VALUES('yx35v6et9kep',28,1.7948815833812198639e+09,'0:28','{"type":"actions","seat":0,"turn":7,"actions":[107],"events":[[2,31,0,2,1,0,0,1,31,0,5,1,0,0]],"digest":"e900"}');
INSERT INTO "log" VALUES('yx35v6et9kep',29,1.79488158339333176609e+09,'0:29','{"type":"actions","seat":0,"turn":7,"actions":[112],"events":[[2,31,0,5,1,0,0,1,31,0,3,1,0,0]],"digest":"7f9c"}');
INSERT INTO "log" VALUES('yx35v6et9kep',30,1.7948815834060833454e+09,'0:30','{"type":"actions","seat":0,"turn":7,"actions":[0],"events":[[3,31,1,8,1,0,0]],"digest":"97db"}');
INSERT INTO "log" VALUES('yx35v6et9kep',31,1.7948815834188656807e+09,'1:31','{"type":"actions","seat":1,"turn":8,"actions":[53],"events":[[5,31,1,0,0,0,0]],"digest":"e5be"}');
INSERT INTO "log" VALUES('yx35v6et9kep',32,1.79488158343248915675e+09,'1:32','{"type":"actions","seat":1,"turn":8,"actions":[89],"events":[[9,31,1,0,3,4,0,11,31,1,0,4,0,0,1,31,1,2,4,0,0]],"digest":"e35d"}');
INSERT INTO "log" VALUES('yx35v6et9kep',33,1.79488158345179748534e+09,'1:33','{"type":"actions","seat":1,"turn":8,"actions":[0],"events":[[27,31,1,0,0,0,0]],"digest":"4ddf"}');
INSERT INTO "log" VALUES('yx35v6et9kep',34,1.79488158346526598934e+09,'1:34','{"type":"actions","seat":1,"turn":8,"actions":[246],"events":[[2,31,1,5,6,0,0,28,31,1,3,0,0,0,29,31,18,0,0,0,0,29,31,14,0,0,0,0,29,31,17,0,0,0,0,29,31,1,0,0,0,0,30,31,10,0,0,0,0,30,31,8,0,0,0,0,30,31,6,0,0,0,0,30,31,5,0,0,0,0,30,31,13,0,0,0,0,3,31,1,9,2,0,0]],"digest":"90a6"}');
INSERT INTO "log" VALUES('yx35v6et9kep',35,1.79488158347816228869e+09,'1:35','{"type":"actions","seat":1,"turn":9,"actions":[59],"events":[[5,31,1,6,0,0,0]],"digest":"40b4"}');
INSERT INTO "log" VALUES('yx35v6et9kep',36,1.79488158348958086974e+09,'1:36','{"type":"actions","seat":1,"turn":9,"actions":[90],"events":[[9,31,1,6,0,1,0,10,31,1,0,0,0,0,11,31,1,6,2,0,0]],"digest":"fdda"}');
INSERT INTO "log" VALUES('yx35v6et9kep',37,1.79488158350182414055e+09,'1:37','{"type":"actions","seat":1,"turn":9,"actions":[112],"events":[[2,31,1,5,1,0,0,1,31,1,3,1,0,0]],"digest":"bb22"}');
INSERT INTO "log" VALUES('yx35v6et9kep',38,1.79488158351252079011e+09,'1:38','{"type":"actions","seat":1,"turn":9,"actions":[105],"events":[[2,31,1,0,1,0,0,1,31,1,5,2,0,0]],"digest":"1194"}');
INSERT INTO "log" VALUES('yx35v6et9kep',39,1.79488158352568387982e+09,'1:39','{"type":"actions","seat":1,"turn":9,"actions":[1],"events":[[3,31,0,10,2,0,0]],"digest":"77bb"}');
INSERT INTO "log" VALUES('yx35v6et9kep',40,1.79488158353869533536e+09,'0:40','{"type":"actions","seat":0,"turn":10,"actions":[56],"events":[[5,31,0,3,0,0,0]],"digest":"6c4a"}');
INSERT INTO "log" VALUES('yx35v6et9kep',41,1.79488158354780793189e+09,'0:41','{"type":"actions","seat":0,"turn":10,"actions":[89],"events":[[9,31,0,3,0,1,0,11,31,0,3,1,0,0]],"digest":"1ae7"}');
INSERT INTO "log" VALUES('yx35v6et9kep',42,1.7948815835584647656e+09,'0:42','{"type":"actions","seat":0,"turn":10,"actions":[1],"events":[[3,31,1,11,2,0,0]],"digest":"778c"}');
INSERT INTO "log" VALUES('yx35v6et9kep',43,1.79488158356808829305e+09,'1:43','{"type":"actions","seat":1,"turn":11,"actions":[54],"events":[[5,31,1,1,0,0,0,9,31,1,1,1,2,0,11,31,1,1,2,0,0,1,31,1,3,2,0,0]],"digest":"1142"}');
INSERT INTO "log" VALUES('yx35v6et9kep',44,1.79488158357754683499e+09,'1:44','{"type":"actions","seat":1,"turn":11,"actions":[1],"events":[[3,31,0,12,2,0,0]],"digest":"6ba7"}');
INSERT INTO "log" VALUES('yx35v6et9kep',45,1.79488158358778977395e+09,'0:45','{"type":"actions","seat":0,"turn":12,"actions":[62],"events":[[5,31,0,9,0,0,0]],"digest":"bc22"}');
INSERT INTO "log" VALUES('yx35v6et9kep',46,1.79488158359731817242e+09,'0:46','{"type":"actions","seat":0,"turn":12,"actions":[90],"events":[[9,31,0,9,1,2,0,10,31,0,0,0,0,0,11,31,0,9,3,0,0,16,1,0,14,0,0,0,16,1,0,7,0,0,0,16,1,0,29,0,0,0]],"digest":"4050"}');
INSERT INTO "log" VALUES('yx35v6et9kep',47,1.79488158360689616208e+09,'0:47','{"type":"actions","seat":0,"turn":12,"actions":[172],"events":[[17,1,0,29,0,0,0]],"digest":"5208"}');
INSERT INTO "log" VALUES('yx35v6et9kep',48,1.7948815836162214279e+09,'0:48','{"type":"actions","seat":0,"turn":12,"actions":[150],"events":[[17,1,0,7,0,0,0,2,31,0,4,1,0,0,4,1,0,14,0,0,0]],"digest":"0d72"}');
INSERT INTO "log" VALUES('yx35v6et9kep',49,1.794881583626213789e+09,'0:49','{"type":"actions","seat":0,"turn":12,"actions":[1],"events":[[3,31,1,13,2,0,0]],"digest":"0b31"}');
INSERT INTO "log" VALUES('yx35v6et9kep',50,1.79488158363745594018e+09,'1:50','{"type":"actions","seat":1,"turn":13,"actions":[61],"events":[[5,31,1,8,0,0,0,9,31,1,8,2,3,0,11,31,1,8,3,0,0]],"digest":"9545"}');
INSERT INTO "log" VALUES('yx35v6et9kep',51,1.79488158364833760263e+09,'1:51','{"type":"actions","seat":1,"turn":13,"actions":[123],"events":[[14,31,1,10,0,0,0]],"digest":"d208"}');
INSERT INTO "log" VALUES('yx35v6et9kep',52,1.79488158365892601017e+09,'1:52','{"type":"actions","seat":1,"turn":13,"actions":[1],"events":[[3,31,0,14,2,0,0]],"digest":"2d89"}');
INSERT INTO "log" VALUES('yx35v6et9kep',53,1.79488158366999673836e+09,'0:53','{"type":"actions","seat":0,"turn":14,"actions":[58],"events":[[5,31,0,5,0,0,0,9,31,0,5,2,3,0,11,31,0,5,3,0,0]],"digest":"aff0"}');
INSERT INTO "log" VALUES('yx35v6et9kep',54,1.79488158368115711211e+09,'0:54','{"type":"actions","seat":0,"turn":14,"actions":[1],"events":[[3,31,1,15,2,0,0]],"digest":"2dbe"}');
INSERT INTO "log" VALUES('yx35v6et9kep',55,1.79488158369353389739e+09,'1:55','{"type":"actions","seat":1,"turn":15,"actions":[55],"events":[[5,31,1,2,0,0,0,9,31,1,2,3,6,0,11,31,1,2,6,0,0,1,31,1,1,4,0,0]],"digest":"ab40"}');
INSERT INTO "log" VALUES('yx35v6et9kep',56,1.7948815837043528557e+09,'1:56','{"type":"actions","seat":1,"turn":15,"actions":[237],"events":[[19,31,1,15,0,0,0,18,2,1,31,0,0,0,1,31,1,5,2,0,0,21,31,13,0,0,0,0]],"digest":"74e0"}');
INSERT INTO "log" VALUES('yx35v6et9kep',57,1.79488158371662640576e+09,'1:57','{"type":"actions","seat":1,"turn":15,"actions":[240],"events":[[2,31,1,5,4,0,0,22,31,1,2,1,0,0]],"digest":"30c6"}');
INSERT INTO "log" VALUES('yx35v6et9kep',58,1.79488158373201489451e+09,'1:58','{"type":"actions","seat":1,"turn":15,"actions":[19],"events":[[2,31,1,1,3,0,0,2,31,1,2,2,0,0,23,31,1,18,0,0,0]],"digest":"209f"}');
INSERT INTO "log" VALUES('yx35v6et9kep',59,1.79488158374445438384e+09,'1:59','{"type":"actions","seat":1,"turn":15,"actions":[1],"events":[[3,31,0,16,2,0,0]],"digest":"a20e"}');
INSERT INTO "log" VALUES('yx35v6et9kep',60,1.79488158375472235681e+09,'0:60','{"type":"actions","seat":0,"turn":16,"actions":[62],"events":[[5,31,0,9,0,0,0,9,31,0,9,3,4,0,11,31,0,9,4,0,0,16,1,0,16,0,0,0,16,1,0,15,0,0,0,16,1,0,2,0,0,0,16,1,0,11,0,0,0]],"digest":"39b7"}');
INSERT INTO "log" VALUES('yx35v6et9kep',61,1.79488158376410722729e+09,'0:61','{"type":"actions","seat":0,"turn":16,"actions":[154],"events":[[17,1,0,11,0,0,0]],"digest":"de31"}');
INSERT INTO "log" VALUES('yx35v6et9kep',62,1.79488158377562785151e+09,'0:62','{"type":"actions","seat":0,"turn":16,"actions":[194],"events":[[4,1,0,15,0,0,0]],"digest":"7cf7"}');
INSERT INTO "log" VALUES('yx35v6et9kep',63,1.7948815837992784977e+09,'0:63','{"type":"actions","seat":0,"turn":16,"actions":[195],"events":[[4,1,0,16,0,0,0,4,1,0,2,0,0,0]],"digest":"b2f0"}');
INSERT INTO "log" VALUES('yx35v6et9kep',64,1.79488158383284187313e+09,'0:64','{"type":"actions","seat":0,"turn":16,"actions":[239],"events":[[2,31,0,5,1,0,0,22,31,0,9,0,0,0]],"digest":"d05e"}');
INSERT INTO "log" VALUES('yx35v6et9kep',65,1.79488158398964357375e+09,'0:65','{"type":"actions","seat":0,"turn":16,"actions":[1],"events":[[27,31,2,0,0,0,0,29,31,8,0,0,0,0,29,31,6,0,0,0,0,29,31,5,0,0,0,0,29,31,13,0,0,0,0,30,31,11,0,0,0,0,30,31,3,0,0,0,0,30,31,2,0,0,0,0,30,31,7,0,0,0,0,30,31,16,0,0,0,0,3,31,0,17,3,0,0]],"digest":"26d9"}');
INSERT INTO "log" VALUES('yx35v6et9kep',66,1.79488158402986407277e+09,'0:66','{"type":"actions","seat":0,"turn":17,"actions":[54],"events":[[5,31,0,1,0,0,0,9,31,0,1,0,1,0,11,31,0,1,1,0,0,1,31,0,3,1,0,0]],"digest":"3c8b"}');
INSERT INTO "log" VALUES('yx35v6et9kep',67,1.79488158420175743104e+09,'0:67','{"type":"actions","seat":0,"turn":17,"actions":[1],"events":[[3,31,1,18,3,0,0]],"digest":"96ee"}');
INSERT INTO "log" VALUES('yx35v6et9kep',68,1.79488158450567412372e+09,'1:68','{"type":"actions","seat":1,"turn":18,"actions":[56],"events":[[5,31,1,3,0,0,0]],"digest":"011b"}');
INSERT INTO "log" VALUES('yx35v6et9kep',69,1.79488158474294853209e+09,'1:69','{"type":"actions","seat":1,"turn":18,"actions":[85],"events":[[8,31,1,10,0,0,0,9,31,1,3,1,2,0,11,31,1,3,2,0,0]],"digest":"8d95"}');
INSERT INTO "log" VALUES('yx35v6et9kep',70,1.79488158477477574353e+09,'1:70','{"type":"actions","seat":1,"turn":18,"actions":[1],"events":[[3,31,0,19,3,0,0]],"digest":"aa57"}');
INSERT INTO "log" VALUES('yx35v6et9kep',71,1.79488158479533457759e+09,'0:71','{"type":"actions","seat":0,"turn":19,"actions":[55],"events":[[5,31,0,2,0,0,0,7,31,1,2,0,0,0,1,31,1,5,1,0,0,9,31,0,2,1,2,0,11,31,0,2,2,0,0,1,31,0,1,1,0,0]],"digest":"b7a7"}');
INSERT INTO "log" VALUES('yx35v6et9kep',72,1.79488158481048059459e+09,'0:72','{"type":"actions","seat":0,"turn":19,"actions":[1],"events":[[3,31,1,20,3,0,0]],"digest":"0782"}');
INSERT INTO "log" VALUES('yx35v6et9kep',73,1.79488158483649587636e+09,'1:73','{"type":"actions","seat":1,"turn":20,"actions":[58],"events":[[5,31,1,5,0,0,0,9,31,1,5,0,1,0,11,31,1,5,1,0,0]],"digest":"9cdf"}');
INSERT INTO "log" VALUES('yx35v6et9kep',74,1.79488158486901092526e+09,'1:74','{"type":"actions","seat":1,"turn":20,"actions":[1],"events":[[3,31,0,21,3,0,0]],"digest":"7a73"}');
INSERT INTO "log" VALUES('yx35v6et9kep',75,1.79488158488970685005e+09,'0:75','{"type":"actions","seat":0,"turn":21,"actions":[62],"events":[[5,31,0,9,0,0,0,9,31,0,9,2,3,0,11,31,0,9,4,0,0,16,1,0,23,0,0,0,16,1,0,10,0,0,0,16,1,0,20,0,0,0,16,1,0,32,0,0,0]],"digest":"4e37"}');
INSERT INTO "log" VALUES('yx35v6et9kep',76,1.79488158490450525279e+09,'0:76','{"type":"actions","seat":0,"turn":21,"actions":[153],"events":[[17,1,0,10,0,0,0]],"digest":"ae51"}');
INSERT INTO "log" VALUES('yx35v6et9kep',77,1.79488158492058372502e+09,'0:77','{"type":"actions","seat":0,"turn":21,"actions":[0],"events":[[4,1,0,23,0,0,0,4,1,0,20,0,0,0,4,1,0,32,0,0,0]],"digest":"ab1f"}');
INSERT INTO "log" VALUES('yx35v6et9kep',78,1.79488158493938589101e+09,'0:78','{"type":"actions","seat":0,"turn":21,"actions":[30],"events":[[2,31,0,0,1,0,0,2,31,0,1,2,0,0,23,31,0,29,0,0,0,1,31,0,4,1,0,0]],"digest":"2eb7"}');
INSERT INTO "log" VALUES('yx35v6et9kep',79,1.79488158495336222646e+09,'0:79','{"type":"actions","seat":0,"turn":21,"actions":[0],"events":[[3,31,1,22,3,0,0]],"digest":"551a"}');
INSERT INTO "log" VALUES('yx35v6et9kep',80,1.79488158496634650227e+09,'1:80','{"type":"actions","seat":1,"turn":22,"actions":[62],"events":[[5,31,1,9,0,0,0,9,31,1,9,2,3,0,11,31,1,9,3,0,0,16,2,1,12,0,0,0,16,2,1,5,0,0,0,16,2,1,6,0,0,0]],"digest":"02bc"}');
INSERT INTO "log" VALUES('yx35v6et9kep',81,1.79488158498560738561e+09,'1:81','{"type":"actions","seat":1,"turn":22,"actions":[148],"events":[[17,2,1,5,0,0,0]],"digest":"8265"}');
INSERT INTO "log" VALUES('yx35v6et9kep',82,1.79488158499912762644e+09,'1:82','{"type":"actions","seat":1,"turn":22,"actions":[0],"events":[[4,2,1,12,0,0,0,4,2,1,6,0,0,0]],"digest":"db22"}');
INSERT INTO "log" VALUES('yx35v6et9kep',83,1.79488158507413244247e+09,'1:83','{"type":"actions","seat":1,"turn":22,"actions":[6],"events":[[2,31,1,3,3,0,0,23,31,1,5,0,0,0,1,31,1,4,1,0,0]],"digest":"f142"}');
INSERT INTO "log" VALUES('yx35v6et9kep',84,1.79488158528765344617e+09,'1:84','{"type":"actions","seat":1,"turn":22,"actions":[1],"events":[[3,31,0,23,3,0,0]],"digest":"c72b"}');
INSERT INTO "log" VALUES('yx35v6et9kep',85,1.79488158550712966921e+09,'0:85','{"type":"actions","seat":0,"turn":23,"actions":[62],"events":[[5,31,0,9,0,0,0,9,31,0,9,3,4,0,11,31,0,9,5,0,0,16,1,0,33,0,0,0,16,1,0,4,0,0,0,16,1,0,27,0,0,0,16,1,0,8,0,0,0,16,1,0,9,0,0,0]],"digest":"0ce1"}');
INSERT INTO "log" VALUES('yx35v6et9kep',86,1.7948815855192301273e+09,'0:86','{"type":"actions","seat":0,"turn":23,"actions":[151],"events":[[17,1,0,8,0,0,0]],"digest":"093b"}');
INSERT INTO "log" VALUES('yx35v6et9kep',87,1.79488158553545498847e+09,'0:87','{"type":"actions","seat":0,"turn":23,"actions":[147],"events":[[17,1,0,4,0,0,0,2,31,0,4,1,0,0]],"digest":"b426"}');
INSERT INTO "log" VALUES('yx35v6et9kep',88,1.79488158554753232006e+09,'0:88','{"type":"actions","seat":0,"turn":23,"actions":[188],"events":[[4,1,0,9,0,0,0]],"digest":"ec05"}');
INSERT INTO "log" VALUES('yx35v6et9kep',89,1.79488158555905246739e+09,'0:89','{"type":"actions","seat":0,"turn":23,"actions":[206],"events":[[4,1,0,27,0,0,0,4,1,0,33,0,0,0]],"digest":"0130"}');
INSERT INTO "log" VALUES('yx35v6et9kep',90,1.79488158557071733473e+09,'0:90','{"type":"actions","seat":0,"turn":23,"actions":[225],"events":[[19,31,0,3,0,0,0,1,31,0,5,2,0,0,21,31,14,0,0,0,0]],"digest":"2cf0"}');
INSERT INTO "log" VALUES('yx35v6et9kep',91,1.79488158559162044522e+09,'0:91','{"type":"actions","seat":0,"turn":23,"actions":[0],"events":[[3,31,1,24,3,0,0]],"digest":"e174"}');
INSERT INTO "log" VALUES('yx35v6et9kep',92,1.79488158561621785158e+09,'1:92','{"type":"actions","seat":1,"turn":24,"actions":[53],"events":[[5,31,1,0,0,0,0,9,31,1,0,3,6,0,11,31,1,0,6,0,0,1,31,1,2,5,0,0]],"digest":"db88"}');
INSERT INTO "log" VALUES('yx35v6et9kep',93,1.79488158563529372211e+09,'1:93','{"type":"actions","seat":1,"turn":24,"actions":[236],"events":[[19,31,1,14,0,0,0,25,31,1,0,1,0,0,25,31,1,0,1,0,0,21,31,6,0,0,0,0]],"digest":"529f"}');
INSERT INTO "log" VALUES('yx35v6et9kep',94,1.79488158564719462394e+09,'1:94','{"type":"actions","seat":1,"turn":24,"actions":[239],"events":[[2,31,1,5,1,0,0,22,31,1,0,0,0,0]],"digest":"72e0"}');
INSERT INTO "log" VALUES('yx35v6et9kep',95,1.79488158566017580028e+09,'1:95','{"type":"actions","seat":1,"turn":24,"actions":[1],"events":[[27,31,3,0,0,0,0,29,31,11,0,0,0,0,29,31,3,0,0,0,0,29,31,2,0,0,0,0,29,31,7,0,0,0,0,29,31,16,0,0,0,0,30,31,19,0,0,0,0,30,31,12,0,0,0,0,30,31,20,0,0,0,0,30,31,9,0,0,0,0,30,31,15,0,0,0,0,3,31,1,25,4,0,0]],"digest":"bd7b"}');
INSERT INTO "log" VALUES('yx35v6et9kep',96,1.79488158567080831524e+09,'1:96','{"type":"actions","seat":1,"turn":25,"actions":[61],"events":[[5,31,1,8,0,0,0]],"digest":"f4bb"}');
INSERT INTO "log" VALUES('yx35v6et9kep',97,1.79488158569464087486e+09,'1:97','{"type":"actions","seat":1,"turn":25,"actions":[89],"events":[[9,31,1,8,0,1,0,11,31,1,8,1,0,0]],"digest":"920a"}');
INSERT INTO "log" VALUES('yx35v6et9kep',98,1.79488158570904684065e+09,'1:98','{"type":"actions","seat":1,"turn":25,"actions":[0],"events":[[]],"digest":"cdb2"}');
INSERT INTO "log" VALUES('yx35v6et9kep',99,1.79488158573364257808e+09,'1:99','{"type":"actions","seat":1,"turn":25,"actions":[1],"events":[[3,31,0,26,4,0,0]],"digest":"4203"}');
INSERT INTO "log" VALUES('yx35v6et9kep',100,1.79488158574564123158e+09,'0:100','{"type":"actions","seat":0,"turn":26,"actions":[61],"events":[[5,31,0,8,0,0,0,9,31,0,8,0,1,0,11,31,0,8,1,0,0]],"digest":"e4e6"}');
INSERT INTO "log" VALUES('yx35v6et9kep',101,1.79488158575683164593e+09,'0:101','{"type":"actions","seat":0,"turn":26,"actions":[0],"events":[[]],"digest":"0be2"}');
INSERT INTO "log" VALUES('yx35v6et9kep',102,1.79488158576785755164e+09,'0:102','{"type":"actions","seat":0,"turn":26,"actions":[1],"events":[[3,31,1,27,4,0,0]],"digest":"7895"}');
INSERT INTO "log" VALUES('yx35v6et9kep',103,1.79488158579389262201e+09,'1:103','{"type":"actions","seat":1,"turn":27,"actions":[58],"events":[[5,31,1,5,0,0,0]],"digest":"5824"}');
INSERT INTO "log" VALUES('yx35v6et9kep',104,1.79488158582955384251e+09,'1:104','{"type":"actions","seat":1,"turn":27,"actions":[90],"events":[[9,31,1,5,1,2,0,10,31,1,0,0,0,0,11,31,1,5,3,0,0]],"digest":"fe0f"}');
INSERT INTO "log" VALUES('yx35v6et9kep',105,1.79488158589399886128e+09,'1:105','{"type":"actions","seat":1,"turn":27,"actions":[0],"events":[[]],"digest":"2ab9"}');
INSERT INTO "log" VALUES('yx35v6et9kep',106,1.79488158597172403336e+09,'1:106','{"type":"actions","seat":1,"turn":27,"actions":[1],"events":[[3,31,0,28,4,0,0]],"digest":"494a"}');
INSERT INTO "log" VALUES('yx35v6et9kep',107,1.794881586216905117e+09,'0:107','{"type":"actions","seat":0,"turn":28,"actions":[54],"events":[[5,31,0,1,0,0,0,9,31,0,1,1,2,0,11,31,0,1,2,0,0,1,31,0,3,2,0,0]],"digest":"279e"}');
INSERT INTO "log" VALUES('yx35v6et9kep',108,1.79488158660218882559e+09,'0:108','{"type":"actions","seat":0,"turn":28,"actions":[1],"events":[[3,31,1,29,4,0,0]],"digest":"b1ab"}');
INSERT INTO "log" VALUES('yx35v6et9kep',109,1.79488158663598847391e+09,'1:109','{"type":"actions","seat":1,"turn":29,"actions":[60],"events":[[5,31,1,7,0,0,0]],"digest":"7c9e"}');
INSERT INTO "log" VALUES('yx35v6et9kep',110,1.79488158665127086636e+09,'1:110','{"type":"actions","seat":1,"turn":29,"actions":[87],"events":[[8,31,1,10,0,0,0]],"digest":"a8b5"}');
INSERT INTO "log" VALUES('yx35v6et9kep',111,1.79488158666191148756e+09,'1:111','{"type":"actions","seat":1,"turn":29,"actions":[90],"events":[[9,31,1,7,3,6,0,10,31,1,0,0,0,0,11,31,1,7,8,0,0,1,31,1,5,5,0,0]],"digest":"1fa2"}');
INSERT INTO "log" VALUES('yx35v6et9kep',112,1.79488158667237114908e+09,'1:112','{"type":"actions","seat":1,"turn":29,"actions":[228],"events":[[19,31,1,6,0,0,0,1,31,1,3,2,0,0,1,31,1,5,2,0,0,1,31,1,4,1,0,0,21,31,1,0,0,0,0]],"digest":"071a"}');
INSERT INTO "log" VALUES('yx35v6et9kep',113,1.79488158668889284134e+09,'1:113','{"type":"actions","seat":1,"turn":29,"actions":[0],"events":[[3,31,0,30,4,0,0]],"digest":"d691"}');
INSERT INTO "log" VALUES('yx35v6et9kep',114,1.7948815867049133778e+09,'0:114','{"type":"actions","seat":0,"turn":30,"actions":[57],"events":[[5,31,0,4,0,0,0,9,31,0,4,2,3,0,11,31,0,4,3,0,0]],"digest":"18e9"}');
INSERT INTO "log" VALUES('yx35v6et9kep',115,1.7948815867387397289e+09,'0:115','{"type":"actions","seat":0,"turn":30,"actions":[92],"events":[[12,31,0,1,0,0,0,1,31,0,5,2,0,0]],"digest":"b0e1"}');
INSERT INTO "log" VALUES('yx35v6et9kep',116,1.79488158675597929956e+09,'0:116','{"type":"actions","seat":0,"turn":30,"actions":[9],"events":[[2,31,0,3,4,0,0,23,31,0,8,0,0,0]],"digest":"3c3c"}');
INSERT INTO "log" VALUES('yx35v6et9kep',117,1.79488158682551145551e+09,'0:117','{"type":"actions","seat":0,"turn":30,"actions":[38],"events":[[24,31,0,0,0,0,0]],"digest":"8781"}');
INSERT INTO "log" VALUES('yx35v6et9kep',118,1.79488158696178102492e+09,'0:118','{"type":"actions","seat":0,"turn":30,"actions":[46],"events":[[6,31,0,4,0,0,0,11,31,0,4,3,0,0]],"digest":"7b8f"}');
INSERT INTO "log" VALUES('yx35v6et9kep',119,1.79488158698536443705e+09,'0:119','{"type":"actions","seat":0,"turn":30,"actions":[0],"events":[[]],"digest":"6537"}');
INSERT INTO "log" VALUES('yx35v6et9kep',120,1.79488158700649237629e+09,'0:120','{"type":"actions","seat":0,"turn":30,"actions":[1],"events":[[3,31,1,31,4,0,0]],"digest":"127c"}');
INSERT INTO "log" VALUES('yx35v6et9kep',121,1.7948815870276606083e+09,'1:121','{"type":"actions","seat":1,"turn":31,"actions":[62],"events":[[5,31,1,9,0,0,0,9,31,1,9,2,3,0,11,31,1,9,3,0,0,16,2,1,25,0,0,0,16,2,1,13,0,0,0,16,2,1,35,0,0,0]],"digest":"f0c8"}');
INSERT INTO "log" VALUES('yx35v6et9kep',122,1.79488158710352110856e+09,'1:122','{"type":"actions","seat":1,"turn":31,"actions":[168],"events":[[17,2,1,25,0,0,0]],"digest":"e302"}');
INSERT INTO "log" VALUES('yx35v6et9kep',123,1.79488158720110821723e+09,'1:123','{"type":"actions","seat":1,"turn":31,"actions":[178],"events":[[17,2,1,35,0,0,0]],"digest":"9485"}');
INSERT INTO "log" VALUES('yx35v6et9kep',124,1.79488158722654318807e+09,'1:124','{"type":"actions","seat":1,"turn":31,"actions":[221],"events":[[2,31,1,5,2,0,0,4,2,1,13,0,0,0]],"digest":"5dcc"}');
INSERT INTO "log" VALUES('yx35v6et9kep',125,1.79488158723957586283e+09,'1:125','{"type":"actions","seat":1,"turn":31,"actions":[1],"events":[[3,31,0,32,4,0,0]],"digest":"6672"}');
INSERT INTO "log" VALUES('yx35v6et9kep',126,1.79488158731792449944e+09,'0:126','{"type":"actions","seat":0,"turn":32,"actions":[55],"events":[[5,31,0,2,0,0,0,7,31,1,2,0,0,0,1,31,1,5,1,0,0,9,31,0,2,3,4,0,11,31,0,2,4,0,0,1,31,0,1,3,0,0]],"digest":"6880"}');
INSERT INTO "log" VALUES('yx35v6et9kep',127,1.7948815874301292896e+09,'0:127','{"type":"actions","seat":0,"turn":32,"actions":[11],"events":[[2,31,0,1,2,0,0,23,31,0,10,0,0,0]],"digest":"d6f4"}');
INSERT INTO "log" VALUES('yx35v6et9kep',128,1.79488158753810763358e+09,'0:128','{"type":"actions","seat":0,"turn":32,"actions":[0],"events":[[27,31,4,0,0,0,0,31,31,3,0,0,0,0]],"digest":"284e"}');
CREATE TABLE session_links (
	session VARCHAR(64) NOT NULL, 
	link VARCHAR(64) NOT NULL, 
	PRIMARY KEY (session, link), 
	FOREIGN KEY(session) REFERENCES sessions (hash) ON DELETE CASCADE
);
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','e6f56f7507710ac58b8f11e75396e9362663155bcbd7101f588d9099e7faac8d');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','bd8ebaba117edaf5f0900bc580c3e9a74dd99288c43e7c67550b637793b9f2e4');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','bbb3826068a41e6d446a6ae2f306322ed92d7ed7ea745900c9429a607fe2042c');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','f4696b7d779d66d4c7680e0bda24f8db207b1b05337c6bfa9723fceb0d4fe662');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','fd84a02c5a52d33ea32f8fba59aef9999c1bbeadee621607d80255de3a4a2159');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','7673c8f55b0f4ff5439d5eb0d147eca63243c82b48fc745753335b368498d320');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','ba4bd3fbd343cad2f36c3d3328dd2f1d1df807896538d7ae92c7a48170c253d0');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','d837c446ed14e2722ceb8d91f7c2d3541c15d049eedfaac55a7e811623167dc6');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','ae557a5ef76e35dbce395ae25e59bb97c2601f8a35c2780629138c2efe9069e2');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','cdc4d8151a4df97ee1d9d458905c57305dce5faa02e906017481e64359edbc47');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','195f541485c4f0e630cedd0a897854b0d38a79b2a86ea7eb68d93fe35189f89f');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','1c1a7662d3a33515f1ed176d0e06dfad882cfa207a44a6beddc6a901d56e9df3');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','139ada2e1525e87edf755dc2ed478d3a340808ed23e9b63b998fb6f8415fdc29');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','cb2a474a16135e041d9dd7f450dcefd9055335b05a6af7ea359579d599900cc2');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','d962f6e7d621851fbecface2218c90b52cb6a395824fdcb3b3875b0438300fe2');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','91c814d80f7f6765dc5d885c04b0dd2888b6337627b1c44ca177093a087a294a');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','1f9526ee3a993b2c11636b065e6da62c200ce0f08a95cb290831862aebeabe8f');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','95be0a2c862c480f95eb8a12f4381c0e0f6dd726c15279548847b431d80cf1e2');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','455a6852c65e029a71613211624f61bacb5fa714bc9d6d374b20a7c616c2433b');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','e0f4eb30643db067639a3d1b304ad8f9c21d9c396b6f4114ed891355deebdab8');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','db5550134824b57ed3804df0c6a41f0f7f6bba784da8ec437c9968e9e90c085f');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','64d21ec12f40670dde50e37715cefab3248a2e12f77e4393f51c1298e1a880c0');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','696822f762bb4d4bd484780df45d5da41d90fa28ed7d13aa87d0edabbc544302');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','461a2d03433a41b29a17b3abe6413618c51d53610d2de4a61d9a85a29e5c2422');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','efeca03fa5d2fda56aa785cd8b749bba52c25ce6d97f662b04fdffa07fc00d96');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','e8fa4b14c6793feeb3f02169cd2dfb71c729263c0c01179f0a6b3b4396901deb');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','50dbbf367a98035d39eeb5efbf85f67e821599effb4c9fcf88c4d09bc1d1ccef');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','dd0e16452cbc0691e063ee02e4f77aabc3077a0b97958ac5d11355c11ff235ef');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','cfe98ae4da5550694efea12eb6fcbecf6b8ae1a5e70f9ec9dad7c7a26b63b58e');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','b95e09a65a82011a05a6a2daf040ee5d39157f3b49f714fbb51a8063d478359a');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','139aa8ed9dee65f1ae14d991eb56b9c4c2cc5783803f99190cf344f9317bfcb2');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','d45ad0847e79c2cb5c0ca314e91a083688491218f1f817d5635bab87ded841a1');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','e4fdbf933d1b20f3b4524b46def91254a1c9dd94852942c166adf656387c2a51');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','e4fb5c9f90baf38e80633dc5b45a4d036172d3d7876ed6885692243fa7c136d4');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','eb95e3c66cfbcaef0d39073109d0d1a92bf13ffe0894e2ba8860f526d1ad34fd');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','a4760e13cbfadc15b5a7ccecf8a7142df232be95effd87f01de6df7352ec0819');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','ef60b592eee4c64aaedac792e5610c22863416125612f3be4a0e9293fb2ca7e8');
INSERT INTO "session_links" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a','131f2f025dd458cf7e97695b7b29701ff69eb9f3dd8bae7905bd8e21a3db2b23');
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	account_id VARCHAR(16), 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('b5b0f5a4945fac4428a806beccc3e1173882c50f5a7e1db36f15c46c04fb268a',NULL,1.794881426307967186e+09);
CREATE TABLE sheets (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "sheets" VALUES('539d83b3feabcb55','nippon','# Nippon component sheet. Format and provenance words: docs/components.md. Money in thousands of yen. Lists of three are for 2, 3 and 4 players.
game   = "nippon"
format = 1

# ------------------------------------------------------------------------------------------------ set-up
[start]
source     = "rulebook"
vp         = [10, 11, 12, 13]            # in turn order
yen        = 12
coal       = 2
blueprints = 1

[workers]
source     = "rulebook"
derived    = ["colours", "per_colour", "row_count.2"]
colours    = 6
per_colour = 8
removed    = [2, 1, 0]                   # of each colour
per_space  = 3
row_count  = [2, 3, 4]
row_size   = [2, 3, 3]
on_board   = 6                           # worker spaces of a player

[action_spaces]                          # from the left
source = "derived"
rows = [
  { space = 1, actions = ["knowledge", "production"] },
  { space = 2, actions = ["export", "invest"] },
  { space = 3, actions = ["mines", "ships"] },
  { space = 4, actions = ["machinery", "trains"] },
  { space = 5, actions = ["local_market"] },
]

# ------------------------------------------------------------------------------------------------ player board
[tracks.money]                           # from the bottom; the marker starts on the first space; 16 is known
source   = "designed"
rulebook = ["spaces.0"]
spaces   = [12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36]

[tracks.coal]                            # 0: no number, the next lower one counts; 5 and 8 are known
source   = "designed"
rulebook = ["spaces.0"]
spaces   = [2, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8, 0, 9, 0, 10]
stars    = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0,  1]

[tracks.knowledge]                       # 3 and 4 and a space between them are known
source   = "designed"
rulebook = ["spaces.0"]
spaces   = [1, 2, 0, 3, 0, 4, 0, 5, 0, 6]
stars    = [0, 0, 0, 1, 0, 1, 0, 1, 0, 1]

[ships]                                  # places in the row from the left; a mark is uncovered when its places all are
source      = "designed"
rulebook    = ["pieces", "vp", "vp_turned"]
pieces      = 6
vp          = 2
vp_turned   = 3
stars       = [0, 0, 1, 1, 1, 1]
money_marks = [[1, 2], [3, 4], [5, 6]]

[trains]
source           = "designed"
rulebook         = ["pieces", "influence", "influence_turned"]
pieces           = 6
influence        = 2
influence_turned = 3
stars            = [0, 0, 1, 1, 1, 1]
money_marks      = [[1, 2], [3, 4], [5, 6]]

[emperor]                                # highest multiplier with 1 to 6 workers; 0: no reward
source      = "derived"
multipliers = [0, 0, 2, 3, 4, 5]

[achievements]                           # per: how many for 1 VP; printed: the multiplier without a token
source  = "rulebook"
derived = ["printed"]
rows = [
  { id = "contracts",          per = 2, printed = 0 },
  { id = "knowledge_stars",    per = 1, printed = 1 },
  { id = "coal_stars",         per = 1, printed = 0 },
  { id = "advanced_factories", per = 1, printed = 0, min_level = 2 },
  { id = "full_machines",      per = 1, printed = 0,                machine = 2 },
  { id = "yen",                per = 6, printed = 1 },
  { id = "ship_stars",         per = 1, printed = 0 },
  { id = "train_stars",        per = 1, printed = 0 },
  { id = "regions",            per = 1, printed = 0 },
]

# ------------------------------------------------------------------------------------------------ goods, factories, actions
[goods]
source  = "rulebook"
derived = ["capacity"]
rows = [
  { id = "silk",        level = 1, knowledge = 2, coal = 2, capacity = 4 },
  { id = "paper",       level = 1, knowledge = 2, coal = 2, capacity = 4, derived = ["coal"] },
  { id = "bento",       level = 2, knowledge = 4, coal = 3, capacity = 4 },
  { id = "lenses",      level = 2, knowledge = 4, coal = 3, capacity = 4 },
  { id = "clocks",      level = 3, knowledge = 6, coal = 4, capacity = 4 },
  { id = "light_bulbs", level = 3, knowledge = 6, coal = 4, capacity = 4 },
]

[factories]
source = "rulebook"
rows = [
  { number =  1, good = "silk",        bonus = "consolidation_yen", effect = { yen = 2 } },
  { number =  2, good = "silk",        bonus = "keep_coal",         effect = { coal = 1 } },
  { number =  3, good = "silk",        bonus = "money_marks",       effect = { steps = 2 } },
  { number =  4, good = "silk",        bonus = "once_yen",          effect = { yen = 6 } },
  { number =  5, good = "paper",       bonus = "knowledge_further", effect = { steps = 1 } },
  { number =  6, good = "paper",       bonus = "knowledge_cheaper", effect = { costs = [0, 2, 4], stars = 1 } },
  { number =  7, good = "paper",       bonus = "once_knowledge",    effect = { steps = 2 } },
  { number =  8, good = "paper",       bonus = "once_blueprints",   effect = { blueprints = 2 } },
  { number =  9, good = "bento",       bonus = "less_coal",         effect = { coal = 2 } },
  { number = 10, good = "bento",       bonus = "mines_cheaper",     effect = { costs = [0, 2, 4], stars = 1 } },
  { number = 11, good = "bento",       bonus = "mines_further",     effect = { steps = 1 } },
  { number = 12, good = "bento",       bonus = "once_coal_track",   effect = { steps = 2 } },
  { number = 13, good = "lenses",      bonus = "less_coal",         effect = { coal = 2 } },
  { number = 14, good = "lenses",      bonus = "once_turn_ships",   effect = {} },
  { number = 15, good = "lenses",      bonus = "once_ships",        effect = { pieces = 2 } },
  { number = 16, good = "lenses",      bonus = "ships_cheaper",     effect = { costs = [2, 7, 12] } },
  { number = 17, good = "clocks",      bonus = "less_coal",         effect = { coal = 3 } },
  { number = 18, good = "clocks",      bonus = "once_turn_trains",  effect = {} },
  { number = 19, good = "clocks",      bonus = "once_trains",       effect = { pieces = 2 } },
  { number = 20, good = "clocks",      bonus = "trains_cheaper",    effect = { costs = [2, 7, 12] } },
  { number = 21, good = "light_bulbs", bonus = "less_coal",         effect = { coal = 3 } },
  { number = 22, good = "light_bulbs", bonus = "once_machinery",    effect = { upgrades = 2 } },
  { number = 23, good = "light_bulbs", bonus = "more_cubes",        effect = { cubes = 1 } },
  { number = 24, good = "light_bulbs", bonus = "machinery_cheaper", effect = { costs = [2, 7, 12] } },
]

[costs]                                  # lists: for 1, 2, 3 of them in one action
source     = "rulebook"
invest     = 6
machinery  = [5, 10, 15]
trains     = [5, 10, 15]
ships      = [5, 10, 15]
knowledge  = [1, 3, 6]
mines      = [1, 3, 6]
blueprints = 3                           # for a step on a track
wage       = 3                           # for each colour of workers
unpaid_vp  = 2                           # lost for each colour not paid

[actions]                                # most in one action
source          = "rulebook"
factories_run   = 3
contracts       = 3
influence       = 3
cubes_per_token = 3
factory_cubes   = 1                      # without a machine
machine_max     = 2
money_mark      = 1                      # steps for a mark uncovered

[contracts]                              # goods: cubes of each different good; money: steps on the money track
source = "designed"
rows = [
  { number = 1, goods = [2],       yen =  6, vp = 0, money = 1 },
  { number = 2, goods = [1, 1],    yen =  4, vp = 0, money = 2 },
  { number = 3, goods = [3],       yen = 10, vp = 0, money = 1 },
  { number = 4, goods = [2, 1],    yen =  0, vp = 5, money = 1, rulebook = ["goods"] },
  { number = 5, goods = [1, 1, 1], yen =  7, vp = 0, money = 3 },
  { number = 6, goods = [2, 2],    yen =  0, vp = 5, money = 2 },
  { number = 7, goods = [2, 1, 1], yen =  0, vp = 6, money = 2 },
  { number = 8, goods = [2, 2, 2], yen =  0, vp = 8, money = 3 },
]

# ------------------------------------------------------------------------------------------------ map
[influence]                              # token value for 1, 2, 3 cubes of a good of that level
source = "derived"
rows = [
  { level = 1, tokens = [1, 2, 3], rulebook = ["tokens.2"] },
  { level = 2, tokens = [3, 4, 5] },
  { level = 3, tokens = [5, 6, 7], rulebook = ["tokens"] },
]

[influence_tokens]                       # of each player
source = "designed"
values = [1, 2, 3, 3, 4, 5, 5, 6, 7, 7]

[regions]
source       = "designed"
rulebook     = ["transport", "city_max"]
derived      = ["foreign"]
transport    = [4, 6, 8]                 # spaces for trains and ships together
city_max     = [2, 3, 4]                 # influence tokens around one city
foreign      = [0, 1, 2, 3]              # printed on the four influence spaces of every city
rows = [
  { id = "hokkaido", name = "Hokkaido", cities = ["Sapporo", "Hakodate"], bonus = { coal = 2 } },
  { id = "kanto",    name = "Kanto",    cities = ["Tokyo", "Yokohama"],   bonus = { yen = 5 } },
  { id = "kansai",   name = "Kansai",   cities = ["Osaka", "Kyoto"],      bonus = { vp = 2 } },
  { id = "kyushu",   name = "Kyushu",   cities = ["Nagasaki", "Fukuoka"], bonus = { coal = 2 } },
]

[city_tiles]                             # goods clockwise
source = "designed"
rows = [
  { tile = 1, goods = ["lenses", "paper", "silk", "light_bulbs"],  source = "rulebook" },
  { tile = 2, goods = ["paper", "clocks", "bento", "light_bulbs"] },
  { tile = 3, goods = ["silk", "light_bulbs", "lenses", "clocks"] },
  { tile = 4, goods = ["bento", "silk", "clocks", "light_bulbs"] },
  { tile = 5, goods = ["light_bulbs", "bento", "paper", "lenses"] },
  { tile = 6, goods = ["clocks", "paper", "lenses", "bento"] },
  { tile = 7, goods = ["silk", "bento", "clocks", "lenses"] },
  { tile = 8, goods = ["paper", "lenses", "clocks", "silk"] },
  { tile = 9, goods = ["bento", "light_bulbs", "silk", "paper"] },
]

[reward_tokens]
source   = "derived"
rulebook = ["multiplier", "bonus", "removed"]
removed  = [2, 1, 0]                     # at random from each multiplier
rows = [
  { multiplier = 2, bonus = { blueprints = 2 }, copies = 2 },
  { multiplier = 2, bonus = { coal = 2 },       copies = 2 },
  { multiplier = 2, bonus = { yen = 5 },        copies = 2 },
  { multiplier = 3, bonus = { blueprints = 2 }, copies = 2 },
  { multiplier = 3, bonus = { coal = 2 },       copies = 2 },
  { multiplier = 3, bonus = { yen = 5 },        copies = 2 },
  { multiplier = 4, bonus = { blueprints = 2 }, copies = 2 },
  { multiplier = 4, bonus = { coal = 2 },       copies = 2 },
  { multiplier = 4, bonus = { yen = 5 },        copies = 2 },
  { multiplier = 5, bonus = { blueprints = 2 }, copies = 2 },
  { multiplier = 5, bonus = { coal = 2 },       copies = 2 },
  { multiplier = 5, bonus = { yen = 5 },        copies = 2 },
]

[multiplier_tokens]
source     = "derived"
rulebook   = ["multiplier"]
multiplier = 2
copies     = 4

# ------------------------------------------------------------------------------------------------ scoring
[scoring_track]
source      = "derived"
rulebook    = ["start", "final_turns"]
spaces      = 8
start       = 1
marks_after = [2, 4]                     # passed when the marker leaves this space
golden      = [6, 7, 8]
final_turns = 3

[region_scoring]                         # first, second, third
rows = [
  { scoring = 1, vp = [10, 7, 5],   source = "rulebook" },
  { scoring = 2, vp = [16, 11, 8],  source = "rulebook", designed = ["vp.0"] },
  { scoring = 3, vp = [22, 15, 11], source = "designed" },
]
');
INSERT INTO "sheets" VALUES('110fac5c11ed9e23','yokohama','# Yokohama component sheet. Format and provenance words: docs/components.md. Lists of three are for 2, 3 and 4 players.
game   = "yokohama"
format = 1

[goods]
source = "rulebook"
trade  = ["copper", "silk", "tea", "fish"]

[countries]
source = "rulebook"
rows = [
  { id = "british",  agents = 3 },
  { id = "american", agents = 2 },
  { id = "french",   agents = 2 },
  { id = "german",   agents = 2 },
  { id = "dutch",    agents = 1 },
]

# ------------------------------------------------------------------------------------------------ editions
[editions.original]
source                    = "rulebook"
assistants                = { total = 20, hand = 8, warehouse = 12, score = 0 }
placement_a_min           = 1            # if one can be placed
church_yen_per_faith      = 1
technology_surcharge_from = 5            # the player''s 5th card
church_end                = [4, 5, 6]    # assistants on the board
customs_end               = [4, 5, 6]
neutral_assistants        = [0, 0, 0]    # on each of the two boards
rival                     = false
mini_expansions           = []

[editions.second]
source                    = "rulebook"
derived                   = ["assistants.warehouse", "assistants.score", "neutral_assistants"]
assistants                = { total = 23, hand = 8, warehouse = 13, score = 2 }
placement_a_min           = 0
church_yen_per_faith      = 2
technology_surcharge_from = 4
church_end                = [5, 5, 6]    # neutral assistants included
customs_end               = [5, 5, 6]
neutral_assistants        = [1, 0, 0]
rival                     = true         # default of the option
mini_expansions           = ["achievement_rewards", "free_agents"]

# ------------------------------------------------------------------------------------------------ set-up and turn
[player]
source           = "rulebook"
presidents       = 1
shophouses       = { hand = 2, warehouse = 6 }
trading_houses   = { hand = 0, warehouse = 4 }
goods            = { copper = 1, silk = 1, tea = 1, fish = 1 }
yen_start_player = 3
yen_others       = 4
orders_dealt     = 2
orders_kept      = 1
orders_hand_max  = 3

[map]
source  = "derived"
pyramid = [[4, 3, 2, 1], [5, 4, 3, 2], [6, 5, 4, 3]]         # rows from the top

[areas]                                  # boards: how many lie on the map; by_power: powers 1 to 5
source = "rulebook"
rows = [
  { id = "copper_mine",       category = "production", boards = [1, 1, 2], gives = "copper",       by_power = [0, 0, 1, 2, 3] },
  { id = "silk_mill",         category = "production", boards = [1, 1, 2], gives = "silk",         by_power = [0, 1, 2, 3, 4] },
  { id = "tea_plantation",    category = "production", boards = [1, 1, 2], gives = "tea",          by_power = [1, 2, 3, 4, 5] },
  { id = "fishing_ground",    category = "production", boards = [1, 2, 2], gives = "fish",         by_power = [1, 2, 3, 4, 5] },
  { id = "bank",              category = "commercial", boards = [1, 1, 1], gives = "yen",          by_power = [1, 2, 3, 4, 5] },
  { id = "chinatown",         category = "commercial", boards = [0, 1, 1], gives = "exchanges",    by_power = [1, 2, 3, 4, 5] },
  { id = "employment_agency", category = "commercial", boards = [1, 1, 1], gives = "pieces",       by_power = [0, 1, 2, 3, 4] },
  { id = "customs",           category = "commercial", boards = [1, 1, 1], gives = "imports_paid", by_power = [0, 1, 2, 3, 4] },
  { id = "church",            category = "commercial", boards = [1, 1, 1], gives = "faith",        by_power = [1, 2, 3, 4, 5] },
  { id = "laboratory_a",      category = "commercial", boards = [1, 1, 1], gives = "production",   by_power = [1, 2, 3, 4, 5] },
  { id = "laboratory_b",      category = "commercial", boards = [0, 0, 1], gives = "production",   by_power = [1, 2, 3, 4, 5] },
  { id = "port_a",            category = "commercial", boards = [1, 1, 1], gives = "order_levels", by_power = [0, 1, 2, 3, 3], vp = [0, 0, 0, 0, 3] },
  { id = "port_b",            category = "commercial", boards = [0, 1, 1], gives = "order_levels", by_power = [0, 1, 2, 3, 3], vp = [0, 0, 0, 0, 3] },
  { id = "canal",             category = "none",       boards = [0, 1, 1], gives = "nothing",      by_power = [0, 0, 0, 0, 0] },
]

[turn]
source          = "rulebook"
placement_a_max = 3
placement_b     = 2
placement_fee   = 1                      # yen to each other president, each assistant
movement_fee    = 1                      # yen to each other president entered
canal_fee       = 1                      # yen to the supply
agents_per_turn = 1
icons_per_agent = 2                      # of one country

[power]
source               = "rulebook"
assistant            = 1
president            = 1
shophouse            = 1
trading_house        = 1
station              = 1
max                  = 5
build_from           = 4                 # one building an action, one shophouse a player and site
five_power_token_at  = 5
trading_house_income = 1                 # yen, on the turns of others

[hiring]
source        = "rulebook"
assistant     = 0
shophouse     = 2
trading_house = [4, 5, 6, 7]             # first to fourth

[chinatown]
source = "rulebook"
sell   = { copper = 2, silk = 2, tea = 1, fish = 1 }
buy    = { copper = 2, silk = 2, tea = 1, fish = 1, imports = 4 }

# ------------------------------------------------------------------------------------------------ management boards
[port]
source       = "designed"
rulebook     = ["second_order", "orders_max"]
slots        = ["low", "low", "mid", "mid", "high", "high"]    # from the left; that there are six is derived
orders_max   = 2
second_order = { yen = 2, imports = 1 }  # one or the other

[laboratory]
source         = "derived"
rulebook       = ["per_production", "surcharge"]
slots          = [0, 0, 1, 1, 2, 2]      # added to the value, from the left
per_production = { yen = 2, imports = 1 }
surcharge      = { yen = 2, imports = 1 }    # one or the other

[church]                                 # neutral_2p: blocked by a neutral assistant (second edition, 2 players)
source   = "designed"
rulebook = ["pay", "majority"]
pay      = { copper = 1, silk = 1, tea = 1, fish = 1, imports = 1 }    # 1 faith for each kind; yen: see editions
majority = [6, 3]
spaces = [
  { faith =  4, reward = { vp = 3, yen = 2 } },
  { faith =  5, reward = { vp = 4, yen = 2 } },
  { faith =  6, reward = { vp = 5, move = 2 },                          rulebook = ["faith", "reward"] },
  { faith =  7, reward = { vp = 5, imports = 1 },    neutral_2p = true },
  { faith =  8, reward = { vp = 7, yen = 3 } },
  { faith =  9, reward = { vp = 10, warehouse = 1 } },
  { faith = 10, reward = { vp = 13 } },
]

[customs]
source   = "designed"
rulebook = ["majority"]
majority = [8, 4]
spaces = [
  { imports = 1, reward = { vp = 5 },                              derived = ["imports"] },
  { imports = 1, reward = { vp = 4, yen = 2 },                     rulebook = ["imports", "reward"] },
  { imports = 2, reward = { vp = 8, move = 1 } },
  { imports = 2, reward = { vp = 7, yen = 3 },  neutral_2p = true },
  { imports = 3, reward = { vp = 12 } },
  { imports = 3, reward = { vp = 11, yen = 2 } },
  { imports = 4, reward = { vp = 16 } },
]

# ------------------------------------------------------------------------------------------------ cards
[orders]                                 # 1-9 tea and fish, 10-18 silk, 19-27 copper, 28-36 copper and silk
source   = "designed"
rulebook = ["removed"]
derived  = ["number"]
removed  = [16, 5, 0]                    # unseen, at set-up
rows = [
  { number =  1, country = "british",  cost = { tea = 1, fish = 1 },                       reward = { vp = 1, imports = 1 },             derived = ["reward.vp"] },
  { number =  2, country = "american", cost = { tea = 3 },                                 reward = { vp = 3, move = 1 },                derived = ["reward.vp"] },
  { number =  3, country = "german",   cost = { fish = 3 },                                reward = { vp = 2, yen = 4 } },
  { number =  4, country = "british",  cost = { tea = 2, fish = 2 },                       reward = { vp = 5 },                          derived = ["reward.vp"] },
  { number =  5, country = "american", cost = { tea = 4 },                                 reward = { vp = 3, imports = 1 } },
  { number =  6, country = "british",  cost = { fish = 4 },                                reward = { vp = 4, yen = 2 } },
  { number =  7, country = "french",   cost = { tea = 4, fish = 2 },                       reward = { vp = 3, imports = 2 },             derived = ["reward.vp"] },
  { number =  8, country = "german",   cost = { tea = 2, fish = 4 },                       reward = { vp = 6, yen = 2 } },
  { number =  9, country = "american", cost = { tea = 4, fish = 3 },                       reward = { vp = 8 } },
  { number = 10, country = "french",   cost = { silk = 2 },                                reward = { vp = 4 },                          derived = ["reward.vp"] },
  { number = 11, country = "british",  cost = { silk = 1, tea = 2 },                       reward = { vp = 2, imports = 1, move = 1 } },
  { number = 12, country = "dutch",    cost = { silk = 3 },                                reward = { vp = 1, imports = 2 } },
  { number = 13, country = "british",  cost = { silk = 2, fish = 1 },                      reward = { vp = 4, yen = 3 } },
  { number = 14, country = "french",   cost = { silk = 3, tea = 1 },                       reward = { vp = 6, yen = 2 },                 derived = ["reward.vp", "reward.yen"] },
  { number = 15, country = "french",   cost = { silk = 5 },                                reward = { vp = 9 },                          derived = ["reward.vp"] },
  { number = 16, country = "american", cost = { silk = 3, tea = 2, fish = 2 },             reward = { vp = 7, imports = 2 } },
  { number = 17, country = "british",  cost = { silk = 3, tea = 4 },                       reward = { vp = 8, yen = 3 } },
  { number = 18, country = "german",   cost = { silk = 4, fish = 3 },                      reward = { vp = 6, imports = 2 } },
  { number = 19, country = "german",   cost = { copper = 1, tea = 1 },                     reward = { vp = 3, yen = 3 } },
  { number = 20, country = "dutch",    cost = { copper = 2 },                              reward = { vp = 3, imports = 1 } },
  { number = 21, country = "german",   cost = { copper = 5 },                              reward = { vp = 11 },                         derived = ["reward.vp"] },
  { number = 22, country = "british",  cost = { copper = 3 },                              reward = { vp = 8 },                          derived = ["reward.vp"] },
  { number = 23, country = "american", cost = { copper = 1, fish = 2 },                    reward = { vp = 5, warehouse = 1 } },
  { number = 24, country = "british",  cost = { copper = 2, tea = 2 },                     reward = { vp = 6, yen = 3 } },
  { number = 25, country = "french",   cost = { copper = 1, tea = 2, fish = 2 },           reward = { vp = 6, imports = 1 } },
  { number = 26, country = "german",   cost = { copper = 2, fish = 1 },                    reward = { vp = 4, warehouse = 2, move = 2 } },
  { number = 27, country = "dutch",    cost = { copper = 2, tea = 2, fish = 3 },           reward = { vp = 10 } },
  { number = 28, country = "american", cost = { copper = 1, silk = 1 },                    reward = { vp = 3, yen = 4 } },
  { number = 29, country = "french",   cost = { copper = 1, silk = 2 },                    reward = { vp = 4, imports = 1, move = 1 } },
  { number = 30, country = "british",  cost = { copper = 1, silk = 1, tea = 2 },           reward = { vp = 7 } },
  { number = 31, country = "british",  cost = { copper = 2, silk = 1 },                    reward = { vp = 2, imports = 3 },             derived = ["reward.vp"] },
  { number = 32, country = "german",   cost = { copper = 1, silk = 2, tea = 1 },           reward = { vp = 6, imports = 1 } },
  { number = 33, country = "american", cost = { copper = 2, silk = 1, fish = 1 },          reward = { vp = 7, yen = 3 } },
  { number = 34, country = "french",   cost = { copper = 2, silk = 2 },                    reward = { vp = 9 },                          derived = ["reward.vp"] },
  { number = 35, country = "dutch",    cost = { copper = 2, silk = 2, tea = 2, fish = 2 }, reward = { vp = 11, yen = 3 } },
  { number = 36, country = "british",  cost = { copper = 2, silk = 2, fish = 1 },          reward = { vp = 5, yen = 2, imports = 2 },    derived = ["reward.vp", "reward.yen"] },
]

[technologies]
source  = "designed"
derived = ["number", "id", "value"]
rows = [
  { number = 37, id = "stagecoach",      value = 3, country = "british" },
  { number = 38, id = "university",      value = 3, country = "german" },
  { number = 39, id = "university",      value = 3, country = "american" },
  { number = 40, id = "ball",            value = 3, country = "french" },
  { number = 41, id = "ball",            value = 3, country = "british" },
  { number = 42, id = "postal",          value = 3, country = "british" },
  { number = 43, id = "postal",          value = 3, country = "american", designed = ["id"] },
  { number = 44, id = "language_school", value = 3, country = "american" },
  { number = 45, id = "language_school", value = 3, country = "dutch",    designed = ["id"] },
  { number = 46, id = "patent",          value = 3, country = "american" },
  { number = 47, id = "winery",          value = 3, country = "german" },
  { number = 48, id = "gaslight",        value = 3, country = "french" },
  { number = 49, id = "spinning_mill",   value = 3, country = "french",   designed = ["id"] },
  { number = 50, id = "stock",           value = 3, country = "british" },
  { number = 51, id = "letterpress",     value = 3, country = "dutch" },
  { number = 52, id = "letterpress",     value = 3, country = "british" },
  { number = 53, id = "brickyard",       value = 3, country = "french" },
  { number = 54, id = "mining",          value = 3, country = "german" },
  { number = 55, id = "electric_light",  value = 4, country = "american" },
  { number = 56, id = "electric_light",  value = 4, country = "german" },
  { number = 57, id = "station",         value = 4, country = "british" },
  { number = 58, id = "exposition",      value = 5, country = "french",   designed = ["id", "value"] },
  { number = 59, id = "exposition",      value = 5, country = "british" },
  { number = 60, id = "newspaper",       value = 5, country = "british" },
  { number = 61, id = "newspaper",       value = 5, country = "french" },
  { number = 62, id = "tram",            value = 5, country = "german",   rulebook = ["value"] },
  { number = 63, id = "telephone",       value = 6, country = "american" },
  { number = 64, id = "telephone",       value = 6, country = "german" },
  { number = 65, id = "telegram",        value = 6, country = "british" },
  { number = 66, id = "telegram",        value = 6, country = "dutch" },
]

[technologies.effects]
source = "rulebook"
ball            = { vp_per_order = 2 }
brickyard       = { vp_per_customs = 4 }
electric_light  = { vp_per_trading_house = 3 }
exposition      = { vp_at_once = 10 }
gaslight        = { vp_per_shophouse = 2 }
language_school = { yen_per_order = 1 }
letterpress     = { yen_per_technology = 1 }
mining          = { extra_copper = 1 }
newspaper       = { placement_a_max = 4 }
patent          = { vp_per_technology = 2 }
postal          = {}
spinning_mill   = { pay_silk = 1, get_yen = 2, per_turn = 1 }
stagecoach      = {}
station         = { power = 1 }
stock           = { at_most_yen = 1, fill_to_yen = 2 }
telegram        = { extra_assistants = 1 }
telephone       = { assistants_left = 1 }
tram            = {}
university      = { pay_yen = 1, assistants = 1, per_turn = 1 }
winery          = { vp_per_church = 3 }

[achievements]
source   = "designed"
rulebook = ["deck", "need", "per_deck"]
per_deck = 1                             # drawn at set-up
rows = [
  { id = "copper",                    deck = "A", need = { copper = 5 },                     first = 10, later = 6, rulebook = ["later"] },
  { id = "silk",                      deck = "A", need = { silk = 6 },                       first =  9, later = 5 },
  { id = "tea",                       deck = "A", need = { tea = 7 },                        first =  8, later = 5 },
  { id = "fish",                      deck = "A", need = { fish = 7 },                       first =  8, later = 5 },
  { id = "yen",                       deck = "B", need = { yen = 10 },                       first =  8, later = 5 },
  { id = "tokens",                    deck = "B", need = { tokens = 5 },                     first = 10, later = 6 },
  { id = "orders",                    deck = "B", need = { orders = 5 },                     first = 12, later = 8 },
  { id = "technologies",              deck = "B", need = { technologies = 4 },               first = 11, later = 7 },
  { id = "production_4",              deck = "C", need = { production = 4 },                 first = 10, later = 6 },
  { id = "commercial_4",              deck = "C", need = { commercial = 4 },                 first = 10, later = 6 },
  { id = "production_3_commercial_2", deck = "C", need = { production = 3, commercial = 2 }, first = 12, later = 8 },
  { id = "production_2_commercial_3", deck = "C", need = { production = 2, commercial = 3 }, first = 12, later = 8 },
]

[sites]                                  # one under each area but the canal; the rest is out
source = "designed"
rows = [
  { site =  1, trading_house = { vp = 9 },                       shophouses = [{ vp = 3 }, { yen = 3 }, { tea = 2 }, { warehouse = 1 }],                 rulebook = ["trading_house"] },
  { site =  2, trading_house = { vp = 11 },                      shophouses = [{ imports = 1 }, { vp = 1, yen = 1 }, { silk = 1 }, { move = 2 }] },
  { site =  3, trading_house = { vp = 10 },                      shophouses = [{ copper = 1 }, { vp = 2 }, { fish = 2 }, { warehouse = 2 }] },
  { site =  4, trading_house = { vp = 9, yen = 3 },              shophouses = [{ any_good = 1 }, { vp = 2 }, { yen = 2 }, { warehouse = 1, move = 1 }] },
  { site =  5, trading_house = { vp = 11 },                      shophouses = [{ silk = 2 }, { vp = 1 }, { yen = 3 }, { move = 2 }] },
  { site =  6, trading_house = { vp = 8, imports = 1 },          shophouses = [{ imports = 1 }, { vp = 2 }, { tea = 2 }, { move = 2 }] },
  { site =  7, trading_house = { vp = 10 },                      shophouses = [{ vp = 3 }, { copper = 1 }, { yen = 2 }, { move = 2 }] },
  { site =  8, trading_house = { vp = 7, imports = 2 },          shophouses = [{ vp = 2 }, { fish = 3 }, { any_good = 1 }, { warehouse = 1 }] },
  { site =  9, trading_house = { vp = 9, warehouse = 1 },        shophouses = [{ vp = 2 }, { tea = 3 }, { warehouse = 2 }, { yen = 2 }] },
  { site = 10, trading_house = { vp = 10 },                      shophouses = [{ imports = 1 }, { yen = 4 }, { vp = 1 }, { silk = 1 }] },
  { site = 11, trading_house = { vp = 8, yen = 4 },              shophouses = [{ vp = 3 }, { any_good = 1 }, { warehouse = 1 }, { move = 3 }] },
  { site = 12, trading_house = { vp = 11 },                      shophouses = [{ copper = 1 }, { imports = 1 }, { vp = 1 }, { fish = 2 }] },
  { site = 13, trading_house = { vp = 9 },                       shophouses = [{ vp = 2 }, { vp = 1, tea = 1 }, { yen = 3 }, { warehouse = 2 }] },
  { site = 14, trading_house = { vp = 10 },                      shophouses = [{ vp = 2 }, { silk = 2 }, { move = 2 }, { fish = 2 }] },
  { site = 15, trading_house = { vp = 10 },                      shophouses = [{ imports = 1 }, { warehouse = 2 }, { yen = 2 }, { any_good = 1 }] },
  { site = 16, trading_house = { vp = 8, imports = 1 },          shophouses = [{ vp = 3 }, { silk = 1 }, { fish = 2 }, { yen = 2 }] },
  { site = 17, trading_house = { vp = 9, move = 2 },             shophouses = [{ any_good = 1 }, { any_good = 1 }, { vp = 2 }, { yen = 3 }] },
  { site = 18, trading_house = { vp = 10 },                      shophouses = [{ copper = 1 }, { silk = 2 }, { tea = 3 }, { fish = 3 }] },
  { site = 19, trading_house = { vp = 8 },                       shophouses = [{ vp = 3 }, { vp = 2 }, { vp = 1 }, { vp = 1 }] },
  { site = 20, trading_house = { vp = 9, yen = 2 },              shophouses = [{ imports = 1 }, { imports = 1 }, { vp = 1 }, { move = 2 }] },
  { site = 21, trading_house = { vp = 9, warehouse = 2 },        shophouses = [{ warehouse = 2 }, { warehouse = 1, yen = 1 }, { vp = 2 }, { move = 2 }] },
  { site = 22, trading_house = { vp = 7, yen = 6 },              shophouses = [{ yen = 4 }, { yen = 3 }, { vp = 1 }, { tea = 2 }] },
  { site = 23, trading_house = { vp = 10 },                      shophouses = [{ vp = 2 }, { copper = 1 }, { move = 3 }, { tea = 2 }] },
  { site = 24, trading_house = { vp = 7, imports = 1, yen = 2 }, shophouses = [{ imports = 1 }, { vp = 2 }, { fish = 2 }, { warehouse = 1 }] },
]

[five_power_tokens]                      # likewise
source = "designed"
rows = [
  { token =  1, reward = { imports = 1 },            rulebook = ["reward"] },
  { token =  2, reward = { imports = 1 } },
  { token =  3, reward = { imports = 1 } },
  { token =  4, reward = { copper = 2 } },
  { token =  5, reward = { copper = 1, yen = 2 } },
  { token =  6, reward = { silk = 3 } },
  { token =  7, reward = { silk = 2, yen = 1 } },
  { token =  8, reward = { tea = 4 } },
  { token =  9, reward = { fish = 4 } },
  { token = 10, reward = { tea = 2, fish = 2 } },
  { token = 11, reward = { any_good = 2 } },
  { token = 12, reward = { any_good = 2 } },
  { token = 13, reward = { yen = 4 } },
  { token = 14, reward = { yen = 5 } },
  { token = 15, reward = { vp = 2 } },
  { token = 16, reward = { vp = 2 } },
  { token = 17, reward = { warehouse = 3 } },
  { token = 18, reward = { warehouse = 2, yen = 2 } },
  { token = 19, reward = { move = 4 } },
  { token = 20, reward = { vp = 1, move = 2 } },
]

[mini_expansions.achievement_rewards]
source   = "derived"
rulebook = ["drawn", "needed"]
drawn    = 4
needed   = 3                             # achievements fulfilled
rows = [
  { token = 1, country = "british" },
  { token = 2, country = "american" },
  { token = 3, country = "french" },
  { token = 4, country = "german" },
  { token = 5, country = "dutch" },
  { token = 6,                       free_agents = 1 },
]

[mini_expansions.free_agents]
source      = "rulebook"
tokens      = 5
free_agents = 1                          # on each

# ------------------------------------------------------------------------------------------------ end and scoring
[end]
source         = "rulebook"
trading_houses = 4
shophouses     = 8
extra_rounds   = 1

[scoring]
source           = "rulebook"
technology       = [10, 5]
country_sets     = [0, 2, 4, 8, 12]      # 1 to 5 different countries
unused_agent     = 1
imports          = 1
yen_per_vp       = 2
goods_per_vp     = 3
rival_production = 7.5
');
INSERT INTO "sheets" VALUES('ba3644edcffb93e8','duel','# Yokohama Duel component sheet. Format and provenance words: docs/components.md.
# Second version: six designed rows were balanced with `hatoba balance`, see docs/balance.md.
game   = "duel"
format = 1

[goods]
source = "rulebook"
trade  = ["copper", "silk", "tea", "fish"]

[rounds]
source = "rulebook"
rounds = 4
turns  = 4                               # of each player, each round

[player]
source       = "rulebook"
shops        = 8
warehouses   = 4
goods        = { copper = 1, silk = 1, tea = 1, fish = 1 }
orders_dealt = 3
orders_kept  = 2
start_player = { yen = 3, plus_1 = 1 }
other_player = { yen = 4, plus_1 = 2 }

[display]                                # cards lying open
source           = "rulebook"
bonus_cards      = 3
technologies     = 5
church_cards     = 6
church_cards_out = 3

# ------------------------------------------------------------------------------------------------ strength
[strength_cards]                         # each player has these four; cost: yen to upgrade
source   = "designed"
derived  = ["before"]
rulebook = ["upgrades"]
upgrades = 1                             # after each of rounds 1 to 3
rows = [
  { before = 1, after = 3, cost = 3 },
  { before = 2, after = 4, cost = 4 },
  { before = 3, after = 5, cost = 5 },
  { before = 4, after = 6, cost = 6 },
]

[extra_strength]
source     = "rulebook"
hand_max   = 4
per_action = 1
rows = [
  { id = "plus_1", strength = 1, cards = 8 },
  { id = "plus_2", strength = 2, cards = 5 },
]

[strength]
source           = "rulebook"
shop             = 1
warehouse        = 1
station          = 1
build_from       = 4
bonus_from       = [5, 6, 7]             # first, second, third reward of a bonus card
warehouse_income = 1                     # yen, on every action there

[agents]                                 # needs: one agent for each, once
source   = "rulebook"
cards    = 7
strength = 3
needs    = { orders = 3, technologies = 3, church_cards = 2, turned_imports = 2 }

[building]
source    = "rulebook"
shop      = 1
warehouse = [4, 5, 6, 7]                 # first to fourth

# ------------------------------------------------------------------------------------------------ areas
[areas]                                  # by_strength: 1 to 5 and more
source = "rulebook"
rows = [
  { id = "tea_plantation", gives = "tea",          by_strength = [1, 2, 3, 4, 5], always_open = false },
  { id = "fishing_ground", gives = "fish",         by_strength = [1, 2, 3, 4, 5], always_open = false },
  { id = "silk_mill",      gives = "silk",         by_strength = [0, 1, 2, 3, 4], always_open = false },
  { id = "copper_mine",    gives = "copper",       by_strength = [0, 0, 1, 2, 3], always_open = false },
  { id = "church",         gives = "faith",        by_strength = [1, 2, 3, 4, 5], always_open = false },
  { id = "customs",        gives = "turns",        by_strength = [0, 1, 2, 3, 4], always_open = false },
  { id = "chinatown",      gives = "exchanges",    by_strength = [1, 2, 3, 4, 5], always_open = false },
  { id = "bank",           gives = "yen",          by_strength = [1, 2, 3, 4, 5], always_open = false },
  { id = "laboratory",     gives = "production",   by_strength = [1, 2, 3, 4, 5], always_open = true },
  { id = "port",           gives = "orders_drawn", by_strength = [1, 2, 3, 4, 5], always_open = true,  derived = ["by_strength"] },
]

[church]
source = "rulebook"
pay    = { copper = 1, silk = 1, tea = 1, fish = 1, imports = 1, yen = 1 }    # 1 faith for each kind

[chinatown]
source   = "derived"
rulebook = ["buy.imports"]
sell     = { copper = 2, silk = 2, tea = 1, fish = 1 }
buy      = { copper = 2, silk = 2, tea = 1, fish = 1, imports = 4 }

[laboratory]
source         = "rulebook"
per_production = { yen = 2, imports = 1 }
surcharge_from = 4                       # the player''s 4th technology
surcharge      = { yen = 2, imports = 1 }    # one or the other

[port]
source       = "rulebook"
orders_max   = 2
second_order = { yen = 2, imports = 1 }  # one or the other

# ------------------------------------------------------------------------------------------------ cards
[bonus_cards]
source = "designed"
rows = [
  { card =  1, at_5 = { yen = 2 },           at_6 = { tea = 2 },    at_7 = { imports = 1 }, rulebook = ["at_5"] },
  { card =  2, at_5 = { yen = 2 },           at_6 = { plus_1 = 1 }, at_7 = { silk = 2 } },
  { card =  3, at_5 = { yen = 2 },           at_6 = { copper = 1 }, at_7 = { orders = 2 } },
  { card =  4, at_5 = { tea = 2 },           at_6 = { yen = 2 },    at_7 = { plus_2 = 1 } },
  { card =  5, at_5 = { tea = 2 },           at_6 = { orders = 1 }, at_7 = { imports = 1 } },
  { card =  6, at_5 = { fish = 2 },          at_6 = { yen = 2 },    at_7 = { imports = 1 } },
  { card =  7, at_5 = { fish = 2 },          at_6 = { silk = 1 },   at_7 = { turn = 1 } },
  { card =  8, at_5 = { tea = 1, fish = 1 }, at_6 = { orders = 1 }, at_7 = { yen = 3 } },
  { card =  9, at_5 = { silk = 1 },          at_6 = { plus_1 = 1 }, at_7 = { imports = 1 } },
  { card = 10, at_5 = { silk = 1 },          at_6 = { tea = 2 },    at_7 = { silk = 2 } },
  { card = 11, at_5 = { copper = 1 },        at_6 = { fish = 2 },   at_7 = { turn = 1 } },
  { card = 12, at_5 = { copper = 1 },        at_6 = { yen = 2 },    at_7 = { copper = 1 } },
  { card = 13, at_5 = { plus_1 = 1 },        at_6 = { yen = 2 },    at_7 = { copper = 2 } },
  { card = 14, at_5 = { plus_1 = 1 },        at_6 = { plus_1 = 1 }, at_7 = { plus_2 = 1 } },
  { card = 15, at_5 = { orders = 1 },        at_6 = { yen = 2 },    at_7 = { imports = 1 } },
  { card = 16, at_5 = { orders = 1 },        at_6 = { fish = 2 },   at_7 = { yen = 4 } },
]

[orders]                                 # 1-9 tea and fish, 10-18 silk, 19-27 copper, 28-36 copper and silk
source = "designed"
rows = [
  { number =  1, cost = { tea = 1, fish = 1 },                       vp =  2, reward = { yen = 3 } },
  { number =  2, cost = { tea = 2 },                                 vp =  2, reward = { orders = 1 } },
  { number =  3, cost = { fish = 2 },                                vp =  1, reward = { imports = 1 } },
  { number =  4, cost = { tea = 3 },                                 vp =  3, reward = { plus_1 = 1 } },
  { number =  5, cost = { fish = 3 },                                vp =  2, reward = { imports = 1 } },
  { number =  6, cost = { tea = 2, fish = 2 },                       vp =  5, reward = {} },
  { number =  7, cost = { tea = 4 },                                 vp =  3, reward = { yen = 3 } },
  { number =  8, cost = { fish = 4 },                                vp =  3, reward = { turn = 1 } },
  { number =  9, cost = { tea = 3, fish = 3 },                       vp =  5, reward = { imports = 1 } },
  { number = 10, cost = { silk = 2 },                                vp =  4, reward = {} },
  { number = 11, cost = { silk = 1, tea = 1 },                       vp =  2, reward = { imports = 1 } },
  { number = 12, cost = { silk = 1, fish = 2 },                      vp =  4, reward = { plus_1 = 1 } },
  { number = 13, cost = { silk = 3 },                                vp =  4, reward = { yen = 3 } },
  { number = 14, cost = { silk = 2, tea = 2 },                       vp =  6, reward = {} },
  { number = 15, cost = { silk = 2, fish = 1 },                      vp =  3, reward = { imports = 1 } },
  { number = 16, cost = { silk = 1, tea = 2, fish = 2 },             vp =  5, reward = { imports = 1 } },
  { number = 17, cost = { silk = 4 },                                vp =  6, reward = { plus_2 = 1 } },
  { number = 18, cost = { silk = 3, tea = 2 },                       vp =  6, reward = { turn = 1 } },
  { number = 19, cost = { copper = 1, fish = 1 },                    vp =  3, reward = { yen = 2 } },
  { number = 20, cost = { copper = 2 },                              vp =  5, reward = {} },
  { number = 21, cost = { copper = 1, tea = 2 },                     vp =  4, reward = { plus_1 = 1 } },
  { number = 22, cost = { copper = 1, tea = 2, fish = 1 },           vp =  5, reward = { imports = 1 } },
  { number = 23, cost = { copper = 2, fish = 2 },                    vp =  7, reward = {} },
  { number = 24, cost = { copper = 3 },                              vp =  6, reward = { imports = 1 } },
  { number = 25, cost = { copper = 2, tea = 1 },                     vp =  5, reward = { turn = 1 } },
  { number = 26, cost = { copper = 1, fish = 3 },                    vp =  6, reward = {} },
  { number = 27, cost = { copper = 3, tea = 2 },                     vp =  9, reward = {} },
  { number = 28, cost = { copper = 1, silk = 1 },                    vp =  5, reward = {} },
  { number = 29, cost = { copper = 1, silk = 2 },                    vp =  4, reward = { imports = 1 } },
  { number = 30, cost = { copper = 2, silk = 1 },                    vp =  7, reward = { yen = 1 } },
  { number = 31, cost = { copper = 1, silk = 1, tea = 2 },           vp =  7, reward = {} },
  { number = 32, cost = { copper = 1, silk = 1, fish = 2 },          vp =  5, reward = { imports = 1 } },
  { number = 33, cost = { copper = 2, silk = 2 },                    vp =  6, reward = { imports = 1 } },
  { number = 34, cost = { copper = 1, silk = 2, tea = 1, fish = 1 }, vp =  7, reward = { plus_1 = 1 } },
  { number = 35, cost = { copper = 2, silk = 2, tea = 2 },           vp = 10, reward = {} },
  { number = 36, cost = { copper = 3, silk = 3 },                    vp = 11, reward = {} },
]

[technologies]
source   = "designed"
rulebook = ["id", "effect"]
rows = [
  { number =  1, id = "exposition",      value = 7, effect = { vp = 8 } },
  { number =  2, id = "ball",            value = 4, effect = { vp_per_order = 1 } },
  { number =  3, id = "station",         value = 5, effect = { strength = 1, per_round = 1 } },
  { number =  4, id = "mining",          value = 3, effect = { extra_copper = 1 } },
  { number =  5, id = "stock",           value = 2, effect = { at_most_yen = 1, yen = 1 } },
  { number =  6, id = "patent",          value = 5, effect = { vp_per_technology = 2 } },
  { number =  7, id = "letterpress",     value = 2, effect = { yen_per_technology = 2 } },
  { number =  8, id = "stagecoach",      value = 3, effect = { per_round = 1 } },
  { number =  9, id = "electric_light",  value = 6, effect = { vp_per_warehouse = 3 } },
  { number = 10, id = "postal",          value = 3, effect = { per_round = 1 } },
  { number = 11, id = "gaslight",        value = 3, effect = { vp_per_shop = 1 } },
  { number = 12, id = "telegraph",       value = 6, effect = { extra_strength = 1 } },
  { number = 13, id = "language_school", value = 3, effect = { yen_per_order = 1 } },
  { number = 14, id = "university",      value = 4, effect = { upgrade_cost = 0 } },
  { number = 15, id = "tram",            value = 5, effect = { per_round = 1 } },
  { number = 16, id = "winery",          value = 3, effect = { vp_per_church_card = 2 } },
  { number = 17, id = "telephone",       value = 4, effect = { pay_yen = 1, strength = 1, per_round = 1 } },
  { number = 18, id = "newspaper",       value = 4, effect = { at_once = { plus_1 = 1 }, each_round = { plus_1 = 1 } } },
  { number = 19, id = "spinning_mill",   value = 2, effect = { pay_silk = 1, get_yen = 2, per_round = 1 } },
  { number = 20, id = "brickyard",       value = 5, effect = { vp_per_turned_import = 2 } },
]

[church_cards]
source = "designed"
rows = [
  { card = 1, faith =  3, vp =  2, reward = { yen = 2 } },
  { card = 2, faith =  4, vp =  3, reward = { plus_1 = 1 } },
  { card = 3, faith =  5, vp =  3, reward = { yen = 3 } },
  { card = 4, faith =  6, vp =  5, reward = {} },
  { card = 5, faith =  6, vp =  3, reward = { imports = 1 } },
  { card = 6, faith =  7, vp =  4, reward = { imports = 1 } },
  { card = 7, faith =  8, vp =  5, reward = { plus_2 = 1 },  rulebook = ["faith", "reward"] },
  { card = 8, faith =  9, vp =  6, reward = { imports = 1 } },
  { card = 9, faith = 10, vp = 10, reward = {} },
]

# ------------------------------------------------------------------------------------------------ scoring
[scoring]
source          = "rulebook"
most_orders     = 6
most_production = 6
warehouse       = 5
shop            = 1
turned_import   = 4
face_up_import  = 1
yen_per_vp      = 2
goods_per_vp    = 3
');
CREATE TABLE snapshots (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	rules INTEGER NOT NULL, 
	meta TEXT NOT NULL, 
	state BLOB NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('yqttnikmika5',129,1,'{"number":129,"position":129,"count":129,"seats":[{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false},{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false},{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false}],"used":[0.0,0.0,0.0],"since":1794881430.7838573,"ask":null,"last_turn":{"0":129,"1":124,"2":127},"rematch":null}',X'47000000000000001800000000000000010000000000000000000000000000000000000000000000030000000000000004000000000000000400000000000000FFFFFFFFFFFFFFFF088F98510F000000005D54090700000000E379A8AD000000002FB23ED5000000001A15FA4B000000003EB3134D00000000485155E00000000073BF7FB10000000001010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010A000000000000000000000000000000000B000007000000000000000000000000000C0500070000000000000000000000000001050401020703080901000101020001010101000500020702020007070000010207090007090108020100000000000000080000000002060000000001000000000000000000000000010000000000010000000000000002000000000200000000000100000000000000000000000000000000000000010000000001010102010201020000020102010200010201020102010000080000000000000009000000000000000000000000000F0000000000000001020000000100000000000200000001000000010000000000000000000000000001000000000000000000010000000000010102000502020000010001000000020000010100000000010001020000000101000001000000010002000001010100000200000001000000000000000001000100010201000000020000000000000000000000000100000000000000000000000000000100000002010001020202010201020000000000000000000003020000020000000000000003020002');
INSERT INTO "snapshots" VALUES('ika7ucteajvv',65,1,'{"number":65,"position":65,"count":65,"seats":[{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false},{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false},{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false}],"used":[0.0,0.0,0.0],"since":1794881435.4700527,"ask":null,"last_turn":{"0":62,"1":65,"2":60},"rematch":null}',X'24000000000000000C00000000000000020000000000000000000000000000000000000000000000010000000000000004000000000000000200000000000000FFFFFFFFFFFFFFFF0871C420D500000000DFB02979000000007762637B00000000AB2EB239000000004D254171000000002A8C730F000000002D9D915300000000BAF0E4F20000000001010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010A000200000000000000000000000000000B000000000000000000000000000000000C00000000000000000000000000000000010508060109070204010101000000010200010D030200070400000404000001010300010302010104010008000000000400000000000207000000000100000000000000000000000001000000000001000000000000010000000000000000000000010000000000000000000000000000000001000000000000000100010201020102000102010201020101020102010201000000000000000000000000000008000000000100000000000000000000000001000000000100000000000000010001000000010000000000010000000100000001000000000000000000000000000000010603010206060000010000000100000200000001020000000001010000000001000100000000000000000000010100010001010100000000000000000000000001000000000000000000000000000000000000000100000000000000000000000000000102000002010202010101020101000000000000000200000000000200000400000000020000000005');
INSERT INTO "snapshots" VALUES('ztjmc79pq8vb',64,1,'{"number":64,"position":64,"count":64,"seats":[{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false},{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false},{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false}],"used":[0.0,0.0,0.0],"since":1794881443.2331426,"ask":null,"last_turn":{"0":59,"1":62,"2":64},"rematch":null}',X'1F000000000000000B00000000000000000000000000000000000000000000000000000000000000010000000000000004000000000000000200000000000000FFFFFFFFFFFFFFFF0851A6A9060000000094D177580000000051828E8900000000E592E5A90000000013A09C900000000071546F24000000005D64998600000000126044530000000001010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010A000000000000000000000000000000000B000000000000000000000000000000000C000000000000000000000000000000000106040109070503080100030102020003000100040200020402000505010101000305000303000207010400000000000100000000000000000000000100000000000000000000000000000000000001000000000000010000000000000000000000010000000000000000000000000000000000000000000000000101010201020102000102010201020101020102010201000000000000000000000000000000000000000000000000000000000000000801010000000000010000000000000000000000000000000000000000000100000001000000000000000000000000000000010204040404030000000001000101000000010000000100000002000000010000010001010100020000000200000000010100000101000000000000000000000000000000000000000000000100000000000000000100000000000000000000000000000101000001020102020102020101000003000000000002000000000000000002000002000000000200');
INSERT INTO "snapshots" VALUES('ctg872ytk4hb',192,1,'{"number":192,"position":192,"count":192,"seats":[{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false},{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false},{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false}],"used":[0.0,0.0,0.0],"since":1794881454.4718459,"ask":null,"last_turn":{"0":192,"1":188,"2":189},"rematch":null}',X'6B000000000000002400000000000000010000000000000000000000000000000000000000000000040000000000000004000000000000000500000000000000FFFFFFFFFFFFFFFF081182F909000000000C77782E000000008A79AD92000000004DAA99BF00000000E34A6E1700000000973DF94A00000000AF3E645200000000EF78E9320000000001010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010A000007160002000000000000000000000B000200000000000000000000000000000C0000000B00020000000000000000000001080403010907020601030100000100020201100000000B0101000404020101050503030B09030A090104080A00000000000B0000180000000E000001010000000000000001000000000000020000010201000000000000030000000000000300000101000000000000000100000000000000000001000000000001000002010201020101010102010201010101020102010000010000000000020000000000000000000000000A0000000000001100000001000001000100010001000200020001000100000001000100010000000000010000000100000001000001000001000000010306040102020000000200000100000100000000000000020000000000010000000002000000000000000000000000000000000101010000000000000100000001000101010100010100020101000000000000000100000000000000000000000000000100000002000000020002020101000002000004020003000000040000000202030000000400000203');
INSERT INTO "snapshots" VALUES('twphcny9r9p2',195,1,'{"number":195,"position":195,"count":195,"seats":[{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false},{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false},{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false}],"used":[0.0,0.0,0.0],"since":1794881468.5134492,"ask":null,"last_turn":{"0":193,"1":195,"2":190},"rematch":null}',X'63000000000000002100000000000000020000000000000000000000000000000000000000000000040000000000000004000000000000000500000000000000FFFFFFFFFFFFFFFF0832C2422D000000003A39C9B9000000001530556000000000AE72481100000000797C55E400000000EAE228D900000000A4A8AB9900000000A1FBED170000000001010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080A00000000000000000000000000000004000000000000000700000000000000210000000000000000000000000000000000000000000000FEFFFFFFFFFFFFFF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B00000000000000000000000000000002000000000000000700000000000000130000000000000000000000000000000000000000000000FCFFFFFFFFFFFFFF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C00000000000000000000000000000000000000000000000700000000000000080000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001010702090603050801000001010003000001100402010B0802010B05020001040409010B090805090100070C0000000006000000000308000F0000010002020000000002000000000002000000000100000000000000010000000001000000000001000100000000000000000000000000000001000000000000010101000002010200000101020102000102010201020100080000000000000000000309000000000A000300000000000400000000000F01000002000000000000000100000001000000010000000000000000000000000001000000020003000100000000000000010204030502050000000001000001010001000100000100010100000100000000000001000101000001000200010000000001000001010000000000000000000000000000010000000000010000000000000000000100000000000000000000000000000101020000010000000102010101000003000200000400040000030003000004000502000004030000');
INSERT INTO "snapshots" VALUES('uscwzday3cum',474,1,'{"number":474,"position":474,"count":474,"seats":[{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false},{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false},{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false}],"used":[0.0,0.0,0.0],"since":1794881490.7218866,"ask":null,"last_turn":{"0":468,"1":474,"2":462},"rematch":null}',X'57000000000000001D00000000000000020000000000000000000000000000000000000000000000000000000000000006000000000000001500000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF0812933E8600000000C5304AE50000000013DE2266000000008BF9921A0000000033B9AAFB0000000051E081F60000000056374B6D000000008364EB260000000001180006000300000000000000000000000000000000000000000000000000000000000000000000000000000000000000010007000008000100000000000000000003000000050E0000000000000000000006000000000000000000000000000000080D00000000000000FFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF06000000000000000800000000000000050000000000000007000000000000000C00000000000000020000000000000003000000000000000A00000000000000FFFFFFFFFFFFFFFF090000000000000004000000000000000B000000000000000103001400110018150916170B0C0A000402000103060A010004080900000001090B000000050102000001070100040000060200010A06040A06030D0604010F04100101000000000000000000010000000000000002000000000000010100000001000000010000000200000000000000000000000000000001000000000000000000000000000100000000000000000200000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000020000000000000000000000000000000000000000010A0003000E0010000109070B041300020D0001010000010000000000000000000000000000000000000100000000000000000000010000000000000001000000000100000100000000000000010300000100000000000000010412131D1B1C0000000000000000000000000000000000000000000000000000000000001F2218090F00000000000000000000000C1A1701160B071E0802200D2400000E190A2105100000001523110001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001F1F1F1F1F1F1F1F1F1F1F1F0100001F1F1F1F1F1F0000000102040001292539303D35363A332C3F3B26312B3834283E3C2F0000000000000000004132402E42370000000000000100000003000003000000000000000000000000000200000000000000000000000000000000000001000001000002000000000000000000000000000000000000000000');
INSERT INTO "snapshots" VALUES('whm28zxam34i',1195,1,'{"number":1195,"position":1195,"count":1195,"seats":[{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false},{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false},{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false}],"used":[0.0,0.0,0.0],"since":1794881571.1101995,"ask":null,"last_turn":{"0":1192,"1":1195,"2":1189},"rematch":null}',X'ED000000000000004F00000000000000020000000000000000000000000000000000000000000000000000000000000001000000000000001300000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF08398A5B1F00000000A0C2BD1600000000348B29E20000000038F3483300000000B65AB61F0000000073C812E5000000000C59F2D40000000095A0E3E90000000001180006000300000000000000000000000000000000000000000000000000000000000000000000000000000000000000010C0505000800000000000000000000001709000E050B0003000000000000000008030000050900000000000000000000080500000000000000FFFFFFFFFFFFFFFF0800000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF02000000000000000D00000000000000070000000000000004000000000000000B00000000000000010000000000000003000000000000000900000000000000FFFFFFFFFFFFFFFF06000000000000000A000000000000000C00000000000000010E0015001400131205180917080F001006000104080A010200001A0109020201090305000B0E0D020301020000090100020201010C0504090403090402010C000A0100000100010000000000010000000001000000000000000000000000000000000000000003000100000000000000000000010002010001000200000000000000000300000003000000000000000000000000000000000000000000000001000000000000000001000002000000020000000300000000000000000000000000000000000200000001000000000000000000010E00090000000A140800100302120000050001010200010000000000000000000000000000000000000101000000000001000100000000000000000001030202010000000101000000000000010700000100000000000000010800000000000000000000000000000000000000000000000000000000000000000000000D0A1F121500000000000000000000001714111601021B1A181C071D200C0F1000001E192100000023030B0001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001F1F1F1F1F1F1F1F1F1F1F1F011F1F1F00001F1F1F00000001020400013B3F3926362E402D34352A273D32284237412F0000000000000000000000382C2B3E333A0000000000000100000000030201000001000000000200000000030000000000000000000000000000020002010000000200000000000002010000000000000000000001000000000000');
INSERT INTO "snapshots" VALUES('r34kqkh7h9hy',64,1,'{"number":64,"position":64,"count":64,"seats":[{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false},{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false}],"used":[0.0,0.0],"since":1794881575.5007803,"ask":null,"last_turn":{"0":61,"1":64},"rematch":null}',X'1300000000000000030000000000000000000000000000000000000000000000000000000000000000000000000000001B0000000000000005000000000000000C00000000000000FFFFFFFFFFFFFFFF08645DA1E9000000006354FB3900000000D7C715D4000000009B449DB000000000232EC91700000000FD3229BD00000000CC4B30750000000020540750000000000103000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000100000102000000010406020001000100000000080300000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000001000100000000000001000000000000000000000001000002000000000000000100000000000000000100000107220B05040C131F1618120F020323241708091D111C0114060E1500000000000000000000000000001E1921100D1B0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000101010102010000000000000000000000000000000000000000000000000000000000000000000000000101010101010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000020000000000000000000000000000000200000000000100000000010C100D0F0E00000000000000000000000000000014040503080100030300000003020003030100000000000303030001000000000000000000000000000000000000000000010001010101010100000001050C0D0E0F0601100703020B00000000040809');
INSERT INTO "snapshots" VALUES('yx35v6et9kep',65,1,'{"number":65,"position":65,"count":65,"seats":[{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false},{"holder":"person","level":null,"name":null,"claimed":true,"hotseat":true,"away":false,"resigned":false,"out_of_time":false}],"used":[0.0,0.0],"since":1794881583.7444544,"ask":null,"last_turn":{"0":65,"1":59},"rematch":null}',X'1100000000000000030000000000000000000000000000000000000000000000000000000000000000000000000000001C0000000000000005000000000000000C00000000000000FFFFFFFFFFFFFFFF086F31E495000000008196B1AC00000000437EC3EF0000000046C9947400000000DC78F0D300000000BB1D53A60000000087C323E700000000C554FD8500000000010300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000010101000100000000020304000000010000000008FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000101000000000000000000010000000000000001000001000002000000000000000100000000000000000100000102100F0E1101151C2416181A13230D1909081B042106050C20140A1700000000000000000000000000221D070B00000000000000000000000000000000000000000000000000000000000000001E1F000000000000000000000000000000000000000000000000000000000000000000000101010101020100000000000000000000000000000000000000000000000000000000000000000000000101010100000000000000000000000000000000000000000000000000000000000000000202000000000000000000000000000000000000000000000000000000000000000000000100000001000000000000000000000000000002000000000000000000000000000000000000010F09140C130000000000000000000000000000000B030207100100030000010303000300020000030300000303000001000000000000000000000000000000000000000000010001010101000001000101040B0A050C0210090801060E0000000007030D');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	header TEXT NOT NULL, 
	record_header TEXT NOT NULL, 
	sheet_id VARCHAR(32) NOT NULL, 
	made_at FLOAT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	joinable BOOLEAN NOT NULL, 
	to_move INTEGER, 
	used_at FLOAT NOT NULL, 
	noticed_at FLOAT, 
	wake_at FLOAT, 
	lease_owner VARCHAR(32), 
	lease_until FLOAT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(sheet_id) REFERENCES sheets (id)
);
INSERT INTO "tables" VALUES('aymbaw3f4khu','{"kind":"game","game":"nippon","players":3,"options":{"round_limit":0},"sheet":"539d83b3feabcb55","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"29dbb4369cb957db058ffaf7b72c62c63df800fb0a7c42e2b9a80befb9a9ee92","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game nippon
rules 1
sheet 539d83b3feabcb55
players 3
option round_limit 0
seed 0xab570a85a9d89855985885777615a99c634ffb4d217befc9e5e67d6c6c6dac81

','539d83b3feabcb55',1.79488142629968309409e+09,'running',0,0,1.79488142652219152448e+09,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('yqttnikmika5','{"kind":"game","game":"nippon","players":3,"options":{"round_limit":0},"sheet":"539d83b3feabcb55","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"5630e183e352a0675f2c3ab2aac691cb41ec4ad044c577a77186f0c91c31be22","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game nippon
rules 1
sheet 539d83b3feabcb55
players 3
option round_limit 0
seed 0xd2135bd44cdc4d2ed859d1b13fc050af12424574edd09fd1f0cfa6c75bdec2d6

','539d83b3feabcb55',1.79488142670540022855e+09,'running',0,0,1.79488143241590332984e+09,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('ika7ucteajvv','{"kind":"game","game":"nippon","players":3,"options":{"round_limit":0},"sheet":"539d83b3feabcb55","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"d55776c53847f85f8c56dc4bbab3bb98972529cf7dd5ea628b42f04e426a74be","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game nippon
rules 1
sheet 539d83b3feabcb55
players 3
option round_limit 0
seed 0xcd40b9b73fa9a205310bc4ea0a055ecd207256fc6e71e706c9d17228df3999b1

','539d83b3feabcb55',1.79488143244129490856e+09,'running',0,1,1.79488143978539299965e+09,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('ztjmc79pq8vb','{"kind":"game","game":"nippon","players":3,"options":{"round_limit":0},"sheet":"539d83b3feabcb55","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"3d11b69c802ee9dcffc67493f991e043c9517b1760d5d1bd7740515313265e87","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game nippon
rules 1
sheet 539d83b3feabcb55
players 3
option round_limit 0
seed 0x77bcdfe689cb7e0a5c3ecc2e1360dbe5f7deef79adf024b811ab4b93b0bc3966

','539d83b3feabcb55',1.79488144023028516763e+09,'running',0,0,1.79488144462967109679e+09,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('wjb8e82geiw7','{"kind":"game","game":"nippon","players":3,"options":{"round_limit":0},"sheet":"539d83b3feabcb55","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"f72bc98c07cd0d424d2ea597fd8304eba3c25ef143d90ae5836d6c0972c6de40","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game nippon
rules 1
sheet 539d83b3feabcb55
players 3
option round_limit 0
seed 0x7a9f4137eff3a923443932b59d0821c1dd6f0d69a094b6d17172dd4751d46bc9

','539d83b3feabcb55',1.79488144464416193965e+09,'running',0,2,1.79488144475658965111e+09,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('ctg872ytk4hb','{"kind":"game","game":"nippon","players":3,"options":{"round_limit":0},"sheet":"539d83b3feabcb55","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"cc4da25c385c152091bcc5a43031c9073c80cac617323a091b893a15f7481098","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game nippon
rules 1
sheet 539d83b3feabcb55
players 3
option round_limit 0
seed 0xdfb48ccb4a18525ea84d5e927118508782d7f4d1bd1ac9ebd182009c12cd5910

','539d83b3feabcb55',1.7948814447887811661e+09,'finished',0,NULL,1.79488145549244594578e+09,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('twphcny9r9p2','{"kind":"game","game":"nippon","players":3,"options":{"round_limit":0},"sheet":"539d83b3feabcb55","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"019335b1625f71e86b1eec3213fdd6c4f37aab07feacb2a2a7d4681b736805d5","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game nippon
rules 1
sheet 539d83b3feabcb55
players 3
option round_limit 0
seed 0x78c0193dec167c23afe11dece416d6e09fb31837eee9ed5f115ed6c8ebf61cf4

','539d83b3feabcb55',1.79488145550316762922e+09,'finished',0,NULL,1.79488147332542800904e+09,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('uscwzday3cum','{"kind":"game","game":"yokohama","players":3,"options":{"edition":"second","rival":false,"achievement_rewards":false,"free_agents":false,"round_limit":0},"sheet":"110fac5c11ed9e23","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"394b2e460e646b777b9a19e31f4f669b3bd272576936af41d308240d9357a127","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game yokohama
rules 1
sheet 110fac5c11ed9e23
players 3
option edition second
option rival off
option achievement_rewards off
option free_agents off
option round_limit 0
seed 0x19e36f467621d2c8c240a6d766eef0041c0315f2c4c4a28c99fcf1e1970b5b0b

','110fac5c11ed9e23',1.79488147358988547322e+09,'running',0,1,1.79488149208501791952e+09,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('mk5u54dv9f8t','{"kind":"game","game":"yokohama","players":3,"options":{"edition":"second","rival":false,"achievement_rewards":false,"free_agents":false,"round_limit":0},"sheet":"110fac5c11ed9e23","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"493a379e847c867e1bb1c63ecb86432eb7b90c3d8e1d5ee94242f611160040aa","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game yokohama
rules 1
sheet 110fac5c11ed9e23
players 3
option edition second
option rival off
option achievement_rewards off
option free_agents off
option round_limit 0
seed 0x25d4aa1ceb785e6a2c3f83598639464ad123a44f8ae3f36895a615abf249d0fc

','110fac5c11ed9e23',1.79488149213772296905e+09,'running',0,2,1.79488149263774275782e+09,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('ga72wtkgivb3','{"kind":"game","game":"yokohama","players":3,"options":{"edition":"second","rival":false,"achievement_rewards":false,"free_agents":false,"round_limit":0},"sheet":"110fac5c11ed9e23","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"a8ada75ad66a5f49aa16f6ecb70eb8613aa9aff628daac9e53559e067c904c38","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game yokohama
rules 1
sheet 110fac5c11ed9e23
players 3
option edition second
option rival off
option achievement_rewards off
option free_agents off
option round_limit 0
seed 0x375affae77c784c1603e463b2586397321f63492280748c2f533dd3ad8300062

','110fac5c11ed9e23',1794881493.08273,'running',0,0,1.79488149377060103419e+09,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('eixskannpf5g','{"kind":"game","game":"yokohama","players":3,"options":{"edition":"second","rival":false,"achievement_rewards":false,"free_agents":false,"round_limit":0},"sheet":"110fac5c11ed9e23","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"225b09b9d56dcaf06bb7c1a72d2e2ccf85ed3c6c1737e540b404dcd7072d91a3","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game yokohama
rules 1
sheet 110fac5c11ed9e23
players 3
option edition second
option rival off
option achievement_rewards off
option free_agents off
option round_limit 0
seed 0x3803ff3bb18952e56f3202b9540d59def0660f4c5bbfd6bb48eea60297fb5d1e

','110fac5c11ed9e23',1.79488149424093174936e+09,'running',0,1,1.79488149435991048812e+09,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('u9imbrab9h58','{"kind":"game","game":"yokohama","players":3,"options":{"edition":"second","rival":false,"achievement_rewards":false,"free_agents":false,"round_limit":0},"sheet":"110fac5c11ed9e23","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"5439626798a1b0a6d8149e9463d045a8a48b0008d941ac839485cca70fb669a1","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game yokohama
rules 1
sheet 110fac5c11ed9e23
players 3
option edition second
option rival off
option achievement_rewards off
option free_agents off
option round_limit 0
seed 0x2740a98ea35465d9b7a6a020dbd952b46ed8759b03ba736091baa345e619953b

','110fac5c11ed9e23',1.7948814944321110249e+09,'running',0,0,1.79488149626616954801e+09,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('whm28zxam34i','{"kind":"game","game":"yokohama","players":3,"options":{"edition":"second","rival":false,"achievement_rewards":false,"free_agents":false,"round_limit":0},"sheet":"110fac5c11ed9e23","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"698689295b053e663681253df7f3395279ab23393aa3628fafa44b6184596043","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game yokohama
rules 1
sheet 110fac5c11ed9e23
players 3
option edition second
option rival off
option achievement_rewards off
option free_agents off
option round_limit 0
seed 0xa7ffcbd9ce266ea1626fb40a37a0b96323076e39e7ad12e2701ff322e2bcc2cc

','110fac5c11ed9e23',1.79488149645164775849e+09,'finished',0,NULL,1.79488157258601975442e+09,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('r34kqkh7h9hy','{"kind":"game","game":"duel","players":2,"options":{"round_limit":0},"sheet":"ba3644edcffb93e8","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"352cbd7027f255af978e6ebe7fb98a4f53b753086aaa2ce745c603633a69c05a","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game duel
rules 1
sheet ba3644edcffb93e8
players 2
option round_limit 0
seed 0xf0a3931a1fc38aa7f3c1632039032e57a2347191ff2d26922bbd7486d76b89b2

','ba3644edcffb93e8',1.79488157271249914172e+09,'finished',0,NULL,1.7948815785467119217e+09,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('d7r5pejnavrh','{"kind":"game","game":"duel","players":2,"options":{"round_limit":0},"sheet":"ba3644edcffb93e8","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"c76d372dea48737cadf4263ddcea356ce99b9e1b537045c677e2c6e0fc2b786c","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game duel
rules 1
sheet ba3644edcffb93e8
players 2
option round_limit 0
seed 0x7e5849fff168eab3afc84c9f2d47f2af0025873ba2fbfb95580c73e245ea1ac3

','ba3644edcffb93e8',1.79488157855829763413e+09,'running',0,1,1.79488158109349322318e+09,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('taqyc7867stn','{"kind":"game","game":"duel","players":2,"options":{"round_limit":0},"sheet":"ba3644edcffb93e8","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"a7cdd4fe8f36f327440dac4e96e3e5948342c90f5704dcf691f4d27b61701d75","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game duel
rules 1
sheet ba3644edcffb93e8
players 2
option round_limit 0
seed 0x15cf9556e6d175a00fd0d26f1aaa2b01aac32eebd407949350cd93ba77dafe3b

','ba3644edcffb93e8',1.79488158113637232783e+09,'running',0,1,1.79488158136028313639e+09,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('iez4xggnshcr','{"kind":"game","game":"duel","players":2,"options":{"round_limit":0},"sheet":"ba3644edcffb93e8","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"7ab8e15f22522694754b1108e4fb3f003fea8e1ed98b042e548d86039cfa73f8","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game duel
rules 1
sheet ba3644edcffb93e8
players 2
option round_limit 0
seed 0xe5ef3a276d2303d3d0307abca38ac0dd17c50bfa8f6aa785ee2c255da99fa8e0

','ba3644edcffb93e8',1.79488158139852046969e+09,'running',0,1,1.79488158186253261567e+09,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('d5zew2tqy42p','{"kind":"game","game":"duel","players":2,"options":{"round_limit":0},"sheet":"ba3644edcffb93e8","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"6122e557a684129a67e718ce8a2a924b85e42b43e2e73515679a46e069edc3a8","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game duel
rules 1
sheet ba3644edcffb93e8
players 2
option round_limit 0
seed 0x04aa42756bbacbf2e5586c91533b331c86172969b403435ad4109f7db0f34b8c

','ba3644edcffb93e8',1.79488158189474630356e+09,'running',0,0,1.7948815825824747086e+09,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('yx35v6et9kep','{"kind":"game","game":"duel","players":2,"options":{"round_limit":0},"sheet":"ba3644edcffb93e8","own_sheet":false,"seats":[{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true},{"holder":"person","level":null,"name":null,"hotseat":true,"claimed":true}],"promise":"f6a7b0a46c9330ee4649f7399a38bb0d38642c649d0135bf58bb0a13109df9d3","clock":{"kind":"none","seconds":0,"on_timeout":"bot"},"stand_in":"merchant","name":null,"open":false,"spectators":true,"spectator_delay":0}','hatoba 1
game duel
rules 1
sheet ba3644edcffb93e8
players 2
option round_limit 0
seed 0xeb6a8330bf9595e80ecd8398b65a5457d02a6d04a7f7e63ddf80a9893126f553

','ba3644edcffb93e8',1.79488158283041405677e+09,'finished',0,NULL,1.79488158753810763358e+09,NULL,NULL,NULL,NULL);
CREATE TABLE webhooks (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	url TEXT NOT NULL, 
	owed INTEGER, 
	tries INTEGER NOT NULL, 
	due_at FLOAT, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX tables_wake ON tables (wake_at);
CREATE INDEX tables_used ON tables (used_at);
CREATE INDEX tables_joinable ON tables (joinable);
CREATE INDEX links_table ON links (table_id);
COMMIT;

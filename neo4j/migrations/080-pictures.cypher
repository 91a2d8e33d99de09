// Pictures of users: (:User)-[:HAS_PICTURE]->(:UserPicture)-[:HAS_BYTES]->(:Blob).
CREATE CONSTRAINT user_picture_key IF NOT EXISTS FOR (n:UserPicture) REQUIRE n.key IS UNIQUE;

// What is in the bin has a label, which counts and lists of it begin with.
MATCH (e:Entity {binned: true}) WHERE NOT e:Binned CALL (e) { SET e:Binned } IN TRANSACTIONS OF 10000 ROWS;

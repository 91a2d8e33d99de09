// What stands on private charts that none of their editors may show to others, as far as can be told from who is Co-Owner of it; new placements are marked as they are made.
MATCH (d:Dataset)-[c:CONTAINS]->(e:Entity)
WHERE coalesce(d.visibility, 'private') <> 'public' AND c.restricted IS NULL AND NOT (e:Sticky OR e:Image OR e:TextBox)
  AND NOT EXISTS { MATCH (d)<-[h:HAS_ACCESS]-(:User)-[:HAS_ACCESS {permission: 'Co-Owner'}]->(e) WHERE h.permission IN ['Co-Owner', 'Editor'] }
  AND NOT EXISTS { (e)<-[:CONTAINS]-(:Dataset {visibility: 'public'}) }
CALL (c) { SET c.restricted = true } IN TRANSACTIONS OF 10000 ROWS;
MATCH (d:Dataset)-[:HAS_SNAPSHOT]->(s:Snapshot)
WHERE s.restricted IS NULL
CALL (d, s) {
  SET s.restricted = COLLECT { MATCH (d)-[:CONTAINS {restricted: true}]->(e:Entity) WHERE s.content CONTAINS e.key RETURN e.key }
} IN TRANSACTIONS OF 100 ROWS;

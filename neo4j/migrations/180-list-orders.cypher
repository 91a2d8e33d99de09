// Orders and filters of lists by index: what is kept for them on entities, the orders themselves, and parts of names.
MATCH (e:Entity)
CALL (e) {
  SET e.placedCount = COUNT { (e)<-[:CONTAINS]-(:Dataset) },
      e.countryLower = toLower(toStringOrNull(e.country)),
      e.nationalityLower = toLower(toStringOrNull(e.nationality)), e.accountLocationLower = toLower(toStringOrNull(e.accountLocation))
} IN TRANSACTIONS OF 10000 ROWS;
CREATE INDEX entity_list_name IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.nameLower);
DROP INDEX entity_type_name_lower IF EXISTS;
CREATE INDEX entity_list_created IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.createdDate, n.nameLower);
CREATE INDEX entity_list_modified IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.modifiedDate, n.nameLower);
CREATE INDEX entity_list_placed IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.placedCount, n.nameLower);
CREATE INDEX entity_list_country IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.countryLower, n.nameLower);
CREATE INDEX entity_list_nationality IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.nationalityLower, n.nameLower);
CREATE INDEX entity_list_account_location IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.accountLocationLower, n.nameLower);
CREATE TEXT INDEX entity_name_parts IF NOT EXISTS FOR (n:Entity) ON (n.nameLower);
CREATE INDEX entity_list_worth IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.worth, n.nameLower);
CREATE INDEX entity_list_valuation IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.valuation, n.nameLower);
CREATE INDEX entity_list_purchase_price IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.purchasePrice, n.nameLower);
CREATE INDEX entity_list_estimated_value IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.estimatedValue, n.nameLower);
CREATE INDEX entity_list_rental_value IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.rentalValue, n.nameLower);
CREATE INDEX entity_list_current_value IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.currentValue, n.nameLower);
CREATE INDEX entity_list_birth_date IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.birthDate, n.nameLower);
CREATE INDEX entity_list_incorporation IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.incorporation, n.nameLower);
CREATE INDEX entity_list_creation IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.creation, n.nameLower);
CREATE INDEX entity_list_start IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.start, n.nameLower);
CREATE INDEX entity_list_deadline IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.deadline, n.nameLower);
CREATE INDEX entity_list_purchase IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.purchase, n.nameLower);
CREATE INDEX entity_list_registered IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.registered, n.nameLower);
CREATE INDEX entity_list_launch IF NOT EXISTS FOR (n:Entity) ON (n.organizationKey, n.typeName, n.launch, n.nameLower);
CREATE INDEX entity_collaboration IF NOT EXISTS FOR (n:Entity) ON (n.collaborationStatus);
// Searches by words, within an organization.
CREATE FULLTEXT INDEX entityText IF NOT EXISTS FOR (n:Entity) ON EACH [n.name, n.customFieldNames, n.customFieldValues, n.organizationKey];
CREATE FULLTEXT INDEX chartText IF NOT EXISTS FOR (n:Dataset) ON EACH [n.name, n.organizationKey];
CREATE FULLTEXT INDEX tagText IF NOT EXISTS FOR (n:Tag) ON EACH [n.name, n.organizationKey];
DROP INDEX entityWords IF EXISTS;
DROP INDEX tagNames IF EXISTS;

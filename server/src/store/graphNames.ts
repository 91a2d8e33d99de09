import type { Driver } from 'neo4j-driver';

const LABELS = `
  AttachedPerson AuditEntry Binned Blob ChartImage ChartSave ChartStyle Counter Dataset DuplicatePair Entity File FilesFolder Folder
  Identifier Image Individual LinkRole LookupCandidate LookupSource Mail Merge MergedKey Migration MigrationLock Organization
  PendingStatements Project Register RegisterEdition RegisterLink RegisterParty Request Screening Secret Session Settings
  SharingLink SharingVisit Snapshot Statement Sticky Tag TextBox Ticket Upload User UserPicture WebLink`;

const RELATIONSHIP_TYPES = `
  ABOUT CONTAINS EDITS GRANTS HAS_ACCESS HAS_BYTES HAS_CANDIDATE HAS_EDITION HAS_FILE HAS_IMAGE HAS_PICTURE HAS_SAVE HAS_SCREENING
  HAS_SETTINGS HAS_SNAPSHOT HAS_SOURCE HAS_STATE HAS_VISIT HOLDS IDENTIFIED_BY KEY_PERSON_OF LETS_IN LINK MEMBER_OF OF OPENED OPENS
  OPENS_LINK SENT SENT_AS SENT_TO SHOWS TAGS TAKEN_FROM`;

const PROPERTY_KEYS = `
  accountLocation accountNumber accountType address adjusting arrowType asOf at bankName binned binnedDate birthDate checksum color
  comment commentDate commentUserName contentType copyOf country createdAt createdBy createdByName createdDate dashed datasetKey
  deactivated deadline description email emailIsClaimed ended endedDate expires expiresAt expiry fileQuotaMegabytes files fillColor
  firstName flag folder forceSecondFactor fromSpot groups handle holder iban imageKey imoNumber info into isAdmin isPending json key
  keyPersons kind lastAccessed lastName lastVisit lengthUnit linkTextPosition look maskSecret maxVisits mayExport mergeStamp
  modifiedBy modifiedDate modifierName name nameLower nameSince nationality notes number organizationKey orphanedAt owesSecondFactor
  ownership party password passwordHash passwordMin paused percentage permission phone place points preview private propertyType
  reason registration restricted revision roles rolesJson routing sentDate serialNumber sessionHours sha256 shareDaysMax
  shareNeedsPassword sharingOff showAnnotations showMarks size stamp state styleKey tailNumber tfaSecret toSpot trailEnd tries
  trustType type typeName url userKey value visibility visits width x y yachtLength`;

const KINDS = [
  { names: LABELS, present: 'CALL db.labels() YIELD label AS name', create: 'db.createLabel' },
  {
    names: RELATIONSHIP_TYPES,
    present: 'CALL db.relationshipTypes() YIELD relationshipType AS name',
    create: 'db.createRelationshipType',
  },
  { names: PROPERTY_KEYS, present: 'CALL db.propertyKeys() YIELD propertyKey AS name', create: 'db.createProperty' },
] as const;

/**
 * Creates what the store lacks of the labels, relationship types and property keys that Stemma's statements name. Neo4j plans a
 * statement anew at each run while it names one that no record has had yet.
 */
export async function createGraphNames(driver: Driver, database: string): Promise<void> {
  for (const { names, present, create } of KINDS) {
    const { records } = await driver.executeQuery(`/* graphNames.present */ ${present} RETURN name`, {}, { database });
    const there = new Set(records.map((record) => String(record.get('name'))));
    const missing = names.split(/\s+/).filter((name) => name !== '' && !there.has(name));
    if (missing.length === 0) continue;
    await driver.executeQuery(
      `/* graphNames.create */ UNWIND $missing AS name CALL ${create}(name)`,
      { missing },
      { database },
    );
  }
}

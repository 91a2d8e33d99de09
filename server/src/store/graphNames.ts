import type { Driver } from 'neo4j-driver';

const LABELS = `
  Aircraft AttachedPerson AuditEntry BankAccount Binned Blob ChartImage ChartSave ChartStyle Company Counter Custom Dataset
  DuplicatePair Entity File FilesFolder Folder Identifier Image Individual LinkRole LookupCandidate LookupSource Mail Merge
  MergedKey Migration MigrationLock Organization PendingStatements Project Property Register RegisterEdition RegisterLink
  RegisterParty Request Screening Secret Session Settings SharingLink SharingVisit Snapshot Statement Sticky Tag TextBox Ticket
  Trust Upload User UserPicture WebLink Yacht`;

const RELATIONSHIP_TYPES = `
  ABOUT CONTAINS EDITS GRANTS HAS_ACCESS HAS_BYTES HAS_CANDIDATE HAS_EDITION HAS_FILE HAS_IMAGE HAS_PICTURE HAS_SAVE HAS_SCREENING
  HAS_SETTINGS HAS_SNAPSHOT HAS_SOURCE HAS_STATE HAS_VISIT HOLDS IDENTIFIED_BY KEY_PERSON_OF LETS_IN LINK MEMBER_OF OF OPENED OPENS
  OPENS_LINK SENT SENT_AS SENT_TO SHOWS TAGS TAKEN_FROM`;

const PROPERTY_KEYS = `
  a acceptedFindings acceptedFindingsBy accountLocation accountNumber accountType action address addresses adjusting after agent
  answer arrowType asOf askedAt at b bankName baseUrl before binned binnedBy binnedDate birthDate blobKey by category chartKey
  charts chartsLeft checksum closing collaborationStatus color comment commentDate commentUserName content contentType copyOf
  country createdAt createdBy createdByName createdDate creation dashed dataset datasetKey datasets day deactivated deadline
  decidedAt decidedBy decidedDigest decidedOn description detail details digest duplicatesAt duplicatesMark edition email
  emailIsClaimed ended endedDate entityKey entityName expires expiresAt expiry facts fault faultAt fileName fileNames
  fileQuotaMegabytes files fillColor finishedDate firstName flag folder forceSecondFactor foundOn fromSpot goneAt groups handle
  holder iban imageKey imoNumber importedAt info into isAdmin isGone isNightly isOn isPending json keptKey keptName key keyPersons
  keySealed kind lastAccessed lastName lastSeen lastVisit lei lengthUnit licence link linkTextPosition links look maskSecret
  maxVisits mayExport mergeStamp message messageDomains middleName modifiedBy modifiedDate modifierName name nameLower nameSince
  nationality news newsDay notes number numbers organizationKey orphanedAt otherKey otherName otherTypeName owesSecondFactor owners
  ownership part parties party password passwordHash passwordMin paused percentage permission phone place points position preview
  private propertyType publisher purpose rate reason reasons record recordId recordKey recordStatus recordType registerKey
  registration requestId requestSubject requestText restricted revision roles rolesJson routing says score screenedAt seenOn
  sentDate serialNumber sessionHours sha256 shareDaysMax shareNeedsPassword sharingOff showAnnotations showMarks since size skipped
  skippedLines source sourceKey sourceName stamp startedDate state statementDate statementId styleKey subject tailNumber target
  tfaSecret threshold to toSpot topics trailEnd tries trustType type typeName url usedAt userKey value visibility visits width x y
  yachtLength`;

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

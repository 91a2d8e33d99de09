import { PARTIES } from '@stemma/shared/entities/entity';
import { RECORD_TYPES } from '@stemma/shared/entities/typeNames';
import { z } from 'zod';

// BODS 0.4 as far as Stemma reads it (openownership/data-standard, schema/*.json); fields it does not know are let through.
// Codes stay plain text: a code that the standard adds later must not make a statement unreadable.

const text = z.string().nullish();
const list = <T extends z.ZodType>(item: T) => z.array(item).nullish();

const placeShape = z.object({ name: text, code: text });
const addressShape = z.object({ type: text, address: text, postCode: text, country: placeShape.nullish() });
const identifierShape = z.object({ id: text, scheme: text, schemeName: text });
const unspecifiedShape = z.object({ reason: text, description: text });

const nameShape = z.object({ type: text, fullName: text, familyName: text, givenName: text, patronymicName: text });

/** Beyond the standard: the record as Stemma keeps it, from formats that have more types and fields than BODS. */
const ownRecordShape = z
  .object({
    type: z.enum(RECORD_TYPES),
    party: z.enum(PARTIES).nullish(),
    fields: z.record(z.string().max(100), z.union([z.string(), z.number(), z.boolean()])).nullish(),
    notes: text,
  })
  .nullish()
  .catch(null);

export const personShape = z.object({
  personType: text,
  unspecifiedPersonDetails: unspecifiedShape.nullish(),
  names: list(nameShape),
  identifiers: list(identifierShape),
  nationalities: list(placeShape),
  placeOfBirth: addressShape.nullish(),
  birthDate: text,
  deathDate: text,
  taxResidencies: list(placeShape),
  addresses: list(addressShape),
  politicalExposure: z.object({ status: text }).nullish(),
  record: ownRecordShape,
});

export const entityShape = z.object({
  entityType: z.object({ type: text, subtype: text, details: text }).nullish(),
  unspecifiedEntityDetails: unspecifiedShape.nullish(),
  name: text,
  alternateNames: list(z.string()),
  jurisdiction: placeShape.nullish(),
  identifiers: list(identifierShape),
  foundingDate: text,
  dissolutionDate: text,
  addresses: list(addressShape),
  uri: text,
  record: ownRecordShape,
});

const shareShape = z.object({
  exact: z.unknown(),
  minimum: z.unknown(),
  maximum: z.unknown(),
  exclusiveMinimum: z.unknown(),
  exclusiveMaximum: z.unknown(),
});

const interestShape = z.object({
  type: text,
  /** Beyond the standard: the role's own name, from formats that have more roles than BODS has codes. */
  role: text,
  /** Beyond the standard, as the fields of a role of the same names. */
  basis: text,
  joint: text,
  source: text,
  checkedOn: text,
  checkedBy: text,
  directOrIndirect: text,
  beneficialOwnershipOrControl: z.boolean().nullish(),
  details: text,
  share: shareShape.partial().nullish(),
  startDate: text,
  endDate: text,
});

const idText = z.string().trim().min(1).max(1000);
const endShape = z.union([idText, unspecifiedShape]);

export const relationshipShape = z.object({
  subject: endShape,
  interestedParty: endShape,
  interests: list(interestShape),
});

export const headShape = z.object({
  statementId: idText,
  statementDate: text,
  publicationDetails: z
    .object({ publicationDate: text, publisher: z.object({ name: text, url: text }).nullish() })
    .nullish(),
  declarationSubject: text,
  recordId: idText,
  recordType: z.enum(['person', 'entity', 'relationship']),
  recordStatus: text,
  source: z.object({ description: text, url: text }).nullish().catch(null),
});

export type BodsPlace = z.output<typeof placeShape>;
export type Address = z.output<typeof addressShape>;
export type Identifier = z.output<typeof identifierShape>;
export type OwnRecord = z.output<typeof ownRecordShape>;
export type Unspecified = z.output<typeof unspecifiedShape>;
export type PersonName = z.output<typeof nameShape>;
export type PersonDetails = z.output<typeof personShape>;
export type EntityDetails = z.output<typeof entityShape>;
export type RelationshipDetails = z.output<typeof relationshipShape>;
export type Interest = z.output<typeof interestShape>;
export type Share = NonNullable<Interest['share']>;

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

/** Beyond the standard: what a format says in words, and what Stemma keeps that BODS has no place for. */
const beyondShape = {
  note: text,
  stemma: z
    .object({
      typeName: z.enum(RECORD_TYPES).nullish().catch(null),
      /** Nothing says the type: it is guessed by how the name is written. */
      isTypeGuessed: z.boolean().nullish().catch(null),
      party: z.enum(PARTIES).nullish().catch(null),
      fields: z.record(z.string(), z.unknown()).nullish().catch(null),
      /** In the place of what the standard's own fields say in words. */
      description: text,
    })
    .nullish()
    .catch(null),
};

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
  ...beyondShape,
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
  ...beyondShape,
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
  /** Beyond the standard: the code that stands for the interest where BODS has none of its own for it. */
  code: text,
  /** Beyond the standard: what is stated beside the share and its dates, each as roles keep it; dates where they name no day. */
  basis: text,
  joint: text,
  source: text,
  checkedOn: text,
  checkedBy: text,
  startDateStated: text,
  endDateStated: text,
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
  /** Beyond the standard: a link that says of no role is bare; one that is drawn stays on the chart though its roles have ended. */
  stemma: z.object({ isBare: z.boolean(), isDrawn: z.boolean() }).partial().nullish().catch(null),
});

export const headShape = z.object({
  statementId: idText,
  statementDate: text,
  publicationDetails: z
    .object({
      publicationDate: text,
      publisher: z.object({ name: text, url: text }).nullish(),
      // Beyond the standard: whose record it is that another publisher states anew.
      recordPublisher: z.object({ name: text }).nullish().catch(null),
      // Of what was taken from a register.
      register: z.object({ name: text, day: text }).nullish().catch(null),
    })
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
export type Unspecified = z.output<typeof unspecifiedShape>;
export type PersonName = z.output<typeof nameShape>;
export type PersonDetails = z.output<typeof personShape>;
export type EntityDetails = z.output<typeof entityShape>;
export type RelationshipDetails = z.output<typeof relationshipShape>;
export type Interest = z.output<typeof interestShape>;
/** What entities and persons may say beyond the standard. */
export type Beyond = Pick<EntityDetails, 'note' | 'stemma'>;
export type Share = NonNullable<Interest['share']>;

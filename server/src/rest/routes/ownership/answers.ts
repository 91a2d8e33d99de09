import { EVIDENCE_KINDS } from '@stemma/shared/chart/linkRole';
import { FINDING_CODES, SEVERITIES } from '@stemma/shared/ownership/finding';
import { BASIS_NAMES, CATEGORY_NAMES, PRESET_NAMES, VERDICT_NAMES } from '@stemma/shared/rules/ownershipNames';
import { z } from 'zod';

/** One of the words that calls write. */
function oneOf<Name extends string>(names: Readonly<Record<string, Name>>) {
  return z.enum(Object.values(names) as [Name, ...Name[]]);
}

const partyAnswer = z
  .object({ key: z.string().nullable().describe('Null for what is hidden.'), name: z.string(), typeName: z.string() })
  .meta({ id: 'OwnershipParty' });

const basedOn = z
  .object({
    charts: z.array(z.string()),
    revision: z.number().int().nullable(),
    links: z.number().int(),
    entities: z.number().int(),
    at: z.string(),
    hash: z.string().describe('SHA-256 of the counted links, the day and the settings.'),
  })
  .meta({ id: 'BasedOn' });

const preset = {
  preset: oneOf(PRESET_NAMES),
  threshold: z.number().describe('Percent.'),
  inclusive: z.boolean(),
  articles: z.string(),
  textOf: z.string().describe('When the text of the rules was read, year and month.'),
};

const bounds = {
  direct: z.number(),
  indirect: z.number(),
  total: z.number().describe('The least total share, percent, unrounded.'),
  upper: z.number(),
  ceiling: z.number().describe('If all that is unknown were his.'),
  moreThan: z.boolean(),
  isTight: z.boolean(),
  declared: z.number().nullable(),
  computable: z.boolean(),
  verdict: oneOf(VERDICT_NAMES),
};

const controllerAnswer = z.object({ party: partyAnswer, certain: z.boolean(), through: z.array(partyAnswer) });
const controlledAnswer = z.object({
  party: partyAnswer,
  certain: z.boolean(),
  by: z.array(partyAnswer),
  byRole: z.boolean(),
});

export const findingAnswer = z
  .object({
    code: z.enum(FINDING_CODES),
    severity: z.enum(SEVERITIES),
    text: z.string(),
    template: z.string().describe('The text, with names in braces for `values`: for other languages.'),
    values: z.array(z.object({ name: z.string(), value: z.string() })),
    entities: z.array(partyAnswer),
    links: z.array(z.string()),
    suggestion: z.string(),
    factsHash: z.string(),
    accepted: z
      .object({ reason: z.string(), by: z.string(), byName: z.string(), on: z.string() })
      .nullable()
      .describe('Why it is set aside; null where it is not.'),
  })
  .meta({ id: 'Finding' });

export const ownershipAnswer = z
  .object({
    subject: partyAnswer,
    asOf: z.string(),
    basis: oneOf(BASIS_NAMES),
    ...preset,
    votesFromShares: z.boolean(),
    contradictory: z.boolean(),
    calculable: z.boolean(),
    blocked: z.boolean().nullable(),
    holders: z.array(
      z.object({
        party: partyAnswer,
        ultimate: z.boolean(),
        ...bounds,
        why: z.array(z.string()),
        parties: z.array(z.object({ party: partyAnswer, as: z.string() })),
      }),
    ),
    more: z.number().int(),
    coverage: z.array(z.object({ category: oneOf(CATEGORY_NAMES), share: z.number() })),
    coverageText: z.string(),
    selfHeld: z.number(),
    controllers: z.array(controllerAnswer),
    votesOfControlled: z.boolean(),
    noBeneficialOwner: z.object({ text: z.string(), officials: z.array(partyAnswer) }).nullable(),
    loops: z.array(z.array(z.string())),
    findings: z.array(findingAnswer),
    basedOn,
  })
  .meta({ id: 'Ownership' });

export const holdingsAnswer = z
  .object({
    holder: partyAnswer,
    asOf: z.string(),
    basis: oneOf(BASIS_NAMES),
    ...preset,
    votesFromShares: z.boolean(),
    contradictory: z.boolean(),
    calculable: z.boolean(),
    holdings: z.array(z.object({ party: partyAnswer, ...bounds, controls: z.boolean(), mayControl: z.boolean() })),
    more: z.number().int(),
    group: z.array(controlledAnswer),
    basedOn,
  })
  .meta({ id: 'Holdings' });

export const controlAnswer = z
  .object({
    subject: partyAnswer,
    asOf: z.string(),
    votesFromShares: z.boolean(),
    controllers: z.array(controllerAnswer),
    votesOfControlled: z.boolean(),
    group: z.array(controlledAnswer).describe('The first of `by` is the parent in the tree of the group.'),
    basedOn,
  })
  .meta({ id: 'Control' });

const evidenceFields = {
  kind: z.enum(EVIDENCE_KINDS),
  key: z.string(),
  name: z.string().describe('Of a statement its publisher and its day.'),
  url: z.string().nullable().describe('Of a web link.'),
  statementId: z.string().nullable().describe("Of a statement: its publisher's own id of it."),
};
export const evidenceNameAnswer = z.object(evidenceFields).meta({ id: 'EvidenceName' });
const namedEvidence = z
  .object({ ...evidenceFields, note: z.string().nullable().describe('The page, or where else in it.') })
  .meta({ id: 'NamedEvidence' });

const pathRole = z.object({
  linkKey: z.string(),
  chartKey: z.string().nullable(),
  role: z.string(),
  percentage: z.number().nullable(),
  minimum: z.number().nullable(),
  maximum: z.number().nullable(),
  minimumExclusive: z.boolean().nullable(),
  maximumExclusive: z.boolean().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  via: z.enum(['direct', 'indirect', 'unknown']).nullable(),
  interest: z.string().nullable(),
  source: z.string().nullable(),
  evidence: z.number().int().describe('How many files, web links and statements it cites.'),
  documents: z.array(namedEvidence).describe('What of it the caller may see.'),
  checkedOn: z.string().nullable(),
  checkedBy: z.string().nullable(),
});

export const pathsAnswer = z
  .object({
    subject: partyAnswer,
    holder: partyAnswer,
    asOf: z.string(),
    basis: oneOf(BASIS_NAMES),
    votesFromShares: z.boolean(),
    calculable: z.boolean(),
    paths: z.array(
      z.object({
        text: z.string(),
        share: z.number(),
        steps: z.array(
          z.object({
            from: partyAnswer,
            to: partyAnswer,
            share: z.number(),
            upper: z.number(),
            notStated: z.boolean(),
            roles: z.array(pathRole),
          }),
        ),
      }),
    ),
    more: z.number().int().nullable().describe('Null where they are too many to count.'),
    moreShare: z.number().nullable(),
    throughLoops: z.number().nullable().describe('The total less the sum of simple paths.'),
    loopText: z.string().nullable().describe('The holdings that lead back.'),
    loops: z.array(z.array(z.string())),
    total: z.number(),
    basedOn,
  })
  .meta({ id: 'OwnershipPaths' });

export const changesAnswer = z.array(
  z
    .object({
      date: z.string(),
      links: z.array(z.string()),
      changed: z
        .array(
          z.object({
            linkKey: z.string(),
            holder: partyAnswer,
            subject: partyAnswer,
            begins: z.array(z.string()),
            ends: z.array(z.string()),
          }),
        )
        .describe('What starts and ends in them on the day.'),
      holders: z.array(z.object({ party: partyAnswer, before: z.number(), after: z.number() })),
    })
    .meta({ id: 'OwnershipChange' }),
);

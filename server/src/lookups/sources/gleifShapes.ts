import { z } from 'zod';

const text = z.string().nullish();
const named = z.object({ name: z.string() });
const address = z
  .object({
    addressLines: z.array(z.string().nullable()).nullish(),
    city: text,
    region: text,
    country: text,
    postalCode: text,
  })
  .nullish();
const links = z.object({ links: z.record(z.string(), z.unknown()).nullish() }).nullish();

/** A record of `lei-records` (GLEIF API v1, JSON:API), as far as it is used. */
export const leiRecord = z.object({
  id: z.string(),
  attributes: z.object({
    lei: z.string(),
    entity: z.object({
      legalName: named,
      otherNames: z.array(named).nullish(),
      legalAddress: address,
      registeredAt: z.object({ id: text }).nullish(),
      registeredAs: text,
      jurisdiction: text,
      category: text,
      legalForm: z.object({ id: text, other: text }).nullish(),
      status: text,
      creationDate: text,
    }),
    registration: z.object({ status: text, lastUpdateDate: text, nextRenewalDate: text }).nullish(),
  }),
  relationships: z.object({ 'direct-parent': links, 'ultimate-parent': links }).nullish(),
});
export type LeiRecord = z.output<typeof leiRecord>;

export const leiRecords = z.object({ data: z.array(leiRecord) });
export const oneLeiRecord = z.object({ data: leiRecord });
/** Of `…-parent-reporting-exception`. */
export const reportingException = z.object({
  data: z.object({ attributes: z.object({ reason: text, reference: text }) }),
});

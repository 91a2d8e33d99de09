import { z } from 'zod';

// Lines of the snapshot of people with significant control (Companies House), as far as they are read.

const text = z.string().nullish();

export const lineShape = z.object({
  company_number: text,
  data: z.object({
    kind: z.string(),
    name: text,
    name_elements: z
      .object({ title: text, forename: text, middle_name: text, other_forenames: text, surname: text })
      .nullish(),
    date_of_birth: z.object({ month: z.number(), year: z.number() }).nullish().catch(null),
    nationality: text,
    country_of_residence: text,
    address: z.record(z.string(), z.unknown()).nullish().catch(null),
    principal_office_address: z.record(z.string(), z.unknown()).nullish().catch(null),
    identification: z
      .object({
        registration_number: text,
        country_registered: text,
        place_registered: text,
        legal_form: text,
        legal_authority: text,
      })
      .nullish(),
    natures_of_control: z.array(z.string()).max(100).nullish(),
    notified_on: text,
    ceased_on: text,
    statement: text,
    description: text,
    etag: text,
    links: z.object({ self: text }).nullish(),
  }),
});
export type PscData = z.output<typeof lineShape>['data'];

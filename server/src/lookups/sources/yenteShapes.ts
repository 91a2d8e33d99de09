import { z } from 'zod';

const values = z
  .record(z.string(), z.array(z.unknown()))
  .transform((properties) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, all]) => [name, all.filter((value) => typeof value === 'string')]),
    ),
  );

/** An entity of FollowTheMoney as yente gives it, as far as it is used. */
export const ftmEntity = z.object({
  id: z.string().min(1).max(200),
  caption: z.string(),
  schema: z.string(),
  properties: values,
  datasets: z.array(z.string()).default([]),
});
export type YenteEntity = z.output<typeof ftmEntity>;

/** One of the results of `/match`. */
export const scored = ftmEntity.extend({ score: z.number(), match: z.boolean().default(false) });

export const matchAnswer = z.object({
  responses: z.record(z.string(), z.object({ status: z.number().default(200), results: z.array(scored).default([]) })),
});
/** Of `/catalog`: the lists that the server has. */
export const catalogAnswer = z.object({
  datasets: z.array(z.object({ name: z.string(), title: z.string().nullish() })).max(10_000),
});
export const searchAnswer = z.object({ results: z.array(ftmEntity) });

import { z } from 'zod';
import { limits } from '../limits';

/** A whole number that a caller may ask with, and what is taken where he gives none. */
export interface Range {
  min: number;
  max: number;
  usual: number;
}

const range = (min: number, max: number, usual: number): Range => ({ min, max, usual });

/** How much may be asked for at once (SPEC §9); the same by REST and GraphQL. */
export const ranges = {
  searchCount: range(1, limits.searchMax, limits.searchDefault),
  searchScreen: range(1, limits.searchMax, limits.searchScreen),
  depth: range(1, limits.depthMax, limits.neighbourDepthDefault),
  recentCount: range(1, 100, limits.recentDefault),
  charts: range(1, 1000, 100),
  entities: range(1, 1000, 1000),
  page: range(1, limits.listPageMax, limits.listPage),
  readRows: range(1, 1000, limits.readDefault),
  holders: range(1, 1000, 200),
  offset: range(0, 10_000_000, 0),
} as const;

/** The shape of such a number; nothing, or null, is the usual one. */
export function rangeShape({ min, max, usual }: Range) {
  return z
    .number()
    .int()
    .min(min)
    .max(max)
    .nullish()
    .transform((value) => value ?? usual);
}

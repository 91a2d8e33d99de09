import type { ChartLink } from '@stemma/shared/chart/link';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { emptyRow, rowOf, toRole, type RoleDraft } from './roleDraft';

export type LinkLook = Pick<ChartLink, 'arrowType' | 'color' | 'dashed'>;

/** What several links have alike of one thing; undefined where they differ, or where there is none. */
export function common<K extends keyof ChartLink>(links: readonly ChartLink[], field: K): ChartLink[K] | undefined {
  const [first, ...others] = links;
  if (!first) return undefined;
  const said = JSON.stringify(first[field]);
  return others.every((link) => JSON.stringify(link[field]) === said) ? first[field] : undefined;
}

/** Rows for the roles that all of the links have; one empty row where they have none, or different ones. */
export function roleRowsOf(links: readonly ChartLink[]): RoleDraft[] {
  const roles = common(links, 'roles') ?? [];
  return roles.length ? roles.map(rowOf) : [emptyRow()];
}

/** The roles that rows say. */
export function rolesSaid(rows: readonly RoleDraft[], listed: readonly string[]): LinkRole[] {
  return rows.flatMap((row) => toRole(row, listed) ?? []);
}

/** How all of the links look. */
export function lookOf(links: readonly ChartLink[]): Partial<LinkLook> {
  const [arrowType, color, dashed] = [common(links, 'arrowType'), common(links, 'color'), common(links, 'dashed')];
  return { ...(arrowType && { arrowType }), ...(color && { color }), ...(dashed !== undefined && { dashed }) };
}

/**
 * What is changed on all of the links: what was touched, and nothing else. Rows left empty over different roles say nothing of them. `listed` spells the names of roles.
 */
export function changeOf(
  links: readonly ChartLink[],
  { rows, touched, look }: { rows: readonly RoleDraft[]; touched: boolean; look: Partial<LinkLook> },
  listed: readonly string[],
): Partial<Pick<ChartLink, 'roles' | keyof LinkLook>> {
  const roles = rolesSaid(rows, listed);
  const areSaid = touched && (roles.length > 0 || common(links, 'roles') !== undefined);
  return { ...look, ...(areSaid && { roles }) };
}

import type { EvidenceKind } from '@stemma/shared/chart/linkRole';
import type { OwnershipLink, OwnershipRole } from '@stemma/shared/ownership/types';

/** What evidence is called: a file; a web link, with its address; a statement of an import, with its publisher's id of it. */
export interface EvidenceName {
  kind: EvidenceKind;
  key: string;
  name: string;
  url: string | null;
  statementId: string | null;
}

/** Names of evidence by its key: of all of it that a caller may see. */
export type EvidenceNames = ReadonlyMap<string, EvidenceName>;

/** A piece of evidence by its name, with the page or where else in it. */
export interface NamedEvidence extends EvidenceName {
  note: string | null;
}

/** Where a role is written: in which link, and by several charts together also on which. */
export interface RolePlace {
  linkKey: string;
  chartKey: string | null;
}

export type PresentedRole = ReturnType<ReturnType<typeof presentRole>>;

/** Tells roles that an answer rests on; `documents` is what of their evidence has a name, `evidence` how much there is. */
export function presentRole(names: EvidenceNames) {
  return (role: OwnershipRole, where: RolePlace) => ({
    ...where,
    role: role.role,
    percentage: role.percentage ?? null,
    minimum: role.minimum ?? null,
    maximum: role.maximum ?? null,
    minimumExclusive: role.minimumExclusive ?? null,
    maximumExclusive: role.maximumExclusive ?? null,
    startDate: role.startDate ?? null,
    endDate: role.endDate ?? null,
    via: role.via ?? null,
    interest: role.interest ?? null,
    source: role.source ?? null,
    evidence: role.evidence?.length ?? 0,
    documents: (role.evidence ?? []).flatMap(({ key, note }): NamedEvidence[] => {
      const found = names.get(key);
      return found ? [{ ...found, note: note ?? null }] : [];
    }),
    checkedOn: role.checkedOn ?? null,
    checkedBy: role.checkedBy ?? null,
  });
}

/** Keys of all evidence that the roles of links cite. */
export function citedBy(links: Iterable<Pick<OwnershipLink, 'roles'>>): Set<string> {
  const keys = new Set<string>();
  for (const { roles } of links) for (const { evidence } of roles) for (const { key } of evidence ?? []) keys.add(key);
  return keys;
}

import { evidenceText } from '@stemma/shared/chart/roleSource';
import type { OwnershipLink, OwnershipRole } from '@stemma/shared/ownership/types';
import type { UserCaller } from '../../access/caller';
import { statementNames } from '../../exchange/statements';
import { readableNames } from '../../files/names';
import type { Tx } from '../../store';
import type { PresentRole } from '../present';
import { presentRole } from '../present';

/** What shows that a role is so, by its name: a file with a page, a web link with its address, a statement with its day. */
export interface NamedEvidence {
  kind: string;
  name: string;
  url: string | null;
  note: string | null;
}

/** A role with its evidence by name, as far as the caller may see it: `evidence` is how much there is. */
export type ReportedRole = ReturnType<typeof presentRole> & { documents: NamedEvidence[]; checkedBy: string | null };

type Names = ReadonlyMap<string, { name: string; url: string | null }>;

/** Names of all that the roles of links cite and the caller may see: his files, those of what he reads, statements of these charts. */
export async function evidenceNames(
  tx: Tx,
  caller: UserCaller,
  { links, charts }: { links: readonly OwnershipLink[]; charts: readonly string[] },
): Promise<Names> {
  const cited = links.flatMap(({ roles }) => roles.flatMap(({ evidence }) => evidence ?? []));
  const keysOf = (isStatement: boolean) =>
    cited.filter(({ kind }) => (kind === 'statement') === isStatement).map(({ key }) => key);
  const items = await readableNames(tx, caller, keysOf(false));
  const statements = await statementNames(tx, caller, { charts, keys: keysOf(true) });
  return new Map([...items, ...[...statements].map(([key, name]) => [key, { name, url: null }] as const)]);
}

/** Tells roles with the evidence that has a name. */
export function reportedRole(names: Names): PresentRole<ReportedRole> {
  return (role: OwnershipRole, where) => ({
    ...presentRole(role, where),
    documents: (role.evidence ?? []).flatMap(({ kind, key, note }) => {
      const found = names.get(key);
      return found ? [{ kind, ...found, note: note ?? null }] : [];
    }),
    checkedBy: role.checkedBy ?? null,
  });
}

/** "Share register 2024.pdf, p. 3", "Register (https://register.example/), extract" */
export function documentText({ name, url, note }: NamedEvidence): string {
  const shown = url === null || url === name ? name : `${name} (${url})`;
  return evidenceText({ name: shown, note });
}

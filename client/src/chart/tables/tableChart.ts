import { cardDetail } from '@stemma/shared/entities/card';
import { normalizeFields } from '@stemma/shared/entities/record';
import type { JudgedTable } from '@stemma/shared/rules/import/links/judgedTable';
import type { TableParty } from '@stemma/shared/rules/import/links/parties/parties';
import { partyDescription, partyFields } from '@stemma/shared/rules/import/links/parties/partyRecord';
import { newLink, newNode, type ChartDocument, type NodeRecord } from '../model/document';

/** A chart of what a table says, not laid out; keys are the ids of the table. */
export function documentOfTable({ parties, links }: Pick<JudgedTable, 'parties' | 'links'>): ChartDocument {
  const nodes = parties.map((party) => partyCard(party, party.id));
  return {
    props: { name: '', description: '', routing: 'orthogonal' },
    nodes: new Map(nodes.map((node) => [node.key, node])),
    links: new Map(
      links.map(({ from, to, roles }, at) => [
        String(at),
        newLink({ key: String(at), from, to, roles: roles.map(({ place: _place, ...role }) => role) }),
      ]),
    ),
    groups: new Map(),
  };
}

/** A new card for a party of a table; its record gets what an import of the table would give it. */
export function partyCard(party: TableParty, key: string): NodeRecord {
  const { typeName, name, country } = party;
  const { values } = normalizeFields(typeName, partyFields(party));
  const description = partyDescription(party);
  return newNode({
    ...{ key, typeName, name, country: country || null, party: party.party, chartCount: 1, isNew: true },
    detail: cardDetail({ typeName, ...values }),
    newRecord: { fields: values, ...(description && { description }) },
  });
}

/** The parts of a table that a small picture shows: its first parties, by their links, and the links between them. */
export function firstOf({ parties, links }: JudgedTable, most: number): Pick<JudgedTable, 'parties' | 'links'> {
  if (parties.length <= most) return { parties, links };
  const chosen = new Set<string>();
  for (const { from, to } of links) {
    if (chosen.size >= most) break;
    chosen.add(from).add(to);
  }
  for (const { id } of parties) if (chosen.size < most) chosen.add(id);
  return {
    parties: parties.filter(({ id }) => chosen.has(id)),
    links: links.filter(({ from, to }) => chosen.has(from) && chosen.has(to)),
  };
}

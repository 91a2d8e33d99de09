import { holderAndHeld } from '@stemma/diagram/layout/relation';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { shownTexts } from '@stemma/shared/chart/roleText';
import { isoToday } from '@stemma/shared/dates';
import { sentence } from '@stemma/shared/language/sentence';
import { chartFaults, concerningLinks } from '@stemma/shared/rules/import/links/chartFaults';
import { presentLink } from '../links/present';
import type { Tx } from '../store';
import { rolesOfInterests } from './bods/interests';
import { partyFactsOf } from './bods/model';
import type { Statement } from './bods/statement';
import { bodsLine, codeLabel } from './bods/text';
import { linksOnChart, type ChartLinkRow } from './chartStore';
import type { PlannedImport } from './planImport';
import { rolesText, STATED_OF_ROLE } from './rolesText';
import type { StatementFile } from './statementFile';

const NAMED = 6;

/**
 * What a chart that goes on comes to with a file: shares that are more than the whole and circles of what the file speaks of, what of the file
 * is no news there, and which links of earlier files it does not have.
 */
export async function chartOutlook(
  tx: Tx,
  file: StatementFile,
  chartKey: string,
  planned: PlannedImport,
): Promise<string[]> {
  const stored = await linksOnChart(tx, { chartKey });
  const earlier = overtaken(planned);
  return [
    ...totals(file, planned, stored),
    ...takenOff(planned),
    ...stayingLinks(planned, earlier),
    ...stayingParties(planned, earlier),
    ...missing(file, planned, stored),
  ];
}

function totals(
  { statements }: StatementFile,
  { plan, input }: PlannedImport,
  stored: readonly ChartLinkRow[],
): string[] {
  const changed = new Set([...plan.links, ...plan.endedLinks].map(({ key }) => key));
  const gone = new Set(plan.unplace);
  const links = [
    ...stored
      .map(({ from, to, properties }) => presentLink(from, to, properties))
      .filter(({ key }) => !changed.has(key)),
    ...plan.links,
  ]
    .filter(({ from, to }) => !gone.has(from) && !gone.has(to))
    .map((link) => ({ ...holderAndHeld(link), roles: link.roles }))
    .map(({ holder, held, roles }) => ({ from: holder, to: held, roles }));
  const names = new Map([
    ...stored.flatMap((link): [string, string][] => [
      [link.from, link.fromName],
      [link.to, link.toName],
    ]),
    ...[...input.binding.existing].map(([key, { properties }]): [string, string] => [key, properties.name]),
    ...plan.entities.map(({ key, name }): [string, string] => [key, name ?? '']),
  ]);
  const parties = [...names].map(([id, name]) => ({ id, name }));
  const said = statements.flatMap(({ recordKey }) => {
    const link = input.next.links.get(recordKey);
    const [from, to] = [input.binding.keys.get(link?.from ?? ''), input.binding.keys.get(link?.to ?? '')];
    return from !== undefined && to !== undefined ? [{ from, to }] : [];
  });
  return chartFaults(parties, links, concerningLinks(said)).map(({ why }) => why);
}

/** Statements of the file that the chart has had, though it says otherwise since. */
function overtaken({ sifted, input }: PlannedImport): Statement[] {
  return [...sifted.known.values()].filter((statement) => {
    const telling = input.next.records.get(statement.recordKey)?.telling;
    return telling !== undefined && telling.statementId !== statement.statementId;
  });
}

/** The names of a link's ends, as the file and what came before have them. */
function namesOfEnds({ next }: PlannedImport['input'], { from, to }: { from: string; to: string }) {
  const nameOf = (end: string) => next.parties.get(end)?.facts.name ?? '';
  return { from: nameOf(from), to: nameOf(to) };
}

function takenOff({ sifted, input }: PlannedImport): string[] {
  return [...sifted.known.values()].flatMap(({ recordKey }) => {
    const state = input.prev.links.get(recordKey);
    if (!state || state.ended || input.chartLinks.has(recordKey) || input.linksByEnds.has(recordKey)) return [];
    return [sentence('“{from} → {to}” was taken off this chart and stays off it.', namesOfEnds(input, state))];
  });
}

function stayingLinks({ input }: PlannedImport, earlier: readonly Statement[]): string[] {
  const { chartLinks, next } = input;
  return earlier.flatMap((statement) => {
    const { recordKey } = statement;
    const [link, state] = [chartLinks.get(recordKey), next.links.get(recordKey)];
    if (statement.recordType !== 'relationship' || !statement.details || !link || !state) return [];
    const { roles } = presentLink(link.from, link.to, link.properties);
    const said = rolesOfInterests(statement.details, undefined);
    if (rolesText(roles, STATED_OF_ROLE) === rolesText(said, STATED_OF_ROLE)) return [];
    return [
      sentence(
        '“{from} → {to}” stays {here}, as a later import said; what this file says of it ({said}) came before.',
        { ...namesOfEnds(input, state), here: roleTexts(roles), said: roleTexts(said) },
      ),
    ];
  });
}

const roleTexts = (roles: readonly LinkRole[]): string =>
  shownTexts({ roles }, isoToday()).join(', ').slice(0, 200) || '–';

function stayingParties({ input: { binding } }: PlannedImport, earlier: readonly Statement[]): string[] {
  return earlier.flatMap((statement) => {
    const entity = binding.existing.get(binding.keys.get(statement.recordKey) ?? '');
    const said = partyFactsOf(statement);
    if (!entity || !said) return [];
    const { name } = entity.properties;
    return Object.entries(said.fields).flatMap(([field, value]) => {
      const stored = entity.properties[field];
      if (value == null || stored === value) return [];
      const here = typeof stored === 'string' || typeof stored === 'number' ? String(stored) : '';
      return [
        sentence(
          '“{name}”: {field} stays “{here}”, as a later import said; what this file says of it (“{said}”) came before.',
          {
            ...{ name, field: codeLabel(field) },
            ...{ here: bodsLine(here, 60), said: bodsLine(String(value), 60) },
          },
        ),
      ];
    });
  });
}

/** Links that earlier imports brought stay whether or not a later file has them. */
function missing({ statements }: StatementFile, { input }: PlannedImport, stored: readonly ChartLinkRow[]): string[] {
  const said = new Set(statements.map(({ recordKey }) => recordKey));
  for (const { recordKey } of input.linksByEnds.values()) if (recordKey !== null) said.add(recordKey);
  const left = stored.filter(({ recordKey }) => recordKey !== null && !said.has(recordKey));
  if (left.length === 0) return [];
  const names = left
    .map(({ fromName, toName }) => `${fromName} → ${toName}`)
    .sort()
    .slice(0, NAMED);
  return [
    sentence(
      '{count, plural, one {# link of this chart is not in the file and stays: {links}.} other {# links of this chart are not in the file and stay: {links}.}}',
      { count: left.length, links: [...names, ...(left.length > NAMED ? ['…'] : [])].join(', ') },
    ),
  ];
}

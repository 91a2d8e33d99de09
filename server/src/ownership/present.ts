import { ownershipMessages } from '@stemma/shared/messages/ownership';
import { inForce } from '@stemma/shared/ownership/day';
import type { Finding } from '@stemma/shared/ownership/finding';
import { changedLinks } from '@stemma/shared/ownership/changedLinks';
import type { OwnershipChange } from '@stemma/shared/ownership/changes';
import type { ControllerAnswer, OwnershipAnswer } from '@stemma/shared/ownership/ownership';
import { PRESET_DESCRIPTIONS } from '@stemma/shared/ownership/presets';
import type { Preset } from '@stemma/shared/ownership/presets';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import type { ControlAnswer } from '@stemma/shared/ownership/answers/control';
import type { ControlledAnswer, HoldingsAnswer } from '@stemma/shared/ownership/answers/holdings';
import type { PathsAnswer, PathStepAnswer } from '@stemma/shared/ownership/answers/howWeKnow';
import { BASIS_NAMES, CATEGORY_NAMES, PRESET_NAMES, VERDICT_NAMES } from '@stemma/shared/rules/ownershipNames';
import type { AcceptedFinding } from './accepted';
import type { EvidenceNames, PresentedRole } from './presentRole';
import { presentRole } from './presentRole';
import type { Source } from './sourceShape';

/** Who is spoken of; of what the caller may not know of neither key nor name. */
export interface OwnershipParty {
  key: string | null;
  name: string;
  typeName: string;
}

/** What an answer rests on, so that it can be checked later. */
export interface BasedOn {
  charts: string[];
  revision: number | null;
  links: number;
  entities: number;
  at: string;
  hash: string;
}

const HIDDEN: OwnershipParty = { key: null, name: ownershipMessages.hidden, typeName: 'Custom' };

/** Gives the parties of a graph by their keys. */
export function partiesOf({ entities }: OwnershipGraph): (key: string) => OwnershipParty {
  const parties = new Map(
    entities.map(({ key, name, typeName, isPrivate }) => [key, isPrivate ? HIDDEN : { key, name, typeName }]),
  );
  return (key) => parties.get(key) ?? HIDDEN;
}

type Parties = ReturnType<typeof partiesOf>;

export function presentBasedOn(
  { charts, revision }: Pick<Source, 'charts' | 'revision'>,
  { countedLinks, entities }: { countedLinks: readonly string[]; entities: number },
  { hash, at }: { hash: string; at: string },
): BasedOn {
  return { charts, revision, links: countedLinks.length, entities, at, hash };
}

function presentPreset(preset: Preset, { percent, inclusive }: { percent: number; inclusive: boolean }) {
  const { articles, textOf } = PRESET_DESCRIPTIONS[preset];
  return { preset: PRESET_NAMES[preset], threshold: percent, inclusive, articles, textOf };
}

function presentController({ key, certain, through }: ControllerAnswer, party: Parties) {
  return { party: party(key), certain, through: through.map(party) };
}

export function presentOwnership(
  answer: OwnershipAnswer,
  findings: PresentedFinding[],
  basedOn: BasedOn,
  party: Parties,
) {
  const { noBeneficialOwner: none } = answer;
  return {
    subject: party(answer.subject),
    asOf: answer.asOf,
    basis: BASIS_NAMES[answer.basis],
    ...presentPreset(answer.preset, answer.threshold),
    votesFromShares: answer.standsIn,
    contradictory: answer.contradictory,
    calculable: answer.calculable,
    blocked: answer.blocked,
    holders: answer.holders.map(({ key, verdict, parties, ...holder }) => ({
      party: party(key),
      ultimate: holder.ultimate,
      direct: holder.direct,
      indirect: holder.indirect,
      total: holder.total,
      upper: holder.upper,
      ceiling: holder.ceiling,
      moreThan: holder.moreThan,
      isTight: holder.isTight,
      declared: holder.declared,
      computable: holder.computable,
      verdict: VERDICT_NAMES[verdict],
      why: holder.why,
      parties: parties.map((one) => ({ party: party(one.key), as: one.as })),
    })),
    more: answer.more,
    coverage: answer.coverage.map(({ category, share }) => ({ category: CATEGORY_NAMES[category], share })),
    coverageText: answer.coverageText,
    selfHeld: answer.selfHeld,
    controllers: answer.controllers.map((controller) => presentController(controller, party)),
    votesOfControlled: answer.votesOfControlled,
    noBeneficialOwner: none && { text: none.text, officials: none.officials.map(party) },
    loops: answer.loops,
    findings,
    basedOn,
  };
}

function presentControlled({ key, certain, by, byRole }: ControlledAnswer, party: Parties) {
  return { party: party(key), certain, by: by.map(party), byRole };
}

export function presentHoldings(answer: HoldingsAnswer, basedOn: BasedOn, party: Parties) {
  return {
    holder: party(answer.holder),
    asOf: answer.asOf,
    basis: BASIS_NAMES[answer.basis],
    ...presentPreset(answer.preset, answer.threshold),
    votesFromShares: answer.standsIn,
    contradictory: answer.contradictory,
    calculable: answer.calculable,
    holdings: answer.holdings.map(({ key, verdict, controls, ...holding }) => ({
      party: party(key),
      direct: holding.direct,
      indirect: holding.indirect,
      total: holding.total,
      upper: holding.upper,
      ceiling: holding.ceiling,
      moreThan: holding.moreThan,
      isTight: holding.isTight,
      declared: holding.declared,
      computable: holding.computable,
      verdict: VERDICT_NAMES[verdict],
      controls: controls === 'yes',
      mayControl: controls !== 'no',
    })),
    more: answer.more,
    group: answer.group.map((controlled) => presentControlled(controlled, party)),
    basedOn,
  };
}

export function presentControl(answer: ControlAnswer, basedOn: BasedOn, party: Parties) {
  return {
    subject: party(answer.subject),
    asOf: answer.asOf,
    votesFromShares: answer.standsIn,
    controllers: answer.controllers.map((controller) => presentController(controller, party)),
    votesOfControlled: answer.votesOfControlled,
    group: answer.group.map((controlled) => presentControlled(controlled, party)),
    basedOn,
  };
}

/** A step with the roles of its links that hold on the day, or may. */
function presentStep(
  { from, to, share, upper, notStated, links }: PathStepAnswer,
  { party, rolesOf }: { party: Parties; rolesOf: (linkKey: string) => PresentedRole[] },
) {
  return { from: party(from), to: party(to), share, upper, notStated, roles: links.flatMap(rolesOf) };
}

/** The paths of a holder, with the evidence of their roles that has a name. */
export function presentPaths(
  answer: PathsAnswer,
  { graph, names, basedOn, party }: { graph: OwnershipGraph; names: EvidenceNames; basedOn: BasedOn; party: Parties },
) {
  const present = presentRole(names);
  const links = new Map(graph.links.map((link) => [link.key, link]));
  const rolesOf = (linkKey: string): PresentedRole[] => {
    const link = links.get(linkKey);
    const chartKey = link?.chartKey ?? null;
    return (link?.roles ?? [])
      .filter((role) => inForce(role, answer.asOf) !== 'no')
      .map((role) => present(role, { linkKey, chartKey }));
  };
  return {
    subject: party(answer.subject),
    holder: party(answer.holder),
    asOf: answer.asOf,
    basis: BASIS_NAMES[answer.basis],
    votesFromShares: answer.standsIn,
    calculable: answer.calculable,
    paths: answer.paths.map(({ text, share, steps }) => ({
      text,
      share,
      steps: steps.map((step) => presentStep(step, { party, rolesOf })),
    })),
    more: answer.more,
    moreShare: answer.moreShare,
    throughLoops: answer.throughLoops,
    loopText: answer.loopText,
    loops: answer.loops,
    total: answer.total,
    basedOn,
  };
}

export function presentChange({ date, links, holders }: OwnershipChange, graph: OwnershipGraph, party: Parties) {
  return {
    date,
    links,
    changed: changedLinks(graph, date, links).map(({ link, holder, subject, begins, ends }) => ({
      linkKey: link,
      holder: party(holder),
      subject: party(subject),
      begins,
      ends,
    })),
    holders: holders.map(({ key, before, after }) => ({ party: party(key), before, after })),
  };
}

export interface PresentedFinding {
  code: string;
  severity: Finding['severity'];
  text: string;
  template: string;
  values: { name: string; value: string }[];
  entities: OwnershipParty[];
  links: string[];
  suggestion: string;
  factsHash: string;
  accepted: { reason: string; by: string; byName: string; on: string } | null;
}

/** A finding, and why it is set aside where it is. */
export function presentFinding(
  finding: Finding,
  party: Parties,
  accepted?: AcceptedFinding & { byName: string },
): PresentedFinding {
  const { code, severity, text, message, entities, links, suggestion, factsHash } = finding;
  return {
    code,
    severity,
    text,
    template: message.template,
    values: Object.entries(message.values).map(([name, value]) => ({ name, value: String(value) })),
    entities: entities.map(party),
    links,
    suggestion,
    factsHash,
    accepted: accepted ? { reason: accepted.reason, by: accepted.by, byName: accepted.byName, on: accepted.on } : null,
  };
}

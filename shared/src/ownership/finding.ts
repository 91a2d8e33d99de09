import { inEnglish, type Message } from '../language/message';
import type { RiskCategory } from '../lookups/kinds';
import { endsOf } from './directedLink';
import { shortHash } from './hashText';
import type { OwnershipModel } from './model';
import type { OwnershipLink } from './types';

export const FINDING_CODES = [
  'over100',
  'notUnderstood',
  'held',
  'ring',
  'sanctioned',
  'politicallyExposed',
  'listed',
  'candidates',
  'recordChanged',
  'dates',
  'missing',
  'loop',
  'disagree',
  'declared',
  'direction',
  'noPerson',
  'expired',
  'notStated',
  'dateUnsure',
  'twice',
  'nominee',
  'orphan',
  'noEvidence',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];
export const SEVERITIES = ['error', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

const ERRORS: ReadonlySet<FindingCode> = new Set(['over100', 'notUnderstood', 'held', 'ring', 'sanctioned']);
const NOTES: ReadonlySet<FindingCode> = new Set([
  'notStated',
  'dateUnsure',
  'twice',
  'nominee',
  'orphan',
  'noEvidence',
]);

/** How grave a finding is. */
export function severityOf(code: FindingCode): Severity {
  return ERRORS.has(code) ? 'error' : NOTES.has(code) ? 'note' : 'warning';
}

/** Something about a chart that somebody should look at. */
export interface Finding {
  code: FindingCode;
  severity: Severity;
  /** In English. */
  text: string;
  /** The same to be said in other languages. */
  message: Message;
  /** The same in a few words, for a card; of shares that are over or missing only. */
  short?: Message;
  /** Keys of the entities and links that it is about. */
  entities: string[];
  links: string[];
  /** What could be done. */
  suggestion: string;
  /** Changes when the facts do: a finding is set aside for these facts only. */
  factsHash: string;
}

/** A file of an entity, as far as it can expire. */
export interface DatedFile {
  entityKey: string;
  name: string;
  /** ISO day. */
  expires: string;
}

/** What screening came to for an entity, as far as somebody should look at it. */
export interface ScreenedEntity {
  key: string;
  /** What was confirmed. */
  confirmed: readonly RiskCategory[];
  /** Candidates on which nobody decided. */
  open: number;
  /** Confirmed ones whose record says something else since. */
  changed: number;
}

export interface FindingsSettings {
  /** ISO day. */
  asOf: string;
  /** ISO day; what starts after it starts in the future, whichever earlier day is looked at. `asOf` without. */
  today?: string;
  files?: readonly DatedFile[];
  /** Told to those alone who may see it: no visitor of a share link, no report. */
  screened?: readonly ScreenedEntity[];
  /** Off by default: links without evidence. */
  noEvidence?: boolean;
}

/** A finding in these words; `facts` are what it is set aside for, its English text without. */
export function finding(
  code: FindingCode,
  message: Message,
  suggestion: Message,
  about: { entities?: string[]; links?: string[]; facts?: string },
): Finding {
  const text = inEnglish(message);
  const { entities = [], links = [], facts = text } = about;
  const hash = shortHash([code, facts, ...[...entities].sort(), ...[...links].sort()].join('\n'));
  return {
    code,
    severity: severityOf(code),
    text,
    message,
    entities,
    links,
    suggestion: suggestion.template,
    factsHash: hash,
  };
}

/** The names of a link's holder and of what is held. */
export function pairOf({ graph, index }: OwnershipModel, link: OwnershipLink): { holder: string; held: string } {
  const { from, to } = endsOf(link);
  const nameOf = (key: string): string => graph.entities[index.numberOf.get(key) ?? -1]?.name ?? '';
  return { holder: nameOf(from), held: nameOf(to) };
}

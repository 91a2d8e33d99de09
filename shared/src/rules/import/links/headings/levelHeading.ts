import { foldedHeading } from '../tableSheet';
import { isName, nameKind, partyNamed } from './partyHeading';

const foldedTerms = (list: string): ReadonlySet<string> => new Set(list.split(',').map(foldedHeading));

const LEVELS = foldedTerms(
  'level, lvl, tier, depth, hierarchy level, ownership level, ebene, stufe, hierarchieebene, niveau, nivel, livello, nível, nivå, niveau hiérarchique, poziom',
);
/** Those between the top of a group and what it runs. */
const MIDDLE = foldedTerms(
  'intermediate holding, intermediate holdings, intermediate holding company, intermediate parent, intermediate company, intermediate entity, intermediate, sub holding, subholding, midco, Zwischenholding, Zwischengesellschaft, holding intermédiaire, société intermédiaire, sous-holding, tussenholding, subholding intermedia, holding intermedia, sociedad intermedia, mellanholding, mellemholding, holding pośredni',
);
const TOP = foldedTerms(
  'topco, top holding, top company, group parent, group holding, ultimate holding, ultimate holding company, Konzernspitze, Obergesellschaft, tête de groupe, tophoudster, topholding, capogruppo, holding',
);
const BOTTOM = foldedTerms(
  'opco, operating company, operating entity, operating subsidiary, operating business, Betriebsgesellschaft, operative Gesellschaft, société opérationnelle, société d’exploitation, werkmaatschappij, sociedad operativa, società operativa, sociedade operacional, rörelsebolag, driftsselskab, driftsselskap, spółka operacyjna',
);

/** Whether a heading is of how deep a row stands: “Level”. */
export function isLevelHeading(heading: string): boolean {
  return LEVELS.has(foldedHeading(heading));
}

const BEHIND = /^(.+?) ?(\d{1,2})$/u;
const BEFORE = /^(\d{1,2}) ?(?:st|nd|rd|th|e|er|eme|ere|a|o)? (.+)$/u;

/** The number of a level whose parties a heading is of: “Level 2”, “2. Ebene”; undefined for any other. */
export function levelNumber(heading: string): number | undefined {
  const said = foldedHeading(heading);
  const terms = said.split(' ');
  const bare = terms.length > 2 && isName(terms.at(-1) ?? '') ? terms.slice(0, -1).join(' ') : said;
  const [, term = '', number = ''] = BEHIND.exec(bare) ?? [];
  if (LEVELS.has(term) || term === 'l') return Number(number);
  const [, ordinal = '', level = ''] = BEFORE.exec(bare) ?? [];
  return LEVELS.has(level) ? Number(ordinal) : undefined;
}

/** Where those that a heading names stand in a group by what they are: “Ultimate parent”, “Intermediate holding 2”, “Operating company”. */
export function groupTier(heading: string): 'top' | 'middle' | 'bottom' | undefined {
  const said = foldedHeading(heading);
  if (MIDDLE.has(said.replace(/ ?\d{1,2}$/u, ''))) return 'middle';
  if (TOP.has(said)) return 'top';
  if (BOTTOM.has(said)) return 'bottom';
  const side = partyNamed(heading)?.side;
  if (side) return side === 'owner' ? 'top' : 'bottom';
  return nameKind(said) === 'held' ? 'bottom' : undefined;
}

import { shownDetail } from '@stemma/shared/entities/card';
import { kindName } from '@stemma/diagram/paint/kinds';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { isRecordType, typeLabel } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import type { EntityHit } from '../../../components/entityDialog/documents';
import type { ChartDocument } from '../../../chart/model/document';
import { findOn, foldedText } from '../../../chart/model/findOn';
import { cardName } from '../../../chart/model/namesApart';
import type { TypedEntity } from './placeTyped';

/** An entity that there is already, offered while its name is typed. */
export interface EntityChoice {
  key: string;
  entity: TypedEntity;
  /** Its name, told apart from others on the chart. */
  name: string;
  /** What is said of it beneath: type, detail, on how many charts. */
  detail: string;
  isHere: boolean;
}

const HERE_MAX = 3;
const ALL_MAX = 7;

/** What is offered for a name: cards of this chart first, then what else there is. */
export function choicesFor(
  document: ChartDocument,
  name: string,
  hits: readonly EntityHit[],
  except: string | null,
): EntityChoice[] {
  if (name.trim().length < 2) return [];
  const here = findOn(document, name)
    .filter((key) => key !== except && isRecordType(document.nodes.get(key)?.typeName ?? ''))
    .slice(0, HERE_MAX)
    .flatMap((key) => hereChoice(document, key) ?? []);
  const others = hits.filter((hit) => !document.nodes.has(hit.key)).map(storedChoice);
  return [...here, ...others].slice(0, ALL_MAX);
}

/** Which entities of a type are alike: those that the search of its name found, and cards of the chart that are not saved yet. */
export function alikeChoices(
  document: ChartDocument,
  { name, type }: { name: string; type: RecordType },
  hits: readonly EntityHit[],
): EntityChoice[] {
  const found = hits
    .filter((hit) => hit.typeName === type)
    .map((hit) => hereChoice(document, hit.key) ?? storedChoice(hit));
  const known = new Set(found.map(({ key }) => key));
  const said = folded(name);
  const unsaved = [...document.nodes.values()]
    .filter((node) => node.typeName === type && folded(node.name) === said && !known.has(node.key))
    .flatMap(({ key }) => hereChoice(document, key) ?? []);
  return [...unsaved, ...found].slice(0, ALL_MAX);
}

function hereChoice(document: ChartDocument, key: string): EntityChoice | null {
  const node = document.nodes.get(key);
  if (!node) return null;
  const detail = [kindName(node), node.detail, t('on this chart')].filter(Boolean).join(' · ');
  return { key, entity: node, name: cardName(document, key), detail, isHere: true };
}

function storedChoice(hit: EntityHit): EntityChoice {
  const charts =
    hit.chartCount === 1
      ? t('on one chart')
      : hit.chartCount
        ? t('on {chartCount} charts', { chartCount: hit.chartCount })
        : t('on no chart');
  const detail = [typeLabel(hit.typeName), shownDetail(hit), charts].filter(Boolean).join(' · ');
  return {
    key: hit.key,
    entity: { ...hit, chartCount: hit.chartCount + 1 },
    name: hit.name,
    detail,
    isHere: false,
  };
}

function folded(name: string): string {
  return foldedText(name).replace(/\s+/g, ' ').trim();
}

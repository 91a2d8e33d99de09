import type { ChartLink } from '@stemma/shared/chart/link';
import { shownTexts } from '@stemma/shared/chart/roleText';
import { isoToday } from '@stemma/shared/dates';
import { groupBy } from '@stemma/shared/groupBy';
import { naturalOrder } from '@stemma/shared/nameOrder';
import { t } from '@stemma/shared/language/translate';
import { countryLabel } from '@stemma/shared/reference/countries';
import type { ChartDocument, NodeRecord } from './document';
import { relationsOf } from './relations';
import { holderAndHeld } from '@stemma/diagram/layout/relation';
import { kindName } from '@stemma/diagram/paint/kinds';

/** What a thing says of itself, which may tell it from others. */
type Saying<T> = (one: T) => string;

const perDocument = <T>(make: (document: ChartDocument) => T) => {
  const made = new WeakMap<ChartDocument, T>();
  return (document: ChartDocument): T => {
    const known = made.get(document) ?? make(document);
    made.set(document, known);
    return known;
  };
};

/** Words by key that tell cards from the others of their name; nothing for a card whose name does. */
export const whatTellsApart = perDocument((document): ReadonlyMap<string, string> => {
  const owners = ({ key }: NodeRecord) => {
    const names = relationsOf(document, key).owners.map(({ other }) => other.name);
    return names.length ? t('of {names}', { names: [...new Set(names)].sort().join(', ') }) : '';
  };
  const sayings: Saying<NodeRecord>[] = [
    kindName,
    ({ country }) => (country ? countryLabel(country) : ''),
    ({ detail }) => detail,
    ({ label }) => label ?? '',
    owners,
  ];
  const asRead = (a: NodeRecord, b: NodeRecord) => a.y - b.y || a.x - b.x || (a.key < b.key ? -1 : 1);
  return distinguishingTexts([...document.nodes.values()].sort(asRead), ({ name }) => name, sayings);
});

/** The same of links, by what their roles say. */
const whatTellsLinksApart = perDocument((document) =>
  distinguishingTexts([...document.links.values()], (link) => endsName(document, link), [
    (link: ChartLink) => shownTexts(link, isoToday()).join(', '),
  ]),
);

/** What a card is called, where need be with what tells it from others of its name: "Birch Ltd (Malta)". */
export function cardName(document: ChartDocument, key: string): string {
  const name = document.nodes.get(key)?.name ?? '';
  const apart = whatTellsApart(document).get(key);
  return apart ? `${name} (${apart})` : name;
}

/** The cards of a chart to choose from, by what they are called. */
export function cardChoices(document: ChartDocument): { value: string; label: string }[] {
  return [...document.nodes.keys()]
    .map((key) => ({ value: key, label: cardName(document, key) }))
    .sort((a, b) => naturalOrder(a.label, b.label) || (a.value < b.value ? -1 : 1));
}

/** What a link is called, where need be with what tells it from others of the same two cards: "Ash and Birch Ltd, Director". */
export function distinctLinkName(document: ChartDocument, link: ChartLink): string {
  const apart = whatTellsLinksApart(document).get(link.key);
  return apart ? `${endsName(document, link)}, ${apart}` : endsName(document, link);
}

function endsName(document: ChartDocument, link: ChartLink): string {
  const { holder, held } = holderAndHeld(link);
  return t('{holder} and {held}', { holder: cardName(document, holder), held: cardName(document, held) });
}

/** Words for those that share a name: of the first saying by which all differ, else of as many as part them further, else numbers in their order. */
function distinguishingTexts<T extends { key: string }>(
  all: readonly T[],
  nameOf: Saying<T>,
  sayings: readonly Saying<T>[],
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const alike of groupBy(all, nameOf).values()) {
    if (alike.length < 2) continue;
    const saying = sayingApart(alike, sayings);
    for (const still of groupBy(alike, saying).values()) {
      still.forEach((one, at) => {
        const said = [saying(one), still.length > 1 ? t('{at} of {count}', { at: at + 1, count: still.length }) : '']
          .filter(Boolean)
          .join(', ');
        if (said) texts.set(one.key, said);
      });
    }
  }
  return texts;
}

function sayingApart<T>(alike: readonly T[], sayings: readonly Saying<T>[]): Saying<T> {
  const kinds = (saying: Saying<T>) => new Set(alike.map(saying)).size;
  const enough = sayings.find((saying) => kinds(saying) === alike.length);
  return (
    enough ??
    sayings.reduce<Saying<T>>(
      (best, next) => {
        const both: Saying<T> = (one) => [best(one), next(one)].filter(Boolean).join(', ');
        return kinds(both) > kinds(best) ? both : best;
      },
      () => '',
    )
  );
}

import { countryLabel, countryName } from '@stemma/shared/reference/countries';
import { compareNames } from '@stemma/diagram/layout/relation';
import type { ChartDocument } from './document';
import { kindName } from '@stemma/diagram/paint/kinds';

/** Keys of the cards that say a text: every word of it in their name, detail, label, country or type, whatever the case and accents. Sorted by name. */
export function findOn(document: ChartDocument, text: string): string[] {
  const words = foldedText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return [...document.nodes.values()]
    .filter((node) => {
      const country = node.country ? `${countryName(node.country)} ${countryLabel(node.country)}` : '';
      const said = foldedText([node.name, node.detail, node.label, country, kindName(node)].join(' '));
      return words.every((word) => said.includes(word));
    })
    .sort(compareNames)
    .map((node) => node.key);
}

/** A text without accents and case, by which what is typed is compared. */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

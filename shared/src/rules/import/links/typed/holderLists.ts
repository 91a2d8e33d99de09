import { unquotedName, type OwnershipSentence } from './roleSentences';
import { namesVerb } from './sentenceEnds';

const PARTED = /\s*,\s+(?:(?:and|und|et|y|e|en)\s+)?|\s+(?:and|und|et|y|e|en|&)\s+/u;

/**
 * Reads holders of one party that are listed with their shares: “Quay Ltd: Elena 30%, Bob 70%” and “Elena 30 %, Bob 70 % Quay Ltd”. Null for any
 * other text. `share` is the pattern of shares.
 */
export function readHolderList(text: string, share: string): OwnershipSentence[] | null {
  if (text.length > 1100) return null;
  const [, held = '', listed = ''] = /^([^:;]{1,500}):\s+(.{1,500})$/u.exec(text) ?? [];
  const behind = new RegExp(`^(.{1,500}?\\s${share})\\s+(?!(?:and|und|et|y|e|en|&)\\s)([^,%％]{1,500})$`, 'iu').exec(
    text,
  );
  const [holders, owned] = held ? [listed, held] : [behind?.[1] ?? '', behind?.[2] ?? ''];
  const isHolder = new RegExp(`^(.{1,300}?)[\\s,:(–-]*[\\s(](${share})\\)?$`, 'iu');
  const parts = holders.split(PARTED).map((part) => isHolder.exec(part.trim()));
  const read = parts.flatMap((part) => (part ? [{ owner: part[1] ?? '', share: part[2] ?? '' }] : []));
  if (owned === '' || read.length < parts.length || read.length < (held ? 1 : 2)) return null;
  if (namesVerb(owned, 'first') || read.some(({ owner }) => /[%％]/u.test(owner) || namesVerb(owner, 'last')))
    return null;
  const name = unquotedName(owned).replace(/^of\s+/u, '');
  return read.map((one) => ({ ...one, owner: unquotedName(one.owner), role: '', owned: name }));
}

import { unquotedName, type OwnershipSentence } from './roleSentences';

/** “Quay Ltd <- Elena”, which is not read: it is as often meant as “less than”. */
const TURNED = /[←⟵⬅⇐]|<(?:[-–—]|=+(?!\s?\d|=))/u;
const ARROWS = /\s*(?:[-–—=]+>|[→⟶➔➜⇒])\s*/u;

/** Whether an arrow stands between two texts. */
export function hasArrow(text: string): boolean {
  return TURNED.test(text) || new RegExp(`\\S${ARROWS.source}\\S`, 'u').test(text);
}

/**
 * Reads “Elena → Quay Ltd”, with a share at either end of what is owned or behind the owner; null for a text with an arrow that is not understood, undefined
 * for one without. `share` is the pattern of shares.
 */
export function readArrow(text: string, share: string): OwnershipSentence | null | undefined {
  if (!hasArrow(text)) return undefined;
  if (TURNED.test(text)) return null;
  const [from = '', to = '', ...more] = text.split(new RegExp(ARROWS.source, 'u'));
  const ends = [from, to].map((end) => withoutShare(end, share));
  const [owner, owned] = ends;
  const said = ends.flatMap((end) => (end?.share ? [end.share] : []));
  if (more.length > 0 || !owner?.name || !owned?.name || said.length > 1) return null;
  return { owner: unquotedName(owner.name), share: said[0] ?? '', role: '', owned: unquotedName(owned.name) };
}

function withoutShare(end: string, share: string): { name: string; share: string } {
  const behind = new RegExp(`^(.+?)[\\s,:(–-]+(${share})\\)?$`, 'iu').exec(end);
  const before = new RegExp(`^\\(?(${share})\\)?[\\s,:–-]+(.+)$`, 'iu').exec(end);
  if (behind) return { name: behind[1]?.trim() ?? '', share: behind[2] ?? '' };
  return { name: (before?.[2] ?? end).trim(), share: before?.[1] ?? '' };
}

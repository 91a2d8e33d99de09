/** One or two capitals that stand for a name in an avatar. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return picked.map((word) => [...(word ?? '?')][0]?.toLocaleUpperCase('en') ?? '?').join('');
}

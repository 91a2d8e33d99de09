const plain = new Intl.Collator('en', { sensitivity: 'accent', numeric: false });
const natural = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

interface Named {
  key: string;
  name: string;
}

/** The order of files, folders and links: by name without regard to case, those of one name by key (SPEC §2.5). */
export function byFileName(a: Named, b: Named): number {
  return plain.compare(a.name, b.name) || (a.key < b.key ? -1 : 1);
}

/** The order of names in lists and reports: without regard to case and accents, "Fund 2" before "Fund 10". */
export function naturalOrder(a: string, b: string): number {
  return natural.compare(a, b);
}

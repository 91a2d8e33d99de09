/** What of a form's values is another one than it began with: what others changed meanwhile stays as it is. */
export function changedOf<T extends object>(before: T, now: T): Partial<T> {
  const changed = Object.entries(now).filter(([name, value]) => value !== before[name as keyof T]);
  return Object.fromEntries(changed) as Partial<T>;
}

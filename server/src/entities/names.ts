/** The name that an input gives: a person may come with first and last name only. */
export function nameGiven(input: Record<string, unknown>): string {
  const { name, firstName, lastName } = input;
  if (typeof name === 'string' && name.trim()) return name;
  return [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
}

/** Records in a second over the last `span` milliseconds, by how many there are now. */
export function rateOver(span: number): (position: number) => number {
  const seen: { at: number; position: number }[] = [];
  return (position) => {
    const at = Date.now();
    seen.push({ at, position });
    while (seen.length > 2 && at - (seen[0]?.at ?? at) > span) seen.shift();
    const [first] = seen;
    return first && at > first.at ? Math.round(((position - first.position) / (at - first.at)) * 1000) : 0;
  };
}

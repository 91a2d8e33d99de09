/** Takes that out of a list which costs least, the first of several; undefined out of an empty one. */
export function takeLeast<T>(open: T[], costOf: (one: T) => number): T | undefined {
  let [at, least] = [0, Infinity];
  for (const [index, one] of open.entries()) {
    const cost = costOf(one);
    if (cost < least) [at, least] = [index, cost];
  }
  return open.splice(at, 1)[0];
}

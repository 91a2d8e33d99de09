/** Takes that out of a list which costs least, the first of several; undefined out of an empty one. */
export function takeLeast<T extends object>(open: T[], costOf: (one: T) => number): T | undefined {
  let [at, least] = [0, Infinity];
  for (let index = 0; index < open.length; index++) {
    const one = open[index];
    const cost = one ? costOf(one) : Infinity;
    if (cost >= least) continue;
    at = index;
    least = cost;
  }
  return open.splice(at, 1)[0];
}

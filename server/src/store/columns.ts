/** From so many rows on a statement is written for their names: the store plans it anew, some 100 ms, and works through it in two thirds of the time. */
const MANY = 500;

/** How the properties of rows reach a statement that creates something of each. */
export interface RowProperties {
  /** What belongs into the pattern of CREATE behind its label or type; empty where `set` does it. */
  pattern: string;
  /** What follows, of the variable that is created. */
  set: (variable: string) => string;
  parameters: { names: string[]; common: Record<string, unknown> };
  /** For each row what goes to the store of it. */
  values: unknown[][];
}

/**
 * Properties as names and lists of values: sent as maps, each would carry all names again, half of what the driver packs and the store
 * unpacks. What is mostly alike in all rows (`alike`) goes once where it is, and there are many. `values` is the expression of Cypher in which those of a row stand.
 */
export function rowProperties(
  rows: readonly Record<string, unknown>[],
  values: string,
  alike: readonly string[] = [],
): RowProperties {
  const all = [...new Set(rows.flatMap((row) => Object.keys(row)))].sort();
  const isWritten = rows.length >= MANY && all.every((name) => /^[A-Za-z_]\w*$/.test(name));
  const [first = {}] = rows;
  const isCommon = (name: string) => name in first && rows.every((row) => row[name] === first[name]);
  const common = isWritten ? alike.filter(isCommon) : [];
  const names = all.filter((name) => !common.includes(name));
  const written = [
    ...common.map((name) => `${name}: $common.${name}`),
    ...names.map((name, at) => `${name}: ${values}[${at}]`),
  ].join(', ');
  return {
    pattern: isWritten ? ` {${written}}` : '',
    set: (variable) => (isWritten ? '' : `SET ${variable} = apoc.map.fromLists($names, ${values})`),
    parameters: {
      names: isWritten ? [] : names,
      common: Object.fromEntries(common.map((name) => [name, first[name] ?? null])),
    },
    values: rows.map((row) => names.map((name) => row[name] ?? null)),
  };
}

/**
 * The statements of a Cypher file: each ends with `;` at the end of a line (the last one may go without).
 * Lines that are only a `//` comment are left out.
 */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let lines: string[] = [];
  const finish = () => {
    const statement = lines.join('\n').trim();
    if (statement !== '') statements.push(statement);
    lines = [];
  };
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*\/\//.test(line)) continue;
    const end = /;\s*$/.exec(line);
    lines.push(end === null ? line : line.slice(0, end.index));
    if (end !== null) finish();
  }
  finish();
  return statements;
}

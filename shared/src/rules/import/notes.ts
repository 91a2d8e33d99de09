/** A cell that no field took, and why. */
export interface ImportNote {
  heading: string;
  text: string;
  why: string;
  /** The column as a whole is not of the template; the cell itself is no mistake. */
  column?: true;
}

/** What is wrong in a column of a row. */
export function inColumn(column: string, fault: string): string {
  return `${column}: ${fault}`;
}

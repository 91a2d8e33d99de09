/** A cell that no field took, and why. */
export interface ImportNote {
  heading: string;
  text: string;
  why: string;
  /** The column as a whole is not of the template; the cell itself is no mistake. */
  column?: true;
}

/** A cell that no field took, and why. */
export interface ImportNote {
  heading: string;
  text: string;
  why: string;
}

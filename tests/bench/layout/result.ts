/** What the page measured: times of both ways in milliseconds, run by run. */
export interface PageResult {
  pairs: { ours: number; theirs: number }[];
  longestTaskMs: number;
}

/** How many records lie in the bin. Nothing can be put there yet, so none do. */
export function useBinCount(): number {
  return 0;
}

/** So long the main thread may work at a layout at a stretch, in milliseconds: a third of what a reader notices. */
const STRETCH = 12;

/** Lets go of the main thread where it has worked at a stretch for too long since it last did. */
export function pauses(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < STRETCH) return undefined;
    return new Promise((resolve) =>
      setTimeout(() => {
        since = performance.now();
        resolve();
      }),
    );
  };
}

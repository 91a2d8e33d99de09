/** So many milliseconds are worked at once; the screen's next picture and what a person does come in between. */
const AT_ONCE = 8;

/** Goes through all steps of some work, letting other work in between. */
export async function inSteps(steps: Iterator<unknown>): Promise<void> {
  let since = performance.now();
  while (!steps.next().done) {
    if (performance.now() - since < AT_ONCE) continue;
    await othersFirst();
    since = performance.now();
  }
}

/** Until what waits already has had its turn. Timers would wait for 4 ms more each time where no scheduler is at hand. */
function othersFirst(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

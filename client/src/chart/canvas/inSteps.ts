/** So many milliseconds are worked at once; the screen's next picture and what a person does come in between. */
const AT_ONCE = 8;

/** Goes through all steps of some work, letting other work in between. */
export async function inSteps(steps: Iterator<unknown>): Promise<void> {
  let since = performance.now();
  while (!steps.next().done) {
    if (performance.now() - since < AT_ONCE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}

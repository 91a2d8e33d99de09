/** Repeats an expectation until it holds; throws its last failure after `within` milliseconds. */
export async function eventually(expectation: () => Promise<unknown>, within = 60_000): Promise<void> {
  const end = Date.now() + within;
  for (;;) {
    try {
      await expectation();
      return;
    } catch (failure) {
      if (Date.now() > end) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
type EndingSignal = keyof typeof NUMBERS;
const SIGNALS = Object.keys(NUMBERS) as EndingSignal[];

const waiting = new Set<() => Promise<void>>();
let hasBegun = false;
let isLookedAfter = false;

/**
 * Has `giveUp` done before a signal (Ctrl+C, SIGTERM, SIGHUP) ends this process, unless somebody said that he ends it himself
 * (`endBySignalsMyself`). A second signal ends it at once. Answers what takes it back.
 */
export function beforeSignalEnds(giveUp: () => Promise<void>): () => void {
  if (waiting.size === 0) for (const signal of SIGNALS) process.on(signal, end);
  waiting.add(giveUp);
  return () => {
    if (!waiting.delete(giveUp) || waiting.size > 0 || hasBegun) return;
    for (const signal of SIGNALS) process.off(signal, end);
  };
}

/** From now on the caller listens to signals that end this process, and gives up what is open in order. */
export function endBySignalsMyself(): void {
  isLookedAfter = true;
}

function end(signal: EndingSignal): void {
  if (isLookedAfter) return;
  const exit = () => process.exit(128 + NUMBERS[signal]);
  if (hasBegun) exit();
  hasBegun = true;
  void Promise.allSettled([...waiting].map((giveUp) => giveUp())).then(exit);
}

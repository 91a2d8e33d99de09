const WITHIN = 2000;
const MANY = 3;
const MOST = 16;

const calls: number[] = [];

/** Notes that somebody called this process. */
export function noteCall(now = Date.now()): void {
  calls.push(now);
  if (calls.length > MOST) calls.shift();
}

/** Whether people work with this process just now: several calls within two seconds, more than a page that waits for news makes. */
export function isBusy(now = Date.now()): boolean {
  return calls.filter((at) => now - at < WITHIN).length >= MANY;
}

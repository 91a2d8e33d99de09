import { LookupFault } from '../fault';

/** Lets at most so many calls go at once and so many others wait, none of them beyond its time. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waitingMax: number,
  ) {}

  /** Throws `busy` where too many wait, `slow` where its turn does not come until then (milliseconds of the clock). */
  async take<T>(until: number, work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) await this.turn(until);
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** Whoever ends hands the place on. */
  private async turn(until: number): Promise<void> {
    if (this.waiting.length >= this.waitingMax) throw new LookupFault('busy');
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(start), 1);
        reject(new LookupFault('slow'));
      }, until - Date.now());
      this.waiting.push(start);
    });
  }
}

import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Store } from '../store';
import { Poller } from '../poller';
import { mailPosted } from './posted';
import type { MailPlace } from './letter';
import { judgeDelivery, LEASE, MAX_TRIES, pauseAfter, TRY_TIME } from './policy';
import type { MailRow } from './store';
import { claimDue, saveFailure, saveSent } from './store';
import { writeMail } from './templates';
import type { Transport } from './transport';

const LOOK_EVERY = 15_000;
const AT_ONCE = 5;
/** Timers may come a little early, and a message that is not due yet would wait for the next look. */
const TIMER_EARLY = 50;

export interface QueueParts {
  store: Store;
  transport: Transport;
  place: MailPlace;
  log: Logger;
  /** Milliseconds to wait after so many tries; tests shorten them. */
  pause?: (tries: number) => number;
  /** Milliseconds between two looks for what others left; tests, whose mail a server without a queue posts, shorten them. */
  lookEvery?: number;
}

/**
 * Sends what is kept to be sent, apart from any request. Each message is held by one server at a time; what a server that ended was
 * sending is taken over by another, under the same Message-ID.
 */
export class MailQueue {
  private readonly claim = randomUUID();
  private readonly poller: Poller;

  constructor(private readonly parts: QueueParts) {
    this.poller = new Poller({
      signal: mailPosted,
      every: parts.lookEvery ?? LOOK_EVERY,
      work: () => this.sendDue(),
    });
  }

  /** Looks now, whenever mail is posted here, and now and then for what others left. */
  start(): void {
    this.poller.start();
  }

  /** Takes no more; waits for what is on its way. */
  async stop(): Promise<void> {
    await this.poller.stop();
    this.parts.transport.close();
  }

  private async sendDue(): Promise<void> {
    try {
      for (;;) {
        if (this.poller.isStopped) return;
        const now = Date.now();
        const due = { claim: this.claim, now, until: now + LEASE, limit: AT_ONCE };
        const mails = await this.parts.store.write((tx) => claimDue(tx, due));
        if (mails.length === 0) return;
        await Promise.all(mails.map((mail) => this.send(mail)));
      }
    } catch (failure) {
      this.parts.log.warn({ err: failure }, 'mail could not be looked for');
    }
  }

  private async send(mail: MailRow): Promise<void> {
    const { store, transport, place } = this.parts;
    try {
      const letter = writeMail(mail.template, mail.values, place);
      await within(TRY_TIME, transport.deliver({ ...mail, letter }));
    } catch (failure) {
      await this.noteFailure(mail, failure);
      return;
    }
    await store.write((tx) => saveSent(tx, mail.key, new Date().toISOString()), { writes: 'essential' });
  }

  private async noteFailure(mail: MailRow, failure: unknown): Promise<void> {
    const { store, log, pause = pauseAfter } = this.parts;
    const { final, reason } = judgeDelivery(failure);
    const ended = final || mail.tries >= MAX_TRIES;
    const { code, responseCode } = failure as { code?: unknown; responseCode?: unknown };
    log.warn({ mail: mail.key, tries: mail.tries, ended, code, responseCode }, 'mail was not sent');
    const dueAt = Date.now() + pause(mail.tries);
    const noted = { key: mail.key, claim: this.claim, reason, final: ended, dueAt };
    await store.write((tx) => saveFailure(tx, noted), { writes: 'essential' });
    if (!ended) setTimeout(() => this.poller.look(), dueAt - Date.now() + TIMER_EARLY).unref();
  }
}

async function within(time: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long.')), time);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

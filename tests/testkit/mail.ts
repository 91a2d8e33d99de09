import { mkdir, rmdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { MailQueue } from '../../server/src/mail/queue';
import type { MailSettings } from '../../server/src/mail/transport';
import { transportOf } from '../../server/src/mail/transport';
import type { Store } from '../../server/src/store';
import type { PostOffice } from './postOffice';
import { openPostOffice } from './postOffice';

/**
 * Starts a real SMTP listener on a free port. A queue sends all that waits in the store, so the run's tests have an office one after
 * another: this waits until no other is open.
 */
export async function startPostOffice(): Promise<PostOffice> {
  const closeDoor = await theOnlyOne();
  const office = await openPostOffice();
  const { close } = office;
  office.close = async () => {
    await close();
    await closeDoor();
  };
  return office;
}

/** Waits for its turn among the processes of the run, and answers how to end it. */
async function theOnlyOne(): Promise<() => Promise<void>> {
  const door = `${process.env['STEMMA_TEST_FILES']}-post-office`;
  for (;;) {
    try {
      await mkdir(door);
      return () => rmdir(door);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await wait(50);
    }
  }
}

/** Starts a queue as a server has it, its pauses shortened. */
export function startQueue(store: Store, settings: Partial<MailSettings>): MailQueue {
  const whole = { smtpUrl: undefined, outbox: '', from: 'stemma@charts.example', publicUrl: undefined, ...settings };
  const queue = new MailQueue({
    store,
    transport: transportOf(whole),
    place: { publicUrl: whole.publicUrl },
    log: pino({ level: 'silent' }),
    pause: () => 50,
    lookEvery: 200,
  });
  queue.start();
  return queue;
}

/** Milliseconds: on a busy machine all mail that other tests left to be sent goes first. */
const PATIENCE = 90_000;

/** Looks again and again until something is as it should be; answers the last look. */
export async function until<T>(look: () => T | Promise<T>, wanted: (value: T) => boolean): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const value = await look();
    if (wanted(value) || Date.now() > end) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

import { mkdir, rmdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { MailQueue } from '../../server/src/mail/queue';
import type { MailSettings } from '../../server/src/mail/transport';
import { transportOf } from '../../server/src/mail/transport';
import type { Store } from '../../server/src/store';

export interface Received {
  /** The recipients of the envelope. */
  to: string[];
  raw: string;
  email: Email;
}

/** A mail server that keeps what it gets. */
export interface PostOffice {
  url: string;
  received: Received[];
  /** Answers the status that an address is refused with; undefined takes it. */
  refuse: (address: string) => number | undefined;
  /** What came for an address. */
  of(address: string): Received[];
  close(): Promise<void>;
}

/**
 * Starts a real SMTP listener on a free port. A queue sends all that waits in the store, so the run's tests have an office one after
 * another: this waits until no other is open.
 */
export async function startPostOffice(): Promise<PostOffice> {
  const closeDoor = await theOnlyOne();
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const status = office.refuse(address);
      done(status === undefined ? null : Object.assign(new Error('Not taken'), { responseCode: status }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        void PostalMime.parse(raw).then((email) => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw, email });
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const office: PostOffice = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refuse: () => undefined,
    of: (address) => received.filter(({ to }) => to.includes(address)),
    close: async () => {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await closeDoor();
    },
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
  });
  queue.start();
  return queue;
}

/** Looks again and again until something is as it should be; answers the last look. */
export async function until<T>(look: () => T | Promise<T>, wanted: (value: T) => boolean): Promise<T> {
  const end = Date.now() + 20_000;
  for (;;) {
    const value = await look();
    if (wanted(value) || Date.now() > end) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

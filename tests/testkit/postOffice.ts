import type { AddressInfo } from 'node:net';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

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
  close: () => Promise<void>;
}

/** Starts a real SMTP listener on a free port. */
export async function openPostOffice(): Promise<PostOffice> {
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
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return office;
}

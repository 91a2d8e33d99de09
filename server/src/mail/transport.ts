import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Letter } from './letter';

export interface MailSettings {
  /** `smtp://user:password@host:port`; without one messages are kept as files. */
  smtpUrl: string | undefined;
  /** Absolute folder of the files. */
  outbox: string;
  /** The address that all mail is from. */
  from: string;
  publicUrl: string | undefined;
}

/** A letter on its way to one recipient. */
export interface Post {
  key: string;
  to: string;
  /** ISO text. */
  createdDate: string;
  letter: Letter;
}

/** The way that mail leaves by. `deliver` throws when a letter was not taken; the same one delivered again has the same Message-ID. */
export interface Transport {
  /** For the start-up lines; never a password. */
  says: string;
  deliver(post: Post): Promise<void>;
  close(): void;
}

/** By SMTP where it is set up, by files otherwise. */
export function transportOf(settings: MailSettings): Transport {
  return settings.smtpUrl === undefined ? byFiles(settings) : bySmtp(settings.smtpUrl, settings);
}

const SECOND = 1000;
const NO_OUTSIDE = { disableFileAccess: true, disableUrlAccess: true };

function bySmtp(url: string, settings: MailSettings): Transport {
  const { host, protocol } = new URL(url);
  const limits = { connectionTimeout: 15 * SECOND, greetingTimeout: 15 * SECOND, socketTimeout: 30 * SECOND };
  const smtp = createTransport({ url, pool: true, maxConnections: 3, ...limits, ...NO_OUTSIDE });
  return {
    says: `Mail goes by ${protocol === 'smtps:' ? 'SMTP over TLS' : 'SMTP'} to ${host}, from ${settings.from}.`,
    deliver: async (post) => {
      await smtp.sendMail(messageOf(post, settings));
    },
    close: () => smtp.close(),
  };
}

function byFiles(settings: MailSettings): Transport {
  const files = createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...NO_OUTSIDE });
  return {
    says: 'No SMTP_URL is set: mail is kept as files in the outbox of the data folder.',
    deliver: async (post) => {
      const { message } = await files.sendMail(messageOf(post, settings));
      await writeMailFile(settings.outbox, `${post.createdDate.replaceAll(':', '-')} ${safe(post.key)}.eml`, message);
    },
    close: () => files.close(),
  };
}

/** Written aside and moved into place, so that a file in the outbox is always whole; its name is the message's, so it is there once. */
async function writeMailFile(folder: string, name: string, content: unknown): Promise<void> {
  if (!(content instanceof Uint8Array)) throw new Error('The message was not made as bytes.');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const aside = join(folder, `.${name}.part`);
  await writeFile(aside, content, { mode: 0o600 });
  await rename(aside, join(folder, name));
}

const safe = (key: string): string => key.replace(/[^A-Za-z0-9_-]/g, '-');

function messageOf({ key, to, createdDate, letter }: Post, { from }: MailSettings) {
  const [, domain = 'stemma.local'] = from.split('@');
  return {
    from: { name: letter.fromName, address: from },
    to: { name: '', address: to },
    ...(letter.replyTo ? { replyTo: { name: '', address: letter.replyTo } } : {}),
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    date: new Date(createdDate),
    messageId: `<${safe(key)}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

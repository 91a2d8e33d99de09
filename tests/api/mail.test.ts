import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { requestMessages } from '@stemma/shared/messages/requests';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { MailQueue } from '../../server/src/mail/queue';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import type { PostOffice } from '../testkit/postOffice';
import { startPostOffice, startQueue, until } from '../testkit/mail';

interface Asked {
  key: string;
  createdByName: string;
  entityName: string;
  recipients: { address: string; state: string; sentDate: string | null; reason: string | null }[];
}

let app: TestApp;
let organization: TestOrganization;
let office: PostOffice;
const queues: MailQueue[] = [];

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  const administrator = await organization.user({ isAdmin: true });
  const changed = await administrator.post('users/updateOrganization', {
    key: organization.key,
    messageDomains: ['example.org'],
  });
  expect(changed.status).toBe(200);
});
beforeEach(async () => {
  office = await startPostOffice();
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
  await office.close();
});
afterAll(() => app.close());

const sending = (publicUrl?: string) => queues.push(startQueue(app.store, { smtpUrl: office.url, publicUrl }));
const newAddress = () => `${randomUUID()}@example.org`;

async function entityOf(who: Client, name: string): Promise<string> {
  return (await who.post<{ key: string }>('graph/addNode', { entity: { typeName: 'Company', name } })).body.key;
}

async function ask(who: Client, body: object): Promise<Asked> {
  const answer = await who.post<Asked>('admin/mail/request', {
    title: null,
    fileNames: ['Passport'],
    message: '',
    ...body,
  });
  expect(answer.status).toBe(200);
  return answer.body;
}

const settled = (who: Client, key: string): Promise<Asked> =>
  until(
    async () => (await who.post<Asked>('requests/one', { key })).body,
    ({ recipients }) => recipients.every(({ state }) => state !== 'waiting'),
  );

describe('asking for documents', () => {
  test('sends each person a message of his own, as text and as HTML, that answers go to whoever asked', async () => {
    sending('https://charts.example');
    const grace = await organization.user({ name: 'Grace Hopper', email: `grace.${randomUUID()}@bank.example` });
    const entityKey = await entityOf(grace, 'Alder Holdings');
    const [ada, bob] = [newAddress(), newAddress()];
    const fileNames = ['Passport', 'Trust deed'];
    const asked = await ask(grace, {
      to: ` ${ada}\n\n${bob} `,
      fileNames,
      message: 'By Friday, please.\n🚀',
      entityKey,
    });
    expect(asked).toMatchObject({ createdByName: 'Grace Hopper', entityName: 'Alder Holdings' });

    const sent = await settled(grace, asked.key);
    expect(sent.recipients).toEqual([ada, bob].map((address) => expect.objectContaining({ address, state: 'sent' })));
    for (const [address, other] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      const [letter, ...more] = office.of(address);
      expect(more).toEqual([]);
      expect(letter?.raw).not.toContain(other);
      const { email } = letter ?? {};
      expect(email?.subject).toBe('Documents of “Alder Holdings”');
      expect(email?.from).toEqual({
        name: expect.stringMatching(/^Test organization .* by Stemma$/),
        address: 'stemma@charts.example',
      });
      expect(email?.replyTo?.map((to) => to.address)).toEqual([expect.stringMatching(/^grace\..*@bank\.example$/)]);
      for (const said of [email?.text, email?.html]) {
        for (const part of [
          'Grace Hopper',
          'Passport',
          'Trust deed',
          'By Friday, please.',
          '🚀',
          'https://charts.example',
        ])
          expect(said).toContain(part);
      }
    }
    const byGraphql = await grace.rawGraphql(
      `{ requestsSent(entityKey: "${entityKey}") { key recipients { state } } }`,
    );
    expect(byGraphql.data).toEqual({
      requestsSent: [{ key: asked.key, recipients: [{ state: 'sent' }, { state: 'sent' }] }],
    });
    const elsewhere = await grace.rawGraphql(`{ requestsSent(entityKey: "${randomUUID()}") { key } }`);
    expect(elsewhere.data).toEqual({ requestsSent: [] });
  });

  test('with hostile names and words adds no header, no recipient and no markup', async () => {
    sending();
    const evil = '<img src=x onerror=alert(1)>\r\nBcc: victim@example.org\r\n\r\n<script>1</script>';
    const mallory = await organization.user({ name: `Mallory ${evil}` });
    const entityKey = await entityOf(mallory, evil);
    const to = newAddress();
    const asked = await ask(mallory, { to, title: evil, fileNames: [evil], message: evil, entityKey });
    await settled(mallory, asked.key);
    const [letter] = office.of(to);
    expect(letter?.to).toEqual([to]);
    expect(letter?.email.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
    expect(letter?.email.bcc ?? []).toEqual([]);
    expect(letter?.email.html).not.toMatch(/<(img|script)/);
    expect(letter?.email.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(office.received.flatMap((one) => one.to)).not.toContain('victim@example.org');
    for (const bad of [
      'a@example.org\nnobody',
      'a@example.org, b@example.org',
      'A <a@example.org>',
      '',
      'a@b\u0000.org',
    ]) {
      const { status, body } = await mallory.post<{ error: string }>('admin/mail/request', {
        ...{ to: bad, title: 'x', fileNames: ['x'], message: '', entityKey },
      });
      expect([bad, status, body.error]).toEqual([bad, 400, 'Not a valid email address']);
    }
  });

  test('twice under one key is one request and one message; another user finds nothing under it', async () => {
    sending();
    const user = await organization.user();
    const [to, key, entityKey] = [newAddress(), randomUUID(), await entityOf(user, 'Once Ltd')];
    const answers = await Promise.all([1, 2, 3].map(() => ask(user, { to, key, entityKey })));
    expect(new Set(answers.map((answer) => answer.key))).toEqual(new Set([key]));
    await settled(user, key);
    await ask(user, { to, key, entityKey });
    expect((await settled(user, key)).recipients).toHaveLength(1);
    expect(office.of(to)).toHaveLength(1);
    const other = await organization.user();
    const taken = await other.post('admin/mail/request', { to, title: '', fileNames: ['x'], message: '', key });
    expect(taken.status).toBe(404);
  });

  test('needs a document or a message', async () => {
    const user = await organization.user();
    const { status, body } = await user.post('admin/mail/request', { to: newAddress(), fileNames: [], message: '  ' });
    expect([status, body]).toEqual([400, expect.objectContaining({ error: 'Name a document, or write a message.' })]);
  });

  test('is refused beyond the messages of an hour, and then nothing is kept', async () => {
    const user = await organization.user();
    const to = (count: number) => Array.from({ length: count }, newAddress).join('\n');
    await ask(user, { to: to(50) });
    await ask(user, { to: to(49) });
    const refused = await user.post('admin/mail/request', { to: to(2), title: '', fileNames: ['x'], message: '' });
    expect([refused.status, refused.body, Number(refused.headers.get('retry-after')) > 0]).toEqual([
      429,
      expect.objectContaining({ error: requestMessages.tooManyByYou }),
      true,
    ]);
    await ask(user, { to: to(1) });
    expect((await user.post<Asked[]>('requests/sent')).body).toHaveLength(3);
  });
});

describe('sending', () => {
  test('is tried again while the mail server is busy, and tells what it refused for good', async () => {
    const user = await organization.user();
    const [busy, refused] = [newAddress(), newAddress()];
    let tries = 0;
    office.refuse = (address) => {
      if (address === busy) return ++tries < 3 ? 451 : undefined;
      return address === refused ? 550 : undefined;
    };
    sending();
    const { key } = await ask(user, { to: `${busy}\n${refused}` });
    const { recipients } = await settled(user, key);
    expect(recipients).toEqual([
      { address: busy, state: 'sent', sentDate: expect.any(String), reason: null },
      { address: refused, state: 'failed', sentDate: null, reason: 'The mail server refused this address.' },
    ]);
    expect(tries).toBe(3);
  });

  test('of what was asked while no server sent comes later, and once, with two servers at it', async () => {
    const user = await organization.user();
    const addresses = Array.from({ length: 40 }, newAddress);
    const { key, recipients } = await ask(user, { to: addresses.join('\n') });
    expect(new Set(recipients.map(({ state }) => state))).toEqual(new Set(['waiting']));
    sending();
    sending();
    expect((await settled(user, key)).recipients.map(({ state }) => state)).toEqual(addresses.map(() => 'sent'));
    await Promise.all(queues.splice(0).map((queue) => queue.stop()));
    expect(addresses.map((address) => office.of(address).length)).toEqual(addresses.map(() => 1));
  });

  test('forgets what a message said once it is gone', async () => {
    sending();
    const user = await organization.user();
    const to = newAddress();
    await settled(user, (await ask(user, { to, message: 'for his eyes only' })).key);
    const rows = await app.store.read((tx) =>
      tx.run('test.mail', 'MATCH (m:Mail {to: $to}) RETURN properties(m) AS kept', { to }),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('eyes only');
  });

  test('without a mail server keeps each message whole in a file that only its owner reads', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'stemma-outbox-'));
    const outbox = join(folder, 'outbox');
    try {
      queues.push(startQueue(app.store, { outbox }));
      const user = await organization.user({ name: 'Grace Hopper' });
      const to = newAddress();
      const asked = await ask(user, { to, message: 'Dear Ada' });
      expect((await settled(user, asked.key)).recipients).toEqual([expect.objectContaining({ state: 'sent' })]);
      const names = (await readdir(outbox)).filter((name) => name.includes(asked.key));
      expect(names).toEqual([expect.stringMatching(/\.eml$/)]);
      const file = join(outbox, names[0] ?? '');
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect((await stat(outbox)).mode & 0o777).toBe(0o700);
      const email = await PostalMime.parse(await readFile(file));
      expect(email.to).toEqual([{ name: '', address: to }]);
      expect(email.text).toContain('Dear Ada');
    } finally {
      await Promise.all(queues.splice(0).map((queue) => queue.stop()));
      await rm(folder, { recursive: true, force: true });
    }
  });
});

test('an administrator sends a message to several people', async () => {
  sending();
  const administrator = await organization.user({ isAdmin: true });
  const [ada, bob] = [newAddress(), newAddress()];
  const message = { to: `${ada}\n${bob}`, title: 'Maintenance\non Sunday', text: 'From <8> to 9.' };
  expect((await administrator.post('admin/mail/info', message)).body).toEqual({ addresses: [ada, bob] });
  await until(
    () => office.received.length,
    () => office.of(ada).length > 0 && office.of(bob).length > 0,
  );
  const { subject, text, html } = office.of(bob)[0]?.email ?? {};
  expect(subject).toBe('Maintenance on Sunday');
  expect(text).toContain('From <8> to 9.');
  expect(html).toContain('From &lt;8&gt; to 9.');
});

import { requestMessages } from '@stemma/shared/messages/requests';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import { randomUUID } from 'node:crypto';
import type { MailQueue } from '../../server/src/mail/queue';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp, PASSWORD } from '../testkit/app';
import type { Client } from '../testkit/client';
import { startPostOffice, startQueue, until } from '../testkit/mail';
import type { PostOffice } from '../testkit/postOffice';

let app: TestApp;
let office: PostOffice;
let queue: MailQueue;
let organization: TestOrganization;
let administrator: Client;
let sender: Client;

beforeAll(async () => {
  app = await joinApp();
  office = await startPostOffice();
  queue = startQueue(app.store, { smtpUrl: office.url });
});
beforeEach(async () => {
  organization = await app.organization();
  administrator = await organization.user({ isAdmin: true });
  sender = await organization.user({ name: 'Grace Hopper' });
});
afterAll(async () => {
  await queue.stop();
  await office.close();
  await app.close();
});

const newAddress = (domain = 'example.org') => `${randomUUID()}@${domain}`;
const ask = (who: Client, to: string[], body: object = {}) =>
  who.post<{ key: string; error?: string; field?: string }>('admin/mail/request', {
    ...{ to: to.join('\n'), title: '', fileNames: ['Passport'], message: '' },
    ...body,
  });
const change = (fields: object) =>
  administrator.post<{ requestSubject: string | null; messageDomains: string[]; error?: string }>(
    'users/updateOrganization',
    { key: organization.key, ...fields },
  );
const received = async (address: string) => {
  const [letter] = await until(
    () => office.of(address),
    ({ length }) => length > 0,
  );
  return letter?.email;
};

describe('a request for documents', () => {
  test('is in the words of the organization, and names bring no links, addresses or lines of their own', async () => {
    const subject = '{organization}: papers of {entity}';
    const text = 'Dear client,\n{sender} needs:\n{documents}\nSee https://bank.example/papers.';
    await change({ name: 'Alder Trustees', requestSubject: subject, requestText: text });
    const mallory = await organization.user({ name: 'Grace http://evil.example {documents}' });
    const entity = { typeName: 'Company', name: 'Birch Ltd, log in at www.evil.example\nnow' };
    const { body } = await mallory.post<{ key: string }>('graph/addNode', { entity });
    const to = newAddress();
    const fileNames = ['Trust deed.pdf', 'Pay at evil.example/now', 'mail ada@evil.example', '<b>Deed</b>'];
    expect((await ask(mallory, [to], { entityKey: body.key, fileNames })).status).toBe(200);
    const email = await received(to);
    expect(email?.subject).toBe('Alder Trustees: papers of “Birch Ltd, log in at now”');
    expect(email?.text).toContain(
      `Dear client,\n${mallory.email} (“Grace documents”) needs:\n\n- “Trust deed”\n- “Pay at”\n- “mail”\n- “b Deed b”\n\nSee`,
    );
    for (const said of [email?.text, email?.html]) {
      expect(said).toContain('https://bank.example/papers');
      expect(said).not.toContain('evil');
    }
    await change({ requestSubject: null, requestText: '' });
    const usual = newAddress();
    await ask(sender, [usual]);
    expect(await received(usual)).toMatchObject({
      subject: 'Documents of your matter',
      text: expect.stringContaining(
        `${sender.email} (“Grace Hopper”) of Alder Trustees asks you for documents of your matter:\n\n- “Passport”`,
      ),
    });
  });

  test('comes from the organization, and names an address that its sender changed only once he proved it', async () => {
    await change({ name: 'Alder Trustees' });
    const visit = await organization.user({ name: 'Visit now evil' });
    const moved = newAddress('evil.example');
    const details = { key: visit.userKey, email: moved, currentPassword: PASSWORD };
    expect((await visit.post('auth/updateUser', details)).status).toBe(200);
    const to = newAddress();
    expect((await ask(visit, [to])).status).toBe(200);
    const email = await received(to);
    expect(email?.from?.name).toBe('Alder Trustees by Stemma');
    expect(email?.text).toContain('“Visit now evil” of Alder Trustees asks you');
    expect(email?.text).toContain('Names in quotation marks are as the sender typed them.');
    for (const said of [email?.text, email?.html]) expect(said).not.toContain(moved);
    await administrator.post('users/updateUser', { user: { key: visit.userKey, email: newAddress() } });
    const again = newAddress();
    await ask(visit, [again]);
    expect((await received(again))?.text).toContain('(“Visit now evil”) of Alder Trustees asks you');
  });

  test('is worded by administrators alone, with placeholders that there are', async () => {
    const unknown = await change({ requestText: '{documents} of {entty}' });
    expect([unknown.status, unknown.body.error]).toEqual([400, expect.stringContaining('There is no {entty}.')]);
    expect((await change({ requestText: 'Hello' })).body.error).toBe(requestMessages.documentsNotSaid);
    expect((await change({ messageDomains: ['*'] })).body.error).toBe(requestMessages.notADomain);
    const fields = { key: organization.key, requestSubject: 'Mine' };
    expect((await sender.post('users/updateOrganization', fields)).status).toBe(403);
    const { body } = await change({
      requestSubject: ' Of\n{entity} ',
      messageDomains: ['@Bank.Example', 'bank.example'],
    });
    expect(body).toMatchObject({ requestSubject: 'Of {entity}', messageDomains: ['bank.example'] });
  });

  test('takes no more and no longer names of documents than a mail should hold', async () => {
    const many = Array.from({ length: limits.requestFilesMax + 1 }, (_, at) => `Deed ${at}`);
    for (const fileNames of [many, ['x'.repeat(limits.requestFileNameMax + 1)]]) {
      expect((await ask(sender, [newAddress()], { fileNames })).status).toBe(400);
    }
  });
});

describe('a subject or message of one’s own', () => {
  test('reaches people of the organization and the domains that it lists, and is refused for anybody else', async () => {
    await change({ messageDomains: ['bank.example'] });
    const colleague = newAddress('alder.example');
    await organization.user({ email: colleague });
    const shared = newAddress('alder.example');
    await organization.user({ email: shared, accountType: 'None' });
    const stranger = newAddress('alder.example');
    await (await app.organization()).user({ email: stranger });
    const bank = newAddress('bank.example');
    const self = newAddress('alder.example');
    const grace = await organization.user({ name: 'Grace Hopper', email: self });

    const own = { title: 'By Friday', message: 'Dear all' };
    expect((await ask(grace, [colleague.toUpperCase(), bank], own)).status).toBe(200);
    const email = await received(bank);
    expect(email?.subject).toBe('By Friday');
    expect(email?.text).toContain(`${self} (“Grace Hopper”) writes:\n\nDear all`);

    for (const outside of [shared, stranger, self, newAddress('mail.bank.example')]) {
      for (const [field, value] of Object.entries(own)) {
        const refused = await ask(grace, [bank, outside], { [field]: value });
        expect([refused.status, refused.body]).toEqual([
          400,
          expect.objectContaining({ error: requestMessages.noOwnWords(outside), field }),
        ]);
      }
      expect((await ask(grace, [outside])).status).toBe(200);
    }
    const { data } = await grace.rawGraphql(
      `{ addressesOutside(addresses: ${JSON.stringify([bank, shared, colleague, self])}) }`,
    );
    expect(data).toEqual({ addressesOutside: [shared, self] });
  });
});

describe('requests are counted', () => {
  const refusal = ({ status, body, headers }: Awaited<ReturnType<typeof ask>>) => [
    status,
    body.error,
    Number(headers.get('retry-after')) > 0,
  ];

  test('for an address, however it is spelt, over all organizations', async () => {
    const mailbox = randomUUID();
    const stranger = await (await app.organization()).user();
    for (let asked = 0; asked < limits.requestMailsToAddressADay; asked += 1) {
      const answer = await ask(asked % 2 ? stranger : sender, [`${mailbox}+${asked}@example.org`]);
      expect(answer.status).toBe(200);
    }
    const refused = await ask(stranger, [newAddress(), `${mailbox.toUpperCase()}@Example.org`]);
    expect(refusal(refused)).toEqual([429, requestMessages.tooManyToAddress, true]);
    expect((await ask(stranger, [newAddress()])).status).toBe(200);
  });

  test.each([
    ['hour', limits.requestMailsAnHour],
    ['day', limits.requestMailsADay],
  ])('for all users of an organization together, by the %s', async (window, most) => {
    expect((await ask(sender, [newAddress()])).status).toBe(200);
    const key = `request:organization:${window}:${organization.key}`;
    const cypher = 'MATCH (c:Counter {key: $key}) SET c.points = $points RETURN c.key AS key';
    await app.store.write((tx) => tx.run('test.counter', cypher, { key, points: most - 1 }));
    expect((await ask(await organization.user(), [newAddress()])).status).toBe(200);
    expect(refusal(await ask(sender, [newAddress()]))).toEqual([429, requestMessages.tooManyOfOrganization, true]);
    expect((await ask(await (await app.organization()).user(), [newAddress()])).status).toBe(200);
  });
});

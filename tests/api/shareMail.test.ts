import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { randomUUID } from 'node:crypto';
import type { MailQueue } from '../../server/src/mail/queue';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { SmallChart } from '../testkit/charts';
import { makeSmallChart } from '../testkit/charts';
import { Client } from '../testkit/client';
import type { PostOffice } from '../testkit/postOffice';
import { startPostOffice, startQueue, until } from '../testkit/mail';
import type { Link } from '../testkit/sharing';
import { endsIn, graphOf, makeLink } from '../testkit/sharing';

const PUBLIC = 'https://charts.example';
const NAME = 'Eve <script>alert(1)</script>\r\nBcc: all@example.org';

let app: TestApp;
let organization: TestOrganization;
let owner: Client;
let chart: SmallChart;
let office: PostOffice;
let queue: MailQueue;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  owner = await organization.user({ name: NAME });
  chart = await makeSmallChart(owner);
});
beforeEach(async () => {
  office = await startPostOffice();
  queue = startQueue(app.store, { smtpUrl: office.url, publicUrl: PUBLIC });
});
afterEach(async () => {
  await queue.stop();
  await office.close();
});
afterAll(() => app.close());

const newAddress = () => `${randomUUID()}@example.org`;
const received = async (address: string) => {
  const [mail] = await until(
    () => office.of(address),
    ({ length }) => length > 0,
  );
  if (!mail) throw new Error(`Nothing came for ${address}.`);
  return mail;
};
const send = (key: string, emails: string | string[], more: object = {}) =>
  owner.post<{ sharingLink: Link; error?: string; field?: string }>('datasets/emailSharingLink', {
    key,
    emails,
    ...more,
  });

describe('a share link by mail', () => {
  test('is a message to each by himself, as text and as HTML, that no name can break out of', async () => {
    const link = await makeLink(owner, chart.key, { password: 'correct horse', expiry: 7 });
    const [ada, bob] = [newAddress(), newAddress()];
    const { body } = await send(link.key, `${ada}\n ${bob} \n\n${ada.toUpperCase()}`);
    expect(body.sharingLink.recipients).toEqual([ada, bob]);
    for (const address of [ada, bob]) {
      const { email, to } = await received(address);
      expect(to).toEqual([address]);
      expect(email.headers.some(({ key }) => key === 'bcc')).toBe(false);
      for (const part of [email.text, email.html]) expect(part).toContain(`${PUBLIC}/shared/${link.key}`);
      expect(email.html).not.toContain('<script>');
      expect(email.text).toContain('asked for a password');
      expect(`${email.text}${email.html}`).not.toContain('correct horse');
      expect(`${email.text}${email.html}`).not.toContain(chart.name);
    }
  });

  test('goes to nobody twice, unless it is asked for', async () => {
    const { key } = await makeLink(owner, chart.key);
    const [ada, bob] = [newAddress(), newAddress()];
    await send(key, [ada]);
    await send(key, [ada.toUpperCase(), bob]);
    await received(bob);
    await received(ada);
    expect([office.of(ada).length, office.of(bob).length]).toEqual([1, 1]);
    await send(key, [ada], { again: true });
    await until(
      () => office.of(ada).length,
      (count) => count === 2,
    );
    expect(office.of(ada)).toHaveLength(2);
    const { body } = await until(
      () => send(key, [ada, bob]),
      ({ body: { sharingLink } }) => sharingLink.sent.every(({ state }) => state === 'sent'),
    );
    expect(body.sharingLink.sent.map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect([office.of(ada).length, office.of(bob).length]).toEqual([2, 1]);
  });

  test('needs addresses that are all right, and a link that has not expired', async () => {
    const { key } = await makeLink(owner, chart.key);
    for (const emails of ['', 'ada@example.org\nnot an address', [], ['nobody']]) {
      const { status, body } = await send(key, emails);
      expect([status, body.field?.split('.')[0]]).toEqual([400, 'emails']);
    }
    await endsIn(app, key, -1);
    expect((await send(key, [newAddress()])).status).toBe(409);
  });

  test('is not sent while it is paused, as it would not open', async () => {
    const { key } = await makeLink(owner, chart.key);
    await owner.call('PUT', `datasets/pauseSharingLink/${key}`);
    expect((await send(key, [newAddress()])).body.error).toBe(sharingMessages.pausedNotSent);
    await owner.call('PUT', `datasets/resumeSharingLink/${key}`);
    expect((await send(key, [newAddress()])).status).toBe(200);
  });
});

describe('a chart sent by mail', () => {
  interface Ticket {
    success: boolean;
    error: string | null;
    token: string | null;
    linkKey: string | null;
    chartKey: string | null;
    email: string | null;
    dates: { sent: string; expires: string } | null;
  }
  const parse = async (ticket: string) =>
    (await app.anonymous.post<Ticket>('auth/parseSharedChartTicket', { ticket })).body;

  test('opens by the ticket in its message, for seven days, and by nothing else', async () => {
    const address = newAddress();
    const own = await makeSmallChart(owner);
    const { body } = await owner.post('auth/sendSharedChart', { emails: [address], chartKey: own.key });
    expect(body).toEqual({ success: true, emails: [address] });
    await owner.post('auth/sendSharedChart', { emails: [address], chartKey: own.key });
    const { email } = await received(address);
    const [, linkKey = '', ticket = ''] = /\/shared\/([\w-]+)#ticket=([\w-]+)/.exec(email.text ?? '') ?? [];
    const parsed = await parse(ticket);
    expect(parsed).toMatchObject({ success: true, error: null, chartKey: own.key, linkKey, email: address });
    const days = (Date.parse(parsed.dates?.expires ?? '') - Date.parse(parsed.dates?.sent ?? '')) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const guest = new Client(app.url);
    guest.token = parsed.token ?? '';
    expect((await graphOf(guest, linkKey)).body.nodes).toHaveLength(3);
    for (const password of [null, ticket, '']) {
      expect((await app.anonymous.post('datasets/authSharingLink', { key: linkKey, password })).body).toMatchObject({
        success: false,
      });
    }
    const { body: list } = await owner.post<{ sharingLinks: Link[] }>('datasets/getSharingLinks', { key: own.key });
    expect(list.sharingLinks.map(({ key, expiry }) => [key, expiry])).toEqual([[linkKey, 7]]);
    const stored = await app.store.read((tx) =>
      tx.run('test.tickets', 'MATCH (n) WHERE n:Ticket OR n:SharingLink RETURN properties(n) AS p'),
    );
    expect(JSON.stringify(stored)).not.toContain(ticket);
    await endsIn(app, linkKey, -1);
    expect(await parse(ticket)).toMatchObject({ success: false, token: null });
    await owner.call('DELETE', `datasets/deleteSharingLink/${linkKey}`);
    const gone = await parse(ticket);
    expect(gone).toEqual(await parse('another ticket'));
    expect(office.of(address)).toHaveLength(1);
  });

  test('opens by no ticket any more once it was given a password, and only then can be sent on', async () => {
    const address = newAddress();
    const own = await makeSmallChart(owner);
    await owner.post('auth/sendSharedChart', { emails: [address], chartKey: own.key });
    const { email } = await received(address);
    const [, linkKey = '', ticket = ''] = /\/shared\/([\w-]+)#ticket=([\w-]+)/.exec(email.text ?? '') ?? [];
    expect((await send(linkKey, [newAddress()])).body.error).toBe(sharingMessages.byTicket);
    const password = 'correct horse';
    await owner.call('PUT', `datasets/editSharingLink/${linkKey}`, JSON.stringify({ password, isPassword: true }));
    expect(await parse(ticket)).toMatchObject({ success: false, token: null });
    const { body } = await app.anonymous.post('datasets/authSharingLink', { key: linkKey, password });
    expect(body).toMatchObject({ success: true });
    expect((await send(linkKey, [newAddress()])).status).toBe(200);
  });
});

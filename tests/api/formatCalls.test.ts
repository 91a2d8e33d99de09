import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { OPEN_CHART } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { pscLine, pscPerson } from '../testkit/ownershipFiles';

let app: TestApp;
let organization: TestOrganization;
let owner: Client;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  owner = await organization.user();
});
afterAll(() => app.close());

const lines = [
  pscLine('01234567', pscPerson('Owen Price', ['ownership-of-shares-25-to-50-percent'])),
  pscLine('01234567', pscPerson('Gwen Rees', ['ownership-of-shares-50-to-75-percent'])),
  'broken',
].join('\n');

interface Report {
  chartKey: string;
  skipped: { statementId: string; why: string; where?: string }[];
}

test('a file comes in, and its chart goes out to who may read it and to nobody else', async () => {
  const { status, body } = await owner.call<Report>('POST', 'exchange/import?chart=Calls', lines);
  expect([status, body.skipped]).toEqual([200, [{ statementId: '', why: 'Line 3 is not JSON.', where: 'line 3' }]]);
  const { chart } = await owner.graphql(OPEN_CHART, { key: body.chartKey });
  const owen = chart?.nodes.find(({ name }) => name === 'Owen Price');
  for (const format of ['bods', 'ftm']) {
    const whole = await owner.download(`datasets/${format}/${body.chartKey}`);
    const part = await owner.download(`datasets/${format}/${body.chartKey}`, { leaveOut: [owen?.key] });
    expect([whole.status, part.status]).toEqual([200, 200]);
    expect(whole.headers.get('content-disposition')).toContain(`Calls.${format}.json`);
    expect(Buffer.from(whole.bytes).toString()).toContain('Owen');
    expect(Buffer.from(part.bytes).toString()).not.toContain('Owen');
    expect(Buffer.from(part.bytes).toString()).toContain('Gwen');
    expect((await (await organization.user()).download(`datasets/${format}/${body.chartKey}`)).status).toBe(404);
  }
});

test('a bad file is refused by one message, and makes nothing', async () => {
  const refused = async (text: string) => {
    const { status, body } = await owner.call<{ error: string }>('POST', 'exchange/import?chart=Bad', text);
    return [status, body.error];
  };
  expect(await refused('<register/>')).toEqual([422, expect.stringMatching(/does not know this format/)]);
  expect(await refused('<html/>')).toEqual([422, expect.stringMatching(/is a web page \(HTML\)/)]);
  const viewer = await organization.user({ accountType: 'viewOnly' });
  expect((await viewer.call('POST', 'exchange/import', lines)).status).toBe(403);
});

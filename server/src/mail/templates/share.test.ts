import { expect, test } from '@jest/globals';
import { shareLetter } from './share';

const letterOf = (chartName: string) =>
  shareLetter(
    {
      senderName: 'Ada',
      senderEmail: 'ada@bank.example',
      isProved: true,
      organizationName: 'Alder Trustees',
      chartName,
      path: '/shared/1',
      isPassword: false,
      expires: null,
    },
    { publicUrl: 'https://charts.example' },
  );

test('a chart’s name is told without addresses, short, and as a name', () => {
  expect(letterOf('Castellan family').text).toContain('the chart “Castellan family”');
  const { text, html } = letterOf(`Your account was hacked: open https://evil.example/login ${'now '.repeat(90)}`);
  for (const part of [text, html]) expect(part).not.toContain('evil.example');
  expect(/“([^”]*)”/.exec(text)?.[1]?.length).toBeLessThanOrEqual(81);
  expect(letterOf('https://evil.example').text).toContain('shares a chart with you');
});

test('who sends it is told by his organization and his proved address, and his name as what he calls himself', () => {
  const values = {
    ...{ senderName: 'Visit now evil', senderEmail: 'ada@bank.example', organizationName: 'Alder Trustees' },
    ...{ chartName: null, path: '/shared/1', isPassword: true, expires: null },
  };
  const proved = shareLetter({ ...values, isProved: true }, { publicUrl: undefined });
  expect(proved).toMatchObject({
    fromName: 'Alder Trustees by Stemma',
    subject: 'Alder Trustees shares a chart with you',
    replyTo: 'ada@bank.example',
    text: expect.stringContaining('ada@bank.example (“Visit now evil”) of Alder Trustees shares a chart with you.'),
  });
  const claimed = shareLetter({ ...values, isProved: false }, { publicUrl: undefined });
  expect(claimed.text).toContain('“Visit now evil” of Alder Trustees shares a chart with you.');
  for (const part of [claimed.text, claimed.html]) expect(part).not.toContain('ada@bank.example');
  expect(shareLetter({ ...values, isProved: false, organizationName: '' }, { publicUrl: undefined }).fromName).toBe(
    'Stemma',
  );
});

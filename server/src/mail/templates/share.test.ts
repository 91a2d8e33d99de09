import { expect, test } from '@jest/globals';
import { shareLetter } from './share';

const letterOf = (chartName: string) =>
  shareLetter(
    {
      senderName: 'Ada',
      senderEmail: 'ada@bank.example',
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
  expect(/“([^”]*)”/.exec(text)?.[1]?.length).toBeLessThanOrEqual(121);
  expect(letterOf('https://evil.example').text).toContain('shares a chart with you');
});

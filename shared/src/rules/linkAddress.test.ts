import { describe, expect, it } from '@jest/globals';
import { asciiAddress, shownLink } from './linkAddress';

/** Looks like apple.com, in Cyrillic letters. */
const CYRILLIC = 'аррӏе.com';
const ENCODED = 'xn--80ak6aa92e.com';

describe('the address of a web link', () => {
  it.each([
    [CYRILLIC, ENCODED],
    [`https://${CYRILLIC}/login?next=/a#b`, `https://${ENCODED}/login?next=/a#b`],
    [`HTTP://${CYRILLIC}:8443/x:1`, `HTTP://${ENCODED}:8443/x:1`],
    ['pаypal.example', 'xn--pypal-4ve.example'],
    ['bücher.example/ä', 'xn--bcher-kva.example/ä'],
    ['ｅxample.com', 'example.com'],
    ['https://bank.example@evil.example', 'https://evil.example'],
    [`https://bank.example:1@${CYRILLIC}:90/x`, `https://${ENCODED}:90/x`],
    ['example.com/a\u202Efdp.exe', 'example.com/a%E2%80%AEfdp.exe'],
  ])('%s reads %s', (typed, shown) => expect(asciiAddress(typed)).toBe(shown));

  it.each(['example.com', 'HTTPS://Example.COM:443/A?b=ü#c', 'http://[::1]:8080/x', '192.168.0.1:80', `${ENCODED}/x`])(
    '%s reads as it was typed',
    (typed) => expect(asciiAddress(typed)).toBe(typed),
  );

  it('that no browser opens is escaped', () => {
    expect(asciiAddress('http://аррӏе .com')).not.toMatch(/[^\p{ASCII}]/u);
  });
});

describe('a web link', () => {
  it.each([
    ['Register', 'example.org/register'],
    ['Report.pdf', 'files.example/1'],
    ['See example.org.', 'https://example.org/register'],
    ['example.org', 'https://example.org/'],
    ['Банк', 'example.org'],
  ])('named %s keeps its name', (name, url) => expect(shownLink({ name, url })).toEqual({ text: name, leadsTo: null }));

  it('without a name is its address, whose look-alike host is said', () => {
    expect(shownLink({ name: CYRILLIC, url: CYRILLIC })).toEqual({ text: ENCODED, leadsTo: ENCODED });
    expect(shownLink({ name: 'example.org/ä', url: 'example.org/ä' })).toEqual({
      text: 'example.org/ä',
      leadsTo: null,
    });
  });

  it('with a name of its own says where its look-alike host leads', () => {
    expect(shownLink({ name: 'Annual report', url: `https://${CYRILLIC}:81/x` })).toEqual({
      text: 'Annual report',
      leadsTo: `${ENCODED}:81`,
    });
  });

  it.each([
    'bank.example',
    'https://bank.example/login',
    'https://bank.example@evil.example',
    'bank.\u200Bexample',
    `https://${CYRILLIC}`,
    'ftp://bank.example',
  ])('named %s is its own address where it leads elsewhere', (name) =>
    expect(shownLink({ name, url: 'https://evil.example/x' })).toEqual({
      text: 'https://evil.example/x',
      leadsTo: 'evil.example',
    }),
  );

  it('whose name speaks of another address says where it leads', () => {
    const name = 'Sign in (https://bank.example)';
    expect(shownLink({ name, url: 'evil.example' })).toEqual({ text: name, leadsTo: 'evil.example' });
  });
});

import { describe, expect, it } from '@jest/globals';
import { isWebAddress, openableAddress, webAddress } from './webAddress';

describe('web addresses', () => {
  it.each([
    ...['example.com', 'https://example.com', 'HTTP://Example.COM/', 'www.example.co.uk/a/b.html?x=1&y=[2]#top'],
    ...[
      'example.com:8080/path',
      '192.168.0.1',
      'http://10.0.0.1:3000/?q',
      'http://[::1]:8080/x',
      'bücher.example',
      'xn--bcher-kva.xn--p1ai',
    ],
    ...['example.com?x=1', 'example.com#part', 'https://example.com/a%20b/(c),d;e=@f!~'],
  ])('takes %s', (text) => {
    expect(isWebAddress(text)).toBe(true);
  });

  it.each([
    ...[
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'javascript://example.com/%0Aalert(1)',
      'data:text/html,x',
      'ftp://example.com',
    ],
    ...[
      'file:///etc/passwd',
      'mailto:a@example.com',
      'example',
      'http://',
      'https://user:secret@example.com',
      'user@example.com',
    ],
    ...[
      'example..com',
      '-example.com',
      'example-.com',
      'example.c',
      'example.com:0',
      'example.com:65536',
      'example.com:x',
    ],
    ...[
      '256.1.1.1',
      '1.2.3',
      'http://[::g]',
      'exa mple.com',
      'example.com/a b',
      'example.com/<script>',
      'example.com\\@evil.example',
    ],
    ...[' \texample.com', '//example.com', 'http://http://example.com', `example.com/${'a'.repeat(3000)}`],
  ])('refuses %s', (text) => {
    expect(isWebAddress(text)).toBe(false);
  });

  it('an empty one makes no link; a wrong one says so', () => {
    expect(webAddress.parse('  ')).toBeNull();
    expect(webAddress.parse(' example.com ')).toBe('example.com');
    expect(webAddress.safeParse('javascript:1').success).toBe(false);
  });

  it('answers at once to long odd text', () => {
    const start = performance.now();
    for (const text of [`${'a.'.repeat(1000)}!`, `http://${'a-'.repeat(900)}`, 'a'.repeat(2048)]) isWebAddress(text);
    expect(performance.now() - start).toBeLessThan(200);
  });

  it('opens by https where no scheme is said', () => {
    expect(openableAddress('example.com')).toBe('https://example.com');
    expect(openableAddress('http://example.com')).toBe('http://example.com');
  });
});

import { describe, expect, it } from '@jest/globals';
import { endingOf, uploadFault } from './uploads';

const code = (name: string, size = 5000, type = '') => uploadFault({ name, size, type })?.code ?? null;

describe('the filter of uploads', () => {
  it('takes documents, text, sheets, slides, pictures, sound, film, models and scans', () => {
    for (const name of [
      'a.pdf',
      'B.DOCX',
      'c.csv',
      'd.xlsx',
      'e.pptx',
      'f.jpeg',
      'g.mp3',
      'h.mov',
      'i.stl',
      'j.dcm',
      'k.svg',
    ])
      expect([name, code(name)]).toEqual([name, null]);
  });

  it('takes nothing that a browser or server runs, no archive, nothing hidden and nothing of the system', () => {
    for (const name of [
      'a.php',
      'a.php5',
      'a.html',
      'a.HTM',
      'a.js',
      'a.jsx',
      'a.exe',
      'a.zip',
      'a',
      'a.',
      '.pdf',
      '.hidden.pdf',
    ])
      expect([name, code(name)]).toEqual([name, 'extension']);
    for (const name of ['Thumbs.db', 'DESKTOP.ini', '.DS_Store']) expect(code(name)).toBe('extension');
    for (const name of ['page.html.pdf', 'a.b.c.txt']) expect(code(name)).toBe(null);
    for (const type of ['text/html', 'application/javascript', 'Text/HTML; charset=utf-8', 'x-evil/x', 'nonsense'])
      expect([type, code('a.txt', 5000, type)]).toEqual([type, 'extension']);
  });

  it('takes 1,024 bytes to 100 MB', () => {
    expect([1023, 1024, 104_857_600, 104_857_601].map((size) => code('a.pdf', size))).toEqual([
      'size',
      null,
      null,
      'size',
    ]);
  });
});

it('the ending of a name', () => {
  expect(['A.PDF', 'a.tar.gz', '.env', 'noending', 'dot.', 'x..txt'].map(endingOf)).toEqual([
    'pdf',
    'gz',
    '',
    '',
    '',
    'txt',
  ]);
});

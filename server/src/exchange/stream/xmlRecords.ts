import { sentence } from '@stemma/shared/language/sentence';
import { SaxesParser } from 'saxes';
import { damaged } from './faults';

/** A record of an XML file, every text by its path below the record: "Entity.LegalAddress.City"; further elements of one name have a number. */
export interface XmlRecord {
  where: string;
  cells: Map<string, string>;
}

const DEPTH_MAX = 32;
const CELLS_MAX = 2000;
/** Characters between two tags that are read. */
const TEXT_MAX = 1024 * 1024;

/** The local name of the first element of an XML text; undefined for what is none. */
export function rootName(head: string): string | undefined {
  const tag = /<(?![?!])(?:[\w.-]+:)?([\w.-]+)[\s/>]/.exec(head.trimStart().startsWith('<') ? head : '');
  return tag?.[1];
}

/**
 * The elements of a local name as records. Declared entities are not known, so that none can be made to grow.
 * @throws AppError for what is not well-formed
 */
export async function* xmlRecords(text: AsyncIterable<string>, element: string): AsyncGenerator<XmlRecord> {
  const parser = new SaxesParser();
  const done: XmlRecord[] = [];
  const path: string[] = [];
  /** How many elements of a name each open element has had. */
  const met: Map<string, number>[] = [];
  let cells: Map<string, string> | undefined;
  let words = '';
  let silent = 0;
  let record = 0;
  parser.on('error', () => {
    throw damaged();
  });
  parser.on('opentag', ({ name, attributes }) => {
    silent = 0;
    words = '';
    const local = name.slice(name.indexOf(':') + 1);
    if (!cells) {
      if (local === element) [cells, path.length, met.length] = [new Map(), 0, 0];
      return;
    }
    if (path.length >= DEPTH_MAX) throw damaged();
    const siblings = (met[path.length] ??= new Map<string, number>());
    const number = (siblings.get(local) ?? 0) + 1;
    siblings.set(local, number);
    path.push(number === 1 ? local : `${local}.${number}`);
    met.length = path.length;
    if (attributes['type']) put(cells, `${path.join('.')}.@type`, attributes['type']);
  });
  const addWords = (more: string): void => {
    if (cells) words += more;
  };
  parser.on('text', addWords);
  parser.on('cdata', addWords);
  parser.on('closetag', ({ name }) => {
    silent = 0;
    if (!cells) return;
    if (path.length === 0 && name.slice(name.indexOf(':') + 1) === element) {
      record += 1;
      done.push({ where: sentence('record {record}', { record }), cells });
      cells = undefined;
      return;
    }
    const said = words.trim();
    if (said) put(cells, path.join('.'), said);
    words = '';
    path.pop();
  });
  for await (const chunk of text) {
    silent += chunk.length;
    if (silent > TEXT_MAX + chunk.length) throw damaged();
    parser.write(chunk);
    yield* done.splice(0);
  }
  parser.close();
  yield* done.splice(0);
}

function put(cells: Map<string, string>, path: string, text: string): void {
  if (cells.size < CELLS_MAX) cells.set(path, text.slice(0, 10_000));
}

import { messages } from '@stemma/shared/messages';
import { AppError } from '../errors';
import { readBodsValues } from './bods/readValues';
import { readCompaniesHouse } from './companiesHouse/read';
import type { FileFormat } from './detect';
import { detectFormat, HEAD_LENGTH, isArchive } from './detect';
import { readFtm } from './ftm/read';
import { readExceptions } from './gleif/exceptions';
import { readLeis } from './gleif/leis';
import { gleifRecords } from './gleif/records';
import { readRelationships } from './gleif/relationships';
import { readIcijNodes } from './icij/nodes';
import { readIcijRelationships } from './icij/relationships';
import { readOpenCorporates } from './openCorporates/companies';
import { readOfficers } from './openCorporates/officers';
import { readPsc } from './psc/read';
import { linesOfRows } from './psc/rowLines';
import type { Sink, PlaceholderNames } from './sink';
import type { StatementFile } from './statementFile';
import { StatementSink } from './statementSink';
import { csvRecords } from './stream/csvRecords';
import { decodeChunks } from './stream/decodeChunks';
import { jsonForm, jsonValues } from './stream/jsonValues';
import type { JsonItem } from './stream/jsonValues';
import { peek } from './stream/peek';
import type { DataPart, FileSource } from './stream/unpackFile';
import { dataParts } from './stream/unpackFile';
import { otherFileReason } from './otherFile';
import { Placeholders } from './placeholders';

/** How a dump of a database begins, packed by gzip or by zstd (`neo4j-admin database dump`). */
const NEO4J_DUMP = /^D[GZ]V1/;

/** A text and its beginning. */
interface Text {
  head: string;
  whole: AsyncIterable<string>;
}

/**
 * Reads a file of any known format as BODS statements, packed by gzip or zip or not; of an archive all files that are of a known one.
 * Never holds the whole text.
 * @throws AppError for a file that is damaged, too large, or of no known format
 */
export async function readFile(source: FileSource): Promise<StatementFile> {
  const sink = new StatementSink();
  const placeholders = new Placeholders();
  const formats = await readParts(dataParts(source), sink, placeholders);
  sink.part = '';
  placeholders.addTo(sink);
  if (!sink.isEmpty) return sink.file();
  const known = [...formats].some((format) => format && format !== 'table');
  if (formats.has('table') && !known) throw new AppError('unprocessable', messages.import.isTable);
  const message = formats.has('bods')
    ? messages.import.notBods
    : known
      ? messages.import.nothing
      : messages.import.notKnown;
  throw new AppError('unprocessable', known ? `${message} ${sink.firstWhy}`.trim() : sink.firstWhy || message);
}

/** Reads the files of data one after the other into a sink; answers which formats they are of, undefined for none that is known. */
export async function readParts(
  parts: AsyncIterable<DataPart>,
  sink: Sink,
  placeholders: PlaceholderNames,
): Promise<Set<FileFormat | undefined>> {
  const formats = new Set<FileFormat | undefined>();
  for await (const { name, chunks } of parts) {
    sink.part = name;
    const text = await peek(decodeChunks(chunks), HEAD_LENGTH);
    if (NEO4J_DUMP.test(text.head)) throw new AppError('unprocessable', messages.import.neo4jDump);
    const other = otherFileReason(text.head);
    if (other && !name) throw new AppError('unprocessable', other);
    const format = detectFormat(text.head);
    formats.add(format);
    if (!format || format === 'table') {
      const unknown = isArchive(text.head) ? messages.import.nested : messages.import.notKnown;
      if (name) sink.skip('', format ? messages.import.isTable : unknown);
      continue;
    }
    await readText(format, text, sink, placeholders);
  }
  return formats;
}

/** The format of a file, of the first one in an archive; undefined for none that is known. Throws as `readFile` does. */
export async function formatOf(source: FileSource): Promise<FileFormat | undefined> {
  for await (const { chunks } of dataParts(source))
    return detectFormat((await peek(decodeChunks(chunks), HEAD_LENGTH)).head);
  return undefined;
}

async function readText(
  format: Exclude<FileFormat, 'table'>,
  text: Text,
  sink: Sink,
  placeholders: PlaceholderNames,
): Promise<void> {
  switch (format) {
    case 'bods':
      return readBodsValues(valuesOf(text), sink);
    case 'ftm':
      return readFtm(valuesOf(text), sink);
    case 'psc':
      return readPsc(valuesOf(text), sink, placeholders);
    case 'pscRows':
      return readPsc(linesOfRows(csvRecords(text.whole)), sink, placeholders);
    case 'companiesHouse':
      return readCompaniesHouse(csvRecords(text.whole), sink, placeholders);
    case 'openCorporatesCompanies':
      return readOpenCorporates(csvRecords(text.whole), sink, placeholders);
    case 'openCorporatesOfficers':
      return readOfficers(csvRecords(text.whole), sink, placeholders);
    case 'icijNodes':
      return readIcijNodes(csvRecords(text.whole), sink, placeholders);
    case 'icijRelationships':
      return readIcijRelationships(csvRecords(text.whole), sink, placeholders);
    case 'gleifLei':
      return readLeis(gleifRecords(text, 'LEIRecord'), sink, placeholders);
    case 'gleifRelationships':
      return readRelationships(gleifRecords(text, 'RelationshipRecord'), sink, placeholders);
    case 'gleifExceptions':
      return readExceptions(gleifRecords(text, 'Exception'), sink, placeholders);
  }
}

function valuesOf({ head, whole }: Text): AsyncIterable<JsonItem> {
  return jsonValues(whole, jsonForm(head) ?? 'lines');
}

import { CFB } from '@e965/xlsx';

type Archive = object;

/** What of the spreadsheet library's zip container is used here; the library itself gives it no types. */
interface ZipContainer {
  utils: { cfb_new(): Archive; cfb_add(archive: Archive, name: string, content: Uint8Array): void };
  read(bytes: Uint8Array, options: { type: 'buffer' }): Archive;
  write(archive: Archive, options: { type: 'buffer'; fileType: 'zip'; compression: boolean }): Uint8Array;
  find(archive: Archive, name: string): { content: Uint8Array } | null;
}
const container = CFB as ZipContainer;

/** A zip archive of the parts, not compressed. */
export function packed(parts: Iterable<readonly [name: string, content: Uint8Array]>): Uint8Array {
  const archive = container.utils.cfb_new();
  for (const [name, content] of parts) container.utils.cfb_add(archive, `/${name}`, content);
  return container.write(archive, { type: 'buffer', fileType: 'zip', compression: false });
}

/** The archive with one of its parts changed as text; as it was where it has none of that name. */
export function withPart(bytes: Uint8Array, name: string, change: (text: string) => string): Uint8Array {
  const archive = container.read(bytes, { type: 'buffer' });
  const part = container.find(archive, `/${name}`);
  if (!part) return bytes;
  const text = change(Buffer.from(part.content).toString('utf8'));
  container.utils.cfb_add(archive, `/${name}`, Buffer.from(text, 'utf8'));
  return new Uint8Array(container.write(archive, { type: 'buffer', fileType: 'zip', compression: true }));
}

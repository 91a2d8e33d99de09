import { isDeepStrictEqual } from 'node:util';
import { KINDS, unpacked, type Packed } from '../src/lib/packedDocument.ts';

type Node = Readonly<Record<string, unknown>> & { kind: string };

interface Document {
  definitions: readonly Node[];
  __meta__?: { hash: string };
}

/** The definitions of a document as `unpacked` takes them. */
export function packDocument(document: Document): Packed[] {
  const packed = document.definitions.map(pack);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(unpacked(packed, document.__meta__?.hash))), document))
    throw new Error('A document has nodes that KINDS does not know.');
  return packed;
}

function pack(node: Node): Packed {
  if (node.kind === 'Name') return node['value'] as string;
  const number = KINDS.findIndex(([kind]) => kind === node.kind);
  const [, ...names] = KINDS[number] ?? [];
  const values = names.map((name): Packed => {
    const value = node[name.replace(/^[*=]/, '')];
    if (value === undefined || value === null) return null;
    if (name.startsWith('=')) return value as string;
    return name.startsWith('*') ? (value as readonly Node[]).map(packItem) : pack(value as Node);
  });
  while (values.at(-1) === null) values.pop();
  return [number, ...values];
}

function packItem(node: Node): Packed {
  const packed = pack(node);
  const isPlain = node.kind === 'Field' && Array.isArray(packed) && packed.length === 2;
  return isPlain ? ((packed as readonly Packed[])[1] ?? null) : packed;
}

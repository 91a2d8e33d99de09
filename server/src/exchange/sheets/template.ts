export function importTemplate(_input: { type: string }): Uint8Array {
  return new Uint8Array();
}

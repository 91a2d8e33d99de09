export function readSheet(_input: { bytes: Uint8Array }): Promise<Uint8Array> {
  return Promise.resolve(new Uint8Array());
}

/** Passes bytes on, at most so many; more of them throw `tooMany`. */
export async function* bounded(
  source: AsyncIterable<Uint8Array>,
  most: number,
  tooMany: () => Error,
): AsyncIterable<Uint8Array> {
  let count = 0;
  for await (const chunk of source) {
    count += chunk.length;
    if (count > most) throw tooMany();
    yield chunk;
  }
}

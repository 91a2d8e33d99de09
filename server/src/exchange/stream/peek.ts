/** The beginning of a text, at least `length` characters of it where it has as many, and the whole text again from there. */
export async function peek(
  text: AsyncIterable<string>,
  length: number,
): Promise<{ head: string; whole: AsyncIterable<string> }> {
  const iterator = text[Symbol.asyncIterator]();
  let head = '';
  let isOver = false;
  while (head.length < length && !isOver) {
    const next = await iterator.next();
    isOver = next.done === true;
    if (!next.done) head += next.value;
  }
  async function* whole() {
    try {
      if (head) yield head;
      while (!isOver) {
        const next = await iterator.next();
        if (next.done) return;
        yield next.value;
      }
    } finally {
      await iterator.return?.();
    }
  }
  return { head, whole: whole() };
}

/** A line of a text, by its number from 1; null for one that is longer than is read. */
export interface Line {
  number: number;
  text: string | null;
}

/** Cuts a text that comes in pieces into lines; of one that goes on beyond `max` characters nothing is held. */
export function lineCutter(max: number): { push(text: string): Line[]; end(): Line[] } {
  let held: string | null = '';
  let number = 0;
  const hold = (text: string): void => {
    held = held === null || held.length + text.length > max ? null : held + text;
  };
  const line = (): Line => {
    number += 1;
    const text = held;
    held = '';
    return { number, text };
  };
  return {
    push(text) {
      const lines: Line[] = [];
      let start = 0;
      for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
        hold(text.slice(start, end));
        lines.push(line());
        start = end + 1;
      }
      if (start < text.length) hold(text.slice(start));
      return lines;
    },
    end: () => (held === '' ? [] : [line()]),
  };
}

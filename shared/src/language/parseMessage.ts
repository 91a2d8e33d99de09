/** A message as it was parsed: text as it stands, between it what values stand for. */
export type Parsed = readonly Piece[];

export type Piece = string | Value | Count | Choice | Tag;

/** `{name}` as it is, `{name, number}` with its digits grouped, `{name, number, ::group-off}` without. */
interface Value {
  kind: 'value' | 'number' | 'ungrouped';
  name: string;
}

/** `#`: the number that a plural was chosen by. */
interface Count {
  kind: 'count';
}

/** What is said by a number's plural or `=3`, or by a word. */
export interface Choice {
  kind: 'plural' | 'select';
  name: string;
  options: Readonly<Record<string, Parsed>>;
}

/** `<name>…</name>` */
interface Tag {
  kind: 'tag';
  name: string;
  parts: Parsed;
}

const NAME = /[\w-]*/y;
const OPTION = /(?:=\d+|[\w-]+)/y;
const QUOTABLE = /[{}<>]/;

/**
 * Parses what messages here use of ICU MessageFormat (https://unicode-org.github.io/icu/userguide/format_parse/messages): values,
 * numbers, plurals, choices and apostrophes that quote; with `hasTags` also tags round text.
 * @throws SyntaxError for anything else
 */
export function parseMessage(text: string, hasTags = false): Parsed {
  return new Reader(text, hasTags).whole();
}

class Reader {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly hasTags: boolean,
  ) {}

  whole(): Parsed {
    const parts = this.parts(false);
    if (this.at < this.text.length) this.fail();
    return parts;
  }

  /** Up to the end, or what closes the brace or tag that this is within. */
  private parts(isPlural: boolean): Piece[] {
    const parts: Piece[] = [];
    let plain = '';
    const add = (piece: Piece) => {
      if (plain) parts.push(plain);
      plain = '';
      parts.push(piece);
    };
    while (this.at < this.text.length) {
      const char = this.text[this.at] ?? '';
      if (char === '}' || (this.hasTags && this.text.startsWith('</', this.at))) break;
      if (char === '{') add(this.argument());
      else if (char === '#' && isPlural) {
        this.at += 1;
        add({ kind: 'count' });
      } else if (this.hasTags && char === '<' && /[a-z]/i.test(this.text[this.at + 1] ?? '')) add(this.tag(isPlural));
      else plain += char === "'" ? this.quoted(isPlural) : this.next();
    }
    if (plain) parts.push(plain);
    return parts;
  }

  private argument(): Piece {
    this.expect('{');
    const name = this.word(NAME);
    if (!name) this.fail();
    if (this.skips('}')) return { kind: 'value', name };
    this.expect(',');
    const kind = this.word(NAME);
    if (kind === 'number') {
      const isUngrouped = this.skips(',');
      if (isUngrouped) this.expect('::group-off');
      this.expect('}');
      return { kind: isUngrouped ? 'ungrouped' : 'number', name };
    }
    if (kind !== 'plural' && kind !== 'select') this.fail();
    this.expect(',');
    const options: Record<string, Parsed> = {};
    while (!this.skips('}')) {
      const option = this.word(OPTION);
      if (!option) this.fail();
      this.expect('{');
      options[option] = this.parts(kind === 'plural');
      this.expect('}');
      this.spaces();
    }
    if (!options['other']) this.fail();
    return { kind, name, options };
  }

  private tag(isPlural: boolean): Piece {
    this.expect('<');
    const name = this.word(NAME);
    this.expect('>');
    const parts = this.parts(isPlural);
    this.expect(`</${name}>`);
    return { kind: 'tag', name, parts };
  }

  /** Two apostrophes are one; one before what would mean something begins text up to the next. */
  private quoted(isPlural: boolean): string {
    this.at += 1;
    const next = this.text[this.at] ?? '';
    if (next === "'") return this.next();
    if (!QUOTABLE.test(next) && !(isPlural && next === '#')) return "'";
    let inside = '';
    while (this.at < this.text.length) {
      const char = this.next();
      if (char === "'" && this.text[this.at] !== "'") break;
      inside += char === "'" ? this.next() : char;
    }
    return inside;
  }

  private next(): string {
    return this.text[this.at++] ?? '';
  }

  private word(what: RegExp): string {
    this.spaces();
    what.lastIndex = this.at;
    const [found = ''] = what.exec(this.text) ?? [];
    this.at += found.length;
    this.spaces();
    return found;
  }

  private spaces(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  private skips(what: string): boolean {
    const isThere = this.text.startsWith(what, this.at);
    if (!isThere) return false;
    this.at += what.length;
    if (what === ',') this.spaces();
    return true;
  }

  private expect(what: string): void {
    if (!this.skips(what)) this.fail();
  }

  private fail(): never {
    throw new SyntaxError(`“${this.text}” is no message from its character ${this.at + 1} on.`);
  }
}

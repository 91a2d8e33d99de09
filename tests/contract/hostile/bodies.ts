import type { Route } from '../../../server/src/rest/route';
import type { Path } from './fields';
import { fieldsOf, withValue } from './fields';

/** A body as it is sent, and what it is called in a finding. */
export interface HostileBody {
  what: string;
  text: string;
  /** The field at fault of one that the route's shape does not take. */
  path?: Path;
}

const KINDS: readonly unknown[] = [-1.5, true, 'text', null, [7], { a: 1 }];
const SPOT = '"@spot@"';

/** Texts that are text all the same: a right answer or a clear refusal, in every field that takes text. */
export const TEXTS: Readonly<Record<string, string>> = {
  'text of all the world': `שלום \u202e عربي 👩‍👩‍👧 🚀 e\u0301 \ud800 '}) MATCH (n) DETACH DELETE n //`,
  'a NUL byte': 'a\u0000b',
  'a long text': 'x'.repeat(30_000),
};

/** Bodies that are no object at all, or none; all routes refuse them or take them for an empty one. */
export const NO_OBJECTS: readonly HostileBody[] = ['', 'null', '[]', '"text"', '{"a":}'].map((text) => ({
  what: `the body ${JSON.stringify(text)}`,
  text,
}));

/** For each field of a route a value of every wrong kind: those that its shape refuses. */
export function wrongKinds(route: Route, good: object): HostileBody[] {
  return fieldsOf(route).flatMap((path) =>
    KINDS.map((value) => ({ value, body: withValue(good, path, value) }))
      .filter(({ body }) => !route.body?.safeParse(body).success)
      .map(({ value, body }) => ({
        what: `${path.join('.')} = ${JSON.stringify(value)}`,
        text: JSON.stringify(body),
        path,
      })),
  );
}

/** Bodies that a route's shape takes although they are odd: of other kinds, hostile texts, names of the language's own, depth. */
export function odd(route: Route, good: object): HostileBody[] {
  const fields = fieldsOf(route);
  const takes = (body: unknown) => route.body?.safeParse(body).success;
  const kinds = fields.flatMap((path) =>
    KINDS.filter((value) => takes(withValue(good, path, value))).map((value) => ({
      what: `${path.join('.')} = ${JSON.stringify(value)}`,
      text: JSON.stringify(withValue(good, path, value)),
    })),
  );
  const texts = fields
    .filter((path) => takes(withValue(good, path, 'some text')))
    .flatMap((path) =>
      Object.entries(TEXTS).map(([what, text]) => ({
        what: `${what} in ${path.join('.')}`,
        text: JSON.stringify(withValue(good, path, text)),
      })),
    );
  const deep = fields.map((path) => ({
    what: `a deep list in ${path.join('.')}`,
    text: JSON.stringify(withValue(good, path, '@spot@')).replace(SPOT, `${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  }));
  return [...kinds, ...texts, ...deep, ...ownNames(good)];
}

/** Names that JavaScript's own objects have, as fields. */
function ownNames(good: object): HostileBody[] {
  const open = JSON.stringify({ ...good, '@spot@': 1 });
  const inner = '{"isAdmin":true,"key":"polluted","toString":7}';
  return ['__proto__', 'constructor', 'toString', 'toJSON'].map((name) => ({
    what: `a field ${name}`,
    text: open.replace('"@spot@":1', `"${name}":${inner}`),
  }));
}

const TEN_MILLION = 'x'.repeat(10_000_000);

/** The body with a text of ten million characters in each of its first fields. */
export function huge(route: Route, good: object): HostileBody {
  const [path = ['text']] = fieldsOf(route);
  return { what: '10 MB', text: JSON.stringify(withValue(good, path, '@spot@')).replace('@spot@', TEN_MILLION) };
}

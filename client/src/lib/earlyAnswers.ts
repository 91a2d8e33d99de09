/** What is sent to `/graphql`. */
export interface GraphQLBody {
  query?: string;
  variables: object;
  extensions?: { persistedQuery?: { version: 1; sha256Hash: string } };
}

/** Milliseconds; what was answered longer ago is asked anew. */
const KEPT = 60_000;

const asked = new Map<string, { at: number; answer: Promise<Response> }>();

/** Sends one operation to the server. */
export function postOperation(body: string, token: string | null): Promise<Response> {
  return fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body,
  });
}

/** Asks for what a screen will ask for, before its code has come. Answers a copy; none when it failed. */
export async function askEarly(body: GraphQLBody, token: string | null): Promise<unknown> {
  const answer = postOperation(JSON.stringify(body), token);
  asked.set(nameOf(body, token), { at: Date.now(), answer });
  try {
    return await (await answer).clone().json();
  } catch {
    return undefined;
  }
}

/** The answer that the same caller was given or will be, once; undefined where nobody asked early. */
export function takeEarly(body: string, token: string | null): Promise<Response> | undefined {
  // What nobody takes is dropped, so that bodies are not read for it for ever.
  for (const [name, { at }] of asked) if (Date.now() - at >= KEPT) asked.delete(name);
  if (asked.size === 0) return undefined;
  const name = nameOf(JSON.parse(body) as GraphQLBody, token);
  const found = asked.get(name);
  asked.delete(name);
  return found?.answer;
}

function nameOf({ query, variables, extensions }: GraphQLBody, token: string | null): string {
  return JSON.stringify([extensions?.persistedQuery?.sha256Hash ?? query, variables, token]);
}

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

/** A caller of the running application, as a program would be: REST and GraphQL over HTTP with a bearer token. */
export class Client {
  token: string | undefined;
  email = '';
  userKey = '';

  constructor(readonly url: string) {}

  async signIn(nameOrEmail: string, password: string, userKey = ''): Promise<this> {
    const { body } = await this.post<{ success: boolean; token: string; error: string }>('auth/authenticate', {
      nameOrEmail,
      password,
    });
    if (!body.success) throw new Error(`Could not sign in: ${body.error}`);
    this.token = body.token;
    this.email = nameOrEmail;
    this.userKey = userKey;
    return this;
  }

  get<T = unknown>(path: string): Promise<Answer<T>> {
    return this.call('GET', path);
  }

  post<T = unknown>(path: string, body: unknown = {}): Promise<Answer<T>> {
    return this.call('POST', path, JSON.stringify(body));
  }

  async call<T = unknown>(method: string, path: string, body?: string): Promise<Answer<T>> {
    const response = await fetch(`${this.url}/api/${path}`, {
      method,
      headers: { ...this.bearer(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
    });
    return this.answered(response);
  }

  /** A call that answers with a file, or JSON where it is refused. */
  async download(path: string, ask?: object): Promise<Answer & { bytes: Uint8Array }> {
    const headers = { ...this.bearer(), 'content-type': 'application/json' };
    const response = await fetch(`${this.url}/api/${path}`, {
      headers: ask ? headers : this.bearer(),
      ...(ask ? { method: 'POST', body: JSON.stringify(ask) } : {}),
    });
    const bytes = new Uint8Array(await response.clone().arrayBuffer());
    return { ...(await this.answered(response)), bytes };
  }

  /** Sends a form with a file in its part "file". */
  async sendForm<T = unknown>(path: string, fields: Record<string, string>, file?: File): Promise<Answer<T>> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    if (file) body.set('file', file);
    return this.answered(await fetch(`${this.url}/api/${path}`, { method: 'POST', headers: this.bearer(), body }));
  }

  private async answered<T>(response: Response): Promise<Answer<T>> {
    const text = await response.text();
    const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '');
    const body = (text && isJson ? JSON.parse(text) : null) as T;
    return { status: response.status, headers: response.headers, body };
  }

  /** Runs a typed operation; throws with the messages of errors that are not part of the data. */
  async graphql<T, V>(document: TypedDocumentNode<T, V>, variables: V): Promise<T> {
    const { data, errors } = await this.rawGraphql<T>(print(document), variables);
    if (errors?.length || !data) throw new Error(errors?.map(({ message }) => message).join('; ') ?? 'No data');
    return data;
  }

  async rawGraphql<T = Record<string, unknown>>(
    query: string,
    variables?: unknown,
  ): Promise<{ status: number; data?: T; errors?: { message: string; extensions?: { code?: string } }[] }> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { ...this.bearer(), 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const body = (await response.json()) as { data?: T; errors?: { message: string }[] };
    return { status: response.status, ...body };
  }

  private bearer(): Record<string, string> {
    return this.token ? { authorization: `Bearer ${this.token}` } : {};
  }
}

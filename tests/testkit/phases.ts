import type { Answer, Client } from './client';
import type { Uploaded } from './files';

export type Phased = Uploaded & { data: { session_id: string; end_offset: number }; parts: object[] };

/** A caller of files/upload in three phases, for files of one entity or chart. */
export class PhasesCaller {
  constructor(
    private readonly url: string,
    private readonly user: Client,
  ) {}

  phase(fields: Record<string, unknown>): Promise<Answer<Phased>> {
    return this.user.post<Phased>('files/upload', fields);
  }

  begin(entityId: string, size: number, more: object = {}): Promise<Answer<Phased>> {
    return this.phase({ phase: 'start', mime_type: 'application/pdf', size, name: 'Deed.pdf', entityId, ...more });
  }

  /** Sends a chunk; answers with the status. */
  async chunk(session: string, offset: number, bytes: Uint8Array): Promise<number> {
    const body = new FormData();
    for (const [name, value] of Object.entries({ phase: 'upload', session_id: session, start_offset: String(offset) }))
      body.set(name, value);
    body.set('chunk', new Blob([Buffer.from(bytes)]));
    const headers = { authorization: `Bearer ${this.user.token}` };
    return (await fetch(`${this.url}/api/files/upload`, { method: 'POST', headers, body })).status;
  }

  finish(session: string): Promise<Answer<Phased>> {
    return this.phase({ phase: 'finish', session_id: session });
  }

  resume(session: string): Promise<Answer<Phased>> {
    return this.phase({ phase: 'resume', session_id: session });
  }
}

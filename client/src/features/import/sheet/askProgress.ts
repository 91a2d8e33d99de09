import { bearer } from '../../../lib/send';

/** How far the server is with an import: records written, of how many; `none` where it knows of none that runs. */
export interface Progress {
  stage: 'none' | 'reading' | 'planning' | 'writing';
  written: number;
  total: number;
}

/** Asks how far an import is; undefined where no answer came. */
export async function askProgress(key: string): Promise<Progress | undefined> {
  try {
    const response = await fetch(`/api/imports/progress/${encodeURIComponent(key)}`, { headers: bearer() });
    return response.ok ? ((await response.json()) as Progress) : undefined;
  } catch {
    return undefined;
  }
}

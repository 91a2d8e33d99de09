import type { EditorUi } from '../ui';

/** The name of whoever saved the chart meanwhile, as far as it is known. */
export function savedBy(company: EditorUi['company']): string | undefined {
  return company?.by || undefined;
}

import type { EditorUi } from '../ui';

/** The name of whoever saved the chart meanwhile, as far as it is known. */
export function savedBy(company: EditorUi['company']): string | undefined {
  if (!company) return undefined;
  const other = company.others.find(({ isCaller }) => !isCaller);
  return company.by || other?.name || (company.others.length > 0 ? 'You, elsewhere,' : undefined);
}

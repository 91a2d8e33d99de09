import { useEffect } from 'react';
import { t } from '@stemma/shared/language/translate';

/** The browser tab's text for a page. */
export function titleText(page: string): string {
  return page ? t('{page} – Stemma', { page }) : 'Stemma';
}

/** Names the page in the browser's tab while it is shown. */
export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = titleText(page);
  }, [page]);
}

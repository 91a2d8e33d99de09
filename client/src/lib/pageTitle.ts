import { useEffect } from 'react';

/** The browser tab's text for a page. */
export function titleText(page: string): string {
  return page ? `${page} – Stemma` : 'Stemma';
}

/** Names the page in the browser's tab while it is shown. */
export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = titleText(page);
  }, [page]);
}

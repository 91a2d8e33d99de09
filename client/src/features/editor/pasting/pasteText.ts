import type { ApolloClient } from '@apollo/client';
import { readSentences, saysSeveralShares, unreadPart } from '@stemma/shared/rules/import/links/typed/sentences';
import { t } from '@stemma/shared/language/translate';
import { notify, readingTime } from '../../../components/notify';
import type { Editor } from '../editor';
import { severalRows } from './severalRows';

/** Whether a text may become cards and links: rows, or sentences with shares, whether or not all of them can be read. */
export function isPlaceable(text: string): boolean {
  return severalRows(text) !== null || readSentences(text) !== null || unreadPart(text) !== null;
}

/** Puts a text on the chart: links that its rows or sentences say, else a card for each row. What reads them is fetched when they come. */
export async function pasteText(editor: Editor, client: ApolloClient, text: string): Promise<void> {
  const sentences = readSentences(text);
  if (sentences) {
    const { addSentences } = await import('./addTable');
    await addSentences(editor, client, sentences);
    return;
  }
  const { pastedLinks } = await import('@stemma/shared/rules/import/links/typed/pastedTable');
  const links = pastedLinks(text);
  if (links) return editor.ui.setState({ dialog: { kind: 'pastedTable', ...links } });
  const [{ pasteRows }, { readRows }] = await Promise.all([import('./pasteRows'), import('./readRows')]);
  const rows = readRows(text);
  if (rows) await pasteRows(editor, client, rows);
  else {
    const unread = unreadPart(text) ?? text;
    const told = saysSeveralShares(unread)
      ? t('Not read: {unread}. Divide statements by semicolons or lines.', { unread })
      : t('Not read: {unread}', { unread });
    notify('Warning', told, readingTime(told));
  }
}

import type { ApolloClient } from '@apollo/client';
import { messages } from '@stemma/shared/messages';
import type { JudgedTable, TableFault } from '@stemma/shared/rules/import/links/judgedTable';
import { judgeTable } from '@stemma/shared/rules/import/links/judgeTable';
import type { OwnershipSentence } from '@stemma/shared/rules/import/links/typed/sentences';
import { sentencesAsTable } from '@stemma/shared/rules/import/links/typed/sentenceTable';
import { arrange, together } from '../../../chart/model/commands';
import { selectionOf } from '../../../chart/model/selection';
import { arrangementOf } from '../../../chart/tables/layOutTable';
import { additionOf } from '../../../chart/tables/tableAddition';
import { notify, readingTime } from '../../../components/notify';
import type { Editor } from '../editor';
import { additionLabel, changesText } from './additionText';
import { findSimilarNames, someOf } from './pasteRows';

/**
 * Adds what a table says to the open chart, joined by name with the cards that stand there, laid out, as one step of undo. What became of links
 * that there were, what is left out, and entities of a similar name that there are, is told. False where the chart can no longer be edited.
 */
export async function addTable(editor: Editor, client: ApolloClient, judged: JudgedTable): Promise<boolean> {
  const { session, canvas } = editor;
  const { document } = session.store.getState();
  const addition = additionOf(document, judged);
  const { commands, made, met, faults } = addition;
  const label = additionLabel(addition);
  const added = together(label, commands);
  const isWhole = document.nodes.size === 0;
  const layout = made.length
    ? await arrangementOf(added.apply(document), isWhole ? null : new Set(made)).catch(() => null)
    : null;
  const step = together(label, [...commands, ...(layout ? [arrange(layout)] : [])]);
  if (commands.length > 0 && !session.run(step)) return false;
  session.select(selectionOf(made.length > 0 ? made : met));
  canvas.current?.camera.showAll(met);
  const changes = changesText(addition);
  if (changes) notify('Clear', changes, readingTime(changes));
  tellFaults(faults);
  const fresh = judged.parties.filter((_, at) => made.includes(met[at] ?? ''));
  const rows = fresh.map(({ name, typeName, isTypeSaid, country }) => ({ name, type: typeName, isTypeSaid, country }));
  const alike = await findSimilarNames(client, rows);
  if (alike.length > 0) {
    const text = `${messages.possibleDuplicate.title}: ${messages.possibleDuplicate.text} ${someOf(alike)}`;
    notify('Warning', text, readingTime(text));
  }
  return true;
}

/** Adds what sentences say, "Elena 30 % Harbour Holdings". */
export function addSentences(
  editor: Editor,
  client: ApolloClient,
  sentences: readonly OwnershipSentence[],
): Promise<boolean> {
  const { sheet, mapping } = sentencesAsTable(sentences);
  return addTable(editor, client, judgeTable([sheet], mapping));
}

function tellFaults(faults: readonly TableFault[]): void {
  if (faults.length === 0) return;
  const text = someOf(faults.map(({ place, why }) => (place ? `${place}: ${why}` : why).replace(/\.$/u, '')));
  notify('Warning', text, readingTime(text));
}

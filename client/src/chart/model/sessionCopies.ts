import { isDecorationType } from '@stemma/shared/chart/decoration';
import { t } from '@stemma/shared/language/translate';
import { limits } from '@stemma/shared/limits';
import { changesForCopy } from './changes';
import { unplacedPart } from './clip';
import type { ChartDocument, NodeRecord } from './document';
import type { ChartSession, SessionState, SessionTools } from './sessionTypes';

const MY_COPY = t(' (my copy)');

interface CopiesAsk {
  chartKey: string;
  tools: SessionTools;
  stateOf: () => SessionState;
  /** The chart without a card that is not the user's to put back. */
  withoutLost: (document: ChartDocument, key: string) => ChartDocument;
}

/** Makes charts of their own of what a session shows. */
export function createCopies(ask: CopiesAsk): Pick<ChartSession, 'keepBoth' | 'saveSelection'> {
  const { chartKey, tools, stateOf, withoutLost } = ask;
  return {
    async keepBoth() {
      const { saved, document } = stateOf();
      const key = tools.newKey();
      let namesStay = false;
      for (let mine = document; ;) {
        const name = `${mine.props.name.slice(0, limits.nameMax - MY_COPY.length)}${MY_COPY}`;
        const changes = changesForCopy(saved, mine, () => tools.newKey());
        const answer = await tools.gateway.create({ key, name, copyOf: chartKey, changes });
        if (answer.ok) return { key, namesStay };
        if (answer.stale && !namesStay) {
          mine = withNamesOf(saved, mine);
          namesStay = true;
          continue;
        }
        if (answer.lost === undefined || !mine.nodes.has(answer.lost)) return { error: answer.message };
        mine = withoutLost(mine, answer.lost);
      }
    },
    async saveSelection(keys, name) {
      const { saved } = stateOf();
      const key = tools.newKey();
      const changes = changesForCopy(saved, unplacedPart(saved, keys), () => tools.newKey());
      const answer = await tools.gateway.create({ key, name, copyOf: chartKey, changes });
      return answer.ok ? { key } : { error: answer.message };
    },
  };
}

/** A chart on which entities that are there already are called as they were read; notes, pictures and text boxes, which a copy has of its own, as here. */
function withNamesOf(read: ChartDocument, document: ChartDocument): ChartDocument {
  const named = ([key, node]: [string, NodeRecord]): [string, NodeRecord] => {
    const name = isDecorationType(node.typeName) ? undefined : read.nodes.get(key)?.name;
    return [key, name === undefined ? node : { ...node, name }];
  };
  return { ...document, nodes: new Map([...document.nodes].map(named)) };
}

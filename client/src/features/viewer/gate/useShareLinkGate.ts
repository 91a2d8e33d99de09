import { useCallback, useEffect, useState } from 'react';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { isKey } from '@stemma/shared/rules/text';
import { CallFailed, SERVER_TROUBLE } from '../../../lib/send';
import { forgetVisit, saveVisit, readVisit, type LinkVisit } from '../../../lib/visit';
import { asksPassword, openLink, openTicket, type Opened, type Refusal } from './calls';
import { dropTicket, readTicket } from './ticket';

/** How a visitor stands before a link. */
export type GateState =
  | { at: 'asking' }
  /** `notice`: why he stands here again. */
  | { at: 'password'; notice?: string; refusal?: Refusal }
  /** The link opens nothing now. */
  | { at: 'closed'; message: string }
  /** The visit is over; the link would open again. */
  | { at: 'ended' }
  | { at: 'failed'; message: string }
  | { at: 'open'; visit: LinkVisit };

export interface ShareLinkGate {
  state: GateState;
  enter: (password: string) => Promise<void>;
  again: () => void;
  /** Says that a call of the visit was refused. */
  ended: (failure: CallFailed) => void;
}

/** Opens a link: at once, by the ticket in its address, or by its password; a visit of this tab goes on. */
export function useShareLinkGate(linkKey: string): ShareLinkGate {
  const [ticket, setTicket] = useState(readTicket);
  const [state, setState] = useState<GateState>(() => {
    const visit = ticket ? null : readVisit(linkKey);
    return visit ? { at: 'open', visit } : { at: 'asking' };
  });
  const asking = state.at === 'asking';

  useEffect(() => {
    if (!asking) return;
    let gone = false;
    dropTicket();
    void beginOnce(linkKey, ticket).then((next) => !gone && setState(next));
    return () => {
      gone = true;
    };
  }, [linkKey, ticket, asking]);

  const enter = useCallback(
    async (password: string) => {
      const next = await answered(async () => standing(await openLink(linkKey, password), true));
      setState(next.at === 'failed' ? { at: 'password', refusal: { why: 'wait', message: next.message } } : next);
    },
    [linkKey],
  );
  const again = useCallback(() => setState({ at: 'asking' }), []);
  const ended = useCallback(
    ({ kind, message }: CallFailed) => {
      forgetVisit(linkKey);
      setTicket(null);
      if (kind === 'refused') return setState({ at: 'closed', message });
      void answered(async () => {
        return (await asksPassword(linkKey)) ? { at: 'password', notice: sharingMessages.ended } : { at: 'ended' };
      }).then(setState);
    },
    [linkKey],
  );
  return { state, enter, again, ended };
}

const beginning = new Map<string, Promise<GateState>>();

/** However often a page asks at the same moment, it is one visit. */
function beginOnce(linkKey: string, ticket: string | null): Promise<GateState> {
  const id = `${linkKey} ${ticket ?? ''}`;
  const begun = beginning.get(id) ?? answered(() => begin(linkKey, ticket)).finally(() => beginning.delete(id));
  beginning.set(id, begun);
  return begun;
}

async function begin(linkKey: string, ticket: string | null): Promise<GateState> {
  if (ticket) return standing(await openTicket(ticket), false);
  if (!isKey(linkKey)) return { at: 'closed', message: sharingMessages.notOpened };
  if (await asksPassword(linkKey)) return { at: 'password' };
  return standing(await openLink(linkKey, null), false);
}

function standing(opened: Opened, byPassword: boolean): GateState {
  if ('visit' in opened) {
    saveVisit(opened.visit);
    return { at: 'open', visit: opened.visit };
  }
  const { refusal } = opened;
  if (byPassword && refusal.why !== 'closed') return { at: 'password', refusal };
  return { at: 'closed', message: refusal.message };
}

async function answered(ask: () => Promise<GateState>): Promise<GateState> {
  try {
    return await ask();
  } catch (error) {
    return { at: 'failed', message: error instanceof CallFailed ? error.message : SERVER_TROUBLE };
  }
}

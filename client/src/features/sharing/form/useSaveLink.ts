import { useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { t } from '@stemma/shared/language/translate';
import { announceChanged } from '../../../lib/changed';
import { newKey } from '../../../lib/newKey';
import { UNREACHABLE } from '../../../lib/send';
import {
  createSharingLinkMutation,
  editSharingLinkMutation,
  updateSharedItemsMutation,
  type ShareLink,
} from '../documents';
import type { ShareTarget } from '../target';
import { grantFor, grantsToSend } from '../../../components/sharing/grants';
import type { ShareLinkDraft } from './draft';

/** Keeps a form: the link first, then what it shows of files. */
export interface SaveLink {
  /** Answers what went wrong, or null where all is kept. */
  save: (draft: ShareLinkDraft) => Promise<string | null>;
  saving: boolean;
}

interface Answer {
  error?: { message: string; code?: string } | null | undefined;
}

const NOT_ALL_CHARTS = t(
  'You may not share all the charts that this is put together from: open the dynamic chart with your own charts only.',
);

export function useSaveLink(target: ShareTarget, link: ShareLink | null): SaveLink {
  const [saving, setSaving] = useState(false);
  const [key] = useState(() => link?.key ?? newKey());
  // Whether a new link was sent before: then it may be there as it was, and is put as it is now.
  const tried = useRef(false);
  // What this form itself has changed is no change by others.
  const asRead = useRef(link?.modifiedDate ?? null);
  const [create] = useMutation(createSharingLinkMutation);
  const [edit] = useMutation(editSharingLinkMutation);
  const [show] = useMutation(updateSharedItemsMutation);

  const write = async (draft: ShareLinkDraft): Promise<string | null> => {
    if (!link) {
      const before = tried.current;
      tried.current = true;
      const { type, charts } = target;
      const made = await create({
        variables: {
          input: {
            linkKey: key,
            chartKey: target.key,
            type,
            ...(type === 'chart' ? {} : { entityKey: target.key, charts: charts.length ? [...charts] : null }),
            name: draft.name.trim(),
            password: draft.password || null,
            entities: grantsToSend(draft.grants),
            expiry: draft.expiry,
            maxVisits: draft.maxVisits,
            mayExport: draft.mayExport,
            showMarks: draft.showMarks,
            showAnnotations: draft.showAnnotations,
            ownership: draft.ownership,
            asOf: draft.asOf,
          },
        },
      });
      const fault = faultOf(made.data?.createSharingLink);
      if (fault) {
        const refused = made.data?.createSharingLink.error?.code === 'forbidden' && type !== 'chart';
        return refused && !made.data?.createSharingLink.error?.field ? NOT_ALL_CHARTS : fault;
      }
      if (!before) return shown(draft);
    }
    const changed = await edit({
      variables: { input: { ...patchOf(key, draft, link), modifiedDate: asRead.current } },
    });
    const fault = faultOf(changed.data?.editSharingLink);
    if (fault) return fault;
    asRead.current = null;
    return shown(draft);
  };
  const shown = async ({ picks, grants }: ShareLinkDraft): Promise<string | null> => {
    for (const [entityKey, keys] of picks) {
      // What an entity without the grant had is gone with it.
      if (entityKey !== target.key && !grantFor(grants, entityKey).shareFiles) continue;
      const answer = await show({ variables: { linkKey: key, entityKey, keys: [...keys] } });
      const fault = faultOf(answer.data?.updateSharedItems);
      if (fault) return fault;
    }
    void announceChanged('files');
    return null;
  };
  return {
    saving,
    save: async (draft) => {
      setSaving(true);
      try {
        return await write(draft);
      } catch {
        return UNREACHABLE;
      } finally {
        setSaving(false);
      }
    },
  };
}

function faultOf(answer: Answer | undefined): string | null {
  return answer ? (answer.error?.message ?? null) : UNREACHABLE;
}

/** The whole form as a change; days that stay are sent only to make an expired link run again. */
function patchOf(key: string, draft: ShareLinkDraft, link: ShareLink | null) {
  const { password, noPassword, expiry, renew } = draft;
  const protection = password ? { password, isPassword: true } : noPassword || !link ? { isPassword: false } : {};
  const days = !link || renew || expiry !== link.expiry ? { expiry } : {};
  const name = draft.name.trim();
  return {
    key,
    ...(name && { name }),
    ...protection,
    ...days,
    entities: grantsToSend(draft.grants),
    maxVisits: draft.maxVisits,
    mayExport: draft.mayExport,
    showMarks: draft.showMarks,
    showAnnotations: draft.showAnnotations,
    ownership: draft.ownership,
    asOf: draft.asOf,
  };
}

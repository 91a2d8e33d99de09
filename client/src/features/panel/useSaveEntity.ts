import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { t } from '@stemma/shared/language/translate';
import type { EntityPatchInput } from '../../gql/graphql';
import { announceChanged } from '../../lib/changed';
import { currentPanelChart } from '../../lib/panelChart';
import { SERVER_TROUBLE, UNREACHABLE } from '../../lib/send';
import { panelEntityQuery, updateEntityMutation, type PanelRecord } from './documents';
import { editedEntity } from './record';

/** How a save ended. `stale`: somebody else changed the same thing; `record` is what is kept now. */
export type SaveOutcome =
  | { kind: 'saved'; record: PanelRecord }
  | { kind: 'stale'; record: PanelRecord; message: string }
  | { kind: 'refused'; message: string; field: string | null };

/** Saves a change of an entity and tells chart and lists about it. What was typed is the caller's to keep until it is saved. */
export function useSaveEntity(): { save: (patch: EntityPatchInput) => Promise<SaveOutcome>; saving: boolean } {
  const client = useApolloClient();
  const [saving, setSaving] = useState(false);

  const send = async (input: EntityPatchInput): Promise<SaveOutcome> => {
    const { data } = await client.mutate({ mutation: updateEntityMutation, variables: { input } });
    const { ok, error } = data?.updateEntity ?? { ok: null, error: null };
    if (ok) {
      currentPanelChart()?.entityEdited(editedEntity(ok));
      void announceChanged('entities');
      return { kind: 'saved', record: ok };
    }
    if (error?.code === 'stale') {
      const now = await client.query({
        query: panelEntityQuery,
        variables: { key: input.key },
        fetchPolicy: 'network-only',
      });
      if (now.data?.entity) return { kind: 'stale', record: now.data.entity, message: error.message };
    }
    const field = error?.field?.split('.').at(-1) ?? null;
    return { kind: 'refused', message: error?.message ?? SERVER_TROUBLE, field };
  };

  const save = async (input: EntityPatchInput): Promise<SaveOutcome> => {
    setSaving(true);
    const outcome = await send(input).catch((error: unknown): SaveOutcome => {
      const message = CombinedGraphQLErrors.is(error) ? (error.errors[0]?.message ?? SERVER_TROUBLE) : UNREACHABLE;
      return { kind: 'refused', message: t('Not saved. {message}', { message }), field: null };
    });
    // What is saved stays so until its form is gone: in between it would count as unsaved.
    if (outcome.kind !== 'saved') setSaving(false);
    return outcome;
  };
  return { save, saving };
}

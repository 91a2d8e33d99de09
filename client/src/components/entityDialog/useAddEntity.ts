import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { announceChanged } from '../../lib/changed';
import { newKey } from '../../lib/newKey';
import { SERVER_TROUBLE, UNREACHABLE } from '../../lib/send';
import { notify } from '../notify';
import { addEntityMutation } from './documents';
import type { ChosenEntity } from './entityDialogStore';

interface Wanted {
  typeName: RecordType;
  name: string;
  /** Key of a folder; empty for the root. */
  folder: string;
}

/**
 * Makes an entity, in its folder; where that is gone, outside of it, with a warning. The same key is sent until it worked, so that trying
 * again never makes a second one.
 */
export function useAddEntity(): (wanted: Wanted) => Promise<{ entity: ChosenEntity } | { problem: string }> {
  const client = useApolloClient();
  const [key, setKey] = useState(newKey);
  return async ({ typeName, name, folder }) => {
    const make = async (place: { folder?: string }) => {
      const input = { key, typeName, name, ...place };
      const { data } = await client.mutate({ mutation: addEntityMutation, variables: { input } });
      return data?.addEntity ?? { ok: null, error: null };
    };
    try {
      let { ok, error } = await make(folder ? { folder } : {});
      if (error?.field === 'folder') {
        ({ ok, error } = await make({}));
        if (ok) notify('Warning', t('It was made, but outside of the folder.'), 5000);
      }
      setKey(newKey());
      if (!ok) return { problem: error?.message ?? SERVER_TROUBLE };
      void announceChanged('entities');
      return { entity: ok };
    } catch {
      return { problem: UNREACHABLE };
    }
  };
}

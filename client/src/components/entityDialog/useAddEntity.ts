import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { announceChanged } from '../../lib/changed';
import { newKey } from '../../lib/newKey';
import { SERVER_TROUBLE, UNREACHABLE } from '../../lib/send';
import { notify } from '../notify';
import { addEntityMutation, intoFolderMutation } from './documents';
import type { ChosenEntity } from './entityDialogStore';

interface Wanted {
  typeName: RecordType;
  name: string;
  /** Key of a folder; empty for the root. */
  folder: string;
}

/** Makes an entity, in its folder. The same key is sent until it worked, so that trying again never makes a second one. */
export function useAddEntity(): (wanted: Wanted) => Promise<{ entity: ChosenEntity } | { problem: string }> {
  const client = useApolloClient();
  const [key, setKey] = useState(newKey);
  return async ({ typeName, name, folder }) => {
    try {
      const { data } = await client.mutate({
        mutation: addEntityMutation,
        variables: { input: { key, typeName, name } },
      });
      const { ok, error } = data?.addEntity ?? { ok: null, error: null };
      if (!ok) {
        setKey(newKey());
        return { problem: error?.message ?? SERVER_TROUBLE };
      }
      setKey(newKey());
      if (folder) await putInFolder(ok.key, folder);
      void announceChanged('entities');
      return { entity: ok };
    } catch {
      return { problem: UNREACHABLE };
    }
  };

  async function putInFolder(entityKey: string, folder: string): Promise<void> {
    const told = 'It was made, but outside of the folder.';
    try {
      const { data } = await client.mutate({ mutation: intoFolderMutation, variables: { keys: [entityKey], folder } });
      if (data?.moveToFolder.error) notify('Warning', told, 5000);
    } catch {
      notify('Warning', told, 5000);
    }
  }
}

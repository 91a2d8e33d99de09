import { useApolloClient, useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { taggedQuery } from '../../lib/ownership/documents';
import { changeOwnership, currentOwnershipSettings } from '../../lib/ownership/settings';
import { notify } from '../notify';
import { allTagsQuery } from '../tags/documents';
import classes from './Ownership.module.css';
import type { PartyChoice } from './choices';

/** Lists all parties that bear a tag, those that were picked before with them. */
export function ListedByTag({ choices }: { choices: readonly PartyChoice[] }) {
  const client = useApolloClient();
  const { data } = useQuery(allTagsQuery);
  const tags = (data?.tags ?? []).map(({ key, name }) => ({ value: key, label: name }));
  if (tags.length === 0) return null;
  const add = async (tagKey: string) => {
    try {
      const { data: tagged } = await client.query({
        query: taggedQuery,
        variables: { tagKey },
        fetchPolicy: 'network-only',
      });
      const there = new Set(choices.map(({ value }) => value));
      const found = (tagged?.entityTable.keys ?? []).filter((key) => there.has(key));
      if (found.length === 0) notify('Message', t('Nothing here has this tag.'));
      const listed = [...new Set([...currentOwnershipSettings().listed, ...found])];
      changeOwnership({ listed: listed.slice(0, limits.listedPartiesMax) });
    } catch {
      notify('Error', t('Who bears this tag could not be read just now. Check your connection and try again.'));
    }
  };
  return (
    <Select
      className={classes.whole}
      size="xs"
      aria-label={t('List all that bear a tag')}
      placeholder={t('List all that bear a tag')}
      searchable
      limit={50}
      data={tags}
      value={null}
      nothingFoundMessage={t('No tag of this name.')}
      onChange={(key) => key && void add(key)}
    />
  );
}

import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { usersQuery } from '../documents';

const PAGE = 100;

/** Users by a word, read on and on. */
export function useUsers() {
  const [term, setTerm] = useState('');
  const [wanted] = useDebouncedValue(term.trim(), 200);
  const find = { term: wanted };
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(usersQuery, {
    variables: { find, offset: 0, limit: PAGE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const shown = data ?? previousData;
  const users = shown?.users ?? [];
  const more = () =>
    fetchMore({
      variables: { offset: users.length },
      updateQuery: (before, { fetchMoreResult }) => {
        const known = new Set(before.users.map(({ key }) => key));
        const next = fetchMoreResult.users.filter(({ key }) => !known.has(key));
        return { ...fetchMoreResult, users: [...before.users, ...next] };
      },
    });
  return {
    term,
    setTerm,
    users,
    /** Undefined until the first have come. */
    total: shown?.userCount,
    error,
    loading,
    more,
    /** As many as are shown, read anew. */
    refresh: () => refetch({ find, offset: 0, limit: Math.min(Math.max(users.length, PAGE), 500) }),
  };
}

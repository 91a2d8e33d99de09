import { useQuery } from '@apollo/client/react';
import { t } from '@stemma/shared/language/translate';
import { changeOwnership } from '../../lib/ownership/settings';
import type { OwnershipInput } from '../../gql/graphql';
import { changesEverywhereQuery, holdingsEverywhereQuery } from '../../lib/ownership/documents';
import { ChangesSection } from './ChangesSection';
import { GroupSection } from './GroupSection';
import { HoldingsSection } from './OwnershipSections';
import type { PartyOf, ShownParty } from './source';

interface PartyAnswer {
  key?: string | null;
  name: string;
  typeName: string;
}

function partiesOf(answers: readonly PartyAnswer[]): PartyOf {
  const parties = new Map(
    answers.map(({ key, ...party }): [string, ShownParty] => [key ?? '', { key: key ?? null, ...party }]),
  );
  return (key) => parties.get(key) ?? { key: null, name: t('Hidden'), typeName: 'Custom' };
}

/** What an entity holds, over all charts that the reader may read. */
export function HoldingsEverywhere({ input, onShow }: { input: OwnershipInput; onShow: (key: string) => void }) {
  const { data, previousData } = useQuery(holdingsEverywhereQuery, {
    variables: { input },
    fetchPolicy: 'network-only',
  });
  const answer = (data ?? previousData)?.holdings;
  if (!answer) return null;
  const listed = answer.holdings;
  const group = answer.group.map(({ party, by, ...one }) => ({
    ...one,
    key: party.key ?? '',
    by: by.map(({ key }) => key ?? ''),
  }));
  const holdings = listed.map(({ party, controls, ...holding }) => ({
    ...holding,
    key: party.key ?? '',
    isControlled: controls,
  }));
  const named = [...listed.map(({ party }) => party), ...answer.group.flatMap(({ party, by }) => [party, ...by])];
  const party = partiesOf(named);
  return (
    <>
      <HoldingsSection holdings={holdings} party={party} onShow={onShow} />
      <GroupSection head={input.entityKey} group={group} party={party} onShow={onShow} />
    </>
  );
}

/** What changed above an entity, over all charts that the reader may read. */
export function ChangesEverywhere({ input }: { input: OwnershipInput }) {
  const { data, previousData } = useQuery(changesEverywhereQuery, {
    variables: { input },
    fetchPolicy: 'network-only',
  });
  const answer = (data ?? previousData)?.ownershipChanges;
  if (!answer) return null;
  const changes = answer.map(({ date, links, holders }) => ({
    date,
    links,
    holders: holders.map(({ party, before, after }) => ({ key: party.key ?? '', before, after })),
  }));
  const party = partiesOf(answer.flatMap(({ holders }) => holders.map((one) => one.party)));
  const changed = new Map(answer.map((one) => [one.date, one.changed]));
  return (
    <ChangesSection
      changes={changes}
      linksOf={({ date }) =>
        (changed.get(date) ?? []).map(({ linkKey, holder, subject, begins, ends }) => ({
          key: linkKey,
          holder: holder.name,
          subject: subject.name,
          begins,
          ends,
        }))
      }
      party={party}
      onDay={(asOf) => changeOwnership({ asOf })}
    />
  );
}

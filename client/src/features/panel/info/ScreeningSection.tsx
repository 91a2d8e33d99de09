import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { toShownDate } from '@stemma/shared/dates';
import { isScreenedType } from '@stemma/shared/lookups/kinds';
import { t } from '@stemma/shared/language/translate';
import { RiskBadge } from '../../../components/lookups/RiskBadge';
import { HeadingAction, Section } from '../../../components/panel/Section';
import { showShellDialog } from '../../../components/shellDialogStore';
import classes from '../../../components/panel/Panel.module.css';
import { useChanged } from '../../../lib/changed';
import { entityScreeningQuery, useLookupSources } from '../../../lib/lookups';
import { headingOf } from '../record';
import type { TabProps } from '../tabProps';

/** What screening came to for an individual or organisation, with the way to its candidates; nothing where nobody screens. */
export function ScreeningSection({ record }: TabProps) {
  const screens = useLookupSources().some((source) => source.screens);
  const isWanted = isScreenedType(record.typeName);
  const { data, refetch } = useQuery(entityScreeningQuery, {
    variables: { entityKey: record.key },
    skip: !isWanted,
    fetchPolicy: 'cache-and-network',
  });
  useChanged('screening', () => (isWanted ? refetch().catch(() => undefined) : undefined));
  const screening = data?.entityScreening;
  if (!isWanted || (!screens && !screening?.candidates.length)) return null;
  const last = screening?.sources
    .map(({ screenedAt }) => screenedAt ?? '')
    .sort()
    .at(-1);
  const isStale = screening?.sources.some((source) => source.isStale);
  const open = () => showShellDialog({ kind: 'screening', entityKey: record.key, entityName: headingOf(record) });
  return (
    <Section title={t('Screening')} action={<HeadingAction label={t('Open')} about={t('Screening')} onClick={open} />}>
      {!screening ? (
        <Skeleton height={22} width={160} radius="xl" />
      ) : (
        <>
          <RiskBadge risk={screening.risk} open={screening.open} />
          {last && (
            <p className={classes.quiet}>
              {t('Screened on {day}.', { day: toShownDate(last) })} {isStale && t('Its details have changed since.')}
            </p>
          )}
        </>
      )}
    </Section>
  );
}

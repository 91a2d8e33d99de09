import { useMutation, useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { naturalOrder } from '@stemma/shared/nameOrder';
import { isDecorationType } from '@stemma/shared/chart/decoration';
import { t } from '@stemma/shared/language/translate';
import { outcome } from '../../../components/outcome';
import classes from '../../../components/panel/Panel.module.css';
import { HeadingAction, Section } from '../../../components/panel/Section';
import {
  GRANT_COLUMNS,
  grantOf,
  grantsToSend,
  isOn,
  offReason,
  turned,
  type ShareGrants,
  type Switched,
} from '../../../components/sharing/grants';
import { Toggle } from '../../../components/sharing/Toggle';
import { ErrorState } from '../../../components/State';
import { usePanelChart } from '../../../lib/panelChart';
import type { PanelRecord } from '../documents';
import { entitySharesQuery, grantInLinkMutation, type EntityShare } from './documents';
import share from './ShareTab.module.css';

/** What each share link of the open chart shows of an entity, with the switches. */
export function ShareTab({ record }: { record: PanelRecord }) {
  const chart = usePanelChart();
  const chartKey = chart?.key ?? '';
  const { data, error, loading, refetch } = useQuery(entitySharesQuery, {
    variables: { chartKey },
    skip: chartKey === '',
    fetchPolicy: 'cache-and-network',
  });
  const links = data?.sharingLinks;
  const readAgain = () => void refetch().catch(() => undefined);
  if (error && !links) {
    return (
      <ErrorState
        title={t('The share links did not load')}
        text={t('Stemma could not read them just now. Check your connection and try again.')}
        busy={loading}
        onRetry={readAgain}
      />
    );
  }
  return (
    <Section
      title={t('Share')}
      action={
        <HeadingAction
          label={t('All share links…')}
          about={t('of this chart')}
          onClick={() => chart?.openShareLinks?.()}
        />
      }
    >
      {!links && loading && (
        <Skeleton height={16} mt={8} width="70%" radius="sm" aria-label={t('Reading the share links')} />
      )}
      {links?.length === 0 && <p className={classes.none}>{t('No share link opens this chart.')}</p>}
      {links && links.length > 0 && (
        <ul className={share.links}>
          {[...links]
            .sort((a, b) => naturalOrder(a.name, b.name))
            .map((link) => (
              <LinkShares key={link.key} link={link} record={record} onRefused={readAgain} />
            ))}
        </ul>
      )}
    </Section>
  );
}

function LinkShares({ link, record, onRefused }: { link: EntityShare; record: PanelRecord; onRefused: () => void }) {
  const [grant, { loading }] = useMutation(grantInLinkMutation);
  const grants: ShareGrants = new Map(link.entities.map((one) => [one.key, grantOf(one)]));
  const isDecoration = isDecorationType(record.typeName);
  const turn = async (what: Switched, on: boolean) => {
    const entities = grantsToSend(turned([record], what, on, { now: grants, before: grants }));
    const { key, modifiedDate } = link;
    if (!(await outcome(grant({ variables: { input: { key, entities, modifiedDate } } })))) onRefused();
  };
  return (
    <li>
      <h4>
        <bdi>{link.name}</bdi>
        <small>{stateOf(link)}</small>
      </h4>
      <div className={share.switches}>
        {GRANT_COLUMNS.filter(({ what }) => !isDecoration || what === 'isPrivate').map(({ what, label, says }) => {
          const reason = link.mayManage
            ? offReason(record, what, grants, grants)
            : t('Only Co-Owners of all its charts change it.');
          const shown = isDecoration ? t('Hide') : label;
          return (
            <label key={what} title={reason ?? says}>
              <Toggle
                label={`${shown}: ${link.name}`}
                on={isOn(grants, record.key, what)}
                disabled={loading || reason !== undefined}
                reason={reason}
                onTurn={(on) => void turn(what, on)}
              />
              {shown}
            </label>
          );
        })}
      </div>
    </li>
  );
}

/** Why a link does not open now; empty for one that does. */
function stateOf({ expired, paused, ruleBroken }: EntityShare): string {
  if (expired) return t('Expired');
  return paused ? t('Paused') : (ruleBroken ?? '');
}

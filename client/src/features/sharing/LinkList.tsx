import { Button, Group, Skeleton } from '@mantine/core';
import { IconLink, IconPlus } from '@tabler/icons-react';
import { emptyStates } from '@stemma/shared/messages/empty';
import { t } from '@stemma/shared/language/translate';
import { Trans } from '../../lib/Trans';
import { ErrorState, State } from '../../components/State';
import type { ShareLink } from './documents';
import { ShareLinkRow } from './ShareLinkRow';
import classes from './Sharing.module.css';
import type { ShareTarget } from './target';
import { useLinkActions } from './useLinkActions';
import type { Links } from './useLinks';

interface Props {
  target: ShareTarget;
  links: Links;
  onAdd: () => void;
  onEdit: (link: ShareLink) => void;
  onEmail: (link: ShareLink) => void;
  onLog: (link: ShareLink) => void;
  /** Told of each link whether a comment on it is being written. Must stay the same function. */
  onUnsent: (key: string, unsent: boolean) => void;
}

/** The words for what the links show. */
const SHOWN = {
  chart: t('links to'),
  object: t('links to the owners of'),
  subject: t('links to the holdings of'),
} as const;

/** All links of a chart or entity, by name. */
export function LinkList({ target, links: read, onAdd, onEdit, onEmail, onLog, onUnsent }: Props) {
  const { links, failed, loading, readAgain } = read;
  const actions = useLinkActions(readAgain);
  if (failed) {
    return (
      <ErrorState
        title={t('The share links did not load')}
        text={t('Stemma could not read them just now. Check your connection and try again.')}
        busy={loading}
        onRetry={() => void readAgain()}
      />
    );
  }
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.75} />} onClick={onAdd} disabled={!links}>
      {t('New share link')}
    </Button>
  );
  if (links?.length === 0) {
    return (
      <State icon={<IconLink size={28} stroke={1.5} />} title={t('No share links yet')} text={emptyStates.shareLinks}>
        {add}
      </State>
    );
  }
  return (
    <>
      <p className={classes.about}>
        <Trans
          message="Whoever has one of these {links} <bdi>{name}</bdi> sees what it shows, without an account."
          values={{ links: SHOWN[target.type], name: target.name, bdi: (parts) => <bdi>{parts}</bdi> }}
        />
      </p>
      <ul className={classes.list} aria-label={t('Share links')} aria-busy={!links}>
        {!links &&
          [52, 38, 60].map((width) => (
            <li key={width} className={classes.link}>
              <Skeleton height={14} width={`${width}%`} radius="sm" />
              <Skeleton height={12} width={`${width + 20}%`} radius="sm" mt={10} />
            </li>
          ))}
        {links?.map((link) => (
          <ShareLinkRow
            key={link.key}
            link={link}
            actions={actions}
            onEdit={() => onEdit(link)}
            onEmail={() => onEmail(link)}
            onLog={() => onLog(link)}
            onUnsent={onUnsent}
          />
        ))}
      </ul>
      <Group justify="flex-end" mt="lg">
        {add}
      </Group>
    </>
  );
}

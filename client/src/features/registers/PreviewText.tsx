import { Alert, Skeleton, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { registerMessages } from '@stemma/shared/messages/registers';
import type { RegisterDirection } from '@stemma/shared/registers';
import type { Preview } from '../../components/registers/calls';
import { entityCount, linkCount } from '../../lib/count';
import { nobodyThere } from './nobodyThere';
import classes from './TakeDialog.module.css';

interface Props {
  /** Undefined while it is counted, a text where it cannot be. */
  preview: Preview | string | undefined;
  direction: RegisterDirection;
  /** The register names parties in the direction that was not chosen. */
  othersFound: boolean;
}

/** How much is taken, with the names of the first, or that there is nobody and where there is somebody. */
export function PreviewText({ preview, direction, othersFound }: Props) {
  if (preview === undefined) return <Skeleton height={64} radius="md" aria-label={t('Counting')} />;
  if (typeof preview === 'string' || preview.isTooMuch)
    return (
      <Alert color="orange" variant="light" icon={<IconAlertTriangle size={20} />} role="status">
        {typeof preview === 'string' ? preview : registerMessages.tooManyToTake}
      </Alert>
    );
  const { parties, links, names } = preview;
  const more = parties - 1 - names.length;
  return (
    <div className={classes.preview} role="status">
      <Text size="sm" fw={600}>
        {t('{parties} and {links} are taken', { parties: entityCount(parties), links: linkCount(links) })}
      </Text>
      <Text size="sm" c="dimmed">
        {names.length === 0 ? nobodyThere(direction, othersFound) : names.join(' · ')}
        {more > 0 && ` · ${t('{more} more', { more })}`}
      </Text>
    </div>
  );
}

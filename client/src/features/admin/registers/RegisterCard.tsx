import { useState } from 'react';
import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import { IconDots, IconUpload } from '@tabler/icons-react';
import { toShownDate } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../../components/notify';
import { cancelLoading, resumeLoading, type Edition, type Register } from '../../../components/registers/calls';
import { count } from '../../../lib/count';
import { EditionState, isRunning } from './EditionState';
import classes from './Registers.module.css';

interface Props {
  register: Register;
  onChanged: () => void;
  onLoad: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A register with its editions and what can be done with it. */
export function RegisterCard({ register, onChanged, onLoad, onEdit, onDelete }: Props) {
  const { key, name, source, licence, day, parties, links, taken, changed, editions } = register;
  const [busy, setBusy] = useState(false);
  const does = async (work: (key: string) => Promise<unknown>) => {
    setBusy(true);
    await work(key).catch((failure: Error) => notify('Error', failure.message, 5000));
    setBusy(false);
    onChanged();
  };
  const isLoading = editions.some(isRunning);
  const isOver = ({ state }: Edition, at: number) => at > 0 && (state === 'failed' || state === 'cancelled');
  const [over, shown] = [editions.filter(isOver), editions.filter((edition, at) => !isOver(edition, at))];
  const states = (some: readonly Edition[], isPast: boolean) =>
    some.map((edition) => (
      <EditionState
        key={edition.key}
        edition={edition}
        isPast={isPast}
        busy={busy}
        onCancel={() => void does(cancelLoading)}
        onResume={() => void does(resumeLoading)}
      />
    ));
  const facts = [
    day && t('as of {day}', { day: toShownDate(day) }),
    day && t('{parties, plural, one {# party} other {# parties}}', { parties }),
    day && t('{links, plural, one {# relationship} other {# relationships}}', { links }),
    taken > 0 && t('{taken, plural, one {# entity} other {# entities}} taken', { taken }),
  ];
  return (
    <section className={classes.card} aria-labelledby={`register-${key}`}>
      <div className={classes.head}>
        <div className={classes.grow}>
          <h2 id={`register-${key}`} className={classes.title}>
            <bdi>{name}</bdi>
          </h2>
          <Text size="sm" c="dimmed" className={classes.wrap}>
            {[source, licence].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <Group gap="xs" wrap="nowrap">
          <Button
            variant="default"
            leftSection={<IconUpload size={18} stroke={1.5} />}
            disabled={isLoading}
            onClick={onLoad}
          >
            {day ? t('Newer file…') : t('Load a file…')}
          </Button>
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('Actions on {name}', { name })}>
                <IconDots size={18} stroke={1.5} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={onEdit}>{t('Edit')}</Menu.Item>
              <Menu.Item color="red" onClick={onDelete}>
                {t('Delete')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Group>
      </div>
      <Text size="sm" mt="xs">
        {facts.filter(Boolean).join(' · ') || t('It holds nothing yet.')}
      </Text>
      {changed > 0 && (
        <Text size="sm" mt={4} fw={600}>
          {t('It says something new of {entities} taken from it.', { entities: count(changed) })}
        </Text>
      )}
      {states(shown, false)}
      {over.length > 0 && (
        <details className={classes.skipped}>
          <summary>
            {t('{count, plural, one {# earlier edition was not loaded} other {# earlier editions were not loaded}}', {
              count: over.length,
            })}
          </summary>
          {states(over, true)}
        </details>
      )}
    </section>
  );
}

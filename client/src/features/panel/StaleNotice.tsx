import { Alert, Button, Group, Text } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';

/** One thing that two people changed: what the other one made of it. */
export interface Quarrel {
  name: string;
  label: string;
  theirs: string;
}

/** Says what somebody else made of the same fields meanwhile: saving again keeps one's own, theirs can be taken instead. */
export function StaleNotice({ quarrels, onTake }: { quarrels: readonly Quarrel[]; onTake: (name: string) => void }) {
  if (quarrels.length === 0) return null;
  return (
    <Alert color="orange" variant="light" mb="md" icon={<IconUsersGroup size={20} />} title={messages.entityStale}>
      {quarrels.map(({ name, label, theirs }) => (
        <Group key={name} gap="xs" justify="space-between" wrap="nowrap" mb={4}>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {label}: {theirs ? `“${theirs}”` : 'emptied'}
          </Text>
          <Button size="compact-sm" variant="default" onClick={() => onTake(name)} style={{ flex: 'none' }}>
            {t('Use their version')}
          </Button>
        </Group>
      ))}
      <Text size="sm">{t('Save again to keep yours.')}</Text>
    </Alert>
  );
}

import { ActionIcon, Button, CopyButton, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy, IconUsers } from '@tabler/icons-react';
import { toShownDateTime } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import classes from '../../../components/panel/Panel.module.css';
import { FactList, Section } from '../../../components/panel/Section';
import { showShellDialog } from '../../../components/shellDialogStore';
import type { TabProps } from '../tabProps';

/** When an entity was made and changed, what the reader may do, and its unique number (SPEC §2.4). */
export function AboutTab({ record }: TabProps) {
  return (
    <Section title={t('About')}>
      <FactList
        facts={[
          { label: t('Created date'), value: toShownDateTime(record.createdDate) },
          { label: t('Last modified'), value: toShownDateTime(record.modifiedDate) },
          { label: t('Your permission'), value: record.permission ?? t('Read through a chart') },
          { label: t('Unique entity number'), value: <Key text={record.key} /> },
        ]}
      />
      {record.permission && (
        <Button
          variant="default"
          mt="md"
          leftSection={<IconUsers size={18} stroke={1.5} />}
          onClick={() => showShellDialog({ kind: 'access', of: 'entity', key: record.key, name: record.name })}
        >
          {t('Who has access…')}
        </Button>
      )}
    </Section>
  );
}

function Key({ text }: { text: string }) {
  return (
    <>
      <span className={classes.key}>{text}</span>
      <CopyButton value={text} timeout={2000}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? t('Copied') : t('Copy')}>
            <ActionIcon
              variant="subtle"
              color={copied ? 'teal' : 'gray'}
              size={24}
              aria-label={copied ? t('Copied') : t('Copy the unique entity number')}
              onClick={copy}
            >
              {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </>
  );
}

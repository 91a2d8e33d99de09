import { useQuery } from '@apollo/client/react';
import { Button, Group, List, Text } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { Trans } from '../../lib/Trans';
import { Dialog } from '../Dialog';
import { graphql } from '../../gql';
import { showShellDialog } from '../shellDialogStore';
import { Contact } from './AboutDialog';

const helpQuery = graphql(`
  query HelpContact {
    about {
      contact
    }
  }
`);

/** First steps and the support contact (SPEC §2.2). */
export function HelpDialog() {
  const { data } = useQuery(helpQuery);
  return (
    <Dialog onClose={() => showShellDialog(null)} title={t('Help')}>
      <List size="sm" spacing="xs">
        <List.Item>
          <b>{t('All Charts')}</b>{' '}
          {t('holds the charts you may see. Start one with New chart, or bring in an ownership file.')}
        </List.Item>
        <List.Item>
          <Trans
            message="In a chart, press <b>Edit</b> to add entities and draw links between them, and <b>Save</b> to keep the change."
            values={{ b: (parts) => <b>{parts}</b> }}
          />
        </List.Item>
        <List.Item>
          <b>{t('Layout')}</b> {t('puts owners above and holdings below, without anything overlapping.')}
        </List.Item>
      </List>
      <Text size="sm" mt="md">
        {t('Questions, or something that does not work? Support:')} {data ? <Contact text={data.about.contact} /> : '…'}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => showShellDialog('shortcuts')}>
          {t('Keyboard shortcuts')}
        </Button>
        <Button onClick={() => showShellDialog(null)}>{t('Close')}</Button>
      </Group>
    </Dialog>
  );
}

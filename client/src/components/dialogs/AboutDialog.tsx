import { useQuery } from '@apollo/client/react';
import { Anchor, Table, Text } from '@mantine/core';
import { toShownDate } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../Dialog';
import { graphql } from '../../gql';
import { build } from '../../lib/build';
import { Logo } from '../Logo';
import { showShellDialog } from '../shellDialogStore';
import classes from './dialogs.module.css';

const aboutQuery = graphql(`
  query About {
    about {
      product
      version
      date
      contact
    }
  }
`);

/** Product name, version, date and a contact line (SPEC §2.2). */
export function AboutDialog() {
  const { data } = useQuery(aboutQuery);
  const about = data?.about;
  const date = about?.date || build.date;
  return (
    <Dialog onClose={() => showShellDialog(null)} title={t('About')}>
      <div className={classes.about}>
        <span className={classes.mark}>
          <Logo size={40} />
        </span>
        <div>
          <Text size="lg" fw={650}>
            {about?.product ?? 'Stemma'}
          </Text>
          <Text size="sm" c="dimmed">
            {t('Charts of who owns and controls what')}
          </Text>
        </div>
      </div>
      <Table variant="vertical" layout="fixed" withRowBorders>
        <Table.Tbody>
          <Table.Tr>
            <Table.Th w={120}>{t('Version')}</Table.Th>
            <Table.Td>{about?.version ?? build.version}</Table.Td>
          </Table.Tr>
          <Table.Tr>
            <Table.Th>{t('Date')}</Table.Th>
            <Table.Td>{date ? toShownDate(date) : t('not known')}</Table.Td>
          </Table.Tr>
          <Table.Tr>
            <Table.Th>{t('Contact')}</Table.Th>
            <Table.Td>{about ? <Contact text={about.contact} /> : '…'}</Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}

/** A contact line; an e-mail address can be clicked. */
export function Contact({ text }: { text: string }) {
  return /^\S+@\S+$/.test(text) ? (
    <Anchor underline="always" href={`mailto:${text}`}>
      {text}
    </Anchor>
  ) : (
    text
  );
}

import { Skeleton } from '@mantine/core';
import { emptyStates } from '@stemma/shared/messages/empty';
import { t } from '@stemma/shared/language/translate';
import { lazyComponent } from '../../../components/lazyComponent';
import { RequestList } from '../../../components/requests/RequestList';
import { showShellDialog } from '../../../components/shellDialogStore';
import { openEntityPanel } from '../../../lib/entityPanel';
import classes from '../../../components/panel/Panel.module.css';
import { headingOf } from '../record';
import { HeadingAction, Section } from '../../../components/panel/Section';
import type { TabProps } from '../tabProps';

const browser = lazyComponent(
  () => import('../../../components/files/FileBrowser').then((loaded) => loaded.FileBrowser),
  <Skeleton height={16} mt={20} width="40%" radius="sm" aria-label={t('Reading the files')} />,
);

/** An entity's files, folders and links, and the documents that were asked for by mail. */
export function FilesTab({ record, editable, uploading }: TabProps & { uploading: boolean }) {
  const { key } = record;
  const ask = () => showShellDialog({ kind: 'requestDocuments', entityKey: key, entityName: headingOf(record) });
  return (
    <>
      <section className={classes.section} aria-label={t('Files')}>
        <browser.Component
          ownerKey={key}
          empty={emptyStates.entityFiles}
          maxHeight="max(320px, calc(100dvh - 420px))"
          uploading={uploading}
          onUploading={(now) => openEntityPanel({ key, tab: now ? 'fileupload' : 'file', keepFocus: true })}
        />
      </section>
      <Section
        title={t('Requests')}
        action={editable && <HeadingAction label={t('Request documents…')} about={t('by mail')} onClick={ask} />}
      >
        <RequestList
          key={key}
          entityKey={key}
          empty={<p className={classes.none}>{editable ? emptyStates.requests : emptyStates.requestsOfOthers}</p>}
        />
      </Section>
    </>
  );
}

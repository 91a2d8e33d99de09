import { messages } from '@stemma/shared/messages';
import { RequestList } from '../../../components/requests/RequestList';
import { showShellDialog } from '../../../components/shellDialogStore';
import classes from '../Panel.module.css';
import { headingOf } from '../record';
import { HeadingAction, Section } from '../Section';
import type { TabProps } from '../tabProps';

/** Where an entity's files will stand, and the documents that were asked for by mail. */
export function FilesTab({ record, editable }: TabProps) {
  const ask = () => showShellDialog({ kind: 'requestDocuments', entityKey: record.key, entityName: headingOf(record) });
  return (
    <>
      <Section title="Files">
        <p className={classes.none}>
          Documents, folders and web links of this entity will be kept here. This part of Stemma is being built.
        </p>
      </Section>
      <Section
        title="Requests"
        action={editable && <HeadingAction label="Request documents…" about="by mail" onClick={ask} />}
      >
        <RequestList
          key={record.key}
          entityKey={record.key}
          empty={<p className={classes.none}>{editable ? messages.empty.requests : messages.empty.requestsOfOthers}</p>}
        />
      </Section>
    </>
  );
}

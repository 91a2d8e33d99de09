import { Divider, Textarea, TextInput } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { SUGGESTED_DOCUMENTS } from '@stemma/shared/rules/request';
import { DEFAULT_WORDING, PLACEHOLDERS, worded, wordingFaults, writtenBy } from '@stemma/shared/rules/requestWording';
import { t, withinSentence } from '@stemma/shared/language/translate';
import classes from './RequestWording.module.css';

/** How an organization asks for documents by mail; empty for the usual words. Domains are one per line. */
export interface RequestWordingDraft {
  requestSubject: string;
  requestText: string;
  messageDomains: string;
}

interface RequestWordingFieldsProps {
  /** Of the organization, for the preview. */
  name: string;
  values: RequestWordingDraft;
  onChange: (part: Partial<RequestWordingDraft>) => void;
}

const SAMPLE = {
  sender: writtenBy('Ada Lovelace', 'ada@example.org'),
  entity: 'Alder Holdings Ltd',
  documents: SUGGESTED_DOCUMENTS.slice(0, 2),
};

/** The wording of an organization's requests for documents, with the mail as it will read, and who gets other words. */
export function RequestWordingFields({ name, values, onChange }: RequestWordingFieldsProps) {
  const faults = wordingFaults(values);
  return (
    <>
      <Divider label={t('Requests for documents')} labelPosition="left" />
      <TextInput
        label={t('Subject of a request')}
        placeholder={DEFAULT_WORDING.subject}
        maxLength={limits.requestSubjectMax}
        value={values.requestSubject}
        onChange={(event) => onChange({ requestSubject: event.currentTarget.value })}
        error={faults.requestSubject}
      />
      <Textarea
        label={t('Text of a request')}
        description={t('With {placeholders}.', {
          placeholders: Object.entries(PLACEHOLDERS)
            .map(([placeholder, says]) => `{${placeholder}}: ${withinSentence(t(says))}`)
            .join('. '),
        })}
        placeholder={DEFAULT_WORDING.text}
        autosize
        minRows={5}
        maxRows={12}
        maxLength={limits.requestTextMax}
        value={values.requestText}
        onChange={(event) => onChange({ requestText: event.currentTarget.value })}
        error={faults.requestText}
      />
      {!faults.requestSubject && !faults.requestText && <Preview name={name} values={values} />}
      <Textarea
        label={t('Domains that may get messages of our own')}
        description={t(
          'Mail domains, one per line. Everybody else outside the organization gets the text above alone.',
        )}
        placeholder="example.org"
        autosize
        minRows={2}
        maxRows={6}
        spellCheck={false}
        value={values.messageDomains}
        onChange={(event) => onChange({ messageDomains: event.currentTarget.value })}
        error={faults.messageDomains}
      />
    </>
  );
}

function Preview({ name, values }: Pick<RequestWordingFieldsProps, 'name' | 'values'>) {
  const wording = {
    subject: values.requestSubject.trim() || DEFAULT_WORDING.subject,
    text: values.requestText.trim() || DEFAULT_WORDING.text,
  };
  const { subject, parts } = worded(wording, { ...SAMPLE, organization: name.trim() || t('The organization') });
  return (
    <section className={classes.preview} aria-label={t('Preview of a request')}>
      <p className={classes.subject}>{subject}</p>
      {parts.map((part, at) =>
        'list' in part ? (
          <ul key={at}>
            {part.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : (
          <p key={at}>{part.paragraph}</p>
        ),
      )}
    </section>
  );
}

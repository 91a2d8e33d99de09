import { useState } from 'react';
import { useForm } from '@mantine/form';
import { useCallbackRef } from '@mantine/hooks';
import { FIELDS, nameLabel } from '@stemma/shared/entities/fields';
import { joinName, splitName } from '@stemma/shared/entities/individualName';
import type { FieldValue } from '@stemma/shared/entities/record';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { messages } from '@stemma/shared/messages';
import { nameText } from '@stemma/shared/rules/basic';
import { draftChanges, draftFault, toDraft, type DraftValue, type FieldDraft } from '../../../components/fields/draft';
import { notify } from '../../../components/notify';
import type { PanelRecord } from '../documents';
import { fieldInput, fieldsOf } from '../record';
import type { Quarrel } from '../StaleNotice';
import { useSaveEntity } from '../useSaveEntity';
import { useUnsavedWork } from '../work';
import { shownText } from '../../../components/panel/shownText';

/** Name and fields of a record as the form begins with them. */
function begin(type: RecordType, record: PanelRecord): FieldDraft {
  const draft = toDraft(type, fieldsOf(record));
  if (type !== 'Individual') return { ...draft, name: record.name };
  return draft['firstName'] || draft['lastName'] ? draft : { ...draft, ...splitName(record.name) };
}

/** The state of the details form: what was read, what is typed, what is wrong, and saving what differs. */
export function useDetailsForm(record: PanelRecord, type: RecordType, onDone: () => void, onFault: () => void) {
  const [base, setBase] = useState(record);
  const [begun, setBegun] = useState(() => begin(type, record));
  const [quarrels, setQuarrels] = useState<Quarrel[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<FieldDraft>({ mode: 'controlled', initialValues: begun });
  const { save, saving } = useSaveEntity();
  const draft = form.values;
  const touched = Object.keys(draft).filter((name) => draft[name] !== begun[name]);
  useUnsavedWork(touched.length > 0, saving);

  const set = useCallbackRef((name: string, value: DraftValue) => form.setFieldValue(name, value));
  const leave = useCallbackRef((name: string) => {
    if (draft[name] === begun[name]) return;
    const fault = name === 'name' ? nameFault(draft['name']) : draftFault(type, name, draft[name] ?? null);
    if (fault) form.setFieldError(name, fault);
  });

  const nothingWrong = (faults: Record<string, string>): boolean => {
    form.setErrors(faults);
    if (Object.keys(faults).length === 0) return true;
    onFault();
    return false;
  };

  const submit = async () => {
    if (saving) return;
    setRefusal(null);
    const { values, faults } = draftChanges(type, fieldsOf(base), begun, draft);
    const found = Object.fromEntries(faults.map(({ field, message }) => [field, message]));
    if (type === 'Individual') {
      if (!joinName(asText(draft['firstName']), asText(draft['lastName']))) {
        found['firstName'] = messages.nameIsRequired;
        notify('Error', messages.nameIsRequired);
      }
    } else {
      const fault = nameFault(draft['name']);
      if (fault) found['name'] = fault;
    }
    if (!nothingWrong(found)) return;
    const name = type === 'Individual' ? undefined : nameText.parse(draft['name']);
    const renamed = name !== undefined && name !== base.name ? { name } : null;
    const changed = Object.entries(values);
    if (changed.length === 0 && !renamed) return onDone();
    const stored = fieldsOf(base);
    const outcome = await save({
      key: base.key,
      ...renamed,
      fields: changed.map(([field, value]) => fieldInput(field, value)),
      asRead: {
        ...(renamed && { name: base.name }),
        fields: changed.map(([field]) => fieldInput(field, stored[field] ?? null)),
      },
    });
    if (outcome.kind === 'saved') return onDone();
    if (outcome.kind === 'stale') return meet(outcome.record, values, renamed !== null);
    const shown = outcome.field !== null && outcome.field in draft;
    if (shown && outcome.field) nothingWrong({ [outcome.field]: outcome.message });
    else setRefusal(outcome.message);
  };

  /** Goes on from what is kept now: what was typed stays, what was left alone becomes theirs, and what both changed is told. */
  const meet = (theirs: PanelRecord, mine: Record<string, FieldValue>, renamed: boolean) => {
    const next = begin(type, theirs);
    const [before, now] = [fieldsOf(base), fieldsOf(theirs)];
    const both = FIELDS[type].filter(
      ({ name }) => name in mine && now[name] !== before[name] && now[name] !== mine[name],
    );
    setQuarrels([
      ...(renamed && theirs.name !== base.name ? [{ name: 'name', label: nameLabel(type), theirs: theirs.name }] : []),
      ...both.map((field) => ({ name: field.name, label: field.label, theirs: shownText(field, now) })),
    ]);
    form.setValues({ ...next, ...Object.fromEntries(touched.map((name) => [name, draft[name] ?? null])) });
    setBase(theirs);
    setBegun(next);
  };

  const takeTheirs = (name: string) => {
    form.setFieldValue(name, begun[name] ?? null);
    setQuarrels((all) => all.filter((quarrel) => quarrel.name !== name));
  };

  return { draft, errors: form.errors, set, leave, submit: () => void submit(), saving, quarrels, takeTheirs, refusal };
}

function nameFault(name: DraftValue | undefined): string | undefined {
  const read = nameText.safeParse(asText(name));
  return read.success ? undefined : (read.error.issues[0]?.message ?? messages.required);
}

function asText(value: DraftValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

import { Checkbox, Select, TextInput } from '@mantine/core';
import { BASIS_LABELS } from '@stemma/shared/rules/ownershipLabels';
import { ROLE_BASES } from '@stemma/shared/chart/linkRole';
import { limits } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { DateField } from '../../../components/fields/DateField';
import { YesNoField } from '../../../components/fields/YesNoField';
import { clearButton } from '../../../components/fields/clearButton';
import classes from './Dialogs.module.css';
import type { EvidenceOf } from '../roles/evidence';
import { EvidenceList } from './EvidenceList';
import { mayHaveShare, type RoleDraft } from './roleDraft';
import { moreFaults, moreOf, type MoreDraft } from './roleMore';

interface Props {
  id: string;
  row: RoleDraft;
  /** The link whose role it is; null where it is one of several links. */
  evidenceOf: EvidenceOf | null;
  onChange: (more: MoreDraft) => void;
}

const VIAS = [
  { value: 'direct', label: t('Directly') },
  { value: 'indirect', label: t('Indirectly') },
  { value: 'unknown', label: t('Not known') },
];
const BASES = ROLE_BASES.map((value) => ({ value, label: BASIS_LABELS[value] }));

/** What a role says beside its name and share: a range, its days, how it is held, and how that is known. */
export function RoleMore({ id, row, evidenceOf, onChange }: Props) {
  const more = row.more ?? moreOf(row.stored);
  const faults = moreFaults(more, row.stored);
  const say = (change: Partial<MoreDraft>) => onChange({ ...more, ...change });
  const text = (name: 'joint' | 'source' | 'checkedBy', label: string, maxLength: number, placeholder?: string) => (
    <TextInput
      label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      autoComplete="off"
      value={more[name]}
      onChange={(event) => say({ [name]: event.currentTarget.value })}
    />
  );
  const date = (name: 'startDate' | 'endDate' | 'checkedOn', label: string) => (
    <DateField label={label} value={more[name]} error={faults[name]} onChange={(value) => say({ [name]: value })} />
  );
  const range = (
    name: 'minimum' | 'maximum',
    label: string,
    exclusive: 'minimumExclusive' | 'maximumExclusive',
    word: string,
  ) => (
    <div>
      <TextInput
        label={label}
        inputMode="decimal"
        rightSection="%"
        rightSectionPointerEvents="none"
        disabled={!mayHaveShare(row) || row.percentage.trim() !== ''}
        error={faults[name]}
        value={more[name]}
        onChange={(event) => say({ [name]: event.currentTarget.value })}
      />
      <Checkbox
        mt={6}
        size="xs"
        label={word}
        disabled={more[name].trim() === ''}
        checked={more[exclusive]}
        onChange={(event) => say({ [exclusive]: event.currentTarget.checked })}
      />
    </div>
  );
  return (
    <div id={id} role="group" aria-label={t('More of the role {role}', { role: row.role })} className={classes.more}>
      {range('minimum', t('At least'), 'minimumExclusive', t('More than this'))}
      {range('maximum', t('At most'), 'maximumExclusive', t('Less than this'))}
      {date('startDate', t('Start'))}
      {date('endDate', t('End'))}
      <Select
        label={t('Held')}
        placeholder={t('Not set')}
        data={VIAS}
        clearable
        clearButtonProps={clearButton(t('Clear Held'))}
        value={more.via || null}
        onChange={(via) => say({ via: (via ?? '') as MoreDraft['via'] })}
      />
      <Select
        label={t('Basis')}
        placeholder={t('By the role')}
        data={BASES}
        clearable
        clearButtonProps={clearButton(t('Clear Basis'))}
        value={more.basis || null}
        onChange={(basis) => say({ basis: basis ?? '' })}
      />
      <YesNoField label={t('Beneficial')} value={more.beneficial} onChange={(beneficial) => say({ beneficial })} />
      {text('joint', t('Joint arrangement'), limits.roleWordsMax, t('The same words for all who hold it jointly'))}
      <div className={classes.whole}>
        {text('source', t('Source'), limits.roleSourceMax, t('A text or a web address'))}
      </div>
      {evidenceOf && (
        <div className={classes.whole}>
          <EvidenceList of={evidenceOf} evidence={more.evidence} onChange={(evidence) => say({ evidence })} />
        </div>
      )}
      {date('checkedOn', t('Checked on'))}
      {text('checkedBy', t('Checked by'), limits.roleWordsMax)}
    </div>
  );
}

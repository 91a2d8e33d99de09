import { useState } from 'react';
import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { IconFile, IconFileText, IconLink, IconX } from '@tabler/icons-react';
import type { Evidence } from '@stemma/shared/chart/linkRole';
import { isoToday, toShownDate } from '@stemma/shared/dates';
import { groupBy } from '@stemma/shared/groupBy';
import { limits } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import classes from './Dialogs.module.css';
import { useEvidenceChoices, type EvidenceChoice, type EvidenceOf } from '../roles/evidence';

interface Props {
  of: EvidenceOf;
  evidence: readonly Evidence[];
  onChange: (evidence: readonly Evidence[]) => void;
}

const NOTHING_LEFT = [t('No files, web links or statements to choose from'), t('Nothing more to choose from')];
const ICONS = { file: IconFile, webLink: IconLink, statement: IconFileText };

/** What shows that a role is so: files and web links of both parties and statements, each with a page or note. */
export function EvidenceList({ of, evidence, onChange }: Props) {
  const { choices, failed, refetch } = useEvidenceChoices(of);
  const [search, setSearch] = useState('');
  const known = new Map(choices?.map((choice) => [choice.key, choice]));
  const left = (choices ?? []).filter(({ key }) => !evidence.some((one) => one.key === key));
  const change = (at: number, note: string) =>
    onChange(evidence.map((one, index) => (index === at ? { ...one, note } : one)));
  const add = (key: string | null) => {
    const choice = key === null ? undefined : known.get(key);
    if (choice) onChange([...evidence, { kind: choice.kind, key: choice.key, note: null }]);
    setSearch('');
  };
  return (
    <div className={classes.evidence} role="group" aria-label={t('Evidence')}>
      {failed ? (
        <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
          {t('The files did not load. Try again')}
        </Button>
      ) : (
        <Select
          label={t('Evidence')}
          placeholder={
            choices && left.length === 0
              ? NOTHING_LEFT[evidence.length > 0 ? 1 : 0]
              : t('Add a file, web link or statement')
          }
          disabled={evidence.length >= limits.evidenceMax}
          data={grouped(left)}
          value={null}
          searchable
          searchValue={search}
          onSearchChange={setSearch}
          onChange={add}
          nothingFoundMessage={t('None of that name')}
          comboboxProps={{ withinPortal: true }}
        />
      )}
      {evidence.map((one, at) => {
        const Icon = ICONS[one.kind];
        const name = known.get(one.key)?.name ?? (choices ? t('No longer there, or not shown to you') : '…');
        return (
          <div key={one.key} className={classes.evidenceRow}>
            <Icon size={18} stroke={1.5} className={classes.arrow} aria-hidden />
            <span className={classes.evidenceName} title={name}>
              <bdi>{name}</bdi>
              {expiredText(known.get(one.key))}
            </span>
            <TextInput
              className={classes.evidenceNote}
              aria-label={t('Page or note of {name}', { name })}
              placeholder={t('Page or note')}
              maxLength={limits.evidenceNoteMax}
              value={one.note ?? ''}
              onChange={(event) => change(at, event.currentTarget.value)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('Remove the evidence {name}', { name })}
              onClick={() => onChange(evidence.filter((_, index) => index !== at))}
            >
              <IconX size={18} />
            </ActionIcon>
          </div>
        );
      })}
    </div>
  );
}

function expiredText(choice: EvidenceChoice | undefined) {
  if (!choice?.expires || choice.expires > isoToday()) return null;
  return (
    <small className={classes.expired}>{t('Expired on {expires}', { expires: toShownDate(choice.expires) })}</small>
  );
}

function grouped(choices: readonly EvidenceChoice[]) {
  return [...groupBy(choices, ({ group }) => group)].map(([group, items]) => ({
    group,
    items: items.map(({ key, name, says }) => ({ value: key, label: [name, says].filter(Boolean).join(': ') })),
  }));
}

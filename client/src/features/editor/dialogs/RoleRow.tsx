import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { ActionIcon, Autocomplete, Combobox, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { shareText } from '@stemma/shared/chart/roleText';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { roleLabel } from '@stemma/shared/language/roleLabel';
import type { EvidenceOf } from '../roles/evidence';
import { isUnchosen, mayHaveShare, shareFault, type RoleDraft } from './roleDraft';
import { RoleMore } from './RoleMore';
import { moreOf, roleSummary } from './roleMore';
import { keepOptions, matchingRoles, newRoleOption, offeredRoles } from './roleOptions';
import classes from './Dialogs.module.css';

interface RoleRowProps {
  row: RoleDraft;
  /** The roles offered, in their order. */
  names: readonly string[];
  /** Why its name cannot stand. */
  fault: string | undefined;
  focus: boolean;
  /** Asked for just now, so that it is typed into next. */
  isNew: boolean;
  /** What the shares recorded of the held one come to, where that is to be said. */
  remark: string;
  /** The link whose role it is; null where it is one of several links. */
  evidenceOf: EvidenceOf | null;
  onChange: (row: RoleDraft) => void;
  onRemove: () => void;
}

/**
 * One role of a link: a listed or own word, and its percentage where it may have one. The list is whole until one types. Enter takes the first suggestion and goes on to the
 * percentage, Tab likewise; a role that there is not yet is made only by the option that says so. What else it says unfolds below.
 */
export function RoleRow({ row, names, fault, focus, isNew, remark, evidenceOf, onChange, onRemove }: RoleRowProps) {
  const shares = mayHaveShare(row);
  const percentage = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ option: string } | null>(null);
  const [isTyping, setTyping] = useState(false);
  const [hadFocus, setHadFocus] = useState(false);
  const [isNarrowed, setNarrowed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  useEffect(() => {
    // The list of options gives the focus back to its field as it closes.
    const timer = chosen ? setTimeout(() => percentage.current?.focus()) : undefined;
    return () => clearTimeout(timer);
  }, [chosen]);
  const makes = newRoleOption(row.role, names);
  const searched = isNarrowed || isUnchosen(row, names) ? row.role : '';
  const offered = useMemo(() => offeredRoles(searched, names), [searched, names]);
  const take = (option: string) => {
    setNarrowed(true);
    if (option !== makes) return onChange({ ...row, role: option });
    const role = row.role.trim();
    onChange({ ...row, role, newRole: role });
  };
  const takeByTab = (event: KeyboardEvent) => {
    const [first] = matchingRoles(row.role, names);
    if (event.key === 'Tab' && !event.shiftKey && first && isUnchosen(row, names))
      onChange({ ...row, role: roleLabel(first) });
  };
  const unchosen = isUnchosen(row, names) && !isTyping ? messages.roleUnchosen : undefined;
  const range =
    row.stored && row.percentage === '' && roleLabel(row.stored.role) === row.role
      ? shareText({ ...row.stored, percentage: null })
      : '';
  const summary = roleSummary(row.more ?? moreOf(row.stored));
  return (
    <div className={classes.roleGroup}>
      <div className={classes.row}>
        <Autocomplete
          className={classes.role}
          label={t('Role')}
          placeholder={t('Shareholder, Director, …')}
          data={hadFocus ? offered : []}
          openOnFocus={false}
          maxDropdownHeight={320}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          maxLength={200}
          value={row.role}
          error={fault ?? unchosen}
          selectFirstOptionOnChange
          data-autofocus={focus || undefined}
          autoFocus={isNew}
          filter={keepOptions}
          comboboxProps={{ withinPortal: true }}
          onChange={take}
          onDropdownClose={() => setNarrowed(false)}
          onOptionSubmit={(option) => setChosen({ option })}
          onKeyDown={takeByTab}
          onFocus={() => {
            setHadFocus(true);
            setTyping(true);
          }}
          onBlur={() => setTyping(false)}
        />
        <TextInput
          ref={percentage}
          className={classes.percentage}
          label={t('Percentage')}
          inputMode="decimal"
          rightSection="%"
          rightSectionPointerEvents="none"
          error={shareFault(row)}
          disabled={!shares}
          placeholder={range || (shares ? t('optional') : '–')}
          value={row.percentage}
          onChange={(event) => onChange({ ...row, percentage: event.currentTarget.value })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('More of the role {role}', { role: row.role })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? moreId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <IconChevronUp size={18} /> : <IconChevronDown size={18} />}
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('Remove the role {role}', { role: row.role })}
          onClick={onRemove}
        >
          <IconX size={18} />
        </ActionIcon>
      </div>
      {remark && (
        <p className={classes.remark} data-tone="warning" role="status">
          {remark}
        </p>
      )}
      {!isOpen && summary && <p className={classes.remark}>{summary}</p>}
      {isOpen && (
        <RoleMore id={moreId} row={row} evidenceOf={evidenceOf} onChange={(more) => onChange({ ...row, more })} />
      )}
    </div>
  );
}

import { messages } from '@stemma/shared/messages';
import { Checkbox, NumberInput, PasswordInput, SegmentedControl, TextInput } from '@mantine/core';
import { toShownDateTime } from '@stemma/shared/dates';
import { limits } from '@stemma/shared/limits';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { SHARE_EXPIRIES, type ShareExpiry } from '@stemma/shared/rules/sharing';
import { t } from '@stemma/shared/language/translate';
import type { ShareLink } from '../documents';
import classes from '../Sharing.module.css';
import { DayField } from './DayField';
import type { ShareLinkDraft, Faults } from './draft';

interface Props {
  draft: ShareLinkDraft;
  /** Null for a new one. */
  link: ShareLink | null;
  /** What a link is called that is given no name. */
  usual: string;
  faults: Faults;
  /** The longest time that the organization allows, in days; null for any. */
  daysMax: number | null;
  onChange: (part: Partial<ShareLinkDraft>) => void;
}

const EXPIRY_LABELS = { 1: '24 Hours', 7: '7 Days', 30: '30 Days' } as const;
const EXPIRIES: { value: string; label: string; days: ShareExpiry }[] = [
  { value: '', label: t('None'), days: null },
  ...SHARE_EXPIRIES.map((days) => ({ value: String(days), label: EXPIRY_LABELS[days], days })),
];

/** The days behind a choice; null for none. */
function daysOf(choice: string): ShareExpiry {
  return SHARE_EXPIRIES.find((days) => String(days) === choice) ?? null;
}

/** A link's name, password, time to live and number of visits. */
export function FormFields({ draft, link, usual, faults, daysMax, onChange }: Props) {
  const hint = messages.linkPasswordTooShort;
  const expiredNow = link?.expired === true && draft.expiry === link.expiry;
  return (
    <div className={classes.fields}>
      <TextInput
        className={classes.wide}
        label={t('Name')}
        data-autofocus
        autoComplete="off"
        placeholder={usual}
        value={draft.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        error={faults.name}
      />
      <div>
        <PasswordInput
          label={link?.isPassword ? t('New password (optional)') : t('Password (optional)')}
          description={faults.password ? undefined : hint}
          error={faults.password}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={link?.isPassword ? t('Stays as it is') : undefined}
          autoComplete="new-password"
          maxLength={limits.passwordMax}
          disabled={draft.noPassword}
          value={draft.password}
          onChange={(event) => onChange({ password: event.currentTarget.value })}
          visibilityToggleButtonProps={{ 'aria-label': t('Show the password') }}
        />
        {link?.isPassword && (
          <Checkbox
            mt={8}
            size="sm"
            label={t('Ask for no password any more')}
            checked={draft.noPassword}
            onChange={(event) => onChange({ noPassword: event.currentTarget.checked, password: '' })}
          />
        )}
      </div>
      <NumberInput
        label={t('Maximum visits')}
        description={
          link && link.visits > 0
            ? t('Opened {visits} so far', { visits: link.visits })
            : t('How often it may be opened')
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={t('Any number')}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        value={draft.maxVisits ?? ''}
        onChange={(value) => onChange({ maxVisits: value === '' ? null : Number(value) })}
        error={faults.maxVisits}
      />
      <div className={classes.wide}>
        <div className={classes.legend} id="share-link-expiry">
          {t('Expiry')}
        </div>
        <SegmentedControl
          fullWidth
          size="sm"
          aria-labelledby="share-link-expiry"
          data={EXPIRIES.map(({ value, label, days }) => ({
            value,
            label,
            disabled: daysMax !== null && (days === null || days > daysMax),
          }))}
          value={draft.expiry === null ? '' : String(draft.expiry)}
          onChange={(choice) => onChange({ expiry: daysOf(choice), renew: false })}
        />
        <div className={classes.expiryNote}>
          {expiredNow ? (
            <Checkbox
              size="sm"
              label={t('It has expired. Open it again for as long')}
              checked={draft.renew}
              onChange={(event) => onChange({ renew: event.currentTarget.checked })}
            />
          ) : (
            expiryNote(draft, link)
          )}
        </div>
      </div>
      <Checkbox
        className={classes.wide}
        label={t('Visitors may save the chart as a picture or a page')}
        checked={draft.mayExport}
        onChange={(event) => onChange({ mayExport: event.currentTarget.checked })}
      />
      <Checkbox
        className={classes.wide}
        label={t('Show flags and labels of cards')}
        checked={draft.showMarks}
        onChange={(event) => onChange({ showMarks: event.currentTarget.checked })}
      />
      <Checkbox
        className={classes.wide}
        label={t('Show notes, texts, pictures and descriptions of cards')}
        description={link?.showAnnotations === null ? sharingMessages.annotationsHidden : undefined}
        checked={draft.showAnnotations}
        onChange={(event) => onChange({ showAnnotations: event.currentTarget.checked })}
      />
      <Checkbox
        className={classes.wide}
        label={t('Ownership: calculate who owns and controls what')}
        description={t('Visitors also see the dates of roles, those that have ended with them.')}
        checked={draft.ownership}
        onChange={(event) => onChange({ ownership: event.currentTarget.checked })}
      />
      <DayField draft={draft} onChange={onChange} />
    </div>
  );
}

function expiryNote({ expiry }: ShareLinkDraft, link: ShareLink | null): string {
  if (expiry === null) return t('It opens until you pause or delete it.');
  if (link?.expiresAt && expiry === link.expiry)
    return t('It opens until {expiresAt}.', { expiresAt: toShownDateTime(link.expiresAt) });
  return link ? t('Counted from when you save it.') : t('Counted from when you create it.');
}

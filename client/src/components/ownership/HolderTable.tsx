import { Fragment, useState, type ReactNode } from 'react';
import { fromEnglish } from '@stemma/shared/language/sentence';
import type { HolderAnswer } from '@stemma/shared/ownership/ownership';
import { formatShare } from '@stemma/shared/ownership/shareFormat';
import { formatTotal, VERDICT_LABELS, TRUST_PARTY_LABELS } from '@stemma/shared/rules/ownershipLabels';
import { t } from '@stemma/shared/language/translate';
import classes from './Ownership.module.css';
import type { PartyOf } from './source';

interface Props {
  label: string;
  holders: readonly HolderAnswer[];
  /** What is asked of each of them. */
  heading: string;
  party: PartyOf;
  /** What a row opens. */
  open: (holder: HolderAnswer) => ReactNode;
}

const SHOWN = 12;

/** Holders with their shares and verdicts; each row opens how its numbers come about. */
export function HolderTable({ label, holders, heading, party, open }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  const shown = all ? holders : holders.slice(0, SHOWN);
  return (
    <>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('Name')}</th>
            <th scope="col">{t('Direct')}</th>
            <th scope="col">{t('Indirect')}</th>
            <th scope="col">{t('Total')}</th>
            <th scope="col">{heading}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((holder) => (
            <Fragment key={holder.key}>
              <Row
                holder={holder}
                party={party}
                isOpen={opened === holder.key}
                onOpen={() => setOpened(opened === holder.key ? null : holder.key)}
              />
              {opened === holder.key && (
                <tr>
                  <td colSpan={5}>{open(holder)}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {holders.length > shown.length && (
        <button type="button" className={classes.name} onClick={() => setAll(true)}>
          {t('Show {count} more', { count: holders.length - shown.length })}
        </button>
      )}
    </>
  );
}

interface RowProps {
  holder: HolderAnswer;
  party: PartyOf;
  isOpen: boolean;
  onOpen: () => void;
}

function Row({ holder, party, isOpen, onOpen }: RowProps) {
  const { verdict, why, declared, computable, parties } = holder;
  const isDeclaredOtherwise = computable && declared !== null;
  return (
    <tr>
      <td>
        <button type="button" className={classes.name} aria-expanded={isOpen} onClick={onOpen}>
          <bdi>{party(holder.key).name}</bdi>
        </button>
        {parties.map(({ key, as }) => (
          <span key={`${key} ${as}`} className={classes.sub}>
            {TRUST_PARTY_LABELS[as]}: <bdi>{party(key).name}</bdi>
          </span>
        ))}
        {isDeclaredOtherwise && (
          <span className={classes.sub}>{t('declared {declared}', { declared: formatShare(declared) })}</span>
        )}
      </td>
      <td>{holder.direct > 0 ? formatShare(holder.direct) : '–'}</td>
      <td>{holder.indirect > 1e-9 ? formatShare(holder.indirect) : '–'}</td>
      <td className={computable ? classes.total : classes.wordy}>{formatTotal(holder)}</td>
      <td>
        <span
          className={classes.verdict}
          data-verdict={verdict}
          title={[VERDICT_LABELS[verdict].whole, ...why.map(fromEnglish)].join('. ')}
        >
          {VERDICT_LABELS[verdict].short}
        </span>
      </td>
    </tr>
  );
}

import { fromEnglish } from '@stemma/shared/language/sentence';
import type { HolderAnswer, OwnershipAnswer } from '@stemma/shared/ownership/ownership';
import { NOT_LEGAL_ADVICE } from '@stemma/shared/ownership/presets';
import { formatBounds, formatShare } from '@stemma/shared/ownership/shareFormat';
import { followsText, standInText, verdictHeading } from '@stemma/shared/rules/ownershipLabels';
import {
  blockedText,
  CONTRADICTORY,
  controlText,
  NO_CONTROLLER,
  NO_HOLDER,
  noOwnerText,
  selfHeldText,
  VOTES_OF_CONTROLLED,
} from '@stemma/shared/rules/ownershipSentences';
import type { HoldingAnswer } from '@stemma/shared/ownership/answers/holdings';
import { Section } from '../panel/Section';
import { CoverageBar } from './CoverageBar';
import { HolderTable } from './HolderTable';
import classes from './Ownership.module.css';
import type { PartyOf } from './source';
import type { ReactNode } from 'react';
import { t } from '@stemma/shared/language/translate';

interface Props {
  answer: OwnershipAnswer;
  party: PartyOf;
  howWeKnow: (holder: HolderAnswer) => ReactNode;
  onShow: (key: string) => void;
}

/** What is said of the owners of a subject: where its units end, who holds and who controls it. */
export function OwnershipSections({ answer, party, howWeKnow, onShow }: Props) {
  const ultimate = answer.holders.filter((holder) => holder.ultimate);
  const between = answer.holders.filter((holder) => !holder.ultimate);
  const heading = verdictHeading(answer.preset, answer.threshold);
  const selfHeld = selfHeldText(answer.selfHeld);
  return (
    <>
      <Section title={t('Coverage')}>
        {answer.contradictory && (
          <p className={classes.warning} role="alert">
            {CONTRADICTORY}
          </p>
        )}
        {answer.blocked !== null && (
          <p className={answer.blocked ? classes.warning : classes.text}>{blockedText(answer.blocked)}</p>
        )}
        <CoverageBar answer={answer} />
        {answer.standsIn && <p className={classes.quiet}>{standInText(answer.basis)}</p>}
        {selfHeld && <p className={classes.quiet}>{selfHeld}</p>}
      </Section>
      <Section title={t('Ultimate holders')}>
        {ultimate.length === 0 ? (
          <p className={classes.quiet}>{NO_HOLDER}</p>
        ) : (
          <HolderTable
            label={t('Ultimate holders')}
            holders={ultimate}
            heading={heading}
            party={party}
            open={howWeKnow}
          />
        )}
        {answer.noBeneficialOwner && (
          <p className={classes.warning}>
            {noOwnerText(
              fromEnglish(answer.noBeneficialOwner.text),
              answer.noBeneficialOwner.officials.map((key) => party(key).name),
            )}
          </p>
        )}
      </Section>
      {between.length > 0 && (
        <Section title={t('Held through')}>
          <HolderTable label={t('Held through')} holders={between} heading={heading} party={party} open={howWeKnow} />
        </Section>
      )}
      {answer.more > 0 && <p className={classes.quiet}>{t('and {more} more holders.', { more: answer.more })}</p>}
      <Section title={t('Control')}>
        {answer.controllers.length === 0 ? (
          <p className={classes.quiet}>{NO_CONTROLLER}</p>
        ) : (
          <ul className={classes.list}>
            {answer.controllers.map(({ key, certain, through }) => (
              <li key={key}>
                <button type="button" className={classes.name} onClick={() => onShow(key)}>
                  <bdi>{party(key).name}</bdi>
                </button>
                <span className={classes.sub}>
                  {controlText(certain)}
                  {through.length > 0 && (
                    <>
                      {' '}
                      {t('through')} {through.map((one) => party(one).name).join(', ')}
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
        {answer.votesOfControlled && <p className={classes.quiet}>{VOTES_OF_CONTROLLED}</p>}
      </Section>
      <p className={classes.quiet}>
        {followsText(answer.preset)}. {NOT_LEGAL_ADVICE}
      </p>
    </>
  );
}

/** Something that the entity holds. */
export type ShownHolding = Pick<
  HoldingAnswer,
  'key' | 'direct' | 'indirect' | 'total' | 'upper' | 'moreThan' | 'isTight' | 'computable'
> & { isControlled: boolean };

/** What the entity itself holds. */
export function HoldingsSection({
  holdings,
  party,
  onShow,
}: {
  holdings: readonly ShownHolding[];
  party: PartyOf;
  onShow: (key: string) => void;
}) {
  return (
    <Section title={t('What it holds')}>
      {holdings.length === 0 ? (
        <p className={classes.quiet}>{t('No holding is recorded.')}</p>
      ) : (
        <table className={classes.table} aria-label={t('What it holds')}>
          <thead>
            <tr>
              <th scope="col">{t('Name')}</th>
              <th scope="col">{t('Direct')}</th>
              <th scope="col">{t('Indirect')}</th>
              <th scope="col">{t('Total')}</th>
            </tr>
          </thead>
          <tbody>
            {holdings.map((holding) => (
              <tr key={holding.key}>
                <td>
                  <button type="button" className={classes.name} onClick={() => onShow(holding.key)}>
                    <bdi>{party(holding.key).name}</bdi>
                  </button>
                  {holding.isControlled && <span className={classes.sub}>{t('controlled')}</span>}
                </td>
                <td>{holding.direct > 0 ? formatShare(holding.direct) : '–'}</td>
                <td>{holding.indirect > 1e-9 ? formatShare(holding.indirect) : '–'}</td>
                <td className={classes.total}>{holding.computable ? formatBounds(holding) : t('Not computable')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

import { fromEnglish } from '@stemma/shared/language/sentence';
import { COVERAGE_LABELS, coverageText } from '@stemma/shared/ownership/coverageText';
import type { OwnershipAnswer } from '@stemma/shared/ownership/ownership';
import { formatShare } from '@stemma/shared/ownership/shareFormat';
import classes from './Ownership.module.css';
import { kindOfPart } from './settingChoices';

/** Where every unit of the subject ends, as a bar and in words. */
export function CoverageBar({ answer }: { answer: OwnershipAnswer }) {
  const { coverage } = answer;
  const text = answer.calculable
    ? coverageText(coverage.map((part) => ({ ...part, share: part.share / 100 })))
    : fromEnglish(answer.coverageText);
  return (
    <>
      {coverage.length > 0 && (
        <div className={classes.bar} role="img" aria-label={text}>
          {coverage.map(({ category, share }) => (
            <span
              key={category}
              data-kind={kindOfPart(category)}
              style={{ width: `${share}%` }}
              title={`${formatShare(share)} ${COVERAGE_LABELS[category]}`}
            />
          ))}
        </div>
      )}
      <p className={classes.text}>{text}</p>
    </>
  );
}

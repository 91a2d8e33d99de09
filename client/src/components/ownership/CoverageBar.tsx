import { COVERAGE_LABELS } from '@stemma/shared/ownership/coverageText';
import type { OwnershipAnswer } from '@stemma/shared/ownership/ownership';
import { formatShare } from '@stemma/shared/ownership/shareFormat';
import classes from './Ownership.module.css';
import { kindOfPart } from './settingChoices';

/** Where every unit of the subject ends, as a bar and in words. */
export function CoverageBar({ answer: { coverage, coverageText } }: { answer: OwnershipAnswer }) {
  return (
    <>
      {coverage.length > 0 && (
        <div className={classes.bar} role="img" aria-label={coverageText}>
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
      <p className={classes.text}>{coverageText}</p>
    </>
  );
}

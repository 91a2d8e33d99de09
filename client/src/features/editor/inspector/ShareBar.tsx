import classes from './Inspector.module.css';
import type { Ownership } from './ownership';

const STRENGTHS = [100, 62, 40, 26];

/** Shares as one bar, largest first; what is not accounted for stays empty. */
export function ShareBar({ parts }: { parts: Ownership['parts'] }) {
  const whole = Math.max(
    100,
    parts.reduce((sum, part) => sum + part.share, 0),
  );
  return (
    <div
      className={classes.shares}
      role="img"
      aria-label={parts.map((part) => `${part.name} ${part.share}%`).join(', ')}
    >
      {parts.map((part, at) => (
        <span
          key={part.key}
          title={`${part.name}: ${part.share}%`}
          style={{ width: `${(part.share / whole) * 100}%`, opacity: (STRENGTHS[at] ?? 18) / 100 }}
        />
      ))}
    </div>
  );
}

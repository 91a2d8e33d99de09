import { markedParts } from '@stemma/shared/search';
import classes from './Search.module.css';

/** A text with what matched the term marked. */
export function Marked({ text, term }: { text: string; term: string }) {
  return (
    <bdi>
      {markedParts(text, term).map(({ text: piece, marked }, index) =>
        marked ? (
          <mark key={index} className={classes.mark}>
            {piece}
          </mark>
        ) : (
          <span key={index}>{piece}</span>
        ),
      )}
    </bdi>
  );
}

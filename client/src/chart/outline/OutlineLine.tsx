import type { CSSProperties } from 'react';
import { IconChevronRight, IconPoint } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { EntityTypeIcon } from '../../components/entity/EntityTypeIcon';
import type { OutlineRow } from '../model/outline';
import { spokenLine, type OutlineLineText } from './lineText';
import classes from './Outline.module.css';

/** For how many levels a line stands in farther, at most. */
const LEVELS_MAX = 24;

interface OutlineLineProps {
  row: OutlineRow;
  text: OutlineLineText;
  /** Name of the entity that totals are of. */
  subject: string;
  isSelected: boolean;
  /** Whether Tab leads to it. */
  isCurrent: boolean;
  /** Where it stands in the list, in CSS pixels from the top. */
  start: number;
  onFocus: () => void;
  onSelect: () => void;
  onToggle: () => void;
}

/** A line of an outline. */
export function OutlineLine({ row, text, subject, isSelected, isCurrent, start, ...on }: OutlineLineProps) {
  const { node, level, position, siblings, children, isOpen } = row;
  const { name, share, roles, notes, total, about } = text;
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={position}
      aria-selected={isSelected}
      aria-expanded={children > 0 ? isOpen : undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={classes.row}
      style={{ top: start, '--steps': Math.min(level, LEVELS_MAX) - 1 } as CSSProperties}
      onFocus={on.onFocus}
      onClick={on.onSelect}
    >
      <span className={classes.spoken}>{spokenLine(text, subject)}</span>
      {children > 0 ? (
        <button
          type="button"
          tabIndex={-1}
          className={classes.twist}
          aria-label={t('Lines under it')}
          aria-expanded={isOpen}
          onClick={(event) => {
            event.stopPropagation();
            on.onToggle();
          }}
        >
          <IconChevronRight size={16} stroke={1.8} />
        </button>
      ) : (
        <span className={classes.twist} aria-hidden>
          <IconPoint size={12} stroke={1.6} />
        </span>
      )}
      <span className={classes.line} aria-hidden>
        {share && <span className={classes.share}>{share}</span>}
        <EntityTypeIcon type={node.typeName} party={node.party} size={22} />
        <span className={classes.said}>
          <bdi className={classes.name} title={name}>
            {name}
          </bdi>
          {roles && <span className={classes.quiet}>{roles}</span>}
          {notes.map((note) => (
            <span key={note} className={classes.note}>
              {note}
            </span>
          ))}
        </span>
        {(total || about) && (
          <span className={classes.total}>
            {about && <span className={classes.quiet}>{about}</span>}
            {total}
          </span>
        )}
      </span>
    </div>
  );
}

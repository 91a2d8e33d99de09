import { RECORD_TYPES, typeLabel } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import classes from './Cards.module.css';

interface IconChoiceProps {
  /** The type whose picture is shown; null for the card's own kind, undefined where cards differ. */
  value: string | null | undefined;
  onChange: (icon: string | null) => void;
}

/** Which picture a card bears: that of its kind, or another kind's. */
export function IconChoice({ value, onChange }: IconChoiceProps) {
  return (
    <div className={classes.flagColors} role="radiogroup" aria-label={t('Which icon')}>
      <button
        type="button"
        role="radio"
        aria-checked={value === null}
        className={classes.flagColor}
        onClick={() => onChange(null)}
      >
        {t('Of its kind')}
      </button>
      {RECORD_TYPES.map((type) => (
        <button
          key={type}
          type="button"
          role="radio"
          aria-checked={value === type}
          aria-label={typeLabel(type)}
          title={typeLabel(type)}
          className={classes.icon}
          onClick={() => onChange(type)}
        >
          <EntityTypeIcon type={type} size={24} />
        </button>
      ))}
    </div>
  );
}

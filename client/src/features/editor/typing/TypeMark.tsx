import { UnstyledButton } from '@mantine/core';
import { RECORD_TYPES, typeLabel, type RecordType } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import { TYPE_LETTERS } from './readCardLine';
import classes from './Typing.module.css';

/** The type of the card that is typed; pressed, it shows all of them. */
export function TypeMark({ type, isOpen, onPress }: { type: RecordType; isOpen: boolean; onPress: () => void }) {
  return (
    <UnstyledButton
      className={classes.mark}
      aria-label={t('Type: {type}', { type: typeLabel(type) })}
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      title={t('{type} – Tab for the next type, or its letter and a colon', { type: typeLabel(type) })}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <EntityTypeIcon type={type} size={30} />
    </UnstyledButton>
  );
}

/** All types with their letters. */
export function TypeList({ type, onChoose }: { type: RecordType; onChoose: (type: RecordType) => void }) {
  return (
    <div className={classes.types} role="listbox" aria-label={t('Types')}>
      {RECORD_TYPES.map((one) => (
        <UnstyledButton
          key={one}
          className={classes.type}
          role="option"
          aria-selected={one === type}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
        >
          <EntityTypeIcon type={one} size={22} />
          {typeLabel(one)}
          <kbd>{TYPE_LETTERS[one]}:</kbd>
        </UnstyledButton>
      ))}
    </div>
  );
}

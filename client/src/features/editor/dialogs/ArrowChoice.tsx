import { Input, SegmentedControl } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconArrowsHorizontal, IconMinus } from '@tabler/icons-react';
import { ARROW_TYPES, type ArrowType } from '@stemma/shared/chart/vocabulary';
import { t } from '@stemma/shared/language/translate';
import classes from './Dialogs.module.css';

const LABELS: Record<ArrowType, { label: string; Icon: typeof IconMinus }> = {
  Normal: { label: t('Normal'), Icon: IconArrowRight },
  Reversed: { label: t('Reversed'), Icon: IconArrowLeft },
  Double: { label: t('Double'), Icon: IconArrowsHorizontal },
  None: { label: t('None'), Icon: IconMinus },
};

/** The four arrow types of a link. */
export function ArrowChoice({
  value,
  onChange,
}: {
  value: ArrowType | undefined;
  onChange: (value: ArrowType) => void;
}) {
  return (
    <Input.Wrapper label={t('Arrow')} labelElement="div">
      <SegmentedControl
        aria-label={t('Arrow')}
        fullWidth
        value={value ?? ''}
        onChange={(chosen) => onChange(ARROW_TYPES.find((type) => type === chosen) ?? 'Normal')}
        data={ARROW_TYPES.map((type) => {
          const { label, Icon } = LABELS[type];
          return {
            value: type,
            label: (
              <span className={classes.arrowOption}>
                <Icon size={16} stroke={1.75} aria-hidden />
                {label}
              </span>
            ),
          };
        })}
      />
    </Input.Wrapper>
  );
}

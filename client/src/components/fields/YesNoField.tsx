import { Group, Radio, UnstyledButton } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import type { ControlProps } from './control';
import classes from './fields.module.css';

interface YesNoFieldProps extends Omit<ControlProps, 'value' | 'onChange'> {
  value: boolean | null;
  onChange: (value: boolean | null) => void;
}

/** Yes, no, or neither: a choice can be taken back (SPEC §5). */
export function YesNoField({ label, value, onChange, error, disabled }: YesNoFieldProps) {
  return (
    <Radio.Group
      label={label}
      error={error}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(word) => onChange(word === 'yes')}
    >
      <Group gap="md" h={36} align="center">
        <Radio value="yes" label={t('Yes')} disabled={disabled ?? false} />
        <Radio value="no" label={t('No')} disabled={disabled ?? false} />
        {value !== null && (
          <UnstyledButton
            type="button"
            className={classes.clear}
            aria-label={t('Clear {label}', { label })}
            disabled={disabled ?? false}
            onClick={() => onChange(null)}
          >
            {t('Clear')}
          </UnstyledButton>
        )}
      </Group>
    </Radio.Group>
  );
}

import { defaults } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { Swatches } from '../annotations/Swatches';

const COLORS: readonly { value: string; name: string }[] = [
  { value: defaults.linkColor, name: t('Teal') },
  { value: '#5B6876', name: t('Grey') },
  { value: '#1971C2', name: t('Blue') },
  { value: '#2F9E44', name: t('Green') },
  { value: '#E8590C', name: t('Orange') },
  { value: '#E03131', name: t('Red') },
  { value: '#9C36B5', name: t('Violet') },
];

/** A link's colour; one that came from elsewhere stands beside the listed ones. */
export function ColorChoice({ value, onChange }: { value: string | undefined; onChange: (value: string) => void }) {
  return (
    <Swatches
      label={t('Colour')}
      offered={COLORS}
      value={value}
      onChange={(color) => color !== null && onChange(color)}
    />
  );
}

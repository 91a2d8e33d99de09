import { ColorSwatch, Input } from '@mantine/core';
import { IconBan, IconCheck } from '@tabler/icons-react';
import dialogClasses from '../dialogs/Dialogs.module.css';

interface SwatchesProps {
  label: string;
  offered: readonly { value: string | null; name: string }[];
  value: string | null | undefined;
  onChange: (value: string | null) => void;
}

/** Colours to choose one of; one that came from elsewhere stands beside the listed ones. */
export function Swatches({ label, offered, value, onChange }: SwatchesProps) {
  const same = (one: string | null) =>
    one?.toLowerCase() === value?.toLowerCase() && (one === null) === (value === null);
  const listed = value === undefined || offered.some((one) => same(one.value));
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div className={dialogClasses.colors} role="radiogroup" aria-label={label}>
        {(listed ? offered : [...offered, { value: value ?? null, name: value ?? 'None' }]).map((one) => {
          const chosen = value !== undefined && same(one.value);
          return (
            <ColorSwatch
              key={one.name}
              component="button"
              type="button"
              role="radio"
              aria-checked={chosen}
              aria-label={one.name}
              title={one.name}
              color={one.value ?? 'transparent'}
              size={28}
              className={dialogClasses.swatch}
              onClick={() => onChange(one.value)}
            >
              {chosen ? (
                <IconCheck size={16} color={one.value === '#17212B' ? '#ffffff' : undefined} stroke={2.5} aria-hidden />
              ) : (
                one.value === null && <IconBan size={16} stroke={1.75} aria-hidden />
              )}
            </ColorSwatch>
          );
        })}
      </div>
    </Input.Wrapper>
  );
}

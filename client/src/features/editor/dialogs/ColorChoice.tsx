import { ColorSwatch, Input } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { defaults } from '@stemma/shared/limits';
import classes from './Dialogs.module.css';

const COLORS: readonly { value: string; name: string }[] = [
  { value: defaults.linkColor, name: 'Teal' },
  { value: '#5B6876', name: 'Grey' },
  { value: '#1971C2', name: 'Blue' },
  { value: '#2F9E44', name: 'Green' },
  { value: '#E8590C', name: 'Orange' },
  { value: '#E03131', name: 'Red' },
  { value: '#9C36B5', name: 'Violet' },
];

/** A link's colour; one that came from elsewhere stands beside the listed ones. */
export function ColorChoice({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const listed = COLORS.some((color) => color.value.toLowerCase() === value.toLowerCase());
  const offered = listed ? COLORS : [...COLORS, { value, name: value }];
  return (
    <Input.Wrapper label="Colour" labelElement="div">
      <div className={classes.colors} role="radiogroup" aria-label="Colour">
        {offered.map((color) => {
          const chosen = color.value.toLowerCase() === value.toLowerCase();
          return (
            <ColorSwatch
              key={color.value}
              component="button"
              type="button"
              role="radio"
              aria-checked={chosen}
              aria-label={color.name}
              title={color.name}
              color={color.value}
              size={28}
              withShadow={false}
              className={classes.swatch}
              onClick={() => onChange(color.value)}
            >
              {chosen && <IconCheck size={16} color="white" stroke={2.5} aria-hidden />}
            </ColorSwatch>
          );
        })}
      </div>
    </Input.Wrapper>
  );
}

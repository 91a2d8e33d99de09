import type { KeyboardEvent } from 'react';
import { ColorSwatch, Input, isLightColor } from '@mantine/core';
import { IconBan, IconCheck } from '@tabler/icons-react';
import dialogClasses from '../dialogs/Dialogs.module.css';

interface SwatchesProps {
  label: string;
  offered: readonly { value: string | null; name: string }[];
  /** Undefined where several have different ones. */
  value: string | null | undefined;
  onChange: (value: string | null) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Colours to choose one of, by arrow keys too; one that came from elsewhere stands beside the listed ones. */
export function Swatches({ label, offered, value, onChange }: SwatchesProps) {
  const isChosen = (one: string | null) =>
    value !== undefined && one?.toLowerCase() === value?.toLowerCase() && (one === null) === (value === null);
  const isListed = value === undefined || offered.some((one) => isChosen(one.value));
  const all = isListed ? offered : [...offered, { value: value ?? null, name: value ?? 'None' }];
  const at = all.findIndex((one) => isChosen(one.value));
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = STEPS[event.key];
    const next = by === undefined ? -1 : (Math.max(at, 0) + by + all.length) % all.length;
    const one = all[next];
    if (!one) return;
    event.preventDefault();
    onChange(one.value);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div className={dialogClasses.colors} role="radiogroup" aria-label={label} onKeyDown={step}>
        {all.map((one, index) => (
          <ColorSwatch
            key={one.name}
            component="button"
            type="button"
            role="radio"
            aria-checked={index === at}
            aria-label={one.name}
            tabIndex={index === Math.max(at, 0) ? 0 : -1}
            title={one.name}
            color={one.value ?? 'transparent'}
            size={28}
            className={dialogClasses.swatch}
            onClick={() => onChange(one.value)}
          >
            {index === at ? (
              <IconCheck size={16} color={textColorOn(one.value)} stroke={2.5} aria-hidden />
            ) : (
              one.value === null && <IconBan size={16} stroke={1.75} aria-hidden />
            )}
          </ColorSwatch>
        ))}
      </div>
    </Input.Wrapper>
  );
}

function textColorOn(color: string | null): string | undefined {
  if (color === null) return undefined;
  return isLightColor(color, 0.4) ? '#17212B' : '#ffffff';
}

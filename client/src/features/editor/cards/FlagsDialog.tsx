import { useState, type FormEvent } from 'react';
import { Button, Group, Input, Switch, TextInput } from '@mantine/core';
import { IconFlagFilled, IconFlagOff } from '@tabler/icons-react';
import { FLAG_COLORS } from '@stemma/shared/chart/words';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { countryCode, countryName } from '@stemma/shared/reference/countries';
import { FLAG_INK } from '../../../chart/canvas/palette';
import { changeNodes } from '../../../chart/model/commands';
import { Dialog } from '../../../components/Dialog';
import { CountryField } from '../../../components/fields/CountryField';
import { useEditor, useSessionState } from '../editor';
import classes from './Cards.module.css';

type FlagColor = (typeof FLAG_COLORS)[number];

/** Flags & Labels of cards: a country's flag, a flag in a colour, and a short label. What is set here is set on all of them. */
export function FlagsDialog({ keys, onClose }: { keys: readonly string[]; onClose: () => void }) {
  const { session } = useEditor();
  const first = useSessionState((state) => state.document.nodes.get(keys[0] ?? ''));
  const [flag, setFlag] = useState(first?.flag ? countryName(first.flag) : '');
  const [color, setColor] = useState<FlagColor>(FLAG_COLORS.find((one) => one === first?.flagColor) ?? 'none');
  const [label, setLabel] = useState(first?.label ?? '');
  const [shown, setShown] = useState(first?.labelVisible ?? true);
  if (!first) return null;
  const trimmed = label.trim();
  const tooLong = trimmed.length > limits.flagLabelMax;
  const unknown = flag.trim() !== '' && !countryCode(flag);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tooLong || unknown) return;
    const change = {
      flag: countryCode(flag) ?? null,
      flagColor: color === 'none' ? null : color,
      label: trimmed || null,
      labelVisible: shown,
    };
    session.run(changeNodes(keys, change, 'flags and label'));
    onClose();
  };

  return (
    <Dialog onClose={onClose} title="Flags & Labels">
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          label="Label"
          description={`A word or two under the card, up to ${limits.flagLabelMax} characters.`}
          data-autofocus
          autoComplete="off"
          value={label}
          error={tooLong ? messages.flagLabelTooLong : undefined}
          onChange={(event) => setLabel(event.currentTarget.value)}
          rightSection={
            <span className={classes.count} data-over={tooLong || undefined} aria-hidden>
              {trimmed.length}/{limits.flagLabelMax}
            </span>
          }
          rightSectionWidth={56}
        />
        <Switch
          label="Show the label on the chart"
          checked={shown}
          onChange={(event) => setShown(event.currentTarget.checked)}
        />
        <div>
          <CountryField label="Country flag" value={flag} onChange={setFlag} />
          <p className={classes.hint}>
            {first.country && keys.length === 1
              ? `Empty, it shows the flag of its own country, ${countryName(first.country)}.`
              : 'Empty, a card shows the flag of its own country.'}
          </p>
        </div>
        <Input.Wrapper label="Colour flag" labelElement="div">
          <div className={classes.flagColors} role="radiogroup" aria-label="Colour flag">
            {[...FLAG_COLORS].reverse().map((one) => (
              <button
                key={one}
                type="button"
                role="radio"
                aria-checked={color === one}
                className={classes.flagColor}
                onClick={() => setColor(one)}
              >
                {one === 'none' ? (
                  <IconFlagOff size={18} stroke={1.75} aria-hidden />
                ) : (
                  <IconFlagFilled size={18} color={FLAG_INK[one]} aria-hidden />
                )}
                {one.charAt(0).toUpperCase() + one.slice(1)}
              </button>
            ))}
          </div>
        </Input.Wrapper>
        <Group justify="flex-end" mt="xs" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={tooLong || unknown}>
            Done
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

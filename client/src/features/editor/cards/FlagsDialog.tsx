import { useState, type FormEvent } from 'react';
import { Button, Group, Input, Switch, TextInput } from '@mantine/core';
import { IconFlagFilled, IconFlagOff } from '@tabler/icons-react';
import { FLAG_COLORS } from '@stemma/shared/chart/vocabulary';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { textLength } from '@stemma/shared/rules/text';
import { countryCode, countryLabel, countryName } from '@stemma/shared/reference/countries';
import { colorOfFlag, paletteOf } from '@stemma/diagram/paint/palette';
import { t } from '@stemma/shared/language/translate';
import { changeNodes } from '../../../chart/model/commands';
import type { NodeRecord } from '../../../chart/model/document';
import { Dialog } from '../../../components/Dialog';
import { CountryField } from '../../../components/fields/CountryField';
import { useEditor, useSessionState } from '../editor';
import classes from './Cards.module.css';

type FlagColor = (typeof FLAG_COLORS)[number];

type Marks = Pick<NodeRecord, 'flag' | 'flagColor' | 'label' | 'labelVisible'>;

/** Flags & Labels of cards: a country's flag, a flag in a colour, and a short label. What is changed here is changed on all of them, no more. */
export function FlagsDialog({ keys, onClose }: { keys: readonly string[]; onClose: () => void }) {
  const { session } = useEditor();
  const nodes = useSessionState((state) => state.document.nodes);
  const cards = keys.flatMap((key) => nodes.get(key) ?? []);
  const common = <K extends keyof Marks>(field: K): NodeRecord[K] | undefined =>
    cards.every((card) => card[field] === cards[0]?.[field]) ? cards[0]?.[field] : undefined;
  const [touched, setTouched] = useState<ReadonlySet<keyof Marks>>(new Set());
  const touch = (field: keyof Marks) => setTouched(new Set([...touched, field]));
  const [flag, setFlag] = useState(() => countryName(common('flag') ?? ''));
  const [color, setColor] = useState<FlagColor | undefined>(() => {
    const now = common('flagColor');
    return now === undefined ? undefined : (FLAG_COLORS.find((one) => one === now) ?? 'none');
  });
  const [label, setLabel] = useState(() => common('label') ?? '');
  const [shown, setShown] = useState(() => common('labelVisible') ?? true);
  const [first] = cards;
  if (!first) return null;
  const mixed = common('label') === undefined && !touched.has('label');
  const trimmed = label.trim();
  const tooLong = textLength(trimmed) > limits.flagLabelMax;
  const unknown = flag.trim() !== '' && !countryCode(flag);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tooLong || unknown) return;
    const change: Marks = {
      flag: countryCode(flag) ?? null,
      flagColor: color === 'none' || color === undefined ? null : color,
      label: trimmed || null,
      labelVisible: shown,
    };
    const changed = Object.fromEntries(Object.entries(change).filter(([field]) => touched.has(field as keyof Marks)));
    if (touched.size > 0) session.run(changeNodes(keys, changed, t('flags and label')));
    onClose();
  };

  return (
    <Dialog onClose={onClose} title={t('Flags & Labels')} dirty={touched.size > 0}>
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          label={t('Label')}
          description={t('A word or two under the card, up to {flagLabelMax} characters.', {
            flagLabelMax: limits.flagLabelMax,
          })}
          placeholder={mixed ? t('Each card keeps its own') : undefined}
          data-autofocus
          autoComplete="off"
          value={label}
          error={tooLong ? messages.flagLabelTooLong : undefined}
          onChange={(event) => {
            touch('label');
            setLabel(event.currentTarget.value);
          }}
          rightSection={
            <span className={classes.count} data-over={tooLong || undefined} aria-hidden>
              {textLength(trimmed)}/{limits.flagLabelMax}
            </span>
          }
          rightSectionWidth={56}
        />
        <Switch
          label={t('Show the label on the chart')}
          checked={shown}
          onChange={(event) => {
            touch('labelVisible');
            setShown(event.currentTarget.checked);
          }}
        />
        <div>
          <CountryField
            label={t('Country flag')}
            value={flag}
            onChange={(text) => {
              touch('flag');
              setFlag(text);
            }}
          />
          <p className={classes.hint}>
            {first.country && keys.length === 1
              ? t('Empty, it shows the flag of its own country, {country}.', { country: countryLabel(first.country) })
              : t('Empty, a card shows the flag of its own country.')}
          </p>
        </div>
        <Input.Wrapper label={t('Colour flag')} labelElement="div">
          <div className={classes.flagColors} role="radiogroup" aria-label={t('Colour flag')}>
            {[...FLAG_COLORS].reverse().map((one) => (
              <button
                key={one}
                type="button"
                role="radio"
                aria-checked={color === one}
                className={classes.flagColor}
                onClick={() => {
                  touch('flagColor');
                  setColor(one);
                }}
              >
                {one === 'none' ? (
                  <IconFlagOff size={18} stroke={1.75} aria-hidden />
                ) : (
                  <IconFlagFilled size={18} color={flagColor(one)} aria-hidden />
                )}
                {one.charAt(0).toUpperCase() + one.slice(1)}
              </button>
            ))}
          </div>
        </Input.Wrapper>
        <Group justify="flex-end" mt="xs" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={tooLong || unknown}>
            {t('Done')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

/** As on a card of the chart, in light and dark. */
function flagColor(flag: string): string {
  const [light, dark] = [paletteOf('light'), paletteOf('dark')];
  return `light-dark(${colorOfFlag(flag, light.card, light)}, ${colorOfFlag(flag, dark.card, dark)})`;
}

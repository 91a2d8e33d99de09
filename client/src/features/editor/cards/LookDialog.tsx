import { useState, type FormEvent } from 'react';
import { Button, Group, NumberInput, Switch } from '@mantine/core';
import { defaults } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { changeNodes } from '../../../chart/model/commands';
import type { NodeRecord } from '../../../chart/model/document';
import { Dialog } from '../../../components/Dialog';
import { useEditor, useSessionState } from '../editor';
import classes from './Cards.module.css';
import { Swatches } from '../annotations/Swatches';
import { IconChoice } from './IconChoice';

const FILLS: readonly { value: string; name: string }[] = [
  { value: defaults.nodeFill, name: t('White') },
  { value: '#DDF1F2', name: t('Teal') },
  { value: '#E4E9EE', name: t('Grey') },
  { value: '#DCEAFB', name: t('Blue') },
  { value: '#DDF3E2', name: t('Green') },
  { value: '#FFEFCC', name: t('Amber') },
  { value: '#FBDFDF', name: t('Red') },
  { value: '#EFE1FA', name: t('Violet') },
];

/** How wide a card may be made, in chart units. */
const WIDTH = { min: 100, max: 600 } as const;

type Look = Pick<NodeRecord, 'fillColor' | 'width' | 'hideIcon' | 'icon'>;

/** Fill, width and icon of cards; of several, what is set here is set on all, and what is left alone stays. */
export function LookDialog({ keys, onClose }: { keys: readonly string[]; onClose: () => void }) {
  const { session } = useEditor();
  const nodes = useSessionState((state) => state.document.nodes);
  const [change, setChange] = useState<Partial<Look>>({});
  const cards = keys.flatMap((key) => nodes.get(key) ?? []);
  const [first] = cards;
  if (!first) return null;
  const now = <K extends keyof Look>(name: K): Look[K] | undefined =>
    name in change ? change[name] : cards.every((card) => card[name] === first[name]) ? first[name] : undefined;
  const set = (next: Partial<Look>) => setChange({ ...change, ...next });
  const fill = now('fillColor');
  const width = now('width');
  const wrong = typeof width === 'number' && (width < WIDTH.min || width > WIDTH.max);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wrong) return;
    session.run(changeNodes(keys, change, t('change look')));
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={cards.length > 1 ? t('Look of {count} cards', { count: cards.length }) : t('Look of the card')}
      dirty={Object.keys(change).length > 0}
    >
      <form onSubmit={submit} className={classes.form}>
        <Swatches
          label={t('Fill')}
          offered={FILLS}
          value={fill === undefined ? undefined : (fill ?? defaults.nodeFill)}
          onChange={(value) => set({ fillColor: value === defaults.nodeFill ? null : value })}
        />
        <NumberInput
          label={t('Width')}
          description={t('Left empty, a card is as wide as its words need.')}
          placeholder={t('By its words')}
          suffix=" px"
          step={20}
          clampBehavior="none"
          allowDecimal={false}
          error={wrong ? t('Between {min} and {max}', { min: WIDTH.min, max: WIDTH.max }) : undefined}
          value={width ?? ''}
          onChange={(value) => set({ width: value === '' ? null : Number(value) })}
        />
        <Switch
          label={t('Icon')}
          checked={now('hideIcon') === false}
          onChange={(event) => set({ hideIcon: !event.currentTarget.checked })}
        />
        {now('hideIcon') !== true && (
          <IconChoice value={now('icon')} onChange={(icon) => set({ icon, hideIcon: false })} />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={wrong}>
            {t('Done')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

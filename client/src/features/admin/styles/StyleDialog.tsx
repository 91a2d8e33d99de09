import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { Button, ColorInput, Group, SegmentedControl, Select, Switch, TextInput } from '@mantine/core';
import { LINK_FAMILIES, LINK_FAMILY_LABELS } from '@stemma/shared/chart/linkFamily';
import { STYLE_LIMITS, type ChartStyle } from '@stemma/shared/chart/style';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../../components/Dialog';
import { notify } from '../../../components/notify';
import { saveChartStyleMutation } from '../../../lib/chartStyles';
import type { Fault } from '../fault';
import { faultOf } from '../fault';
import { LogoField } from './LogoField';
import { OffshoreField } from './OffshoreField';
import { BAND_LABELS, CARD_LABELS, COLOR_LABELS, FONT_CHOICES, JURISDICTION_LABELS } from './options';
import { StylePreview } from './StylePreview';
import classes from './Styles.module.css';

interface StyleDialogProps {
  /** What it begins with; without a key, one is made of it. */
  style: Omit<ChartStyle, 'key'> & { key?: string };
  onClose: (changed?: boolean) => void;
}

/** A style of the organization is made or changed, beside a chart that is drawn by it. */
export function StyleDialog({ style: first, onClose }: StyleDialogProps) {
  const [style, setStyle] = useState(first);
  const [tried, setTried] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const [save, { loading }] = useMutation(saveChartStyleMutation);
  const set = (part: Partial<ChartStyle>) => {
    setFault(undefined);
    setStyle({ ...style, ...part });
  };
  const submit = async () => {
    setTried(true);
    if (loading || !style.name.trim()) return;
    const { data } = await save({ variables: { input: style } });
    const failure = faultOf(data?.saveChartStyle);
    if (failure) {
      setFault(failure);
      if (failure.field !== 'name') notify('Error', failure.message);
      return;
    }
    notify('Message', t('The style is saved.'));
    onClose(true);
  };
  const nameFault =
    fault?.field === 'name' ? fault.message : tried && !style.name.trim() ? messages.required : undefined;
  return (
    <Dialog
      title={first.key ? t('Edit style') : t('New style')}
      size={960}
      busy={loading}
      dirty={style !== first}
      onClose={() => onClose()}
    >
      <form
        className={classes.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit().catch((failure: Error) => notify('Error', failure.message));
        }}
      >
        <div className={classes.columns}>
          <div className={classes.fields}>
            <TextInput
              data-autofocus
              label={t('Name')}
              required
              maxLength={STYLE_LIMITS.nameMax}
              value={style.name}
              onChange={(event) => set({ name: event.currentTarget.value })}
              error={nameFault}
            />
            <SegmentedControl
              aria-label={t('How cards are drawn')}
              data={choicesOf(CARD_LABELS)}
              value={style.cards}
              onChange={(cards) => set({ cards })}
            />
            <Select
              label={t('Font')}
              allowDeselect={false}
              data={FONT_CHOICES}
              value={style.font}
              onChange={(font) => font && set({ font })}
            />
            <Select
              label={t('Jurisdiction')}
              allowDeselect={false}
              data={choicesOf(JURISDICTION_LABELS)}
              value={style.jurisdiction}
              onChange={(jurisdiction) => jurisdiction && set({ jurisdiction })}
            />
            <Select
              label={t('Colour of cards')}
              allowDeselect={false}
              data={choicesOf(COLOR_LABELS)}
              value={style.colorBy}
              onChange={(colorBy) => colorBy && set({ colorBy })}
            />
            <Select
              label={t('Bands behind cards')}
              description={t('Cards that say the same and stand together')}
              allowDeselect={false}
              data={choicesOf(BAND_LABELS)}
              value={style.bandBy}
              onChange={(bandBy) => bandBy && set({ bandBy })}
            />
            {style.bandBy === 'onshore' && (
              <OffshoreField codes={style.offshore} onChange={(offshore) => set({ offshore })} />
            )}
            <Switch
              label={t('Tell lines apart by what they are about')}
              description={t(
                'Ownership, trust roles, control, finance and others, where no colour was chosen for a link',
              )}
              checked={style.lines === 'families'}
              onChange={(event) => set({ lines: event.currentTarget.checked ? 'families' : 'own' })}
            />
            <Switch
              label={t('Draw larger shares with heavier lines')}
              disabled={style.lines !== 'families'}
              checked={style.weightByShare}
              onChange={(event) => set({ weightByShare: event.currentTarget.checked })}
            />
            <Switch
              label={t('Name the most frequent role in the legend only')}
              description={t('Its links show their share alone')}
              checked={style.commonRoleInLegend}
              onChange={(event) => set({ commonRoleInLegend: event.currentTarget.checked })}
            />
          </div>
          <div className={classes.fields}>
            <StylePreview style={style} />
            {style.lines === 'families' && (
              <div className={classes.colors}>
                {LINK_FAMILIES.map((family) => (
                  <ColorInput
                    key={family}
                    label={LINK_FAMILY_LABELS[family]}
                    format="hex"
                    withEyeDropper={false}
                    value={style.lineColors[family]}
                    onChange={(color) => set({ lineColors: { ...style.lineColors, [family]: color } })}
                  />
                ))}
                <ColorInput
                  label={t('Borders')}
                  placeholder={t('As usual')}
                  format="hex"
                  withEyeDropper={false}
                  value={style.border ?? ''}
                  onChange={(border) => set({ border: border || null })}
                />
              </div>
            )}
            <LogoField logo={style.logo} onChange={(logo) => set({ logo })} />
            <TextInput
              label={t('Line at the foot of pages')}
              maxLength={STYLE_LIMITS.footerMax}
              value={style.footer}
              onChange={(event) => set({ footer: event.currentTarget.value })}
            />
          </div>
        </div>
        <Group justify="flex-end">
          <Button variant="default" disabled={loading} onClick={() => onClose()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={loading}>
            {t('Save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

function choicesOf<Value extends string>(labels: Record<Value, string>): { value: Value; label: string }[] {
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
}

import { Select } from '@mantine/core';
import { SIDES, type Side } from '@stemma/diagram/route/anchor';
import { t } from '@stemma/shared/language/translate';
import { endChoice, anchorOfChoice, type EndPlaces, type LinkEnd } from '../../../chart/model/endChoice';
import classes from './Dialogs.module.css';

const LABELS: Record<Side, string> = { top: t('Top'), right: t('Right'), bottom: t('Bottom'), left: t('Left') };

interface Props {
  places: Required<EndPlaces>;
  onChange: (places: EndPlaces) => void;
}

/** By which sides of its cards a link leaves and enters. */
export function EndsChoice({ places, onChange }: Props) {
  return (
    <div className={classes.sides}>
      <SideChoice label={t('Leaves by')} end="fromSpot" places={places} onChange={onChange} />
      <SideChoice label={t('Enters by')} end="toSpot" places={places} onChange={onChange} />
    </div>
  );
}

function SideChoice({ label, end, places, onChange }: Props & { label: string; end: LinkEnd }) {
  const { choice, side } = endChoice(places[end]);
  const own =
    choice === 'own' && side ? [{ value: 'own', label: t('{side}, at its own place', { side: LABELS[side] }) }] : [];
  return (
    <Select
      label={label}
      value={choice}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true }}
      data={[
        { value: 'automatic', label: t('Automatic') },
        ...SIDES.map((one) => ({ value: one, label: LABELS[one] })),
        ...own,
      ]}
      onChange={(value) => {
        const anchor = anchorOfChoice(value ?? 'own');
        if (anchor !== undefined) onChange({ [end]: anchor });
      }}
    />
  );
}

import { useEffect, useMemo, useRef, useState, type Ref } from 'react';
import { Button, MultiSelect, type MultiSelectProps } from '@mantine/core';
import { isEntityType, typeLabel, type EntityType } from '@stemma/shared/entities/typeNames';
import { messages } from '@stemma/shared/messages';
import { countryLabel } from '@stemma/shared/reference/countries';
import { FLAG_COLORS } from '@stemma/shared/chart/vocabulary';
import { t } from '@stemma/shared/language/translate';
import { flagsOf, hasTurnedShares, NO_FILTER, type Filter } from '../../../chart/model/explore';
import { useEditor, useSessionState } from '../editor';
import { statedOn } from '../source';
import classes from './Explore.module.css';
import { ShareInput } from './ShareInput';

/** Milliseconds until a menu that the filters were opened from has given the focus back to its button. */
const AFTER_MENU = 50;

/** What of the chart is looked for: types, roles, flags and shares. The first field has the focus when they open. */
export function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const { source } = useEditor();
  const shown = useSessionState((state) => state.document);
  const chart = statedOn(source, shown);
  const choices = useMemo(() => {
    const nodes = [...chart.nodes.values()];
    const roles = [...chart.links.values()].flatMap((link) => link.roles.map(({ role }) => role));
    return {
      types: [...new Set(nodes.map(({ typeName }) => typeName))].map((type) => ({
        value: type,
        label: typeLabel(type),
      })),
      roles: [...new Set(roles)].sort(),
      flags: [...new Set(nodes.flatMap(flagsOf))]
        .map((flag) => ({ value: flag, label: flagWord(flag) }))
        .sort((a, b) => (a.label < b.label ? -1 : 1)),
    };
  }, [chart]);
  const [cleared, setCleared] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = () => {
      if (!box.current?.contains(document.activeElement)) first.current?.focus({ preventScroll: true });
    };
    focus();
    const timer = setTimeout(focus, AFTER_MENU);
    return () => clearTimeout(timer);
  }, []);
  const clear = () => {
    setCleared(cleared + 1);
    onChange(NO_FILTER);
  };
  return (
    <div ref={box} className={classes.filters}>
      <AnyOf
        ref={first}
        label={t('Type')}
        data={choices.types}
        value={filter.types}
        onChange={(types) =>
          onChange({ ...filter, types: types.filter((one): one is EntityType => isEntityType(one)) })
        }
      />
      <AnyOf
        label={t('Role')}
        searchable
        data={choices.roles}
        value={filter.roles}
        onChange={(roles) => onChange({ ...filter, roles })}
      />
      <AnyOf
        label={t('Flag')}
        searchable
        data={choices.flags}
        value={filter.flags}
        onChange={(flags) => onChange({ ...filter, flags })}
      />
      <div className={classes.shares}>
        <ShareInput
          key={`least ${cleared}`}
          label={t('Share from')}
          placeholder="0"
          value={filter.least}
          fault={hasTurnedShares(filter) ? messages.shareRange : undefined}
          onChange={(least) => onChange({ ...filter, least })}
        />
        <ShareInput
          key={`most ${cleared}`}
          label={t('to')}
          placeholder="100"
          value={filter.most}
          onChange={(most) => onChange({ ...filter, most })}
        />
      </div>
      <Button mt={4} size="compact-xs" variant="default" disabled={filter === NO_FILTER} onClick={clear}>
        {t('Clear the filter')}
      </Button>
    </div>
  );
}

interface Choice {
  ref?: Ref<HTMLInputElement>;
  label: string;
  searchable?: boolean;
  data: MultiSelectProps['data'];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** A choice of several, where none chosen stands for any. */
function AnyOf({ value, ...rest }: Choice) {
  return <MultiSelect size="xs" placeholder={value.length ? '' : t('Any')} value={[...value]} {...rest} />;
}

function flagWord(flag: string): string {
  return FLAG_COLORS.some((color) => color === flag)
    ? t('{initial}{rest} flag', { initial: flag.charAt(0).toUpperCase(), rest: flag.slice(1) })
    : countryLabel(flag);
}

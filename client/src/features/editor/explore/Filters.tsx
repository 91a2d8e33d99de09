import { useMemo, useState } from 'react';
import { Button, MultiSelect, type MultiSelectProps } from '@mantine/core';
import { isEntityType, typeLabel, type EntityType } from '@stemma/shared/entities/typeNames';
import { messages } from '@stemma/shared/messages';
import { countryName } from '@stemma/shared/reference/countries';
import { FLAG_COLORS } from '@stemma/shared/chart/words';
import { flagsOf, NO_FILTER, type Filter } from '../../../chart/model/explore';
import { useSessionState } from '../editor';
import classes from './Explore.module.css';
import { ShareInput } from './ShareInput';

/** What of the chart is looked for: types, roles, flags and shares. */
export function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const document = useSessionState((state) => state.document);
  const choices = useMemo(() => {
    const nodes = [...document.nodes.values()];
    const roles = [...document.links.values()].flatMap((link) => link.roles.map(({ role }) => role));
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
  }, [document]);
  const [cleared, setCleared] = useState(0);
  const turned = filter.least !== null && filter.most !== null && filter.least > filter.most;
  const clear = () => {
    setCleared(cleared + 1);
    onChange(NO_FILTER);
  };
  return (
    <div className={classes.filters}>
      <AnyOf
        label="Type"
        data={choices.types}
        value={filter.types}
        onChange={(types) =>
          onChange({ ...filter, types: types.filter((one): one is EntityType => isEntityType(one)) })
        }
      />
      <AnyOf
        label="Role"
        searchable
        data={choices.roles}
        value={filter.roles}
        onChange={(roles) => onChange({ ...filter, roles })}
      />
      <AnyOf
        label="Flag"
        searchable
        data={choices.flags}
        value={filter.flags}
        onChange={(flags) => onChange({ ...filter, flags })}
      />
      <div className={classes.shares}>
        <ShareInput
          key={`least ${cleared}`}
          label="Share from"
          placeholder="0"
          value={filter.least}
          fault={turned ? messages.shareRange : undefined}
          onChange={(least) => onChange({ ...filter, least })}
        />
        <ShareInput
          key={`most ${cleared}`}
          label="to"
          placeholder="100"
          value={filter.most}
          onChange={(most) => onChange({ ...filter, most })}
        />
      </div>
      <Button size="compact-xs" variant="default" disabled={filter === NO_FILTER} onClick={clear}>
        Clear the filter
      </Button>
    </div>
  );
}

interface Choice {
  label: string;
  searchable?: boolean;
  data: MultiSelectProps['data'];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** A choice of several, where none chosen stands for any. */
function AnyOf({ value, ...rest }: Choice) {
  return <MultiSelect size="xs" placeholder={value.length ? '' : 'Any'} value={[...value]} {...rest} />;
}

function flagWord(flag: string): string {
  return FLAG_COLORS.some((color) => color === flag)
    ? `${flag.charAt(0).toUpperCase()}${flag.slice(1)} flag`
    : countryName(flag);
}

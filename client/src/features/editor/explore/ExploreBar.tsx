import { useMemo, type CSSProperties } from 'react';
import { Button, CloseButton, MultiSelect, NumberInput, SegmentedControl } from '@mantine/core';
import { isEntityType, typeLabel, type EntityType } from '@stemma/shared/entities/typeNames';
import { countryName } from '@stemma/shared/reference/countries';
import { flagsOf, NO_FILTER, type Filter } from '../../../chart/model/explore';
import { useEditor, useSessionState, useUi } from '../editor';
import { usePanelRoom } from '../useInsets';
import classes from './Explore.module.css';
import { DEPTHS, exploredPart, focusWords, NOTHING_EXPLORED, type Explore } from './state';

/** What of the chart is looked at alone, and what it is filtered by, over the chart; what does not fit is faded. */
export function ExploreBar() {
  const { ui } = useEditor();
  const explore = useUi((state) => state.explore);
  const document = useSessionState((state) => state.document);
  const part = useMemo(() => exploredPart(document, explore), [document, explore]);
  const { open, focus, filter, away } = explore;
  const change = (next: Partial<Explore>) => ui.setState({ explore: { ...explore, ...next } });
  const panel = usePanelRoom();
  const hidden = away.hidden.size + away.folded.size > 0;
  if (!open && !focus && !part && !hidden) return null;
  return (
    <section className={classes.bar} style={{ '--panel': `${panel}px` } as CSSProperties} aria-label="Exploring">
      {focus && (
        <div className={classes.line}>
          <bdi className={classes.words}>{focusWords(document, focus)}</bdi>
          {focus.kind === 'neighbours' && (
            <SegmentedControl
              size="xs"
              aria-label="How many links away"
              value={String(focus.depth)}
              data={DEPTHS.map(String)}
              onChange={(depth) => change({ focus: { ...focus, depth: Number(depth) } })}
            />
          )}
          <CloseButton size="sm" aria-label="Show everything alike" onClick={() => change({ focus: null })} />
        </div>
      )}
      {open && <Filters filter={filter} onChange={(next) => change({ filter: next })} />}
      <div className={classes.line}>
        <span role="status" className={classes.count}>
          {part ? `${part.nodes.size} of ${document.nodes.size} entities` : 'All entities'}
          {hidden && ', some are folded or hidden'}
        </span>
        <Button size="compact-xs" variant="subtle" onClick={() => ui.setState({ explore: NOTHING_EXPLORED })}>
          Show all
        </Button>
      </div>
    </section>
  );
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
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
  const share = (value: string | number) => (value === '' ? null : Number(value));
  return (
    <div className={classes.filters}>
      <MultiSelect
        size="xs"
        label="Type"
        placeholder={filter.types.length ? '' : 'Any'}
        data={choices.types}
        value={[...filter.types]}
        onChange={(types) =>
          onChange({ ...filter, types: types.filter((one): one is EntityType => isEntityType(one)) })
        }
      />
      <MultiSelect
        size="xs"
        searchable
        label="Role"
        placeholder={filter.roles.length ? '' : 'Any'}
        data={choices.roles}
        value={[...filter.roles]}
        onChange={(roles) => onChange({ ...filter, roles })}
      />
      <MultiSelect
        size="xs"
        searchable
        label="Flag"
        placeholder={filter.flags.length ? '' : 'Any'}
        data={choices.flags}
        value={[...filter.flags]}
        onChange={(flags) => onChange({ ...filter, flags })}
      />
      <div className={classes.shares}>
        <NumberInput
          size="xs"
          hideControls
          min={0}
          max={100}
          suffix="%"
          label="Share from"
          placeholder="0%"
          value={filter.least ?? ''}
          onChange={(value) => onChange({ ...filter, least: share(value) })}
        />
        <NumberInput
          size="xs"
          hideControls
          min={0}
          max={100}
          suffix="%"
          label="to"
          placeholder="100%"
          value={filter.most ?? ''}
          onChange={(value) => onChange({ ...filter, most: share(value) })}
        />
      </div>
      <Button size="compact-xs" variant="default" disabled={filter === NO_FILTER} onClick={() => onChange(NO_FILTER)}>
        No filter
      </Button>
    </div>
  );
}

function flagWord(flag: string): string {
  const name = countryName(flag);
  return name === flag ? `${flag.charAt(0).toUpperCase()}${flag.slice(1)} flag` : name;
}

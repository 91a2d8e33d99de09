import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconChartDots3 } from '@tabler/icons-react';
import type { ControlledAnswer } from '@stemma/shared/ownership/answers/holdings';
import { limits } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import type { PanelChart } from '../../lib/panelChart';
import { Section } from '../panel/Section';
import classes from './Ownership.module.css';
import type { PartyOf } from './source';

interface Props {
  /** Key of the entity whose group it is. */
  head: string;
  group: readonly ControlledAnswer[];
  party: PartyOf;
  onShow: (key: string) => void;
  /** Makes a chart of the group, where one can be made. */
  makeChart?: PanelChart['makeChart'];
}

const SHOWN = 50;

/** Whom an entity controls, as a tree: each under the one of the group that has most of its votes, or a role that controls it. */
export function GroupSection({ head, group, party, onShow, makeChart }: Props) {
  const [all, setAll] = useState(false);
  const [making, setMaking] = useState(false);
  const shown = all ? group : group.slice(0, SHOWN);
  if (group.length === 0) return null;
  const under = new Map<string, ControlledAnswer[]>();
  for (const one of shown) {
    const parent = one.by[0] ?? head;
    under.set(parent, [...(under.get(parent) ?? []), one]);
  }
  const make = async (ofChart: NonNullable<Props['makeChart']>) => {
    setMaking(true);
    await ofChart(
      [head, ...group.map(({ key }) => key)],
      t('Group of {name}', { name: party(head).name }).slice(0, limits.nameMax),
    );
    setMaking(false);
  };
  const nameOf = (one: ControlledAnswer): string => party(one.key).name;
  const byName = (some: readonly ControlledAnswer[]) => some.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const branch = (key: string) => (
    <ul className={classes.tree}>
      {byName(under.get(key) ?? []).map((one) => (
        <li key={one.key}>
          <button type="button" className={classes.name} onClick={() => onShow(one.key)}>
            <bdi>{party(one.key).name}</bdi>
          </button>
          <span className={classes.sub}>{howControlled(one, party)}</span>
          {under.has(one.key) && branch(one.key)}
        </li>
      ))}
    </ul>
  );
  return (
    <Section title={t('Group')}>
      <nav aria-label={t('Entities it controls')}>{branch(head)}</nav>
      {makeChart && (
        <Button
          size="xs"
          variant="default"
          mt="xs"
          loading={making}
          leftSection={<IconChartDots3 size={16} stroke={1.75} />}
          onClick={() => void make(makeChart)}
        >
          {t('Make a chart of it')}
        </Button>
      )}
      {group.length > shown.length && (
        <button type="button" className={classes.name} onClick={() => setAll(true)}>
          {t('Show {count} more', { count: group.length - shown.length })}
        </button>
      )}
    </Section>
  );
}

function howControlled({ certain, byRole, by }: ControlledAnswer, party: PartyOf): string {
  const how = byRole ? t('by a role') : t('by a majority of votes');
  const others = by.slice(1).map((key) => party(key).name);
  const together = others.length > 0 ? t(', together with {others}', { others: others.join(', ') }) : '';
  return certain ? `${how}${together}` : t('may be, {how} within the stated ranges{together}', { how, together });
}

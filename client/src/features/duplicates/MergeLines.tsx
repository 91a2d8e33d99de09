import { useState } from 'react';
import { Switch } from '@mantine/core';
import type { MergeLine, MergeSide } from '@stemma/shared/merging/compareRecords';
import { sideOf } from '@stemma/shared/merging/compareRecords';
import { t } from '@stemma/shared/language/translate';
import { TagPill } from '../../components/tags/TagPill';
import { ChoiceLine } from './ChoiceLine';
import { lineLabel, sideText } from './lines';
import classes from './Merge.module.css';
import type { useMerge } from './useMerge';

type Side = NonNullable<ReturnType<typeof useMerge>['kept']>;

interface Props {
  kept: Side;
  other: Side;
  lines: readonly MergeLine[];
  choices: Readonly<Record<string, MergeSide>>;
  onChoose: (line: string, side: MergeSide) => void;
}

/** All that two records say, line by line; what differs stands first, what is alike is shown where it is asked for. */
export function MergeLines({ kept, other, lines, choices, onChoose }: Props) {
  const [all, setAll] = useState(false);
  const alike = lines.filter(({ isAlike }) => isAlike);
  const shown = all ? lines : lines.filter(({ isAlike }) => !isAlike);
  const hasTags = kept.tags.length + other.tags.length > 0;
  const sameTags = JSON.stringify(kept.tags.map(({ key }) => key)) === JSON.stringify(other.tags.map(({ key }) => key));
  return (
    <>
      <div className={classes.lines}>
        {shown.map((line) => (
          <ChoiceLine
            key={line.id}
            label={lineLabel(kept.said.typeName, line)}
            kept={valueOf(kept, line, 'kept')}
            other={valueOf(other, line, 'other')}
            sides={line.sides}
            side={sideOf(line, choices)}
            isQuiet={!line.differs}
            onChoose={(side) => onChoose(line.id, side)}
          />
        ))}
        {hasTags && (all || !sameTags) && (
          <ChoiceLine
            label={t('Tags')}
            kept={tagsOf(kept)}
            other={tagsOf(other)}
            sides={['KEPT', 'OTHER', 'BOTH']}
            side={choices['tags'] ?? 'BOTH'}
            isQuiet={false}
            onChoose={(side) => onChoose('tags', side)}
          />
        )}
        {shown.length === 0 && !hasTags && <p className={classes.nothing}>{t('Both say the same.')}</p>}
      </div>
      {alike.length > 0 && (
        <Switch
          size="sm"
          mt="sm"
          checked={all}
          onChange={(event) => setAll(event.currentTarget.checked)}
          label={t('Show what is alike, too ({count})', { count: alike.length })}
        />
      )}
    </>
  );
}

function valueOf(side: Side, line: MergeLine, which: 'kept' | 'other') {
  const text = sideText(side.said, line, which);
  if (line.id === 'color' && text) return <span className={classes.swatch} style={{ background: text }} title={text} />;
  return text && <bdi>{text}</bdi>;
}

function tagsOf({ tags }: Side) {
  return (
    tags.length > 0 && (
      <span className={classes.tags}>
        {tags.map(({ key, name, color }) => (
          <TagPill key={key} name={name} color={color} />
        ))}
      </span>
    )
  );
}

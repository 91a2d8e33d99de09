import { useMemo, type CSSProperties, type KeyboardEvent } from 'react';
import { Button, CloseButton, SegmentedControl } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { countEntities } from '../../../chart/model/document';
import { asksForSome } from '../../../chart/model/explore';
import { entityCount } from '../../../lib/count';
import { useEditor, useSessionState, useUi } from '../editor';
import { statedOn } from '../source';
import { usePanelRoom } from '../usePanelLayout';
import { COVERS } from '../../../chart/view/useWholeInView';
import classes from './Explore.module.css';
import { Filters } from './Filters';
import { DEPTHS, exploredPart, focusLabel, hidesSome, isExploring, NOTHING_EXPLORED, type Explore } from './state';

/** What of the chart is looked at alone, and what it is filtered by, over the chart; what does not fit is faded. */
export function ExploreBar() {
  const { ui, canvas, source } = useEditor();
  const explore = useUi((state) => state.explore);
  const document = useSessionState((state) => state.document);
  const part = useMemo(() => exploredPart(statedOn(source, document), explore), [source, document, explore]);
  const { open, focus, filter } = explore;
  const change = (next: Partial<Explore>) => ui.setState({ explore: { ...explore, ...next } });
  const seen = countEntities(document.nodes, (key) => part?.nodes.has(key) ?? true);
  const panel = usePanelRoom();
  const hidden = hidesSome(explore);
  if (!isExploring(explore)) return null;
  const close = () => {
    change({ open: false });
    canvas.current?.focus();
  };
  /** A list that is open takes the key for itself. */
  const onKeyDown = (event: KeyboardEvent) => {
    const isList = event.target instanceof HTMLElement && event.target.getAttribute('aria-expanded') === 'true';
    if (event.key !== 'Escape' || !open || isList) return;
    event.stopPropagation();
    close();
  };
  return (
    <section
      className={classes.bar}
      style={{ '--panel': `${panel}px` } as CSSProperties}
      aria-label={t('Exploring')}
      {...{ [COVERS]: true }}
      onKeyDown={onKeyDown}
    >
      {focus && (
        <div className={classes.line}>
          <bdi className={classes.words}>{focusLabel(document, focus)}</bdi>
          {focus.kind === 'neighbours' && (
            <SegmentedControl
              size="xs"
              aria-label={t('How many links away')}
              value={String(focus.depth)}
              data={DEPTHS.map(String)}
              onChange={(depth) => change({ focus: { ...focus, depth: Number(depth) } })}
            />
          )}
          <CloseButton size="sm" aria-label={t('Show everything alike')} onClick={() => change({ focus: null })} />
        </div>
      )}
      {open && (
        <>
          <div className={classes.line}>
            <h2 className={classes.heading}>{t('Filter')}</h2>
            <CloseButton size="sm" aria-label={t('Close the filter, which stays')} onClick={close} />
          </div>
          <Filters filter={filter} onChange={(next) => change({ filter: next })} />
        </>
      )}
      <div className={classes.line}>
        <span role="status" className={classes.count}>
          {part
            ? t('{seen} of {entityCount}', { seen, entityCount: entityCount(countEntities(document.nodes)) })
            : t('All entities')}
          {hidden && t(', some are folded or hidden')}
        </span>
        {!open && asksForSome(filter) && (
          <Button size="compact-xs" variant="subtle" onClick={() => change({ open: true })}>
            {t('Filter…')}
          </Button>
        )}
        <Button size="compact-xs" variant="subtle" onClick={() => ui.setState({ explore: NOTHING_EXPLORED })}>
          {t('Show all')}
        </Button>
      </div>
    </section>
  );
}

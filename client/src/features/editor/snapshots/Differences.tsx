import { UnstyledButton } from '@mantine/core';
import { IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import type { Comparison, Difference, Mark } from '../../../chart/model/compare';
import { cardsOf } from '@stemma/diagram/group/foldedGroups';
import { t } from '@stemma/shared/language/translate';
import { Trans } from '../../../lib/Trans';
import { countsText, placesText } from '../../../chart/model/news';
import { selectionOf } from '../../../chart/model/selection';
import { useEditor } from '../editor';
import { inspect } from '../inspect';
import { useListBesidePanel, useShown } from '../usePanelLayout';
import classes from './Snapshots.module.css';

const SIGNS: Record<Mark, { Icon: typeof IconPlus; word: string }> = {
  added: { Icon: IconPlus, word: t('Added') },
  removed: { Icon: IconMinus, word: t('Removed') },
  changed: { Icon: IconPencil, word: t('Changed') },
};

/** What differs between two states of the chart, one a line; pressing one goes there. */
export function Differences({ comparison, from, to }: { comparison: Comparison; from: string; to: string }) {
  const { list: isShown } = useShown();
  const { differences } = comparison;
  const [counts, places] = [countsText(comparison), placesText(comparison)];
  if (!isShown) return null;
  return (
    <section className={classes.differences} aria-label={t('Differences')}>
      <header>
        <h2>{counts || (places ? t('Only places are different') : t('Nothing is different'))}</h2>
        <p>
          <Trans message="From <bdi>{from}</bdi> to" values={{ from, bdi: (parts) => <bdi>{parts}</bdi> }} />{' '}
          <bdi>{to}</bdi>
          {places && ` · ${places}`}
        </p>
      </header>
      <ul>
        {differences.map((one) => (
          <li key={`${one.kind} ${one.key}`}>
            <DifferenceLine difference={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One difference; pressing it goes there, and keeps the list of two states open. */
export function DifferenceLine({ difference }: { difference: Difference }) {
  const editor = useEditor();
  const { session, canvas, source } = editor;
  const roomy = useListBesidePanel();
  const { kind, key, mark, name, lines } = difference;
  const { Icon, word } = SIGNS[mark];
  const text = (
    <>
      <span className={classes.sign} data-mark={mark} role="img" aria-label={word}>
        <Icon size={14} stroke={2.5} aria-hidden />
      </span>
      <span className={classes.what}>
        <bdi>{name}</bdi>
        {lines.length > 0 && <small>{lines.join('\n')}</small>}
      </span>
    </>
  );
  if (kind === 'chart' || (kind === 'group' && mark === 'removed'))
    return <div className={classes.difference}>{text}</div>;
  const goTo = () => {
    const { document } = session.store.getState();
    const link = document.links.get(key);
    const cards = kind === 'group' ? cardsOf(document, key) : link ? [link.from, link.to] : [key];
    session.select(kind === 'link' ? selectionOf([], [key]) : selectionOf(cards));
    if (source.kind === 'snapshot' && !roomy) inspect(editor, null);
    canvas.current?.camera.center(cards);
  };
  return (
    <UnstyledButton className={classes.difference} onClick={goTo}>
      {text}
    </UnstyledButton>
  );
}

import { useState } from 'react';
import { ActionIcon, Button, CloseButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { byText, countsText, coveredText, placesText } from '../../../chart/model/news';
import { selectionOf } from '../../../chart/model/selection';
import { useEditor, useSessionState, useUi } from '../editor';
import { DifferenceLine } from '../snapshots/Differences';
import classes from './Presence.module.css';
import { useChartBeside } from './useChartBeside';
import { useStillCovered } from './useCovered';
import { useNewsPlace, useUpdateNotice } from './useUpdateNotice';

const SHOWN = 5;

/** What others saved meanwhile, by name and in short until it is opened or put away. */
export function NewsCard() {
  const editor = useEditor();
  const { session, ui, canvas } = editor;
  const news = useSessionState((state) => state.news);
  const presence = useUi((state) => state.presence);
  const notice = useUpdateNotice();
  const touched = notice === 'touched';
  const style = useNewsPlace();
  const card = useChartBeside(notice);
  const covered = useStillCovered(editor);
  const [opened, setOpened] = useState(false);
  const who = (touched ? presence?.by : news && byText(news)) || presence?.by || t('Somebody else');
  if (touched) {
    const putAway = () =>
      ui.setState((state) => ({ presence: state.presence && { ...state.presence, putAway: state.presence.revision } }));
    return (
      <section
        ref={card}
        className={classes.news}
        data-wide
        aria-label={t('What others changed')}
        role="status"
        style={style}
      >
        <header>
          <p>
            <bdi>{who}</bdi> {t('saved this chart, and changed some of what you are changing.')}
          </p>
          <Button size="xs" onClick={() => void session.save()}>
            {t('Choose what counts')}
          </Button>
          <CloseButton size="sm" aria-label={t('Close what others changed')} onClick={putAway} />
        </header>
      </section>
    );
  }
  if (!news) return null;
  const close = () => {
    session.readNews();
    ui.setState((state) => ({ presence: state.presence && { ...state.presence, by: '' } }));
  };
  const showCovered = () => {
    session.select(selectionOf(covered.flatMap((key) => canvas.current?.meant(key) ?? [key])));
    canvas.current?.camera.showAll(covered);
  };
  const shown = news.differences.slice(0, SHOWN);
  const more = news.differences.length - shown.length;
  const Chevron = opened ? IconChevronDown : IconChevronUp;
  return (
    <section
      ref={card}
      className={classes.news}
      data-wide={covered.length > 0 || undefined}
      aria-label={t('What others changed')}
      role="status"
      style={style}
    >
      <header>
        <p>
          <bdi>{who}</bdi> {t('changed this chart')}
          <small>{[countsText(news), placesText(news), coveredText(covered.length)].filter(Boolean).join(', ')}</small>
        </p>
        {covered.length > 0 && (
          <Button size="xs" variant="default" onClick={showCovered}>
            {t('Show them')}
          </Button>
        )}
        {shown.length > 0 && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={t('What was changed')}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            <Chevron size={16} />
          </ActionIcon>
        )}
        <CloseButton size="sm" aria-label={t('Close what others changed')} onClick={close} />
      </header>
      {shown.length > 0 && opened && (
        <ul>
          {shown.map((one) => (
            <li key={`${one.kind} ${one.key}`}>
              <DifferenceLine difference={one} />
            </li>
          ))}
          {more > 0 && <li className={classes.more}>{t('and {more} more', { more })}</li>}
        </ul>
      )}
    </section>
  );
}

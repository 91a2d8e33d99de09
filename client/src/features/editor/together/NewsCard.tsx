import { useState } from 'react';
import { ActionIcon, Button, CloseButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { byText, countsText, placesText } from '../../../chart/model/news';
import { useEditor, useSessionState, useUi } from '../editor';
import { DifferenceLine } from '../snapshots/Differences';
import { savedBy } from './savedBy';
import { tellsTouched } from '../ui';
import classes from './Together.module.css';
import { useNewsPlace } from './useNewsPlace';

const SHOWN = 5;

/** What others saved meanwhile, by name, until it is put away. */
export function NewsCard() {
  const { session, ui } = useEditor();
  const news = useSessionState((state) => state.news);
  const company = useUi((state) => state.company);
  const touched = tellsTouched(company);
  const { isShort, place } = useNewsPlace();
  const [opened, setOpened] = useState(false);
  const who = (touched && company ? savedBy(company) : news && byText(news)) || savedBy(company) || 'Somebody else';
  if (touched) {
    const putAway = () =>
      ui.setState((state) => ({ company: state.company && { ...state.company, putAway: state.company.revision } }));
    return (
      <section className={classes.news} aria-label="What others changed" role="status" {...place}>
        <header>
          <p>
            <bdi>{who}</bdi> saved this chart, and changed some of what you are changing.
          </p>
          <CloseButton size="sm" aria-label="Close what others changed" onClick={putAway} />
        </header>
        <footer>
          <Button size="xs" onClick={() => void session.save()}>
            Choose what counts
          </Button>
        </footer>
      </section>
    );
  }
  if (!news) return null;
  const close = () => {
    session.readNews();
    ui.setState((state) => ({ company: state.company && { ...state.company, by: '' } }));
  };
  const shown = news.differences.slice(0, SHOWN);
  const more = news.differences.length - shown.length;
  const Chevron = opened ? IconChevronUp : IconChevronDown;
  return (
    <section className={classes.news} aria-label="What others changed" role="status" {...place}>
      <header>
        <p>
          <bdi>{who}</bdi> changed this chart
          <small>{[countsText(news), placesText(news)].filter(Boolean).join(', ')}</small>
        </p>
        {isShort && shown.length > 0 && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label="What was changed"
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            <Chevron size={16} />
          </ActionIcon>
        )}
        <CloseButton size="sm" aria-label="Close what others changed" onClick={close} />
      </header>
      {shown.length > 0 && (!isShort || opened) && (
        <ul>
          {shown.map((one) => (
            <li key={`${one.kind} ${one.key}`}>
              <DifferenceLine difference={one} />
            </li>
          ))}
          {more > 0 && <li className={classes.more}>and {more} more</li>}
        </ul>
      )}
    </section>
  );
}

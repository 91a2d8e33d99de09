import { Button, CloseButton } from '@mantine/core';
import { byText, countsText, placesText } from '../../../chart/model/news';
import { useEditor, useSessionState, useUi } from '../editor';
import { DifferenceLine } from '../snapshots/Differences';
import { savedBy } from './savedBy';
import classes from './Together.module.css';

const SHOWN = 5;

/** What others saved meanwhile, by name, until it is put away. */
export function NewsCard() {
  const { session, ui } = useEditor();
  const news = useSessionState((state) => state.news);
  const company = useUi((state) => state.company);
  const who = (company?.touches ? savedBy(company) : news && byText(news)) || savedBy(company) || 'Somebody else';
  if (company?.touches) {
    return (
      <section className={classes.news} aria-label="What others changed" role="status">
        <header>
          <p>
            <bdi>{who}</bdi> saved this chart, and changed some of what you are changing.
          </p>
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
  return (
    <section className={classes.news} aria-label="What others changed" role="status">
      <header>
        <p>
          <bdi>{who}</bdi> changed this chart
          <small>{[countsText(news), placesText(news)].filter(Boolean).join(', ')}</small>
        </p>
        <CloseButton size="sm" aria-label="Close what others changed" onClick={close} />
      </header>
      {shown.length > 0 && (
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

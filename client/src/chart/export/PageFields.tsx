import { useMemo } from 'react';
import { Input, NumberInput, SegmentedControl, Select, Switch } from '@mantine/core';
import { adviceText } from '@stemma/diagram/export/page/pageAdvice';
import { MARGIN_MM, type Orientation, type PageMode, type PageSetup } from '@stemma/diagram/export/page/pageSetup';
import { PAPERS, type Paper } from '@stemma/diagram/export/page/paper';
import type { Scene } from '@stemma/diagram/scene/scene';
import { t } from '@stemma/shared/language/translate';
import { adviceFor } from '../canvas/pictureFile';
import type { PageChoice, PagedFormat } from '../view/pageChoice';
import classes from './PageFields.module.css';

const PAPERS_FOR: Record<PagedFormat, readonly Paper[]> = {
  pdf: ['a4', 'a3', 'a2', 'a1', 'a0', 'letter', 'tabloid'],
  pptx: ['slide', 'a4', 'a3', 'letter'],
};

const MODES: Record<PagedFormat, readonly { value: PageMode; label: string; says: string }[]> = {
  pdf: [
    { value: 'fit', label: t('One page'), says: t('The chart is as large as the page has room.') },
    {
      value: 'tile',
      label: t('Tiles'),
      says: t('As many pages as it takes to read the text, with marks to cut and glue them by, and an overview.'),
    },
    {
      value: 'parts',
      label: t('A page for each part'),
      says: t('Each group and each part that links join has a page of its own; links to others say the page.'),
    },
  ],
  pptx: [
    { value: 'fit', label: t('One slide'), says: t('The chart is as large as the slide has room.') },
    {
      value: 'parts',
      label: t('A slide for each part'),
      says: t('Each group and each part that links join has a slide of its own; links to others say the slide.'),
    },
  ],
};

const ORIENTATION_LABELS: Record<Orientation, string> = {
  auto: t('As it fits'),
  portrait: t('Portrait'),
  landscape: t('Landscape'),
};

interface PageFieldsProps {
  format: PagedFormat;
  value: PageChoice;
  onChange: (value: PageChoice) => void;
  title: boolean;
  legend: boolean;
  /** What is to be on the pages; null while it is not there. */
  scene: Scene | null;
  /** Whose chart it is, for the title block. */
  organization: string;
  /** Whether the page may be as large as the chart. */
  hasOwnSize?: boolean;
}

/** How a PDF or a presentation is laid on paper. */
export function PageFields(props: PageFieldsProps) {
  const { format, value, onChange, title, legend, scene, organization, hasOwnSize = true } = props;
  const { setup, onPaper } = value;
  const change = (changes: Partial<PageSetup>) => onChange({ ...value, setup: { ...setup, ...changes } });
  const modes = MODES[format];
  const mode = modes.find((one) => one.value === setup.mode) ?? modes[0];
  return (
    <>
      {hasOwnSize && (
        <SegmentedControl
          fullWidth
          aria-label={t('Page')}
          value={onPaper ? 'paper' : 'own'}
          onChange={(one) => onChange({ ...value, onPaper: one === 'paper' })}
          data={[
            { value: 'own', label: t('As large as the chart') },
            { value: 'paper', label: format === 'pdf' ? t('Paper') : t('Slides or paper') },
          ]}
        />
      )}
      {onPaper && (
        <>
          <div className={classes.row}>
            <Select
              label={t('Size')}
              allowDeselect={false}
              value={setup.paper}
              onChange={(paper) => change({ paper: PAPERS_FOR[format].find((one) => one === paper) ?? 'a4' })}
              data={PAPERS_FOR[format].map((paper) => ({ value: paper, label: PAPERS[paper].label }))}
              comboboxProps={{ withinPortal: true }}
            />
            <Select
              label={t('Orientation')}
              allowDeselect={false}
              value={setup.orientation}
              onChange={(one) => change({ orientation: one === 'portrait' || one === 'landscape' ? one : 'auto' })}
              data={Object.entries(ORIENTATION_LABELS).map(([orientation, label]) => ({ value: orientation, label }))}
              comboboxProps={{ withinPortal: true }}
            />
            <NumberInput
              label={t('Margins (mm)')}
              min={MARGIN_MM.min}
              max={MARGIN_MM.max}
              allowDecimal={false}
              value={setup.margin}
              onChange={(margin) => {
                if (typeof margin === 'number' && margin >= MARGIN_MM.min && margin <= MARGIN_MM.max)
                  change({ margin });
              }}
            />
          </div>
          <Input.Wrapper label={t('How it is laid on pages')} labelElement="div">
            <SegmentedControl
              fullWidth
              aria-label={t('How it is laid on pages')}
              value={mode?.value ?? 'fit'}
              onChange={(one) => change({ mode: modes.find((each) => each.value === one)?.value ?? 'fit' })}
              data={modes.map((one) => ({ value: one.value, label: one.label }))}
            />
            <p className={classes.hint}>{mode?.says}</p>
          </Input.Wrapper>
          <Advice
            setup={{ ...setup, mode: mode?.value ?? 'fit' }}
            onTake={change}
            {...{ title, legend, scene, organization }}
          />
        </>
      )}
      {format === 'pptx' && (
        <Switch
          label={t('Links move along with cards')}
          description={t(
            'In PowerPoint alone: other programs lay such links anew, and may lead them behind other cards.',
          )}
          checked={value.attached}
          onChange={(event) => onChange({ ...value, attached: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

interface AdviceProps extends Pick<PageFieldsProps, 'title' | 'legend' | 'scene' | 'organization'> {
  setup: PageSetup;
  onTake: (changes: Partial<PageSetup>) => void;
}

/** What comes of the set-up, and what would be read where the type is too small. */
function Advice({ setup, title, legend, scene, organization, onTake }: AdviceProps) {
  const advice = useMemo(
    () => (scene ? adviceFor(scene, { title, legend, organization }, setup) : null),
    [scene, title, legend, organization, setup],
  );
  if (!advice || advice.pages === 0) return null;
  const { instead } = advice;
  if (!instead) {
    return (
      <p className={classes.hint} role="status">
        {t('{pages}, text of {points} pt.', {
          pages: advice.pages === 1 ? t('1 page') : t('{pages} pages', { pages: advice.pages }),
          points: Math.floor(advice.points + 0.05),
        })}
      </p>
    );
  }
  const { paper } = instead;
  return (
    <div className={classes.advice} role="status">
      <span>{adviceText(advice, setup)}.</span>
      {paper && setup.paper !== 'slide' && (
        <button type="button" onClick={() => onTake({ paper })}>
          {t('Take {label}', { label: PAPERS[paper].label })}
        </button>
      )}
      <button type="button" onClick={() => onTake({ mode: setup.paper === 'slide' ? 'parts' : 'tile' })}>
        {t('Take {pages}', {
          pages: setup.paper === 'slide' ? t('a slide for each part') : t('{tiles} pages', { tiles: instead.tiles }),
        })}
      </button>
    </div>
  );
}

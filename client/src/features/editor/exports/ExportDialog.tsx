import { useMemo, useState, type FormEvent } from 'react';
import { Button, Group, Input, MultiSelect, SegmentedControl, Select, Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { asOfText } from '@stemma/shared/chart/onDay';
import { t } from '@stemma/shared/language/translate';
import { PageFields } from '../../../chart/export/PageFields';
import { readPageChoice, writePageChoice, type PageChoice } from '../../../chart/view/pageChoice';
import { cardChoices } from '../../../chart/model/namesApart';
import { Dialog } from '../../../components/Dialog';
import { clearButton } from '../../../components/fields/clearButton';
import { notify } from '../../../components/notify';
import { useOwnershipSettings } from '../../../lib/ownership/settings';
import classes from '../cards/Cards.module.css';
import { useEditor, useSessionState, useUi } from '../editor';
import {
  exportChart,
  FORMATS,
  isSavedFormat,
  organizationName,
  printChart,
  showsDay,
  type Format,
} from './exportChart';

const TEXTS: Record<Format, { label: string; says: string }> = {
  png: { label: 'PNG', says: t('A picture of the chart as it is on screen.') },
  svg: { label: 'SVG', says: t('A drawing of the chart whose words stay words, sharp at any size.') },
  pptx: {
    label: 'PowerPoint',
    says: t('A slide on which every entity is a shape and every link a line that can be changed.'),
  },
  pdf: {
    label: 'PDF',
    says: t('Pages for printing and sending, sharp at any size, in which words are found.'),
  },
  xlsx: { label: t('Excel'), says: t('A workbook with the entities and links, as the chart is saved.') },
  docx: {
    label: t('Word'),
    says: t('A report with the picture, the entities and their roles, as the chart is saved.'),
  },
  bods: {
    label: 'BODS',
    says: t(
      'Statements of the Beneficial Ownership Data Standard 0.4, as the chart is saved; what was imported and not changed as it came.',
    ),
  },
  ftm: {
    label: 'FtM',
    says: t('Entities of FollowTheMoney, a JSON line each, as the chart is saved.'),
  },
};

/** Where the formats do not stand side by side. */
const NARROW = '(max-width: 859px)';

/** Asks in which form the chart leaves Stemma. */
export function ExportDialog({ onClose, print }: { onClose: () => void; print: boolean }) {
  const editor = useEditor();
  const own = editor.source.kind === 'chart';
  const offered = FORMATS.filter((format) => own || !isSavedFormat(format));
  const [format, setFormat] = useState<Format>(print ? 'pdf' : 'png');
  const [pdf, setPdf] = useState<PageChoice>(() => ({ ...readPageChoice('pdf'), ...(print ? { onPaper: true } : {}) }));
  const [pptx, setPptx] = useState<PageChoice>(() => readPageChoice('pptx'));
  const paged = format === 'pdf' ? pdf : format === 'pptx' ? pptx : null;
  const setPaged = format === 'pdf' ? setPdf : setPptx;
  const [part, setPart] = useState<'whole' | 'view'>('whole');
  const [title, setTitle] = useState(true);
  const [legend, setLegend] = useState(true);
  const [hidden, setHidden] = useState<string[]>([]);
  const document = useSessionState((state) => state.document);
  const unsaved = useSessionState((state) => state.unsaved);
  const choices = useMemo(() => cardChoices(document), [document]);
  const [busy, setBusy] = useState(false);
  const { asOf } = useOwnershipSettings();
  const picture = !isSavedFormat(format);
  const hasFolded = useMemo(() => [...document.groups.values()].some(({ collapsed }) => collapsed), [document]);
  const away = useUi(({ explore }) => explore.away.folded.size + explore.away.hidden.size > 0);

  const narrow = useMediaQuery(NARROW) ?? false;
  const formats = {
    value: format,
    onChange: (value: string | null) => setFormat(FORMATS.find((one) => one === value) ?? 'png'),
    data: offered.map((value) => ({ value, label: TEXTS[value].label })),
  };

  const run = async (make: typeof exportChart) => {
    if (busy) return;
    setBusy(true);
    try {
      if (format === 'pdf' || format === 'pptx') writePageChoice(format, paged ?? readPageChoice(format));
      const pages = paged?.onPaper ? paged.setup : null;
      const attached = paged?.attached ?? false;
      await make(editor, { format, part, title, legend, hidden: new Set(hidden), pages, attached });
      onClose();
    } catch (error) {
      notify('Error', error instanceof Error ? error.message : t('The file could not be made. Try again.'), 5000);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(exportChart);
  };
  const onPaper = format === 'pdf' && pdf.onPaper;

  return (
    <Dialog onClose={onClose} size={820} title={t('Export the chart')} busy={busy} dirty={hidden.length > 0}>
      <form onSubmit={submit} className={classes.form}>
        <div>
          {narrow ? (
            <Select label={t('Format')} allowDeselect={false} comboboxProps={{ withinPortal: true }} {...formats} />
          ) : (
            <SegmentedControl fullWidth aria-label={t('Format')} {...formats} />
          )}
          <p className={classes.hint}>
            {TEXTS[format].says}
            {!picture && unsaved > 0 && t(' What is not saved yet is saved first.')}
          </p>
        </div>
        {picture && (
          <Input.Wrapper label={t('What is on it')} labelElement="div">
            <SegmentedControl
              fullWidth
              aria-label={t('What is on it')}
              value={part}
              onChange={(value) => setPart(value === 'view' ? 'view' : 'whole')}
              data={[
                { value: 'whole', label: t('The whole chart') },
                { value: 'view', label: t('What is in view') },
              ]}
            />
          </Input.Wrapper>
        )}
        {paged && (format === 'pdf' || format === 'pptx') && (
          <PageFields
            {...{ format, title, legend }}
            value={paged}
            onChange={setPaged}
            scene={editor.canvas.current?.scene ?? null}
            organization={organizationName()}
          />
        )}
        <MultiSelect
          label={t('Leave out')}
          description={t('Entities that the file does not show, nor their links.')}
          placeholder={hidden.length === 0 ? t('Nothing is left out') : ''}
          data={choices}
          value={hidden}
          onChange={setHidden}
          searchable
          clearable
          limit={50}
          nothingFoundMessage={t('No entity has this name.')}
          clearButtonProps={clearButton(t('Leave nothing out'))}
        />
        {asOf && showsDay(format) && (
          <p className={classes.hint}>
            {t('{asOf}: what does not hold on that day is pale or left out, and the file names the day.', {
              asOf: asOfText(asOf),
            })}
          </p>
        )}
        {away && (
          <p className={classes.hint}>{t('What is folded away or hidden on screen is left out of the file.')}</p>
        )}
        {!picture && hasFolded && (
          <p className={classes.hint}>
            {t('What is in a folded group is listed in the file. Leave out what nobody is to see.')}
          </p>
        )}
        {picture && (
          <>
            <Switch
              label={t('Title and date')}
              checked={title}
              onChange={(event) => setTitle(event.currentTarget.checked)}
            />
            <Switch
              label={paged?.onPaper ? t('Legend of what is used') : t('Legend of the kinds of entities')}
              checked={legend}
              onChange={(event) => setLegend(event.currentTarget.checked)}
            />
          </>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={busy}>
            {t('Cancel')}
          </Button>
          {onPaper && (
            <Button
              variant={print ? 'filled' : 'default'}
              disabled={busy}
              onClick={() => void run((own, ask) => printChart(own, { ...ask, pages: pdf.setup }))}
              leftSection={<IconPrinter size={18} stroke={1.75} />}
            >
              {t('Print')}
            </Button>
          )}
          <Button
            type="submit"
            variant={print && onPaper ? 'default' : 'filled'}
            loading={busy}
            leftSection={<IconDownload size={18} stroke={1.75} />}
            data-autofocus
          >
            {t('Download')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

import { IconBinaryTree2, IconChartDots3, IconFiles, IconListTree, IconSearch, IconSitemap } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { Logo } from '../../../components/Logo';
import { useScreen } from '../../../lib/useScreen';
import { keysText } from '../../../lib/shortcuts';
import { readSharedFiles } from '../files/readFiles';
import { OUTLINE_BUTTON_ID, OUTLINE_COVERS } from '../outline/outline';
import { useReading } from '../visit';
import classes from '../Viewer.module.css';
import { BarAction } from './BarAction';
import { ExportMenu, NarrowBarMenu } from './BarMenus';
import { viewing } from './useViewerKeys';
import { useViewerState, useViewer, useViewerUi } from './viewer';

const ICON = { size: 18, stroke: 1.75 } as const;

const DYNAMIC_KINDS = { object: t('Object Chart'), subject: t('Subject Chart') } as const;

/** The bar over a shared chart: its name, and what a visitor does with it as a whole. */
export function ViewerBar({ narrow }: { narrow: boolean }) {
  const viewer = useViewer();
  const name = useViewerState((state) => state.document.props.name);
  const { type, ownership, mayExport } = viewer.shared;
  const { find, layOut, owners } = viewing(viewer);
  const onFiles = useChartFiles();
  return (
    <header className={classes.bar}>
      <span className={classes.mark} title={t('Stemma')}>
        <Logo size={22} />
      </span>
      <h1 className={classes.name} title={name} dir="auto">
        {name}
      </h1>
      {type !== 'chart' && <span className={classes.kind}>{DYNAMIC_KINDS[type]}</span>}
      <div className={classes.actions}>
        <BarAction
          narrow={narrow}
          label={t('Find')}
          hint={t('Find on the chart ({keysText})', { keysText: keysText('mod+F') })}
          icon={<IconSearch {...ICON} />}
          onClick={find}
        />
        <OutlineAction narrow={narrow} />
        {!narrow && (
          <BarAction
            narrow={false}
            label={t('Layout')}
            hint={t('Lay out the chart ({keysText})', { keysText: keysText('mod+L') })}
            icon={<IconSitemap {...ICON} />}
            onClick={layOut}
          />
        )}
        {ownership && (
          <BarAction
            narrow={narrow}
            label={t('Ownership')}
            hint={t('Who owns and controls what')}
            icon={<IconBinaryTree2 {...ICON} />}
            onClick={owners}
          />
        )}
        {onFiles && !narrow && (
          <BarAction
            narrow={false}
            label={t('Files')}
            hint={t('Files of the chart')}
            icon={<IconFiles {...ICON} />}
            onClick={onFiles}
          />
        )}
        {narrow ? <NarrowBarMenu onFiles={onFiles} /> : mayExport && <ExportMenu />}
      </div>
    </header>
  );
}

/** Where the outline lies over the chart, the same button leads back. */
function OutlineAction({ narrow }: { narrow: boolean }) {
  const viewer = useViewer();
  const isOpen = useViewerUi((state) => state.outline);
  const leadsBack = useScreen(OUTLINE_COVERS) && isOpen;
  const common = { narrow, id: OUTLINE_BUTTON_ID, onClick: viewing(viewer).outline };
  return leadsBack ? (
    <BarAction {...common} label={t('Chart')} hint={t('Back to the chart')} icon={<IconChartDots3 {...ICON} />} />
  ) : (
    <BarAction
      {...common}
      label={t('Outline')}
      hint={t('The chart as a list, level by level')}
      icon={<IconListTree {...ICON} />}
      isPressed={isOpen}
    />
  );
}

/** Shows the files of the chart itself; null where the link shows none of them. */
function useChartFiles(): (() => void) | null {
  const { shared, ui } = useViewer();
  const { data } = useReading(readSharedFiles, shared.type === 'chart' ? shared.chart.key : null);
  return data?.length ? () => ui.setState({ files: true }) : null;
}

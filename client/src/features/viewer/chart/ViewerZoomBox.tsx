import type { ReactNode } from 'react';
import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { fitWhole, zoomFull, zoomIn, zoomOut } from '../../../chart/view/camera';
import { ZoomControls } from '../../../chart/view/ZoomControls';
import { useViewerUi, useViewer } from './viewer';

const ICON = { size: 18, stroke: 1.75 } as const;

/** Zoom at the lower left. */
export function ViewerZoomBox() {
  const level = useViewerUi((state) => Math.round(state.zoom * 100));
  const { canvas } = useViewer();
  const button = (label: string, keys: string, icon: ReactNode, zoom: typeof zoomIn) => ({
    ...{ label, keys, icon },
    onClick: () => zoom(canvas),
  });
  return (
    <ZoomControls
      level={level}
      full={{ label: t('Show at 100%'), keys: '1', onClick: () => zoomFull(canvas) }}
      buttons={{
        out: button(t('Zoom out'), '-', <IconMinus {...ICON} />, zoomOut),
        in: button(t('Zoom in'), '+', <IconPlus {...ICON} />, zoomIn),
        fit: button(t('Fit the whole chart'), '0', <IconMaximize {...ICON} />, fitWhole),
      }}
    />
  );
}

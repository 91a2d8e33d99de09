import type { PageSetup } from '@stemma/diagram/export/page/pageSetup';
import { dayOnFile } from '../../../chart/ownership/dayOnFile';
import { fixedDay } from './readShared';
import { useSharedPictures } from './useSharedPictures';
import { useViewer } from './viewer';

/** What a visitor makes of a shared chart. */
export interface SharedExportAsk {
  format: 'png' | 'pdf';
  title: boolean;
  legend: boolean;
  /** The paper that it comes on; null for a page as large as the chart. */
  pages: PageSetup | null;
}

/** Saves a shared chart as a file, or prints it, as its link shows it. */
export function useSharedExport() {
  const { canvas, session, shared } = useViewer();
  const fetchPicture = useSharedPictures();
  const askOf = (ask: SharedExportAsk) => {
    const { document } = session.store.getState();
    const day = dayOnFile(document);
    const { name } = document.props;
    return { ...ask, ...day, part: 'whole', asOf: day.asOf ?? fixedDay(shared), name, fetchPicture } as const;
  };
  return {
    save: async (ask: SharedExportAsk): Promise<void> => {
      const { savePicture } = await import('../../../chart/canvas/pictureFile');
      if (canvas.current) await savePicture(canvas.current, askOf(ask));
    },
    print: async (ask: SharedExportAsk): Promise<void> => {
      const { printPicture } = await import('../../../chart/canvas/pictureFile');
      if (canvas.current && ask.pages) await printPicture(canvas.current, { ...askOf(ask), pages: ask.pages });
    },
  };
}

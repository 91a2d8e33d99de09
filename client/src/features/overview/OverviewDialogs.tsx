import { NameDialog } from '../../components/NameDialog';
import { t } from '@stemma/shared/language/translate';
import type { ChartCard } from './documents';
import { NewChartDialog } from './NewChartDialog';
import { SampleDialog } from './SampleDialog';

/** Which dialog of the overview is open. */
export type OverviewAsked = { what: 'new' } | { what: 'sample' } | { what: 'rename'; chart: ChartCard };

interface Props {
  asked: OverviewAsked;
  /** Makes a chart; false keeps the dialog open. */
  onCreate: (name: string, visibility: 'public' | 'private') => Promise<boolean>;
  /** Makes a chart of random ownership; false keeps the dialog open. */
  onCreateSample: (name: string, entities: number) => Promise<boolean>;
  onRename: (chart: ChartCard, name: string) => void;
  onClose: () => void;
}

/** The dialogs of single charts, one at most. */
export function OverviewDialogs({ asked, onCreate, onCreateSample, onRename, onClose }: Props) {
  switch (asked.what) {
    case 'new':
      return <NewChartDialog onDone={onCreate} onClose={onClose} />;
    case 'sample':
      return <SampleDialog onDone={onCreateSample} onClose={onClose} />;
    case 'rename':
      return (
        <NameDialog
          title={t('Rename chart')}
          buttonText={t('Rename')}
          name={asked.chart.name}
          onDone={(name) => {
            onRename(asked.chart, name);
            return true;
          }}
          onClose={onClose}
        />
      );
  }
}

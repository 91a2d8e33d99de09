import type { ReactNode } from 'react';
import { Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from '../../lib/router/Link';
import { toShownDate } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import type { ChartOrder } from '../../gql/graphql';
import { useDraggable } from '../../components/folders/dragging';
import { preload } from '../../lib/preload';
import { ChartMenu } from './ChartMenu';
import { count } from '../../lib/count';
import type { ChartCard } from './documents';
import type { Preferences } from './preferences';
import { ORDERS } from './preferences';
import { Thumbnail } from './Thumbnail';
import type { ChartActions } from './useChartActions';
import { VisibilityMark } from './VisibilityMark';
import classes from './ChartTable.module.css';

type Order = Pick<Preferences, 'sort' | 'descending'>;

interface Props {
  charts: readonly ChartCard[];
  actions: ChartActions;
  order: Order;
  onOrder: (order: Order) => void;
  onRename: (chart: ChartCard) => void;
  onMove: (chart: ChartCard) => void;
}

/** The charts as a table; its heads order it. */
export function ChartTable({ charts, actions, order, onOrder, onRename, onMove }: Props) {
  return (
    <div className={classes.frame}>
      <Table className={classes.table} verticalSpacing={0} horizontalSpacing={16} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Head by="name" order={order} onOrder={onOrder}>
              {t('Name')}
            </Head>
            <Table.Th className={classes.number}>{t('Entities')}</Table.Th>
            <Table.Th className={classes.number} data-wide>
              {t('Links')}
            </Table.Th>
            <Table.Th data-wide>{t('Visibility')}</Table.Th>
            <Head by="modifiedDate" order={order} onOrder={onOrder}>
              {t('Changed')}
            </Head>
            <Table.Th data-wide>{t('By')}</Table.Th>
            <Head by="createdDate" order={order} onOrder={onOrder} wide>
              {t('Made')}
            </Head>
            <Table.Th className={classes.last}>
              <VisuallyHidden>{t('Actions')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {charts.map((chart) => (
            <Row key={chart.key} chart={chart}>
              <Table.Td className={classes.nameCell}>
                <Link
                  to={`/chart/${chart.key}`}
                  draggable={false}
                  className={classes.name}
                  title={chart.name}
                  onPointerEnter={() => preload('/chart/-')}
                >
                  <span className={classes.thumbnail}>
                    <Thumbnail thumbnail={chart.thumbnail} small />
                  </span>
                  <span className={classes.text}>{chart.name}</span>
                </Link>
              </Table.Td>
              <Table.Td className={classes.number}>{count(chart.entityCount)}</Table.Td>
              <Table.Td className={classes.number} data-wide>
                {count(chart.linkCount)}
              </Table.Td>
              <Table.Td data-wide>
                <VisibilityMark visibility={chart.visibility} />
              </Table.Td>
              <Table.Td>{toShownDate(chart.modifiedDate)}</Table.Td>
              <Table.Td className={classes.by} data-wide>
                {chart.modifiedByName}
              </Table.Td>
              <Table.Td data-wide>{toShownDate(chart.createdDate)}</Table.Td>
              <Table.Td className={classes.last}>
                <ChartMenu chart={chart} actions={actions} onRename={onRename} onMove={onMove} />
              </Table.Td>
            </Row>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** Can be dragged into a folder by whoever may edit the chart. */
function Row({ chart, children }: { chart: ChartCard; children: ReactNode }) {
  const [ref, dragging] = useDraggable<HTMLTableRowElement>(() => [chart.key], chart.viewerCan.edit);
  return (
    <Table.Tr ref={ref} data-dragging={dragging || undefined}>
      {children}
    </Table.Tr>
  );
}

interface HeadProps {
  by: ChartOrder;
  order: Order;
  onOrder: (order: Order) => void;
  wide?: boolean;
  children: ReactNode;
}

function Head({ by, order, onOrder, wide, children }: HeadProps) {
  const current = order.sort === by;
  const Arrow = order.descending ? IconArrowDown : IconArrowUp;
  const natural = ORDERS.find((one) => one.value === by)?.descending ?? false;
  return (
    <Table.Th
      data-wide={wide || undefined}
      aria-sort={current ? (order.descending ? 'descending' : 'ascending') : 'none'}
    >
      <UnstyledButton
        className={classes.head}
        onClick={() => onOrder({ sort: by, descending: current ? !order.descending : natural })}
      >
        {children}
        <Arrow size={14} stroke={2} aria-hidden className={current ? undefined : classes.unused} />
      </UnstyledButton>
    </Table.Th>
  );
}

import { Button, Menu, SegmentedControl, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCheck, IconChevronDown, IconListCheck } from '@tabler/icons-react';
import { useNavigate } from '../../../lib/router/hooks';
import { Link } from '../../../lib/router/Link';
import { t } from '@stemma/shared/language/translate';
import { showShellDialog } from '../../../components/shellDialogStore';
import { UserMenu } from '../../../components/UserMenu';
import { BarButton } from '../BarButton';
import classes from '../Editor.module.css';
import { useEditor, useUi } from '../editor';
import type { DynamicSource } from '../source';
import { NARROW } from '../usePanelLayout';
import { DYNAMIC_KINDS, dynamicPath, KIND_TEXTS, kindOf } from './kinds';

/** Widths below which what is shown is chosen in a bar of its own, so that the name keeps its room. */
const CROWDED = '(max-width: 1479px)';

/** The bar over a dynamic chart: whose it is, what of it is shown, from which charts, and keeping it. */
export function DynamicBar({ source }: { source: DynamicSource }) {
  const narrow = useMediaQuery(NARROW) ?? false;
  const crowded = useMediaQuery(CROWDED) ?? false;
  const navigate = useNavigate();
  const { entity, of, charts } = source;
  const keys = charts.map(({ key }) => key);
  const kinds = (
    <>
      <SegmentedControl
        className={classes.kinds}
        aria-label={t('What is shown')}
        size="sm"
        value={of}
        onChange={(value) => void navigate(dynamicPath(kindOf(value) ?? 'all', entity.key, keys))}
        data={DYNAMIC_KINDS.map((kind) => ({
          value: kind,
          label: <span title={KIND_TEXTS[kind].says}>{KIND_TEXTS[kind].label}</span>,
        }))}
      />
      <ChartsMenu source={source} />
    </>
  );
  return (
    <>
      <header className={classes.bar}>
        <nav className={classes.crumbs} aria-label={t('Breadcrumb')}>
          {!narrow && (
            <>
              <Link to="/overview">{t('All Charts')}</Link>
              <span aria-hidden>/</span>
            </>
          )}
          <h1 className={classes.name} title={entity.name}>
            <bdi>{entity.name}</bdi>
          </h1>
        </nav>
        {!crowded && kinds}
        <div className={classes.actions}>
          <BarButton id="find" narrow={narrow} find />
          <BarButton id="share" narrow />
          <BarButton id="export" narrow />
          <BarButton id="saveDynamic" narrow={narrow} primary />
        </div>
        <UserMenu />
      </header>
      {crowded && <div className={classes.subBar}>{kinds}</div>}
    </>
  );
}

/** The charts it comes from; choosing one leaves only what that chart says at full strength. */
function ChartsMenu({ source }: { source: DynamicSource }) {
  const { ui } = useEditor();
  const only = useUi((state) => state.onlyChart);
  const { entity, of, charts } = source;
  return (
    <Menu position="bottom-start" width={320}>
      <Menu.Target>
        <Tooltip label={t('The charts that this is put together from')}>
          <Button
            variant="default"
            className={classes.barButton}
            rightSection={<IconChevronDown size={16} stroke={1.75} />}
          >
            {charts.length === 1 ? t('From one chart') : t('From {count} charts', { count: charts.length })}
          </Button>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('Show what one of them says')}</Menu.Label>
        <div className={classes.menuScroll}>
          <Menu.Item
            rightSection={only === null ? <IconCheck size={16} aria-label={t('shown')} /> : undefined}
            onClick={() => ui.setState({ onlyChart: null })}
          >
            {t('All together')}
          </Menu.Item>
          {charts.map(({ key, name }) => (
            <Menu.Item
              key={key}
              rightSection={only === key ? <IconCheck size={16} aria-label={t('shown')} /> : undefined}
              onClick={() => ui.setState({ onlyChart: key })}
            >
              <bdi className={classes.menuName}>{name}</bdi>
            </Menu.Item>
          ))}
        </div>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconListCheck size={18} stroke={1.75} />}
          onClick={() =>
            showShellDialog({
              kind: 'selectCharts',
              entityKey: entity.key,
              entityName: entity.name,
              of,
              chosen: charts.map(({ key }) => key),
            })
          }
        >
          {t('Choose other charts…')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Loader, Menu } from '@mantine/core';
import { IconCheck, IconPalette } from '@tabler/icons-react';
import { styleName } from '@stemma/shared/chart/builtInStyles';
import type { ChartStyle } from '@stemma/shared/chart/style';
import { t } from '@stemma/shared/language/translate';
import { KindSign } from '../../../chart/legend/KindSign';
import { changeChart } from '../../../chart/model/commands';
import { chartStylesQuery } from '../../../lib/chartStyles';
import { useEditor, useSessionState } from '../editor';
import { withoutTypeNames } from '../../../lib/withoutTypeNames';
import { MenuTool } from './MenuTool';

const SHOWN = { typeName: 'Trust', party: 'known', icon: null, legalForm: null } as const;

/** The styles that the chart can be drawn by; one is taken in one step, which can be undone. */
export function StyleMenu() {
  const { session } = useEditor();
  const [open, setOpen] = useState(false);
  const chosen = useSessionState(({ document }) => document.props.style?.key);
  const { data, loading, error, refetch } = useQuery(chartStylesQuery, {
    skip: !open,
    fetchPolicy: 'cache-and-network',
  });
  const choose = (style: ChartStyle, isDefault: boolean) =>
    void session.run(changeChart({ styleKey: isDefault ? null : style.key, style }));
  return (
    <Menu position="right-start" offset={12} width={300} opened={open} onChange={setOpen}>
      <MenuTool label={t('Style of the chart')} action="style" isOpen={open}>
        <IconPalette size={20} stroke={1.75} />
      </MenuTool>
      <Menu.Dropdown>
        <Menu.Label>{t('Style of the chart')}</Menu.Label>
        {loading && !data && <Loader size="sm" m="md" aria-label={t('Reading the styles')} />}
        {error && !data && (
          <Menu.Item onClick={() => void refetch()} closeMenuOnClick={false}>
            {t('The styles could not be read. Try again')}
          </Menu.Item>
        )}
        {data?.chartStyles.map(({ style: read, isDefault }) => {
          const style = withoutTypeNames(read);
          return (
            <Menu.Item
              key={style.key}
              leftSection={<KindSign node={SHOWN} style={style} />}
              rightSection={style.key === chosen ? <IconCheck size={18} aria-label={t('Chosen')} /> : null}
              onClick={() => choose(style, isDefault)}
            >
              {styleName(style)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

import { useState } from 'react';
import { useMutation, useQuery } from '@apollo/client/react';
import { ActionIcon, Badge, Button, Menu } from '@mantine/core';
import { IconDots, IconPalette, IconPlus } from '@tabler/icons-react';
import { STEMMA_STYLE, styleName } from '@stemma/shared/chart/builtInStyles';
import type { ChartStyle } from '@stemma/shared/chart/style';
import { t } from '@stemma/shared/language/translate';
import { KindSign } from '../../../chart/legend/KindSign';
import { confirm } from '../../../components/confirm';
import { notify } from '../../../components/notify';
import type { ChartStylesQuery } from '../../../gql/graphql';
import { chartStylesQuery, deleteChartStyleMutation, setDefaultStyleMutation } from '../../../lib/chartStyles';
import { withoutTypeNames } from '../../../lib/withoutTypeNames';
import { faultOf } from '../fault';
import { RowName, type AdminColumn } from '../table/AdminTable';
import { AdminTableSection } from '../table/AdminTableSection';
import { CARD_LABELS } from './options';
import { StyleDialog } from './StyleDialog';

type Choice = ChartStylesQuery['chartStyles'][number];
type Opened = Omit<ChartStyle, 'key'> & { key?: string };

const SHOWN = { typeName: 'Trust', party: 'known', icon: null, legalForm: null } as const;

/** How the charts of the organization are drawn: the styles that each has, and its own. */
export function StylesSection() {
  const { data, error, loading, refetch } = useQuery(chartStylesQuery, { fetchPolicy: 'cache-and-network' });
  const [opened, setOpened] = useState<Opened | null>(null);
  const [setDefault] = useMutation(setDefaultStyleMutation);
  const [remove] = useMutation(deleteChartStyleMutation);
  const done = (failure: { message: string } | undefined, text: string) => {
    if (failure) return notify('Error', failure.message);
    notify('Message', text);
    void refetch();
  };
  const makeDefault = async ({ style }: Choice) =>
    done(
      faultOf((await setDefault({ variables: { key: style.key } })).data?.setDefaultStyle),
      t('Charts without a style of their own are drawn in “{name}”.', { name: styleName(style) }),
    );
  const drop = async ({ style }: Choice) => {
    const isSure = await confirm({
      title: t('Delete style'),
      message: t('Charts in the style “{name}” are drawn in the default style then.', { name: styleName(style) }),
      buttonText: t('Delete'),
      danger: true,
    });
    if (isSure)
      done(
        faultOf((await remove({ variables: { key: style.key } })).data?.deleteChartStyle),
        t('The style is deleted.'),
      );
  };
  const columns: AdminColumn<Choice>[] = [
    {
      label: t('Name'),
      cell: ({ style, isDefault }) => (
        <>
          <RowName name={styleName(style)} below={CARD_LABELS[style.cards]} />
          {isDefault && (
            <Badge variant="light" tt="none">
              {t('Default')}
            </Badge>
          )}
        </>
      ),
    },
    {
      label: t('Looks like'),
      isWide: true,
      cell: ({ style }) => <KindSign node={SHOWN} style={withoutTypeNames(style)} />,
    },
    {
      label: t('Actions'),
      isLabelHidden: true,
      cell: (choice) => (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('Actions on {name}', { name: styleName(choice.style) })}
            >
              <IconDots size={18} stroke={1.5} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {!choice.isBuiltIn && (
              <Menu.Item onClick={() => setOpened(withoutTypeNames(choice.style))}>{t('Edit')}</Menu.Item>
            )}
            <Menu.Item onClick={() => setOpened(copyOf(choice.style))}>{t('Make a copy')}</Menu.Item>
            {!choice.isDefault && <Menu.Item onClick={() => void makeDefault(choice)}>{t('Use by default')}</Menu.Item>}
            {!choice.isBuiltIn && (
              <Menu.Item color="red" onClick={() => void drop(choice)}>
                {t('Delete')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      ),
    },
  ];
  return (
    <>
      <AdminTableSection
        label={t('Chart styles')}
        columns={columns}
        rows={data?.chartStyles}
        keyOf={({ style }) => style.key}
        isLoading={loading}
        failure={{ title: t('The styles could not be read'), error, onRetry: () => void refetch() }}
        empty={{
          icon: <IconPalette size={28} stroke={1.5} />,
          title: t('No styles'),
          text: t('Make a style for the charts of your organization.'),
        }}
        actions={
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} />}
            disabled={!data}
            onClick={() => setOpened(copyOf(STEMMA_STYLE, ''))}
          >
            {t('New style')}
          </Button>
        }
      />
      {opened && (
        <StyleDialog
          style={opened}
          onClose={(changed = false) => {
            setOpened(null);
            if (changed) void refetch();
          }}
        />
      )}
    </>
  );
}

function copyOf(style: Choice['style'], name = t('{name} (copy)', { name: styleName(style) })): Opened {
  const { key: _key, ...look } = withoutTypeNames(style);
  return { ...look, name };
}

import { useState } from 'react';
import { useMutation, useQuery } from '@apollo/client/react';
import { ActionIcon, Badge, Button, Menu } from '@mantine/core';
import { IconDots, IconPalette, IconPlus } from '@tabler/icons-react';
import { STEMMA_STYLE } from '@stemma/shared/chart/builtInStyles';
import type { ChartStyle } from '@stemma/shared/chart/style';
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
      `Charts without a style of their own are drawn in “${style.name}”.`,
    );
  const drop = async ({ style }: Choice) => {
    const isSure = await confirm({
      title: 'Delete style',
      message: `Charts in the style “${style.name}” are drawn in the default style then.`,
      buttonText: 'Delete',
      danger: true,
    });
    if (isSure)
      done(faultOf((await remove({ variables: { key: style.key } })).data?.deleteChartStyle), 'The style is deleted.');
  };
  const columns: AdminColumn<Choice>[] = [
    {
      label: 'Name',
      cell: ({ style, isDefault }) => (
        <>
          <RowName name={style.name} below={CARD_LABELS[style.cards]} />
          {isDefault && (
            <Badge variant="light" tt="none">
              Default
            </Badge>
          )}
        </>
      ),
    },
    {
      label: 'Looks like',
      isWide: true,
      cell: ({ style }) => <KindSign node={SHOWN} style={withoutTypeNames(style)} />,
    },
    {
      label: 'Actions',
      isLabelHidden: true,
      cell: (choice) => (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={`Actions on ${choice.style.name}`}>
              <IconDots size={18} stroke={1.5} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {!choice.isBuiltIn && <Menu.Item onClick={() => setOpened(withoutTypeNames(choice.style))}>Edit</Menu.Item>}
            <Menu.Item onClick={() => setOpened(copyOf(choice.style))}>Make a copy</Menu.Item>
            {!choice.isDefault && <Menu.Item onClick={() => void makeDefault(choice)}>Use by default</Menu.Item>}
            {!choice.isBuiltIn && (
              <Menu.Item color="red" onClick={() => void drop(choice)}>
                Delete
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
        label="Chart styles"
        columns={columns}
        rows={data?.chartStyles}
        keyOf={({ style }) => style.key}
        isLoading={loading}
        failure={{ title: 'The styles could not be read', error, onRetry: () => void refetch() }}
        empty={{
          icon: <IconPalette size={28} stroke={1.5} />,
          title: 'No styles',
          text: 'Make a style for the charts of your organization.',
        }}
        actions={
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} />}
            disabled={!data}
            onClick={() => setOpened(copyOf(STEMMA_STYLE, ''))}
          >
            New style
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

function copyOf(style: Choice['style'], name = `${style.name} (copy)`): Opened {
  const { key: _key, ...look } = withoutTypeNames(style);
  return { ...look, name };
}

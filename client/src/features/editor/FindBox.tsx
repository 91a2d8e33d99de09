import { ActionIcon as IconButton, Tooltip } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { useNavigate } from '../../lib/router/hooks';
import { t } from '@stemma/shared/language/translate';
import { FindBar, type Find } from '../../chart/view/FindBar';
import { keysText, useShortcuts } from '../../lib/shortcuts';
import { useEditor, useUi } from './editor';

/** Search on the chart, while it is open; the same keys again search everywhere. */
export function FindBox() {
  const find = useUi((state) => state.find);
  return find ? <OpenFindBox find={find} /> : null;
}

function OpenFindBox({ find }: { find: Find }) {
  const { ui, session, canvas } = useEditor();
  const navigate = useNavigate();
  const searchAll = () => void navigate(`/search?${new URLSearchParams({ q: find.text.trim() })}`);
  useShortcuts([{ id: 'searchAll', keys: 'mod+F', label: t('Search everywhere'), inFields: true, run: searchAll }]);
  return (
    <FindBar session={session} canvas={canvas} find={find} onFind={(next) => ui.setState({ find: next })}>
      <Tooltip label={t('Search everywhere ({keysText})', { keysText: keysText('mod+F') })}>
        <IconButton variant="subtle" color="gray" aria-label={t('Search everywhere')} onClick={searchAll}>
          <IconListSearch size={18} />
        </IconButton>
      </Tooltip>
    </FindBar>
  );
}

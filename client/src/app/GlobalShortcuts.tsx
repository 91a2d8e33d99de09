import { useNavigate } from '../lib/router/hooks';
import { t } from '@stemma/shared/language/translate';
import { showShellDialog } from '../components/shellDialogStore';
import { useShortcuts } from '../lib/shortcuts';

/** The keys that work on every page: overview, search, the command palette, the shortcut sheet (SPEC §2.2). */
export function GlobalShortcuts() {
  const navigate = useNavigate();
  useShortcuts([
    {
      id: 'overview',
      keys: 'mod+O',
      label: t('Go to All Charts'),
      inFields: true,
      run: () => void navigate('/overview'),
    },
    { id: 'search', keys: 'mod+F', label: t('Search'), inFields: true, run: () => void navigate('/search') },
    { id: 'palette', keys: 'mod+K', label: t('Commands…'), inFields: true, run: () => showShellDialog('palette') },
    { id: 'shortcuts', keys: 'shift+?', label: t('Keyboard shortcuts'), run: () => showShellDialog('shortcuts') },
  ]);
  return null;
}

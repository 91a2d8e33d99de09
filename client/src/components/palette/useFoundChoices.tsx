import { useDebouncedValue } from '@mantine/hooks';
import { IconSitemap } from '@tabler/icons-react';
import { shownDetail } from '@stemma/shared/entities/card';
import { t } from '@stemma/shared/language/translate';
import { typeLabel } from '@stemma/shared/entities/typeNames';
import { useNavigate } from '../../lib/router/hooks';
import { entityCount } from '../../lib/count';
import { openEntityPanel } from '../../lib/entityPanel';
import { EntityTypeIcon } from '../entity/EntityTypeIcon';
import { useRegisterSearch } from '../registers/useRegisterSearch';
import { useSearch } from '../search/useSearch';
import { showShellDialog } from '../shellDialogStore';
import type { PaletteChoice } from './offered';

/** So many of a kind are offered; all are found on the search page. */
const MOST = 5;

/** Charts, entities and parties of registers that what is typed finds, and whether more may be on the way. */
export function useFoundChoices(text: string): {
  charts: readonly PaletteChoice[];
  entities: readonly PaletteChoice[];
  registered: readonly PaletteChoice[];
  isSought: boolean;
} {
  const navigate = useNavigate();
  const wanted = text.trim();
  const [term] = useDebouncedValue(wanted, 200);
  const { found, settled } = useSearch(term, null);
  const hits = wanted ? found : undefined;
  const { found: registered } = useRegisterSearch(term, MOST);
  return {
    charts: (hits?.charts ?? []).slice(0, MOST).map(({ key, name, entityCount: size }) => ({
      id: `chart ${key}`,
      label: name,
      keys: entityCount(size),
      icon: <IconSitemap size={18} stroke={1.6} />,
      perform: () => void navigate(`/chart/${key}`),
    })),
    entities: (hits?.entities ?? []).slice(0, MOST).map(({ key, name, typeName, party, detail }) => ({
      id: `entity ${key}`,
      label: name,
      keys: [typeLabel(typeName), shownDetail({ typeName, detail })].filter(Boolean).join(' · '),
      icon: <EntityTypeIcon type={typeName} party={party} size={24} />,
      perform: () => openEntityPanel({ key }),
    })),
    registered: (wanted ? registered : []).map((party) => ({
      id: `register ${party.registerKey} ${party.record}`,
      label: party.name,
      keys: t('from register {registerName}', { registerName: party.registerName }),
      icon: <EntityTypeIcon type={party.typeName} party={party.party} size={24} />,
      perform: () => showShellDialog({ kind: 'takeFromRegister', party }),
    })),
    isSought: wanted !== '' && (term !== wanted || !settled),
  };
}

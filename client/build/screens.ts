import type { Rolldown } from 'vite';

const PAGE = 'client/index.html';
const LANGUAGE = 'client/src/lib/language.ts';

const SIGNED_IN = ['app/start.tsx', 'app/SignedInLayout.tsx'] as const;

/** The screens whose first load is measured, each by the modules that are asked for until it is there. The page itself and the language come before. */
const SCREENS = {
  page: [],
  language: [],
  start: ['app/start.tsx'],
  login: ['app/start.tsx', 'features/login/LoginPage.tsx'],
  overview: [...SIGNED_IN, 'app/OverviewRoute.tsx'],
  chart: [...SIGNED_IN, 'features/editor/EditorPage.tsx', 'chart/canvas/ChartCanvas.tsx'],
  // What comes as soon as the overview stands; a screen for its code to lie in few chunks.
  floating: [
    ...SIGNED_IN,
    'app/OverviewRoute.tsx',
    'components/UserMenuDropdown.tsx',
    'components/folders/FolderMenuDropdown.tsx',
    'features/overview/ChartMenuDropdown.tsx',
    'components/floating/AnchoredTooltip.tsx',
    'components/floating/PressedSelect.tsx',
  ],
  panel: [...SIGNED_IN, 'features/panel/EntityPanel.tsx'],
  shared: [
    'app/start.tsx',
    'features/viewer/ViewerPage.tsx',
    'features/viewer/chart/SharedChart.tsx',
    'chart/canvas/ChartCanvas.tsx',
  ],
} as const;

export type Screen = keyof typeof SCREENS;

export const screens = Object.keys(SCREENS) as Screen[];

/** The chunks that a screen is made of, with all that they import. */
export function chunksOf(screen: Screen, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) add(chunks.get(file));
  };
  for (const module of screen === 'page'
    ? [PAGE]
    : [PAGE, LANGUAGE, ...SCREENS[screen].map((file) => `client/src/${file}`)]) {
    const own = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (!own) throw new Error(`No chunk of ${module}: it is no entry or dynamic import any more.`);
    add(own);
  }
  return found;
}

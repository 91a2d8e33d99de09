declare const __STEMMA_VERSION__: string;
declare const __STEMMA_BUILD_DATE__: string;

/** The client's version and ISO build date, written in by Vite; "dev" and empty where nothing was built (tests). */
export const build = {
  version: typeof __STEMMA_VERSION__ === 'string' ? __STEMMA_VERSION__ : 'dev',
  date: typeof __STEMMA_BUILD_DATE__ === 'string' ? __STEMMA_BUILD_DATE__ : '',
} as const;

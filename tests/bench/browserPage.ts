import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { flags as countryFlags } from '../../client/build/flags';

const QUIET = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/**
 * Builds a page of a bench and opens it in a browser of its own: STEMMA_CHROMIUM names one, else Playwright's is taken. `flags` are
 * further switches of Chromium.
 */
export async function onPage<T>(root: string, flags: readonly string[], work: (tab: Page) => Promise<T>): Promise<T> {
  const outDir = await mkdtemp(join(tmpdir(), 'stemma-bench-'));
  // Not all that the client is built with: Cytoscape is measured whole.
  const plugins = [countryFlags()];
  const settings = { root, plugins, configFile: false, logLevel: 'error', worker: { format: 'es' } } as const;
  try {
    await build({ ...settings, build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 } });
    const server = await preview({ ...settings, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
    try {
      return await inBrowser(server.resolvedUrls?.local[0] ?? '', flags, work);
    } finally {
      await server.close();
    }
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Opens an address in a browser of its own. */
export async function inBrowser<T>(url: string, flags: readonly string[], work: (tab: Page) => Promise<T>): Promise<T> {
  const executablePath = process.env['STEMMA_CHROMIUM'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...QUIET, ...flags] });
  try {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await tab.goto(url);
    return await work(tab);
  } finally {
    await browser.close();
  }
}

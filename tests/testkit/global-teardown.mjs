// @ts-check

/** Ends what `global-setup.mjs` started. */
export default async function tearDown() {
  const release = Reflect.get(globalThis, 'releaseTestStore');
  if (typeof release === 'function') await release();
}

// @ts-check

/** Ends what `global-setup.mjs` started. */
export default async function tearDown() {
  const end = Reflect.get(globalThis, 'endTestRun');
  if (typeof end === 'function') await end();
}

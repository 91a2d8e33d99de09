// Sets light or dark before the first paint; the content security policy allows no inline script.
(() => {
  let wanted = null;
  try {
    wanted = globalThis.localStorage.getItem('stemma.colorScheme');
  } catch {
    wanted = null;
  }
  const dark =
    wanted === 'dark' || (wanted !== 'light' && globalThis.matchMedia('(prefers-color-scheme: dark)').matches);
  globalThis.document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();

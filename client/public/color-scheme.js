// Sets light or dark before the first paint; the content security policy allows no inline script.
(() => {
  let wanted = null;
  try {
    wanted = window.localStorage.getItem('stemma.colorScheme');
  } catch {
    wanted = null;
  }
  const dark = wanted === 'dark' || (wanted !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();

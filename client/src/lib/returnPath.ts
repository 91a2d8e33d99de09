/** The address of the sign-in page that leads back to where the visitor wanted to go. */
export function signInPath(wanted: string): string {
  return wanted === '/' || wanted === '/overview' ? '/login' : `/login?to=${encodeURIComponent(wanted)}`;
}

/** The way back that a sign-in address carries; only paths of this site, else the overview. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('to');
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/overview';
  const url = new URL(wanted, window.location.origin);
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : '/overview';
}

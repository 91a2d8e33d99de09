import { useEffect, type ComponentProps, type MouseEvent } from 'react';
import { pathOf } from './history';
import type { NavigateOptions } from './router';
import { usePlace } from './RouterProvider';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  to: string;
}

/** A link to an address within the client. */
export function Link({ to, replace, state, onClick, ...others }: LinkProps) {
  const { router } = usePlace();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event, others.target)) return;
    event.preventDefault();
    void router.navigate(to, { replace: replace ?? to === pathOf(router.state.location), state });
  };
  return <a {...others} href={to} onClick={follow} />;
}

/** Whether the browser would open the link in place of the page. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target: string | undefined): boolean {
  return button === 0 && (!target || target === '_self') && !(metaKey || altKey || ctrlKey || shiftKey);
}

/** Goes elsewhere as soon as it is shown. */
export function Navigate({ to, replace = false, state }: { to: string } & NavigateOptions) {
  const { router } = usePlace();
  useEffect(() => {
    void router.navigate(to, { replace, state });
  }, [router, to, replace, state]);
  return null;
}

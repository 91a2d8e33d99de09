import { cloneElement, useLayoutEffect, useRef, useState, type ReactElement, type Ref, type RefObject } from 'react';
import { useMergedRef } from '@mantine/hooks';

const HEARD = [
  ...['onClick', 'onFocus', 'onBlur', 'onKeyDown', 'onMouseEnter', 'onMouseLeave', 'onMouseMove', 'onMouseDown'],
  ...['onPointerEnter', 'onPointerLeave', 'onPointerDown', 'onTouchStart'],
];
const LENT = /^(?:id|aria-controls|aria-describedby|data-expanded)$/;

type Handlers = Record<string, ((event: unknown) => void) | undefined>;
type Props = Record<string, unknown>;

interface Lent {
  node: RefObject<HTMLElement | null>;
  /** What the stand-in is given. */
  held: { props: Props };
}

/**
 * An element that something floating is tied to before its code has come: the element stays the same one, and what stands in for it
 * there hands on what it is given. `own` are handlers that are called first.
 */
export function useLentTarget(
  child: ReactElement,
  own: Handlers,
  { ref: outer, ...given }: Props & { ref?: Ref<HTMLElement> } = {},
): [ReactElement, ReactElement] {
  const [held] = useState<Lent['held']>({ props: {} });
  const lent: Lent = { node: useRef<HTMLElement>(null), held };
  const props = child.props as Props & { ref?: Ref<HTMLElement> };
  const ref = useMergedRef(props.ref, outer, lent.node);
  const heard = HEARD.map((name) => [
    name,
    (event: { defaultPrevented?: boolean }) => {
      for (const handlers of [props, given, own, held.props] as Handlers[]) handlers[name]?.(event);
    },
  ]);
  const target = cloneElement(child, { ...given, ...Object.fromEntries(heard), ref } as object);
  return [target, <StandIn key="target" lent={lent} />];
}

/** Draws nothing. */
function StandIn({ lent, ref, ...props }: Props & { lent: Lent; ref?: Ref<HTMLElement> }) {
  const { held } = lent;
  useLayoutEffect(() => {
    held.props = props;
    const node = lent.node.current;
    const names = Object.keys(props).filter((name) => LENT.test(name) && props[name] !== undefined);
    for (const name of names) if (name !== 'id' || !node?.id) node?.setAttribute(name, String(props[name]));
    return () => {
      held.props = {};
      for (const name of names) if (name !== 'id') node?.removeAttribute(name);
    };
  });
  useLayoutEffect(() => {
    const node = lent.node.current;
    if (typeof ref === 'function') {
      const end = ref(node);
      return typeof end === 'function' ? end : () => void ref(null);
    }
    if (ref) ref.current = node;
    return undefined;
  }, [ref, lent.node]);
  return null;
}

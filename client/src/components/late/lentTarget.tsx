import { cloneElement, useLayoutEffect, useRef, type ReactElement, type Ref, type RefObject } from 'react';
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
  props: RefObject<Props>;
}

/**
 * An element that something floating is tied to before its code has come: the element stays the same one, and what holds its place
 * there hands on what it is given. `own` are handlers that are called first.
 */
export function useLentTarget(
  child: ReactElement,
  own: Handlers,
  { ref: outer, ...given }: Props & { ref?: Ref<HTMLElement> } = {},
): [ReactElement, ReactElement] {
  const lent: Lent = { node: useRef<HTMLElement>(null), props: useRef<Props>({}) };
  const props = child.props as Props & { ref?: Ref<HTMLElement> };
  const ref = useMergedRef(props.ref, outer, lent.node);
  const heard = HEARD.map((name) => [
    name,
    (event: { defaultPrevented?: boolean }) => {
      for (const handlers of [props, given, own, lent.props.current] as Handlers[]) handlers[name]?.(event);
    },
  ]);
  const target = cloneElement(child, { ...given, ...Object.fromEntries(heard), ref } as object);
  return [target, <Placeholder key="target" lent={lent} />];
}

/** Draws nothing. */
function Placeholder({ lent, ref, ...props }: Props & { lent: Lent; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    const { props: lentProps } = lent;
    lentProps.current = props;
    const node = lent.node.current;
    const names = Object.keys(props).filter((name) => LENT.test(name) && props[name] !== undefined);
    for (const name of names) if (name !== 'id' || !node?.id) node?.setAttribute(name, String(props[name]));
    return () => {
      lentProps.current = {};
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

import { useImperativeHandle, type Ref, type RefObject } from 'react';

interface Props {
  element: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
}

/** Draws nothing: gives Mantine, which wants the target of what floats as a child, an element that is elsewhere. */
export function AnchorStandIn({ element, ref }: Props) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element]);
  return null;
}

import { cloneElement, useRef, useState, type FocusEvent, type PointerEvent, type ReactElement } from 'react';
import { lazyComponent } from '../lazyComponent';
import { usePreloadedAfterFirstView } from '../usePreloadedSoon';
import type { TooltipReason } from './AnchoredTooltip';

interface Handlers {
  onPointerEnter?: (event: PointerEvent) => void;
  onFocus?: (event: FocusEvent) => void;
}

interface Props {
  /** What the target is called; it has this name without the tooltip. */
  label: string;
  position?: 'top' | 'right';
  /** Shows it to the keyboard as well. */
  withFocus?: boolean;
  disabled?: boolean;
  children: ReactElement<Handlers>;
}

const tooltip = lazyComponent(() => import('./AnchoredTooltip').then((loaded) => loaded.AnchoredTooltip));

/** A tooltip that is fetched once the page stands, or earlier with the first hover or focus; its target stays the same element. */
export function LazyTooltip({ label, position = 'top', withFocus = false, disabled = false, children }: Props) {
  const element = useRef<HTMLElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [reason, setReason] = useState<TooltipReason>(null);
  const status = tooltip.useStatus();
  usePreloadedAfterFirstView(tooltip);
  const show = (why: TooltipReason) => {
    setReason(why);
    setWanted(true);
    tooltip.preload();
  };
  const hide = () => setReason(null);
  const target = {
    ref: element,
    onPointerEnter: (event: PointerEvent) => {
      children.props.onPointerEnter?.(event);
      if (!disabled && event.pointerType !== 'touch') show('hover');
    },
    onFocus: (event: FocusEvent) => {
      children.props.onFocus?.(event);
      if (!disabled && withFocus && event.currentTarget.matches(':focus-visible')) show('focus');
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onBlur: hide,
  };
  return (
    <>
      {cloneElement(children, target)}
      {isWanted && status === 'ready' && (
        <tooltip.Component {...{ element, label, position }} reason={disabled ? null : reason} />
      )}
    </>
  );
}

import { useEffect, useState, type RefObject } from 'react';
import { Tooltip, useProps } from '@mantine/core';

/** Why a tooltip shows; null while it does not. */
export type TooltipReason = 'hover' | 'focus' | null;

interface Props {
  element: RefObject<HTMLElement | null>;
  label: string;
  position: 'top' | 'right';
  reason: TooltipReason;
}

const NO_PROPS: { openDelay?: number } = {};
const NO_EVENTS = { hover: false, focus: false, touch: false };

/** The tooltip of a `LazyTooltip`. */
export function AnchoredTooltip({ element, label, position, reason }: Props) {
  const { openDelay } = useProps('Tooltip', { openDelay: 0 }, NO_PROPS);
  const [isOpen, setOpen] = useState(false);
  if (!reason && isOpen) setOpen(false);
  useEffect(() => {
    if (!reason) return undefined;
    const timer = setTimeout(() => setOpen(true), reason === 'hover' ? openDelay : 0);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      clearTimeout(timer);
      setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [reason, openDelay]);
  return <Tooltip target={element} label={label} position={position} opened={isOpen} events={NO_EVENTS} />;
}

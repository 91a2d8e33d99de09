import { useRef, useState, type PointerEvent, type ReactElement } from 'react';
import type { TooltipProps } from '@mantine/core';
import { loadFloating, useFloating, type Floating } from './floating';
import { useLentTarget } from './lentTarget';

/** What a menu round the hint gives to the element that both are tied to. */
const TARGETS = /^(?:on[A-Z]|aria-|data-|id$)/;

/** Mantine's hint, whose code comes when it is first wanted or the page stands. */
export function Tooltip({ children, ref, ...props }: TooltipProps & { children: ReactElement }) {
  const entries = Object.entries(props);
  const others = Object.fromEntries(entries.filter(([name]) => !TARGETS.test(name))) as unknown as TooltipProps;
  const targets = Object.fromEntries(entries.filter(([name]) => TARGETS.test(name)));
  const parts = useFloating();
  const [isWanted, setWanted] = useState(false);
  const over = useRef(false);
  const isTouched = useRef(false);
  const want = () => {
    setWanted(true);
    void loadFloating();
  };
  const [target, standIn] = useLentTarget(
    children,
    {
      onPointerEnter: (event) => {
        isTouched.current = (event as PointerEvent).pointerType === 'touch';
      },
      onMouseEnter: () => {
        over.current = !isTouched.current;
        if (over.current) want();
      },
      onMouseLeave: () => {
        over.current = false;
      },
      onFocus: want,
    },
    { ...targets, ref },
  );
  return (
    <>
      {target}
      {parts && isWanted && (
        <Hint {...others} Component={parts.Tooltip} isOver={over}>
          {standIn}
        </Hint>
      )}
    </>
  );
}

interface HintProps extends TooltipProps {
  Component: Floating['Tooltip'];
  isOver: { current: boolean };
}

/** Open at once where the pointer was there before the hint. */
function Hint({ Component, isOver, ...props }: HintProps) {
  const [isOpen] = useState(() => isOver.current);
  return <Component {...props} defaultOpened={isOpen} />;
}

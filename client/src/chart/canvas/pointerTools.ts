/** Something that a pointer can do on the chart beside moving cards: pull a link, bend one, draw a lasso. */
export interface PointerTool {
  /** Whether it takes the pointer that went down. */
  begin(event: PointerEvent): boolean;
  move(event: PointerEvent): void;
  end(event: PointerEvent): void;
  /** The pointer is lost, or the person pressed Escape. */
  drop(): void;
}

/**
 * Gives a pointer to the first hand that takes it, with mouse, pen or finger. While one has it, nothing else hears of it. Answers how to tell
 * whether one has; `ended` is called once none has any more.
 */
export function attachPointerTools(
  host: HTMLElement,
  tools: readonly PointerTool[],
  { ended, signal }: { ended: () => void; signal: AbortSignal },
): () => boolean {
  const early = { capture: true, signal } as const;
  let busy: { tool: PointerTool; pointer: number } | null = null;
  const drop = () => {
    const tool = busy?.tool;
    busy = null;
    tool?.drop();
    if (tool) ended();
  };
  host.addEventListener(
    'pointerdown',
    (event) => {
      if (busy || event.button !== 0) return;
      const tool = tools.find((one) => one.begin(event));
      if (!tool) return;
      busy = { tool, pointer: event.pointerId };
      host.setPointerCapture(event.pointerId);
    },
    early,
  );
  host.addEventListener('pointermove', (event) => busy?.pointer === event.pointerId && busy.tool.move(event), early);
  host.addEventListener(
    'pointerup',
    (event) => {
      if (busy?.pointer !== event.pointerId) return;
      const { tool: hand } = busy;
      busy = null;
      hand.end(event);
      ended();
    },
    early,
  );
  host.addEventListener('pointercancel', drop, early);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !busy) return;
      drop();
      event.stopPropagation();
    },
    early,
  );
  for (const kind of ['mousedown', 'touchstart', 'mousemove', 'touchmove'] as const) {
    host.addEventListener(kind, (event) => busy && event.stopPropagation(), early);
  }
  return () => busy !== null;
}

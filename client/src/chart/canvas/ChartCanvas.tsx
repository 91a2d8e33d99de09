import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { useComputedColorScheme } from '@mantine/core';
import { useStore } from 'zustand';
import { STEMMA_STYLE } from '@stemma/shared/chart/builtInStyles';
import type { ChartStyleLook } from '@stemma/shared/chart/style';
import { LEGEND_INSET, VIEWER_WIDTHS } from '@stemma/diagram/overview/openingFrame';
import { sceneSetters } from '@stemma/diagram/scene/sceneSetters';
import { isoToday } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { bendLink, moveLinkText } from '../model/bends';
import type { ChartDocument } from '../model/document';
import { moveNodes } from '../model/commands';
import { resizeNode } from '../model/decor';
import { placeEnds } from '../model/endChoice';
import { same } from '../model/same';
import type { ChartSession } from '../model/session';
import { Legend } from '../legend/Legend';
import { useLegendVisibility } from '../legend/useLegendVisibility';
import { CardReader } from './CardReader';
import type { TypedOnLink } from './canvasEvents';
import classes from './ChartCanvas.module.css';
import { CanvasController, type Visibility, type CanvasEvents, type ToolName } from './controller';
import { MiniMap } from './MiniMap';
import { useScreen } from '../../lib/useScreen';
import type { FetchPicture } from './pictures';
import { createMeasure, fontsReady } from './fonts';
import { lettersOf } from './letters';
import type { RenderState } from './renderState';
import { useCanvasKeys } from './useCanvasKeys';
import type { SceneAndFileSetters } from './scenes';
import type { Insets } from './viewport';

/** Where the foot is wide enough for a legend beside the zoom box. */
const LEGEND_FITS = `(min-width: ${VIEWER_WIDTHS.legend}px)`;
const NO_BADGES: RenderState['badges'] = new Map();
/** How much of the right stays free of the chart where nothing covers it, in CSS pixels. */
const SIDE = 48;
const asItIs = (document: ChartDocument): ChartDocument => document;

interface ChartCanvasProps {
  session: ChartSession;
  /** What a press on the chart begins. */
  tool: ToolName;
  /** What stays at full strength while the rest fades; null for everything. */
  related: RenderState['related'];
  /** What is folded or hidden. */
  away?: Visibility;
  /** What came, went or changed since another state of the chart. */
  marks?: RenderState['marks'];
  /** Words over the edges of cards. */
  badges?: RenderState['badges'];
  /** The chart as it is to be seen, where not all of it is: on another day. One function for as long as that does not change. */
  asSeen?: (document: ChartDocument) => ChartDocument;
  /** The day (ISO) that `asSeen` shows it on; null for today. */
  day?: string | null;
  /** On a card, how many neighbours that are not here could come or go. */
  expansion?: RenderState['expansion'];
  /** Shows what the shapes, lines and colours of the chart mean. */
  legend?: boolean;
  /** Shows the whole chart in small, where it covers nothing. */
  miniMap?: boolean;
  /** What bars and panels cover at each side, in CSS pixels. */
  insets: Insets;
  /** Called with the canvas once it can show things, and with null when it goes. */
  onReady: (controller: CanvasController | null) => void;
  /** Fetches pictures that stand on the chart; one function for good. */
  fetchPicture?: FetchPicture;
  events: Pick<CanvasEvents, 'linked' | 'open' | 'menu' | 'zoomed'> &
    Partial<Pick<CanvasEvents, 'unfold' | 'expand'>> & { typed?: TypedOnLink };
}

/** The chart of a session, drawn and in the hand of pointer and keyboard. */
export function ChartCanvas({
  session,
  tool,
  related,
  away,
  marks = null,
  badges = NO_BADGES,
  asSeen = asItIs,
  day = null,
  expansion = null,
  legend = false,
  miniMap = false,
  insets,
  onReady,
  fetchPicture,
  events,
}: ChartCanvasProps) {
  const host = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme('light');
  const style = useStore(session.store, ({ document }) => document.props.style);
  const isCompact = !useScreen(LEGEND_FITS);
  const [isLegendOpen, openLegend] = useLegendVisibility(isCompact);
  const isLegendShown = legend && isLegendOpen && !isCompact;
  const free = useMemo(
    () => (isLegendShown ? { ...insets, bottom: Math.max(insets.bottom, LEGEND_INSET) } : insets),
    [isLegendShown, insets],
  );
  const { controller, failed } = useController(host, session, {
    ...{ events, insets: free, onReady, fetchPicture, asSeen, style },
  });
  const [focused, setFocused] = useState<string | null>(null);
  const onKeyDown = useCanvasKeys({ controller, session, focused, setFocused, open: events.open, typed: events.typed });

  useEffect(() => controller?.setScheme(scheme), [controller, scheme]);
  useEffect(() => controller?.camera.setInsets(free), [controller, free]);
  useEffect(() => controller?.setRelated(related), [controller, related]);
  useEffect(() => {
    if (away) controller?.setAway(away);
  }, [controller, away]);
  useEffect(() => controller?.setMarks(marks), [controller, marks]);
  useEffect(() => controller?.setBadges(badges), [controller, badges]);
  useEffect(() => controller?.update(asSeen(session.store.getState().document), true), [controller, session, asSeen]);
  useEffect(() => controller?.setExpansion(expansion), [controller, expansion]);
  useEffect(() => controller?.setFocused(focused), [controller, focused]);
  useEffect(() => {
    if (!controller) return;
    const show = () => controller.setMode({ editing: session.store.getState().mode === 'edit', tool });
    show();
    return session.store.subscribe((state, before) => state.mode !== before.mode && show());
  }, [controller, session, tool]);

  return (
    <div className={classes.frame}>
      <div
        ref={host}
        className={classes.canvas}
        tabIndex={0}
        role="application"
        aria-roledescription={t('chart')}
        aria-label={t('Chart')}
        aria-describedby="chart-help"
        data-testid="chart-canvas"
        onKeyDown={onKeyDown}
        onBlur={() => setFocused(null)}
      />
      {failed && (
        <div className={classes.failed} role="alert">
          <h2>{t('This chart cannot be drawn')}</h2>
          <p>
            {t('Nothing of it is lost: its table shows all that stands on it, and there it can be changed and saved.')}
          </p>
        </div>
      )}
      {miniMap && controller && (
        <MiniMap controller={controller} right={Math.max(0, insets.right - SIDE)} isFootTaken={isLegendShown} />
      )}
      {legend && controller && (
        <Legend
          canvas={controller}
          right={Math.max(0, insets.right - SIDE)}
          {...{ day, isCompact, isOpen: isLegendOpen, show: openLegend }}
        />
      )}
      <CardReader session={session} focused={focused} />
      <p id="chart-help" className={classes.unseen}>
        {t(
          'Tab goes from card to card, Alt and an arrow to the next card that way, Enter opens what is known of it, Space selects it. The outline tells the same as a tree.',
        )}
      </p>
    </div>
  );
}

/** How the cards and labels of a chart are set by a style, on screen and in files. */
function settersFor(style: ChartStyleLook | null | undefined, { links }: ChartDocument): SceneAndFileSetters {
  const ask = { measure: createMeasure(style?.font), day: isoToday(), style, links: [...links.values()] };
  const inFiles = sceneSetters({ ...ask, wholeNames: true });
  return { ...sceneSetters(ask), wholeCard: (node) => inFiles.card(node) };
}

function useController(
  host: RefObject<HTMLDivElement | null>,
  session: ChartSession,
  {
    events,
    insets,
    onReady,
    fetchPicture,
    asSeen,
    style,
  }: Pick<ChartCanvasProps, 'events' | 'insets' | 'onReady'> & {
    fetchPicture: FetchPicture | undefined;
    style: ChartStyleLook | undefined;
    asSeen: (document: ChartDocument) => ChartDocument;
  },
): { controller: CanvasController | null; failed: boolean } {
  const [controller, setController] = useState<CanvasController | null>(null);
  const [failed, setFailed] = useState(false);
  const announceReady = useEffectEvent((made: CanvasController | null) => {
    made?.camera.setInsets(insets);
    onReady(made);
  });
  const fontNow = useEffectEvent(() => style?.font);
  const drawnBy = useEffectEvent((document: ChartDocument) => settersFor(style, document));
  const seen = useEffectEvent((document: ChartDocument) => asSeen(document));
  const onLinked = useEffectEvent<CanvasEvents['linked']>((pull) => events.linked(pull));
  const onOpen = useEffectEvent<CanvasEvents['open']>((target) => events.open(target));
  const onMenu = useEffectEvent<CanvasEvents['menu']>((target, client) => events.menu(target, client));
  const onZoomed = useEffectEvent<CanvasEvents['zoomed']>((zoom) => events.zoomed(zoom));

  const onExpand = useEffectEvent<CanvasEvents['expand']>(() => events.expand?.());
  const onUnfold = useEffectEvent<CanvasEvents['unfold']>((key) => events.unfold?.(key));

  useEffect(() => {
    let made: CanvasController | null = null;
    let leave = () => undefined as void;
    let gone = false;
    const { nodes, links } = session.store.getState().document;
    const fail = () => {
      leave();
      if (!gone) setFailed(true);
    };
    const start = async () => {
      await fontsReady(lettersOf(nodes.values(), links.values()), fontNow());
      if (gone || !host.current) return;
      const canvas = new CanvasController(
        host.current,
        drawnBy(session.store.getState().document),
        {
          select: (selection) => session.select(selection),
          moved: (places) => {
            session.run(moveNodes(places));
            canvas.update(seen(session.store.getState().document));
          },
          linked: onLinked,
          bent: (bent) => {
            session.run(
              'textAt' in bent ? moveLinkText(bent.key, bent.textAt) : bendLink(bent.key, bent.points, bent.routing),
            );
            canvas.update(seen(session.store.getState().document));
          },
          ended: ({ key, end, anchor }) => {
            session.run(placeEnds([key], { [end]: anchor }));
            canvas.update(seen(session.store.getState().document));
          },
          resized: (key, size) => {
            session.run(resizeNode(key, size));
            canvas.update(seen(session.store.getState().document));
          },
          undone: () => canvas.update(seen(session.store.getState().document)),
          open: onOpen,
          menu: onMenu,
          zoomed: onZoomed,
          unfold: onUnfold,
          expand: onExpand,
        },
        fetchPicture,
      );
      made = canvas;
      await canvas.prepare(seen(session.store.getState().document), true);
      if (gone) return;
      const { document, selection } = session.store.getState();
      canvas.update(seen(document));
      canvas.setSelection(selection);
      leave = session.store.subscribe((state, before) => {
        try {
          if (state.document !== before.document) canvas.update(seen(state.document), state.history !== before.history);
          if (state.selection !== before.selection) canvas.setSelection(state.selection);
        } catch {
          fail();
        }
      });
      setFailed(false);
      setController(canvas);
      announceReady(canvas);
      await canvas.refine(() => (gone ? null : seen(session.store.getState().document)));
    };
    start().catch(fail);
    return () => {
      gone = true;
      leave();
      made?.destroy();
      if (made) announceReady(null);
      setController(null);
    };
  }, [host, session, fetchPicture]);
  useEffect(() => {
    if (!controller || same(style ?? STEMMA_STYLE, controller.scene.look.style)) return;
    let isWanted = true;
    const { nodes, links } = session.store.getState().document;
    void fontsReady(lettersOf(nodes.values(), links.values()), style?.font).then(() => {
      if (isWanted) controller.restyle(drawnBy(session.store.getState().document));
    });
    return () => {
      isWanted = false;
    };
  }, [controller, session, style]);
  return { controller, failed };
}

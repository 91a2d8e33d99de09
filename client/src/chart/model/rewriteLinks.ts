import type { ChartLink } from '@stemma/shared/chart/link';
import type { ChartDocument } from './document';
import type { History, Step } from './history';
import type { Change } from './patch';

/** What becomes of a link; the same link where nothing does. */
export type LinkRewrite = (link: ChartLink) => ChartLink;

/** Gives a role another name on a link, or takes it off where it has none any more. */
export function rewriteRole(role: string, name: string | null): LinkRewrite {
  return (link) => {
    if (!link.roles.some((one) => one.role === role)) return link;
    const roles = link.roles.flatMap((one) =>
      one.role !== role ? [one] : name === null ? [] : [{ ...one, role: name }],
    );
    return { ...link, roles };
  };
}

/** A document with its links rewritten. */
export function rewriteDocument(document: ChartDocument, rewrite: LinkRewrite): ChartDocument {
  const links = rewriteTable(document.links, rewrite);
  return links === document.links ? document : { ...document, links };
}

/** A history whose steps know links only as rewritten, so that none of them brings back what was. */
export function rewriteHistory(history: History, rewrite: LinkRewrite): History {
  const steps = (list: readonly Step[]) => list.map((step) => rewriteStep(step, rewrite));
  return { ...history, past: steps(history.past), future: steps(history.future) };
}

function rewriteStep(step: Step, rewrite: LinkRewrite): Step {
  const links = new Map([...step.patch.links].map(([key, change]) => [key, rewriteChange(change, rewrite)]));
  const open = step.open && { ...step.open, base: rewriteDocument(step.open.base, rewrite) };
  return { ...step, patch: { ...step.patch, links }, open };
}

function rewriteChange({ before, after }: Change<ChartLink>, rewrite: LinkRewrite): Change<ChartLink> {
  return { ...(before && { before: rewrite(before) }), ...(after && { after: rewrite(after) }) };
}

function rewriteTable(links: ReadonlyMap<string, ChartLink>, rewrite: LinkRewrite): ReadonlyMap<string, ChartLink> {
  const rewritten = [...links].map(([key, link]) => [key, rewrite(link)] as const);
  return rewritten.every(([key, link]) => link === links.get(key)) ? links : new Map(rewritten);
}

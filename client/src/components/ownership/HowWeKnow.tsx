import { Skeleton } from '@mantine/core';
import { roleSourceText } from '@stemma/shared/chart/roleSource';
import { inForce } from '@stemma/shared/ownership/day';
import { formatShare } from '@stemma/shared/ownership/shareFormat';
import type { OwnershipGraph, OwnershipLink } from '@stemma/shared/ownership/types';
import type { PathsAnswer, PathStepAnswer } from '@stemma/shared/ownership/answers/howWeKnow';
import classes from './Ownership.module.css';

interface Props {
  name: string;
  paths: Pick<PathsAnswer, 'paths' | 'more' | 'moreShare' | 'throughLoops' | 'loopText' | 'total'> | null;
  /** Says the roles of links. */
  graph: OwnershipGraph;
  asOf: string;
  why: readonly string[];
}

/** How a total share comes about, so that another person can check it: each path with its sources, then what loops add. */
export function HowWeKnow({ name, paths, graph, asOf, why }: Props) {
  const links = new Map(graph.links.map((link) => [link.key, link]));
  return (
    <div className={classes.paths}>
      <h4>
        How do we know? <bdi>{name}</bdi>
      </h4>
      {!paths && <Skeleton height={40} radius="sm" aria-label="Reading the paths" />}
      {paths?.paths.map((path) => (
        <div key={path.text} className={classes.path}>
          <span>
            <bdi>{path.text.slice(0, path.text.lastIndexOf(' = '))}</bdi>
          </span>
          <b>{formatShare(path.share)}</b>
          {path.steps.map((step) => (
            <StepSource key={`${step.from} ${step.to}`} step={step} links={links} asOf={asOf} />
          ))}
        </div>
      ))}
      {paths && paths.paths.length === 0 && <p className={classes.quiet}>No link with a share leads from here.</p>}
      {paths && <Rest paths={paths} />}
      {why.map((reason) => (
        <p key={reason} className={classes.quiet}>
          {reason[0]?.toUpperCase()}
          {reason.slice(1)}.
        </p>
      ))}
    </div>
  );
}

function Rest({
  paths: { more, moreShare, throughLoops, loopText, total, paths },
}: {
  paths: NonNullable<Props['paths']>;
}) {
  return (
    <>
      {more !== null && more > 0 && (
        <div className={classes.path}>
          <span>and {more} more paths, together</span>
          <b>{formatShare(moreShare ?? 0)}</b>
        </div>
      )}
      {more === null && (
        <div className={classes.path}>
          <span>through further paths and loops</span>
          <b>{formatShare(Math.max(0, total - paths.reduce((sum, { share }) => sum + share, 0)))}</b>
        </div>
      )}
      {throughLoops !== null && (
        <div className={classes.path}>
          <span>Through loops{loopText && <bdi>: {loopText}</bdi>}</span>
          <b>{throughLoops > 0 ? `+ ${formatShare(throughLoops)}` : 'none'}</b>
        </div>
      )}
      <div className={classes.path}>
        <b>Total</b>
        <b>{formatShare(total)}</b>
      </div>
    </>
  );
}

interface StepProps {
  step: PathStepAnswer;
  links: ReadonlyMap<string, OwnershipLink>;
  asOf: string;
}

function StepSource({ step, links, asOf }: StepProps) {
  const roles = step.links.flatMap((key) => links.get(key)?.roles ?? []).filter((role) => inForce(role, asOf) !== 'no');
  const said = roles.map((role) => roleSourceText(role));
  return said.length ? <small>{said.join('; ')}</small> : null;
}

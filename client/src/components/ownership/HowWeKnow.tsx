import { Fragment } from 'react';
import { Skeleton } from '@mantine/core';
import { fromEnglish } from '@stemma/shared/language/sentence';
import { documentText, roleSource } from '@stemma/shared/chart/roleSource';
import { inForce } from '@stemma/shared/ownership/day';
import { formatShare } from '@stemma/shared/ownership/shareFormat';
import type { OwnershipGraph, OwnershipLink, OwnershipRole } from '@stemma/shared/ownership/types';
import type { PathsAnswer, PathStepAnswer } from '@stemma/shared/ownership/answers/howWeKnow';
import { t } from '@stemma/shared/language/translate';
import type { EvidenceName, EvidenceNames } from '../../lib/ownership/evidence';
import classes from './Ownership.module.css';

interface Props {
  name: string;
  paths: Pick<PathsAnswer, 'paths' | 'more' | 'moreShare' | 'throughLoops' | 'loopText' | 'total'> | null;
  /** Says the roles of links. */
  graph: OwnershipGraph;
  asOf: string;
  why: readonly string[];
  /** Names those pieces of evidence that the reader may see. */
  names: EvidenceNames;
  onOpen: (evidence: EvidenceName) => void;
}

/** How a total share comes about, so that another person can check it: each path with its sources, then what loops add. */
export function HowWeKnow({ name, paths, graph, asOf, why, names, onOpen }: Props) {
  const links = new Map(graph.links.map((link) => [link.key, link]));
  return (
    <div className={classes.paths}>
      <h4>
        {t('How do we know?')} <bdi>{name}</bdi>
      </h4>
      {!paths && <Skeleton height={40} radius="sm" aria-label={t('Reading the paths')} />}
      {paths?.paths.map((path) => (
        <div key={path.text} className={classes.path}>
          <span>
            <bdi>{path.text.slice(0, path.text.lastIndexOf(' = '))}</bdi>
          </span>
          <b>{formatShare(path.share)}</b>
          {path.steps.map((step) => (
            <StepSource key={`${step.from} ${step.to}`} {...{ step, links, asOf, names, onOpen }} />
          ))}
        </div>
      ))}
      {paths && paths.paths.length === 0 && (
        <p className={classes.quiet}>{t('No link with a share leads from here.')}</p>
      )}
      {paths && <Rest paths={paths} />}
      {why.map(fromEnglish).map((reason) => (
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
          <span>{t('and {more} more paths, together', { more })}</span>
          <b>{formatShare(moreShare ?? 0)}</b>
        </div>
      )}
      {more === null && (
        <div className={classes.path}>
          <span>{t('through further paths and loops')}</span>
          <b>{formatShare(Math.max(0, total - paths.reduce((sum, { share }) => sum + share, 0)))}</b>
        </div>
      )}
      {throughLoops !== null && (
        <div className={classes.path}>
          <span>
            {t('Through loops')}
            {loopText && <bdi>: {loopText.split(', ').map(fromEnglish).join(', ')}</bdi>}
          </span>
          <b>{throughLoops > 0 ? `+ ${formatShare(throughLoops)}` : t('none', undefined, 'share')}</b>
        </div>
      )}
      <div className={classes.path}>
        <b>{t('Total')}</b>
        <b>{formatShare(total)}</b>
      </div>
    </>
  );
}

interface StepProps extends Pick<Props, 'asOf' | 'names' | 'onOpen'> {
  step: PathStepAnswer;
  links: ReadonlyMap<string, OwnershipLink>;
}

function StepSource({ step, links, asOf, names, onOpen }: StepProps) {
  const roles = step.links.flatMap((key) => links.get(key)?.roles ?? []).filter((role) => inForce(role, asOf) !== 'no');
  return roles.map((role, at) => <RoleSource key={at} {...{ role, names, onOpen }} />);
}

/** "Shareholder · since 01.01.2022 · Register.pdf, p. 3 · checked 03.02.2026 by Pia", what can be opened as a button. */
function RoleSource({ role, names, onOpen }: Pick<Props, 'names' | 'onOpen'> & { role: OwnershipRole }) {
  const documents = (role.evidence ?? []).flatMap(({ key, note }) => {
    const found = names.get(key);
    return found ? [{ ...found, note: note ?? null }] : [];
  });
  const { before, after } = roleSource({ ...role, evidence: role.evidence?.length ?? 0, documents });
  const parts = [
    before.join(' · '),
    ...documents.map((one) => <Document key={`${one.key} ${one.note ?? ''}`} document={one} onOpen={onOpen} />),
    after.join(' · '),
  ].filter((part) => part !== '');
  return (
    <small>
      {parts.map((part, at) => (
        <Fragment key={at}>
          {at > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </small>
  );
}

function Document({ document, onOpen }: { document: EvidenceName & { note: string | null } } & Pick<Props, 'onOpen'>) {
  const text = <bdi>{documentText(document)}</bdi>;
  if (document.kind === 'statement') return text;
  return (
    <button type="button" className={classes.document} onClick={() => onOpen(document)}>
      {text}
    </button>
  );
}

import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import type { OwnershipAnswer } from '@stemma/shared/ownership/ownership';
import type { TrustParty } from '@stemma/shared/ownership/roles';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import type { PathsAnswer } from '@stemma/shared/ownership/answers/howWeKnow';
import { CATEGORY_NAMES, VERDICT_NAMES } from '@stemma/shared/rules/ownershipNames';
import { t } from '@stemma/shared/language/translate';
import type { OwnershipEverywhereQuery, PathsEverywhereQuery } from '../../gql/graphql';
import { askedOf } from '../../lib/ownership/asked';
import { ownershipEverywhereQuery, pathsEverywhereQuery } from '../../lib/ownership/documents';
import { byKeys, NO_NAMES, type EvidenceNames } from '../../lib/ownership/evidence';
import { useOwnershipSettings, type OwnershipSettings } from '../../lib/ownership/settings';
import { ErrorState } from '../State';
import type { PartyChoice } from './choices';
import { ChangesEverywhere, HoldingsEverywhere } from './HeldEverywhere';
import { HowWeKnow } from './HowWeKnow';
import classes from './Ownership.module.css';
import { useOwnEvidence } from './ownEvidence';
import { OwnershipSections } from './OwnershipSections';
import { SettingsRow } from './SettingsRow';
import type { PartyOf, ShownParty } from './source';

interface Props {
  entityKey: string;
  typeName: string;
  onShow: (key: string) => void;
  /** Makes a report of it, where the reader can have one. */
  report?: ReactNode;
}

/** Who owns and controls an entity, over all charts that the reader may read. */
export function OwnershipEverywhere({ entityKey, typeName, onShow, report }: Props) {
  const settings = useOwnershipSettings();
  const input: EverywhereInput = { ...askedOf(entityKey, settings), scope: 'ALL_MY_CHARTS' };
  const isPerson = typeName === 'Individual';
  const { data, previousData, error, loading, refetch } = useQuery(ownershipEverywhereQuery, {
    variables: { input },
    skip: isPerson,
    fetchPolicy: 'network-only',
  });
  const answer =
    data?.ownership ?? (previousData?.ownership.subject.key === entityKey ? previousData.ownership : undefined);
  return (
    <>
      <SettingsRow parties={answer ? choicesOf(answer) : []} />
      {!isPerson && report && <div className={classes.actions}>{report}</div>}
      {isPerson && <p className={classes.quiet}>{t('People are not owned.')}</p>}
      {error && (
        <ErrorState
          title={t('This could not be calculated')}
          text={error.message}
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!isPerson && !answer && !error && <Skeleton height={120} mt="md" radius="sm" aria-label={t('Calculating')} />}
      {answer && !error && (
        <>
          <p className={classes.quiet}>
            {t('From {charts} that you may read.', {
              charts:
                answer.basedOn.charts.length === 1
                  ? t('one chart')
                  : t('{count} charts', { count: answer.basedOn.charts.length }),
            })}
          </p>
          <OwnershipSections
            answer={answerOf(answer, settings)}
            party={partiesOf(answer)}
            onShow={onShow}
            howWeKnow={({ key, why }) => (
              <Paths input={input} holderKey={key} why={why} name={partiesOf(answer)(key).name} asOf={answer.asOf} />
            )}
          />
        </>
      )}
      {(answer || isPerson) && !error && (
        <HoldingsEverywhere key={`holdings ${entityKey}`} input={input} onShow={onShow} />
      )}
      {answer && !error && <ChangesEverywhere key={`changes ${entityKey}`} input={input} />}
    </>
  );
}

/** The parties that an answer names, to be chosen of. */
function choicesOf({ holders, controllers }: ServerAnswer): PartyChoice[] {
  const all = [...holders, ...controllers].flatMap(({ party: { key, name } }) =>
    key ? { value: key, label: name || t('Without a name') } : [],
  );
  return [...new Map(all.map((one) => [one.value, one])).values()].sort((a, b) => a.label.localeCompare(b.label));
}

type EverywhereInput = ReturnType<typeof askedOf> & { scope: 'ALL_MY_CHARTS' };
type ServerAnswer = OwnershipEverywhereQuery['ownership'];

function partiesOf({ subject, holders, controllers, noBeneficialOwner }: ServerAnswer): PartyOf {
  const all: ShownParty[] = [
    subject,
    ...holders.flatMap(({ party, parties }) => [party, ...parties.map((one) => one.party)]),
    ...controllers.flatMap(({ party, through }) => [party, ...through]),
    ...(noBeneficialOwner?.officials ?? []),
  ].map(({ key, name, typeName }) => ({ key: key ?? null, name, typeName }));
  const known = new Map(all.map((party) => [party.key, party]));
  return (key) => known.get(key) ?? { key: null, name: t('Hidden'), typeName: 'Custom' };
}

const keyOf = ({ key }: { key?: string | null }): string => key ?? '';

export function nameIn<T extends string>(names: Readonly<Record<T, string>>, name: string): T {
  const found = (Object.keys(names) as T[]).find((one) => names[one] === name);
  if (!found) throw new Error(`"${name}" is not known here.`);
  return found;
}

/** What the server answered, in the words of the calculation; without what only the picture on a chart asks for. */
function answerOf(answer: ServerAnswer, { basis, preset }: OwnershipSettings): OwnershipAnswer {
  return {
    subject: keyOf(answer.subject),
    asOf: answer.asOf,
    basis,
    preset,
    threshold: { percent: answer.threshold, inclusive: answer.inclusive },
    standsIn: answer.votesFromShares,
    contradictory: answer.contradictory,
    calculable: answer.calculable,
    blocked: answer.blocked ?? null,
    holders: answer.holders.map(({ party, parties, verdict, declared, ...holder }) => ({
      ...holder,
      key: keyOf(party),
      declared: declared ?? null,
      verdict: nameIn(VERDICT_NAMES, verdict),
      parties: parties.map((one) => ({ key: keyOf(one.party), as: one.as as TrustParty })),
    })),
    more: answer.more,
    coverage: answer.coverage.map(({ category, share }) => ({ category: nameIn(CATEGORY_NAMES, category), share })),
    coverageText: answer.coverageText,
    selfHeld: answer.selfHeld,
    controllers: answer.controllers.map(({ party, certain, through }) => ({
      key: keyOf(party),
      certain,
      through: through.map(keyOf),
    })),
    votesOfControlled: answer.votesOfControlled,
    loops: answer.loops,
    noBeneficialOwner: answer.noBeneficialOwner
      ? { text: answer.noBeneficialOwner.text, officials: answer.noBeneficialOwner.officials.map(keyOf) }
      : null,
    over: [],
    countedLinks: [],
    entities: answer.basedOn.entities,
  };
}

interface PathsProps {
  input: EverywhereInput;
  holderKey: string;
  name: string;
  why: readonly string[];
  asOf: string;
}

function Paths({ input, holderKey, name, why, asOf }: PathsProps) {
  const { data } = useQuery(pathsEverywhereQuery, { variables: { input, holderKey }, fetchPolicy: 'network-only' });
  const { open } = useOwnEvidence();
  const answer = data?.ownershipPaths;
  return (
    <HowWeKnow
      name={name}
      paths={answer ? pathsOf(answer) : null}
      graph={answer ? graphOf(answer) : NOTHING}
      asOf={asOf}
      why={why}
      names={answer ? namesOf(answer) : NO_NAMES}
      onOpen={open}
    />
  );
}

const NOTHING: OwnershipGraph = { entities: [], links: [] };
type ServerPaths = PathsEverywhereQuery['ownershipPaths'];

function pathsOf({
  paths,
  more,
  moreShare,
  throughLoops,
  loopText,
  total,
}: ServerPaths): Pick<PathsAnswer, 'paths' | 'more' | 'moreShare' | 'throughLoops' | 'loopText' | 'total'> {
  return {
    paths: paths.map(({ text, share, steps }) => ({
      text,
      share,
      steps: steps.map((step) => ({
        from: keyOf(step.from),
        to: keyOf(step.to),
        share: step.share,
        upper: step.upper,
        notStated: step.notStated,
        links: [...new Set(step.roles.map(({ linkKey }) => linkKey))],
      })),
    })),
    more: more ?? null,
    moreShare: moreShare ?? null,
    throughLoops: throughLoops ?? null,
    loopText: loopText ?? null,
    total,
  };
}

/** A piece of evidence of which a call tells that it is there. */
const UNNAMED = { kind: '', key: '' };

function namesOf({ paths }: ServerPaths): EvidenceNames {
  const roles = paths.flatMap(({ steps }) => steps.flatMap((step) => step.roles));
  return byKeys(roles.flatMap(({ documents }) => documents.map(({ note: _note, ...named }) => named)));
}

/** The links that the paths name, with their roles. */
function graphOf({ paths }: ServerPaths): OwnershipGraph {
  const links = new Map<string, OwnershipGraph['links'][number]>();
  for (const step of paths.flatMap(({ steps }) => steps)) {
    for (const { linkKey } of step.roles) {
      if (links.has(linkKey)) continue;
      const roles = step.roles
        .filter((role) => role.linkKey === linkKey)
        .map(({ linkKey: _key, evidence, documents, ...role }) => ({
          ...role,
          evidence: [...documents, ...Array.from({ length: evidence - documents.length }, () => UNNAMED)],
        }));
      links.set(linkKey, { key: linkKey, from: keyOf(step.from), to: keyOf(step.to), arrowType: 'Normal', roles });
    }
  }
  return { entities: [], links: [...links.values()] };
}

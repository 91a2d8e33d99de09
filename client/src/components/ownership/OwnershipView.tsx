import { useMemo, type ReactNode } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { IconBinaryTree2 } from '@tabler/icons-react';
import { changedLinks } from '@stemma/shared/ownership/changedLinks';
import type { HolderAnswer, OwnershipQuestion } from '@stemma/shared/ownership/ownership';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import { t } from '@stemma/shared/language/translate';
import type { EvidenceReader } from '../../lib/ownership/evidence';
import { changeOwnership, useOwnershipSettings } from '../../lib/ownership/settings';
import { useCalculation } from '../../lib/ownership/useCalculation';
import { useEvidenceNames } from '../../lib/ownership/useEvidenceNames';
import type { PanelChart } from '../../lib/panelChart';
import { ChangesSection } from './ChangesSection';
import { partyChoices } from './choices';
import { GroupSection } from './GroupSection';
import { HowWeKnow } from './HowWeKnow';
import classes from './Ownership.module.css';
import { HoldingsSection, OwnershipSections } from './OwnershipSections';
import { questionOf } from './question';
import { SettingsRow } from './SettingsRow';
import { partiesOf } from './source';

interface Props {
  entityKey: string;
  typeName: string;
  graph: OwnershipGraph;
  /** What the numbers rest on beyond what is saved. */
  unsaved: boolean;
  onShow: (key: string) => void;
  makeChart?: PanelChart['makeChart'];
  /** Makes a report of it, where the reader can have one. */
  report?: ReactNode;
  /** Must stay the same. */
  evidence: EvidenceReader;
}

/** Who owns and controls an entity on this chart, and what it holds itself. */
export function OwnershipView({ entityKey, typeName, graph, unsaved, onShow, makeChart, report, evidence }: Props) {
  const settings = useOwnershipSettings();
  const isPerson = typeName === 'Individual';
  const question = questionOf(entityKey, settings);
  const owned = useCalculation('ownership', graph, isPerson ? null : question);
  const held = useCalculation('holdings', graph, question);
  const { basis, leaveOutUndated } = settings;
  const changes = useCalculation('changes', graph, isPerson ? null : { subject: entityKey, basis, leaveOutUndated });
  const party = useMemo(() => partiesOf(graph), [graph]);
  const parties = useMemo(() => partyChoices(graph.entities), [graph]);
  const fault = owned.fault ?? held.fault;
  const isShown = settings.shown === entityKey;
  return (
    <>
      <SettingsRow parties={parties} />
      <div className={classes.actions}>
        <Button
          size="xs"
          variant={isShown ? 'light' : 'default'}
          leftSection={<IconBinaryTree2 size={16} stroke={1.75} />}
          aria-pressed={isShown}
          onClick={() => changeOwnership({ shown: isShown ? null : entityKey })}
        >
          {isShown ? t('Shown on the chart') : t('Show on the chart')}
        </Button>
        {!isPerson && report}
      </div>
      {unsaved && <p className={classes.quiet}>{t('including unsaved changes')}</p>}
      {fault && (
        <p className={classes.warning} role="alert">
          {fault instanceof RangeError || fault.name === 'RangeError'
            ? t('Too large: narrow the charts.')
            : t('This could not be calculated.')}
        </p>
      )}
      {isPerson && <p className={classes.quiet}>{t('People are not owned.')}</p>}
      {!isPerson && !owned.answer && !fault && (
        <Skeleton height={120} mt="md" radius="sm" aria-label={t('Calculating')} />
      )}
      {owned.answer && (
        <OwnershipSections
          answer={owned.answer}
          party={party}
          onShow={onShow}
          howWeKnow={(holder) => <Paths name={party(holder.key).name} {...{ graph, question, holder, evidence }} />}
        />
      )}
      {held.answer && (
        <HoldingsSection
          holdings={held.answer.holdings.map((one) => ({ ...one, isControlled: one.controls === 'yes' }))}
          party={party}
          onShow={onShow}
        />
      )}
      {held.answer && <GroupSection head={entityKey} group={held.answer.group} {...{ party, onShow, makeChart }} />}
      {changes.answer && (
        <ChangesSection
          changes={changes.answer}
          linksOf={({ date, links }) =>
            changedLinks(graph, date, links).map(({ link, holder, subject, begins, ends }) => ({
              key: link,
              holder: party(holder).name,
              subject: party(subject).name,
              begins,
              ends,
            }))
          }
          party={party}
          onDay={(asOf) => changeOwnership({ asOf })}
        />
      )}
    </>
  );
}

const PATHS = 200;

interface PathsProps extends Pick<Props, 'graph' | 'evidence'> {
  question: OwnershipQuestion;
  holder: HolderAnswer;
  name: string;
}

function Paths({ graph, question, holder, name, evidence }: PathsProps) {
  const { answer } = useCalculation('paths', graph, { ...question, holder: holder.key, first: PATHS });
  const cited = useMemo(() => citedOn(graph, answer?.countedLinks ?? []), [graph, answer]);
  const names = useEvidenceNames(evidence, cited);
  return (
    <HowWeKnow
      paths={answer}
      asOf={question.asOf}
      why={holder.why}
      onOpen={evidence.open}
      {...{ name, graph, names }}
    />
  );
}

/** Keys of what the roles of links cite. */
function citedOn({ links }: OwnershipGraph, keys: readonly string[]): string[] {
  const wanted = new Set(keys);
  return links
    .filter(({ key }) => wanted.has(key))
    .flatMap(({ roles }) => roles.flatMap(({ evidence }) => evidence?.map(({ key }) => key) ?? []));
}

import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import { emptyStates } from '@stemma/shared/messages/empty';
import { ownershipMessages } from '@stemma/shared/messages/ownership';
import { t } from '@stemma/shared/language/translate';
import { ErrorState } from '../../../components/State';
import { DetailsFacts } from '../../../components/panel/DetailsFacts';
import classes from '../../../components/panel/Panel.module.css';
import { PanelSkeleton } from '../../../components/panel/PanelSkeleton';
import { Person } from '../../../components/panel/Person';
import { FactList, Section } from '../../../components/panel/Section';
import type { PanelTab } from '../../../lib/entityPanel';
import { selectionOf } from '../../../chart/model/selection';
import { ownershipGraphOf } from '../../../lib/ownership/graph';
import { ownershipPart } from '../../../components/ownership/part';
import { useViewerState, useViewer } from '../chart/viewer';
import { filesPart } from '../files/filesPart';
import { useSharedEvidence } from '../files/sharedEvidence';
import { useReading, type Reading } from '../visit';
import { VisitorReport } from './VisitorReport';
import { readEntity, readPeople, type SharedEntity } from './readEntity';

/** What a granted tab shows, read when it is opened. */
export function VisitorTab({ tab, entityKey, typeName }: { tab: PanelTab; entityKey: string; typeName: string }) {
  if (tab === 'ownership') return <Ownership entityKey={entityKey} typeName={typeName} />;
  if (tab === 'people') return <People entityKey={entityKey} />;
  if (tab === 'file') {
    return (
      <Section title={t('Files')}>
        <filesPart.Component
          ownerKey={entityKey}
          empty={emptyStates.entityFiles}
          maxHeight="max(320px, calc(100dvh - 260px))"
        />
      </Section>
    );
  }
  return <Record entityKey={entityKey} show={tab === 'notes' ? Notes : Details} />;
}

/** Calculated from what the link shows, and nothing else. */
function Ownership({ entityKey, typeName }: { entityKey: string; typeName: string }) {
  const { session, ui, shared } = useViewer();
  const document = useViewerState((state) => state.document);
  const evidence = useSharedEvidence();
  return (
    <>
      <ownershipPart.Component
        entityKey={entityKey}
        typeName={typeName}
        graph={ownershipGraphOf(document)}
        unsaved={false}
        evidence={evidence}
        report={<VisitorReport entityKey={entityKey} name={shared.shown.get(entityKey)?.name ?? ''} />}
        onShow={(key) => {
          session.select(selectionOf([key]));
          if (shared.shown.has(key)) ui.setState({ open: key });
        }}
      />
      <p className={classes.none}>{ownershipMessages.mayLeaveOut}</p>
    </>
  );
}

interface RecordProps {
  entityKey: string;
  show: (props: { entity: SharedEntity }) => ReactNode;
}

function Record({ entityKey, show: Show }: RecordProps) {
  const reading = useReading(readEntity, entityKey);
  const { data } = reading;
  if (data) return <Show entity={data} />;
  return data === null || reading.failed !== null ? <NotRead {...reading} /> : <PanelSkeleton />;
}

function Details({ entity: { typeName, name, fields, customFields } }: { entity: SharedEntity }) {
  const values = Object.fromEntries(
    fields.map((field) => [field.name, field.text ?? field.number ?? field.yesNo ?? null]),
  );
  return (
    <>
      <Section title={t('Details')}>
        <DetailsFacts typeName={typeName} name={name} values={values} />
      </Section>
      {customFields.length > 0 && (
        <Section title={t('Custom Fields')}>
          <FactList facts={customFields.map((field) => ({ label: field.name, value: <bdi>{field.value}</bdi> }))} />
        </Section>
      )}
    </>
  );
}

function Notes({ entity: { description } }: { entity: SharedEntity }) {
  return (
    <Section title={t('Notes')}>
      {description.trim() ? (
        <p className={classes.notes}>
          <bdi>{description}</bdi>
        </p>
      ) : (
        <p className={classes.none}>{t('Nothing is noted.')}</p>
      )}
    </Section>
  );
}

function People({ entityKey }: { entityKey: string }) {
  const reading = useReading(readPeople, entityKey);
  const { data } = reading;
  if (data === null || reading.failed !== null) return <NotRead {...reading} />;
  return (
    <Section title={t('Key persons')}>
      {!data && <Skeleton height={32} mt={8} radius="sm" aria-label={t('Reading the key persons')} />}
      {data?.length === 0 && <p className={classes.none}>{t('There are none.')}</p>}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((person) => (
            <Person key={person.key} person={person} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function NotRead({ failed, retry }: Pick<Reading<unknown>, 'failed' | 'retry'>) {
  const text = failed ?? t('It is no longer shared by this link.');
  return <ErrorState title={t('It did not load')} text={text} onRetry={retry} />;
}

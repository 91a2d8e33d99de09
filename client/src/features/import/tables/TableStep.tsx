import { useCallback, useEffect, useRef, useState } from 'react';
import { Alert, Button, Skeleton, Text, TextInput } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import type { JudgedTable } from '@stemma/shared/rules/import/links/judgedTable';
import { judgeTable } from '@stemma/shared/rules/import/links/judgeTable';
import type { TableMapping } from '@stemma/shared/rules/import/links/tableMapping';
import { TableMapper, tableOutcome } from '../../../chart/tables/TableMapper';
import { DialogActions } from '../../../components/DialogActions';
import { newKey } from '../../../lib/newKey';
import { endSession } from '../../../lib/session';
import { ImportProgress } from '../ImportProgress';
import type { ImportReport } from '../sendFile';
import { askTable, sendTable, type TablePreviewAnswer } from './sendTable';
import { Joins } from './Joins';
import { RememberedMapping } from './RememberedMapping';
import { suggestedName } from './suggestedName';
import type { TablePlace } from './useTablePlace';
import { useTablePlace } from './useTablePlace';
import { withChartFaults } from './withChartFaults';
import classes from './Paste.module.css';

interface Props {
  file: File;
  /** What its columns mean, where that is known; null for what is proposed. */
  mapping: TableMapping | null;
  /** As it was typed before the file was read; empty for none. */
  name: string;
  onBack: (failed?: string) => void;
  onDone: (report: ImportReport) => void;
}

/** What a table's columns mean, the chart it becomes, and the import of it. */
export function TableStep({ file, mapping: known, name: typed, onBack, onDone }: Props) {
  const [table, setTable] = useState<TablePreviewAnswer>();
  const [name, setName] = useState(typed);
  const [sending, setSending] = useState<{ sent: number; key: string }>();
  const [failed, setFailed] = useState('');
  const [isProposing, setProposing] = useState(false);
  const call = useRef<{ cancel: () => void }>(undefined);
  const back = useRef(onBack);

  useEffect(() => {
    const asked = askTable(file, { mapping: known });
    call.current = asked;
    void asked.end.then((end) => {
      if ('signedOut' in end) endSession('expired');
      else if ('failed' in end) back.current(end.failed);
      else {
        setTable(end.got);
        setName((said) => said || suggestedName(judgeTable(end.got.sheets, end.got.mapping), file.name));
      }
    });
    return () => asked.cancel();
  }, [file, known]);
  useEffect(() => () => call.current?.cancel(), []);
  const place = useTablePlace(file, table?.mapping, name.trim());
  const outcomeOf = useCallback(
    (judged: JudgedTable) => {
      const { sum, faults } = tableOutcome(judged);
      return { sum, faults: withChartFaults(faults, place) };
    },
    [place],
  );

  const start = async (mapping: TableMapping) => {
    setFailed('');
    const key = newKey();
    setSending({ sent: 0, key });
    const started = sendTable(file, { mapping, chart: name.trim(), key }, (sent) => setSending({ sent, key }));
    call.current = started;
    const end = await started.end;
    setSending(undefined);
    if ('signedOut' in end) endSession('expired');
    else if ('failed' in end) setFailed(end.failed);
    else onDone(end.got);
  };

  const proposeAnew = async () => {
    setProposing(true);
    const asked = askTable(file, { anew: true });
    call.current = asked;
    const end = await asked.end;
    setProposing(false);
    if ('signedOut' in end) endSession('expired');
    else if ('failed' in end) setFailed(end.failed);
    else setTable(end.got);
  };

  if (!table) {
    return (
      <div role="status" aria-label={t('Reading {name}', { name: file.name })}>
        <Skeleton height={36} mb="md" />
        <Skeleton height={320} />
      </div>
    );
  }
  if (sending) {
    const cancel = () => {
      call.current?.cancel();
      setSending(undefined);
    };
    return <ImportProgress fileName={file.name} sent={sending.sent} importKey={sending.key} onCancel={cancel} />;
  }
  const { sheets, mapping } = table;
  return (
    <TableMapper
      sheets={sheets}
      mapping={mapping}
      onMapping={(next) => setTable({ ...table, mapping: next })}
      outcomeOf={outcomeOf}
      foot={(judged) => (
        <Foot
          judged={judged}
          place={place}
          failed={failed}
          onBack={() => onBack()}
          onImport={() => void start(mapping)}
        />
      )}
    >
      <div className={classes.heading}>
        <TextInput
          label={t('Chart name')}
          value={name}
          maxLength={limits.nameMax}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {table.isRemembered ? (
          <RememberedMapping busy={isProposing} onAnew={() => void proposeAnew()} />
        ) : (
          <Text size="xs" c="dimmed">
            {t('Proposed by headings and cells. Change what is taken for something else.')}
          </Text>
        )}
      </div>
    </TableMapper>
  );
}

interface FootProps {
  judged: JudgedTable;
  place: TablePlace | undefined;
  failed: string;
  onBack: () => void;
  onImport: () => void;
}

function Foot({ judged, place, failed, onBack, onImport }: FootProps) {
  return (
    <>
      {place && <Joins place={place} parties={judged.parties} />}
      {failed && (
        <Alert color="red" variant="light" mt="md" role="alert" title={t('Nothing was imported')}>
          {failed}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" onClick={onBack}>
          {t('Back')}
        </Button>
        <Button data-autofocus disabled={judged.parties.length === 0} onClick={onImport}>
          {place?.chart ? t('Add to the chart') : t('Make the chart')}
        </Button>
      </DialogActions>
    </>
  );
}

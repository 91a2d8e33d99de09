import { Button, Group, Text } from '@mantine/core';
import { IconCheck, IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ImportReport } from './sendFile';
import classes from './ImportDialog.module.css';

const SHOWN = 200;
const number = new Intl.NumberFormat('en-GB');

/** What an import read, made, joined, and skipped with the reason. */
export function ReportView({ report, onClose }: { report: ImportReport; onClose(): void }) {
  const { chartKey, chartName, skipped } = report;
  const nothingNew = report.made === 0 && report.joined === 0 && report.ended === 0;
  const facts = [
    ['Statements read', report.read],
    ['Made', report.made],
    ['Joined with what was there', report.joined],
    ['Ended, kept as history', report.ended],
    ['Unchanged', report.unchanged],
    ['Skipped', skipped.length],
  ] as const;
  return (
    <div>
      <div className={classes.done} role="status">
        <span className={classes.tick}>
          <IconCheck size={20} stroke={2} aria-hidden />
        </span>
        <div>
          <Text fw={600}>{nothingNew ? 'There was nothing new in this file' : `“${chartName}” is ready`}</Text>
          <Text size="sm" c="dimmed">
            {nothingNew ? `“${chartName}” is as it was.` : 'Open it to see who owns and controls what.'}
          </Text>
        </div>
      </div>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number.format(value)}</dd>
          </div>
        ))}
      </dl>
      {skipped.length > 0 && (
        <details className={classes.skipped}>
          <summary>What was skipped, and why</summary>
          <ul>
            {skipped.slice(0, SHOWN).map(({ statementId, why }, index) => (
              <li key={`${statementId} ${index}`}>
                <code>{statementId}</code>
                {why}
              </li>
            ))}
            {skipped.length > SHOWN && (
              <li>and {number.format(skipped.length - SHOWN)} more; the downloaded report has them all.</li>
            )}
          </ul>
        </details>
      )}
      <Group justify="space-between" mt="lg" gap="xs">
        <Button variant="subtle" leftSection={<IconDownload size={18} stroke={1.5} />} onClick={() => download(report)}>
          Download report
        </Button>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button component={Link} to={`/chart/${chartKey}`} data-autofocus>
            Open chart
          </Button>
        </Group>
      </Group>
    </div>
  );
}

function download(report: ImportReport): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${report.chartName.replace(/[^\p{Letter}\p{Number} ._-]/gu, '_')} - import report.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

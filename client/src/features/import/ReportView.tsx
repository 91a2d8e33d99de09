import { Button, Group, Text } from '@mantine/core';
import { IconCheck, IconDownload } from '@tabler/icons-react';
import { Link } from '../../lib/router/Link';
import { fromEnglish } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import { count, entityCount, linkCount } from '../../lib/count';
import { downloadReport } from './downloadReport';
import { Lines } from './Lines';
import type { ImportReport } from './sendFile';
import classes from './ImportDialog.module.css';

/** What an import read, made, joined, and left out with the reason. */
export function ReportView({ report, onClose }: { report: ImportReport; onClose: () => void }) {
  const { chartKey, chartName, entities, links, today, skipped, notes } = report;
  const nothingNew = report.read > 0 && report.unchanged === report.read;
  const counts = [
    [t('Known already'), report.unchanged],
    [t('Entities made'), entities.made],
    [t('Links made'), links.made],
    [t('Joined with entities that were there'), report.joined],
    [t('Changed'), entities.changed + links.changed],
    [t('Ended, kept as history'), report.ended],
    [t('Left out, or in part'), skipped.length],
  ] as const;
  const read =
    report.rows === undefined
      ? ([t('Statements read'), report.read] as const)
      : ([t('Rows read'), report.rows] as const);
  const facts = [read, ...counts.filter(([, value]) => value > 0)];
  return (
    <div>
      <div className={classes.done} role="status">
        <span className={classes.tick}>
          <IconCheck size={20} stroke={2} aria-hidden />
        </span>
        <div>
          <Text fw={600}>
            {nothingNew ? t('There was nothing new in this file') : t('“{chartName}” is ready', { chartName })}
          </Text>
          <Text size="sm" c="dimmed">
            {t('{change}It shows {entities} and {links} of the file today.', {
              change: nothingNew ? t('“{chartName}” is as it was. ', { chartName }) : '',
              entities: entityCount(today.entities),
              links: linkCount(today.links),
            })}
          </Text>
        </div>
      </div>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count(value)}</dd>
          </div>
        ))}
      </dl>
      <Lines
        title={t('What was left out, and why')}
        lines={skipped.map(({ statementId, why, where }) => ({
          code: [where && fromEnglish(where), statementId].filter(Boolean).join(' ') || t('without an id'),
          text: fromEnglish(why),
        }))}
      />
      <Lines title={t('Worth knowing')} lines={notes.map((note) => ({ text: fromEnglish(note) }))} />
      <Group justify="space-between" mt="lg" gap="xs">
        <Button
          variant="subtle"
          leftSection={<IconDownload size={18} stroke={1.5} />}
          onClick={() => downloadReport(report)}
        >
          {t('Download report')}
        </Button>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Close')}
          </Button>
          <Button component={Link} to={`/chart/${chartKey}`} data-autofocus>
            {t('Open chart')}
          </Button>
        </Group>
      </Group>
    </div>
  );
}

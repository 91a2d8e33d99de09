import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { Alert, Anchor, Badge, Button, TextInput } from '@mantine/core';
import { IconCheck, IconExternalLink, IconX } from '@tabler/icons-react';
import { toShownDate } from '@stemma/shared/dates';
import { CATEGORY_LABELS, topicLabel } from '@stemma/shared/lookups/labels';
import { LOOKUP_LIMITS } from '@stemma/shared/lookups/limits';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import type { EntityScreeningFieldsFragment } from '../../gql/graphql';
import { decideCandidateMutation } from '../../lib/lookups';
import { Clamped } from './Clamped';
import { FactsOf } from './FactsOf';
import classes from './Lookups.module.css';

export type Candidate = EntityScreeningFieldsFragment['candidates'][number];
type Decision = 'open' | 'confirmed' | 'dismissed';

const COLORS = { sanction: 'red', pep: 'orange', other: 'yellow' } as const;

/** A record that may be of the entity: what it says, and a person's decision on it. */
export function CandidateItem({ candidate, onDecided }: { candidate: Candidate; onDecided: () => void }) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [decide, { loading }] = useMutation(decideCandidateMutation);
  const { key, digest, state, isChanged } = candidate;
  const run = async (wanted: Decision) => {
    setFault(null);
    const { data } = await decide({ variables: { key, digest, state: wanted, reason: reason || null } });
    const result = data?.decideCandidate;
    if (!result?.ok) return setFault(result?.error?.message ?? messages.noDataReturned);
    setReason('');
    onDecided();
  };
  const decided = (wanted: Decision) => void run(wanted).catch((failure: Error) => setFault(failure.message));
  const isOpen = state === 'open' || isChanged;
  return (
    <li className={classes.candidate} data-state={state}>
      <div className={classes.candidateHead}>
        <span className={classes.words}>
          <bdi className={classes.name}>{candidate.name}</bdi>
          <span className={classes.detail}>{[candidate.sourceName, candidate.recordId].join(' · ')}</span>
        </span>
        {candidate.score !== null && candidate.score !== undefined && (
          <span className={classes.score}>{t('Score {score}', { score: Math.round(candidate.score * 100) })}</span>
        )}
        {candidate.link && (
          <Anchor href={candidate.link} target="_blank" rel="noreferrer noopener" size="sm">
            {t('Open at the source')} <IconExternalLink size={14} aria-hidden />
          </Anchor>
        )}
      </div>
      <div className={classes.topics}>
        <Badge tt="none" color={COLORS[candidate.category]} variant="filled" autoContrast>
          {CATEGORY_LABELS[candidate.category]}
        </Badge>
        {candidate.topics.map((topic) => (
          <Badge key={topic} tt="none" color="gray" variant="light">
            {topicLabel(topic)}
          </Badge>
        ))}
      </div>
      <FactsOf facts={candidate.facts} />
      <p className={classes.quiet}>
        {t('Found on {found}, last seen on {seen}.', {
          found: toShownDate(candidate.foundOn),
          seen: toShownDate(candidate.seenOn),
        })}{' '}
        {candidate.isGone && t('The source gives it no more.')}{' '}
        {candidate.datasets.length > 0 && t('Lists: {lists}.', { lists: candidate.datasets.join(', ') })}{' '}
        {candidate.licence && t('Licence: {licence}.', { licence: candidate.licence })}
      </p>
      <Said candidate={candidate} />
      {fault && (
        <Alert color="red" variant="light" role="alert">
          {fault}
        </Alert>
      )}
      <div className={classes.actions}>
        {isOpen && (
          <TextInput
            className={classes.text}
            aria-label={t('Reason')}
            placeholder={t('Reason, if there is one to keep')}
            maxLength={LOOKUP_LIMITS.reasonMax}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {isOpen ? (
          <>
            <Button
              variant="default"
              loading={loading}
              leftSection={<IconX size={16} />}
              onClick={() => decided('dismissed')}
            >
              {t('Not the same')}
            </Button>
            <Button loading={loading} leftSection={<IconCheck size={16} />} onClick={() => decided('confirmed')}>
              {t('It is this one')}
            </Button>
          </>
        ) : (
          <Button variant="subtle" color="gray" size="compact-sm" loading={loading} onClick={() => decided('open')}>
            {t('Decide again')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What was decided before, by whom and when. */
function Said({ candidate }: { candidate: Candidate }) {
  const { state, decidedOn, decidedByName, reason, isChanged } = candidate;
  if (!decidedOn) return null;
  const values = { name: decidedByName || t('somebody who is gone'), day: toShownDate(decidedOn) };
  const text =
    state === 'confirmed'
      ? t('It is this one, says {name} on {day}.', values)
      : state === 'dismissed' || isChanged
        ? t('Not the same, says {name} on {day}.', values)
        : t('Opened again by {name} on {day}.', values);
  return (
    <p className={classes.quiet}>
      <strong>{text}</strong> <Clamped text={reason ?? ''} /> {isChanged && t('The record says something else since.')}
    </p>
  );
}

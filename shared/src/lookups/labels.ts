import { t } from '../language/translate';
import type { Risk, RiskCategory } from './kinds';

/** What a risk is called on screens. */
export const RISK_LABELS: Record<Risk, string> = {
  sanction: t('Sanctioned'),
  pep: t('Politically exposed'),
  other: t('On another list'),
  open: t('Candidates to check'),
  clear: t('Screened, clear'),
  unscreened: t('Not screened'),
};

/** What a candidate may be on a list for. */
export const CATEGORY_LABELS: Record<RiskCategory, string> = {
  sanction: t('Sanctions'),
  pep: t('Political exposure'),
  other: t('Other lists'),
};

/** Topics of FollowTheMoney in words; one that is not known stands as it is. */
const TOPICS: Readonly<Record<string, string>> = {
  sanction: t('Sanctioned entity'),
  'sanction.linked': t('Linked to a sanctioned entity'),
  'sanction.counter': t('Under counter-sanctions'),
  'role.pep': t('Politically exposed person'),
  'role.rca': t('Close associate or relative'),
  'role.oligarch': t('Oligarch'),
  poi: t('Person of interest'),
  wanted: t('Wanted'),
  debarment: t('Debarred'),
  'asset.frozen': t('Frozen asset'),
  'export.control': t('Under export control'),
  'reg.action': t('Regulator action'),
  'reg.warn': t('Regulator warning'),
  crime: t('Crime'),
  'crime.fin': t('Financial crime'),
  'crime.fraud': t('Fraud'),
  'crime.terror': t('Terrorism'),
};

export function topicLabel(topic: string): string {
  return TOPICS[topic] ?? topic;
}

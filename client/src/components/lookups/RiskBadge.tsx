import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconHelpCircle,
  IconShieldCheck,
  IconShieldQuestion,
  IconUserStar,
} from '@tabler/icons-react';
import type { Risk } from '@stemma/shared/lookups/kinds';
import { RISK_LABELS } from '@stemma/shared/lookups/labels';
import { t } from '@stemma/shared/language/translate';
import classes from './RiskBadge.module.css';

const ICONS: Record<Risk, typeof IconShieldCheck> = {
  sanction: IconAlertOctagon,
  pep: IconUserStar,
  other: IconAlertTriangle,
  open: IconShieldQuestion,
  clear: IconShieldCheck,
  unscreened: IconHelpCircle,
};

/** What screening came to, as a small pill: a symbol, never a colour alone; `open` are candidates that nobody decided on. */
export function RiskBadge({ risk, open = 0, short = false }: { risk: Risk; open?: number; short?: boolean }) {
  const Icon = ICONS[risk];
  const label = risk === 'open' ? openText(open) : RISK_LABELS[risk];
  return (
    <span className={classes.badge} data-risk={risk} title={label} aria-label={label} role="img">
      <Icon size={14} stroke={2} aria-hidden />
      {!short && <span>{label}</span>}
      {short && risk === 'open' && <span>{open}</span>}
    </span>
  );
}

function openText(open: number): string {
  return open === 1 ? t('1 candidate to check') : t('{open} candidates to check', { open });
}

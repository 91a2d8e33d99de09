import type { OwnershipOverlay } from '@stemma/diagram/paint/ownershipOverlay';
import { t } from '@stemma/shared/language/translate';
import { totalOwned } from '../../../chart/ownership/totalOwned';
import { linkOwned } from './rows';
import classes from './Table.module.css';

/** The head of the column that says of entities what they own of the subject, of links whether they count. */
export function OwnedHead({ kind, name }: { kind: 'entities' | 'links'; name: string }) {
  const words = kind === 'entities' ? t('Owns of') : t('Counts for');
  return (
    <span className={classes.ownedHead} title={`${words} ${name}`}>
      {words} <bdi>{name}</bdi>
    </span>
  );
}

interface Of {
  overlay: OwnershipOverlay;
}

/** What an entity owns of the subject, and what is to be known of it; empty for what has no part in it, or less than the threshold. */
export function TotalCell({ overlay, entityKey }: Of & { entityKey: string }) {
  const { text, about } = totalOwned(overlay, entityKey);
  return (
    <span role="gridcell" className={classes.number}>
      {about && <span className={classes.about}>{about}</span>}
      {text && <span className={classes.text}>{text}</span>}
    </span>
  );
}

/** Whether a link is part of a path to the subject. */
export function CountedCell({ overlay, linkKey }: Of & { linkKey: string }) {
  return <span role="gridcell">{linkOwned(overlay, linkKey)}</span>;
}

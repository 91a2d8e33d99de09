import type { ChartLink } from '@stemma/shared/chart/link';
import { evidenceText } from '@stemma/shared/chart/roleSource';
import { roleLabel } from '@stemma/shared/language/roleLabel';
import { t } from '@stemma/shared/language/translate';
import { useEditor } from '../editor';
import { useEvidenceChoices } from '../roles/evidence';
import classes from './Inspector.module.css';

/** How a link is known: the evidence of its roles, and the statements that it was imported from. */
export function RoleEvidence({ link }: { link: ChartLink }) {
  const { session } = useEditor();
  const { choices } = useEvidenceChoices({ chartKey: session.key, linkKey: link.key, from: link.from, to: link.to });
  const known = new Map(choices?.map((choice) => [choice.key, choice]));
  const evidence = link.roles.flatMap((role) =>
    (role.evidence ?? []).map(({ key, note }) => ({
      key: `${role.role} ${role.startDate ?? ''} ${key}`,
      text: evidenceText({ name: known.get(key)?.name ?? t('No longer there, or not shown to you'), note }),
      about: roleLabel(role.role),
    })),
  );
  const statements = (choices ?? []).filter(({ kind }) => kind === 'statement');
  if (!choices) return null;
  return (
    <>
      {evidence.length > 0 && (
        <section className={classes.section}>
          <h3>{t('Evidence')}</h3>
          <List items={evidence} />
        </section>
      )}
      {statements.length > 0 && (
        <section className={classes.section}>
          <h3>{t('Imported from')}</h3>
          <List items={statements.map((one) => ({ key: one.key, text: one.name, about: one.says }))} />
        </section>
      )}
    </>
  );
}

function List({ items }: { items: readonly { key: string; text: string; about: string }[] }) {
  return (
    <ul className={classes.relations}>
      {items.map(({ key, text, about }) => (
        <li key={key} className={classes.evidence}>
          <bdi>{text}</bdi>
          {about && <small>{about}</small>}
        </li>
      ))}
    </ul>
  );
}

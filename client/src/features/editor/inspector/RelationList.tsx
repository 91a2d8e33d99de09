import { UnstyledButton } from '@mantine/core';
import { shareText, shownRoles, roleStatusMark } from '@stemma/shared/chart/roleText';
import { isoToday } from '@stemma/shared/dates';
import { roleLabel } from '@stemma/shared/language/roleLabel';
import { t } from '@stemma/shared/language/translate';
import { cardName } from '../../../chart/model/namesApart';
import type { Relation } from '../../../chart/model/relations';
import { selectionOf } from '../../../chart/model/selection';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import { useEditor, useSessionState } from '../editor';
import { inspect } from '../inspect';
import classes from './Inspector.module.css';

/** Owners or holdings, one a line with role and share; pressing one goes there. */
export function RelationList({ relations }: { relations: readonly Relation[] }) {
  const editor = useEditor();
  const { session, canvas } = editor;
  const document = useSessionState((state) => state.document);
  const today = isoToday();
  const namesOf = (link: Relation['link']) =>
    shownRoles(link, today)
      .map((role) => roleLabel(role.role) + roleStatusMark(role, today))
      .join(', ');
  const goTo = (key: string) => {
    session.select(selectionOf([key]));
    inspect(editor, { kind: 'card', key });
    canvas.current?.camera.center([key]);
  };
  return (
    <ul className={classes.relations}>
      {relations.map(({ link, other }) => (
        <li key={link.key}>
          <UnstyledButton className={classes.relation} onClick={() => goTo(other.key)}>
            <EntityTypeIcon type={other.typeName} party={other.party} size={28} />
            <span className={classes.words}>
              <bdi>{cardName(document, other.key)}</bdi>
              <small>{namesOf(link) || t('No role given')}</small>
            </span>
            <span className={classes.share}>{shownRoles(link, today).map(shareText).find(Boolean) ?? ''}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

import { BASIS_LABELS } from '@stemma/shared/rules/ownershipLabels';
import type { ChartLink } from '@stemma/shared/chart/link';
import { roleText, roleStatusMark } from '@stemma/shared/chart/roleText';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { isoToday, toShownDate } from '@stemma/shared/dates';
import { selectionOf } from '../../../chart/model/selection';
import { holderAndHeld } from '@stemma/diagram/layout/relation';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import { UnstyledButton } from '@mantine/core';
import { IconSitemap } from '@tabler/icons-react';
import { Link } from '../../../lib/router/Link';
import { t, withinSentence } from '@stemma/shared/language/translate';
import { placeEnds } from '../../../chart/model/endChoice';
import { EndsChoice } from '../dialogs/EndsChoice';
import { useEditor, useSessionState } from '../editor';
import { inspect } from '../inspect';
import { chartsOfLink } from '../source';
import { FactButton, Facts, type InspectorFact } from './Facts';
import classes from './Inspector.module.css';
import { RoleEvidence } from './RoleEvidence';

/** A link's facts: who holds what, in which roles, since when and how. */
export function LinkFacts({ link }: { link: ChartLink }) {
  const { holder, held } = holderAndHeld(link);
  const { source, session } = useEditor();
  const charts = chartsOfLink(source, link.key);
  const today = isoToday();
  const isTraced = link.roles.some(({ evidence, interest }) => evidence?.length || interest);
  const editing = useSessionState((state) => state.mode === 'edit');
  return (
    <>
      <header className={classes.head}>
        <div className={classes.title}>
          <h2>{t('Link', undefined, 'of a chart')}</h2>
          <p>{link.arrowType === 'None' ? t('between two entities') : t('from the holder to the held')}</p>
        </div>
      </header>
      <section className={classes.section}>
        <h3>{link.arrowType === 'None' ? t('Between') : t('Holder')}</h3>
        <End entityKey={holder} />
        <h3>{link.arrowType === 'None' ? t('And') : t('Held')}</h3>
        <End entityKey={held} />
      </section>
      <section className={classes.section}>
        <h3>
          {t('Roles')}
          <FactButton id="roles">{t('Edit')}</FactButton>
        </h3>
        {link.roles.length === 0 && <p className={classes.none}>{t('No role is given yet.')}</p>}
        {link.roles.map((role, at) => (
          <div key={`${role.role} ${at}`} className={classes.roleFacts}>
            <strong>{roleText(role) + roleStatusMark(role, today)}</strong>
            <Facts facts={roleFacts(role)} />
          </div>
        ))}
      </section>
      {isTraced && source.kind === 'chart' && <RoleEvidence link={link} />}
      {editing && (
        <section className={classes.section}>
          <h3>{t('Ends')}</h3>
          <EndsChoice places={link} onChange={(places) => void session.run(placeEnds([link.key], places))} />
        </section>
      )}
      {charts.length > 0 && (
        <section className={classes.section}>
          <h3>{charts.length === 1 ? t('On one chart') : t('On {count} charts', { count: charts.length })}</h3>
          <ul className={classes.relations}>
            {charts.map(({ key, name }) => (
              <li key={key}>
                <Link to={`/chart/${key}`} className={classes.relation}>
                  <IconSitemap size={18} stroke={1.6} aria-hidden />
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function End({ entityKey }: { entityKey: string }) {
  const editor = useEditor();
  const { session, canvas } = editor;
  const node = useSessionState((state) => state.document.nodes.get(entityKey));
  if (!node) return null;
  const goTo = () => {
    session.select(selectionOf([entityKey]));
    inspect(editor, { kind: 'card', key: entityKey });
    canvas.current?.camera.center([entityKey]);
  };
  return (
    <UnstyledButton className={classes.relation} onClick={goTo}>
      <EntityTypeIcon type={node.typeName} party={node.party} size={28} />
      <span className={classes.words}>
        <bdi>{node.name}</bdi>
        <small>{node.detail}</small>
      </span>
    </UnstyledButton>
  );
}

function roleFacts(role: LinkRole): InspectorFact[] {
  const facts: InspectorFact[] = [];
  if (role.startDate) facts.push({ label: t('Since'), value: toShownDate(role.startDate) });
  if (role.endDate) facts.push({ label: t('Until'), value: toShownDate(role.endDate) });
  if (role.via && role.via !== 'unknown')
    facts.push({ label: t('Held'), value: role.via === 'direct' ? t('Directly') : t('Indirectly') });
  if (role.beneficial) facts.push({ label: t('Beneficial owner'), value: t('Yes') });
  if (role.interest) facts.push({ label: t('In the source'), value: role.interest });
  if (role.basis) facts.push({ label: t('Basis'), value: withinSentence(BASIS_LABELS[role.basis]) });
  if (role.joint) facts.push({ label: t('Jointly'), value: role.joint });
  if (role.source) facts.push({ label: t('Source'), value: role.source });
  if (role.checkedOn) facts.push({ label: t('Checked on'), value: toShownDate(role.checkedOn) });
  if (role.checkedBy) facts.push({ label: t('Checked by'), value: role.checkedBy });
  if (role.details) facts.push({ label: t('Note'), value: role.details });
  return facts;
}

import type { ReactNode } from 'react';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { rolesAndShare } from '../../../chart/model/relations';
import { toShownDate } from '@stemma/shared/dates';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { textLength } from '@stemma/shared/rules/text';
import { roleText, shareText, shownRoles } from '@stemma/shared/chart/roleText';
import { mayHavePercentage } from '@stemma/shared/rules/percentageRoles';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { t } from '@stemma/shared/language/translate';
import { roleLabel } from '@stemma/shared/language/roleLabel';
import { changeLinks, remove } from '../../../chart/model/commands';
import type { NodeRecord } from '../../../chart/model/document';
import { distinctLinkName, whatTellsApart } from '../../../chart/model/namesApart';
import { notify } from '../../../components/notify';
import { dayOf, useOwnershipSettings } from '../../../lib/ownership/settings';
import { emptyRow, nameFault, rowOf, shareFault, toRole, type RoleDraft } from '../dialogs/roleDraft';
import { moreFaults, moreOf, readRange, type MoreFaults } from '../dialogs/roleMore';
import { useEditor, useSessionState } from '../editor';
import { chartsOfLink } from '../source';
import { EditCell } from './EditCell';
import { RowButton } from './EntityRow';
import { ROLE_LIST, useOfferedRoles } from './roleList';
import type { LinkRowData as Row } from './rows';
import classes from './Table.module.css';

interface Props {
  row: Row;
  editing: boolean;
  children?: ReactNode;
}

/** So many charts are named in a row; of more, the first, and how many others. */
const NAMED = 2;

/** The cells of a link's row: who holds what, the first of the roles that it shows with its share and days to be written in, the rest behind the pencil; over several charts also which of them say so; `children` are the cells before its buttons. */
export function LinkRow({ row: { link, holder, held }, editing, children }: Props) {
  const { session, source, ui } = useEditor();
  const offered = useOfferedRoles();
  const day = dayOf(useOwnershipSettings());
  const [first] = shownRoles(link, day);
  const at = first ? link.roles.indexOf(first) : 0;
  const others = link.roles.filter((role) => role !== first);
  const between = useSessionState(({ document }) => distinctLinkName(document, link));
  const draft = first ? rowOf(first) : emptyRow();
  const more = moreOf(first ?? null);
  const take = (changed: RoleDraft) => {
    const role = toRole(changed, offered);
    const written = role && (first ? link.roles.with(at, role) : [role, ...link.roles]);
    session.run(changeLinks([link.key], { roles: written ?? others }));
    if (first && !role && others.length > 0)
      notify('Clear', messages.roleTakenOff(roleLabel(first.role), others.map(roleText).join(', ')), 5000);
  };
  const said = rolesAndShare(link, day);
  const charts = source.kind === 'dynamic' ? chartsOfLink(source, link.key).map(({ name }) => name) : null;
  return (
    <>
      <span role="gridcell">
        <End node={holder} />
      </span>
      <span role="gridcell">
        <End node={held} />
      </span>
      <span role="gridcell" className={classes.main}>
        {editing ? (
          <EditCell
            label={t('Role of {between}', { between })}
            value={first ? roleLabel(first.role) : ''}
            placeholder={t('No role given')}
            list={ROLE_LIST}
            fault={(text) => roleFault({ ...draft, role: text }, others)}
            onCommit={(role) => take({ ...draft, role })}
          />
        ) : (
          <span className={classes.text}>{said.roles || t('No role given')}</span>
        )}
        {editing && others.length > 0 && <span className={classes.more}>+{others.length}</span>}
      </span>
      <span role="gridcell" className={classes.number}>
        {editing && first && takesShare(first) ? (
          <EditCell
            numeric
            about={roleLabel(first.role)}
            label={t('Percentage of {between}', { between })}
            value={first.percentage == null ? '' : String(first.percentage)}
            placeholder={shareText(first) || '–'}
            inputMode="decimal"
            fault={(text) => {
              const typed = withShare(draft, text);
              return shareFault(typed) ?? Object.values(faultsOf(typed))[0];
            }}
            onCommit={(text) => take(withShare(draft, text))}
          />
        ) : (
          <span className={classes.text}>{said.share}</span>
        )}
      </span>
      {!charts &&
        (['startDate', 'endDate'] as const).map((name) => (
          <span key={name} role="gridcell">
            {editing && first ? (
              <EditCell
                about={roleLabel(first.role)}
                label={t('{date} of {between}', { date: name === 'startDate' ? t('Start') : t('End'), between })}
                value={more[name]}
                placeholder={t('dd-mm-yyyy')}
                inputMode="numeric"
                fault={(text) => faultsOf({ ...draft, more: { ...more, [name]: text } })[name]}
                onCommit={(text) => take({ ...draft, more: { ...more, [name]: text } })}
              />
            ) : (
              <span className={classes.text}>{first?.[name] ? toShownDate(first[name]) : ''}</span>
            )}
          </span>
        ))}
      {charts && (
        <span role="gridcell" className={classes.charts} title={charts.join('\n')}>
          {charts.slice(0, charts.length > NAMED ? 1 : NAMED).map((name, at) => (
            <bdi key={at}>{name}</bdi>
          ))}
          {charts.length > NAMED && (
            <span className={classes.others}>{t('and {count} more', { count: charts.length - 1 })}</span>
          )}
        </span>
      )}
      {children}
      <span role="gridcell" className={classes.tools}>
        {editing && (
          <>
            <RowButton
              label={t('All roles and look of {between}', { between })}
              icon={IconPencil}
              onPress={() => ui.setState({ dialog: { kind: 'roles', links: [link.key] } })}
            />
            <RowButton
              label={t('Remove the link of {between}', { between })}
              icon={IconTrash}
              onPress={() => session.run(remove([], [link.key]))}
            />
          </>
        )}
      </span>
    </>
  );
}

function faultsOf({ more, stored }: RoleDraft): MoreFaults {
  return more ? moreFaults(more, stored) : {};
}

/** A row with its share as it was typed: an exact one, or a range as "25–50", ">25–<50". */
function withShare(draft: RoleDraft, text: string): RoleDraft {
  const range = readRange(text);
  return range
    ? { ...draft, percentage: '', more: { ...moreOf(draft.stored), ...range } }
    : { ...draft, percentage: text };
}

/** One end of a link: its name and what tells it from others of that name. */
function End({ node: { key, name } }: { node: NodeRecord }) {
  const apart = useSessionState(({ document }) => whatTellsApart(document).get(key));
  return (
    <span className={classes.text}>
      <bdi>{name}</bdi>
      {apart && <bdi className={classes.apart}>{apart}</bdi>}
    </span>
  );
}

/** Why a role cannot be what was typed beside the link's others. */
function roleFault(row: RoleDraft, others: readonly LinkRole[]): string | undefined {
  if (textLength(row.role.trim()) > limits.nameMax) return messages.tooLong(limits.nameMax);
  return nameFault(row, [...others.map(rowOf), row]);
}

function takesShare(role: LinkRole): boolean {
  return mayHavePercentage(role.role) || role.percentage != null;
}

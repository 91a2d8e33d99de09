import { useState, type FormEvent } from 'react';
import { Button, Divider, Group, Switch, Text } from '@mantine/core';
import { IconArrowDown, IconPlus } from '@tabler/icons-react';
import type { ChartLink } from '@stemma/shared/chart/link';
import { roleStatusOn } from '@stemma/shared/chart/roleText';
import { isoToday } from '@stemma/shared/dates';
import { isOwnershipRole } from '@stemma/shared/rules/percentageRoles';
import { useAskInPlace } from '../../../components/AskInPlace';
import { Dialog } from '../../../components/Dialog';
import { changeLinks, together } from '../../../chart/model/commands';
import type { ChartDocument } from '../../../chart/model/document';
import { cardName } from '../../../chart/model/namesApart';
import { sharesRemark } from '../../../chart/model/recordedShares';
import { holderAndHeld } from '@stemma/diagram/layout/relation';
import { t } from '@stemma/shared/language/translate';
import { placeEnds, type EndPlaces } from '../../../chart/model/endChoice';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import { useEditor, useSessionState } from '../editor';
import { CustomRoles } from '../roles/CustomRoles';
import { useRoleChoices } from '../roles/useRoleChoices';
import { ArrowChoice } from './ArrowChoice';
import { ColorChoice } from './ColorChoice';
import classes from './Dialogs.module.css';
import { EndsChoice } from './EndsChoice';
import { changeOf, common, lookOf, rolesSaid, roleRowsOf, type LinkLook } from './linkDraft';
import {
  emptyRow,
  hasMoreFaults,
  isUnchosen,
  nameFault,
  rewritten,
  shareFault,
  toRole,
  type RoleDraft,
} from './roleDraft';
import { RoleRow } from './RoleRow';

interface Props {
  links: string[];
  /** After the roles were changed. */
  onDone?: () => void;
  onClose: () => void;
}

/** Roles, percentage, arrow, colour, dashes and sides of a link; of several, what is touched here is set on all, and all else stays each link's own. Its other state is the organization's own roles. */
export function RoleDialog({ links: keys, onDone, onClose }: Props) {
  const { session } = useEditor();
  const document = useSessionState((state) => state.document);
  const links = keys.flatMap((key) => document.links.get(key) ?? []);
  const [first] = links;
  const [rows, setRows] = useState<RoleDraft[]>(() => roleRowsOf(links));
  const [touched, setTouched] = useState(false);
  const [look, setLook] = useState<Partial<LinkLook>>({});
  const [ends, setEnds] = useState<EndPlaces>({});
  const managing = useAskInPlace();
  const [newest, setNewest] = useState<string>();
  const { names } = useRoleChoices();
  if (!first) return null;
  const from = document.nodes.get(first.from);
  const to = document.nodes.get(first.to);
  const say = (next: RoleDraft[]) => {
    setTouched(true);
    setRows(next);
  };
  const shown = { ...lookOf(links), ...look };
  const areMixed = common(links, 'roles') === undefined;

  const only = links.length === 1 ? first : undefined;
  const evidenceOf = only ? { chartKey: session.key, linkKey: only.key, from: only.from, to: only.to } : null;
  const remark = only && touched ? remarkOn(document, { ...only, ...shown, roles: rolesSaid(rows, names) }) : '';

  const counting = remark ? rows.findLast((row) => countsToday(row, names)) : undefined;

  const faulty = rows.some(
    (row) => shareFault(row) || hasMoreFaults(row) || nameFault(row, rows) || isUnchosen(row, names),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (faulty) return;
    const change = changeOf(links, { rows, touched, look }, names);
    const commands = [
      ...(Object.keys(change).length > 0 ? [changeLinks(keys, change)] : []),
      ...(Object.keys(ends).length > 0 ? [placeEnds(keys, ends)] : []),
    ];
    if (commands.length > 0) session.run(together(t('change link'), commands));
    onDone?.();
    onClose();
  };

  if (managing.asking) {
    return (
      <Dialog onClose={managing.takeBack} title={t('Custom roles')} dirty>
        <CustomRoles
          onDone={managing.takeBack}
          onRewritten={(role, name) => setRows((now) => rewritten(now, role, name))}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title={links.length > 1 ? t('Roles of {count} links', { count: links.length }) : t('Roles of the link')}
      dirty={touched || Object.keys({ ...look, ...ends }).length > 0}
    >
      <form onSubmit={submit}>
        {links.length === 1 && from && to && (
          <div className={classes.ends}>
            {[from, to].map((node, at) => (
              <div key={node.key} className={classes.end}>
                <EntityTypeIcon type={node.typeName} party={node.party} size={24} />
                <bdi className={classes.hitName}>{cardName(document, node.key)}</bdi>
                {at === 0 && (
                  <IconArrowDown size={16} stroke={1.75} className={classes.arrow} aria-label={t('holds')} />
                )}
              </div>
            ))}
          </div>
        )}
        {areMixed && (
          <Text size="sm" c="dimmed" mb="xs">
            {t('These links have different roles, which stay unless you write others for all of them here.')}
          </Text>
        )}
        <div className={classes.rows}>
          {rows.map((row, at) => (
            <RoleRow
              key={row.id}
              row={row}
              names={names}
              fault={nameFault(row, rows)}
              focus={at === 0}
              isNew={row.id === newest}
              remark={row === counting ? remark : ''}
              evidenceOf={evidenceOf}
              onChange={(changed) => say(rows.map((one, index) => (index === at ? changed : one)))}
              onRemove={() => say(rows.length > 1 ? rows.filter((_, index) => index !== at) : [emptyRow()])}
            />
          ))}
        </div>
        <Group mt="xs" gap="xs" justify="space-between">
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={16} />}
            onClick={() => {
              const row = emptyRow();
              setRows([...rows, row]);
              setNewest(row.id);
            }}
          >
            {t('Another role')}
          </Button>
          <Button ref={managing.trigger} variant="subtle" color="gray" size="compact-sm" onClick={managing.ask}>
            {t('Custom roles…')}
          </Button>
        </Group>
        <Divider my="md" />
        <div className={classes.look}>
          <ArrowChoice value={shown.arrowType} onChange={(arrowType) => setLook({ ...look, arrowType })} />
          <ColorChoice value={shown.color} onChange={(color) => setLook({ ...look, color })} />
          <EndsChoice
            places={{ fromSpot: first.fromSpot, toSpot: first.toSpot, ...ends }}
            onChange={(changed) => setEnds({ ...ends, ...changed })}
          />
          <Switch
            label={t('Dashed')}
            checked={shown.dashed ?? false}
            onChange={(event) => setLook({ ...look, dashed: event.currentTarget.checked })}
          />
        </div>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={faulty}>
            {t('Done')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

/** Whether the share of a row counts among those of today. */
function countsToday(row: RoleDraft, names: readonly string[]): boolean {
  const role = row.percentage.trim() && isOwnershipRole(row.role) ? toRole(row, names) : null;
  return role !== null && roleStatusOn(role, isoToday()) === 'holds';
}

/** What the recorded shares of the held one come to with the link as it is being written. */
function remarkOn(document: ChartDocument, link: ChartLink): string {
  const links = [...document.links.values()].map((other) => (other.key === link.key ? link : other));
  return sharesRemark(document, links, holderAndHeld(link).held, isoToday());
}

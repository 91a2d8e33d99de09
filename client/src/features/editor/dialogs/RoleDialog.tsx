import { useState, type FormEvent } from 'react';
import { Button, Divider, Group, Switch } from '@mantine/core';
import { IconArrowDown, IconPlus } from '@tabler/icons-react';
import { ARROW_TYPES, type ArrowType } from '@stemma/shared/chart/words';
import type { ChartLink } from '@stemma/shared/chart/link';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { defaults } from '@stemma/shared/limits';
import { Dialog } from '../../../components/Dialog';
import { changeLinks, together } from '../../../chart/model/commands';
import { placeEnds, type EndPlaces } from '../../../chart/model/spots';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import { useEditor, useSessionState } from '../editor';
import { CustomRoles } from '../roles/CustomRoles';
import { useRoleChoices } from '../roles/useRoleChoices';
import { ArrowChoice } from './ArrowChoice';
import { ColorChoice } from './ColorChoice';
import classes from './Dialogs.module.css';
import { EndsChoice } from './EndsChoice';
import { emptyRow, rewritten, rowOf, shareFault, toRole, type RoleDraft } from './roleDraft';
import { RoleRow } from './RoleRow';

interface Props {
  links: string[];
  /** After the roles were changed. */
  onDone?: () => void;
  onClose: () => void;
}

/** Roles, percentage, arrow, colour, dashes and sides of a link; of several, what is set here is set on all, sides only where they are chosen. Its other state is the organization's own roles. */
export function RoleDialog({ links: keys, onDone, onClose }: Props) {
  const { session } = useEditor();
  const document = useSessionState((state) => state.document);
  const links = keys.flatMap((key) => document.links.get(key) ?? []);
  const [first] = links;
  const [rows, setRows] = useState<RoleDraft[]>(() => (first?.roles.length ? first.roles.map(rowOf) : [emptyRow()]));
  const [look, setLook] = useState(() => lookOf(first));
  const [ends, setEnds] = useState<EndPlaces>({});
  const [managing, setManaging] = useState(false);
  const [newest, setNewest] = useState<string>();
  const { names } = useRoleChoices();
  if (!first) return null;
  const from = document.nodes.get(first.from);
  const to = document.nodes.get(first.to);
  const change = (at: number, row: RoleDraft) => setRows(rows.map((one, index) => (index === at ? row : one)));

  const faulty = rows.some(shareFault);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (faulty) return;
    const roles = rows.map(toRole).filter((role): role is LinkRole => role !== null);
    session.run(together('change link', [changeLinks(keys, { roles, ...look }), placeEnds(keys, ends)]));
    onDone?.();
    onClose();
  };

  if (managing) {
    return (
      <Dialog onClose={onClose} title="Custom roles">
        <CustomRoles
          onDone={() => setManaging(false)}
          onRewritten={(role, name) => setRows((now) => rewritten(now, role, name))}
        />
      </Dialog>
    );
  }
  return (
    <Dialog onClose={onClose} title={links.length > 1 ? `Roles of ${links.length} links` : 'Roles of the link'}>
      <form onSubmit={submit}>
        {links.length === 1 && from && to && (
          <div className={classes.ends}>
            {[from, to].map((node, at) => (
              <div key={node.key} className={classes.end}>
                <EntityTypeIcon type={node.typeName} party={node.party} size={24} />
                <bdi className={classes.hitName}>{node.name}</bdi>
                {at === 0 && <IconArrowDown size={16} stroke={1.75} className={classes.arrow} aria-label="holds" />}
              </div>
            ))}
          </div>
        )}
        <div className={classes.rows}>
          {rows.map((row, at) => (
            <RoleRow
              key={row.id}
              row={row}
              names={names}
              focus={at === 0}
              isNew={row.id === newest}
              onChange={(changed) => change(at, changed)}
              onRemove={() => setRows(rows.length > 1 ? rows.filter((_, index) => index !== at) : [emptyRow()])}
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
            Another role
          </Button>
          <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setManaging(true)}>
            Custom roles…
          </Button>
        </Group>
        <Divider my="md" />
        <div className={classes.look}>
          <ArrowChoice value={look.arrowType} onChange={(arrowType) => setLook({ ...look, arrowType })} />
          <ColorChoice value={look.color} onChange={(color) => setLook({ ...look, color })} />
          <EndsChoice
            places={{ fromSpot: first.fromSpot, toSpot: first.toSpot, ...ends }}
            onChange={(changed) => setEnds({ ...ends, ...changed })}
          />
          <Switch
            label="Dashed"
            checked={look.dashed}
            onChange={(event) => setLook({ ...look, dashed: event.currentTarget.checked })}
          />
        </div>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={faulty}>
            Done
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

function lookOf(link: ChartLink | undefined): { arrowType: ArrowType; color: string; dashed: boolean } {
  return {
    arrowType: link?.arrowType ?? ARROW_TYPES[0],
    color: link?.color ?? defaults.linkColor,
    dashed: link?.dashed ?? false,
  };
}

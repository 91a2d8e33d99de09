import { NAME_PARTS } from '@stemma/shared/entities/individualName';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { FIELDS } from '@stemma/shared/entities/fields';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import type { EntityRecord } from '../../entities/present';
import type { LinkState } from '../bods/model';
import type { PartyFacts } from '../bods/party';
import type { ExportContent, ExportedLink } from './content';

/** Whether an entity is as its statements say: its kind, name and fields. Its description is a person's own as well, and is not looked at. */
export function isEntityAsStated(entity: EntityRecord, facts: PartyFacts): boolean {
  if (entity.typeName !== facts.typeName || entity.name !== facts.name || entity.party !== facts.party) return false;
  if (!isRecordType(entity.typeName)) return true;
  return FIELDS[entity.typeName].every(({ name, default: usual }) => {
    const [kept, stated] = [entity.fields[name] ?? null, facts.fields[name] ?? null];
    const isUnsaid = stated === null && (kept === '' || kept === (usual ?? null) || NAME_PARTS.includes(name));
    return kept === stated || isUnsaid;
  });
}

/** Parts of a name are made of it where nobody states them. */

/** Everything of a role that goes out. */
const ROLE_FIELDS = [
  'role',
  'percentage',
  'minimum',
  'maximum',
  'minimumExclusive',
  'maximumExclusive',
  'startDate',
  'endDate',
  'via',
  'beneficial',
  'interest',
  'details',
  'basis',
  'joint',
  'source',
  'checkedOn',
  'checkedBy',
] as const;

/** Whether a link is as its statements say: between the same parties, in the same roles. */
export function isLinkAsStated({ link }: ExportedLink, state: LinkState, { entityOf }: ExportContent): boolean {
  const isBetween = entityOf.get(state.from) === link.from && entityOf.get(state.to) === link.to;
  return isBetween && toldRoles(link.roles) === toldRoles(state.roles);
}

function toldRoles(roles: readonly LinkRole[]): string {
  return JSON.stringify(
    roles.map((role) => ROLE_FIELDS.map((name) => (role[name] || role[name] === 0 ? role[name] : null))),
  );
}

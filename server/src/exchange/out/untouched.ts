import { NAME_PARTS } from '@stemma/shared/entities/individualName';
import { FIELDS } from '@stemma/shared/entities/fields';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import type { EntityRecord } from '../../entities/present';
import type { LinkState } from '../bods/model';
import type { PartyFacts } from '../bods/party';
import { ADDED_TO_ROLE, rolesText, STATED_OF_ROLE } from '../rolesText';
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
const ROLE_FIELDS = [...STATED_OF_ROLE, ...ADDED_TO_ROLE];

/** Whether a link is as its statements say: between the same parties, in the same roles. */
export function isLinkAsStated({ link }: ExportedLink, state: LinkState, { entityOf }: ExportContent): boolean {
  const isBetween = entityOf.get(state.from) === link.from && entityOf.get(state.to) === link.to;
  return isBetween && rolesText(link.roles, ROLE_FIELDS) === rolesText(state.roles, ROLE_FIELDS);
}

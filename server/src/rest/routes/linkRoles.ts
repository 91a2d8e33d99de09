import { z } from 'zod';
import * as roles from '../../linkRoles/service';
import { route } from '../route';
import { idParams } from '../shapes';

const roleAnswer = z.object({ key: z.string(), name: z.string(), isCustom: z.boolean() }).meta({ id: 'LinkRole' });
const nameBody = z.object({ name: z.string() });
const WHOSE =
  'For whoever added the role and for administrators; a default role answers 403. Links on charts that the caller may edit change with it; on other charts the word stays, as it is those charts’ editors’ to change.';

/** Roles of links (SPEC §7.3): the default list and what the organization added. */
export const linkRoleRoutes = [
  route({
    method: 'get',
    path: 'graph/getLinkRoles',
    who: 'signedIn',
    summary: 'The roles that a link can have',
    description: "The default list and the organization's own, by name.",
    answer: z.array(roleAnswer),
    run: (context) => roles.linkRoles(context),
  }),
  route({
    method: 'post',
    path: 'graph/createLinkRole',
    who: 'signedIn',
    summary: 'Add a role for the organization',
    description: 'A name that is there already, in any case, answers with that role.',
    body: nameBody,
    answer: roleAnswer,
    run: (context, { body }) => roles.createLinkRole(context, body),
  }),
  route({
    method: 'put',
    path: 'graph/updateLinkRole/{id}',
    who: 'signedIn',
    summary: 'Rename a role that was added, also where it is used',
    description: WHOSE,
    params: idParams,
    body: nameBody,
    answer: roleAnswer,
    run: (context, { params, body }) => roles.renameLinkRole(context, params.id, body),
  }),
  route({
    method: 'delete',
    path: 'graph/deleteLinkRole/{id}',
    who: 'signedIn',
    summary: 'Delete a role that was added, also where it is used',
    description: WHOSE,
    params: idParams,
    answer: z.null(),
    run: async (context, { params }) => {
      await roles.deleteLinkRole(context, params.id);
      return null;
    },
  }),
];

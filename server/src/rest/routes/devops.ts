import { z } from 'zod';
import { iterations, workItemsIn } from '../../devops/service';
import { route } from '../route';

const items = z.array(z.object({ key: z.string(), name: z.string() }));
const description = 'From a configured provider; without one, an empty list.';

/** devops/… (SPEC §7.7). */
export const devopsRoutes = [
  route({
    method: 'get',
    path: 'devops/getIterations',
    who: 'signedIn',
    summary: 'Iterations',
    description,
    answer: items,
    run: (context) => iterations(context),
  }),
  route({
    method: 'get',
    path: 'devops/getWorkItemsInIteration/{id}',
    who: 'signedIn',
    summary: 'The work items of an iteration',
    description,
    params: z.object({ id: z.string().max(200) }),
    answer: items,
    run: (context, { params }) => workItemsIn(context, params.id),
  }),
];

import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import * as people from '../../people/service';
import { namingFields } from '../../errors';
import { callerIs } from '../callerIs';
import { route } from '../route';
import { EDGE_NAMES, ENTITY_NAMES, recordBody } from '../records';

/** A key person as REST sends one. */
export const personAnswer = z
  .object({
    key: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    roles: z.array(z.string()),
    emailAddresses: z.array(z.string()),
    phoneNumbers: z.array(z.string()),
    isIndividual: z.boolean(),
  })
  .meta({ id: 'KeyPerson' });

/** What SPEC §3.3 names of the link of a key person. */
const LINK_NAMES = ['typeName', 'from', 'to', 'isDataLink', 'roles', ...EDGE_NAMES];
const texts = z.array(z.string()).nullish();
const personBody = recordBody(
  {
    key: keyText.nullish(),
    typeName: z.string().nullish(),
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
    roles: texts,
    emailAddresses: texts,
    phoneNumbers: texts,
  },
  [...ENTITY_NAMES, 'isIndividual'],
);
const within = (part: string) => (field: string) => (/^link\b/.test(field) ? field : `${part}.${field}`);
const linkBody = recordBody({ key: keyText.nullish(), name: z.string().nullish() }, LINK_NAMES).nullish();

/** graph/… (SPEC §7.3): the key persons of an entity. */
export const peopleRoutes = [
  route({
    method: 'post',
    path: 'graph/attachedPeople',
    who: 'signedIn',
    summary: 'The key persons of an entity',
    body: z.object({ key: keyText, userKey: keyText.nullish() }),
    answer: z.array(personAnswer),
    run: (context, { body }) => {
      callerIs(context, body.userKey);
      return people.keyPersons(context, body.key);
    },
  }),
  route({
    method: 'post',
    path: 'graph/attachPerson',
    who: 'signedIn',
    summary: 'Attach a person to an entity, or change one that is attached',
    description:
      "key is the entity. With the key of a person who is attached to it, that one is changed. Values are trimmed, blank roles, addresses and numbers dropped. link may bring a key and a name. With a key of the caller's making, of the person or else of the link, sending it twice makes one person; without either each call makes another.",
    body: z.object({ key: keyText, person: personBody, link: linkBody, userKey: keyText.nullish() }),
    answer: personAnswer,
    run: (context, { body }) => {
      callerIs(context, body.userKey);
      return namingFields(within('person'), () => people.attachPerson(context, body));
    },
  }),
  route({
    method: 'post',
    path: 'graph/attachIndividual',
    who: 'signedIn',
    summary: 'Make an individual with a record the key person of an entity',
    description:
      "key is the entity, individual.key the individual. roles, emailAddresses and phoneNumbers that are given replace the individual's own (kept as his custom fields Role 1, Email 1, Phone 1 and on), which takes the right to edit him. Sending it twice attaches him once.",
    body: z.object({
      key: keyText,
      individual: personBody.safeExtend({ key: keyText }),
      link: linkBody,
      userKey: keyText.nullish(),
    }),
    answer: personAnswer,
    run: (context, { body }) => {
      callerIs(context, body.userKey);
      const { key, individual: person, link } = body;
      return namingFields(within('individual'), () => people.attachIndividual(context, { key, person, link }));
    },
  }),
  route({
    method: 'post',
    path: 'graph/deleteKeyPerson',
    who: 'signedIn',
    summary: 'Take a key person off an entity',
    description: "A person attached to the entity alone is deleted; an individual's record stays.",
    body: z.object({ entityId: keyText, key: keyText }),
    answer: z.null(),
    run: async (context, { body }) => {
      await people.deleteKeyPerson(context, body.entityId, body.key);
      return null;
    },
  }),
];

import { groupShape } from '@stemma/shared/chart/save';
import { keyText, orUsual } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import * as tags from '../../tags/service';
import type { Tag } from '../../tags/present';
import { asPart } from '../../errors';
import { route } from '../route';
import { TAG_NAMES, recordBody } from '../records';
import { edgeAnswer, idParams, nodeAnswer, presentEdge, presentRestNode } from '../shapes';

const tagAnswer = z
  .object({
    key: z.string(),
    typeName: z.literal('Tag'),
    name: z.string(),
    description: z.string(),
    color: z.string(),
    createdBy: z.string(),
    createdDate: z.string(),
  })
  .meta({ id: 'Tag' });
const list = z.array(tagAnswer);
const tagBody = recordBody(
  {
    key: keyText.nullish(),
    name: z.string().nullish(),
    description: z.string().nullish(),
    color: z.string().nullish(),
  },
  TAG_NAMES,
);
const tagKeys = z.array(keyText).max(1000);

function presentTag(tag: Tag): z.infer<typeof tagAnswer> {
  return { ...tag, typeName: 'Tag' };
}

/** tags/… (SPEC §7.5): an organization's tags, and what they are on. */
export const tagRoutes = [
  route({
    method: 'get',
    path: 'tags/all',
    who: 'signedIn',
    summary: "The tags of the caller's organization, by name",
    answer: list,
    run: async (context) => (await tags.listTags(context)).map(presentTag),
  }),
  route({
    method: 'post',
    path: 'tags/add',
    who: 'signedIn',
    summary: "Make a tag of the caller's organization",
    description:
      'An addition to the specified calls. With a key made by the caller, sending it twice makes one tag. Its name is "New Tag" and its description "Created on" with the date where none is given.',
    body: z.object({ tag: orUsual(tagBody, {}) }),
    answer: tagAnswer,
    run: async (context, { body }) => presentTag(await asPart('tag', () => tags.addTag(context, body.tag))),
  }),
  route({
    method: 'post',
    path: 'tags/update',
    who: 'signedIn',
    summary: 'Change a tag',
    description: 'An addition to the specified calls. What is not given stays. Its maker and administrators may.',
    body: z.object({ tag: tagBody.safeExtend({ key: keyText }) }),
    answer: tagAnswer,
    run: async (context, { body }) => presentTag(await asPart('tag', () => tags.updateTag(context, body.tag))),
  }),
  route({
    method: 'get',
    path: 'tags/delete/{id}',
    who: 'signedIn',
    summary: 'Delete a tag; what it was on stays',
    description: 'Its maker and administrators may.',
    params: idParams,
    answer: z.null(),
    run: async (context, { params }) => {
      await tags.deleteTag(context, params.id);
      return null;
    },
  }),
  route({
    method: 'get',
    path: 'tags/exists/{id}',
    who: 'signedIn',
    summary: "Whether the caller's organization has a tag of that key",
    params: idParams,
    answer: z.boolean(),
    run: (context, { params }) => tags.tagExists(context, params.id),
  }),
  route({
    method: 'get',
    path: 'tags/graph/{id}',
    who: 'signedIn',
    summary: 'The entities under a tag that the caller may read, and the links among them',
    params: idParams,
    answer: z.object({ nodes: z.array(nodeAnswer), edges: z.array(edgeAnswer), groups: z.array(groupShape) }),
    run: async (context, { params }) => {
      const { nodes, links } = await tags.taggedGraph(context, params.id);
      return { nodes: nodes.map(presentRestNode), edges: links.map(presentEdge), groups: [] };
    },
  }),
  route({
    method: 'get',
    path: 'tags/count/{id}',
    who: 'signedIn',
    summary: 'On how many entities and charts that the caller may read a tag is',
    params: idParams,
    answer: z.number().int(),
    run: (context, { params }) => tags.tagCount(context, params.id),
  }),
  route({
    method: 'get',
    path: 'tags/nodeTags/{id}',
    who: 'signedIn',
    summary: 'The tags on an entity or chart',
    params: idParams,
    answer: list,
    run: async (context, { params }) => (await tags.nodeTags(context, params.id)).map(presentTag),
  }),
  route({
    method: 'post',
    path: 'tags/nodeTags/add',
    who: 'signedIn',
    summary: 'Put a tag on an entity or chart',
    description: 'Takes the right to edit it. Answers with all its tags.',
    body: z.object({ nodeId: keyText, tagId: keyText }),
    answer: list,
    run: async (context, { body }) => (await tags.addNodeTag(context, body.nodeId, body.tagId)).map(presentTag),
  }),
  route({
    method: 'post',
    path: 'tags/nodeTags/set',
    who: 'signedIn',
    summary: 'Make these the tags of an entity or chart',
    description: 'Takes the right to edit it. All others are taken off. Answers with all its tags.',
    body: z.object({ nodeId: keyText, tagIds: tagKeys }),
    answer: list,
    run: async (context, { body }) => (await tags.setNodeTags(context, body.nodeId, body.tagIds)).map(presentTag),
  }),
  route({
    method: 'post',
    path: 'tags/names',
    who: 'signedIn',
    summary: 'Keys and names of tags',
    description: "Those of the keys that are tags of the caller's organization, by name.",
    body: z.object({ tagIds: tagKeys }),
    answer: z.array(z.object({ key: z.string(), name: z.string() })),
    run: async (context, { body }) => (await tags.tagsOf(context, body.tagIds)).map(({ key, name }) => ({ key, name })),
  }),
];

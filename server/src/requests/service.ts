import { keyText, nameText, plainText } from '@stemma/shared/rules/basic';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../context';
import { requireUser } from '../context';
import { notFound, parse } from '../errors';
import { atMostOne, one } from '../store';
import type { RequestRow } from './store';
import { keepRequestOf, requestsOf } from './store';

/** A request for an entity by documents (SPEC §3.3), as its sender sees it. */
export type EntityRequest = RequestRow;

const requestShape = z.object({
  key: keyText.optional(),
  addresses: z.array(z.email()).max(100),
  fileNames: z.array(plainText(500)).max(1000).default([]),
  message: plainText().default(''),
  entityKey: keyText.nullable().default(null),
  entityName: nameText.nullable().default(null),
});

/** The requests that the caller sent, newest first, the last 1,000. */
export async function sentRequests(context: Context): Promise<EntityRequest[]> {
  const { userKey } = requireUser(context);
  return context.read((tx) => requestsOf(tx, { userKey, key: null }));
}

/** One request of the caller's; throws `notFound` for any other. */
export async function sentRequest(context: Context, key: string): Promise<EntityRequest> {
  const { userKey } = requireUser(context);
  const found = atMostOne(await context.read((tx) => requestsOf(tx, { userKey, key })));
  if (!found) throw notFound();
  return found;
}

/** Keeps a request that is sent by mail; safe to call twice with one key. */
export async function keepRequest(context: Context, input: unknown): Promise<EntityRequest> {
  const { userKey } = requireUser(context);
  const request = { ...parse(requestShape, input), userKey, now: new Date().toISOString() };
  return context.write(async (tx) => one(await keepRequestOf(tx, { ...request, key: request.key ?? randomUUID() })));
}

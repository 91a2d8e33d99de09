import { operationMessages } from '@stemma/shared/messages/operations';
import type { DocumentNode } from 'graphql';
import { GraphQLError, parse } from 'graphql';
import type { RequestHandler, Response } from 'express';
import { comparedPairs, measureDocument } from './documentSize';

/** What one document may have; several times what any screen asks with (155 selections, 3 fragments). */
export const graphqlLimits = {
  /** Characters of its text, as errors look for their line in it. */
  characters: 32_768,
  tokens: 4000,
  /** The parser counts none of them, and takes longer for one than for a word. */
  comments: 500,
  depth: 12,
  aliases: 30,
  rootFields: 20,
  selections: 1000,
  nesting: 80,
  operations: 10,
  fragments: 60,
  comparedPairs: 5000,
} as const;

type Limited = keyof typeof graphqlLimits;

/**
 * Why a document is refused before anything else looks at it, as validation, reckoning of cost and compilation take time by its
 * size once fragments stand where they are spread; undefined where it is within the limits, or no document at all, which the
 * server says better. Takes time proportional to the text.
 */
export function oversizeOf(text: string): string | undefined {
  if (text.length > graphqlLimits.characters) return tooMuch('characters');
  if (signsOfComments(text) > graphqlLimits.comments) return tooMuch('comments');
  const document = parsed(text);
  if (!document) return undefined;
  if (document === 'tokens') return tooMuch('tokens');
  const size = { ...measureDocument(document) };
  for (const name of Object.keys(size) as (keyof typeof size)[]) {
    if (size[name] > graphqlLimits[name]) return tooMuch(name);
  }
  return comparedPairs(document) > graphqlLimits.comparedPairs ? tooMuch('comparedPairs') : undefined;
}

/** Each comment has one; those within texts count too, as telling them apart takes a parser. */
function signsOfComments(text: string): number {
  return text.split('#', graphqlLimits.comments + 2).length - 1;
}

function parsed(text: string): DocumentNode | 'tokens' | undefined {
  try {
    return parse(text, { maxTokens: graphqlLimits.tokens });
  } catch (failure) {
    return failure instanceof GraphQLError && /more tha[nt] \d+ tokens/.test(failure.message) ? 'tokens' : undefined;
  }
}

function tooMuch(name: Limited): string {
  return operationMessages[name](graphqlLimits[name]);
}

/** Answers 400 to documents of callers that are over the limits; operations that are known by their id pass. */
export const refuseOversized: RequestHandler = (request, response, next) => {
  const fault = textsOf(request.body, request.originalUrl).map(oversizeOf).find(Boolean);
  if (fault === undefined) next();
  else sendTooLarge(response, fault);
};

export function sendTooLarge(response: Response, message: string): void {
  response.status(400).json({ errors: [{ message, extensions: { code: 'TOO_LARGE' } }] });
}

function textsOf(body: unknown, url: string): string[] {
  const inAddress = new URLSearchParams(url.split('?')[1]).getAll('query');
  const inBody = (body as { query?: unknown } | null | undefined)?.query;
  return typeof inBody === 'string' ? [...inAddress, inBody] : inAddress;
}

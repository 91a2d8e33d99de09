import { withoutTypeNames } from '../../lib/withoutTypeNames';
import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { Chart, ChartNode } from '@stemma/shared/chart/chart';
import { FLAG_COLORS } from '@stemma/shared/chart/vocabulary';
import { typedValues, type DecorationValues } from '@stemma/shared/chart/decoration';
import type { ChartChanges } from '@stemma/shared/chart/save';
import { messages } from '@stemma/shared/messages';
import { PERMISSIONS } from '@stemma/shared/permissions';
import { t } from '@stemma/shared/language/translate';
import type { ChartGateway, SaveAnswer } from '../../chart/model/saving';
import type { ChartChangesInput, ChartNodeFieldsFragment, EditorChartQuery } from '../../gql/graphql';
import { chartStandingQuery, editorChartQuery, saveCopyMutation, saveChartMutation } from './documents';

/** The editor's way to the store through GraphQL. What trying again could mend is thrown; what the store refuses is answered. */
export function createGateway(client: ApolloClient): ChartGateway {
  return {
    save: async ({ key, revision, saveKey, changes }) =>
      refusalOr(async () => {
        const input = { key, revision, saveKey, changes: toInput(changes) };
        const { data } = await client.mutate({ mutation: saveChartMutation, variables: { input } });
        return answerOf(data?.saveChart, changes);
      }),
    create: async ({ key, name, copyOf, changes }) =>
      refusalOr(async () => {
        const input = { key, name, copyOf: [copyOf], changes: toInput(changes) };
        const { data } = await client.mutate({ mutation: saveCopyMutation, variables: { input } });
        return answerOf(data?.createChart, changes);
      }),
    read: (key) => readChart(client, key),
    standing: async (key) => {
      const { data } = await client.query({
        query: chartStandingQuery,
        variables: { key },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error(messages.noDataReturned);
      return data.chartStanding;
    },
  };
}

/** Reads a chart as it is now, past the cache; null where there is none for the caller. */
export async function readChart(client: ApolloClient, key: string): Promise<Chart | null> {
  const { data } = await client.query({ query: editorChartQuery, variables: { key }, fetchPolicy: 'no-cache' });
  return data?.chart ? toChart(data.chart) : null;
}

/** Codes of refusals that pass by themselves: a save is tried again. */
const PASSING: ReadonlySet<string> = new Set(['tooMany', 'unavailable', 'insufficientStorage']);

interface Answer {
  ok: { revision: number } | null;
  error: { code: string; field: string | null; message: string } | null;
}

function answerOf(answer: Answer | undefined, { placements }: ChartChanges): SaveAnswer {
  if (answer?.ok) return { ok: true, revision: answer.ok.revision };
  const { code, field, message } = answer?.error ?? { code: '', field: null, message: messages.noDataReturned };
  if (PASSING.has(code)) throw new Error(message);
  const [, at] = /placements\.(\d+)\.entityKey$/.exec(field ?? '') ?? [];
  const card = at === undefined ? undefined : placements[Number(at)]?.entityKey;
  const lost = code === 'notFound' ? card : undefined;
  const denied = card === undefined && (code === 'notFound' || code === 'forbidden');
  return { ok: false, stale: code === 'stale', denied, lost, message };
}

async function refusalOr(send: () => Promise<SaveAnswer>): Promise<SaveAnswer> {
  try {
    return await send();
  } catch (error) {
    const message = refusal(error);
    if (message === null) throw error;
    return { ok: false, stale: false, message };
  }
}

/** Why the store will never take this, in words; null where trying again could help (no connection, a server in trouble). */
function refusal(error: unknown): string | null {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    const code = first?.extensions?.['code'];
    return first && code !== 'INTERNAL_SERVER_ERROR' && !PASSING.has(String(code)) ? first.message : null;
  }
  if (!ServerError.is(error)) return null;
  if (error.statusCode === 401) return messages.notSignedIn;
  if (error.statusCode === 413) return t('These changes are too large to be saved at once.');
  const mayPass = error.statusCode >= 500 || error.statusCode === 408 || error.statusCode === 429;
  return mayPass ? null : messages.notAllowed;
}

function toInput(changes: ChartChanges): ChartChangesInput {
  const { entities, placements, links, removedPlacements, removedLinks, groups, ...props } = changes;
  return {
    ...props,
    entities: entities.map(({ key, typeName, name, nameAsRead, party, description, fields }) => ({
      ...{ key, typeName, name, nameAsRead: nameAsRead ?? null, ...(party && { party }) },
      ...(description && { description }),
      ...(fields && { fields: typedValues(fields as DecorationValues) }),
    })),
    placements,
    links,
    removedPlacements,
    removedLinks,
    ...(groups && { groups }),
  };
}

function toChart(read: NonNullable<EditorChartQuery['chart']>): Chart {
  const chart = withoutTypeNames(read);
  return {
    ...chart,
    organizationKey: '',
    folder: null,
    nodes: toNodes(chart.nodes),
  };
}

/** Cards as read, with their words checked. */
export function toNodes(nodes: readonly ChartNodeFieldsFragment[]): ChartNode[] {
  return nodes.map((node) => ({
    ...node,
    permission: PERMISSIONS.find((permission) => permission === node.permission) ?? null,
    flagColor: FLAG_COLORS.find((color) => color === node.flagColor) ?? null,
    decoration: node.decoration ?? null,
  }));
}

import { randomUUID } from 'node:crypto';
import type { ChartChangesInput } from '../gql/graphql';
import { graphql } from '../gql';
import type { Client } from './client';

export const OPEN_CHART = graphql(`
  query OpenChart($key: ID!) {
    chart(key: $key) {
      key
      name
      description
      visibility
      routing
      revision
      createdDate
      modifiedDate
      createdBy
      modifiedBy
      viewerCan {
        edit
        share
        delete
      }
      nodes {
        key
        typeName
        name
        party
        country
        detail
        trailEnd
        permission
        chartCount
        x
        y
        flag
        flagColor
        label
        labelVisible
        fillColor
        icon
        hideIcon
        width
        chartDescription
      }
      links {
        key
        from
        to
        arrowType
        color
        dashed
        linkTextPosition
        points
        fromSpot
        toSpot
        adjusting
        routing
        roles {
          role
          percentage
          minimum
          maximum
          minimumExclusive
          maximumExclusive
          startDate
          endDate
          via
          beneficial
          interest
          details
          basis
          joint
          source
          evidence {
            kind
            key
            note
          }
          checkedOn
          checkedBy
        }
      }
      groups {
        key
        name
        members
        collapsed
      }
    }
  }
`);

export const CREATE_CHART = graphql(`
  mutation CreateChart($input: CreateChartInput!) {
    createChart(input: $input) {
      ok {
        key
        name
        visibility
        revision
        entityCount
        linkCount
        viewerCan {
          edit
          share
          delete
        }
      }
      error {
        code
        message
        field
        revision
        retryAfter
      }
    }
  }
`);

export const SAVE_CHART = graphql(`
  mutation SaveChart($input: SaveChartInput!) {
    saveChart(input: $input) {
      ok {
        key
        revision
        modifiedDate
      }
      error {
        code
        message
        field
        revision
        retryAfter
      }
    }
  }
`);

export interface SmallChart {
  key: string;
  /** Keys of a person, a company and an account, in this order. */
  person: string;
  company: string;
  account: string;
  /** Person to company, 60 % Shareholder. */
  link: string;
  name: string;
}

/** A person who holds 60 % of a company that owns an account. */
export function smallChanges(mark: string = randomUUID()): {
  changes: ChartChangesInput;
  keys: Omit<SmallChart, 'key' | 'name'>;
} {
  const keys = { person: `${mark}:p`, company: `${mark}:c`, account: `${mark}:a`, link: `${mark}:l` };
  const changes: ChartChangesInput = {
    entities: [
      { key: keys.person, typeName: 'Individual', name: 'Ada Lovelace' },
      { key: keys.company, typeName: 'Company', name: 'Analytical Engines Ltd' },
      { key: keys.account, typeName: 'BankAccount', name: 'Main account' },
    ],
    placements: [
      { entityKey: keys.person, x: 0, y: 0 },
      { entityKey: keys.company, x: 0, y: 200, label: 'Parent' },
      { entityKey: keys.account, x: 0, y: 400 },
    ],
    links: [
      {
        key: keys.link,
        from: keys.person,
        to: keys.company,
        roles: [{ role: 'Shareholder', percentage: 60 }, { role: 'Director' }],
      },
      {
        key: `${mark}:m`,
        from: keys.company,
        to: keys.account,
        roles: [{ role: 'Owner', percentage: 100 }],
        dashed: true,
      },
    ],
  };
  return { changes, keys };
}

/** Makes a chart with three entities for a user. */
export async function makeSmallChart(user: Client, visibility: 'public' | 'private' = 'private'): Promise<SmallChart> {
  const { changes, keys } = smallChanges();
  const name = `Small ${randomUUID().slice(0, 8)}`;
  const { createChart } = await user.graphql(CREATE_CHART, {
    input: { name, visibility, changes: changes },
  });
  if (!createChart.ok) throw new Error(createChart.error?.message ?? 'The chart was not made.');
  return { key: createChart.ok.key, name, ...keys };
}

/** Makes a chart of a company that holds so many others, in a row under it; answers the key of the chart and theirs. */
export async function makeGroupChart(user: Client, count: number): Promise<{ key: string; held: string[] }> {
  const mark = randomUUID();
  const held = Array.from({ length: count }, (_, at) => `${mark}:${at + 1}`);
  const { createChart } = await user.graphql(CREATE_CHART, {
    input: {
      name: `Group ${mark.slice(0, 8)}`,
      visibility: 'private',
      changes: {
        entities: [
          { key: mark, typeName: 'Company', name: 'Parent Ltd' },
          ...held.map((key, at) => ({ key, typeName: 'Company' as const, name: `Subsidiary ${at + 1} Ltd` })),
        ],
        placements: [mark, ...held].map((entityKey, at) => ({ entityKey, x: at * 280, y: at ? 200 : 0 })),
        links: held.map((key) => ({
          ...{ key: `${key}:l`, from: mark, to: key },
          roles: [{ role: 'Shareholder', percentage: 100 }],
        })),
      },
    },
  });
  if (!createChart.ok) throw new Error(createChart.error?.message ?? 'The chart was not made.');
  return { key: createChart.ok.key, held };
}

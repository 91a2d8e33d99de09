import { graphql } from '../../../gql';

export const chartHealthQuery = graphql(`
  query ChartHealth($chartKey: ID!, $asOf: String) {
    chartHealth(chartKey: $chartKey, asOf: $asOf) {
      ...FindingFields
    }
  }

  fragment FindingFields on Finding {
    code
    severity
    template
    values {
      name
      value
    }
    entities {
      key
      name
    }
    links
    suggestion
    factsHash
    accepted {
      reason
      byName
      on
    }
  }
`);

/** Sets a finding aside with a reason; without one takes it up again. */
export const acceptFindingMutation = graphql(`
  mutation AcceptFinding(
    $chartKey: ID!
    $code: String!
    $keys: [ID!]!
    $factsHash: String!
    $reason: String
    $asOf: String
  ) {
    acceptFinding(chartKey: $chartKey, code: $code, keys: $keys, factsHash: $factsHash, reason: $reason, asOf: $asOf) {
      ok {
        ...FindingFields
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

import { graphql } from '../../gql';

/** Who owns and controls an entity over all charts that the caller may read. */
export const ownershipEverywhereQuery = graphql(`
  query OwnershipEverywhere($input: OwnershipInput!) {
    ownership(input: $input) {
      subject {
        key
        name
        typeName
      }
      asOf
      votesFromShares
      contradictory
      calculable
      blocked
      threshold
      inclusive
      holders {
        party {
          key
          name
          typeName
        }
        ultimate
        direct
        indirect
        total
        upper
        ceiling
        moreThan
        isTight
        declared
        computable
        verdict
        why
        parties {
          party {
            key
            name
            typeName
          }
          as
        }
      }
      more
      coverage {
        category
        share
      }
      coverageText
      selfHeld
      controllers {
        party {
          key
          name
          typeName
        }
        certain
        through {
          key
          name
          typeName
        }
      }
      votesOfControlled
      noBeneficialOwner {
        text
        officials {
          key
          name
          typeName
        }
      }
      loops
      basedOn {
        charts
        links
        entities
      }
    }
  }
`);

/** How a holder's total share comes about, over all charts that the caller may read. */
export const pathsEverywhereQuery = graphql(`
  query PathsEverywhere($input: OwnershipInput!, $holderKey: ID!) {
    ownershipPaths(input: $input, holderKey: $holderKey) {
      paths {
        text
        share
        steps {
          from {
            key
          }
          to {
            key
          }
          share
          upper
          notStated
          roles {
            linkKey
            role
            percentage
            minimum
            maximum
            startDate
            endDate
            source
            evidence
            documents {
              kind
              key
              name
              url
              statementId
              note
            }
            checkedOn
            checkedBy
          }
        }
      }
      more
      moreShare
      throughLoops
      loopText
      total
    }
  }
`);

/** What evidence that roles cite is called, as far as the caller may see it. */
export const evidenceNamesQuery = graphql(`
  query EvidenceNames($keys: [ID!]!) {
    evidenceNames(keys: $keys) {
      kind
      key
      name
      url
      statementId
    }
  }
`);

/** What an entity holds, over all charts that the caller may read. */
export const holdingsEverywhereQuery = graphql(`
  query HoldingsEverywhere($input: OwnershipInput!) {
    holdings(input: $input) {
      holdings {
        party {
          key
          name
          typeName
        }
        direct
        indirect
        total
        upper
        moreThan
        isTight
        computable
        controls
      }
      group {
        party {
          key
          name
          typeName
        }
        certain
        by {
          key
          name
          typeName
        }
        byRole
      }
    }
  }
`);

/** What changed above an entity, day by day, over all charts that the caller may read. */
export const changesEverywhereQuery = graphql(`
  query ChangesEverywhere($input: OwnershipInput!) {
    ownershipChanges(input: $input) {
      date
      links
      changed {
        linkKey
        holder {
          key
          name
          typeName
        }
        subject {
          key
          name
          typeName
        }
        begins
        ends
      }
      holders {
        party {
          key
          name
          typeName
        }
        before
        after
      }
    }
  }
`);

/** Who bears a tag, for whoever is listed by it. */
export const taggedQuery = graphql(`
  query Tagged($tagKey: ID!) {
    entityTable(filter: { tagKeys: [$tagKey] }) {
      keys
    }
  }
`);

import type { DuplicatesQuery, MergePreviewQuery, MergeRecordQuery } from '../../gql/graphql';
import { graphql } from '../../gql';

export type DuplicatePair = DuplicatesQuery['duplicates']['pairs'][number];
export type MergePreview = NonNullable<MergePreviewQuery['mergePreview']>;
export type MergeRecordData = NonNullable<MergeRecordQuery['entity']>;

export const duplicatesQuery = graphql(`
  query Duplicates($decided: Boolean!, $limit: Int!, $offset: Int!) {
    duplicates(decided: $decided, limit: $limit, offset: $offset) {
      total
      foundAt
      isRefreshing
      pairs {
        key
        score
        reasons {
          code
          value
        }
        a {
          key
          typeName
          name
          party
          country
          detail
          permission
          charts
          chartNames
        }
        b {
          key
          typeName
          name
          party
          country
          detail
          permission
          charts
          chartNames
        }
        mayMerge
        decidedAt
        decidedBy
      }
    }
  }
`);

export const decideNotSameMutation = graphql(`
  mutation DecideNotSame($aKey: ID!, $bKey: ID!, $undo: Boolean!) {
    decideNotSame(aKey: $aKey, bKey: $bKey, undo: $undo) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const mergeRecordQuery = graphql(`
  query MergeRecord($key: ID!) {
    entity(key: $key) {
      key
      typeName
      name
      description
      party
      color
      modifiedDate
      chartCount
      fields {
        name
        text
        number
        yesNo
      }
      customFields {
        name
        value
      }
    }
    tagsOf(key: $key) {
      key
      name
      color
    }
  }
`);

export const mergePreviewQuery = graphql(`
  query MergePreview($keptKey: ID!, $otherKey: ID!) {
    mergePreview(keptKey: $keptKey, otherKey: $otherKey) {
      fault
      charts {
        key
        name
      }
      bothOn {
        key
        name
      }
      chartsLeft
      chartsLeftNamed {
        key
        name
      }
      links
      linksTakenOff
      linksBeside
      files
      people
      sources
      shareLinksLess
      shareLinksLessNamed {
        name
        createdDate
      }
      peopleWhoGain
      shareLinksThatGain
      shareLinksThatGainNamed {
        name
        createdDate
      }
      accessLost
      screening {
        kept
        other
        twice
        decidedOtherwise {
          name
          sourceName
          kept
          other
        }
      }
    }
  }
`);

export const mergeEntitiesMutation = graphql(`
  mutation MergeEntities($input: MergeEntitiesInput!) {
    mergeEntities(input: $input) {
      ok {
        key
        keptKey
        otherKey
        otherStays
        charts
        chartsLeft
        chartsLeftNames
        linksMoved
        linksTakenOff
        undoUntil
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

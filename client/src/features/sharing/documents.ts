import type { FilesToShareQuery, SharingEntitiesQuery, SharingLinksQuery, SharingVisitsQuery } from '../../gql/graphql';
import { graphql } from '../../gql';

/** A share link as the list shows it. */
export type ShareLink = NonNullable<SharingLinksQuery['sharingLinks']>[number];
/** How it went with one recipient. */
export type Recipient = ShareLink['recipients'][number];
/** What stands on a shared chart. */
export type SharedOne = NonNullable<SharingEntitiesQuery['chart']>['nodes'][number];
export type SharingVisit = NonNullable<SharingVisitsQuery['sharingVisits']>[number];
/** The files, folders and links that can be chosen of an entity or chart. */
export type FilesToShare = NonNullable<FilesToShareQuery['filesOf']>;

export const sharingLinkFields = graphql(`
  fragment SharingLinkFields on SharingLink {
    key
    name
    type
    isPassword
    byTicket
    expiry
    expiresAt
    expired
    paused
    maxVisits
    mayExport
    showMarks
    showAnnotations
    ownership
    asOf
    visits
    lastVisit
    charts
    entityKey
    entities {
      key
      shareInfo
      shareNotes
      shareKeyPersons
      shareFiles
      isPrivate
    }
    recipients {
      address
      state
      sentDate
      reason
    }
    modifier
    modifiedDate
    createdDate
    comment
    commentUser
    commentDate
    mayManage
    ruleBroken
  }
`);

export const sharingLinksQuery = graphql(`
  query SharingLinks($key: ID!, $type: SharingType!) {
    sharingLinks(key: $key, type: $type) {
      ...SharingLinkFields
    }
  }
`);

export const shareRulesQuery = graphql(`
  query ShareRules($key: ID!) {
    organization(key: $key) {
      key
      sharingOff
      shareNeedsPassword
      shareDaysMax
    }
  }
`);

export const sharingVisitsQuery = graphql(`
  query SharingVisits($key: ID!) {
    sharingVisits(key: $key) {
      key
      date
      what
      fileName
    }
  }
`);

export const sharingEntitiesQuery = graphql(`
  query SharingEntities($key: ID!) {
    chart(key: $key) {
      nodes {
        key
        typeName
        name
        party
        permission
      }
    }
  }
`);

export const dynamicSharingEntitiesQuery = graphql(`
  query DynamicSharingEntities($key: ID!, $kind: DynamicKind!, $charts: [ID!]) {
    dynamicChart(key: $key, kind: $kind, charts: $charts) {
      nodes {
        key
        typeName
        name
        party
        permission
      }
    }
  }
`);

export const filesToShareQuery = graphql(`
  query FilesToShare($key: ID!) {
    filesOf(key: $key) {
      key
      files {
        key
        name
        folder
        sharedIn
      }
      folders {
        key
        name
        folder
        sharedIn
      }
      links {
        key
        name
        url
        folder
        sharedIn
      }
    }
  }
`);

export const createSharingLinkMutation = graphql(`
  mutation CreateSharingLink($input: NewSharingLinkInput!) {
    createSharingLink(input: $input) {
      ok {
        ...SharingLinkFields
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const editSharingLinkMutation = graphql(`
  mutation EditSharingLink($input: SharingLinkPatchInput!) {
    editSharingLink(input: $input) {
      ok {
        ...SharingLinkFields
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const updateSharedItemsMutation = graphql(`
  mutation UpdateSharedItems($linkKey: ID!, $entityKey: ID!, $keys: [ID!]!) {
    updateSharedItems(linkKey: $linkKey, entityKey: $entityKey, keys: $keys) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const pauseSharingLinkMutation = graphql(`
  mutation PauseSharingLink($key: ID!, $paused: Boolean!) {
    pauseSharingLink(key: $key, paused: $paused) {
      ok {
        ...SharingLinkFields
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const deleteSharingLinkMutation = graphql(`
  mutation DeleteSharingLink($key: ID!) {
    deleteSharingLink(key: $key) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const commentSharingLinkMutation = graphql(`
  mutation CommentSharingLink($key: ID!, $comment: String) {
    commentSharingLink(key: $key, comment: $comment) {
      ok {
        ...SharingLinkFields
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const emailSharingLinkMutation = graphql(`
  mutation EmailSharingLink($key: ID!, $emails: [String!]!, $again: Boolean!) {
    emailSharingLink(key: $key, emails: $emails, again: $again) {
      ok {
        ...SharingLinkFields
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const previewSharingLinkMutation = graphql(`
  mutation PreviewSharingLink($key: ID!) {
    previewSharingLink(key: $key) {
      ok {
        token
        expires
        linkKey
        type
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

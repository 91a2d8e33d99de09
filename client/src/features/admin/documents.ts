import { graphql } from '../../gql';

export const usersQuery = graphql(`
  query AdminUsers($find: UsersWanted, $offset: Int, $limit: Int) {
    users(find: $find, offset: $offset, limit: $limit) {
      key
      name
      email
      phone
      accountType
      organizationKey
      organizationName
      isAdmin
      isPending
      deactivated
      hasSecondFactor
      lastAccessed
    }
    userCount(find: $find)
  }
`);

export const organizationNamesQuery = graphql(`
  query OrganizationNames {
    organizations {
      key
      name
    }
  }
`);

/** People to choose from, by a part of what they are called. */
export const adminPeopleQuery = graphql(`
  query AdminPeople($find: UsersWanted, $limit: Int) {
    users(find: $find, limit: $limit) {
      key
      name
      email
    }
  }
`);

export const organizationsQuery = graphql(`
  query AdminOrganizations {
    organizations {
      key
      name
      description
      userCount
      lastAccessed
      forceSecondFactor
      passwordMin
      sessionHours
      fileQuotaMegabytes
      sharingOff
      shareNeedsPassword
      shareDaysMax
      requestSubject
      requestText
      messageDomains
    }
  }
`);

export const affectedQuery = graphql(`
  query AffectedByRemoval($keys: [ID!]!) {
    affectedByRemoval(keys: $keys) {
      key
      charts
      entities
      records
    }
  }
`);

export const addUser = graphql(`
  mutation AddUser($input: NewUserInput!) {
    addUser(input: $input) {
      ok {
        key
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const changeUser = graphql(`
  mutation ChangeUser($input: UserChangeInput!) {
    changeUser(input: $input) {
      ok {
        key
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const deleteUsers = graphql(`
  mutation DeleteUsers($keys: [ID!]!, $handOverTo: ID) {
    deleteUsers(keys: $keys, handOverTo: $handOverTo) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const transferRecords = graphql(`
  mutation HandOverRecords($from: ID!, $to: ID!) {
    handOver(from: $from, to: $to) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const inviteUser = graphql(`
  mutation InviteUser($key: ID!) {
    inviteUser(key: $key) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const endSessionsOf = graphql(`
  mutation EndSessionsOf($key: ID!) {
    endSessionsOf(key: $key) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const resetSecondFactor = graphql(`
  mutation ResetSecondFactor($key: ID!) {
    resetSecondFactor(key: $key) {
      ok
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const addOrganization = graphql(`
  mutation AddOrganization($input: NewOrganizationInput!) {
    addOrganization(input: $input) {
      ok {
        key
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const changeOrganization = graphql(`
  mutation ChangeOrganization($input: OrganizationChangeInput!) {
    changeOrganization(input: $input) {
      ok {
        key
      }
      error {
        ...UserErrorFields
      }
    }
  }
`);

export const auditQuery = graphql(`
  query AuditLog($filter: AuditLogFilter) {
    auditLog(filter: $filter) {
      entries {
        key
        at
        action
        target
        details
        userKey
        userName
        address
        before
        after
      }
      next
    }
  }
`);

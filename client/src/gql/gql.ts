/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query BinCount {\n    binCount\n  }\n": typeof types.BinCountDocument,
    "\n  query AffectedByDeletion($key: ID!) {\n    affectedByDeletion(key: $key) {\n      others\n      charts\n      links\n      files\n      shareLinks\n    }\n  }\n": typeof types.AffectedByDeletionDocument,
    "\n  query About {\n    about {\n      product\n      version\n      date\n      contact\n    }\n  }\n": typeof types.AboutDocument,
    "\n  query HelpContact {\n    about {\n      contact\n    }\n  }\n": typeof types.HelpContactDocument,
    "\n  query FindEntities($term: String!, $typeName: EntityType, $maxCount: Int) {\n    searchEntities(term: $term, typeName: $typeName, maxCount: $maxCount) {\n      key\n      typeName\n      name\n      party\n      country\n      detail\n      chartCount\n    }\n  }\n": typeof types.FindEntitiesDocument,
    "\n  query BrowseEntities($types: [EntityType!]!, $limit: Int!) {\n    entityList(types: $types, limit: $limit) {\n      total\n      entities {\n        key\n        typeName\n        name\n        party\n        chartCount\n      }\n    }\n  }\n": typeof types.BrowseEntitiesDocument,
    "\n  mutation DialogAddEntity($input: NewEntityInput!) {\n    addEntity(input: $input) {\n      ok {\n        key\n        typeName\n        name\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.DialogAddEntityDocument,
    "\n  query FilesOf($key: ID!) {\n    filesOf(key: $key) {\n      key\n      name\n      mayEdit\n      files {\n        key\n        name\n        folder\n        size\n        preview\n        createdDate\n        createdBy\n        expires\n        shared\n      }\n      folders {\n        key\n        name\n        folder\n        size\n        createdDate\n        shared\n      }\n      links {\n        key\n        name\n        url\n        folder\n        createdDate\n        shared\n      }\n    }\n  }\n": typeof types.FilesOfDocument,
    "\n  mutation CreateFilesFolder($input: NewFilesFolderInput!) {\n    createFilesFolder(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.CreateFilesFolderDocument,
    "\n  mutation CreateFilesLink($input: NewFilesLinkInput!) {\n    createFilesLink(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.CreateFilesLinkDocument,
    "\n  mutation RenameFile($key: ID!, $name: String!) {\n    renameFile(key: $key, name: $name) {\n      ok {\n        key\n        name\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RenameFileDocument,
    "\n  mutation SetFileExpiry($key: ID!, $expires: String) {\n    setFileExpiry(key: $key, expires: $expires) {\n      ok {\n        key\n        expires\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SetFileExpiryDocument,
    "\n  mutation RenameFilesFolder($key: ID!, $name: String!) {\n    renameFilesFolder(key: $key, name: $name) {\n      ok {\n        key\n        name\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RenameFilesFolderDocument,
    "\n  mutation UpdateFilesLink($key: ID!, $name: String, $url: String!) {\n    updateFilesLink(key: $key, name: $name, url: $url) {\n      ok {\n        key\n        name\n        url\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.UpdateFilesLinkDocument,
    "\n  mutation DuplicateFile($key: ID!, $copyKey: ID) {\n    duplicateFile(key: $key, copyKey: $copyKey) {\n      ok {\n        key\n        name\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.DuplicateFileDocument,
    "\n  mutation MoveFiles($keys: [ID!]!, $folder: String!) {\n    moveFiles(keys: $keys, folder: $folder) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.MoveFilesDocument,
    "\n  mutation DeleteFiles($keys: [ID!]!) {\n    deleteFiles(keys: $keys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.DeleteFilesDocument,
    "\n  query Folders($type: String!) {\n    folders(type: $type) {\n      key\n      name\n      folder\n      createdDate\n    }\n  }\n": typeof types.FoldersDocument,
    "\n  mutation CreateFolder($input: CreateFolderInput!) {\n    createFolder(input: $input) {\n      ok {\n        key\n        name\n        folder\n        createdDate\n      }\n      error {\n        message\n      }\n    }\n  }\n": typeof types.CreateFolderDocument,
    "\n  mutation RenameFolder($key: ID!, $name: String!) {\n    renameFolder(key: $key, name: $name) {\n      ok {\n        key\n        name\n      }\n      error {\n        message\n      }\n    }\n  }\n": typeof types.RenameFolderDocument,
    "\n  mutation DeleteFolder($key: ID!) {\n    deleteFolder(key: $key) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": typeof types.DeleteFolderDocument,
    "\n  mutation MoveToFolder($keys: [ID!]!, $folder: String!) {\n    moveToFolder(keys: $keys, folder: $folder) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": typeof types.MoveToFolderDocument,
    "\n  query RequestsSent($entityKey: ID) {\n    requestsSent(entityKey: $entityKey) {\n      key\n      fileNames\n      message\n      entityKey\n      entityName\n      createdDate\n      recipients {\n        address\n        state\n        sentDate\n        reason\n      }\n    }\n  }\n": typeof types.RequestsSentDocument,
    "\n  query AddressesOutside($addresses: [String!]!) {\n    addressesOutside(addresses: $addresses)\n  }\n": typeof types.AddressesOutsideDocument,
    "\n  mutation SendRequest($input: EntityRequestInput!) {\n    sendRequest(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SendRequestDocument,
    "\n  query AllTags {\n    tags {\n      key\n      name\n      color\n      createdBy\n    }\n  }\n": typeof types.AllTagsDocument,
    "\n  query TagsOf($key: ID!) {\n    tagsOf(key: $key) {\n      key\n      name\n      color\n      createdBy\n    }\n  }\n": typeof types.TagsOfDocument,
    "\n  mutation AddTag($input: TagInput!) {\n    addTag(input: $input) {\n      ok {\n        key\n        name\n        color\n        createdBy\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.AddTagDocument,
    "\n  mutation UpdateTag($input: TagInput!) {\n    updateTag(input: $input) {\n      ok {\n        key\n        name\n        color\n        createdBy\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.UpdateTagDocument,
    "\n  mutation DeleteTag($key: ID!) {\n    deleteTag(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.DeleteTagDocument,
    "\n  mutation SetTags($nodeKey: ID!, $tagKeys: [ID!]!) {\n    setNodeTags(nodeKey: $nodeKey, tagKeys: $tagKeys) {\n      ok {\n        key\n        name\n        color\n        createdBy\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SetTagsDocument,
    "\n  mutation AddTagToMany($tagKey: ID!, $keys: [ID!]!) {\n    addTagToMany(tagKey: $tagKey, keys: $keys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.AddTagToManyDocument,
    "\n  mutation RemoveTagFromMany($tagKey: ID!, $keys: [ID!]!) {\n    removeTagFromMany(tagKey: $tagKey, keys: $keys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RemoveTagFromManyDocument,
    "\n  query RecordAccess($key: ID!) {\n    access(key: $key) {\n      key\n      kind\n      permission\n      mayShare\n      holders {\n        key\n        name\n        email\n        onlyViews\n        permission\n        inactive\n      }\n    }\n  }\n": typeof types.RecordAccessDocument,
    "\n  query Colleagues($term: String!) {\n    colleagues(term: $term) {\n      key\n      name\n      email\n      onlyViews\n    }\n  }\n": typeof types.ColleaguesDocument,
    "\n  mutation GiveAccess($input: GiveAccessInput!) {\n    giveAccess(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.GiveAccessDocument,
    "\n  mutation TakeAccess($key: ID!, $user: ID!) {\n    takeAccess(key: $key, user: $user) {\n      ok {\n        access {\n          key\n        }\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.TakeAccessDocument,
    "\n  mutation HandRecordOver($key: ID!, $to: ID!) {\n    handRecordOver(key: $key, to: $to) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.HandRecordOverDocument,
    "\n  query OwnAccount {\n    viewer {\n      key\n      name\n      email\n      image\n      phone\n      description\n      isAdmin\n      accountType\n      organizationKey\n      organizationName\n      hasSecondFactor\n      mustHaveSecondFactor\n    }\n  }\n": typeof types.OwnAccountDocument,
    "\n  query OwnSettings {\n    settings {\n      section\n      property\n      value\n    }\n  }\n": typeof types.OwnSettingsDocument,
    "\n  mutation SaveSettings($input: [SettingInput!]!) {\n    updateSettings(input: $input) {\n      ok {\n        section\n        property\n        value\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n": typeof types.SaveSettingsDocument,
    "\n  query OwnSessions {\n    sessions {\n      key\n      createdDate\n      lastSeen\n      address\n      agent\n      isCurrent\n    }\n  }\n": typeof types.OwnSessionsDocument,
    "\n  mutation SaveOwnDetails($input: OwnDetailsInput!) {\n    updateOwnDetails(input: $input) {\n      ok {\n        key\n        name\n        email\n        phone\n        description\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SaveOwnDetailsDocument,
    "\n  mutation ChangePassword($input: PasswordChangeInput!) {\n    changePassword(input: $input) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation DisableSecondFactor($code: String!) {\n    disableSecondFactor(code: $code) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": typeof types.DisableSecondFactorDocument,
    "\n  mutation RenewRecoveryCodes($code: String!) {\n    renewRecoveryCodes(code: $code) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  mutation EndSession($key: ID!) {\n    endSession(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  query AdminUsers($find: UsersWanted, $offset: Int, $limit: Int) {\n    users(find: $find, offset: $offset, limit: $limit) {\n      key\n      name\n      email\n      phone\n      accountType\n      organizationKey\n      organizationName\n      isAdmin\n      isPending\n      deactivated\n      hasSecondFactor\n      lastAccessed\n    }\n    userCount(find: $find)\n  }\n": typeof types.AdminUsersDocument,
    "\n  query OrganizationNames {\n    organizations {\n      key\n      name\n    }\n  }\n": typeof types.OrganizationNamesDocument,
    "\n  query AdminPeople($find: UsersWanted, $limit: Int) {\n    users(find: $find, limit: $limit) {\n      key\n      name\n      email\n    }\n  }\n": typeof types.AdminPeopleDocument,
    "\n  query AdminOrganizations {\n    organizations {\n      key\n      name\n      description\n      userCount\n      lastAccessed\n      forceSecondFactor\n      passwordMin\n      sessionHours\n      fileQuotaMegabytes\n      sharingOff\n      shareNeedsPassword\n      shareDaysMax\n      requestSubject\n      requestText\n      messageDomains\n    }\n  }\n": typeof types.AdminOrganizationsDocument,
    "\n  query AffectedByRemoval($keys: [ID!]!) {\n    affectedByRemoval(keys: $keys) {\n      key\n      charts\n      entities\n      records\n    }\n  }\n": typeof types.AffectedByRemovalDocument,
    "\n  mutation AddUser($input: NewUserInput!) {\n    addUser(input: $input) {\n      ok {\n        key\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n": typeof types.AddUserDocument,
    "\n  mutation ChangeUser($input: UserChangeInput!) {\n    changeUser(input: $input) {\n      ok {\n        key\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n": typeof types.ChangeUserDocument,
    "\n  mutation DeleteUsers($keys: [ID!]!, $handOverTo: ID) {\n    deleteUsers(keys: $keys, handOverTo: $handOverTo) {\n      ok\n      error {\n        message\n        field\n      }\n    }\n  }\n": typeof types.DeleteUsersDocument,
    "\n  mutation HandOverRecords($from: ID!, $to: ID!) {\n    handOver(from: $from, to: $to) {\n      ok\n      error {\n        message\n        field\n      }\n    }\n  }\n": typeof types.HandOverRecordsDocument,
    "\n  mutation InviteUser($key: ID!) {\n    inviteUser(key: $key) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": typeof types.InviteUserDocument,
    "\n  mutation EndSessionsOf($key: ID!) {\n    endSessionsOf(key: $key) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": typeof types.EndSessionsOfDocument,
    "\n  mutation ResetSecondFactor($key: ID!) {\n    resetSecondFactor(key: $key) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": typeof types.ResetSecondFactorDocument,
    "\n  mutation AddOrganization($input: NewOrganizationInput!) {\n    addOrganization(input: $input) {\n      ok {\n        key\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n": typeof types.AddOrganizationDocument,
    "\n  mutation ChangeOrganization($input: OrganizationChangeInput!) {\n    changeOrganization(input: $input) {\n      ok {\n        key\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n": typeof types.ChangeOrganizationDocument,
    "\n  query AuditLog($filter: AuditLogFilter) {\n    auditLog(filter: $filter) {\n      entries {\n        key\n        at\n        action\n        target\n        details\n        userKey\n        userName\n        address\n        before\n        after\n      }\n      next\n    }\n  }\n": typeof types.AuditLogDocument,
    "\n  mutation SendInfoMail($input: InfoMailInput!) {\n    sendInfoMail(input: $input) {\n      ok\n      error {\n        message\n        field\n      }\n    }\n  }\n": typeof types.SendInfoMailDocument,
    "\n  query GlobalSettings {\n    globalSettings {\n      section\n      property\n      value\n    }\n  }\n": typeof types.GlobalSettingsDocument,
    "\n  mutation SaveGlobalSettings($input: [SettingInput!]!) {\n    updateGlobalSettings(input: $input) {\n      ok {\n        section\n        property\n        value\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n": typeof types.SaveGlobalSettingsDocument,
    "\n  query AdminStatistics {\n    typeDistribution {\n      typeName\n      count\n    }\n    datasetSizes {\n      key\n      name\n      size\n    }\n    groupSizes {\n      key\n      name\n      datasetKey\n      size\n    }\n    longestTaskChain {\n      key\n      name\n    }\n  }\n": typeof types.AdminStatisticsDocument,
    "\n  query AdminStorage {\n    storage {\n      reserveMegabytes\n      volumes {\n        name\n        freeMegabytes\n        totalMegabytes\n        reason\n      }\n      backups {\n        newestAt\n        count\n        failure\n      }\n    }\n  }\n": typeof types.AdminStorageDocument,
    "\n  query BinTable($limit: Int!, $offset: Int!) {\n    binCount\n    binTable(limit: $limit, offset: $offset) {\n      key\n      typeName\n      name\n      party\n      detail\n      permission\n      binnedDate\n      binnedByName\n      charts\n      links\n      keyPersons\n      others\n    }\n  }\n": typeof types.BinTableDocument,
    "\n  mutation RestoreEntities($keys: [ID!]!) {\n    restoreEntities(keys: $keys) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": typeof types.RestoreEntitiesDocument,
    "\n  mutation DeleteEntities($keys: [ID!]!) {\n    deleteEntities(keys: $keys) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": typeof types.DeleteEntitiesDocument,
    "\n  mutation EmptyBin {\n    emptyBin {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": typeof types.EmptyBinDocument,
    "\n  fragment LinkRoleFields on LinkRole {\n    role\n    percentage\n    minimum\n    maximum\n    minimumExclusive\n    maximumExclusive\n    startDate\n    endDate\n    via\n    beneficial\n    interest\n    details\n    basis\n    joint\n    source\n    evidence {\n      kind\n      key\n      note\n    }\n    checkedOn\n    checkedBy\n  }\n": typeof types.LinkRoleFieldsFragmentDoc,
    "\n  fragment ChartNodeFields on ChartNode {\n    key\n    typeName\n    name\n    party\n    country\n    detail\n    trailEnd\n    permission\n    chartCount\n    x\n    y\n    flag\n    flagColor\n    label\n    labelVisible\n    fillColor\n    icon\n    hideIcon\n    width\n    chartDescription\n    pinned\n    decoration {\n      name\n      text\n      number\n      yesNo\n    }\n  }\n": typeof types.ChartNodeFieldsFragmentDoc,
    "\n  fragment ChartLinkFields on ChartLink {\n    key\n    from\n    to\n    roles {\n      ...LinkRoleFields\n    }\n    arrowType\n    color\n    dashed\n    linkTextPosition\n    points\n    fromSpot\n    toSpot\n    adjusting\n    routing\n  }\n": typeof types.ChartLinkFieldsFragmentDoc,
    "\n  query EditorChart($key: ID!) {\n    chart(key: $key) {\n      key\n      name\n      description\n      visibility\n      routing\n      revision\n      createdDate\n      modifiedDate\n      createdBy\n      modifiedBy\n      modifiedByName\n      entitiesChanged\n      viewerCan {\n        edit\n        share\n        delete\n      }\n      nodes {\n        ...ChartNodeFields\n      }\n      links {\n        ...ChartLinkFields\n      }\n      groups {\n        key\n        name\n        members\n        collapsed\n      }\n    }\n  }\n": typeof types.EditorChartDocument,
    "\n  query ChartStanding($key: ID!) {\n    chartStanding(key: $key)\n  }\n": typeof types.ChartStandingDocument,
    "\n  mutation SaveChart($input: SaveChartInput!) {\n    saveChart(input: $input) {\n      ok {\n        key\n        revision\n        modifiedDate\n      }\n      error {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.SaveChartDocument,
    "\n  mutation KeepCopy($input: CreateChartInput!) {\n    createChart(input: $input) {\n      ok {\n        key\n        revision\n      }\n      error {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.KeepCopyDocument,
    "\n  query DynamicChart($key: ID!, $kind: DynamicKind!, $charts: [ID!]) {\n    dynamicChart(key: $key, kind: $kind, charts: $charts) {\n      key\n      name\n      charts {\n        key\n        name\n      }\n      nodes {\n        ...ChartNodeFields\n      }\n      links {\n        key\n        from\n        to\n        roles {\n          ...LinkRoleFields\n        }\n        arrowType\n        color\n        dashed\n        linkTextPosition\n        points\n        fromSpot\n        toSpot\n        adjusting\n        routing\n        charts\n      }\n    }\n  }\n": typeof types.DynamicChartDocument,
    "\n  mutation KeepDynamicChart($input: KeepDynamicChartInput!) {\n    keepDynamicChart(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.KeepDynamicChartDocument,
    "\n  query PickableCharts($key: ID!) {\n    chartsOfEntity(key: $key) {\n      key\n      name\n    }\n    entity(key: $key) {\n      key\n      chartCount\n    }\n  }\n": typeof types.PickableChartsDocument,
    "\n  query Surroundings($key: ID!) {\n    neighbours(key: $key, depth: 1) {\n      nodes {\n        ...ChartNodeFields\n      }\n      links {\n        ...ChartLinkFields\n      }\n    }\n  }\n": typeof types.SurroundingsDocument,
    "\n  query LinksAround($keys: [ID!]!) {\n    neighbourhood(keys: $keys, depth: 1) {\n      links {\n        ...ChartLinkFields\n      }\n    }\n  }\n": typeof types.LinksAroundDocument,
    "\n  query ChartHealth($chartKey: ID!, $asOf: String) {\n    chartHealth(chartKey: $chartKey, asOf: $asOf) {\n      ...FindingFields\n    }\n  }\n\n  fragment FindingFields on Finding {\n    code\n    severity\n    text\n    entities {\n      key\n      name\n    }\n    links\n    suggestion\n    factsHash\n    accepted {\n      reason\n      byName\n      on\n    }\n  }\n": typeof types.ChartHealthDocument,
    "\n  mutation AcceptFinding(\n    $chartKey: ID!\n    $code: String!\n    $keys: [ID!]!\n    $factsHash: String!\n    $reason: String\n    $asOf: String\n  ) {\n    acceptFinding(chartKey: $chartKey, code: $code, keys: $keys, factsHash: $factsHash, reason: $reason, asOf: $asOf) {\n      ok {\n        ...FindingFields\n      }\n      error {\n        message\n      }\n    }\n  }\n": typeof types.AcceptFindingDocument,
    "\n  query ChartsToPick($search: String, $limit: Int!) {\n    chartList(search: $search, sort: name, descending: false, limit: $limit, offset: 0) {\n      total\n      charts {\n        key\n        name\n        viewerCan {\n          edit\n        }\n      }\n    }\n  }\n": typeof types.ChartsToPickDocument,
    "\n  mutation PutOnChart($chartKey: ID!, $entityKeys: [ID!]!) {\n    putOnChart(chartKey: $chartKey, entityKeys: $entityKeys) {\n      ok {\n        key\n        added\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.PutOnChartDocument,
    "\n  query RoleChoices {\n    linkRoles {\n      key\n      name\n      isCustom\n    }\n  }\n": typeof types.RoleChoicesDocument,
    "\n  mutation CreateRole($name: String!) {\n    createLinkRole(name: $name) {\n      ok {\n        key\n        name\n        isCustom\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.CreateRoleDocument,
    "\n  mutation RenameRole($key: ID!, $name: String!) {\n    renameLinkRole(key: $key, name: $name) {\n      ok {\n        key\n        name\n        isCustom\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RenameRoleDocument,
    "\n  mutation DeleteRole($key: ID!) {\n    deleteLinkRole(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.DeleteRoleDocument,
    "\n  query EvidenceChoices($from: ID!, $to: ID!, $chartKey: ID!, $linkKey: ID!) {\n    from: filesOf(key: $from) {\n      ...EvidenceFiles\n    }\n    to: filesOf(key: $to) {\n      ...EvidenceFiles\n    }\n    statements(chartKey: $chartKey, linkKey: $linkKey) {\n      key\n      statementId\n      statementDate\n      publisher\n      says\n    }\n  }\n  fragment EvidenceFiles on FileArea {\n    key\n    name\n    files {\n      key\n      name\n      expires\n    }\n    links {\n      key\n      name\n      url\n    }\n  }\n": typeof types.EvidenceChoicesDocument,
    "\n  query SnapshotList($chartKey: ID!) {\n    snapshots(chartKey: $chartKey) {\n      key\n      name\n      createdByName\n      createdDate\n      revision\n    }\n  }\n": typeof types.SnapshotListDocument,
    "\n  query SnapshotView($key: ID!) {\n    snapshot(key: $key) {\n      key\n      name\n      createdByName\n      createdDate\n      description\n      routing\n      nodes {\n        ...ChartNodeFields\n      }\n      links {\n        ...ChartLinkFields\n      }\n      groups {\n        key\n        name\n        members\n        collapsed\n      }\n    }\n  }\n": typeof types.SnapshotViewDocument,
    "\n  mutation TakeSnapshot($chartKey: ID!, $name: String, $key: ID) {\n    takeSnapshot(chartKey: $chartKey, name: $name, key: $key) {\n      ok {\n        key\n        name\n        createdByName\n        createdDate\n        revision\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.TakeSnapshotDocument,
    "\n  mutation DeleteSnapshot($key: ID!) {\n    deleteSnapshot(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.DeleteSnapshotDocument,
    "\n  query StillThere($keys: [ID!]!) {\n    entities(where: { key: { in: $keys } }) {\n      key\n      typeName\n      name\n    }\n  }\n": typeof types.StillThereDocument,
    "\n  mutation KeepCompany($key: ID!, $place: ID!, $editing: Boolean!) {\n    keepCompany(key: $key, place: $place, editing: $editing) {\n      ok {\n        revision\n        changedBy\n        changedByCaller\n        entitiesChanged\n        viewerCan {\n          edit\n          share\n          delete\n        }\n        others {\n          name\n          isCaller\n        }\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.KeepCompanyDocument,
    "\n  query EntityTable(\n    $filter: EntityFilter!\n    $columns: [String!]!\n    $sort: String!\n    $descending: Boolean!\n    $limit: Int!\n    $offset: Int!\n    $asOf: String\n    $counted: Boolean!\n  ) {\n    entityTable(filter: $filter) {\n      total @include(if: $counted)\n      rows(columns: $columns, sort: $sort, descending: $descending, limit: $limit, offset: $offset, asOf: $asOf) {\n        key\n        typeName\n        name\n        party\n        country\n        detail\n        permission\n        chartCount\n        folder\n        createdDate\n        modifiedDate\n        modifiedByName\n        tags {\n          key\n          name\n          color\n        }\n        values {\n          name\n          text\n          number\n          yesNo\n        }\n      }\n    }\n  }\n": typeof types.EntityTableDocument,
    "\n  query EntityKeys($filter: EntityFilter!) {\n    entityTable(filter: $filter) {\n      total\n      keys\n    }\n  }\n": typeof types.EntityKeysDocument,
    "\n  mutation BatchDelete($keys: [ID!]!, $folderKeys: [ID!]!) {\n    batchDelete(keys: $keys, folderKeys: $folderKeys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.BatchDeleteDocument,
    "\n  fragment ChartCardFields on ChartCard {\n    key\n    name\n    description\n    visibility\n    folder\n    revision\n    createdDate\n    modifiedDate\n    createdByName\n    modifiedByName\n    entityCount\n    linkCount\n    viewerCan {\n      edit\n      share\n      delete\n    }\n    thumbnail {\n      cards\n      lines\n    }\n  }\n": typeof types.ChartCardFieldsFragmentDoc,
    "\n  query ChartList(\n    $search: String\n    $folder: String\n    $sort: ChartOrder!\n    $descending: Boolean!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    chartList(search: $search, folder: $folder, sort: $sort, descending: $descending, limit: $limit, offset: $offset) {\n      total\n      charts {\n        ...ChartCardFields\n      }\n    }\n  }\n": typeof types.ChartListDocument,
    "\n  query RecentCharts($count: Int!) {\n    recentCharts(count: $count) {\n      ...ChartCardFields\n    }\n  }\n": typeof types.RecentChartsDocument,
    "\n  mutation CreateChart($input: CreateChartInput!) {\n    createChart(input: $input) {\n      ok {\n        ...ChartCardFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.CreateChartDocument,
    "\n  mutation RenameChart($input: UpdateChartInput!) {\n    updateChart(input: $input) {\n      ok {\n        key\n        name\n        revision\n        modifiedDate\n        modifiedByName\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RenameChartDocument,
    "\n  mutation ChangeVisibility($input: UpdateChartInput!) {\n    updateChart(input: $input) {\n      ok {\n        key\n        visibility\n        revision\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.ChangeVisibilityDocument,
    "\n  mutation DuplicateChart($key: ID!, $name: String) {\n    duplicateChart(key: $key, name: $name) {\n      ok {\n        ...ChartCardFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.DuplicateChartDocument,
    "\n  mutation DeleteChart($key: ID!) {\n    deleteChart(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.DeleteChartDocument,
    "\n  mutation DeleteCharts($keys: [ID!]!, $folderKeys: [ID!]!) {\n    deleteCharts(keys: $keys, folderKeys: $folderKeys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.DeleteChartsDocument,
    "\n  query ChartItems($search: String, $folder: String, $limit: Int!, $offset: Int!) {\n    chartList(search: $search, folder: $folder, sort: name, descending: false, limit: $limit, offset: $offset) {\n      total\n      charts {\n        key\n        name\n        folder\n      }\n    }\n  }\n": typeof types.ChartItemsDocument,
    "\n  query PanelEntity($key: ID!) {\n    entity(key: $key) {\n      key\n      typeName\n      name\n      description\n      party\n      fields {\n        name\n        text\n        number\n        yesNo\n      }\n      customFields {\n        name\n        value\n      }\n      binned\n      createdDate\n      modifiedDate\n      permission\n      chartCount\n    }\n  }\n": typeof types.PanelEntityDocument,
    "\n  mutation PanelUpdateEntity($input: EntityPatchInput!) {\n    updateEntity(input: $input) {\n      ok {\n        key\n        typeName\n        name\n        description\n        party\n        fields {\n          name\n          text\n          number\n          yesNo\n        }\n        customFields {\n          name\n          value\n        }\n        binned\n        createdDate\n        modifiedDate\n        permission\n        chartCount\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.PanelUpdateEntityDocument,
    "\n  query PanelCharts($key: ID!) {\n    chartsOfEntity(key: $key) {\n      key\n      name\n    }\n  }\n": typeof types.PanelChartsDocument,
    "\n  mutation PanelDeleteEntity($key: ID!) {\n    deleteEntity(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.PanelDeleteEntityDocument,
    "\n  query PanelPeople($key: ID!) {\n    keyPersons(key: $key) {\n      key\n      firstName\n      lastName\n      roles\n      emailAddresses\n      phoneNumbers\n      isIndividual\n    }\n  }\n": typeof types.PanelPeopleDocument,
    "\n  mutation PanelAttachPerson($key: ID!, $person: KeyPersonInput!) {\n    attachPerson(key: $key, person: $person) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.PanelAttachPersonDocument,
    "\n  mutation PanelAttachIndividual($key: ID!, $individual: KeyPersonInput!) {\n    attachIndividual(key: $key, individual: $individual) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.PanelAttachIndividualDocument,
    "\n  mutation PanelDeletePerson($entityKey: ID!, $key: ID!) {\n    deleteKeyPerson(entityKey: $entityKey, key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.PanelDeletePersonDocument,
    "\n  query Search($term: String!, $typeName: EntityType) {\n    search(term: $term, typeName: $typeName) {\n      entities {\n        key\n        typeName\n        name\n        party\n        country\n        detail\n        chartCount\n        foundIn\n        label\n        text\n      }\n      charts {\n        key\n        name\n        modifiedDate\n        entityCount\n      }\n    }\n  }\n": typeof types.SearchDocument,
    "\n  fragment SharingLinkFields on SharingLink {\n    key\n    name\n    type\n    isPassword\n    byTicket\n    expiry\n    expiresAt\n    expired\n    paused\n    maxVisits\n    mayExport\n    showMarks\n    showAnnotations\n    ownership\n    visits\n    lastVisit\n    charts\n    entityKey\n    entities {\n      key\n      shareInfo\n      shareNotes\n      shareKeyPersons\n      shareFiles\n      isPrivate\n    }\n    recipients {\n      address\n      state\n      sentDate\n      reason\n    }\n    modifier\n    modifiedDate\n    createdDate\n    comment\n    commentUser\n    commentDate\n    mayManage\n    ruleBroken\n  }\n": typeof types.SharingLinkFieldsFragmentDoc,
    "\n  query SharingLinks($key: ID!, $type: SharingType!) {\n    sharingLinks(key: $key, type: $type) {\n      ...SharingLinkFields\n    }\n  }\n": typeof types.SharingLinksDocument,
    "\n  query ShareRules($key: ID!) {\n    organization(key: $key) {\n      key\n      sharingOff\n      shareNeedsPassword\n      shareDaysMax\n    }\n  }\n": typeof types.ShareRulesDocument,
    "\n  query SharingVisits($key: ID!) {\n    sharingVisits(key: $key) {\n      key\n      date\n      what\n      fileName\n    }\n  }\n": typeof types.SharingVisitsDocument,
    "\n  query SharingEntities($key: ID!) {\n    chart(key: $key) {\n      nodes {\n        key\n        typeName\n        name\n        party\n        permission\n      }\n    }\n  }\n": typeof types.SharingEntitiesDocument,
    "\n  query DynamicSharingEntities($key: ID!, $kind: DynamicKind!, $charts: [ID!]) {\n    dynamicChart(key: $key, kind: $kind, charts: $charts) {\n      nodes {\n        key\n        typeName\n        name\n        party\n        permission\n      }\n    }\n  }\n": typeof types.DynamicSharingEntitiesDocument,
    "\n  query FilesToShare($key: ID!) {\n    filesOf(key: $key) {\n      key\n      files {\n        key\n        name\n        folder\n        sharedIn\n      }\n      folders {\n        key\n        name\n        folder\n        sharedIn\n      }\n      links {\n        key\n        name\n        url\n        folder\n        sharedIn\n      }\n    }\n  }\n": typeof types.FilesToShareDocument,
    "\n  mutation CreateSharingLink($input: NewSharingLinkInput!) {\n    createSharingLink(input: $input) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.CreateSharingLinkDocument,
    "\n  mutation EditSharingLink($input: SharingLinkPatchInput!) {\n    editSharingLink(input: $input) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.EditSharingLinkDocument,
    "\n  mutation UpdateSharedItems($linkKey: ID!, $entityKey: ID!, $keys: [ID!]!) {\n    updateSharedItems(linkKey: $linkKey, entityKey: $entityKey, keys: $keys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.UpdateSharedItemsDocument,
    "\n  mutation PauseSharingLink($key: ID!, $paused: Boolean!) {\n    pauseSharingLink(key: $key, paused: $paused) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.PauseSharingLinkDocument,
    "\n  mutation DeleteSharingLink($key: ID!) {\n    deleteSharingLink(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.DeleteSharingLinkDocument,
    "\n  mutation CommentSharingLink($key: ID!, $comment: String) {\n    commentSharingLink(key: $key, comment: $comment) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.CommentSharingLinkDocument,
    "\n  mutation EmailSharingLink($key: ID!, $emails: [String!]!, $again: Boolean!) {\n    emailSharingLink(key: $key, emails: $emails, again: $again) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.EmailSharingLinkDocument,
    "\n  mutation PreviewSharingLink($key: ID!) {\n    previewSharingLink(key: $key) {\n      ok {\n        token\n        expires\n        linkKey\n        type\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.PreviewSharingLinkDocument,
    "\n  query SharedGraph {\n    sharedGraph {\n      key\n      name\n      type\n      routing\n      mayExport\n      ownership\n      neighbourLevel\n      nodes {\n        key\n        typeName\n        name\n        party\n        isPrivate\n        country\n        detail\n        trailEnd\n        x\n        y\n        flag\n        flagColor\n        label\n        labelVisible\n        fillColor\n        icon\n        hideIcon\n        width\n        chartDescription\n        decoration {\n          name\n          text\n          number\n          yesNo\n        }\n        shareInfo\n        shareNotes\n        shareKeyPersons\n        shareFiles\n      }\n      links {\n        key\n        from\n        to\n        roles {\n          role\n          percentage\n          minimum\n          maximum\n          minimumExclusive\n          maximumExclusive\n          startDate\n          endDate\n          via\n          interest\n          basis\n          joint\n        }\n        arrowType\n        color\n        dashed\n        linkTextPosition\n        points\n        fromSpot\n        toSpot\n        adjusting\n        routing\n      }\n      groups {\n        key\n        name\n        members\n        collapsed\n      }\n    }\n  }\n": typeof types.SharedGraphDocument,
    "\n  query SharingLinkDetails($key: ID!) {\n    sharingLinkDetails(key: $key) {\n      isPassword\n    }\n  }\n": typeof types.SharingLinkDetailsDocument,
    "\n  mutation OpenSharingLink($key: ID!, $password: String) {\n    openSharingLink(key: $key, password: $password) {\n      ok {\n        token\n        linkKey\n      }\n      error {\n        code\n        message\n        retryAfter\n      }\n    }\n  }\n": typeof types.OpenSharingLinkDocument,
    "\n  mutation OpenSharedTicket($ticket: String!) {\n    openSharedTicket(ticket: $ticket) {\n      ok {\n        token\n        linkKey\n      }\n      error {\n        code\n        message\n        retryAfter\n      }\n    }\n  }\n": typeof types.OpenSharedTicketDocument,
    "\n  query SharedFiles($key: ID!) {\n    sharedFiles(key: $key) {\n      files {\n        key\n        name\n        folder\n        createdDate\n        size\n        preview\n      }\n      folders {\n        key\n        name\n        folder\n        createdDate\n        size\n      }\n      links {\n        key\n        name\n        folder\n        createdDate\n        url\n      }\n    }\n  }\n": typeof types.SharedFilesDocument,
    "\n  query SharedEntity($key: ID!) {\n    sharedEntity(key: $key) {\n      key\n      typeName\n      name\n      description\n      fields {\n        name\n        text\n        number\n        yesNo\n      }\n      customFields {\n        name\n        value\n      }\n    }\n  }\n": typeof types.SharedEntityDocument,
    "\n  query SharedPeople($key: ID!) {\n    sharedKeyPersons(key: $key) {\n      key\n      firstName\n      lastName\n      roles\n      emailAddresses\n      phoneNumbers\n    }\n  }\n": typeof types.SharedPeopleDocument,
    "\n  mutation SendPasswordReset($nameOrEmail: String!) {\n    sendPasswordReset(nameOrEmail: $nameOrEmail) {\n      ok\n      error {\n        message\n        field\n      }\n    }\n  }\n": typeof types.SendPasswordResetDocument,
    "\n  query TicketHolder($ticket: String!) {\n    ticketHolder(ticket: $ticket) {\n      name\n      email\n      kind\n    }\n  }\n": typeof types.TicketHolderDocument,
    "\n  mutation ResetPassword($input: TicketPasswordInput!) {\n    resetPassword(input: $input) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation ActivateAccount($input: TicketPasswordInput!) {\n    activateAccount(input: $input) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.ActivateAccountDocument,
    "\n  mutation RequestDemo($input: DemoRequestInput!) {\n    requestDemo(input: $input) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.RequestDemoDocument,
    "\n  mutation BeginSecondFactor {\n    beginSecondFactor {\n      ok {\n        qr\n        secret\n      }\n      error {\n        message\n      }\n    }\n  }\n": typeof types.BeginSecondFactorDocument,
    "\n  mutation EnableSecondFactor($code: String!, $currentPassword: String) {\n    enableSecondFactor(code: $code, currentPassword: $currentPassword) {\n      ok {\n        recoveryCodes\n        token\n        viewer {\n          key\n          name\n          email\n          image\n          isAdmin\n          accountType\n          organizationKey\n          organizationName\n        }\n      }\n      error {\n        code\n        message\n        field\n        retryAfter\n      }\n    }\n  }\n": typeof types.EnableSecondFactorDocument,
    "\n  query OwnershipEverywhere($input: OwnershipInput!) {\n    ownership(input: $input) {\n      subject {\n        key\n        name\n        typeName\n      }\n      asOf\n      votesFromShares\n      contradictory\n      calculable\n      blocked\n      threshold\n      inclusive\n      holders {\n        party {\n          key\n          name\n          typeName\n        }\n        ultimate\n        direct\n        indirect\n        total\n        upper\n        ceiling\n        moreThan\n        isTight\n        declared\n        computable\n        verdict\n        why\n        parties {\n          party {\n            key\n            name\n            typeName\n          }\n          as\n        }\n      }\n      more\n      coverage {\n        category\n        share\n      }\n      coverageText\n      selfHeld\n      controllers {\n        party {\n          key\n          name\n          typeName\n        }\n        certain\n        through {\n          key\n          name\n          typeName\n        }\n      }\n      votesOfControlled\n      noBeneficialOwner {\n        text\n        officials {\n          key\n          name\n          typeName\n        }\n      }\n      loops\n      basedOn {\n        charts\n        links\n        entities\n      }\n    }\n  }\n": typeof types.OwnershipEverywhereDocument,
    "\n  query PathsEverywhere($input: OwnershipInput!, $holderKey: ID!) {\n    ownershipPaths(input: $input, holderKey: $holderKey) {\n      paths {\n        text\n        share\n        steps {\n          from {\n            key\n          }\n          to {\n            key\n          }\n          share\n          upper\n          notStated\n          roles {\n            linkKey\n            role\n            percentage\n            minimum\n            maximum\n            startDate\n            endDate\n            source\n            evidence\n            checkedOn\n          }\n        }\n      }\n      more\n      moreShare\n      throughLoops\n      total\n    }\n  }\n": typeof types.PathsEverywhereDocument,
    "\n  query HoldingsEverywhere($input: OwnershipInput!) {\n    holdings(input: $input) {\n      holdings {\n        party {\n          key\n          name\n          typeName\n        }\n        direct\n        indirect\n        total\n        upper\n        moreThan\n        isTight\n        computable\n        controls\n      }\n    }\n  }\n": typeof types.HoldingsEverywhereDocument,
    "\n  query ChangesEverywhere($input: OwnershipInput!) {\n    ownershipChanges(input: $input) {\n      date\n      links\n      holders {\n        party {\n          key\n          name\n          typeName\n        }\n        before\n        after\n      }\n    }\n  }\n": typeof types.ChangesEverywhereDocument,
    "\n  query SessionViewer {\n    viewer {\n      key\n      name\n      email\n      image\n      isAdmin\n      accountType\n      organizationKey\n      organizationName\n    }\n  }\n": typeof types.SessionViewerDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      ok {\n        token\n        owesSetUp\n        viewer {\n          key\n          name\n          email\n          image\n          isAdmin\n          accountType\n          organizationKey\n          organizationName\n        }\n      }\n      error {\n        code\n        message\n        field\n        retryAfter\n      }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": typeof types.SignOutDocument,
    "\n  query EditorSettings {\n    settings {\n      section\n      property\n      value\n    }\n  }\n": typeof types.EditorSettingsDocument,
};
const documents: Documents = {
    "\n  query BinCount {\n    binCount\n  }\n": types.BinCountDocument,
    "\n  query AffectedByDeletion($key: ID!) {\n    affectedByDeletion(key: $key) {\n      others\n      charts\n      links\n      files\n      shareLinks\n    }\n  }\n": types.AffectedByDeletionDocument,
    "\n  query About {\n    about {\n      product\n      version\n      date\n      contact\n    }\n  }\n": types.AboutDocument,
    "\n  query HelpContact {\n    about {\n      contact\n    }\n  }\n": types.HelpContactDocument,
    "\n  query FindEntities($term: String!, $typeName: EntityType, $maxCount: Int) {\n    searchEntities(term: $term, typeName: $typeName, maxCount: $maxCount) {\n      key\n      typeName\n      name\n      party\n      country\n      detail\n      chartCount\n    }\n  }\n": types.FindEntitiesDocument,
    "\n  query BrowseEntities($types: [EntityType!]!, $limit: Int!) {\n    entityList(types: $types, limit: $limit) {\n      total\n      entities {\n        key\n        typeName\n        name\n        party\n        chartCount\n      }\n    }\n  }\n": types.BrowseEntitiesDocument,
    "\n  mutation DialogAddEntity($input: NewEntityInput!) {\n    addEntity(input: $input) {\n      ok {\n        key\n        typeName\n        name\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.DialogAddEntityDocument,
    "\n  query FilesOf($key: ID!) {\n    filesOf(key: $key) {\n      key\n      name\n      mayEdit\n      files {\n        key\n        name\n        folder\n        size\n        preview\n        createdDate\n        createdBy\n        expires\n        shared\n      }\n      folders {\n        key\n        name\n        folder\n        size\n        createdDate\n        shared\n      }\n      links {\n        key\n        name\n        url\n        folder\n        createdDate\n        shared\n      }\n    }\n  }\n": types.FilesOfDocument,
    "\n  mutation CreateFilesFolder($input: NewFilesFolderInput!) {\n    createFilesFolder(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.CreateFilesFolderDocument,
    "\n  mutation CreateFilesLink($input: NewFilesLinkInput!) {\n    createFilesLink(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.CreateFilesLinkDocument,
    "\n  mutation RenameFile($key: ID!, $name: String!) {\n    renameFile(key: $key, name: $name) {\n      ok {\n        key\n        name\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.RenameFileDocument,
    "\n  mutation SetFileExpiry($key: ID!, $expires: String) {\n    setFileExpiry(key: $key, expires: $expires) {\n      ok {\n        key\n        expires\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.SetFileExpiryDocument,
    "\n  mutation RenameFilesFolder($key: ID!, $name: String!) {\n    renameFilesFolder(key: $key, name: $name) {\n      ok {\n        key\n        name\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.RenameFilesFolderDocument,
    "\n  mutation UpdateFilesLink($key: ID!, $name: String, $url: String!) {\n    updateFilesLink(key: $key, name: $name, url: $url) {\n      ok {\n        key\n        name\n        url\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.UpdateFilesLinkDocument,
    "\n  mutation DuplicateFile($key: ID!, $copyKey: ID) {\n    duplicateFile(key: $key, copyKey: $copyKey) {\n      ok {\n        key\n        name\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.DuplicateFileDocument,
    "\n  mutation MoveFiles($keys: [ID!]!, $folder: String!) {\n    moveFiles(keys: $keys, folder: $folder) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.MoveFilesDocument,
    "\n  mutation DeleteFiles($keys: [ID!]!) {\n    deleteFiles(keys: $keys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.DeleteFilesDocument,
    "\n  query Folders($type: String!) {\n    folders(type: $type) {\n      key\n      name\n      folder\n      createdDate\n    }\n  }\n": types.FoldersDocument,
    "\n  mutation CreateFolder($input: CreateFolderInput!) {\n    createFolder(input: $input) {\n      ok {\n        key\n        name\n        folder\n        createdDate\n      }\n      error {\n        message\n      }\n    }\n  }\n": types.CreateFolderDocument,
    "\n  mutation RenameFolder($key: ID!, $name: String!) {\n    renameFolder(key: $key, name: $name) {\n      ok {\n        key\n        name\n      }\n      error {\n        message\n      }\n    }\n  }\n": types.RenameFolderDocument,
    "\n  mutation DeleteFolder($key: ID!) {\n    deleteFolder(key: $key) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": types.DeleteFolderDocument,
    "\n  mutation MoveToFolder($keys: [ID!]!, $folder: String!) {\n    moveToFolder(keys: $keys, folder: $folder) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": types.MoveToFolderDocument,
    "\n  query RequestsSent($entityKey: ID) {\n    requestsSent(entityKey: $entityKey) {\n      key\n      fileNames\n      message\n      entityKey\n      entityName\n      createdDate\n      recipients {\n        address\n        state\n        sentDate\n        reason\n      }\n    }\n  }\n": types.RequestsSentDocument,
    "\n  query AddressesOutside($addresses: [String!]!) {\n    addressesOutside(addresses: $addresses)\n  }\n": types.AddressesOutsideDocument,
    "\n  mutation SendRequest($input: EntityRequestInput!) {\n    sendRequest(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SendRequestDocument,
    "\n  query AllTags {\n    tags {\n      key\n      name\n      color\n      createdBy\n    }\n  }\n": types.AllTagsDocument,
    "\n  query TagsOf($key: ID!) {\n    tagsOf(key: $key) {\n      key\n      name\n      color\n      createdBy\n    }\n  }\n": types.TagsOfDocument,
    "\n  mutation AddTag($input: TagInput!) {\n    addTag(input: $input) {\n      ok {\n        key\n        name\n        color\n        createdBy\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.AddTagDocument,
    "\n  mutation UpdateTag($input: TagInput!) {\n    updateTag(input: $input) {\n      ok {\n        key\n        name\n        color\n        createdBy\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.UpdateTagDocument,
    "\n  mutation DeleteTag($key: ID!) {\n    deleteTag(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.DeleteTagDocument,
    "\n  mutation SetTags($nodeKey: ID!, $tagKeys: [ID!]!) {\n    setNodeTags(nodeKey: $nodeKey, tagKeys: $tagKeys) {\n      ok {\n        key\n        name\n        color\n        createdBy\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.SetTagsDocument,
    "\n  mutation AddTagToMany($tagKey: ID!, $keys: [ID!]!) {\n    addTagToMany(tagKey: $tagKey, keys: $keys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.AddTagToManyDocument,
    "\n  mutation RemoveTagFromMany($tagKey: ID!, $keys: [ID!]!) {\n    removeTagFromMany(tagKey: $tagKey, keys: $keys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.RemoveTagFromManyDocument,
    "\n  query RecordAccess($key: ID!) {\n    access(key: $key) {\n      key\n      kind\n      permission\n      mayShare\n      holders {\n        key\n        name\n        email\n        onlyViews\n        permission\n        inactive\n      }\n    }\n  }\n": types.RecordAccessDocument,
    "\n  query Colleagues($term: String!) {\n    colleagues(term: $term) {\n      key\n      name\n      email\n      onlyViews\n    }\n  }\n": types.ColleaguesDocument,
    "\n  mutation GiveAccess($input: GiveAccessInput!) {\n    giveAccess(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.GiveAccessDocument,
    "\n  mutation TakeAccess($key: ID!, $user: ID!) {\n    takeAccess(key: $key, user: $user) {\n      ok {\n        access {\n          key\n        }\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.TakeAccessDocument,
    "\n  mutation HandRecordOver($key: ID!, $to: ID!) {\n    handRecordOver(key: $key, to: $to) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.HandRecordOverDocument,
    "\n  query OwnAccount {\n    viewer {\n      key\n      name\n      email\n      image\n      phone\n      description\n      isAdmin\n      accountType\n      organizationKey\n      organizationName\n      hasSecondFactor\n      mustHaveSecondFactor\n    }\n  }\n": types.OwnAccountDocument,
    "\n  query OwnSettings {\n    settings {\n      section\n      property\n      value\n    }\n  }\n": types.OwnSettingsDocument,
    "\n  mutation SaveSettings($input: [SettingInput!]!) {\n    updateSettings(input: $input) {\n      ok {\n        section\n        property\n        value\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n": types.SaveSettingsDocument,
    "\n  query OwnSessions {\n    sessions {\n      key\n      createdDate\n      lastSeen\n      address\n      agent\n      isCurrent\n    }\n  }\n": types.OwnSessionsDocument,
    "\n  mutation SaveOwnDetails($input: OwnDetailsInput!) {\n    updateOwnDetails(input: $input) {\n      ok {\n        key\n        name\n        email\n        phone\n        description\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SaveOwnDetailsDocument,
    "\n  mutation ChangePassword($input: PasswordChangeInput!) {\n    changePassword(input: $input) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation DisableSecondFactor($code: String!) {\n    disableSecondFactor(code: $code) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": types.DisableSecondFactorDocument,
    "\n  mutation RenewRecoveryCodes($code: String!) {\n    renewRecoveryCodes(code: $code) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  mutation EndSession($key: ID!) {\n    endSession(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": types.EndOtherSessionsDocument,
    "\n  query AdminUsers($find: UsersWanted, $offset: Int, $limit: Int) {\n    users(find: $find, offset: $offset, limit: $limit) {\n      key\n      name\n      email\n      phone\n      accountType\n      organizationKey\n      organizationName\n      isAdmin\n      isPending\n      deactivated\n      hasSecondFactor\n      lastAccessed\n    }\n    userCount(find: $find)\n  }\n": types.AdminUsersDocument,
    "\n  query OrganizationNames {\n    organizations {\n      key\n      name\n    }\n  }\n": types.OrganizationNamesDocument,
    "\n  query AdminPeople($find: UsersWanted, $limit: Int) {\n    users(find: $find, limit: $limit) {\n      key\n      name\n      email\n    }\n  }\n": types.AdminPeopleDocument,
    "\n  query AdminOrganizations {\n    organizations {\n      key\n      name\n      description\n      userCount\n      lastAccessed\n      forceSecondFactor\n      passwordMin\n      sessionHours\n      fileQuotaMegabytes\n      sharingOff\n      shareNeedsPassword\n      shareDaysMax\n      requestSubject\n      requestText\n      messageDomains\n    }\n  }\n": types.AdminOrganizationsDocument,
    "\n  query AffectedByRemoval($keys: [ID!]!) {\n    affectedByRemoval(keys: $keys) {\n      key\n      charts\n      entities\n      records\n    }\n  }\n": types.AffectedByRemovalDocument,
    "\n  mutation AddUser($input: NewUserInput!) {\n    addUser(input: $input) {\n      ok {\n        key\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n": types.AddUserDocument,
    "\n  mutation ChangeUser($input: UserChangeInput!) {\n    changeUser(input: $input) {\n      ok {\n        key\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n": types.ChangeUserDocument,
    "\n  mutation DeleteUsers($keys: [ID!]!, $handOverTo: ID) {\n    deleteUsers(keys: $keys, handOverTo: $handOverTo) {\n      ok\n      error {\n        message\n        field\n      }\n    }\n  }\n": types.DeleteUsersDocument,
    "\n  mutation HandOverRecords($from: ID!, $to: ID!) {\n    handOver(from: $from, to: $to) {\n      ok\n      error {\n        message\n        field\n      }\n    }\n  }\n": types.HandOverRecordsDocument,
    "\n  mutation InviteUser($key: ID!) {\n    inviteUser(key: $key) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": types.InviteUserDocument,
    "\n  mutation EndSessionsOf($key: ID!) {\n    endSessionsOf(key: $key) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": types.EndSessionsOfDocument,
    "\n  mutation ResetSecondFactor($key: ID!) {\n    resetSecondFactor(key: $key) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": types.ResetSecondFactorDocument,
    "\n  mutation AddOrganization($input: NewOrganizationInput!) {\n    addOrganization(input: $input) {\n      ok {\n        key\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n": types.AddOrganizationDocument,
    "\n  mutation ChangeOrganization($input: OrganizationChangeInput!) {\n    changeOrganization(input: $input) {\n      ok {\n        key\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n": types.ChangeOrganizationDocument,
    "\n  query AuditLog($filter: AuditLogFilter) {\n    auditLog(filter: $filter) {\n      entries {\n        key\n        at\n        action\n        target\n        details\n        userKey\n        userName\n        address\n        before\n        after\n      }\n      next\n    }\n  }\n": types.AuditLogDocument,
    "\n  mutation SendInfoMail($input: InfoMailInput!) {\n    sendInfoMail(input: $input) {\n      ok\n      error {\n        message\n        field\n      }\n    }\n  }\n": types.SendInfoMailDocument,
    "\n  query GlobalSettings {\n    globalSettings {\n      section\n      property\n      value\n    }\n  }\n": types.GlobalSettingsDocument,
    "\n  mutation SaveGlobalSettings($input: [SettingInput!]!) {\n    updateGlobalSettings(input: $input) {\n      ok {\n        section\n        property\n        value\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n": types.SaveGlobalSettingsDocument,
    "\n  query AdminStatistics {\n    typeDistribution {\n      typeName\n      count\n    }\n    datasetSizes {\n      key\n      name\n      size\n    }\n    groupSizes {\n      key\n      name\n      datasetKey\n      size\n    }\n    longestTaskChain {\n      key\n      name\n    }\n  }\n": types.AdminStatisticsDocument,
    "\n  query AdminStorage {\n    storage {\n      reserveMegabytes\n      volumes {\n        name\n        freeMegabytes\n        totalMegabytes\n        reason\n      }\n      backups {\n        newestAt\n        count\n        failure\n      }\n    }\n  }\n": types.AdminStorageDocument,
    "\n  query BinTable($limit: Int!, $offset: Int!) {\n    binCount\n    binTable(limit: $limit, offset: $offset) {\n      key\n      typeName\n      name\n      party\n      detail\n      permission\n      binnedDate\n      binnedByName\n      charts\n      links\n      keyPersons\n      others\n    }\n  }\n": types.BinTableDocument,
    "\n  mutation RestoreEntities($keys: [ID!]!) {\n    restoreEntities(keys: $keys) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": types.RestoreEntitiesDocument,
    "\n  mutation DeleteEntities($keys: [ID!]!) {\n    deleteEntities(keys: $keys) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": types.DeleteEntitiesDocument,
    "\n  mutation EmptyBin {\n    emptyBin {\n      ok\n      error {\n        message\n      }\n    }\n  }\n": types.EmptyBinDocument,
    "\n  fragment LinkRoleFields on LinkRole {\n    role\n    percentage\n    minimum\n    maximum\n    minimumExclusive\n    maximumExclusive\n    startDate\n    endDate\n    via\n    beneficial\n    interest\n    details\n    basis\n    joint\n    source\n    evidence {\n      kind\n      key\n      note\n    }\n    checkedOn\n    checkedBy\n  }\n": types.LinkRoleFieldsFragmentDoc,
    "\n  fragment ChartNodeFields on ChartNode {\n    key\n    typeName\n    name\n    party\n    country\n    detail\n    trailEnd\n    permission\n    chartCount\n    x\n    y\n    flag\n    flagColor\n    label\n    labelVisible\n    fillColor\n    icon\n    hideIcon\n    width\n    chartDescription\n    pinned\n    decoration {\n      name\n      text\n      number\n      yesNo\n    }\n  }\n": types.ChartNodeFieldsFragmentDoc,
    "\n  fragment ChartLinkFields on ChartLink {\n    key\n    from\n    to\n    roles {\n      ...LinkRoleFields\n    }\n    arrowType\n    color\n    dashed\n    linkTextPosition\n    points\n    fromSpot\n    toSpot\n    adjusting\n    routing\n  }\n": types.ChartLinkFieldsFragmentDoc,
    "\n  query EditorChart($key: ID!) {\n    chart(key: $key) {\n      key\n      name\n      description\n      visibility\n      routing\n      revision\n      createdDate\n      modifiedDate\n      createdBy\n      modifiedBy\n      modifiedByName\n      entitiesChanged\n      viewerCan {\n        edit\n        share\n        delete\n      }\n      nodes {\n        ...ChartNodeFields\n      }\n      links {\n        ...ChartLinkFields\n      }\n      groups {\n        key\n        name\n        members\n        collapsed\n      }\n    }\n  }\n": types.EditorChartDocument,
    "\n  query ChartStanding($key: ID!) {\n    chartStanding(key: $key)\n  }\n": types.ChartStandingDocument,
    "\n  mutation SaveChart($input: SaveChartInput!) {\n    saveChart(input: $input) {\n      ok {\n        key\n        revision\n        modifiedDate\n      }\n      error {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.SaveChartDocument,
    "\n  mutation KeepCopy($input: CreateChartInput!) {\n    createChart(input: $input) {\n      ok {\n        key\n        revision\n      }\n      error {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.KeepCopyDocument,
    "\n  query DynamicChart($key: ID!, $kind: DynamicKind!, $charts: [ID!]) {\n    dynamicChart(key: $key, kind: $kind, charts: $charts) {\n      key\n      name\n      charts {\n        key\n        name\n      }\n      nodes {\n        ...ChartNodeFields\n      }\n      links {\n        key\n        from\n        to\n        roles {\n          ...LinkRoleFields\n        }\n        arrowType\n        color\n        dashed\n        linkTextPosition\n        points\n        fromSpot\n        toSpot\n        adjusting\n        routing\n        charts\n      }\n    }\n  }\n": types.DynamicChartDocument,
    "\n  mutation KeepDynamicChart($input: KeepDynamicChartInput!) {\n    keepDynamicChart(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.KeepDynamicChartDocument,
    "\n  query PickableCharts($key: ID!) {\n    chartsOfEntity(key: $key) {\n      key\n      name\n    }\n    entity(key: $key) {\n      key\n      chartCount\n    }\n  }\n": types.PickableChartsDocument,
    "\n  query Surroundings($key: ID!) {\n    neighbours(key: $key, depth: 1) {\n      nodes {\n        ...ChartNodeFields\n      }\n      links {\n        ...ChartLinkFields\n      }\n    }\n  }\n": types.SurroundingsDocument,
    "\n  query LinksAround($keys: [ID!]!) {\n    neighbourhood(keys: $keys, depth: 1) {\n      links {\n        ...ChartLinkFields\n      }\n    }\n  }\n": types.LinksAroundDocument,
    "\n  query ChartHealth($chartKey: ID!, $asOf: String) {\n    chartHealth(chartKey: $chartKey, asOf: $asOf) {\n      ...FindingFields\n    }\n  }\n\n  fragment FindingFields on Finding {\n    code\n    severity\n    text\n    entities {\n      key\n      name\n    }\n    links\n    suggestion\n    factsHash\n    accepted {\n      reason\n      byName\n      on\n    }\n  }\n": types.ChartHealthDocument,
    "\n  mutation AcceptFinding(\n    $chartKey: ID!\n    $code: String!\n    $keys: [ID!]!\n    $factsHash: String!\n    $reason: String\n    $asOf: String\n  ) {\n    acceptFinding(chartKey: $chartKey, code: $code, keys: $keys, factsHash: $factsHash, reason: $reason, asOf: $asOf) {\n      ok {\n        ...FindingFields\n      }\n      error {\n        message\n      }\n    }\n  }\n": types.AcceptFindingDocument,
    "\n  query ChartsToPick($search: String, $limit: Int!) {\n    chartList(search: $search, sort: name, descending: false, limit: $limit, offset: 0) {\n      total\n      charts {\n        key\n        name\n        viewerCan {\n          edit\n        }\n      }\n    }\n  }\n": types.ChartsToPickDocument,
    "\n  mutation PutOnChart($chartKey: ID!, $entityKeys: [ID!]!) {\n    putOnChart(chartKey: $chartKey, entityKeys: $entityKeys) {\n      ok {\n        key\n        added\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.PutOnChartDocument,
    "\n  query RoleChoices {\n    linkRoles {\n      key\n      name\n      isCustom\n    }\n  }\n": types.RoleChoicesDocument,
    "\n  mutation CreateRole($name: String!) {\n    createLinkRole(name: $name) {\n      ok {\n        key\n        name\n        isCustom\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.CreateRoleDocument,
    "\n  mutation RenameRole($key: ID!, $name: String!) {\n    renameLinkRole(key: $key, name: $name) {\n      ok {\n        key\n        name\n        isCustom\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.RenameRoleDocument,
    "\n  mutation DeleteRole($key: ID!) {\n    deleteLinkRole(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.DeleteRoleDocument,
    "\n  query EvidenceChoices($from: ID!, $to: ID!, $chartKey: ID!, $linkKey: ID!) {\n    from: filesOf(key: $from) {\n      ...EvidenceFiles\n    }\n    to: filesOf(key: $to) {\n      ...EvidenceFiles\n    }\n    statements(chartKey: $chartKey, linkKey: $linkKey) {\n      key\n      statementId\n      statementDate\n      publisher\n      says\n    }\n  }\n  fragment EvidenceFiles on FileArea {\n    key\n    name\n    files {\n      key\n      name\n      expires\n    }\n    links {\n      key\n      name\n      url\n    }\n  }\n": types.EvidenceChoicesDocument,
    "\n  query SnapshotList($chartKey: ID!) {\n    snapshots(chartKey: $chartKey) {\n      key\n      name\n      createdByName\n      createdDate\n      revision\n    }\n  }\n": types.SnapshotListDocument,
    "\n  query SnapshotView($key: ID!) {\n    snapshot(key: $key) {\n      key\n      name\n      createdByName\n      createdDate\n      description\n      routing\n      nodes {\n        ...ChartNodeFields\n      }\n      links {\n        ...ChartLinkFields\n      }\n      groups {\n        key\n        name\n        members\n        collapsed\n      }\n    }\n  }\n": types.SnapshotViewDocument,
    "\n  mutation TakeSnapshot($chartKey: ID!, $name: String, $key: ID) {\n    takeSnapshot(chartKey: $chartKey, name: $name, key: $key) {\n      ok {\n        key\n        name\n        createdByName\n        createdDate\n        revision\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.TakeSnapshotDocument,
    "\n  mutation DeleteSnapshot($key: ID!) {\n    deleteSnapshot(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.DeleteSnapshotDocument,
    "\n  query StillThere($keys: [ID!]!) {\n    entities(where: { key: { in: $keys } }) {\n      key\n      typeName\n      name\n    }\n  }\n": types.StillThereDocument,
    "\n  mutation KeepCompany($key: ID!, $place: ID!, $editing: Boolean!) {\n    keepCompany(key: $key, place: $place, editing: $editing) {\n      ok {\n        revision\n        changedBy\n        changedByCaller\n        entitiesChanged\n        viewerCan {\n          edit\n          share\n          delete\n        }\n        others {\n          name\n          isCaller\n        }\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.KeepCompanyDocument,
    "\n  query EntityTable(\n    $filter: EntityFilter!\n    $columns: [String!]!\n    $sort: String!\n    $descending: Boolean!\n    $limit: Int!\n    $offset: Int!\n    $asOf: String\n    $counted: Boolean!\n  ) {\n    entityTable(filter: $filter) {\n      total @include(if: $counted)\n      rows(columns: $columns, sort: $sort, descending: $descending, limit: $limit, offset: $offset, asOf: $asOf) {\n        key\n        typeName\n        name\n        party\n        country\n        detail\n        permission\n        chartCount\n        folder\n        createdDate\n        modifiedDate\n        modifiedByName\n        tags {\n          key\n          name\n          color\n        }\n        values {\n          name\n          text\n          number\n          yesNo\n        }\n      }\n    }\n  }\n": types.EntityTableDocument,
    "\n  query EntityKeys($filter: EntityFilter!) {\n    entityTable(filter: $filter) {\n      total\n      keys\n    }\n  }\n": types.EntityKeysDocument,
    "\n  mutation BatchDelete($keys: [ID!]!, $folderKeys: [ID!]!) {\n    batchDelete(keys: $keys, folderKeys: $folderKeys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.BatchDeleteDocument,
    "\n  fragment ChartCardFields on ChartCard {\n    key\n    name\n    description\n    visibility\n    folder\n    revision\n    createdDate\n    modifiedDate\n    createdByName\n    modifiedByName\n    entityCount\n    linkCount\n    viewerCan {\n      edit\n      share\n      delete\n    }\n    thumbnail {\n      cards\n      lines\n    }\n  }\n": types.ChartCardFieldsFragmentDoc,
    "\n  query ChartList(\n    $search: String\n    $folder: String\n    $sort: ChartOrder!\n    $descending: Boolean!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    chartList(search: $search, folder: $folder, sort: $sort, descending: $descending, limit: $limit, offset: $offset) {\n      total\n      charts {\n        ...ChartCardFields\n      }\n    }\n  }\n": types.ChartListDocument,
    "\n  query RecentCharts($count: Int!) {\n    recentCharts(count: $count) {\n      ...ChartCardFields\n    }\n  }\n": types.RecentChartsDocument,
    "\n  mutation CreateChart($input: CreateChartInput!) {\n    createChart(input: $input) {\n      ok {\n        ...ChartCardFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.CreateChartDocument,
    "\n  mutation RenameChart($input: UpdateChartInput!) {\n    updateChart(input: $input) {\n      ok {\n        key\n        name\n        revision\n        modifiedDate\n        modifiedByName\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.RenameChartDocument,
    "\n  mutation ChangeVisibility($input: UpdateChartInput!) {\n    updateChart(input: $input) {\n      ok {\n        key\n        visibility\n        revision\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.ChangeVisibilityDocument,
    "\n  mutation DuplicateChart($key: ID!, $name: String) {\n    duplicateChart(key: $key, name: $name) {\n      ok {\n        ...ChartCardFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.DuplicateChartDocument,
    "\n  mutation DeleteChart($key: ID!) {\n    deleteChart(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.DeleteChartDocument,
    "\n  mutation DeleteCharts($keys: [ID!]!, $folderKeys: [ID!]!) {\n    deleteCharts(keys: $keys, folderKeys: $folderKeys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.DeleteChartsDocument,
    "\n  query ChartItems($search: String, $folder: String, $limit: Int!, $offset: Int!) {\n    chartList(search: $search, folder: $folder, sort: name, descending: false, limit: $limit, offset: $offset) {\n      total\n      charts {\n        key\n        name\n        folder\n      }\n    }\n  }\n": types.ChartItemsDocument,
    "\n  query PanelEntity($key: ID!) {\n    entity(key: $key) {\n      key\n      typeName\n      name\n      description\n      party\n      fields {\n        name\n        text\n        number\n        yesNo\n      }\n      customFields {\n        name\n        value\n      }\n      binned\n      createdDate\n      modifiedDate\n      permission\n      chartCount\n    }\n  }\n": types.PanelEntityDocument,
    "\n  mutation PanelUpdateEntity($input: EntityPatchInput!) {\n    updateEntity(input: $input) {\n      ok {\n        key\n        typeName\n        name\n        description\n        party\n        fields {\n          name\n          text\n          number\n          yesNo\n        }\n        customFields {\n          name\n          value\n        }\n        binned\n        createdDate\n        modifiedDate\n        permission\n        chartCount\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.PanelUpdateEntityDocument,
    "\n  query PanelCharts($key: ID!) {\n    chartsOfEntity(key: $key) {\n      key\n      name\n    }\n  }\n": types.PanelChartsDocument,
    "\n  mutation PanelDeleteEntity($key: ID!) {\n    deleteEntity(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.PanelDeleteEntityDocument,
    "\n  query PanelPeople($key: ID!) {\n    keyPersons(key: $key) {\n      key\n      firstName\n      lastName\n      roles\n      emailAddresses\n      phoneNumbers\n      isIndividual\n    }\n  }\n": types.PanelPeopleDocument,
    "\n  mutation PanelAttachPerson($key: ID!, $person: KeyPersonInput!) {\n    attachPerson(key: $key, person: $person) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.PanelAttachPersonDocument,
    "\n  mutation PanelAttachIndividual($key: ID!, $individual: KeyPersonInput!) {\n    attachIndividual(key: $key, individual: $individual) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.PanelAttachIndividualDocument,
    "\n  mutation PanelDeletePerson($entityKey: ID!, $key: ID!) {\n    deleteKeyPerson(entityKey: $entityKey, key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.PanelDeletePersonDocument,
    "\n  query Search($term: String!, $typeName: EntityType) {\n    search(term: $term, typeName: $typeName) {\n      entities {\n        key\n        typeName\n        name\n        party\n        country\n        detail\n        chartCount\n        foundIn\n        label\n        text\n      }\n      charts {\n        key\n        name\n        modifiedDate\n        entityCount\n      }\n    }\n  }\n": types.SearchDocument,
    "\n  fragment SharingLinkFields on SharingLink {\n    key\n    name\n    type\n    isPassword\n    byTicket\n    expiry\n    expiresAt\n    expired\n    paused\n    maxVisits\n    mayExport\n    showMarks\n    showAnnotations\n    ownership\n    visits\n    lastVisit\n    charts\n    entityKey\n    entities {\n      key\n      shareInfo\n      shareNotes\n      shareKeyPersons\n      shareFiles\n      isPrivate\n    }\n    recipients {\n      address\n      state\n      sentDate\n      reason\n    }\n    modifier\n    modifiedDate\n    createdDate\n    comment\n    commentUser\n    commentDate\n    mayManage\n    ruleBroken\n  }\n": types.SharingLinkFieldsFragmentDoc,
    "\n  query SharingLinks($key: ID!, $type: SharingType!) {\n    sharingLinks(key: $key, type: $type) {\n      ...SharingLinkFields\n    }\n  }\n": types.SharingLinksDocument,
    "\n  query ShareRules($key: ID!) {\n    organization(key: $key) {\n      key\n      sharingOff\n      shareNeedsPassword\n      shareDaysMax\n    }\n  }\n": types.ShareRulesDocument,
    "\n  query SharingVisits($key: ID!) {\n    sharingVisits(key: $key) {\n      key\n      date\n      what\n      fileName\n    }\n  }\n": types.SharingVisitsDocument,
    "\n  query SharingEntities($key: ID!) {\n    chart(key: $key) {\n      nodes {\n        key\n        typeName\n        name\n        party\n        permission\n      }\n    }\n  }\n": types.SharingEntitiesDocument,
    "\n  query DynamicSharingEntities($key: ID!, $kind: DynamicKind!, $charts: [ID!]) {\n    dynamicChart(key: $key, kind: $kind, charts: $charts) {\n      nodes {\n        key\n        typeName\n        name\n        party\n        permission\n      }\n    }\n  }\n": types.DynamicSharingEntitiesDocument,
    "\n  query FilesToShare($key: ID!) {\n    filesOf(key: $key) {\n      key\n      files {\n        key\n        name\n        folder\n        sharedIn\n      }\n      folders {\n        key\n        name\n        folder\n        sharedIn\n      }\n      links {\n        key\n        name\n        url\n        folder\n        sharedIn\n      }\n    }\n  }\n": types.FilesToShareDocument,
    "\n  mutation CreateSharingLink($input: NewSharingLinkInput!) {\n    createSharingLink(input: $input) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.CreateSharingLinkDocument,
    "\n  mutation EditSharingLink($input: SharingLinkPatchInput!) {\n    editSharingLink(input: $input) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.EditSharingLinkDocument,
    "\n  mutation UpdateSharedItems($linkKey: ID!, $entityKey: ID!, $keys: [ID!]!) {\n    updateSharedItems(linkKey: $linkKey, entityKey: $entityKey, keys: $keys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.UpdateSharedItemsDocument,
    "\n  mutation PauseSharingLink($key: ID!, $paused: Boolean!) {\n    pauseSharingLink(key: $key, paused: $paused) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.PauseSharingLinkDocument,
    "\n  mutation DeleteSharingLink($key: ID!) {\n    deleteSharingLink(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.DeleteSharingLinkDocument,
    "\n  mutation CommentSharingLink($key: ID!, $comment: String) {\n    commentSharingLink(key: $key, comment: $comment) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.CommentSharingLinkDocument,
    "\n  mutation EmailSharingLink($key: ID!, $emails: [String!]!, $again: Boolean!) {\n    emailSharingLink(key: $key, emails: $emails, again: $again) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.EmailSharingLinkDocument,
    "\n  mutation PreviewSharingLink($key: ID!) {\n    previewSharingLink(key: $key) {\n      ok {\n        token\n        expires\n        linkKey\n        type\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n": types.PreviewSharingLinkDocument,
    "\n  query SharedGraph {\n    sharedGraph {\n      key\n      name\n      type\n      routing\n      mayExport\n      ownership\n      neighbourLevel\n      nodes {\n        key\n        typeName\n        name\n        party\n        isPrivate\n        country\n        detail\n        trailEnd\n        x\n        y\n        flag\n        flagColor\n        label\n        labelVisible\n        fillColor\n        icon\n        hideIcon\n        width\n        chartDescription\n        decoration {\n          name\n          text\n          number\n          yesNo\n        }\n        shareInfo\n        shareNotes\n        shareKeyPersons\n        shareFiles\n      }\n      links {\n        key\n        from\n        to\n        roles {\n          role\n          percentage\n          minimum\n          maximum\n          minimumExclusive\n          maximumExclusive\n          startDate\n          endDate\n          via\n          interest\n          basis\n          joint\n        }\n        arrowType\n        color\n        dashed\n        linkTextPosition\n        points\n        fromSpot\n        toSpot\n        adjusting\n        routing\n      }\n      groups {\n        key\n        name\n        members\n        collapsed\n      }\n    }\n  }\n": types.SharedGraphDocument,
    "\n  query SharingLinkDetails($key: ID!) {\n    sharingLinkDetails(key: $key) {\n      isPassword\n    }\n  }\n": types.SharingLinkDetailsDocument,
    "\n  mutation OpenSharingLink($key: ID!, $password: String) {\n    openSharingLink(key: $key, password: $password) {\n      ok {\n        token\n        linkKey\n      }\n      error {\n        code\n        message\n        retryAfter\n      }\n    }\n  }\n": types.OpenSharingLinkDocument,
    "\n  mutation OpenSharedTicket($ticket: String!) {\n    openSharedTicket(ticket: $ticket) {\n      ok {\n        token\n        linkKey\n      }\n      error {\n        code\n        message\n        retryAfter\n      }\n    }\n  }\n": types.OpenSharedTicketDocument,
    "\n  query SharedFiles($key: ID!) {\n    sharedFiles(key: $key) {\n      files {\n        key\n        name\n        folder\n        createdDate\n        size\n        preview\n      }\n      folders {\n        key\n        name\n        folder\n        createdDate\n        size\n      }\n      links {\n        key\n        name\n        folder\n        createdDate\n        url\n      }\n    }\n  }\n": types.SharedFilesDocument,
    "\n  query SharedEntity($key: ID!) {\n    sharedEntity(key: $key) {\n      key\n      typeName\n      name\n      description\n      fields {\n        name\n        text\n        number\n        yesNo\n      }\n      customFields {\n        name\n        value\n      }\n    }\n  }\n": types.SharedEntityDocument,
    "\n  query SharedPeople($key: ID!) {\n    sharedKeyPersons(key: $key) {\n      key\n      firstName\n      lastName\n      roles\n      emailAddresses\n      phoneNumbers\n    }\n  }\n": types.SharedPeopleDocument,
    "\n  mutation SendPasswordReset($nameOrEmail: String!) {\n    sendPasswordReset(nameOrEmail: $nameOrEmail) {\n      ok\n      error {\n        message\n        field\n      }\n    }\n  }\n": types.SendPasswordResetDocument,
    "\n  query TicketHolder($ticket: String!) {\n    ticketHolder(ticket: $ticket) {\n      name\n      email\n      kind\n    }\n  }\n": types.TicketHolderDocument,
    "\n  mutation ResetPassword($input: TicketPasswordInput!) {\n    resetPassword(input: $input) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  mutation ActivateAccount($input: TicketPasswordInput!) {\n    activateAccount(input: $input) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.ActivateAccountDocument,
    "\n  mutation RequestDemo($input: DemoRequestInput!) {\n    requestDemo(input: $input) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.RequestDemoDocument,
    "\n  mutation BeginSecondFactor {\n    beginSecondFactor {\n      ok {\n        qr\n        secret\n      }\n      error {\n        message\n      }\n    }\n  }\n": types.BeginSecondFactorDocument,
    "\n  mutation EnableSecondFactor($code: String!, $currentPassword: String) {\n    enableSecondFactor(code: $code, currentPassword: $currentPassword) {\n      ok {\n        recoveryCodes\n        token\n        viewer {\n          key\n          name\n          email\n          image\n          isAdmin\n          accountType\n          organizationKey\n          organizationName\n        }\n      }\n      error {\n        code\n        message\n        field\n        retryAfter\n      }\n    }\n  }\n": types.EnableSecondFactorDocument,
    "\n  query OwnershipEverywhere($input: OwnershipInput!) {\n    ownership(input: $input) {\n      subject {\n        key\n        name\n        typeName\n      }\n      asOf\n      votesFromShares\n      contradictory\n      calculable\n      blocked\n      threshold\n      inclusive\n      holders {\n        party {\n          key\n          name\n          typeName\n        }\n        ultimate\n        direct\n        indirect\n        total\n        upper\n        ceiling\n        moreThan\n        isTight\n        declared\n        computable\n        verdict\n        why\n        parties {\n          party {\n            key\n            name\n            typeName\n          }\n          as\n        }\n      }\n      more\n      coverage {\n        category\n        share\n      }\n      coverageText\n      selfHeld\n      controllers {\n        party {\n          key\n          name\n          typeName\n        }\n        certain\n        through {\n          key\n          name\n          typeName\n        }\n      }\n      votesOfControlled\n      noBeneficialOwner {\n        text\n        officials {\n          key\n          name\n          typeName\n        }\n      }\n      loops\n      basedOn {\n        charts\n        links\n        entities\n      }\n    }\n  }\n": types.OwnershipEverywhereDocument,
    "\n  query PathsEverywhere($input: OwnershipInput!, $holderKey: ID!) {\n    ownershipPaths(input: $input, holderKey: $holderKey) {\n      paths {\n        text\n        share\n        steps {\n          from {\n            key\n          }\n          to {\n            key\n          }\n          share\n          upper\n          notStated\n          roles {\n            linkKey\n            role\n            percentage\n            minimum\n            maximum\n            startDate\n            endDate\n            source\n            evidence\n            checkedOn\n          }\n        }\n      }\n      more\n      moreShare\n      throughLoops\n      total\n    }\n  }\n": types.PathsEverywhereDocument,
    "\n  query HoldingsEverywhere($input: OwnershipInput!) {\n    holdings(input: $input) {\n      holdings {\n        party {\n          key\n          name\n          typeName\n        }\n        direct\n        indirect\n        total\n        upper\n        moreThan\n        isTight\n        computable\n        controls\n      }\n    }\n  }\n": types.HoldingsEverywhereDocument,
    "\n  query ChangesEverywhere($input: OwnershipInput!) {\n    ownershipChanges(input: $input) {\n      date\n      links\n      holders {\n        party {\n          key\n          name\n          typeName\n        }\n        before\n        after\n      }\n    }\n  }\n": types.ChangesEverywhereDocument,
    "\n  query SessionViewer {\n    viewer {\n      key\n      name\n      email\n      image\n      isAdmin\n      accountType\n      organizationKey\n      organizationName\n    }\n  }\n": types.SessionViewerDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      ok {\n        token\n        owesSetUp\n        viewer {\n          key\n          name\n          email\n          image\n          isAdmin\n          accountType\n          organizationKey\n          organizationName\n        }\n      }\n      error {\n        code\n        message\n        field\n        retryAfter\n      }\n    }\n  }\n": types.SignInDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": types.SignOutDocument,
    "\n  query EditorSettings {\n    settings {\n      section\n      property\n      value\n    }\n  }\n": types.EditorSettingsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BinCount {\n    binCount\n  }\n"): (typeof documents)["\n  query BinCount {\n    binCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AffectedByDeletion($key: ID!) {\n    affectedByDeletion(key: $key) {\n      others\n      charts\n      links\n      files\n      shareLinks\n    }\n  }\n"): (typeof documents)["\n  query AffectedByDeletion($key: ID!) {\n    affectedByDeletion(key: $key) {\n      others\n      charts\n      links\n      files\n      shareLinks\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query About {\n    about {\n      product\n      version\n      date\n      contact\n    }\n  }\n"): (typeof documents)["\n  query About {\n    about {\n      product\n      version\n      date\n      contact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HelpContact {\n    about {\n      contact\n    }\n  }\n"): (typeof documents)["\n  query HelpContact {\n    about {\n      contact\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindEntities($term: String!, $typeName: EntityType, $maxCount: Int) {\n    searchEntities(term: $term, typeName: $typeName, maxCount: $maxCount) {\n      key\n      typeName\n      name\n      party\n      country\n      detail\n      chartCount\n    }\n  }\n"): (typeof documents)["\n  query FindEntities($term: String!, $typeName: EntityType, $maxCount: Int) {\n    searchEntities(term: $term, typeName: $typeName, maxCount: $maxCount) {\n      key\n      typeName\n      name\n      party\n      country\n      detail\n      chartCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BrowseEntities($types: [EntityType!]!, $limit: Int!) {\n    entityList(types: $types, limit: $limit) {\n      total\n      entities {\n        key\n        typeName\n        name\n        party\n        chartCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query BrowseEntities($types: [EntityType!]!, $limit: Int!) {\n    entityList(types: $types, limit: $limit) {\n      total\n      entities {\n        key\n        typeName\n        name\n        party\n        chartCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DialogAddEntity($input: NewEntityInput!) {\n    addEntity(input: $input) {\n      ok {\n        key\n        typeName\n        name\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DialogAddEntity($input: NewEntityInput!) {\n    addEntity(input: $input) {\n      ok {\n        key\n        typeName\n        name\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilesOf($key: ID!) {\n    filesOf(key: $key) {\n      key\n      name\n      mayEdit\n      files {\n        key\n        name\n        folder\n        size\n        preview\n        createdDate\n        createdBy\n        expires\n        shared\n      }\n      folders {\n        key\n        name\n        folder\n        size\n        createdDate\n        shared\n      }\n      links {\n        key\n        name\n        url\n        folder\n        createdDate\n        shared\n      }\n    }\n  }\n"): (typeof documents)["\n  query FilesOf($key: ID!) {\n    filesOf(key: $key) {\n      key\n      name\n      mayEdit\n      files {\n        key\n        name\n        folder\n        size\n        preview\n        createdDate\n        createdBy\n        expires\n        shared\n      }\n      folders {\n        key\n        name\n        folder\n        size\n        createdDate\n        shared\n      }\n      links {\n        key\n        name\n        url\n        folder\n        createdDate\n        shared\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateFilesFolder($input: NewFilesFolderInput!) {\n    createFilesFolder(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateFilesFolder($input: NewFilesFolderInput!) {\n    createFilesFolder(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateFilesLink($input: NewFilesLinkInput!) {\n    createFilesLink(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateFilesLink($input: NewFilesLinkInput!) {\n    createFilesLink(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameFile($key: ID!, $name: String!) {\n    renameFile(key: $key, name: $name) {\n      ok {\n        key\n        name\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenameFile($key: ID!, $name: String!) {\n    renameFile(key: $key, name: $name) {\n      ok {\n        key\n        name\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFileExpiry($key: ID!, $expires: String) {\n    setFileExpiry(key: $key, expires: $expires) {\n      ok {\n        key\n        expires\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetFileExpiry($key: ID!, $expires: String) {\n    setFileExpiry(key: $key, expires: $expires) {\n      ok {\n        key\n        expires\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameFilesFolder($key: ID!, $name: String!) {\n    renameFilesFolder(key: $key, name: $name) {\n      ok {\n        key\n        name\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenameFilesFolder($key: ID!, $name: String!) {\n    renameFilesFolder(key: $key, name: $name) {\n      ok {\n        key\n        name\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateFilesLink($key: ID!, $name: String, $url: String!) {\n    updateFilesLink(key: $key, name: $name, url: $url) {\n      ok {\n        key\n        name\n        url\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateFilesLink($key: ID!, $name: String, $url: String!) {\n    updateFilesLink(key: $key, name: $name, url: $url) {\n      ok {\n        key\n        name\n        url\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicateFile($key: ID!, $copyKey: ID) {\n    duplicateFile(key: $key, copyKey: $copyKey) {\n      ok {\n        key\n        name\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DuplicateFile($key: ID!, $copyKey: ID) {\n    duplicateFile(key: $key, copyKey: $copyKey) {\n      ok {\n        key\n        name\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveFiles($keys: [ID!]!, $folder: String!) {\n    moveFiles(keys: $keys, folder: $folder) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MoveFiles($keys: [ID!]!, $folder: String!) {\n    moveFiles(keys: $keys, folder: $folder) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteFiles($keys: [ID!]!) {\n    deleteFiles(keys: $keys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteFiles($keys: [ID!]!) {\n    deleteFiles(keys: $keys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Folders($type: String!) {\n    folders(type: $type) {\n      key\n      name\n      folder\n      createdDate\n    }\n  }\n"): (typeof documents)["\n  query Folders($type: String!) {\n    folders(type: $type) {\n      key\n      name\n      folder\n      createdDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateFolder($input: CreateFolderInput!) {\n    createFolder(input: $input) {\n      ok {\n        key\n        name\n        folder\n        createdDate\n      }\n      error {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateFolder($input: CreateFolderInput!) {\n    createFolder(input: $input) {\n      ok {\n        key\n        name\n        folder\n        createdDate\n      }\n      error {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameFolder($key: ID!, $name: String!) {\n    renameFolder(key: $key, name: $name) {\n      ok {\n        key\n        name\n      }\n      error {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenameFolder($key: ID!, $name: String!) {\n    renameFolder(key: $key, name: $name) {\n      ok {\n        key\n        name\n      }\n      error {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteFolder($key: ID!) {\n    deleteFolder(key: $key) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteFolder($key: ID!) {\n    deleteFolder(key: $key) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveToFolder($keys: [ID!]!, $folder: String!) {\n    moveToFolder(keys: $keys, folder: $folder) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MoveToFolder($keys: [ID!]!, $folder: String!) {\n    moveToFolder(keys: $keys, folder: $folder) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RequestsSent($entityKey: ID) {\n    requestsSent(entityKey: $entityKey) {\n      key\n      fileNames\n      message\n      entityKey\n      entityName\n      createdDate\n      recipients {\n        address\n        state\n        sentDate\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  query RequestsSent($entityKey: ID) {\n    requestsSent(entityKey: $entityKey) {\n      key\n      fileNames\n      message\n      entityKey\n      entityName\n      createdDate\n      recipients {\n        address\n        state\n        sentDate\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AddressesOutside($addresses: [String!]!) {\n    addressesOutside(addresses: $addresses)\n  }\n"): (typeof documents)["\n  query AddressesOutside($addresses: [String!]!) {\n    addressesOutside(addresses: $addresses)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendRequest($input: EntityRequestInput!) {\n    sendRequest(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendRequest($input: EntityRequestInput!) {\n    sendRequest(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllTags {\n    tags {\n      key\n      name\n      color\n      createdBy\n    }\n  }\n"): (typeof documents)["\n  query AllTags {\n    tags {\n      key\n      name\n      color\n      createdBy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TagsOf($key: ID!) {\n    tagsOf(key: $key) {\n      key\n      name\n      color\n      createdBy\n    }\n  }\n"): (typeof documents)["\n  query TagsOf($key: ID!) {\n    tagsOf(key: $key) {\n      key\n      name\n      color\n      createdBy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddTag($input: TagInput!) {\n    addTag(input: $input) {\n      ok {\n        key\n        name\n        color\n        createdBy\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddTag($input: TagInput!) {\n    addTag(input: $input) {\n      ok {\n        key\n        name\n        color\n        createdBy\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTag($input: TagInput!) {\n    updateTag(input: $input) {\n      ok {\n        key\n        name\n        color\n        createdBy\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateTag($input: TagInput!) {\n    updateTag(input: $input) {\n      ok {\n        key\n        name\n        color\n        createdBy\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteTag($key: ID!) {\n    deleteTag(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteTag($key: ID!) {\n    deleteTag(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTags($nodeKey: ID!, $tagKeys: [ID!]!) {\n    setNodeTags(nodeKey: $nodeKey, tagKeys: $tagKeys) {\n      ok {\n        key\n        name\n        color\n        createdBy\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetTags($nodeKey: ID!, $tagKeys: [ID!]!) {\n    setNodeTags(nodeKey: $nodeKey, tagKeys: $tagKeys) {\n      ok {\n        key\n        name\n        color\n        createdBy\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddTagToMany($tagKey: ID!, $keys: [ID!]!) {\n    addTagToMany(tagKey: $tagKey, keys: $keys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddTagToMany($tagKey: ID!, $keys: [ID!]!) {\n    addTagToMany(tagKey: $tagKey, keys: $keys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveTagFromMany($tagKey: ID!, $keys: [ID!]!) {\n    removeTagFromMany(tagKey: $tagKey, keys: $keys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveTagFromMany($tagKey: ID!, $keys: [ID!]!) {\n    removeTagFromMany(tagKey: $tagKey, keys: $keys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecordAccess($key: ID!) {\n    access(key: $key) {\n      key\n      kind\n      permission\n      mayShare\n      holders {\n        key\n        name\n        email\n        onlyViews\n        permission\n        inactive\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecordAccess($key: ID!) {\n    access(key: $key) {\n      key\n      kind\n      permission\n      mayShare\n      holders {\n        key\n        name\n        email\n        onlyViews\n        permission\n        inactive\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Colleagues($term: String!) {\n    colleagues(term: $term) {\n      key\n      name\n      email\n      onlyViews\n    }\n  }\n"): (typeof documents)["\n  query Colleagues($term: String!) {\n    colleagues(term: $term) {\n      key\n      name\n      email\n      onlyViews\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveAccess($input: GiveAccessInput!) {\n    giveAccess(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation GiveAccess($input: GiveAccessInput!) {\n    giveAccess(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeAccess($key: ID!, $user: ID!) {\n    takeAccess(key: $key, user: $user) {\n      ok {\n        access {\n          key\n        }\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TakeAccess($key: ID!, $user: ID!) {\n    takeAccess(key: $key, user: $user) {\n      ok {\n        access {\n          key\n        }\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HandRecordOver($key: ID!, $to: ID!) {\n    handRecordOver(key: $key, to: $to) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation HandRecordOver($key: ID!, $to: ID!) {\n    handRecordOver(key: $key, to: $to) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnAccount {\n    viewer {\n      key\n      name\n      email\n      image\n      phone\n      description\n      isAdmin\n      accountType\n      organizationKey\n      organizationName\n      hasSecondFactor\n      mustHaveSecondFactor\n    }\n  }\n"): (typeof documents)["\n  query OwnAccount {\n    viewer {\n      key\n      name\n      email\n      image\n      phone\n      description\n      isAdmin\n      accountType\n      organizationKey\n      organizationName\n      hasSecondFactor\n      mustHaveSecondFactor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnSettings {\n    settings {\n      section\n      property\n      value\n    }\n  }\n"): (typeof documents)["\n  query OwnSettings {\n    settings {\n      section\n      property\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveSettings($input: [SettingInput!]!) {\n    updateSettings(input: $input) {\n      ok {\n        section\n        property\n        value\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveSettings($input: [SettingInput!]!) {\n    updateSettings(input: $input) {\n      ok {\n        section\n        property\n        value\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnSessions {\n    sessions {\n      key\n      createdDate\n      lastSeen\n      address\n      agent\n      isCurrent\n    }\n  }\n"): (typeof documents)["\n  query OwnSessions {\n    sessions {\n      key\n      createdDate\n      lastSeen\n      address\n      agent\n      isCurrent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveOwnDetails($input: OwnDetailsInput!) {\n    updateOwnDetails(input: $input) {\n      ok {\n        key\n        name\n        email\n        phone\n        description\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveOwnDetails($input: OwnDetailsInput!) {\n    updateOwnDetails(input: $input) {\n      ok {\n        key\n        name\n        email\n        phone\n        description\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: PasswordChangeInput!) {\n    changePassword(input: $input) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: PasswordChangeInput!) {\n    changePassword(input: $input) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisableSecondFactor($code: String!) {\n    disableSecondFactor(code: $code) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DisableSecondFactor($code: String!) {\n    disableSecondFactor(code: $code) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRecoveryCodes($code: String!) {\n    renewRecoveryCodes(code: $code) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenewRecoveryCodes($code: String!) {\n    renewRecoveryCodes(code: $code) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($key: ID!) {\n    endSession(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndSession($key: ID!) {\n    endSession(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions {\n    endOtherSessions {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminUsers($find: UsersWanted, $offset: Int, $limit: Int) {\n    users(find: $find, offset: $offset, limit: $limit) {\n      key\n      name\n      email\n      phone\n      accountType\n      organizationKey\n      organizationName\n      isAdmin\n      isPending\n      deactivated\n      hasSecondFactor\n      lastAccessed\n    }\n    userCount(find: $find)\n  }\n"): (typeof documents)["\n  query AdminUsers($find: UsersWanted, $offset: Int, $limit: Int) {\n    users(find: $find, offset: $offset, limit: $limit) {\n      key\n      name\n      email\n      phone\n      accountType\n      organizationKey\n      organizationName\n      isAdmin\n      isPending\n      deactivated\n      hasSecondFactor\n      lastAccessed\n    }\n    userCount(find: $find)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrganizationNames {\n    organizations {\n      key\n      name\n    }\n  }\n"): (typeof documents)["\n  query OrganizationNames {\n    organizations {\n      key\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminPeople($find: UsersWanted, $limit: Int) {\n    users(find: $find, limit: $limit) {\n      key\n      name\n      email\n    }\n  }\n"): (typeof documents)["\n  query AdminPeople($find: UsersWanted, $limit: Int) {\n    users(find: $find, limit: $limit) {\n      key\n      name\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminOrganizations {\n    organizations {\n      key\n      name\n      description\n      userCount\n      lastAccessed\n      forceSecondFactor\n      passwordMin\n      sessionHours\n      fileQuotaMegabytes\n      sharingOff\n      shareNeedsPassword\n      shareDaysMax\n      requestSubject\n      requestText\n      messageDomains\n    }\n  }\n"): (typeof documents)["\n  query AdminOrganizations {\n    organizations {\n      key\n      name\n      description\n      userCount\n      lastAccessed\n      forceSecondFactor\n      passwordMin\n      sessionHours\n      fileQuotaMegabytes\n      sharingOff\n      shareNeedsPassword\n      shareDaysMax\n      requestSubject\n      requestText\n      messageDomains\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AffectedByRemoval($keys: [ID!]!) {\n    affectedByRemoval(keys: $keys) {\n      key\n      charts\n      entities\n      records\n    }\n  }\n"): (typeof documents)["\n  query AffectedByRemoval($keys: [ID!]!) {\n    affectedByRemoval(keys: $keys) {\n      key\n      charts\n      entities\n      records\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddUser($input: NewUserInput!) {\n    addUser(input: $input) {\n      ok {\n        key\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddUser($input: NewUserInput!) {\n    addUser(input: $input) {\n      ok {\n        key\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeUser($input: UserChangeInput!) {\n    changeUser(input: $input) {\n      ok {\n        key\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeUser($input: UserChangeInput!) {\n    changeUser(input: $input) {\n      ok {\n        key\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteUsers($keys: [ID!]!, $handOverTo: ID) {\n    deleteUsers(keys: $keys, handOverTo: $handOverTo) {\n      ok\n      error {\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteUsers($keys: [ID!]!, $handOverTo: ID) {\n    deleteUsers(keys: $keys, handOverTo: $handOverTo) {\n      ok\n      error {\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HandOverRecords($from: ID!, $to: ID!) {\n    handOver(from: $from, to: $to) {\n      ok\n      error {\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation HandOverRecords($from: ID!, $to: ID!) {\n    handOver(from: $from, to: $to) {\n      ok\n      error {\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteUser($key: ID!) {\n    inviteUser(key: $key) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation InviteUser($key: ID!) {\n    inviteUser(key: $key) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSessionsOf($key: ID!) {\n    endSessionsOf(key: $key) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndSessionsOf($key: ID!) {\n    endSessionsOf(key: $key) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetSecondFactor($key: ID!) {\n    resetSecondFactor(key: $key) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResetSecondFactor($key: ID!) {\n    resetSecondFactor(key: $key) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddOrganization($input: NewOrganizationInput!) {\n    addOrganization(input: $input) {\n      ok {\n        key\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddOrganization($input: NewOrganizationInput!) {\n    addOrganization(input: $input) {\n      ok {\n        key\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeOrganization($input: OrganizationChangeInput!) {\n    changeOrganization(input: $input) {\n      ok {\n        key\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeOrganization($input: OrganizationChangeInput!) {\n    changeOrganization(input: $input) {\n      ok {\n        key\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditLog($filter: AuditLogFilter) {\n    auditLog(filter: $filter) {\n      entries {\n        key\n        at\n        action\n        target\n        details\n        userKey\n        userName\n        address\n        before\n        after\n      }\n      next\n    }\n  }\n"): (typeof documents)["\n  query AuditLog($filter: AuditLogFilter) {\n    auditLog(filter: $filter) {\n      entries {\n        key\n        at\n        action\n        target\n        details\n        userKey\n        userName\n        address\n        before\n        after\n      }\n      next\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendInfoMail($input: InfoMailInput!) {\n    sendInfoMail(input: $input) {\n      ok\n      error {\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendInfoMail($input: InfoMailInput!) {\n    sendInfoMail(input: $input) {\n      ok\n      error {\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GlobalSettings {\n    globalSettings {\n      section\n      property\n      value\n    }\n  }\n"): (typeof documents)["\n  query GlobalSettings {\n    globalSettings {\n      section\n      property\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveGlobalSettings($input: [SettingInput!]!) {\n    updateGlobalSettings(input: $input) {\n      ok {\n        section\n        property\n        value\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveGlobalSettings($input: [SettingInput!]!) {\n    updateGlobalSettings(input: $input) {\n      ok {\n        section\n        property\n        value\n      }\n      error {\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminStatistics {\n    typeDistribution {\n      typeName\n      count\n    }\n    datasetSizes {\n      key\n      name\n      size\n    }\n    groupSizes {\n      key\n      name\n      datasetKey\n      size\n    }\n    longestTaskChain {\n      key\n      name\n    }\n  }\n"): (typeof documents)["\n  query AdminStatistics {\n    typeDistribution {\n      typeName\n      count\n    }\n    datasetSizes {\n      key\n      name\n      size\n    }\n    groupSizes {\n      key\n      name\n      datasetKey\n      size\n    }\n    longestTaskChain {\n      key\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminStorage {\n    storage {\n      reserveMegabytes\n      volumes {\n        name\n        freeMegabytes\n        totalMegabytes\n        reason\n      }\n      backups {\n        newestAt\n        count\n        failure\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminStorage {\n    storage {\n      reserveMegabytes\n      volumes {\n        name\n        freeMegabytes\n        totalMegabytes\n        reason\n      }\n      backups {\n        newestAt\n        count\n        failure\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BinTable($limit: Int!, $offset: Int!) {\n    binCount\n    binTable(limit: $limit, offset: $offset) {\n      key\n      typeName\n      name\n      party\n      detail\n      permission\n      binnedDate\n      binnedByName\n      charts\n      links\n      keyPersons\n      others\n    }\n  }\n"): (typeof documents)["\n  query BinTable($limit: Int!, $offset: Int!) {\n    binCount\n    binTable(limit: $limit, offset: $offset) {\n      key\n      typeName\n      name\n      party\n      detail\n      permission\n      binnedDate\n      binnedByName\n      charts\n      links\n      keyPersons\n      others\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreEntities($keys: [ID!]!) {\n    restoreEntities(keys: $keys) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreEntities($keys: [ID!]!) {\n    restoreEntities(keys: $keys) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteEntities($keys: [ID!]!) {\n    deleteEntities(keys: $keys) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteEntities($keys: [ID!]!) {\n    deleteEntities(keys: $keys) {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EmptyBin {\n    emptyBin {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EmptyBin {\n    emptyBin {\n      ok\n      error {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LinkRoleFields on LinkRole {\n    role\n    percentage\n    minimum\n    maximum\n    minimumExclusive\n    maximumExclusive\n    startDate\n    endDate\n    via\n    beneficial\n    interest\n    details\n    basis\n    joint\n    source\n    evidence {\n      kind\n      key\n      note\n    }\n    checkedOn\n    checkedBy\n  }\n"): (typeof documents)["\n  fragment LinkRoleFields on LinkRole {\n    role\n    percentage\n    minimum\n    maximum\n    minimumExclusive\n    maximumExclusive\n    startDate\n    endDate\n    via\n    beneficial\n    interest\n    details\n    basis\n    joint\n    source\n    evidence {\n      kind\n      key\n      note\n    }\n    checkedOn\n    checkedBy\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChartNodeFields on ChartNode {\n    key\n    typeName\n    name\n    party\n    country\n    detail\n    trailEnd\n    permission\n    chartCount\n    x\n    y\n    flag\n    flagColor\n    label\n    labelVisible\n    fillColor\n    icon\n    hideIcon\n    width\n    chartDescription\n    pinned\n    decoration {\n      name\n      text\n      number\n      yesNo\n    }\n  }\n"): (typeof documents)["\n  fragment ChartNodeFields on ChartNode {\n    key\n    typeName\n    name\n    party\n    country\n    detail\n    trailEnd\n    permission\n    chartCount\n    x\n    y\n    flag\n    flagColor\n    label\n    labelVisible\n    fillColor\n    icon\n    hideIcon\n    width\n    chartDescription\n    pinned\n    decoration {\n      name\n      text\n      number\n      yesNo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChartLinkFields on ChartLink {\n    key\n    from\n    to\n    roles {\n      ...LinkRoleFields\n    }\n    arrowType\n    color\n    dashed\n    linkTextPosition\n    points\n    fromSpot\n    toSpot\n    adjusting\n    routing\n  }\n"): (typeof documents)["\n  fragment ChartLinkFields on ChartLink {\n    key\n    from\n    to\n    roles {\n      ...LinkRoleFields\n    }\n    arrowType\n    color\n    dashed\n    linkTextPosition\n    points\n    fromSpot\n    toSpot\n    adjusting\n    routing\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditorChart($key: ID!) {\n    chart(key: $key) {\n      key\n      name\n      description\n      visibility\n      routing\n      revision\n      createdDate\n      modifiedDate\n      createdBy\n      modifiedBy\n      modifiedByName\n      entitiesChanged\n      viewerCan {\n        edit\n        share\n        delete\n      }\n      nodes {\n        ...ChartNodeFields\n      }\n      links {\n        ...ChartLinkFields\n      }\n      groups {\n        key\n        name\n        members\n        collapsed\n      }\n    }\n  }\n"): (typeof documents)["\n  query EditorChart($key: ID!) {\n    chart(key: $key) {\n      key\n      name\n      description\n      visibility\n      routing\n      revision\n      createdDate\n      modifiedDate\n      createdBy\n      modifiedBy\n      modifiedByName\n      entitiesChanged\n      viewerCan {\n        edit\n        share\n        delete\n      }\n      nodes {\n        ...ChartNodeFields\n      }\n      links {\n        ...ChartLinkFields\n      }\n      groups {\n        key\n        name\n        members\n        collapsed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChartStanding($key: ID!) {\n    chartStanding(key: $key)\n  }\n"): (typeof documents)["\n  query ChartStanding($key: ID!) {\n    chartStanding(key: $key)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveChart($input: SaveChartInput!) {\n    saveChart(input: $input) {\n      ok {\n        key\n        revision\n        modifiedDate\n      }\n      error {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveChart($input: SaveChartInput!) {\n    saveChart(input: $input) {\n      ok {\n        key\n        revision\n        modifiedDate\n      }\n      error {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepCopy($input: CreateChartInput!) {\n    createChart(input: $input) {\n      ok {\n        key\n        revision\n      }\n      error {\n        code\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation KeepCopy($input: CreateChartInput!) {\n    createChart(input: $input) {\n      ok {\n        key\n        revision\n      }\n      error {\n        code\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DynamicChart($key: ID!, $kind: DynamicKind!, $charts: [ID!]) {\n    dynamicChart(key: $key, kind: $kind, charts: $charts) {\n      key\n      name\n      charts {\n        key\n        name\n      }\n      nodes {\n        ...ChartNodeFields\n      }\n      links {\n        key\n        from\n        to\n        roles {\n          ...LinkRoleFields\n        }\n        arrowType\n        color\n        dashed\n        linkTextPosition\n        points\n        fromSpot\n        toSpot\n        adjusting\n        routing\n        charts\n      }\n    }\n  }\n"): (typeof documents)["\n  query DynamicChart($key: ID!, $kind: DynamicKind!, $charts: [ID!]) {\n    dynamicChart(key: $key, kind: $kind, charts: $charts) {\n      key\n      name\n      charts {\n        key\n        name\n      }\n      nodes {\n        ...ChartNodeFields\n      }\n      links {\n        key\n        from\n        to\n        roles {\n          ...LinkRoleFields\n        }\n        arrowType\n        color\n        dashed\n        linkTextPosition\n        points\n        fromSpot\n        toSpot\n        adjusting\n        routing\n        charts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepDynamicChart($input: KeepDynamicChartInput!) {\n    keepDynamicChart(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation KeepDynamicChart($input: KeepDynamicChartInput!) {\n    keepDynamicChart(input: $input) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PickableCharts($key: ID!) {\n    chartsOfEntity(key: $key) {\n      key\n      name\n    }\n    entity(key: $key) {\n      key\n      chartCount\n    }\n  }\n"): (typeof documents)["\n  query PickableCharts($key: ID!) {\n    chartsOfEntity(key: $key) {\n      key\n      name\n    }\n    entity(key: $key) {\n      key\n      chartCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Surroundings($key: ID!) {\n    neighbours(key: $key, depth: 1) {\n      nodes {\n        ...ChartNodeFields\n      }\n      links {\n        ...ChartLinkFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query Surroundings($key: ID!) {\n    neighbours(key: $key, depth: 1) {\n      nodes {\n        ...ChartNodeFields\n      }\n      links {\n        ...ChartLinkFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinksAround($keys: [ID!]!) {\n    neighbourhood(keys: $keys, depth: 1) {\n      links {\n        ...ChartLinkFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query LinksAround($keys: [ID!]!) {\n    neighbourhood(keys: $keys, depth: 1) {\n      links {\n        ...ChartLinkFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChartHealth($chartKey: ID!, $asOf: String) {\n    chartHealth(chartKey: $chartKey, asOf: $asOf) {\n      ...FindingFields\n    }\n  }\n\n  fragment FindingFields on Finding {\n    code\n    severity\n    text\n    entities {\n      key\n      name\n    }\n    links\n    suggestion\n    factsHash\n    accepted {\n      reason\n      byName\n      on\n    }\n  }\n"): (typeof documents)["\n  query ChartHealth($chartKey: ID!, $asOf: String) {\n    chartHealth(chartKey: $chartKey, asOf: $asOf) {\n      ...FindingFields\n    }\n  }\n\n  fragment FindingFields on Finding {\n    code\n    severity\n    text\n    entities {\n      key\n      name\n    }\n    links\n    suggestion\n    factsHash\n    accepted {\n      reason\n      byName\n      on\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptFinding(\n    $chartKey: ID!\n    $code: String!\n    $keys: [ID!]!\n    $factsHash: String!\n    $reason: String\n    $asOf: String\n  ) {\n    acceptFinding(chartKey: $chartKey, code: $code, keys: $keys, factsHash: $factsHash, reason: $reason, asOf: $asOf) {\n      ok {\n        ...FindingFields\n      }\n      error {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptFinding(\n    $chartKey: ID!\n    $code: String!\n    $keys: [ID!]!\n    $factsHash: String!\n    $reason: String\n    $asOf: String\n  ) {\n    acceptFinding(chartKey: $chartKey, code: $code, keys: $keys, factsHash: $factsHash, reason: $reason, asOf: $asOf) {\n      ok {\n        ...FindingFields\n      }\n      error {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChartsToPick($search: String, $limit: Int!) {\n    chartList(search: $search, sort: name, descending: false, limit: $limit, offset: 0) {\n      total\n      charts {\n        key\n        name\n        viewerCan {\n          edit\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChartsToPick($search: String, $limit: Int!) {\n    chartList(search: $search, sort: name, descending: false, limit: $limit, offset: 0) {\n      total\n      charts {\n        key\n        name\n        viewerCan {\n          edit\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PutOnChart($chartKey: ID!, $entityKeys: [ID!]!) {\n    putOnChart(chartKey: $chartKey, entityKeys: $entityKeys) {\n      ok {\n        key\n        added\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PutOnChart($chartKey: ID!, $entityKeys: [ID!]!) {\n    putOnChart(chartKey: $chartKey, entityKeys: $entityKeys) {\n      ok {\n        key\n        added\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RoleChoices {\n    linkRoles {\n      key\n      name\n      isCustom\n    }\n  }\n"): (typeof documents)["\n  query RoleChoices {\n    linkRoles {\n      key\n      name\n      isCustom\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateRole($name: String!) {\n    createLinkRole(name: $name) {\n      ok {\n        key\n        name\n        isCustom\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateRole($name: String!) {\n    createLinkRole(name: $name) {\n      ok {\n        key\n        name\n        isCustom\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameRole($key: ID!, $name: String!) {\n    renameLinkRole(key: $key, name: $name) {\n      ok {\n        key\n        name\n        isCustom\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenameRole($key: ID!, $name: String!) {\n    renameLinkRole(key: $key, name: $name) {\n      ok {\n        key\n        name\n        isCustom\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteRole($key: ID!) {\n    deleteLinkRole(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteRole($key: ID!) {\n    deleteLinkRole(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EvidenceChoices($from: ID!, $to: ID!, $chartKey: ID!, $linkKey: ID!) {\n    from: filesOf(key: $from) {\n      ...EvidenceFiles\n    }\n    to: filesOf(key: $to) {\n      ...EvidenceFiles\n    }\n    statements(chartKey: $chartKey, linkKey: $linkKey) {\n      key\n      statementId\n      statementDate\n      publisher\n      says\n    }\n  }\n  fragment EvidenceFiles on FileArea {\n    key\n    name\n    files {\n      key\n      name\n      expires\n    }\n    links {\n      key\n      name\n      url\n    }\n  }\n"): (typeof documents)["\n  query EvidenceChoices($from: ID!, $to: ID!, $chartKey: ID!, $linkKey: ID!) {\n    from: filesOf(key: $from) {\n      ...EvidenceFiles\n    }\n    to: filesOf(key: $to) {\n      ...EvidenceFiles\n    }\n    statements(chartKey: $chartKey, linkKey: $linkKey) {\n      key\n      statementId\n      statementDate\n      publisher\n      says\n    }\n  }\n  fragment EvidenceFiles on FileArea {\n    key\n    name\n    files {\n      key\n      name\n      expires\n    }\n    links {\n      key\n      name\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SnapshotList($chartKey: ID!) {\n    snapshots(chartKey: $chartKey) {\n      key\n      name\n      createdByName\n      createdDate\n      revision\n    }\n  }\n"): (typeof documents)["\n  query SnapshotList($chartKey: ID!) {\n    snapshots(chartKey: $chartKey) {\n      key\n      name\n      createdByName\n      createdDate\n      revision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SnapshotView($key: ID!) {\n    snapshot(key: $key) {\n      key\n      name\n      createdByName\n      createdDate\n      description\n      routing\n      nodes {\n        ...ChartNodeFields\n      }\n      links {\n        ...ChartLinkFields\n      }\n      groups {\n        key\n        name\n        members\n        collapsed\n      }\n    }\n  }\n"): (typeof documents)["\n  query SnapshotView($key: ID!) {\n    snapshot(key: $key) {\n      key\n      name\n      createdByName\n      createdDate\n      description\n      routing\n      nodes {\n        ...ChartNodeFields\n      }\n      links {\n        ...ChartLinkFields\n      }\n      groups {\n        key\n        name\n        members\n        collapsed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeSnapshot($chartKey: ID!, $name: String, $key: ID) {\n    takeSnapshot(chartKey: $chartKey, name: $name, key: $key) {\n      ok {\n        key\n        name\n        createdByName\n        createdDate\n        revision\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TakeSnapshot($chartKey: ID!, $name: String, $key: ID) {\n    takeSnapshot(chartKey: $chartKey, name: $name, key: $key) {\n      ok {\n        key\n        name\n        createdByName\n        createdDate\n        revision\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSnapshot($key: ID!) {\n    deleteSnapshot(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteSnapshot($key: ID!) {\n    deleteSnapshot(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StillThere($keys: [ID!]!) {\n    entities(where: { key: { in: $keys } }) {\n      key\n      typeName\n      name\n    }\n  }\n"): (typeof documents)["\n  query StillThere($keys: [ID!]!) {\n    entities(where: { key: { in: $keys } }) {\n      key\n      typeName\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepCompany($key: ID!, $place: ID!, $editing: Boolean!) {\n    keepCompany(key: $key, place: $place, editing: $editing) {\n      ok {\n        revision\n        changedBy\n        changedByCaller\n        entitiesChanged\n        viewerCan {\n          edit\n          share\n          delete\n        }\n        others {\n          name\n          isCaller\n        }\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation KeepCompany($key: ID!, $place: ID!, $editing: Boolean!) {\n    keepCompany(key: $key, place: $place, editing: $editing) {\n      ok {\n        revision\n        changedBy\n        changedByCaller\n        entitiesChanged\n        viewerCan {\n          edit\n          share\n          delete\n        }\n        others {\n          name\n          isCaller\n        }\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EntityTable(\n    $filter: EntityFilter!\n    $columns: [String!]!\n    $sort: String!\n    $descending: Boolean!\n    $limit: Int!\n    $offset: Int!\n    $asOf: String\n    $counted: Boolean!\n  ) {\n    entityTable(filter: $filter) {\n      total @include(if: $counted)\n      rows(columns: $columns, sort: $sort, descending: $descending, limit: $limit, offset: $offset, asOf: $asOf) {\n        key\n        typeName\n        name\n        party\n        country\n        detail\n        permission\n        chartCount\n        folder\n        createdDate\n        modifiedDate\n        modifiedByName\n        tags {\n          key\n          name\n          color\n        }\n        values {\n          name\n          text\n          number\n          yesNo\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query EntityTable(\n    $filter: EntityFilter!\n    $columns: [String!]!\n    $sort: String!\n    $descending: Boolean!\n    $limit: Int!\n    $offset: Int!\n    $asOf: String\n    $counted: Boolean!\n  ) {\n    entityTable(filter: $filter) {\n      total @include(if: $counted)\n      rows(columns: $columns, sort: $sort, descending: $descending, limit: $limit, offset: $offset, asOf: $asOf) {\n        key\n        typeName\n        name\n        party\n        country\n        detail\n        permission\n        chartCount\n        folder\n        createdDate\n        modifiedDate\n        modifiedByName\n        tags {\n          key\n          name\n          color\n        }\n        values {\n          name\n          text\n          number\n          yesNo\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EntityKeys($filter: EntityFilter!) {\n    entityTable(filter: $filter) {\n      total\n      keys\n    }\n  }\n"): (typeof documents)["\n  query EntityKeys($filter: EntityFilter!) {\n    entityTable(filter: $filter) {\n      total\n      keys\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BatchDelete($keys: [ID!]!, $folderKeys: [ID!]!) {\n    batchDelete(keys: $keys, folderKeys: $folderKeys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BatchDelete($keys: [ID!]!, $folderKeys: [ID!]!) {\n    batchDelete(keys: $keys, folderKeys: $folderKeys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChartCardFields on ChartCard {\n    key\n    name\n    description\n    visibility\n    folder\n    revision\n    createdDate\n    modifiedDate\n    createdByName\n    modifiedByName\n    entityCount\n    linkCount\n    viewerCan {\n      edit\n      share\n      delete\n    }\n    thumbnail {\n      cards\n      lines\n    }\n  }\n"): (typeof documents)["\n  fragment ChartCardFields on ChartCard {\n    key\n    name\n    description\n    visibility\n    folder\n    revision\n    createdDate\n    modifiedDate\n    createdByName\n    modifiedByName\n    entityCount\n    linkCount\n    viewerCan {\n      edit\n      share\n      delete\n    }\n    thumbnail {\n      cards\n      lines\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChartList(\n    $search: String\n    $folder: String\n    $sort: ChartOrder!\n    $descending: Boolean!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    chartList(search: $search, folder: $folder, sort: $sort, descending: $descending, limit: $limit, offset: $offset) {\n      total\n      charts {\n        ...ChartCardFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChartList(\n    $search: String\n    $folder: String\n    $sort: ChartOrder!\n    $descending: Boolean!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    chartList(search: $search, folder: $folder, sort: $sort, descending: $descending, limit: $limit, offset: $offset) {\n      total\n      charts {\n        ...ChartCardFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentCharts($count: Int!) {\n    recentCharts(count: $count) {\n      ...ChartCardFields\n    }\n  }\n"): (typeof documents)["\n  query RecentCharts($count: Int!) {\n    recentCharts(count: $count) {\n      ...ChartCardFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateChart($input: CreateChartInput!) {\n    createChart(input: $input) {\n      ok {\n        ...ChartCardFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateChart($input: CreateChartInput!) {\n    createChart(input: $input) {\n      ok {\n        ...ChartCardFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameChart($input: UpdateChartInput!) {\n    updateChart(input: $input) {\n      ok {\n        key\n        name\n        revision\n        modifiedDate\n        modifiedByName\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenameChart($input: UpdateChartInput!) {\n    updateChart(input: $input) {\n      ok {\n        key\n        name\n        revision\n        modifiedDate\n        modifiedByName\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeVisibility($input: UpdateChartInput!) {\n    updateChart(input: $input) {\n      ok {\n        key\n        visibility\n        revision\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeVisibility($input: UpdateChartInput!) {\n    updateChart(input: $input) {\n      ok {\n        key\n        visibility\n        revision\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicateChart($key: ID!, $name: String) {\n    duplicateChart(key: $key, name: $name) {\n      ok {\n        ...ChartCardFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DuplicateChart($key: ID!, $name: String) {\n    duplicateChart(key: $key, name: $name) {\n      ok {\n        ...ChartCardFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteChart($key: ID!) {\n    deleteChart(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteChart($key: ID!) {\n    deleteChart(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCharts($keys: [ID!]!, $folderKeys: [ID!]!) {\n    deleteCharts(keys: $keys, folderKeys: $folderKeys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteCharts($keys: [ID!]!, $folderKeys: [ID!]!) {\n    deleteCharts(keys: $keys, folderKeys: $folderKeys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChartItems($search: String, $folder: String, $limit: Int!, $offset: Int!) {\n    chartList(search: $search, folder: $folder, sort: name, descending: false, limit: $limit, offset: $offset) {\n      total\n      charts {\n        key\n        name\n        folder\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChartItems($search: String, $folder: String, $limit: Int!, $offset: Int!) {\n    chartList(search: $search, folder: $folder, sort: name, descending: false, limit: $limit, offset: $offset) {\n      total\n      charts {\n        key\n        name\n        folder\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PanelEntity($key: ID!) {\n    entity(key: $key) {\n      key\n      typeName\n      name\n      description\n      party\n      fields {\n        name\n        text\n        number\n        yesNo\n      }\n      customFields {\n        name\n        value\n      }\n      binned\n      createdDate\n      modifiedDate\n      permission\n      chartCount\n    }\n  }\n"): (typeof documents)["\n  query PanelEntity($key: ID!) {\n    entity(key: $key) {\n      key\n      typeName\n      name\n      description\n      party\n      fields {\n        name\n        text\n        number\n        yesNo\n      }\n      customFields {\n        name\n        value\n      }\n      binned\n      createdDate\n      modifiedDate\n      permission\n      chartCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PanelUpdateEntity($input: EntityPatchInput!) {\n    updateEntity(input: $input) {\n      ok {\n        key\n        typeName\n        name\n        description\n        party\n        fields {\n          name\n          text\n          number\n          yesNo\n        }\n        customFields {\n          name\n          value\n        }\n        binned\n        createdDate\n        modifiedDate\n        permission\n        chartCount\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PanelUpdateEntity($input: EntityPatchInput!) {\n    updateEntity(input: $input) {\n      ok {\n        key\n        typeName\n        name\n        description\n        party\n        fields {\n          name\n          text\n          number\n          yesNo\n        }\n        customFields {\n          name\n          value\n        }\n        binned\n        createdDate\n        modifiedDate\n        permission\n        chartCount\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PanelCharts($key: ID!) {\n    chartsOfEntity(key: $key) {\n      key\n      name\n    }\n  }\n"): (typeof documents)["\n  query PanelCharts($key: ID!) {\n    chartsOfEntity(key: $key) {\n      key\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PanelDeleteEntity($key: ID!) {\n    deleteEntity(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PanelDeleteEntity($key: ID!) {\n    deleteEntity(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PanelPeople($key: ID!) {\n    keyPersons(key: $key) {\n      key\n      firstName\n      lastName\n      roles\n      emailAddresses\n      phoneNumbers\n      isIndividual\n    }\n  }\n"): (typeof documents)["\n  query PanelPeople($key: ID!) {\n    keyPersons(key: $key) {\n      key\n      firstName\n      lastName\n      roles\n      emailAddresses\n      phoneNumbers\n      isIndividual\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PanelAttachPerson($key: ID!, $person: KeyPersonInput!) {\n    attachPerson(key: $key, person: $person) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PanelAttachPerson($key: ID!, $person: KeyPersonInput!) {\n    attachPerson(key: $key, person: $person) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PanelAttachIndividual($key: ID!, $individual: KeyPersonInput!) {\n    attachIndividual(key: $key, individual: $individual) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PanelAttachIndividual($key: ID!, $individual: KeyPersonInput!) {\n    attachIndividual(key: $key, individual: $individual) {\n      ok {\n        key\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PanelDeletePerson($entityKey: ID!, $key: ID!) {\n    deleteKeyPerson(entityKey: $entityKey, key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PanelDeletePerson($entityKey: ID!, $key: ID!) {\n    deleteKeyPerson(entityKey: $entityKey, key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($term: String!, $typeName: EntityType) {\n    search(term: $term, typeName: $typeName) {\n      entities {\n        key\n        typeName\n        name\n        party\n        country\n        detail\n        chartCount\n        foundIn\n        label\n        text\n      }\n      charts {\n        key\n        name\n        modifiedDate\n        entityCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query Search($term: String!, $typeName: EntityType) {\n    search(term: $term, typeName: $typeName) {\n      entities {\n        key\n        typeName\n        name\n        party\n        country\n        detail\n        chartCount\n        foundIn\n        label\n        text\n      }\n      charts {\n        key\n        name\n        modifiedDate\n        entityCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SharingLinkFields on SharingLink {\n    key\n    name\n    type\n    isPassword\n    byTicket\n    expiry\n    expiresAt\n    expired\n    paused\n    maxVisits\n    mayExport\n    showMarks\n    showAnnotations\n    ownership\n    visits\n    lastVisit\n    charts\n    entityKey\n    entities {\n      key\n      shareInfo\n      shareNotes\n      shareKeyPersons\n      shareFiles\n      isPrivate\n    }\n    recipients {\n      address\n      state\n      sentDate\n      reason\n    }\n    modifier\n    modifiedDate\n    createdDate\n    comment\n    commentUser\n    commentDate\n    mayManage\n    ruleBroken\n  }\n"): (typeof documents)["\n  fragment SharingLinkFields on SharingLink {\n    key\n    name\n    type\n    isPassword\n    byTicket\n    expiry\n    expiresAt\n    expired\n    paused\n    maxVisits\n    mayExport\n    showMarks\n    showAnnotations\n    ownership\n    visits\n    lastVisit\n    charts\n    entityKey\n    entities {\n      key\n      shareInfo\n      shareNotes\n      shareKeyPersons\n      shareFiles\n      isPrivate\n    }\n    recipients {\n      address\n      state\n      sentDate\n      reason\n    }\n    modifier\n    modifiedDate\n    createdDate\n    comment\n    commentUser\n    commentDate\n    mayManage\n    ruleBroken\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SharingLinks($key: ID!, $type: SharingType!) {\n    sharingLinks(key: $key, type: $type) {\n      ...SharingLinkFields\n    }\n  }\n"): (typeof documents)["\n  query SharingLinks($key: ID!, $type: SharingType!) {\n    sharingLinks(key: $key, type: $type) {\n      ...SharingLinkFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShareRules($key: ID!) {\n    organization(key: $key) {\n      key\n      sharingOff\n      shareNeedsPassword\n      shareDaysMax\n    }\n  }\n"): (typeof documents)["\n  query ShareRules($key: ID!) {\n    organization(key: $key) {\n      key\n      sharingOff\n      shareNeedsPassword\n      shareDaysMax\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SharingVisits($key: ID!) {\n    sharingVisits(key: $key) {\n      key\n      date\n      what\n      fileName\n    }\n  }\n"): (typeof documents)["\n  query SharingVisits($key: ID!) {\n    sharingVisits(key: $key) {\n      key\n      date\n      what\n      fileName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SharingEntities($key: ID!) {\n    chart(key: $key) {\n      nodes {\n        key\n        typeName\n        name\n        party\n        permission\n      }\n    }\n  }\n"): (typeof documents)["\n  query SharingEntities($key: ID!) {\n    chart(key: $key) {\n      nodes {\n        key\n        typeName\n        name\n        party\n        permission\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DynamicSharingEntities($key: ID!, $kind: DynamicKind!, $charts: [ID!]) {\n    dynamicChart(key: $key, kind: $kind, charts: $charts) {\n      nodes {\n        key\n        typeName\n        name\n        party\n        permission\n      }\n    }\n  }\n"): (typeof documents)["\n  query DynamicSharingEntities($key: ID!, $kind: DynamicKind!, $charts: [ID!]) {\n    dynamicChart(key: $key, kind: $kind, charts: $charts) {\n      nodes {\n        key\n        typeName\n        name\n        party\n        permission\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilesToShare($key: ID!) {\n    filesOf(key: $key) {\n      key\n      files {\n        key\n        name\n        folder\n        sharedIn\n      }\n      folders {\n        key\n        name\n        folder\n        sharedIn\n      }\n      links {\n        key\n        name\n        url\n        folder\n        sharedIn\n      }\n    }\n  }\n"): (typeof documents)["\n  query FilesToShare($key: ID!) {\n    filesOf(key: $key) {\n      key\n      files {\n        key\n        name\n        folder\n        sharedIn\n      }\n      folders {\n        key\n        name\n        folder\n        sharedIn\n      }\n      links {\n        key\n        name\n        url\n        folder\n        sharedIn\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSharingLink($input: NewSharingLinkInput!) {\n    createSharingLink(input: $input) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateSharingLink($input: NewSharingLinkInput!) {\n    createSharingLink(input: $input) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditSharingLink($input: SharingLinkPatchInput!) {\n    editSharingLink(input: $input) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EditSharingLink($input: SharingLinkPatchInput!) {\n    editSharingLink(input: $input) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSharedItems($linkKey: ID!, $entityKey: ID!, $keys: [ID!]!) {\n    updateSharedItems(linkKey: $linkKey, entityKey: $entityKey, keys: $keys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSharedItems($linkKey: ID!, $entityKey: ID!, $keys: [ID!]!) {\n    updateSharedItems(linkKey: $linkKey, entityKey: $entityKey, keys: $keys) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseSharingLink($key: ID!, $paused: Boolean!) {\n    pauseSharingLink(key: $key, paused: $paused) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PauseSharingLink($key: ID!, $paused: Boolean!) {\n    pauseSharingLink(key: $key, paused: $paused) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSharingLink($key: ID!) {\n    deleteSharingLink(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteSharingLink($key: ID!) {\n    deleteSharingLink(key: $key) {\n      ok\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CommentSharingLink($key: ID!, $comment: String) {\n    commentSharingLink(key: $key, comment: $comment) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CommentSharingLink($key: ID!, $comment: String) {\n    commentSharingLink(key: $key, comment: $comment) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EmailSharingLink($key: ID!, $emails: [String!]!, $again: Boolean!) {\n    emailSharingLink(key: $key, emails: $emails, again: $again) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EmailSharingLink($key: ID!, $emails: [String!]!, $again: Boolean!) {\n    emailSharingLink(key: $key, emails: $emails, again: $again) {\n      ok {\n        ...SharingLinkFields\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewSharingLink($key: ID!) {\n    previewSharingLink(key: $key) {\n      ok {\n        token\n        expires\n        linkKey\n        type\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PreviewSharingLink($key: ID!) {\n    previewSharingLink(key: $key) {\n      ok {\n        token\n        expires\n        linkKey\n        type\n      }\n      error {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SharedGraph {\n    sharedGraph {\n      key\n      name\n      type\n      routing\n      mayExport\n      ownership\n      neighbourLevel\n      nodes {\n        key\n        typeName\n        name\n        party\n        isPrivate\n        country\n        detail\n        trailEnd\n        x\n        y\n        flag\n        flagColor\n        label\n        labelVisible\n        fillColor\n        icon\n        hideIcon\n        width\n        chartDescription\n        decoration {\n          name\n          text\n          number\n          yesNo\n        }\n        shareInfo\n        shareNotes\n        shareKeyPersons\n        shareFiles\n      }\n      links {\n        key\n        from\n        to\n        roles {\n          role\n          percentage\n          minimum\n          maximum\n          minimumExclusive\n          maximumExclusive\n          startDate\n          endDate\n          via\n          interest\n          basis\n          joint\n        }\n        arrowType\n        color\n        dashed\n        linkTextPosition\n        points\n        fromSpot\n        toSpot\n        adjusting\n        routing\n      }\n      groups {\n        key\n        name\n        members\n        collapsed\n      }\n    }\n  }\n"): (typeof documents)["\n  query SharedGraph {\n    sharedGraph {\n      key\n      name\n      type\n      routing\n      mayExport\n      ownership\n      neighbourLevel\n      nodes {\n        key\n        typeName\n        name\n        party\n        isPrivate\n        country\n        detail\n        trailEnd\n        x\n        y\n        flag\n        flagColor\n        label\n        labelVisible\n        fillColor\n        icon\n        hideIcon\n        width\n        chartDescription\n        decoration {\n          name\n          text\n          number\n          yesNo\n        }\n        shareInfo\n        shareNotes\n        shareKeyPersons\n        shareFiles\n      }\n      links {\n        key\n        from\n        to\n        roles {\n          role\n          percentage\n          minimum\n          maximum\n          minimumExclusive\n          maximumExclusive\n          startDate\n          endDate\n          via\n          interest\n          basis\n          joint\n        }\n        arrowType\n        color\n        dashed\n        linkTextPosition\n        points\n        fromSpot\n        toSpot\n        adjusting\n        routing\n      }\n      groups {\n        key\n        name\n        members\n        collapsed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SharingLinkDetails($key: ID!) {\n    sharingLinkDetails(key: $key) {\n      isPassword\n    }\n  }\n"): (typeof documents)["\n  query SharingLinkDetails($key: ID!) {\n    sharingLinkDetails(key: $key) {\n      isPassword\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenSharingLink($key: ID!, $password: String) {\n    openSharingLink(key: $key, password: $password) {\n      ok {\n        token\n        linkKey\n      }\n      error {\n        code\n        message\n        retryAfter\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OpenSharingLink($key: ID!, $password: String) {\n    openSharingLink(key: $key, password: $password) {\n      ok {\n        token\n        linkKey\n      }\n      error {\n        code\n        message\n        retryAfter\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenSharedTicket($ticket: String!) {\n    openSharedTicket(ticket: $ticket) {\n      ok {\n        token\n        linkKey\n      }\n      error {\n        code\n        message\n        retryAfter\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OpenSharedTicket($ticket: String!) {\n    openSharedTicket(ticket: $ticket) {\n      ok {\n        token\n        linkKey\n      }\n      error {\n        code\n        message\n        retryAfter\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SharedFiles($key: ID!) {\n    sharedFiles(key: $key) {\n      files {\n        key\n        name\n        folder\n        createdDate\n        size\n        preview\n      }\n      folders {\n        key\n        name\n        folder\n        createdDate\n        size\n      }\n      links {\n        key\n        name\n        folder\n        createdDate\n        url\n      }\n    }\n  }\n"): (typeof documents)["\n  query SharedFiles($key: ID!) {\n    sharedFiles(key: $key) {\n      files {\n        key\n        name\n        folder\n        createdDate\n        size\n        preview\n      }\n      folders {\n        key\n        name\n        folder\n        createdDate\n        size\n      }\n      links {\n        key\n        name\n        folder\n        createdDate\n        url\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SharedEntity($key: ID!) {\n    sharedEntity(key: $key) {\n      key\n      typeName\n      name\n      description\n      fields {\n        name\n        text\n        number\n        yesNo\n      }\n      customFields {\n        name\n        value\n      }\n    }\n  }\n"): (typeof documents)["\n  query SharedEntity($key: ID!) {\n    sharedEntity(key: $key) {\n      key\n      typeName\n      name\n      description\n      fields {\n        name\n        text\n        number\n        yesNo\n      }\n      customFields {\n        name\n        value\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SharedPeople($key: ID!) {\n    sharedKeyPersons(key: $key) {\n      key\n      firstName\n      lastName\n      roles\n      emailAddresses\n      phoneNumbers\n    }\n  }\n"): (typeof documents)["\n  query SharedPeople($key: ID!) {\n    sharedKeyPersons(key: $key) {\n      key\n      firstName\n      lastName\n      roles\n      emailAddresses\n      phoneNumbers\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendPasswordReset($nameOrEmail: String!) {\n    sendPasswordReset(nameOrEmail: $nameOrEmail) {\n      ok\n      error {\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendPasswordReset($nameOrEmail: String!) {\n    sendPasswordReset(nameOrEmail: $nameOrEmail) {\n      ok\n      error {\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketHolder($ticket: String!) {\n    ticketHolder(ticket: $ticket) {\n      name\n      email\n      kind\n    }\n  }\n"): (typeof documents)["\n  query TicketHolder($ticket: String!) {\n    ticketHolder(ticket: $ticket) {\n      name\n      email\n      kind\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($input: TicketPasswordInput!) {\n    resetPassword(input: $input) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($input: TicketPasswordInput!) {\n    resetPassword(input: $input) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActivateAccount($input: TicketPasswordInput!) {\n    activateAccount(input: $input) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ActivateAccount($input: TicketPasswordInput!) {\n    activateAccount(input: $input) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestDemo($input: DemoRequestInput!) {\n    requestDemo(input: $input) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestDemo($input: DemoRequestInput!) {\n    requestDemo(input: $input) {\n      ok\n      error {\n        code\n        message\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginSecondFactor {\n    beginSecondFactor {\n      ok {\n        qr\n        secret\n      }\n      error {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BeginSecondFactor {\n    beginSecondFactor {\n      ok {\n        qr\n        secret\n      }\n      error {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnableSecondFactor($code: String!, $currentPassword: String) {\n    enableSecondFactor(code: $code, currentPassword: $currentPassword) {\n      ok {\n        recoveryCodes\n        token\n        viewer {\n          key\n          name\n          email\n          image\n          isAdmin\n          accountType\n          organizationKey\n          organizationName\n        }\n      }\n      error {\n        code\n        message\n        field\n        retryAfter\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EnableSecondFactor($code: String!, $currentPassword: String) {\n    enableSecondFactor(code: $code, currentPassword: $currentPassword) {\n      ok {\n        recoveryCodes\n        token\n        viewer {\n          key\n          name\n          email\n          image\n          isAdmin\n          accountType\n          organizationKey\n          organizationName\n        }\n      }\n      error {\n        code\n        message\n        field\n        retryAfter\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnershipEverywhere($input: OwnershipInput!) {\n    ownership(input: $input) {\n      subject {\n        key\n        name\n        typeName\n      }\n      asOf\n      votesFromShares\n      contradictory\n      calculable\n      blocked\n      threshold\n      inclusive\n      holders {\n        party {\n          key\n          name\n          typeName\n        }\n        ultimate\n        direct\n        indirect\n        total\n        upper\n        ceiling\n        moreThan\n        isTight\n        declared\n        computable\n        verdict\n        why\n        parties {\n          party {\n            key\n            name\n            typeName\n          }\n          as\n        }\n      }\n      more\n      coverage {\n        category\n        share\n      }\n      coverageText\n      selfHeld\n      controllers {\n        party {\n          key\n          name\n          typeName\n        }\n        certain\n        through {\n          key\n          name\n          typeName\n        }\n      }\n      votesOfControlled\n      noBeneficialOwner {\n        text\n        officials {\n          key\n          name\n          typeName\n        }\n      }\n      loops\n      basedOn {\n        charts\n        links\n        entities\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnershipEverywhere($input: OwnershipInput!) {\n    ownership(input: $input) {\n      subject {\n        key\n        name\n        typeName\n      }\n      asOf\n      votesFromShares\n      contradictory\n      calculable\n      blocked\n      threshold\n      inclusive\n      holders {\n        party {\n          key\n          name\n          typeName\n        }\n        ultimate\n        direct\n        indirect\n        total\n        upper\n        ceiling\n        moreThan\n        isTight\n        declared\n        computable\n        verdict\n        why\n        parties {\n          party {\n            key\n            name\n            typeName\n          }\n          as\n        }\n      }\n      more\n      coverage {\n        category\n        share\n      }\n      coverageText\n      selfHeld\n      controllers {\n        party {\n          key\n          name\n          typeName\n        }\n        certain\n        through {\n          key\n          name\n          typeName\n        }\n      }\n      votesOfControlled\n      noBeneficialOwner {\n        text\n        officials {\n          key\n          name\n          typeName\n        }\n      }\n      loops\n      basedOn {\n        charts\n        links\n        entities\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PathsEverywhere($input: OwnershipInput!, $holderKey: ID!) {\n    ownershipPaths(input: $input, holderKey: $holderKey) {\n      paths {\n        text\n        share\n        steps {\n          from {\n            key\n          }\n          to {\n            key\n          }\n          share\n          upper\n          notStated\n          roles {\n            linkKey\n            role\n            percentage\n            minimum\n            maximum\n            startDate\n            endDate\n            source\n            evidence\n            checkedOn\n          }\n        }\n      }\n      more\n      moreShare\n      throughLoops\n      total\n    }\n  }\n"): (typeof documents)["\n  query PathsEverywhere($input: OwnershipInput!, $holderKey: ID!) {\n    ownershipPaths(input: $input, holderKey: $holderKey) {\n      paths {\n        text\n        share\n        steps {\n          from {\n            key\n          }\n          to {\n            key\n          }\n          share\n          upper\n          notStated\n          roles {\n            linkKey\n            role\n            percentage\n            minimum\n            maximum\n            startDate\n            endDate\n            source\n            evidence\n            checkedOn\n          }\n        }\n      }\n      more\n      moreShare\n      throughLoops\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HoldingsEverywhere($input: OwnershipInput!) {\n    holdings(input: $input) {\n      holdings {\n        party {\n          key\n          name\n          typeName\n        }\n        direct\n        indirect\n        total\n        upper\n        moreThan\n        isTight\n        computable\n        controls\n      }\n    }\n  }\n"): (typeof documents)["\n  query HoldingsEverywhere($input: OwnershipInput!) {\n    holdings(input: $input) {\n      holdings {\n        party {\n          key\n          name\n          typeName\n        }\n        direct\n        indirect\n        total\n        upper\n        moreThan\n        isTight\n        computable\n        controls\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChangesEverywhere($input: OwnershipInput!) {\n    ownershipChanges(input: $input) {\n      date\n      links\n      holders {\n        party {\n          key\n          name\n          typeName\n        }\n        before\n        after\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChangesEverywhere($input: OwnershipInput!) {\n    ownershipChanges(input: $input) {\n      date\n      links\n      holders {\n        party {\n          key\n          name\n          typeName\n        }\n        before\n        after\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionViewer {\n    viewer {\n      key\n      name\n      email\n      image\n      isAdmin\n      accountType\n      organizationKey\n      organizationName\n    }\n  }\n"): (typeof documents)["\n  query SessionViewer {\n    viewer {\n      key\n      name\n      email\n      image\n      isAdmin\n      accountType\n      organizationKey\n      organizationName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      ok {\n        token\n        owesSetUp\n        viewer {\n          key\n          name\n          email\n          image\n          isAdmin\n          accountType\n          organizationKey\n          organizationName\n        }\n      }\n      error {\n        code\n        message\n        field\n        retryAfter\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      ok {\n        token\n        owesSetUp\n        viewer {\n          key\n          name\n          email\n          image\n          isAdmin\n          accountType\n          organizationKey\n          organizationName\n        }\n      }\n      error {\n        code\n        message\n        field\n        retryAfter\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    signOut\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditorSettings {\n    settings {\n      section\n      property\n      value\n    }\n  }\n"): (typeof documents)["\n  query EditorSettings {\n    settings {\n      section\n      property\n      value\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;
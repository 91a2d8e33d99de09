/** Limits and constants of the product (SPEC §9); times in milliseconds, sizes in bytes unless a name says otherwise. */
export const limits = {
  passwordMin: 8,
  passwordMax: 1024,
  nameMax: 500,
  /** Rows that become cards at once as they are pasted onto a chart. */
  pastedRowsMax: 200,
  textMax: 20_000,
  flagLabelMax: 16,
  chartDescriptionMax: 1000,
  shareCommentMax: 500,
  searchDefault: 10,
  searchMax: 100,
  searchScreen: 50,
  listPage: 100,
  listPageMax: 500,
  selectionMax: 10_000,
  recentDefault: 5,
  readDefault: 20,
  neighbourDepthDefault: 1,
  depthMax: 32,
  dynamicChartsMax: 500,
  chartEntitiesMax: 20_000,
  /** Entities of a random sample that a user asks for. */
  sampleEntitiesMin: 5,
  sampleEntitiesMax: 500,
  /** How far from its origin anything on a chart may stand, in chart units. */
  chartReach: 1_000_000,
  chartLinksMax: 60_000,
  /** What a server holds of charts that were opened last: as read, and as answers that are sent once more. */
  chartContentsBytes: 64 * 1024 * 1024,
  chartAnswersBytes: 64 * 1024 * 1024,
  /** The picture of a shared chart that comes with its page: elements that it has at most, how large it may be as it is sent, and what a server holds of them. */
  openingPictureElements: 2000,
  openingPictureBytes: 150 * 1024,
  openingPicturesBytes: 32 * 1024 * 1024,
  rolesPerLinkMax: 50,
  /** Files, web links and statements that one role names as its evidence. */
  evidenceMax: 20,
  evidenceNoteMax: 200,
  /** Keys of evidence whose names one call asks for. */
  evidenceNamesMax: 1000,
  roleWordsMax: 200,
  roleDetailsMax: 4000,
  roleSourceMax: 2048,
  customFieldsMax: 200,
  /** What one calculation of ownership reads over several charts at most, and how long it may take. */
  ownershipEntitiesMax: 20_000,
  ownershipLinksMax: 60_000,
  ownershipTime: 10_000,
  /** Of how many ultimate holders a report of ownership shows how it is known, by how many paths each; and how many links it lists beside a spreadsheet. */
  reportTracedHoldersMax: 100,
  reportPathsMax: 20,
  reportLinksMax: 1000,
  /** Parties on sanctions lists that one question names. */
  listedPartiesMax: 1000,
  /** How long a merge of two records can be undone. */
  mergeUndoDays: 30,
  /** Pairs of an organization that are proposed as duplicates, the likeliest. */
  duplicatePairsMax: 20_000,
  /** Merges that can be undone, of one list. */
  mergesListed: 200,
  /** Findings of one chart that are set aside; older ones give way. */
  acceptedFindingsMax: 1000,
  findingReasonMax: 500,
  requestAddressesMax: 50,
  requestFilesMax: 30,
  requestFileNameMax: 100,
  /** An organization's own wording of requests, and the mail domains that it lets messages go to. */
  requestSubjectMax: 200,
  requestTextMax: 5000,
  messageDomainsMax: 50,
  /** Messages by mail that one user may have sent in an hour. */
  mailsAnHour: 100,
  /** Mails of requests for documents: of all users of an organization, and to one address from all organizations. */
  requestMailsAnHour: 300,
  requestMailsADay: 1000,
  requestMailsToAddressADay: 10,
  /** Messages that may wait to be sent, of all users; more are refused until some are gone. */
  mailsWaitingMax: 10_000,
  keyMax: 128,
  importBytesMax: 50 * 1024 * 1024,
  /** What a file of ownership data may unpack to, in how many parts, with how many columns where it is a table. */
  importUnpackedMax: 500 * 1024 * 1024,
  importPartsMax: 100,
  importColumnsMax: 1000,
  /** Statements of one file that are read, and what a chart holds with it: more than persons put on one by hand. */
  importStatementsMax: 100_000,
  importEntitiesMax: 60_000,
  importLinksMax: 100_000,
  /** Registers of one organization, records of one edition, and its file: as it is sent, unpacked, and how much larger unpacked. */
  registersMax: 50,
  registerRecordsMax: 20_000_000,
  registerBytesMax: 20 * 1024 * 1024 * 1024,
  registerUnpackedMax: 200 * 1024 * 1024 * 1024,
  registerUnpackRatio: 200,
  /** Lines left out of an edition that are kept to be read; others are counted. */
  registerSkippedKept: 100,
  registerSearch: 20,
  registerDepthMax: 5,
  /** Parties and links that are taken out of a register at once. */
  registerTakeParties: 500,
  registerTakeLinks: 3000,
  /** How long the file and the records of an edition that failed or was cancelled are kept, to go on with. */
  registerResumeDays: 7,
  /** Records that one GraphQL operation may read at most, as reckoned before it runs. */
  graphqlCostMax: 50_000,
  /** What a list counts that could be limited and is not. */
  graphqlOpenList: 200,
  /** Conditions in the filters of one GraphQL operation, and what joins them; ten values of a list are one. */
  graphqlConditionsMax: 200,
  /** Length of the statements of one GraphQL operation, in MATCH clauses of about 600 characters; the store plans as many in 1 to 3 s. */
  graphqlClausesMax: 60,
  /** Characters of one statement that @neo4j/graphql makes. */
  graphqlStatementMax: 60_000,
  /** Statements of one user that wait to be planned. */
  planningWaitingMax: 50,
  /** How long one GraphQL operation may take until it begins nothing more in the store. */
  graphqlTime: 60_000,
  /** Lists and objects within each other in a body. */
  jsonNestingMax: 64,
  sheetBytesMax: 20 * 1024 * 1024,
  /** What an .xlsx file may unpack to, all in all. */
  sheetUnpackedMax: 160 * 1024 * 1024,
  sheetPartsMax: 1000,
  sheetRowsMax: 10_000,
  sheetColumnsMax: 100,
  /** Sheets of a workbook that are looked at for links and entities, and rows that may come in as them at once. */
  tableSheetsMax: 40,
  tableRowsMax: 20_000,
  /** Cells of a table that one user pastes or one call answers. */
  tableCellsMax: 1_000_000,
  tableCellMax: 4000,
  bodyBytesMax: 1024 * 1024,
  chartBodyBytesMax: 32 * 1024 * 1024,
  uploadBytesMax: 100 * 1024 * 1024,
  uploadBytesMin: 1024,
  /** A file that is larger is sent in chunks. */
  uploadChunkAbove: 1024 * 1024,
  /** A chunk of the three-phase call, as its start answers. */
  uploadChunkBytes: 8 * 1024 * 1024,
  uploadChunksAtOnce: 3,
  uploadChunkRetries: 5,
  uploadsAtOnce: 3,
  uploadsAtOnceMax: 5,
  /** How long an upload that does not go on is kept. */
  uploadExpiry: 24 * 3_600_000,
  /** What uploads of one user that are no files yet may have all in all; the oldest give way. */
  unfinishedUploadBytesMax: 2 * 1024 * 1024 * 1024,
  /** As long as the file systems allow that a download may land on. */
  fileNameBytesMax: 255,
  /** Files, folders and links that one call moves or deletes. */
  fileSelectionMax: 10_000,
  /** What an office file, an archive inside, may unpack to, and how many parts it may have. */
  officeUnpackedMax: 1024 * 1024 * 1024,
  officePartsMax: 20_000,
  chartImageBytesMax: 20 * 1024 * 1024,
  /** Pixels of a picture before it is unpacked. */
  chartImagePixelsMax: 40_000_000,
  /** The longer side of a picture as it is kept. */
  chartImageSideMax: 2048,
  /** The longer side of a user's picture as it is kept. */
  userPictureSideMax: 256,
  downloadPause: 1000,
  chunkLoadTimeout: 120_000,
  notificationTime: 2000,
  linkCopiedTime: 5000,
  panelHideDelay: 500,
  sessionHours: 12,
  /** However much it is used, a session ends so many days after it began. */
  sessionDaysMax: 30,
  /** Who signed in no longer ago need not bring his password again to set up a second factor. */
  presentMinutes: 15,
  /** What is left to finish signing in by a token that owes its second factor. */
  owingMinutes: 15,
  /** How long the links in mails about accounts can be used. */
  resetTicketHours: 1,
  activationTicketDays: 7,
  /** Mails with such links that one account is sent in an hour, whoever asks for them. */
  accountMailsAnHour: 5,
  /** How often a user may try another e-mail address of his own, as each try tells whether it is somebody's. */
  emailChangesAnHour: 10,
  /** Requests for a demonstration in an hour, of all together. */
  demosAnHour: 30,
  /** Wrong codes of the second factor in an hour, for one account. */
  codeGuessesAnHour: 10,
  recoveryCodes: 10,
  /** Entries of the audit log that one file takes. */
  auditExportMax: 50_000,
  /** Wrong passwords for one share link in an hour, over all addresses and ways in. */
  shareGuessesAnHour: 20,
  /** How long a visit by a share link lasts before the link is opened anew, and a look "as a visitor". */
  shareVisitHours: 4,
  sharePreviewMinutes: 10,
  shareVisitsMax: 1_000_000,
  /** Reports of one share link that wait to be made, the one under way with them. */
  shareReportsWaitingMax: 5,
  /** Entries of a share link's access log; older ones go. */
  shareLogMax: 1000,
  /** Addresses that one share link is sent to. */
  shareRecipientsMax: 500,
  /** How long a chart that was sent by mail is open, in days. */
  shareTicketDays: 7,
} as const;

/** Defaults of new records (SPEC §3, §9). */
export const defaults = {
  chartName: 'Blank Chart',
  chartVisibility: 'public',
  sampleEntities: 40,
  chartRouting: 'orthogonal',
  currency: 'USD',
  permission: 'Co-Owner',
  nodeFill: '#ffffff',
  linkColor: '#006D75',
  linkTextPosition: 0.5,
  arrowType: 'Normal',
  stickyColor: '#EAFF8F',
  fontSize: 14,
  folderName: 'untitled folder',
} as const;

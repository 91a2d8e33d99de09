/** What is said about who has access to a record. */
export const accessMessages = {
  lastCoOwner: 'Nobody else is Co-Owner of this. Make somebody else Co-Owner first.',
  onlyViews: 'This account only views: it can be a Viewer.',
  notAMember: 'Access is given to people of your organization. Others see charts by share links.',
  notActive: 'This account is not active.',
} as const;

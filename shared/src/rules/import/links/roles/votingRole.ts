/** The role that a share of votes is. */
export const VOTING = 'Voting rights';

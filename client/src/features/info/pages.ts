/** What a page outside the shell says. */
export interface Info {
  heading: string;
  text: string;
}

/** By the first part of the path. */
export const infos: Record<string, Info> = {
  NoAccess: {
    heading: 'You have no access',
    text: 'The chart or page is there, but it is not shared with you. Ask the person who keeps it to let you in.',
  },
  NilChart: {
    heading: 'There is no such chart',
    text: 'It may have been deleted, or the address is not complete.',
  },
};

export const notFound: Info = {
  heading: 'There is no page here',
  text: 'The address may be misspelt, or the page has moved.',
};

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
  demo: {
    heading: 'Request a demo',
    text: 'Here you will ask for a guided tour of Stemma. Until then, write to the person who told you about it.',
  },
  forgotPassword: {
    heading: 'Forgot your password?',
    text: 'Here you will have a link sent to your e-mail address. Until then, your administrator sets a new password for you.',
  },
  resetPassword: {
    heading: 'Set a new password',
    text: 'Links from reset mails will open here. Until then, your administrator sets a new password for you.',
  },
  activateAccount: {
    heading: 'Activate your account',
    text: 'Links from invitation mails will open here. Until then, your administrator gives you your first password.',
  },
};

export const notFound: Info = {
  heading: 'There is no page here',
  text: 'The address may be misspelt, or the page has moved.',
};

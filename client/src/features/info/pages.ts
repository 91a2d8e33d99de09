import { t } from '@stemma/shared/language/translate';
/** What a page outside the shell says. */
export interface Info {
  heading: string;
  text: string;
}

/** By the first part of the path. */
export const infos: Record<string, Info> = {
  NoAccess: {
    heading: t('You have no access'),
    text: t('The chart or page is there, but it is not shared with you. Ask the person who keeps it to let you in.'),
  },
  NilChart: {
    heading: t('There is no such chart'),
    text: t('It may have been deleted, or the address is not complete.'),
  },
};

export const notFound: Info = {
  heading: t('There is no page here'),
  text: t('The address may be misspelt, or the page has moved.'),
};

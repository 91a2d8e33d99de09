import type { Icon } from '@tabler/icons-react';
import { IconLock } from '@tabler/icons-react';

/** What a page that is not there yet says about itself. */
export interface Coming {
  title: string;
  Icon: Icon;
  heading: string;
  text: string;
  /** What works today, and where. */
  action: { label: string; to: string };
}

/** By the first part of the path. */
export const coming: Record<string, Coming> = {
  change: {
    title: 'Change password',
    Icon: IconLock,
    heading: 'Passwords are changed by your administrator for now',
    text: 'Here you will change your own password, with your authenticator app where you use one.',
    action: { label: 'Your account', to: '/user' },
  },
};

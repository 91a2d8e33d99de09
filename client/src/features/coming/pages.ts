import type { Icon } from '@tabler/icons-react';
import { IconLock, IconSitemap } from '@tabler/icons-react';

/** What a page that is not there yet says about itself. */
export interface Coming {
  title: string;
  Icon: Icon;
  heading: string;
  text: string;
  /** What works today, and where. */
  action: { label: string; to: string };
}

const toCharts = { label: 'Go to All Charts', to: '/overview' };

const dynamic = (title: string, text: string): Coming => ({
  title,
  Icon: IconSitemap,
  heading: 'Combined charts come later',
  text,
  action: toCharts,
});

/** By the first part of the path. */
export const coming: Record<string, Coming> = {
  change: {
    title: 'Change password',
    Icon: IconLock,
    heading: 'Passwords are changed by your administrator for now',
    text: 'Here you will change your own password, with your authenticator app where you use one.',
    action: { label: 'Your account', to: '/user' },
  },
  object: dynamic(
    'Object chart',
    'This page will show everyone who owns or controls an entity, put together from the charts you choose.',
  ),
  subject: dynamic(
    'Subject chart',
    'This page will show all that an entity owns or controls, put together from the charts you choose.',
  ),
  all: dynamic(
    'Dynamic chart',
    'This page will show everything connected with an entity, put together from the charts you choose.',
  ),
};

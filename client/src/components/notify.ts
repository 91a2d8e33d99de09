import { createElement } from 'react';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { limits } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { endFirstView } from '../lib/firstView';
import classes from './notify.module.css';

/** The kinds of toast (SPEC §2.2): green, white, orange, red. */
export type NotifyKind = 'Message' | 'Clear' | 'Warning' | 'Error';

const LOOK = {
  Message: { color: 'green', icon: IconCheck },
  Clear: { color: 'white', icon: IconInfoCircle },
  Warning: { color: 'orange', icon: IconAlertTriangle },
  Error: { color: 'red', icon: IconX },
} as const;

/** Shows a toast with the kind's icon and colour. `time` is how long it stays, in milliseconds (default 2000). */
export function notify(kind: NotifyKind, text: string, time: number = limits.notificationTime): void {
  show(kind, text, time);
}

/** How long a text stays that is to be read, in milliseconds: 5 s, longer ones 60 ms a character. */
export function readingTime(text: string): number {
  return Math.max(5000, 60 * text.length);
}

/** Says that something is under way for as long as it is. */
export async function notifyWhile<T>(text: string, work: Promise<T>): Promise<T> {
  const id = show('Clear', text, false);
  return work.finally(() => notifications.hide(id));
}

function show(kind: NotifyKind, text: string, time: number | false): string {
  const { color, icon } = LOOK[kind];
  endFirstView();
  return notifications.show({
    message: text,
    color,
    icon: createElement(icon, { size: 18, 'aria-hidden': true }),
    autoClose: time,
    withBorder: true,
    className: classes.toast,
    'data-kind': kind,
    closeButtonProps: { 'aria-label': t('Close this message') },
  });
}

import { useState } from 'react';
import { ActionIcon, Badge, Tooltip } from '@mantine/core';
import { IconBinaryTree2, IconLock, IconMail, IconPencil } from '@tabler/icons-react';
import { toShownDate, toShownDateTime } from '@stemma/shared/dates';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { t } from '@stemma/shared/language/translate';
import { CopyButton } from './CopyButton';
import type { ShareLink } from './documents';
import { LinkComment } from './LinkComment';
import { LinkMenu } from './LinkMenu';
import classes from './Sharing.module.css';
import type { LinkActions } from './useLinkActions';

interface Props {
  link: ShareLink;
  actions: LinkActions;
  onEdit: () => void;
  onEmail: () => void;
  onLog: () => void;
  onUnsent: (key: string, unsent: boolean) => void;
}

const NOT_ALL = t('Only a Co-Owner of all charts of the link may do this.');
const OWNERSHIP = t('Visitors calculate ownership');
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** A link: what it is called, who changed it when, how long and how often it opens, and what can be done with it. */
export function ShareLinkRow({ link, actions, onEdit, onEmail, onLog, onUnsent }: Props) {
  const [commenting, setCommenting] = useState(false);
  const { name, isPassword, mayManage, expired } = link;
  const button = (label: string, Icon: typeof IconMail, off: string | undefined, perform: () => void) => (
    <Tooltip label={off ?? label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={`${label} ${name}`}
        aria-disabled={off !== undefined || undefined}
        data-disabled={off !== undefined || undefined}
        aria-description={off}
        onClick={() => off === undefined && perform()}
      >
        <Icon {...icon} />
      </ActionIcon>
    </Tooltip>
  );
  const off = mayManage ? undefined : NOT_ALL;
  const guard = link.byTicket ? t('Opens from its message alone') : t('Asks for a password');
  const notGiven = off ?? (link.byTicket ? sharingMessages.byTicket : undefined);
  return (
    <li className={classes.link}>
      <div className={classes.head}>
        <div className={classes.named}>
          <bdi className={classes.name}>{name}</bdi>
          {isPassword && (
            <Tooltip label={guard}>
              <IconLock size={16} stroke={1.75} className={classes.lock} role="img" aria-label={guard} />
            </Tooltip>
          )}
          {link.ownership && (
            <Tooltip label={OWNERSHIP}>
              <IconBinaryTree2 size={16} stroke={1.75} className={classes.lock} role="img" aria-label={OWNERSHIP} />
            </Tooltip>
          )}
          {link.ruleBroken && (
            <Tooltip label={link.ruleBroken} multiline maw={280}>
              <span>
                <Mark color="red">{t('Not open')}</Mark>
              </span>
            </Tooltip>
          )}
          {expired && <Mark color="red">{t('Expired')}</Mark>}
          {link.paused && <Mark color="orange">{t('Paused')}</Mark>}
          {link.maxVisits !== null && link.visits >= link.maxVisits && <Mark color="red">{t('Used up')}</Mark>}
        </div>
        <div className={classes.buttons}>
          <CopyButton link={link} off={notGiven} />
          {button(t('Edit'), IconPencil, off, onEdit)}
          {button(t('Send'), IconMail, notGiven ?? notSentAs(link), onEmail)}
          <LinkMenu link={link} actions={actions} off={off} onLog={onLog} onComment={() => setCommenting(true)} />
        </div>
      </div>
      <p className={classes.facts}>
        <span>
          {t('Modified by')} <bdi>{link.modifier}</bdi>{' '}
          <time dateTime={link.modifiedDate}>{toShownDate(link.modifiedDate)}</time>
        </span>
        <span>
          {t('Created')} <time dateTime={link.createdDate}>{toShownDate(link.createdDate)}</time>
        </span>
        <span>{endOf(link)}</span>
        <span>{visitsOf(link)}</span>
        {link.asOf && <span>{dayOf(link.asOf, link.ownership)}</span>}
        {shownOf(link)}
      </p>
      <LinkComment link={link} actions={actions} editing={commenting} onEditing={setCommenting} onUnsent={onUnsent} />
    </li>
  );
}

function Mark({ color, children }: { color: 'red' | 'orange'; children: string }) {
  return (
    <Badge className={classes.mark} size="sm" radius="xl" variant="light" color={color} data-color={color}>
      {children}
    </Badge>
  );
}

/** Why a link is not worth sending: whoever got it could not open it. */
function notSentAs({ expired, paused, ruleBroken }: ShareLink): string | undefined {
  if (ruleBroken) return ruleBroken;
  if (expired) return sharingMessages.expiredNotSent;
  return paused ? sharingMessages.pausedNotSent : undefined;
}

function endOf({ expiresAt, expired }: ShareLink) {
  if (!expiresAt) return t('Does not expire');
  return (
    <>
      {expired ? t('Expired') : t('Expires')}{' '}
      <time dateTime={expiresAt} title={toShownDateTime(expiresAt)}>
        {toShownDate(expiresAt)}
      </time>
    </>
  );
}

/** The day that visitors see, or see at first where they may move it. */
function dayOf(day: string, mayMove: boolean): string {
  return t('Shows {day}{when}', { day: toShownDate(day), when: mayMove ? t(' at first') : '' });
}

/** What visitors see beside names and links; of links made before that could be chosen, that it is hidden now. */
function shownOf({ mayManage, showAnnotations }: ShareLink) {
  if (!mayManage || showAnnotations === false) return null;
  return showAnnotations ? (
    <span>{t('Shows notes, texts and pictures')}</span>
  ) : (
    <span title={sharingMessages.annotationsHidden}>{t('Hides notes, texts and pictures now')}</span>
  );
}

function visitsOf({ visits, maxVisits, lastVisit }: ShareLink) {
  if (visits === 0 && maxVisits === null) return t('Not opened yet');
  const count = maxVisits === null ? `${visits}` : t('{at} of {count}', { at: visits, count: maxVisits });
  const openedText = t('Opened {count} {maxVisits, plural, one {time} other {times}}', {
    count,
    maxVisits: maxVisits ?? visits,
  });
  return lastVisit ? (
    <span title={t('Last at {lastVisit}', { lastVisit: toShownDateTime(lastVisit) })}>{openedText}</span>
  ) : (
    openedText
  );
}

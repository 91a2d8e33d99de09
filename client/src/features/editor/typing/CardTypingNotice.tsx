import { Button, Kbd } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { Trans } from '../../../lib/Trans';
import { cardName } from '../../../chart/model/namesApart';
import { useSessionState } from '../editor';
import type { CardTyping } from './state';
import classes from './Typing.module.css';
import type { useTypedCards } from './useTypedCards';
import { droppedShare, linkReading, newCardLabel } from './wording';

interface NoticeProps {
  id: string;
  cards: ReturnType<typeof useTypedCards>;
  typing: CardTyping;
  onProceed: () => void;
}

/** What is told beneath a card that is typed: how the line is read, what cannot stand, entities of a similar name, and the keys. */
export function CardTypingNotice({ id, cards, typing, onProceed }: NoticeProps) {
  const document = useSessionState((state) => state.document);
  const { read, pull, isDoubtful, doubtName } = cards;
  const holder = pull ? cardName(document, pull.key) : '';
  const dropped = droppedShare(read.roles);
  return (
    <>
      <p id={id} className={classes.told} role="status">
        {read.name ? (
          <>
            {newCardLabel(read.type)}
            {pull && <bdi className={classes.reading}>{linkReading(cards.roles, pull.side, holder, read.name)}</bdi>}
            {read.isRough && <span className={classes.remark}>{t('The share is read as exactly that.')}</span>}
            {dropped && <span className={classes.remark}>{dropped}</span>}
          </>
        ) : (
          <>
            {newCardLabel(read.type)}
            {pull && (
              <bdi className={classes.reading}>
                {pull.side === 'holds' ? t('held by {holder}', { holder }) : t('holder of {holder}', { holder })}
              </bdi>
            )}
          </>
        )}
      </p>
      {read.fault && (
        <p className={classes.fault} role="alert">
          {read.fault}
        </p>
      )}
      {isDoubtful ? (
        <div className={classes.doubt} role="alert">
          <strong>{messages.possibleDuplicate.title}</strong>
          <bdi> {doubtName}</bdi>
          <p>{messages.possibleDuplicate.text}</p>
          <Button
            size="compact-sm"
            variant="light"
            color="orange"
            onPointerDown={(event) => event.preventDefault()}
            onClick={onProceed}
            rightSection={!read.name && <Kbd size="xs">{t('Enter')}</Kbd>}
          >
            {messages.possibleDuplicate.button}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="orange"
            onPointerDown={(event) => event.preventDefault()}
            onClick={cards.takeBack}
            rightSection={<Kbd size="xs">{t('Esc')}</Kbd>}
          >
            {t('Change it')}
          </Button>
          <span className={classes.keys}>
            <Kbd size="xs">↓</Kbd> <Kbd size="xs">{t('Enter')}</Kbd> {t('takes the existing one')}
          </span>
        </div>
      ) : (
        <p className={classes.keys} aria-hidden>
          <Kbd size="xs">{t('Tab')}</Kbd>{' '}
          <Trans
            message="type{separator}<kbd>Esc</kbd> end"
            values={{
              separator: !typing.once && (
                <>
                  <Kbd size="xs">{t('Enter')}</Kbd>{' '}
                  {read.name ? t('next') : typing.trail.length > 0 ? t('level above') : t('done')}
                  <Kbd size="xs">{t('Shift')}</Kbd>
                  <Kbd size="xs">{t('Enter')}</Kbd> {t('next level')}
                </>
              ),
              kbd: (parts) => <Kbd size="xs">{parts}</Kbd>,
            }}
          />
        </p>
      )}
    </>
  );
}

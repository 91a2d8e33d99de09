import { Kbd } from '@mantine/core';
import type { OwnershipSentence } from '@stemma/shared/rules/import/links/typed/sentences';
import { t } from '@stemma/shared/language/translate';
import classes from './Typing.module.css';

const SHOWN = 4;

/** How sentences of who owns what are read, beneath the field that they are typed in. */
export function SentencesNotice({ id, sentences }: { id: string; sentences: readonly OwnershipSentence[] }) {
  const more = sentences.length - SHOWN;
  return (
    <>
      <p id={id} className={classes.told} role="status">
        {sentences.slice(0, SHOWN).map(({ owner, share, role, owned }, at) => (
          <bdi key={at} className={classes.reading}>
            {!role
              ? t('{owner}: {share} of {owned}', { owner, share, owned })
              : share
                ? t('{owner}: {share} {role} of {owned}', { owner, share, role, owned })
                : t('{owner}: {role} of {owned}', { owner, role, owned })}
          </bdi>
        ))}
        {more > 0 && <span className={classes.remark}>{t('and {more} more', { more })}</span>}
      </p>
      <p className={classes.keys} aria-hidden>
        <Kbd size="xs">{t('Enter')}</Kbd> {t('adds cards and links')}
      </p>
    </>
  );
}

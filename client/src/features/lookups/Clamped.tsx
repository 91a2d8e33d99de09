import { useState } from 'react';
import { Anchor } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';

/** Characters of a text that are shown before somebody asks for the rest. */
const SHORT = 240;

/** A text that may be long: its beginning, and the rest on demand. */
export function Clamped({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  if (text.length <= SHORT * 1.25) return <bdi>{text}</bdi>;
  const cut = text.lastIndexOf(' ', SHORT);
  return (
    <>
      <bdi>{isWhole ? text : `${text.slice(0, cut > SHORT / 2 ? cut : SHORT)}…`}</bdi>{' '}
      <Anchor component="button" type="button" inherit aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? t('Show less') : t('Show more')}
      </Anchor>
    </>
  );
}

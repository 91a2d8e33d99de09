import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Kbd } from '@mantine/core';
import { pointAt } from '@stemma/diagram/geometry/polyline';
import { holderAndHeld } from '@stemma/diagram/layout/relation';
import { t } from '@stemma/shared/language/translate';
import { Trans } from '../../../lib/Trans';
import { cardName } from '../../../chart/model/namesApart';
import { DRAFT_MARK } from '../../../lib/typedIn';
import { useEditor, useSessionState } from '../editor';
import { nextOption, choiceId, Options } from './Options';
import type { LinkLabelTyping } from './state';
import classes from './Typing.module.css';
import { endTyping } from './typing';
import { useFinish } from './useFinish';
import { useOnScreen } from './useOnScreen';
import { useTypedLink } from './useTypedLink';
import { linkReading } from './wording';

/** Shares and roles of a link, typed where its label stands. */
export function LinkTypingField({ typing }: { typing: LinkLabelTyping }) {
  const editor = useEditor();
  const document = useSessionState((state) => state.document);
  const typed = useTypedLink(typing);
  const box = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const isGone = typed === null;

  useEffect(() => {
    if (isGone) endTyping(editor);
  }, [editor, isGone]);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.focus({ preventScroll: true });
    // A digit that it was opened with stands before the rest: the next ones follow it.
    if (typing.text === null) field.select();
    else field.setSelectionRange(typing.text.length, typing.text.length);
    editor.canvas.current?.camera.revealLink(typing.key);
  }, [editor, typing]);
  useOnScreen(box, row, ({ scene }) => {
    const shown = scene.links.get(typing.key);
    return shown ? (shown.label ?? pointAt(shown.path, 0.5)) : null;
  });
  useFinish(box, () => {
    if (!typed?.isTyped) endTyping(editor);
    else typed.done();
  });
  if (!typed) return null;

  const { read, options, active, link } = typed;
  const { holder, held } = holderAndHeld(link);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') typed.done();
    else if (event.key === 'Escape') endTyping(editor);
    else if (event.key === 'Tab' && !event.shiftKey && options.length > 0) typed.complete(Math.max(0, active));
    else if (event.key === 'ArrowDown') typed.setActive(nextOption(active, options.length, 1));
    else if (event.key === 'ArrowUp') typed.setActive(nextOption(active, options.length, -1));
    else if ((event.ctrlKey || event.metaKey) && /^[se]$/iu.test(event.key) && typed.isTyped) {
      if (typed.done()) return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={box}
      className={classes.typing}
      role="dialog"
      aria-label={t('Share and roles of the link')}
      {...{ [DRAFT_MARK]: true }}
    >
      <div ref={row} className={classes.field} data-link>
        <input
          ref={input}
          className={classes.input}
          role="combobox"
          aria-label={t('Share and roles')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-activedescendant={active >= 0 ? choiceId(list, active) : undefined}
          aria-invalid={'fault' in read}
          aria-describedby={`${list}-told`}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('55% Shareholder, Director')}
          value={typed.text}
          onChange={(event) => typed.write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={classes.beneath}>
        {'fault' in read ? (
          <p id={`${list}-told`} className={classes.fault} role="alert">
            {read.fault}
          </p>
        ) : (
          <p id={`${list}-told`} className={classes.told} role="status">
            <bdi className={classes.reading}>
              {linkReading(read.roles, 'holds', cardName(document, holder), cardName(document, held))}
            </bdi>
            {typed.isOvertaken && <span className={classes.remark}>{t('Somebody changed this link meanwhile.')}</span>}
          </p>
        )}
        <Options
          id={list}
          label={t('Roles')}
          options={options.map((name) => ({ key: name, name }))}
          active={active}
          onTake={typed.complete}
        />
        <p className={classes.keys} aria-hidden>
          <Kbd size="xs">{t('Enter')}</Kbd>{' '}
          <Trans
            message="done <kbd>Tab</kbd> completes <kbd>Esc</kbd> leaves it as it was"
            values={{ kbd: (parts) => <Kbd size="xs">{parts}</Kbd> }}
          />
        </p>
      </div>
    </div>
  );
}

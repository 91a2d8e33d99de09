import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Loader } from '@mantine/core';
import { IconArrowDown, IconCheck, IconX } from '@tabler/icons-react';
import { isRecordType, typeLabel } from '@stemma/shared/entities/typeNames';
import { readSentences, type OwnershipSentence } from '@stemma/shared/rules/import/links/typed/sentences';
import { t, withinSentence } from '@stemma/shared/language/translate';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import { lazyComponent } from '../../../components/lazyComponent';
import { notify } from '../../../components/notify';
import { DRAFT_MARK } from '../../../lib/typedIn';
import { useEditor, useSessionState } from '../editor';
import { CardTypingNotice } from './CardTypingNotice';
import type { EntityChoice } from './choices';
import { FieldButton } from './FieldButton';
import { drawSketch, edgeOf, LinkSketch } from './LinkSketch';
import { nextOption, choiceId, Options } from './Options';
import type { After } from './placeTyped';
import { nextType } from './readCardLine';
import type { SentLine } from './sentLine';
import type { CardTyping } from './state';
import { tellUnread } from './tellUnread';
import { TypeList, TypeMark } from './TypeMark';
import classes from './Typing.module.css';
import { useFieldKeys } from './useFieldKeys';
import { useFinish } from './useFinish';
import { useOnScreen } from './useOnScreen';
import { useTypedCards } from './useTypedCards';
import { newCardLabel } from './wording';

const sentencesNotice = lazyComponent(() => import('./SentencesNotice').then((loaded) => loaded.SentencesNotice));

/** Room that the field and what it tells take on the chart, in CSS pixels. */
const ROOM = { side: 150, above: 40, below: 230 };

/** The lines of a text that was copied, without empty ones; cells of a spreadsheet parted as typed lines are. */
function linesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((row) => row.replace(/\t+/g, ' ').trim())
    .filter(Boolean);
}

/** Sentences of who owns what, where a line says some: one by itself only where no card is linked with what is typed. */
function sentencesIn(line: string, once: boolean, isLinked: boolean): OwnershipSentence[] | null {
  if (once || (isLinked && !line.includes(';'))) return null;
  return readSentences(line);
}

/** A card's name, type, share and role, typed where the card will stand; then the next one. */
export function CardTypingField({ typing }: { typing: CardTyping }) {
  const editor = useEditor();
  const client = useApolloClient();
  const input = useRef<HTMLInputElement>(null);
  const cards = useTypedCards(typing, input);
  const { line, read, choices, isDoubtful, isLinked, ending } = cards;
  /** The option that Enter takes, of those of this list. */
  const [active, setActive] = useState({ at: -1, isDoubtful });
  const [isChoosingType, setChoosingType] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const sketch = useRef<SVGSVGElement>(null);
  const list = useId();
  const mode = useSessionState((state) => state.mode);
  const { at } = typing;
  const isTyped = line.trim() !== '';
  const shownActive = active.isDoubtful === isDoubtful && active.at < choices.length ? active.at : -1;
  const choose = (at: number) => setActive({ at, isDoubtful });

  useEffect(() => input.current?.focus({ preventScroll: true }), [at, isDoubtful]);
  useEffect(() => {
    const camera = editor.canvas.current?.camera;
    if (!camera) return;
    const { zoom } = camera.view();
    const [side, above, below] = [ROOM.side / zoom, ROOM.above / zoom, ROOM.below / zoom];
    camera.revealPlace({ left: at.x - side, right: at.x + side, top: at.y - above, bottom: at.y + below });
  }, [editor, at]);
  useOnScreen(
    box,
    row,
    () => at,
    ({ scene, camera }, toStage) => {
      const { pull } = cards;
      const card = pull && scene.cards.get(pull.key);
      if (card) drawSketch(sketch.current, toStage(edgeOf(card, pull.side)), toStage(at), camera.view().zoom);
      else sketch.current?.firstElementChild?.removeAttribute('d');
    },
  );

  const sentences = useMemo(() => sentencesIn(line, typing.once, isLinked), [line, typing.once, isLinked]);
  const takeSentences = (said: readonly OwnershipSentence[]) => {
    cards.write('');
    if (input.current) input.current.value = '';
    cards.leave('end');
    void import('../pasting/addTable').then(({ addSentences }) => addSentences(editor, client, said));
  };

  const finish = () => {
    if (sentences) return takeSentences(sentences);
    if (isTyped && cards.send('end')) return;
    if (!isTyped) cards.leave('end');
  };
  useFinish(box, finish);
  const onModeChange = useEffectEvent(() => {
    if (mode === 'view') finish();
  });
  useEffect(() => onModeChange(), [mode]);

  /** Sends what is typed off; where it cannot stand that is told, and what is typed next replaces it. */
  const sendTyped = (after: After, choice: EntityChoice | null = null, then: string | null = null): boolean => {
    choose(-1);
    if (cards.send(after, choice, then)) return true;
    if (read.fault) tellUnread(`${line}: ${read.fault}`);
    input.current?.focus();
    input.current?.select();
    return false;
  };
  const take = (choice: EntityChoice, after: After) => {
    if (!isDoubtful) return void sendTyped(after, choice);
    choose(-1);
    cards.answer(choice, after);
  };
  const send = (after: After) => {
    const choice = choices[shownActive];
    if (choice) return take(choice, after);
    if (sentences) return takeSentences(sentences);
    if (isTyped) sendTyped(after);
    else if (after === 'beside' && isDoubtful) cards.answer('new', after);
    else if (after === 'beside') cards.leave('up');
  };
  const warnedOf = useRef<SentLine>(null);
  /** Says once that nothing is typed until what was sent stands; false where something is. */
  const warn = (): boolean => {
    if (ending && ending !== warnedOf.current) notify('Warning', t('Typing goes on once the names are looked up.'));
    warnedOf.current = ending ?? null;
    return ending !== undefined;
  };
  const onKeyDown = useFieldKeys({
    enter: send,
    type: (step) => cards.setType(nextType(read.type, step)),
    choose: (step) => choose(nextOption(shownActive, choices.length, step)),
    escape: () => (isChoosingType ? setChoosingType(false) : isDoubtful ? cards.takeBack() : cards.leave('end')),
    undo: () => (isTyped ? false : cards.undo()),
    also: (then) => {
      if (isTyped) return sendTyped('end', null, then);
      const isWaited = cards.waiting.length > 0 || then.startsWith('type');
      if (isWaited) cards.leave('end', then);
      return isWaited;
    },
    letter: warn,
  });
  const label = cards.holder
    ? t('{type} linked with {name}', { type: newCardLabel(read.type), name: cards.holder.name })
    : newCardLabel(read.type);
  return (
    <>
      <LinkSketch ref={sketch} />
      <div ref={box} className={classes.typing} role="dialog" aria-label={label} {...{ [DRAFT_MARK]: true }}>
        <div ref={row} className={classes.field} data-round={read.type === 'Individual' || undefined}>
          <TypeMark type={read.type} isOpen={isChoosingType} onPress={() => setChoosingType(!isChoosingType)} />
          <input
            ref={input}
            className={classes.input}
            role="combobox"
            aria-label={read.type === 'Custom' ? t('Custom Label') : t('Name')}
            aria-autocomplete="list"
            aria-expanded={choices.length > 0}
            aria-controls={list}
            aria-activedescendant={shownActive >= 0 ? choiceId(list, shownActive) : undefined}
            aria-invalid={!sentences && read.fault !== null}
            aria-describedby={`${list}-told`}
            autoComplete="off"
            spellCheck={false}
            placeholder={cards.pull ? t('Name, share, role') : t('Name')}
            defaultValue=""
            readOnly={ending !== undefined}
            onChange={(event) => {
              choose(-1);
              cards.write(event.currentTarget.value);
            }}
            onKeyDown={onKeyDown}
            onPaste={(event) => {
              if (warn()) return;
              const text = event.clipboardData.getData('text/plain');
              const said = isTyped || isDoubtful ? null : readSentences(text);
              if (said && said.length > 1) {
                event.preventDefault();
                return takeSentences(said);
              }
              const rows = linesOf(text);
              if (rows.length < 2 || isTyped || typing.once || cards.isMending) return;
              event.preventDefault();
              const fault = cards.sendAll(rows);
              if (fault) notify('Warning', t('Not read: {unread}', { unread: fault }));
            }}
          />
          {cards.isLooking && <Loader size={16} aria-label={t('Looking for similar names')} />}
          {cards.pull && !typing.once && (
            <FieldButton
              label={
                cards.pull.side === 'holds' ? t('Go on below it (Shift+Enter)') : t('Go on above it (Shift+Enter)')
              }
              forFingers
              onPress={() => send('deeper')}
              isOff={!isTyped}
            >
              <IconArrowDown size={18} />
            </FieldButton>
          )}
          <FieldButton
            label={t('Add {type}', { type: withinSentence(typeLabel(read.type)) })}
            onPress={() => send('end')}
            isOff={!isTyped}
          >
            <IconCheck size={18} />
          </FieldButton>
          <FieldButton label={t('Close (Esc)')} onPress={() => cards.leave('end')}>
            <IconX size={18} />
          </FieldButton>
        </div>
        <div className={classes.beneath}>
          {sentences ? (
            <sentencesNotice.Component id={`${list}-told`} sentences={sentences} />
          ) : (
            <CardTypingNotice
              id={`${list}-told`}
              cards={cards}
              typing={typing}
              onProceed={() => cards.answer('new', 'beside')}
            />
          )}
          {isChoosingType ? (
            <TypeList
              type={read.type}
              onChoose={(chosen) => {
                cards.setType(chosen);
                setChoosingType(false);
                input.current?.focus();
              }}
            />
          ) : (
            <Options
              id={list}
              label={t('What there is')}
              options={choices.map(({ key, name, detail, entity }) => ({
                key,
                name,
                detail,
                icon: isRecordType(entity.typeName) && (
                  <EntityTypeIcon type={entity.typeName} {...(entity.party && { party: entity.party })} size={24} />
                ),
              }))}
              active={shownActive}
              onTake={(at) => choices[at] && take(choices[at], 'beside')}
            />
          )}
        </div>
      </div>
    </>
  );
}

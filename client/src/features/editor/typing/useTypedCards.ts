import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { typeOfName, usualRole } from '@stemma/shared/rules/typeOfName';
import type { EntityHit } from '../../../components/entityDialog/documents';
import { findEntities, useEntitySearch } from '../../../components/entityDialog/useEntitySearch';
import { notify } from '../../../components/notify';
import { useLeaveGuard } from '../../../lib/leaveGuard';
import { newKey } from '../../../lib/newKey';
import { useEditor, useSessionState } from '../editor';
import { useRoleChoices } from '../roles/useRoleChoices';
import { undoAndReveal } from '../undoAndReveal';
import { alikeChoices, choicesFor, type EntityChoice } from './choices';
import { sentAgain, withEnd, type MendedLine } from './lineQueue';
import { placeTyped, typingAfter, type After, type TypedEntity } from './placeTyped';
import { splitType } from './readCardLine';
import { act, endsAll, goUp, opensLevel, type ReadLine, type SentLine } from './sentLine';
import type { CardTyping, TypedPull } from './state';
import { tellUnread } from './tellUnread';
import { typedName } from './typedName';
import { roleOfTyped, type TypedRole } from './typedRoles';
import { endTyping, withoutMissingCards } from './typing';
import { useUsualRoles } from './useUsualRoles';

/**
 * Lines that entities are typed by, one after the other. A line that is sent is looked up first, for entities of a similar name (SPEC §4); what is typed meanwhile is the next one.
 * A line in doubt, or one that was taken back, keeps those behind it waiting.
 * `field` keeps its text by itself, so that no letter is lost where something else is drawn between its key and its event.
 */
export function useTypedCards(typing: CardTyping, field: RefObject<HTMLInputElement | null>) {
  const editor = useEditor();
  const client = useApolloClient();
  const document = useSessionState((state) => state.document);
  const { names } = useRoleChoices();
  const [line, noteLine] = useState('');
  /** Lines that stand, or were taken back. */
  const settled = useRef(new Set<SentLine>());
  const lookups = useRef(new WeakMap<SentLine, Promise<EntityHit[]>>());
  const [chosenType, setChosenType] = useState<RecordType | null>(typing.type);
  const [lastType, setLastType] = useState<RecordType>('Company');
  const [sent, setSent] = useState<readonly SentLine[]>([]);
  /** Entities of a name similar to that of the first line that waits. */
  const [doubt, setDoubt] = useState<{ name: string; alike: readonly EntityChoice[] } | null>(null);
  const [mending, setMending] = useState<MendedLine | null>(null);
  const usual = useUsualRoles();
  const setLine = useCallback(
    (text: string) => {
      noteLine(text);
      if (field.current && field.current.value !== text) field.current.value = text;
    },
    [field],
  );

  const now = useMemo(() => withoutMissingCards(typing, document), [typing, document]);
  const { pull } = now;
  const holder = pull ? document.nodes.get(pull.key) : undefined;
  /** Whether the line is linked with a card once its turn comes: with one that stands, or one that a line before it will make. */
  const isLinked = pull !== null || (mending ? mending.line.isLinked : sent.some(opensLevel));
  const readLine = useCallback(
    (text: string, chosen: RecordType | null, linked: boolean): ReadLine => {
      const said = typedName(text, linked, names);
      return { ...said, type: chosen ?? typeOfName(said.name, lastType) };
    },
    [names, lastType],
  );
  const read = useMemo(() => readLine(line, chosenType, isLinked), [readLine, line, chosenType, isLinked]);
  const search = useEntitySearch(read.name, null);
  const found = search.kind === 'found' ? search.hits : [];
  const choices = doubt ? doubt.alike : choicesFor(document, read.name, found, pull?.key ?? null);

  const rolesFor = useCallback(
    (roles: readonly TypedRole[], entity: TypedEntity, linkedTo: TypedPull | null): LinkRole[] => {
      const { nodes } = editor.session.store.getState().document;
      const heldType = linkedTo?.side === 'heldBy' ? (nodes.get(linkedTo.key)?.typeName ?? '') : entity.typeName;
      const name = usual[0]?.role ?? usualRole(heldType);
      return roles.length > 0 ? roles.map((role) => roleOfTyped(role, name)) : usual;
    },
    [editor, usual],
  );

  const commit = useCallback(
    (one: SentLine, said: ReadLine, isLast = true) => {
      const { session, ui, canvas } = editor;
      const { typing: open } = ui.getState();
      const isOpen = open?.kind === 'card' && open.id === one.from.id;
      const here = withoutMissingCards(isOpen ? open : one.from, session.store.getState().document);
      settled.current.add(one);
      const taken = one.chosen === 'new' ? null : one.chosen;
      const entity: TypedEntity = taken
        ? taken.entity
        : { key: newKey(), typeName: said.type, name: said.name, chartCount: 1, isNew: true };
      setSent((lines) => lines.filter((other) => other !== one));
      setDoubt(null);
      if (taken?.isHere && !here.pull) {
        session.select({ nodes: new Set([entity.key]), links: new Set() });
        canvas.current?.camera.center([entity.key]);
        notify('Clear', t('{name} is on this chart already.', { name: taken.name }));
        if (isOpen && isLast && one.after !== 'deeper') endTyping(editor);
        if (!isOpen || (isLast && one.after !== 'deeper')) return;
      } else {
        const isPlaced = placeTyped(editor, here, entity, rolesFor(said.roles, entity, here.pull));
        if (!isPlaced && field.current?.value) tellUnread(one.text);
        else if (!isPlaced && isOpen) setLine(one.text);
        if (!isPlaced || !isOpen) return;
      }
      if (!taken) setLastType(said.type);
      if (one.after === 'deeper') setLastType('Company');
      const next = typingAfter(editor, here, entity.key, one.after);
      if (next) ui.setState({ typing: next });
      else endTyping(editor);
      if (one.then) act(editor, one);
      else if (session.store.getState().mode === 'view') void session.save();
    },
    [editor, rolesFor, setLine, field],
  );

  /** Tells lines that are not placed, and what was typed after them. */
  const giveUp = useCallback((lines: readonly SentLine[], draft = '') => {
    for (const one of lines) settled.current.add(one);
    setSent([]);
    setDoubt(null);
    setMending(null);
    const texts = [...lines.map(({ text }) => text), draft].filter(Boolean);
    if (texts.length > 0) tellUnread(texts.join('; '));
  }, []);

  const unsettled = useEffectEvent(() => {
    if (doubt || mending)
      return giveUp(
        sent.filter((one) => !settled.current.has(one)),
        mending?.draft,
      );
    for (const one of sent) {
      const said = one.text && !settled.current.has(one) ? readLine(one.text, one.type, one.isLinked) : null;
      if (said?.name && !said.fault) commit(one, said);
    }
  });
  // Where something else is typed before all names are looked up, nothing that was sent is lost.
  useEffect(() => () => unsettled(), []);

  useLeaveGuard({ unsaved: () => sent.some(({ text }) => text !== ''), question: messages.unsavedWork });

  const [first] = sent;
  const giveBack = (one: SentLine) => {
    settled.current.add(one);
    setSent(sent.filter((other) => other !== one));
    if (one === first) setDoubt(null);
    setLine(one.text);
    setChosenType(one.type);
  };
  /** Gives the first line back to be mended. */
  const takeBack = () => {
    if (!first) return;
    setMending({ line: first, draft: line, draftType: chosenType });
    giveBack(first);
  };
  const onUnreadable = useEffectEvent((fault: string | null) => {
    if (line) return giveUp(sent);
    takeBack();
    if (first && fault) tellUnread(`${first.text}: ${fault}`);
  });

  useEffect(() => {
    if (mending && mending.line.from.id !== now.id) return giveUp(sent, mending.draft);
    if (!first || doubt || mending) return;
    if (first.text === '') {
      setSent((lines) => lines.filter((other) => other !== first));
      settled.current.add(first);
      if (first.from.id === now.id) goUp(editor, first.after, now);
      setLastType('Company');
      if (first.then) act(editor, first);
      return;
    }
    const isOpen = first.from.id === now.id;
    const said = readLine(first.text, first.type, first.isLinked || (isOpen && now.pull !== null));
    if (!said.name || said.fault) return onUnreadable(said.fault);
    const isLast = sent.length === 1;
    if (first.chosen) return commit(first, said, isLast);
    let gone = false;
    const lookup = lookups.current.get(first) ?? findEntities(client, said.name, said.type).catch(() => []);
    lookups.current.set(first, lookup);
    void lookup.then((hits) => {
      if (gone) return;
      const alike = alikeChoices(editor.session.store.getState().document, said, hits);
      if (alike.length === 0) return commit(first, said, isLast);
      setDoubt({ name: said.name, alike });
    });
    return () => {
      gone = true;
    };
  }, [first, doubt, mending, client, commit, giveUp, editor, readLine, now, sent]);

  const write = (text: string) => {
    const split = splitType(text);
    if (split) setChosenType(split.type);
    setLine((split ? split.rest : text).trimStart());
  };

  /** Answers the doubt of the first line that waits: by an entity that there is, or by a new one. */
  const answer = (chosen: EntityChoice | 'new', after: After) => {
    if (!doubt || !first) return;
    const opens = after === 'deeper' && first.after === 'beside' && sent.length === 1;
    settled.current.add(first);
    setSent([{ ...first, chosen, ...(opens && { after }) }, ...sent.slice(1)]);
    setDoubt(null);
  };

  /** Sends the line off; false where it cannot stand. */
  const send = (after: After, choice: EntityChoice | null = null, then: SentLine['then'] = null): boolean => {
    if (!read.name || read.fault) return false;
    const last = typing.once ? 'end' : after;
    const one: SentLine = { text: line, from: now, isLinked, type: chosenType, after: last, chosen: choice, then };
    const draft = last === 'end' ? undefined : mending?.draft;
    setSent(mending ? sentAgain(sent, mending, one) : [...sent, one]);
    setMending(null);
    setLine(draft ?? '');
    setChosenType(draft ? (mending?.draftType ?? null) : typing.once ? typing.type : null);
    return true;
  };

  /** Sends several lines off, one after the other. Where one of them cannot stand nothing is sent, and the answer says why. */
  const sendAll = (texts: readonly string[]): string | null => {
    const lines = texts.map((text): SentLine => {
      const split = splitType(text);
      const type = split?.type ?? chosenType;
      return { text: split?.rest ?? text, from: now, isLinked, type, after: 'beside', chosen: null, then: null };
    });
    for (const [at, { text, type }] of lines.entries()) {
      const { fault } = readLine(text, type, isLinked);
      if (fault) return t('row {number}: {fault}', { number: at + 1, fault });
    }
    setSent([...sent, ...lines]);
    return null;
  };

  /** One level up, or the end, once all that was sent stands; lines behind one that was taken back never do. */
  const leave = (after: 'up' | 'end', then: SentLine['then'] = null) => {
    if (mending) giveUp(sent, mending.draft);
    const goes = after === 'end' ? 'end' : 'beside';
    const step: SentLine = { text: '', from: now, isLinked, type: null, after: goes, chosen: null, then };
    setLine('');
    setSent(withEnd(mending ? [] : sent, step));
  };

  /** Takes back the line that was sent last; where none waits, the last step on the chart. */
  const undo = () => {
    const last = sent.at(-1);
    if (last) {
      if (mending) setLine(mending.line.text);
      else giveBack(last);
      field.current?.select();
      return;
    }
    undoAndReveal(editor, 'undo');
    const { typing: open } = editor.ui.getState();
    if (open?.kind !== 'card') return;
    editor.ui.setState({ typing: withoutMissingCards(open, editor.session.store.getState().document) });
  };

  return {
    line,
    write,
    setType: setChosenType,
    read,
    pull,
    isLinked,
    holder,
    choices,
    isDoubtful: doubt !== null,
    doubtName: doubt?.name ?? '',
    waiting: sent,
    isLooking: sent.length > 0 && !doubt && !mending,
    isMending: mending !== null,
    /** The line with which typing ends once all that was sent stands. */
    ending: mending ? undefined : sent.find(endsAll),
    roles: rolesFor(read.roles, { key: '', typeName: read.type, name: read.name }, pull),
    answer,
    send,
    sendAll,
    leave,
    undo,
    takeBack,
  };
}

import { DIALOG_MARK } from './focusReturn';

/** On a field outside dialogs that takes over what was typed when it is left, and is made anew once it has. */
export const DRAFT_MARK = 'data-draft';

type Field = HTMLInputElement | HTMLTextAreaElement;

const before = new WeakMap<Field, string>();
const typed = new Set<Field>();
const listeners = new Set<() => void>();
/** Fields go, and say again what they said, without an event of theirs. */
const observer = new MutationObserver(tell);

function tell(): void {
  for (const listener of [...listeners]) listener();
  if (typed.size === 0) observer.disconnect();
}

/** Fields of dialogs and such that carry the mark; where one only searches, nothing is lost. */
function draftField({ target }: Event): Field | null {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isField || target.getAttribute('inputmode') === 'search') return null;
  return target.closest(`[${DIALOG_MARK}], [${DRAFT_MARK}]`) ? target : null;
}

function remember(event: Event): void {
  const field = draftField(event);
  if (field && !before.has(field)) before.set(field, field.value);
}

function note(event: Event): void {
  const field = draftField(event);
  if (!field) return;
  typed.add(field);
  observer.observe(document.body, { childList: true, subtree: true });
  // What listeners draw would else be drawn before React hears of this event, and give a controlled field back the text it had before.
  setTimeout(tell);
}

function handOver({ target }: Event): void {
  for (const field of typed) if (field.form === target) forget(field);
  tell();
}

function forget(field: Field): void {
  typed.delete(field);
  before.delete(field);
}

/** Watches what is typed anywhere on the page. The answer ends it. */
export function watchTyping(): () => void {
  const watched = [
    ['focusin', remember],
    ['beforeinput', remember],
    ['input', note],
    ['submit', handOver],
    ['focusout', tell],
  ] as const;
  for (const [event, listener] of watched) document.addEventListener(event, listener, true);
  return () => {
    for (const [event, listener] of watched) document.removeEventListener(event, listener, true);
  };
}

/** Whether a field says what nothing has taken over: from being typed in until its form is sent, it is gone, or says again what it said. */
export function isTypedIn(): boolean {
  for (const field of typed) if (!field.isConnected) forget(field);
  return [...typed].some((field) => field.value !== before.get(field));
}

/** Calls the listener whenever what `isTypedIn` answers may have changed. The answer ends it. */
export function followTyping(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

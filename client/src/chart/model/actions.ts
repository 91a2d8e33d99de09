import { t } from '@stemma/shared/language/translate';
/** Where an action stands in menus and bars. */
export type ActionGroup = 'file' | 'mode' | 'history' | 'add' | 'arrange' | 'selection' | 'view' | 'find';

/**
 * One thing a user can do, whatever the door: button, menu, shortcut, palette. `C` is what the action works on; it is asked for anew
 * each time, so that `enabled` and `perform` always see the present.
 */
export interface Action<C> {
  id: string;
  label: string | ((context: C) => string);
  /** Other words that people look for it by. */
  also?: string;
  /** Name of the picture in the screen's own set. */
  icon: string | ((context: C) => string);
  group: ActionGroup;
  /** Shortcuts like 'mod+S', 'Delete'; the first stands in tooltips. */
  keys?: readonly string[];
  /** Shown as its shortcut where the browser's own event does it: copy, paste. */
  shownKeys?: string;
  /** Whether the shortcut also works while a text field has the focus. */
  inFields?: boolean;
  /** Hidden where it can never apply (an edit while reading); shown but off where it can't apply now. */
  visible?(context: C): boolean;
  enabled?(context: C): boolean;
  perform(context: C): void;
}

/** Whether the action can be done now. */
export function canPerform<C>(action: Action<C>, context: C): boolean {
  return (action.visible?.(context) ?? true) && (action.enabled?.(context) ?? true);
}

/** The action's words now. */
export function actionLabel<C>({ label }: Action<C>, context: C): string {
  return typeof label === 'string' ? label : label(context);
}

/** The action's picture now. */
export function actionIcon<C>({ icon }: Action<C>, context: C): string {
  return typeof icon === 'string' ? icon : icon(context);
}

/** Shortcuts that two actions claim, and ids that two actions bear; empty in a sound table. */
export function clashes<C>(actions: readonly Action<C>[]): string[] {
  const seen = new Map<string, string>();
  const found: string[] = [];
  for (const action of actions) {
    for (const claim of [
      `id ${action.id}`,
      ...(action.keys ?? []).map((keys) => t('keys {keys}', { keys: keys.toLowerCase() })),
    ]) {
      const other = seen.get(claim);
      if (other) found.push(`${claim}: ${other}, ${action.id}`);
      else seen.set(claim, action.id);
    }
  }
  return found;
}

/** Whether the person sits at a Mac, where "mod" is Cmd. */
export function onMac(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform || navigator.userAgent);
}

interface Keys {
  mod: boolean;
  shift: boolean;
  alt: boolean;
  key: string;
}

const NAMED: Record<string, string> = { esc: 'escape', del: 'delete', space: ' ', plus: '+' };

/** Reads "mod+shift+Z", "Escape", "shift+?"; the order of the modifiers does not matter. */
export function parseKeys(text: string): Keys {
  const parts = text.toLowerCase().split('+');
  const last = parts.at(-1) || '+';
  const before = parts.slice(0, -1);
  return {
    mod: before.includes('mod'),
    shift: before.includes('shift'),
    alt: before.includes('alt'),
    key: NAMED[last] ?? last,
  };
}

/** One spelling for the same keys, to compare registrations by. */
export function canonicalKeys(text: string): string {
  const { mod, shift, alt, key } = parseKeys(text);
  const shiftCounts = shift && !isSymbol(key);
  return [mod && 'mod', alt && 'alt', shiftCounts && 'shift', key].filter(Boolean).join('+');
}

/**
 * Whether a key press is these keys. Which key makes a symbol such as "?" differs by keyboard, so for symbols
 * the shift key is not looked at; on keyboards of other scripts the key's place on a Latin one counts.
 */
export function matchesKeys(text: string, event: KeyboardEvent, mac: boolean = onMac()): boolean {
  const keys = parseKeys(text);
  const mod = mac ? event.metaKey : event.ctrlKey;
  const other = mac ? event.ctrlKey : event.metaKey;
  if (other || mod !== keys.mod || event.altKey !== keys.alt) return false;
  if (!isSymbol(keys.key) && event.shiftKey !== keys.shift) return false;
  const pressed = event.key.toLowerCase();
  if (pressed === keys.key) return true;
  return /^[a-z]$/.test(keys.key) && !/^[a-z]$/.test(pressed) && event.code === `Key${keys.key.toUpperCase()}`;
}

function isSymbol(key: string): boolean {
  return key.length === 1 && !/[\p{Letter}\d ]/u.test(key);
}

const SHOWN: Record<string, string> = {
  escape: 'Esc',
  delete: 'Del',
  backspace: 'Backspace',
  enter: 'Enter',
  ' ': 'Space',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
};

/** The keys as a tooltip or the shortcut sheet shows them, one text a key: ["Ctrl", "Shift", "Z"], on a Mac ["⌘", "⇧", "Z"]. */
export function keyNames(text: string, mac: boolean = onMac()): string[] {
  const { mod, shift, alt, key } = parseKeys(text);
  const name = SHOWN[key] ?? (key.length === 1 ? key.toUpperCase() : key[0]?.toUpperCase() + key.slice(1));
  const shown: string[] = [];
  if (mod) shown.push(mac ? '⌘' : 'Ctrl');
  if (alt) shown.push(mac ? '⌥' : 'Alt');
  if (shift && !isSymbol(key)) shown.push(mac ? '⇧' : 'Shift');
  return [...shown, name];
}

/** The keys in one text, for tooltips: "Ctrl+Shift+Z", "⌘⇧Z". */
export function keysText(text: string, mac: boolean = onMac()): string {
  return keyNames(text, mac).join(mac ? '' : '+');
}

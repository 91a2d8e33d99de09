import type { MessageValues } from './translate';

/** A message that is said in a language later: English as its key, with names in braces for its values (ICU MessageFormat). */
export interface Message {
  template: string;
  values: MessageValues;
}

export function say(template: string, values: MessageValues = {}): Message {
  return { template, values };
}

/** A message whose braces hold names of values alone, in English whatever the language of the screens is. */
export function inEnglish({ template, values }: Message): string {
  return template.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

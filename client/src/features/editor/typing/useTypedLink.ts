import { useState } from 'react';
import { changeLinks } from '../../../chart/model/commands';
import { holderAndHeld } from '@stemma/diagram/layout/relation';
import { roleLabel } from '@stemma/shared/language/roleLabel';
import { usualRole } from '@stemma/shared/rules/typeOfName';
import { newRoleOption, matchingRoles } from '../dialogs/roleOptions';
import { useEditor, useSessionState } from '../editor';
import { useRoleChoices } from '../roles/useRoleChoices';
import { completed, linkLineOf, readLinkLine, wordTyped } from './readLinkLine';
import type { LinkLabelTyping } from './state';
import { listedRole } from './typedRoles';
import { endTyping } from './typing';

const OFFERED = 7;

/** The roles and shares of a link as they are typed; null once the link is gone. */
export function useTypedLink({ key, text: begun }: LinkLabelTyping) {
  const editor = useEditor();
  const document = useSessionState((state) => state.document);
  const { names } = useRoleChoices();
  const link = document.links.get(key);
  const [before] = useState(() => link?.roles ?? []);
  const [text, setText] = useState(() => startOf(begun, linkLineOf(before)));
  const [made, setMade] = useState<string | null>(null);
  const [active, setActive] = useState<number | null>(null);
  if (!link) return null;
  const held = document.nodes.get(holderAndHeld(link).held);
  const usual = usualRole(held?.typeName ?? '');
  // Others may have saved the link meanwhile: what is typed is about the roles that it has now.
  const readAs = (line: string, makes = made) =>
    readLinkLine({ text: line, stored: link.roles, listed: names, usual, made: makes });
  const word = wordTyped(text);
  const isNamed =
    listedRole(word, names) !== null || made === word || link.roles.some(({ role }) => roleLabel(role) === word);
  const makes = isNamed ? null : newRoleOption(word, names);
  const matching =
    text === linkLineOf(before) || isNamed ? [] : matchingRoles(word, names).slice(0, OFFERED).map(roleLabel);
  const options = [...matching, ...(makes ? [makes] : [])];
  // What is not a role yet is taken for the first that it begins.
  const chosen = active ?? (word && matching.length > 0 ? 0 : -1);
  const option = options[chosen];
  const meant = option === undefined ? text : option === makes ? text : completed(text, option);
  const read = readAs(meant, option !== undefined && option === makes ? word : made);

  const write = (line: string) => {
    setText(line);
    setActive(null);
  };
  return {
    link,
    text,
    write,
    options,
    active: chosen,
    setActive,
    read,
    isTyped: text !== linkLineOf(before),
    isOvertaken: linkLineOf(link.roles) !== linkLineOf(before),
    /** Takes an option over into the line. */
    complete: (at: number) => {
      const taken = options[at];
      if (taken === undefined) return;
      if (taken === makes) setMade(word);
      else setText(completed(text, taken));
      setActive(null);
    },
    /** Takes over what is said; false where it cannot stand. */
    done: (): boolean => {
      if ('fault' in read) return false;
      if (linkLineOf(read.roles) !== linkLineOf(link.roles))
        editor.session.run(changeLinks([key], { roles: read.roles }));
      endTyping(editor);
      return true;
    },
  };
}

/** What a field begins with: a digit takes the place of the first share. */
function startOf(typed: string | null, said: string): string {
  if (typed === null) return said;
  const rest = said.replace(/^[^,%]*%\s*/u, '');
  if (rest === said) return said ? `${typed}% ${said}` : typed;
  return `${typed}% ${rest}`;
}

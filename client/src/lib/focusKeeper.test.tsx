import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { startKeepingFocus } from './focusKeeper';

let end = () => {};
beforeEach(() => {
  end = startKeepingFocus();
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

const one = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`Nothing is ${selector}.`);
  return found;
};
const isFocused = (selector: string) => waitFor(() => expect(document.activeElement).toBe(one(selector)));

test('what replaces a form in a tab gets the focus by way of its tab', async () => {
  document.body.innerHTML = '<main><div role="tabpanel"><form><button>Save</button></form></div></main>';
  one('button').focus();
  one('form').replaceWith(document.createElement('p'));
  await isFocused('[role="tabpanel"]');
});

test('a form that takes the place of a button gets the focus at its marked field', async () => {
  document.body.innerHTML = '<main><div role="dialog"><button>Edit</button></div></main>';
  one('button').focus();
  one('[role="dialog"]').innerHTML = '<input aria-label="First"><input data-autofocus aria-label="Second">';
  await isFocused('[data-autofocus]');
});

test('a button that was switched off while it worked has the focus again', async () => {
  document.body.innerHTML = '<main><button>Send</button></main>';
  const button = one<HTMLButtonElement>('button');
  button.focus();
  button.disabled = true;
  await Promise.resolve();
  button.blur();
  button.disabled = false;
  await isFocused('button');
});

test('a focus that went elsewhere stays there', async () => {
  document.body.innerHTML = '<main><button>Gone</button><input></main>';
  one('button').focus();
  one('button').remove();
  one('input').focus();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(document.activeElement).toBe(one('input'));
});

test('what a person left by a press on nothing is not given back', async () => {
  document.body.innerHTML = '<main><button>Left</button><p>Text</p></main>';
  one('button').focus();
  one('button').blur();
  one('p').remove();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(document.activeElement).toBe(document.body);
});

test('what is hidden with the focus in it leaves the focus to the place it stood in', async () => {
  document.body.innerHTML = '<main><div role="dialog"><div><button>Import</button></div></div></main>';
  one('button').focus();
  one('[role="dialog"] > div').hidden = true;
  one('[role="dialog"]').prepend(Object.assign(document.createElement('button'), { id: 'on' }));
  one('#on').setAttribute('data-autofocus', '');
  // A browser takes the focus from what is hidden; jsdom does not.
  (document.activeElement as HTMLElement).blur();
  await isFocused('#on');
});

// @ts-check
// What browsers have and jsdom lacks, as far as the components under test ask for it.
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import * as React from 'react';

class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** @param {string} media */
const matchMedia = (media) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

/** @param {unknown} value */
const structuredClone = (value) => deserialize(serialize(value));

Object.assign(globalThis, { TextDecoder, TextEncoder, ResizeObserver, matchMedia, structuredClone });
globalThis.Element.prototype.scrollIntoView ??= () => {};
Object.defineProperty(globalThis.document, 'fonts', { value: { addEventListener() {}, removeEventListener() {} } });

// React keeps the stack of each element's making, for its warnings. Taking it is half of the time that a form's test takes.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (!internals) throw new Error('React keeps its internals elsewhere; see what this is for, and whether it still is.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

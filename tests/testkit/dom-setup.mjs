// @ts-check
// What browsers have and jsdom lacks, as far as the components under test ask for it.
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

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

import { Signal } from '../signal';

/** An edition waits: the loader of this server looks at once. */
export const editionWaiting = new Signal();

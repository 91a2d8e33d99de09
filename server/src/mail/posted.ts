import { Signal } from '../signal';

/** Mail was posted: the queue of this server looks at once. */
export const mailPosted = new Signal();

import { Signal } from '../../signal';

/** Somebody asked for screenings: the job of this process looks at once. */
export const screeningAsked = new Signal();

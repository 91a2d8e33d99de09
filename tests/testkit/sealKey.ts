/** The applications of a run have one store, and so one key that seals second factors. */
export const SEAL_KEY = new Uint8Array(32).fill(7);

/** Limits of look-ups; times in milliseconds, sizes in bytes. */
export const LOOKUP_LIMITS = {
  sourcesMax: 10,
  nameMax: 60,
  licenceMax: 300,
  apiKeyMax: 500,
  urlMax: 300,
  searchTextMax: 200,
  candidatesMax: 20,
  reasonMax: 500,
  /** Of one thing that a record says, as screening shows it. */
  factMax: 1000,
  connectTime: 5000,
  wholeTime: 20_000,
  answerBytesMax: 4_000_000,
  /** Calls to one source at once, of one process. */
  atOnce: 4,
  /** Calls that wait for their turn at one source. */
  waitingMax: 40,
  /** Entities in one call of screening. */
  batch: 25,
  /** Lists that are asked for how an entity stands: a page of a list or what is on a chart. */
  keysMax: 1000,
} as const;

/** From which score on a match is a candidate, where nobody set another (yente's own default). */
export const THRESHOLD_DEFAULT = 0.7;

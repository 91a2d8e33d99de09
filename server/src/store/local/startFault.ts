import type { StartFault } from './failure';

const REPAIR = 'Run "npm run repair": it makes a copy first, and says what can be had back.';

const WHAT_TO_DO: Record<StartFault, readonly [string, string]> = {
  logUnreadable: ['its transaction log cannot be read to its end', REPAIR],
  diskFull: ['its disk is full', 'Free some space on that disk, then start again; nothing is lost by that.'],
  notWritable: [
    'its files cannot be written to',
    'Make the folder writable for the user that runs Stemma (owner, rights, a disk mounted read-only), then start again.',
  ],
  newerVersion: [
    'its files were written by a newer version of Neo4j',
    'Start the version of Stemma that wrote them. If none ever did: npm run repair.',
  ],
  inUse: ['another Neo4j uses its files', 'End that one (ps -ef shows it as org.neo4j.server), then start again.'],
  outOfMemory: ['there is not enough memory for it', 'Set NEO4J_HEAP lower (512m), or give the machine more memory.'],
  portTaken: ['its port was taken at that moment', 'Start again.'],
  other: ['it gave up', `Start again. If that does not help: ${REPAIR.charAt(0).toLowerCase()}${REPAIR.slice(1)}`],
};

/** A Neo4j of our own did not come up; the message says why and what to do. */
export class StoreDidNotStart extends Error {
  override readonly name = 'StoreDidNotStart';

  /** `lastWords` is what Neo4j wrote last, shown where the fault is none that is known. */
  constructor(
    readonly fault: StartFault,
    folder: string,
    lastOutput = '',
  ) {
    const [why, whatToDo] = WHAT_TO_DO[fault];
    const output = fault === 'other' && lastOutput !== '' ? `\nIts last words:\n${lastOutput}` : '';
    super(`The store in ${folder} does not start: ${why}. ${whatToDo}${output}`);
  }
}

import { describe } from '@jest/globals';
import { findJava } from '../../server/src/store/local/java';

/** Tests of a Neo4j that Stemma runs itself, where the machine has a Java for it. */
export const managed = (await findJava()) === undefined ? describe.skip : describe;

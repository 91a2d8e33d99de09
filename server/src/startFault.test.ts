import { expect, test } from '@jest/globals';
import { EnvError } from './env';
import { startFault } from './startFault';

const at = { port: '80', host: '10.9.8.7' };
const failed = (code: string, syscall: string) => Object.assign(new Error(`${code}: …`), { code, syscall });

test.each([
  [failed('EADDRINUSE', 'listen'), 'PORT: another program uses port 80 already. Set PORT to a free one.'],
  [failed('EACCES', 'listen'), 'PORT: this user may not listen at port 80. Set PORT to one from 1024 on.'],
  [
    failed('EADDRNOTAVAIL', 'listen'),
    'HOST: this machine has no address 10.9.8.7. Set HOST to one of its own, or to 0.0.0.0 for all.',
  ],
  [new EnvError('PORT is not a port number.'), 'PORT is not a port number.'],
  [new Error('Stemma found no Neo4j.'), 'Stemma found no Neo4j.'],
])('%s is told in one line', (failure, line) => {
  expect(startFault(failure, at)).toBe(line);
});

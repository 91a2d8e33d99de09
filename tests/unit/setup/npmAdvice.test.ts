import { expect, test } from '@jest/globals';
import { npmAdvice } from '../../../scripts/setup/npm.mjs';

test.each([
  ['npm error code ENOTFOUND\nnpm error network request to … failed', /proxy.*npm config set https-proxy/i],
  ['npm error code ECONNREFUSED', /proxy/i],
  ['npm error code SELF_SIGNED_CERT_IN_CHAIN', /NODE_EXTRA_CA_CERTS/],
  ['npm error code ENOSPC', /disk is full/],
  ['npm error code EACCES\nnpm error path /srv/stemma/node_modules', /chown/],
  ['spawn npm ENOENT', /no npm/],
])('what npm says (%j) is answered by one line with what to do', (said, advice) => {
  expect(npmAdvice(said)).toMatch(advice);
  expect(npmAdvice(said)).not.toContain('\n');
});

test('what npm says of the packages themselves is left to speak for itself', () => {
  expect(npmAdvice('npm error code ETARGET\nnpm error notarget No matching version found')).toBeUndefined();
});

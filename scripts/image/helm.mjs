// @ts-check
// npm run check:helm: the chart for Kubernetes by helm, where there is one (STEMMA_HELM, or in PATH).
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../setup/steps.mjs';
import { hasProgram } from './buildah.mjs';

const CHART = 'deploy/helm/stemma';
const WHOLE = ['ingress.enabled=true', 'ingress.tlsSecret=tls', 'replicas=2', 's3.endpoint=https://s3.example.org'];
const REFUSED = [
  ['replicas=2', 'needs s3.endpoint'],
  ['secretKeys={STEMMA_SEALING_KEY}', 'NEO4J_PASSWORD must be one of them'],
];
const helm = process.env['STEMMA_HELM'] || (hasProgram('helm') ? 'helm' : undefined);
const run = promisify(execFile);

/** @param {...string} settings */
const template = async (...settings) =>
  (await run(String(helm), ['template', 'trial', CHART, ...settings.flatMap((one) => ['--set', one])], { cwd: root }))
    .stdout;

async function check() {
  await run(String(helm), ['lint', '--strict', CHART], { cwd: root });
  assert.match(await template(), /kind: StatefulSet/);
  assert.match(await template(...WHOLE), /kind: Ingress/);
  for (const [setting = '', why = ''] of REFUSED) await assert.rejects(template(setting), new RegExp(why));
}

if (helm === undefined) console.log('check:helm skipped: there is no helm here.');
else {
  await check();
  console.log('check:helm holds.');
}

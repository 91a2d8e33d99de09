import { plainValue } from '../store';
import { isSecretName, SECRET_LABELS } from './allowed';

/** A row as plain JSON: nodes as {labels, properties}, relationships as {type, properties}; secrets left out wherever they stand. */
export function presentRow(row: Record<string, unknown>): Record<string, unknown> {
  return plainValue(
    row,
    ({ labels, properties }) =>
      labels.some((label) => SECRET_LABELS.has(label)) ? null : { labels, properties: open(properties) },
    ({ type, properties }) => ({ type, properties: open(properties) }),
  ) as Record<string, unknown>;
}

function open(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !isSecretName(name)));
}

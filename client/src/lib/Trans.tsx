import { Fragment, type ReactNode } from 'react';
import { richParts } from '@stemma/shared/language/translate';

type Part = ReactNode | ((parts: ReactNode[]) => ReactNode);

/** A message with elements in it: `{name}` is a value, `<b>…</b>` what the value of that name makes of its inside. */
export function Trans({ message, values }: { message: string; values: Readonly<Record<string, Part>> }): ReactNode {
  const keyed = Object.entries(values).map(([name, value]) => [name, withKeys(value)] as const);
  return keyedParts(richParts<ReactNode>(message, Object.fromEntries(keyed)));
}

function withKeys(value: Part): Part {
  return typeof value === 'function' ? (parts) => value(keyedParts(parts)) : value;
}

function keyedParts(parts: readonly ReactNode[]): ReactNode[] {
  return parts.map((part, at) => <Fragment key={at}>{part}</Fragment>);
}

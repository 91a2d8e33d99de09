import { Fragment, type ReactNode } from 'react';
import { richFormatOf, t } from '@stemma/shared/language/translate';

type Part = ReactNode | ((parts: ReactNode[]) => ReactNode);

/** A message with elements in it: `{name}` is a value, `<b>…</b>` what the value of that name makes of its inside. */
export function Trans({ message, values }: { message: string; values: Readonly<Record<string, Part>> }): ReactNode {
  const keyed = Object.entries(values).map(([name, value]) => [name, withKeys(value)]);
  const parts = richFormatOf(t(message)).format<ReactNode>(Object.fromEntries(keyed) as Record<string, ReactNode>);
  return Array.isArray(parts) ? keyedParts(parts) : parts;
}

function withKeys(value: Part): Part {
  return typeof value === 'function' ? (parts) => value(keyedParts(parts)) : value;
}

function keyedParts(parts: readonly ReactNode[]): ReactNode[] {
  return parts.map((part, at) => <Fragment key={at}>{part}</Fragment>);
}

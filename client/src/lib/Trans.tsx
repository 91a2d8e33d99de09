import { Children, type ReactNode } from 'react';
import { richFormatOf, t } from '@stemma/shared/language/translate';

type Part = ReactNode | ((parts: ReactNode[]) => ReactNode);

/** A message with elements in it: `{name}` is a value, `<b>…</b>` what the value of that name makes of its inside. */
export function Trans({ message, values }: { message: string; values: Readonly<Record<string, Part>> }): ReactNode {
  const parts = richFormatOf(t(message)).format<ReactNode>(values as Record<string, ReactNode>);
  return Children.toArray(parts);
}

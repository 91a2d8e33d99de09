import type { ChartLink } from './link';

/** What a link says, however it is drawn: its parties, direction and roles. Links that say the same on two charts have the same text. */
export function sayingOf({
  from,
  to,
  arrowType,
  roles,
}: Pick<ChartLink, 'from' | 'to' | 'arrowType' | 'roles'>): string {
  const ends = arrowType === 'Reversed' ? [to, from] : [from, to];
  const mutual = arrowType === 'Double' || arrowType === 'None';
  const said = roles.map((role) =>
    JSON.stringify(
      Object.entries(role)
        .filter(([, value]) => value != null)
        .sort(),
    ),
  );
  return JSON.stringify([mutual ? ends.sort() : ends, mutual ? arrowType : 'Normal', said.sort()]);
}

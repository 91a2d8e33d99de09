import type { Chart, ChartNode } from '@stemma/shared/chart/chart';
import { linkShape, type ChartLink } from '@stemma/shared/chart/link';
import { RECORD_TYPES, type RecordType } from '@stemma/shared/entities/typeNames';

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const WORDS =
  'Aldergrove Northquay Belle Rive Halcyon Marchetti Lindqvist Serafina Falcon Brera Verde Harbour Stone'.split(' ');
const ENDS = [
  'Holdings AB',
  'Capital S.à r.l.',
  'Ltd',
  'Investments (Luxembourg) S.C.A.',
  'GmbH & Co. KG',
  'Trust',
  'Partners LLP',
];
const COUNTRIES = ['LU', 'SE', 'IT', 'JE', 'MT', 'GB', 'CH', 'DE', null];

/** A chart like the ones people draw: families of trees of holdings, with second owners, several roles, loose cards and a loop here and there. */
export function randomChart(
  size: number,
  seed: number,
): Pick<Chart, 'name' | 'description' | 'routing' | 'nodes' | 'links' | 'groups'> {
  const next = random(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const nodes = Array.from({ length: size }, (_, at): ChartNode => {
    const typeName: RecordType = at < size / 8 ? 'Individual' : next() < 0.6 ? 'Company' : pick(RECORD_TYPES.slice(2));
    const words = Array.from({ length: 1 + Math.floor(next() * 3) }, () => pick(WORDS));
    return {
      key: `n${at}`,
      typeName,
      name: `${[...words, ...(typeName === 'Company' ? [pick(ENDS)] : [])].join(' ')} ${at}`,
      party: next() < 0.04 ? 'unknown' : 'known',
      country: pick(COUNTRIES),
      detail: next() < 0.7 ? `B ${100000 + Math.floor(next() * 900000)}` : '',
      trailEnd: null,
      permission: null,
      chartCount: 1,
      x: 0,
      y: 0,
      flag: null,
      flagColor: null,
      label: next() < 0.1 ? 'Dormant' : null,
      labelVisible: true,
      fillColor: null,
      icon: null,
      hideIcon: false,
      width: null,
      chartDescription: null,
      pinned: false,
    };
  });
  const links: ChartLink[] = [];
  const link = (from: number, to: number) => {
    const share = next() < 0.8 ? { percentage: Math.round(next() * 10000) / 100 } : {};
    const roles = [
      { role: pick(['Shareholder', 'Owner', 'Beneficial Owner']), ...share },
      ...(next() < 0.1 ? [{ role: 'Director' }] : []),
    ];
    links.push(linkShape.parse({ key: `l${links.length}`, from: `n${from}`, to: `n${to}`, roles }));
  };
  const tops = Math.max(1, Math.floor(size / 8));
  const families = Math.max(1, Math.round(size / 60));
  const members = (family: number, from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => from + at).filter((at) => at % families === family);
  for (let at = tops; at < size; at++) {
    if (next() < 0.03) continue;
    const above = members(at % families, Math.max(0, at - families * 14), at);
    link(above.length && at >= tops + families ? pick(above) : Math.floor(next() * tops), at);
    if (next() < 0.12 && above.length) link(pick(above), at);
    if (next() < 0.02) link(Math.floor(next() * at), at);
  }
  if (size > 20) link(size - 1, Math.floor(size / 2));
  return { name: `Random ${size}`, description: '', routing: 'orthogonal', nodes, links, groups: [] };
}

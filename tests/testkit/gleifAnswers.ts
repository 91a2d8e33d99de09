import { serveSource, type Asked, type SourceServer } from './sourceServers';

/** LEIs of the recorded answers, with true check digits. */
export const LEIS = {
  harbour: '5493001KJTIIGC8Y1R12',
  direct: '529900T8BM49AURSDO55',
  other: 'HWUPKR0MPOU8FGXBT394',
} as const;

interface Recorded {
  lei: string;
  name: string;
  jurisdiction: string;
  registeredAs?: string;
  status?: string;
  relationships?: Record<string, unknown>;
}

/** A record as GLEIF's API gives it. */
export function leiRecord({ lei, name, jurisdiction, registeredAs, status = 'ACTIVE', relationships = {} }: Recorded) {
  const address = {
    language: 'en',
    addressLines: ['1 Quay Street'],
    city: 'Bristol',
    region: 'GB-BST',
    country: 'GB',
    postalCode: 'BS1 4DJ',
  };
  return {
    type: 'lei-records',
    id: lei,
    attributes: {
      lei,
      entity: {
        legalName: { name, language: 'en' },
        otherNames: [{ name: 'Harbour', language: 'en', type: 'TRADING_OR_OPERATING_NAME' }],
        transliteratedOtherNames: [],
        legalAddress: address,
        headquartersAddress: address,
        registeredAt: { id: 'RA000585', other: null },
        registeredAs: registeredAs ?? null,
        jurisdiction,
        category: 'GENERAL',
        legalForm: { id: 'H0PO', other: null },
        associatedEntity: { lei: null, name: null },
        status,
        expiration: { date: null, reason: null },
        successorEntity: { lei: null, name: null },
        creationDate: '1998-03-02T00:00:00Z',
        subCategory: null,
      },
      registration: {
        initialRegistrationDate: '2014-01-01T00:00:00Z',
        lastUpdateDate: '2026-05-01T00:00:00Z',
        status: 'ISSUED',
        nextRenewalDate: '2027-05-01T00:00:00Z',
        managingLou: 'EVK05KS7XY1DEII3R011',
        corroborationLevel: 'FULLY_CORROBORATED',
      },
      bic: null,
    },
    relationships,
    links: { self: `https://api.gleif.org/api/v1/lei-records/${lei}` },
  };
}

const linkTo = (name: string) => ({ links: { [name]: 'https://elsewhere.example/must-not-be-followed' } });

export interface GleifServer extends SourceServer {
  /** Names by LEI; changing one changes what is served. */
  names: Map<string, string>;
}

/** GLEIF's API on loopback with a company, its direct parent, and the exception that it reports of an ultimate one. */
export async function serveGleif(): Promise<GleifServer> {
  const names = new Map<string, string>([
    [LEIS.harbour, 'HARBOUR HOLDINGS LIMITED'],
    [LEIS.direct, 'QUAY GROUP PLC'],
    [LEIS.other, 'HARBOUR HOUSE GMBH'],
  ]);
  const recordOf = (lei: string) => {
    const about = { lei, name: names.get(lei) ?? '' };
    if (lei === LEIS.other) return leiRecord({ ...about, jurisdiction: 'DE', status: 'INACTIVE' });
    if (lei === LEIS.direct) return leiRecord({ ...about, jurisdiction: 'GB', registeredAs: '01000001' });
    const relationships = {
      'direct-parent': linkTo('lei-record'),
      'ultimate-parent': linkTo('reporting-exception'),
    };
    return leiRecord({ ...about, jurisdiction: 'GB', registeredAs: '01234567', relationships });
  };
  const answer = ({ path }: Asked) => {
    const url = new URL(path, 'http://source');
    const type = 'application/vnd.api+json';
    const [, , lei = '', below] = url.pathname.split('/');
    if (below === 'direct-parent') return { type, body: { data: recordOf(LEIS.direct) } };
    if (below === 'ultimate-parent-reporting-exception') {
      const attributes = { lei, category: 'ULTIMATE_ACCOUNTING_CONSOLIDATION_PARENT', reason: 'NATURAL_PERSONS' };
      return { type, body: { data: { type: 'reporting-exceptions', id: lei, attributes } } };
    }
    if (lei) return names.has(lei) ? { type, body: { data: recordOf(lei) } } : { status: 404, body: { errors: [] } };
    const wanted = url.searchParams.get('filter[lei]');
    const text = (url.searchParams.get('filter[fulltext]') ?? '').toUpperCase();
    const found = [...names].filter(([known, name]) => (wanted ? known === wanted : name.includes(text)));
    return { type, body: { meta: {}, links: {}, data: found.map(([known]) => recordOf(known)) } };
  };
  return { ...(await serveSource(answer)), names };
}

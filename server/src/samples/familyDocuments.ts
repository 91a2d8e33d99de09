/** A document of an example: `id` is that of evidence, `of` that of the card it belongs to. */
interface ExampleFile {
  id: string;
  of: string;
  name: string;
  /** ISO day. */
  expires?: string;
  lines: readonly string[];
}

interface ExampleWebLink {
  id: string;
  of: string;
  name: string;
  url: string;
}

/** The files of the family's example, all made up. */
export const FAMILY_FILES: readonly ExampleFile[] = [
  {
    id: 'passport',
    of: 'oskar',
    name: 'Passport O. Eklund.pdf',
    expires: '2026-03-01',
    lines: ['Passport (example)', 'Eklund, Oskar', 'Born 02.11.1958, Sweden', 'Valid until 28.02.2026'],
  },
  {
    id: 'deed',
    of: 'trust',
    name: 'Trust deed 2009.pdf',
    lines: [
      'Deed of the Aldergrove Settlement (example)',
      'Made on 20.05.2009 under the law of Jersey',
      'Settlor: Helena Castellan',
      'Beneficiary with an interest in possession: Luca Castellan',
      'Trustee: Channel Fiduciaries Ltd',
    ],
  },
  {
    id: 'register',
    of: 'parent',
    name: 'Share register 2023.pdf',
    lines: [
      'Share register of Castellan Eklund Capital S.à r.l. (example)',
      'From 01.07.2023: Aldergrove Settlement 4,800 shares, Northquay Holdings AB 4,000 shares,',
      'Nordhavn Industri ASA 1,200 shares; 10,000 shares in all.',
      'From 07.05.2014 until then: Aldergrove Settlement 6,000 shares, Northquay Holdings AB 4,000 shares.',
    ],
  },
];

/** Web links of the family's example: the home pages of registers. */
export const FAMILY_WEB_LINKS: readonly ExampleWebLink[] = [
  { id: 'swedish-register', of: 'north', name: 'Bolagsverket', url: 'https://bolagsverket.se/' },
  { id: 'owners-register', of: 'parent', name: 'Register of beneficial owners', url: 'https://www.lbr.lu/' },
];

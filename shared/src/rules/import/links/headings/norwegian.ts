import type { HeadingVocabulary } from './headingVocabulary';

export const NORWEGIAN_HEADINGS: HeadingVocabulary = {
  owner: 'eier, eiere, eieren, eierne, innehaver, innehavere, kjøper, kjøpere, erverver',
  heldBy: 'eid av, eies av, kontrollert av',
  roles: {
    'Parent Company': 'mor, morselskap, morselskapet, morselskaper, morforetak',
    'Ultimate Parent': 'konsernspiss',
    Shareholder: 'aksjonær, aksjonærer, aksjeeier, aksjeeiere, andelseier, andelseiere',
    Partner: 'deltaker, deltakere, deltager, deltagere, medeier, medeiere, selskapsdeltaker',
    'General Partner': 'komplementar, komplementarer',
    'Limited Partner': 'kommandittist, kommandittister',
    Investor: 'investor, investorer',
    'Beneficial Owner': 'reell rettighetshaver, reelle rettighetshavere, reell eier, reelle eiere',
    Director: 'styremedlem, styremedlemmer, direktør, direktører',
    'Managing Director': 'daglig leder, administrerende direktør',
    Chair: 'styreleder, styrets leder',
    Secretary: 'sekretær, sekretærer',
    Trustee: 'forvalter, forvaltere',
    Settlor: 'stifter, stiftere, oppretter',
    Protector: 'beskytter',
    Beneficiary: 'begunstiget, begunstigede, mottaker',
    Founder: 'grunnlegger, grunnleggere, gründer',
  },
  pluralEndings: 'e, r, er',
  alsoPlural: 'eiere, aksjonærer, aksjeeiere',
  owned:
    'porteføljeselskap, datter, datterselskap, datterselskaper, datterselskapet, datterforetak, eid selskap, eide selskap, eide, tilknyttet selskap, målselskap, porteføljeselskap',
  holds: 'eier i, kontrollerer',
  from: 'fra',
  to: 'til',
  name: 'navn, fullt navn, betegnelse',
  heldName:
    'selskap, selskapet, selskaper, selskapsnavn, foretak, foretaket, foretaksnavn, virksomhet, bedrift, enhet, organisasjon, juridisk person, stiftelse, fond, firma',
  of: 'av, til, for, på, i',
  votes: 'stemme, stemmer, stemmerett, stemmeandel',
  amount: 'antall, beløp, nominell verdi, pålydende',
  link: {
    share:
      'andel, andeler, andel i %, andel %, eierandel, eierandeler, eierandel i %, eierandel %, eierskap, eierskap %, kapitalandel, prosent, prosentandel, aksjer, aksjeandel',
    role: 'rolle, roller, funksjon, stilling, relasjon, forhold, verv',
    since:
      'erverv, ervervet, ervervsdato, siden, startdato, start, fra dato, fra og med, tiltrådt, tiltredelse, tiltredelsesdato, utnevnt',
    until: 'inntil, sluttdato, slutt, til dato, til og med, fratrådt, fratredelse, fratredelsesdato, opphørt, opphør',
    details: 'merknad, merknader, kommentar, kommentarer',
    source: 'kilde, kilder',
  },
  party: {
    type: 'slag, selskapsform, organisasjonsform, juridisk form',
    country: 'land, nasjonalitet, statsborgerskap, jurisdiksjon, hjemsted',
    registration: 'organisasjonsnummer, orgnr, org.nr, org nummer, registreringsnummer',
    lei: 'LEI-kode',
    birthDate: 'fødselsdato, født, fødselsdag',
    incorporation: 'stiftet, stiftelsesdato, grunnlagt, etablert, etableringsdato',
    id: 'nøkkel, nummer, identifikator',
  },
  entity: { firstName: 'fornavn', lastName: 'etternavn', notes: 'merknad, merknader, kommentarer' },
  otherText:
    'klasse, serie, aksjeklasse, valuta, adresse, telefon, sted, postnummer, bransje, bosted, yrke, advokat, kategori, selger',
  otherDate:
    'dato, per dato, pr. dato, skjæringsdato, balansedag, rapportdato, registreringsdato, registrert, oppdatert',
};

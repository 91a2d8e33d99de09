import type { HeadingVocabulary } from './headingVocabulary';

export const DANISH_HEADINGS: HeadingVocabulary = {
  owner: 'ejer, ejere, ejeren, legal ejer, legale ejere, indehaver, indehavere, besidder, køber, købere, erhverver',
  heldBy: 'ejet af, ejes af, kontrolleret af',
  roles: {
    'Parent Company': 'mor, moder, moderselskab, moderselskaber, moderselskabet, modervirksomhed',
    Shareholder:
      'aktionær, aktionærer, anpartshaver, anpartshavere, kapitalejer, kapitalejere, aktieejer, selskabsdeltager, selskabsdeltagere',
    Partner: 'interessent, interessenter, kompagnon, medejer, medejere',
    'General Partner': 'komplementar, komplementarer',
    'Limited Partner': 'kommanditist, kommanditister',
    Investor: 'investorer',
    'Beneficial Owner': 'reel ejer, reelle ejere, reel ejere, ultimativ ejer',
    Director: 'direktør, direktører, bestyrelsesmedlem, bestyrelsesmedlemmer',
    'Managing Director': 'administrerende direktør',
    Chair: 'bestyrelsesformand, formand',
    Secretary: 'sekretær, sekretærer',
    Trustee: 'forvalter, forvaltere',
    Settlor: 'stifter, stiftere',
    Protector: 'beskytter, beskyttere',
    Beneficiary: 'begunstiget, begunstigede',
    Founder: 'grundlægger, grundlæggere',
  },
  pluralEndings: 'e, r, er',
  alsoPlural: 'ejere, aktionærer, kapitalejere',
  owned:
    'porteføljeselskab, porteføljevirksomhed, datter, datterselskab, datterselskaber, datterselskabet, dattervirksomhed, dattervirksomheder, ejet selskab, ejede selskab, ejet, ejede, associeret selskab, kapitalandel i, målselskab',
  holds: 'ejer i, kontrollerer',
  from: 'fra',
  to: 'til',
  name: 'navn, navne, fulde navn, betegnelse',
  heldName:
    'selskab, selskabet, selskaber, selskabsnavn, virksomhed, virksomheder, virksomhedsnavn, enhed, organisation, juridisk person, fond, firma, firmanavn',
  of: 'af, for, på, til, i',
  votes: 'stemme, stemmer, stemmeret, stemmerettigheder, stemmeandel',
  amount: 'antal, beløb, nominel værdi, nominelt, pålydende',
  link: {
    share:
      'andel, andele, andel i %, andel %, ejerandel, ejerandele, ejerandel i %, ejerandel %, ejerskab, ejerskab %, kapitalandel, kapitalandele, procent, procentandel, anpart, anparter, aktier, ejer %',
    role: 'rolle, roller, funktion, stilling, relation, forhold, hverv',
    since:
      'erhvervelse, erhvervet, erhvervelsesdato, siden, startdato, start, fra dato, fra og med, begyndelse, tiltrådt, tiltrædelse, tiltrædelsesdato, udnævnt, indtrådt',
    until:
      'indtil, slutdato, slut, til dato, til og med, ophør, ophørt, fratrådt, fratrædelse, fratrædelsesdato, udtrådt',
    details: 'bemærkning, bemærkninger, kommentar, kommentarer',
    source: 'kilde, kilder',
  },
  party: {
    type: 'slags, selskabsform, virksomhedsform, juridisk form',
    country: 'land, nationalitet, statsborgerskab, jurisdiktion, hjemsted',
    registration: 'CVR, CVR-nummer, CVR-nr, registreringsnummer, virksomhedsnummer',
    lei: 'LEI-kode',
    birthDate: 'fødselsdato, født, fødselsdag',
    incorporation: 'stiftet, stiftelsesdato, stiftelsesdag, grundlagt, etableret, etableringsdato',
    id: 'nøgle, nummer, identifikator',
  },
  entity: { firstName: 'fornavn', lastName: 'efternavn', notes: 'bemærkning, bemærkninger, kommentarer' },
  otherText:
    'klasse, serie, aktieklasse, valuta, adresse, telefon, by, postnummer, branche, bopæl, erhverv, advokat, kategori, sælger',
  otherDate:
    'dato, pr. dato, opgørelsesdato, skæringsdato, balancedag, rapportdato, registreringsdato, registreret, opdateret',
};

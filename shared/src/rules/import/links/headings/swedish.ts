import type { HeadingVocabulary } from './headingVocabulary';

export const SWEDISH_HEADINGS: HeadingVocabulary = {
  owner: 'ägare, ägaren, ägarna, ägarbolag, innehavare, innehavaren, andelsägare, köpare, förvärvare',
  heldBy: 'ägs av, ägd av, ägt av, kontrolleras av',
  roles: {
    'Parent Company': 'moder, mor, moderbolag, moderbolaget, moderföretag, holdingbolag',
    Shareholder: 'aktieägare, aktieägaren, aktieägarna, aktionär, aktionärer',
    Partner: 'delägare, bolagsman, bolagsmän, kompanjon',
    'General Partner': 'komplementär, komplementärer',
    'Limited Partner': 'kommanditdelägare',
    Investor: 'investerare',
    'Beneficial Owner': 'verklig huvudman, verkliga huvudmän, verklig ägare',
    Director: 'styrelseledamot, styrelseledamöter, ledamot, ledamöter, direktör, styrelsemedlem',
    'Managing Director': 'verkställande direktör, VD',
    Chair: 'styrelseordförande, ordförande',
    Secretary: 'sekreterare',
    'Authorised Signatory': 'firmatecknare',
    Trustee: 'förvaltare',
    Settlor: 'stiftare',
    Protector: 'beskyddare',
    Beneficiary: 'förmånstagare, destinatär, destinatärer',
    Founder: 'grundare',
  },
  pluralEndings: 'r, er, ar',
  alsoPlural: 'ägare, aktieägare, delägare, innehavare',
  owned:
    'portföljbolag, dotter, dotterbolag, dotterbolaget, dotterbolagen, dotterföretag, ägt bolag, ägda bolag, ägd, ägt, ägda, innehav, portföljbolag, målbolag, intressebolag, intresseföretag',
  holds: 'äger, kontrollerar',
  from: 'från',
  to: 'till',
  name: 'namn, fullständigt namn, benämning',
  heldName:
    'bolag, bolaget, bolagsnamn, företag, företaget, företagsnamn, enhet, organisation, juridisk person, stiftelse, fond',
  of: 'av, för, hos, till, i',
  votes: 'röst, röster, rösträtt, röstandel, röstetal',
  amount: 'antal, belopp, nominellt värde, kvotvärde',
  link: {
    share:
      'andel, andelar, andel i %, andel %, ägarandel, ägarandelar, ägarandel i %, ägarandel %, ägande, ägande %, kapitalandel, aktieandel, procent, procentandel, innehav %, innehav i %, aktier',
    role: 'roll, roller, funktion, befattning, relation, ställning, uppdrag',
    since:
      'förvärv, förvärvad, förvärvsdatum, sedan, från och med, fr.o.m, startdatum, start, börjar, tillträde, tillträdesdatum, tillträdd, utsedd',
    until: 'till och med, t.o.m, slutdatum, slut, slutar, avgång, avgick, avträde, avgått, frånträde',
    details: 'anmärkning, anmärkningar, kommentar, kommentarer',
    source: 'källa, källor',
  },
  party: {
    type: 'typ, slag, bolagsform, företagsform, juridisk form',
    country: 'land, nationalitet, medborgarskap, jurisdiktion, säte, hemvist',
    registration: 'organisationsnummer, orgnr, org.nr, registreringsnummer, org nummer',
    lei: 'LEI-kod',
    birthDate: 'födelsedatum, född, födelsedag',
    incorporation: 'bildad, bildat, bildades, bildandedatum, grundad, grundat, grundades, stiftad, stiftelsedatum',
    id: 'nyckel, nummer, identifierare',
  },
  entity: { firstName: 'förnamn', lastName: 'efternamn', notes: 'anmärkning, anmärkningar, kommentarer' },
  otherText:
    'klass, serie, aktieslag, valuta, adress, telefon, ort, stad, postnummer, bransch, bostadsort, hemort, yrke, advokat, kategori, säljare',
  otherDate:
    'datum, per datum, per den, avstämningsdag, balansdag, rapportdatum, registreringsdatum, registrerad, uppdaterad',
};

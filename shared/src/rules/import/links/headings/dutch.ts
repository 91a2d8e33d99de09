import type { HeadingVocabulary } from './headingVocabulary';

export const DUTCH_HEADINGS: HeadingVocabulary = {
  owner:
    'eigenaar, eigenaren, eigenaars, eigenares, houder, houders, rechthebbende, rechthebbenden, bezitter, koper, kopers, verkrijger, verkrijgers',
  heldBy: 'gehouden door, in bezit van',
  roles: {
    'Parent Company':
      'moeder, moedermaatschappij, moedermaatschappijen, moederbedrijf, moedervennootschap, moederonderneming',
    Shareholder: 'aandeelhouder, aandeelhouders, aandeelhoudster',
    Partner: 'vennoot, vennoten',
    'General Partner': 'beherend vennoot, beherende vennoot, beherende vennoten, gecommanditeerde vennoot',
    'Limited Partner': 'commanditaire vennoot, commanditaire vennoten, commanditaris',
    Investor: 'investeerder, investeerders, belegger',
    'Beneficial Owner':
      'uiteindelijk begunstigde, uiteindelijke begunstigde, uiteindelijk belanghebbende, uiteindelijke belanghebbende, uiteindelijk belanghebbenden, economisch eigenaar',
    Director: 'bestuurder, bestuurders, directeur, directeuren',
    Manager: 'zaakvoerder, zaakvoerders',
    'Supervisory Board Member': 'commissaris, commissarissen',
    Secretary: 'secretaris, secretarissen',
    Settlor: 'insteller, instellers',
    Protector: 'beschermer',
    Beneficiary: 'begunstigde, begunstigden',
    Founder: 'oprichter, oprichters',
  },
  pluralEndings: 's, n, en',
  alsoPlural: 'vennoten',
  owned:
    'portefeuillebedrijf, portefeuillemaatschappij, dochter, dochters, dochtermaatschappij, dochtermaatschappijen, dochterbedrijf, dochteronderneming, dochterondernemingen, dochtervennootschap, deelneming, deelnemingen, gehouden, gehouden vennootschap, gehouden maatschappij, doelvennootschap',
  holds: 'bezit, houdt, controleert',
  from: 'van',
  to: 'naar, aan',
  name: 'naam, namen, volledige naam, statutaire naam, benaming',
  heldName:
    'vennootschap, vennootschappen, bedrijf, bedrijven, bedrijfsnaam, onderneming, ondernemingen, maatschappij, rechtspersoon, entiteit, entiteiten, organisatie, stichting, fonds',
  of: 'van, van de, van het, der',
  votes: 'stem, stemmen, stemrecht, stemrechten',
  amount: 'aantal, bedrag, nominale waarde, waarde',
  link: {
    share:
      'aandeel, aandelen, aandeel in %, aandelenbelang, belang, belang in %, belang %, deelnemingspercentage, aandelenpercentage, eigendom, eigendomspercentage, kapitaalbelang, percentage belang, percentage aandelen, procent',
    role: 'rol, rollen, functie, hoedanigheid, relatie, soort relatie, soort belang',
    since:
      'verkrijging, verkregen, benoeming, sinds, vanaf, begin, begindatum, startdatum, ingangsdatum, benoemd, benoemd op, datum in functie, in functie sinds',
    until: 'tot, tot en met, t/m, einde, einddatum, afgetreden, afgetreden op, ontslag, datum uit functie, uit functie',
    details: 'opmerking, opmerkingen, toelichting',
    source: 'bron, bronnen',
  },
  party: {
    type: 'soort, rechtsvorm',
    country: 'land, nationaliteit, jurisdictie, vestigingsland, vestigingsplaats, zetel',
    registration:
      'KvK, KvK-nummer, KvK nr, registratienummer, ondernemingsnummer, handelsregisternummer, inschrijvingsnummer, RSIN',
    lei: 'LEI-code',
    birthDate: 'geboortedatum, geboren, geboren op',
    incorporation: 'oprichting, oprichtingsdatum, datum oprichting, datum van oprichting, opgericht, opgericht op',
    id: 'sleutel, nummer, identificatie',
  },
  entity: { firstName: 'voornaam, voornamen', lastName: 'achternaam, familienaam', notes: 'opmerking, opmerkingen' },
  otherText:
    'klasse, soort, soort aandelen, aandelenklasse, valuta, adres, e-mail, telefoon, plaats, stad, postcode, branche, activiteit, woonplaats, beroep, advocaat, notaris, accountant, certificaat, categorie, verkoper, verkopers, vervreemder',
  otherDate: 'datum, peildatum, per datum, stand per, rapportagedatum, inschrijfdatum, datum inschrijving, bijgewerkt',
};

import type { HeadingVocabulary } from './headingVocabulary';

export const GERMAN_HEADINGS: HeadingVocabulary = {
  owner:
    'Feederfonds, Eigentümer, Eigentümerin, Eigentümer:in, Eigentümer/in, Inhaber, Inhaberin, Anteilseigner, Anteilseignerin, Anteilsinhaber, Anteilsinhaberin, Halter, Halterin, Beteiligter, Beteiligte, Besitzer, Besitzerin, Käufer, Käuferin, Erwerber, Erwerberin',
  heldBy: 'gehalten von, gehalten durch, gehalten über, beteiligt über, mittelbar über',
  roles: {
    'Parent Company':
      'Mutter, Muttergesellschaft, Muttergesellschaften, Mutterunternehmen, Obergesellschaft, beherrschendes Unternehmen, herrschendes Unternehmen',
    'Ultimate Parent': 'Konzernmutter',
    Shareholder:
      'Gesellschafter, Gesellschafterin, Gesellschafterinnen, Gesellschafter:in, Gesellschafter/in, Aktionär, Aktionäre, Aktionärin, Aktionärinnen',
    Partner: 'Partnerin',
    'Limited Partner': 'Kommanditist, Kommanditisten, Kommanditistin',
    'General Partner':
      'Komplementär, Komplementäre, Komplementärin, persönlich haftender Gesellschafter, persönlich haftende Gesellschafterin, phG',
    'Silent Partner': 'stiller Gesellschafter, stille Gesellschafterin, stille Gesellschafter',
    Investor: 'Investoren, Investorin',
    'Beneficial Owner':
      'wirtschaftlich Berechtigter, wirtschaftlich Berechtigte, wirtschaftlich Berechtigten, wirtschaftlicher Eigentümer, wirtschaftlicher Berechtigter',
    Director:
      'Geschäftsführer, Geschäftsführerin, Geschäftsführerinnen, Geschäftsführer:in, Geschäftsführer/in, Geschäftsführung, Vorstand, Vorstände, Vorstandsmitglied, Vorstandsmitglieder, Direktor, Direktoren, Direktorin, Verwaltungsrat, Verwaltungsräte, Verwaltungsratsmitglied',
    'Supervisory Board Member': 'Aufsichtsrat, Aufsichtsräte, Aufsichtsratsmitglied, Aufsichtsratsmitglieder',
    'Authorised Signatory': 'Prokurist, Prokuristen, Prokuristin, Zeichnungsberechtigter, Zeichnungsberechtigte',
    Lender: 'Darlehensgeber, Kreditgeber, Darlehensgeberin, Kreditgeberin',
    Trustee: 'Treuhänder, Treuhänderin',
    Settlor: 'Stifter, Stifterin, Treugeber, Treugeberin, Errichter',
    Protector: 'Protektor, Protektorin, Protektoren',
    Beneficiary: 'Begünstigter, Begünstigte, Begünstigten, Destinatär, Destinatäre',
    Founder: 'Gründer, Gründerin',
  },
  offices: {
    Director:
      'Geschäftsführungen, Geschäftsführungsmandate, Geschäftsführungsmandat, Vorstandsmandate, Verwaltungsratsmandate',
    'Supervisory Board Member': 'Aufsichtsratsmandate',
  },
  shortRoles: { Director: 'GF, VR', 'Supervisory Board Member': 'AR' },
  pluralEndings: 'e, n, en, nen',
  alsoPlural:
    'Eigentümer, Inhaber, Anteilseigner, Anteilsinhaber, Halter, Besitzer, Gesellschafter, stille Gesellschafter, Geschäftsführer, Treuhänder, Treugeber, Stifter, Gründer, Investoren, Tochterunternehmen',
  owned:
    'Darlehensnehmer, Kreditnehmer, Darlehensnehmerin, Kreditnehmerin, Masterfonds, Portfoliounternehmen, Portfoliogesellschaft, Portfoliogesellschaften, Tochter, Töchter, Tochtergesellschaft, Tochtergesellschaften, Tochterunternehmen, Untergesellschaft, Untergesellschaften, Beteiligungsgesellschaft, Beteiligungsunternehmen, Beteiligung an, gehalten, gehaltene, Gehaltener, gehaltene Gesellschaft, Zielgesellschaft, abhängiges Unternehmen, beherrschtes Unternehmen, beherrschte Gesellschaft, kontrollierte Gesellschaft',
  holds: 'hält, besitzt, kontrolliert, beherrscht, beteiligt an',
  qualifier:
    'direkter, direkte, unmittelbarer, unmittelbare, aktueller, aktuelle, alleiniger, alleinige, eingetragener, eingetragene, neuer, neue',
  from: 'von',
  to: 'an, nach',
  name: 'Bezeichnung, Partei, Namen, Vor- und Nachname, vollständiger Name',
  heldName:
    'Firma, Firmenname, Firmen, Gesellschaft, Gesellschaften, Unternehmen, Unternehmensname, Beteiligung, Stiftung, Fonds, Personengesellschaft, Immobilie, Flugzeug, Name und Sitz, Name und Sitz der Gesellschaft, Name Sitz, Grundstück, Hubschrauber, Schiff, Boot, Bankkonto',
  holdings: 'Beteiligungen',
  of: 'des, der, von, vom',
  votes: 'Stimme, Stimmen, Stimmrecht, Stimmrechte',
  amount: '',
  link: {
    share:
      'Anteil, Anteile, Anteil Prozent, Anteil in Prozent, Anteil %, Anteil in %, Quote, Anteilsquote, Beteiligungsquote, Beteiligungsanteil, Beteiligungshöhe, Höhe der Beteiligung, Beteiligung %, Beteiligung in %, Prozent, Prozentsatz, Kapitalanteil, Kapitalanteil %, Kapitalanteil in %, Kapital %, Kapital in %, Anteil am Kapital, Geschäftsanteil in %',
    minimum: 'mindestens, mindestens Prozent, Mindestanteil, Anteil mindestens, mehr als, Anteil über, über',
    maximum: 'höchstens, höchstens Prozent, Höchstanteil, Anteil höchstens, bis zu, weniger als, Anteil unter, unter',
    role: 'Funktion, Rolle, Beziehung, Beteiligungsart, Art der Beteiligung, Art der Beziehung, Stellung, Position',
    since:
      'Erwerb, Erwerbsdatum, Bestellung, Bestellungsdatum, Amtsantritt, seit, Beginn, Beginndatum, ab, von Datum, gültig ab, Eintritt, Eintrittsdatum, Stand seit, bestellt, bestellt am, bestellt seit, erworben am',
    until:
      'Abberufung, Abberufungsdatum, Ausscheiden, bis, Ende, Enddatum, gültig bis, Austritt, Austrittsdatum, abberufen, abberufen am, ausgeschieden, ausgeschieden am',
    via: 'direkt indirekt, direkt oder indirekt, mittelbar unmittelbar',
    beneficial: 'wirtschaftlich',
    details: 'Bemerkung, Bemerkungen, Anmerkung, Anmerkungen, Kommentar, Hinweis',
    source: 'Quelle',
    checkedOn: 'geprüft am',
    checkedBy: 'geprüft von',
  },
  party: {
    type: 'Art, Typ, Rechtsform',
    country: 'Land, Staat, Sitz, Sitzland, Nationalität, Staatsangehörigkeit, Rechtsordnung',
    registration:
      'Registernummer, Handelsregisternummer, HRB, HR-Nummer, Register-Nr, Firmenbuchnummer, Firmennummer, Registernr',
    birthDate: 'Geburtsdatum, geboren, geboren am, Geb Datum, Geburtstag',
    incorporation:
      'Gründung, Gründungsdatum, gegründet, gegründet am, Datum der Gründung, Errichtung, Errichtungsdatum, errichtet, errichtet am',
    id: 'Schlüssel, Kennung, Nr, Nummer',
  },
  entity: {
    firstName: 'Vorname',
    lastName: 'Nachname, Familienname',
    notes: 'Bemerkung, Bemerkungen, Anmerkung, Anmerkungen',
  },
  otherText:
    'Gattung, Aktiengattung, Aktienart, Art der Aktien, Anteilsart, Anteilsklasse, Klasse, Serie, Währung, Adresse, Anschrift, E-Mail, Telefon, Ort, Stadt, PLZ, Branche, Status, Tätigkeit, Geschäftstätigkeit, Gegenstand, Konsolidierung, Konsolidierungsart, Konsolidierungsmethode, Einbeziehung, Abschlussprüfer, Wirtschaftsprüfer, Prüfer, Wohnort, Wohnsitz, Geburtsort, Beruf, Anwalt, Rechtsanwalt, Notar, Steuerberater, Ansprechpartner, Urkunde, Kategorie, Verkäufer, Verkäuferin, Veräußerer, Veräußerin',
  otherDate:
    'Datum, Stichtag, Stand, Stand per, Stand vom, per, zum, Berichtsdatum, Berichtsstichtag, Bilanzstichtag, Abfragedatum, Auswertungsdatum, Eintragung, Eintragungsdatum, eingetragen am, letzte Änderung, aktualisiert, aktualisiert am',
};

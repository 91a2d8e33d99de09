import type { HeadingVocabulary } from './headingVocabulary';

export const ITALIAN_HEADINGS: HeadingVocabulary = {
  owner:
    'proprietario, proprietari, proprietaria, titolare, titolari, detentore, detentori, possessore, partecipante, società partecipante, intestatario, intestatari, acquirente, acquirenti, compratore, cessionario, cessionari',
  heldBy: 'detenuto da, detenuta da, posseduto da, posseduta da, controllato da, controllata da',
  roles: {
    'Parent Company':
      'controllante, controllanti, società controllante, impresa controllante, società madre, casa madre, madre',
    'Ultimate Parent': 'capogruppo, società capogruppo',
    Shareholder: 'azionista, azionisti, socio, soci, socia, quotista, quotisti',
    'General Partner': 'accomandatario, accomandatari, socio accomandatario, soci accomandatari',
    'Limited Partner': 'accomandante, accomandanti, socio accomandante, soci accomandanti',
    Investor: 'investitore, investitori',
    'Beneficial Owner': 'titolare effettivo, titolari effettivi, beneficiario effettivo, beneficiari effettivi',
    Director:
      'amministratore, amministratori, amministratrice, consigliere, consiglieri, direttore, direttori, direttrice',
    President: 'presidente, presidenti',
    Secretary: 'segretario, segretari, segretaria',
    'Authorised Signatory': 'procuratore, procuratori',
    Trustee: 'fiduciario, fiduciari, fiduciaria',
    Settlor: 'disponente, disponenti',
    Protector: 'guardiano, guardiani, protettore',
    Beneficiary: 'beneficiario, beneficiari, beneficiaria',
    Founder: 'fondatore, fondatori, fondatrice',
  },
  pluralEndings: 'o>i, a>i, e>i, io>i',
  owned:
    'società in portafoglio, controllata, controllate, controllato, società controllata, società controllate, impresa controllata, partecipata, partecipate, società partecipata, società partecipate, impresa partecipata, società figlia, figlia, detenuta, posseduta, società detenuta, emittente, società emittente, filiale, filiali, sussidiaria',
  holds: 'detiene, possiede, controlla, partecipa in',
  from: 'da',
  to: '',
  name: 'nome, nomi, nominativo, nominativi, ragione sociale, denominazione, denominazione sociale, nome e cognome, nome completo',
  heldName:
    'società, impresa, imprese, azienda, aziende, ente, enti, entità, organizzazione, persona giuridica, fondazione, fondo',
  holdings: 'partecipazioni',
  of: 'di, del, della, dell, dei, delle',
  votes: 'voto, voti, diritto di voto, diritti di voto',
  amount: 'numero di, numero azioni, numero quote, importo, valore nominale, valore',
  link: {
    share:
      'quota, quote, quota in %, quota %, quota di partecipazione, quote di partecipazione, quota di possesso, partecipazione, partecipazioni, partecipazione in %, percentuale, percentuali, percentuale di partecipazione, percentuale di possesso, percentuale di capitale, % di partecipazione, % di possesso, % del capitale, quota capitale, azioni',
    role: 'ruolo, ruoli, carica, cariche, funzione, qualifica, relazione, rapporto, tipo di rapporto',
    since:
      "acquisto, acquisizione, dal, da data, inizio, data inizio, data di inizio, decorrenza, nominato, nominato il, nomina, data nomina, data di nomina, a partire dal, data d'ingresso",
    until:
      'cessato, cessata, al, fino a, fino al, fine, data fine, data di fine, cessazione, data cessazione, data di cessazione, dimissioni, cessato il',
    details: 'osservazioni, commento, commenti, nota',
    source: 'fonte, fonti',
  },
  party: {
    type: 'tipo, tipologia, forma giuridica, natura giuridica',
    country:
      'paese, paesi, stato, nazione, nazionalità, cittadinanza, giurisdizione, sede, sede legale, paese di costituzione',
    registration:
      'numero di registrazione, numero di iscrizione, codice fiscale, partita IVA, P. IVA, numero REA, REA, registro imprese, numero registro imprese',
    lei: 'codice LEI',
    birthDate: 'data di nascita, data nascita, nascita, nato il, nata il',
    incorporation:
      'costituzione, data di costituzione, data costituzione, costituita, costituita il, fondata, data di fondazione',
    id: 'chiave, identificativo, numero',
  },
  entity: { lastName: 'cognome', notes: 'osservazioni, commenti' },
  otherText:
    'classe, categoria, categoria di azioni, classe di azioni, valuta, indirizzo, telefono, città, CAP, settore, stato, attività, residenza, luogo di residenza, domicilio, professione, occupazione, avvocato, notaio, certificato, venditore, venditori, cedente, cedenti',
  otherDate:
    'data, alla data, alla data del, data di riferimento, data riferimento, data del rapporto, data di iscrizione, data di registrazione, aggiornato al, data aggiornamento',
};

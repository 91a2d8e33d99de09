import type { HeadingVocabulary } from './headingVocabulary';

export const FRENCH_HEADINGS: HeadingVocabulary = {
  owner:
    'propriétaire, propriétaires, détenteur, détenteurs, détentrice, détentrices, titulaire, titulaires, porteur de parts, porteurs de parts, acquéreur, acquéreurs, acheteur, acheteurs, cessionnaire, cessionnaires',
  heldBy: 'détenu par, détenue par, détenus par, détenues par, contrôlé par, contrôlée par',
  roles: {
    'Parent Company': 'mère, société mère, sociétés mères, maison mère',
    'Ultimate Parent': 'société tête de groupe, tête de groupe',
    Shareholder: 'actionnaire, actionnaires, associé, associés, associée, associées',
    Partner: 'partenaire, partenaires',
    'General Partner': 'commandité, commandités, associé commandité, associés commandités',
    'Limited Partner': 'commanditaire, commanditaires, associé commanditaire, associés commanditaires',
    Investor: 'investisseur, investisseurs',
    'Beneficial Owner': 'bénéficiaire effectif, bénéficiaires effectifs',
    Director:
      'administrateur, administrateurs, administratrice, administratrices, directeur, directeurs, directrice, directrices',
    Manager: 'gérant, gérants, gérante, gérantes',
    President: 'président, présidente',
    Secretary: 'secrétaire, secrétaires',
    Trustee: 'fiduciaire, fiduciaires',
    Settlor: 'constituant, constituants',
    Protector: 'protecteur, protecteurs',
    Beneficiary: 'bénéficiaire, bénéficiaires',
    Nominee: 'prête-nom, prête-noms',
    Founder: 'fondateur, fondateurs, fondatrice',
  },
  pluralEndings: 's, x',
  owned:
    'société en portefeuille, sociétés en portefeuille, filiale, filiales, sous-filiale, sous-filiales, détenu, détenue, détenus, détenues, société détenue, sociétés détenues, société contrôlée, contrôlée, société cible, cible, société émettrice, émetteur, société fille',
  holds: 'détient, possède',
  from: '',
  to: '',
  name: 'nom, noms, nom complet, dénomination, dénomination sociale, raison sociale, nom et prénom, désignation',
  heldName: 'société, sociétés, entreprise, entreprises, entité, entités, fondation, fonds, personne morale',
  holdings: 'participations',
  of: 'de, du, de la, de l, des, d',
  votes: 'vote, droit de vote, droits de vote, voix',
  amount: 'nombre de, nombre d, montant, valeur nominale, valeur',
  link: {
    share:
      'part, parts, part en %, part sociale, parts sociales, pourcentage, pourcentage de détention, pourcentage du capital, pourcentage de participation, % de détention, % de participation, % du capital, % détenu, taux de détention, taux de participation, participation, participation en %, quote-part, quotepart, détention, part du capital, participations',
    role: 'rôle, fonction, qualité, relation, lien, nature du lien, nature du contrôle, mandat',
    since:
      'acquisition, nomination, entrée, depuis, depuis le, début, date de début, à partir du, à compter du, du, nommé le, nommée le, date de nomination, date d’entrée',
    until:
      "sortie, jusqu'au, jusqu'à, fin, date de fin, au, démission, date de démission, date de sortie, cessation, date de cessation",
    details: 'remarque, remarques, commentaire, commentaires, observation, observations',
  },
  party: {
    type: 'forme juridique, genre, nature, catégorie',
    country: 'pays, nationalité, juridiction, siège, siège social, pays de constitution, pays de résidence',
    registration:
      "numéro d'immatriculation, numéro d'enregistrement, n° d'immatriculation, SIREN, SIRET, RCS, numéro RCS, numéro SIREN, numéro de registre, numéro d'entreprise",
    lei: 'code LEI',
    birthDate: 'date de naissance, né le, née le, naissance',
    incorporation:
      'constitution, date de constitution, création, date de création, constituée le, créée le, fondée le, fondation le',
    id: 'identifiant, clé, numéro',
  },
  entity: { firstName: 'prénom, prénoms', lastName: 'nom de famille', notes: 'remarque, remarques, commentaires' },
  otherText:
    "classe, catégorie, catégorie de parts, catégorie d'actions, classe d'actions, type de parts, devise, adresse, courriel, téléphone, ville, code postal, secteur, statut, activité, activités, méthode, méthode de consolidation, commissaire aux comptes, auditeur, résidence, domicile, lieu de résidence, profession, métier, avocat, notaire, expert-comptable, certificat, cédant, cédants, vendeur, vendeurs",
  otherDate:
    'date, à la date du, date de référence, date de situation, date de clôture, date d’arrêté, date du rapport, immatriculation, date d’immatriculation, mise à jour, date de mise à jour',
};

import type { HeadingVocabulary } from './headingVocabulary';

export const ENGLISH_HEADINGS: HeadingVocabulary = {
  owner:
    'feeder, feeder fund, feeder funds, owner, owners, owning entity, owning company, holder, holders, interested party, interested parties, ultimate owner, ultimate owners, stakeholder, stakeholders, security holder, security holders, securityholder, buyer, buyers, purchaser, purchasers, acquirer, acquirers, acquiror, transferee, transferees',
  heldBy: 'held by, owned by, controlled by, held through, held via, owned through',
  roles: {
    'Parent Company':
      'parent, parents, parent company, parent entity, parent name, parent undertaking, holding company, holding entity, mother, mother company',
    'Ultimate Parent': 'ultimate parent, ultimate parents, global ultimate owner, guo, duo',
    Shareholder:
      'shareholder, shareholders, stockholder, stockholders, member, members, equity holder, equity holders, name of shareholder, sh, csh',
    Partner: 'partner, partners',
    'General Partner': 'general partner, general partners, gp',
    'Limited Partner': 'limited partner, limited partners, lp',
    Investor: 'investor, investors',
    Unitholder: 'unitholder, unitholders, unit holder, unit holders',
    'Beneficial Owner':
      'beneficial owner, beneficial owners, ubo, ubos, ultimate beneficial owner, ultimate beneficial owners',
    'Legal Owner': 'legal owner, legal owners',
    'Registered Owner': 'registered owner, registered owners, registered holder',
    Controller:
      'controller, controllers, controlling person, controlling persons, controlling party, controlling entity, controlling company',
    'Person with Significant Control':
      'psc, pscs, person with significant control, persons with significant control, people with significant control',
    Nominee: 'nominee, nominees',
    'Nominee Shareholder': 'nominee shareholder, nominee shareholders',
    Director: 'director, directors, board member, board members, board director, board directors',
    'Managing Director': 'managing director, managing directors',
    'Nominee Director': 'nominee director, nominee directors',
    Secretary: 'secretary, secretaries',
    'Company Secretary': 'company secretary, company secretaries',
    Officer: 'officer, officers',
    Manager: 'manager, managers',
    'Authorised Signatory':
      'authorised signatory, authorized signatory, authorised signatories, authorized signatories',
    Lender: 'lender, lenders',
    Trustee: 'trustee, trustees',
    Settlor: 'settlor, settlors, settler, settlers',
    Grantor: 'grantor, grantors',
    Protector: 'protector, protectors',
    Beneficiary: 'beneficiary, beneficiaries',
    Founder: 'founder, founders',
  },
  offices: {
    Director:
      'directorship, directorships, board, boards, board of directors, board membership, board memberships, board seats',
    Secretary: 'secretaryships',
    Trustee: 'trusteeships',
    Officer: 'officerships',
  },
  shortRoles: {
    Director: 'd, dir',
    'Managing Director': 'md',
    'Non-Executive Director': 'ned',
    Chair: 'ch',
    Secretary: 'sec',
    'Company Secretary': 'co sec, cosec',
  },
  pluralEndings: 's, es, y>ies',
  owned:
    'borrower, borrowers, master fund, master funds, portfolio companies, portfolio holding, portfolio holdings, portfolio investment, portfolio investments, portfolio entity, owned, owned company, owned entity, owned one, controlled, controlled company, controlled entity, held, held company, held entity, subsidiary, subsidiaries, subsidiary company, subsidiary undertaking, investee, investees, investee company, child, children, child company, child entity, asset, assets, issuer, issuers, subject, subjects, subject company, portfolio company, underlying, daughter, daughters, daughter company, daughter companies, target company, target companies, target entity, sub, subs',
  holds:
    'owns, holds, controls, invests in, invested in, has interest in, interest in, shareholding in, stake in, owns shares in',
  qualifier: 'the, direct, immediate, current, main, registered, new, intermediate, individual, corporate',
  from: 'from, source',
  to: 'to, target, targets',
  name: 'related party, related parties, related person, related persons, related entity, connected party, connected person, associated party, name, names, legal name, full name, party, person',
  heldName:
    'entity, entities, legal entity, legal entities, entity name, company, companies, company name, organisation, organization, asset, trust, trust name, partnership, partnership name, fund, fund name, foundation, firm, business, business name, corporation, yacht, vessel, aircraft, property, holding, company name latin alphabet, ship, boat, plane, jet, helicopter, real estate, building, bank account, SPV, SPVs, SPE, SPEs, special purpose vehicle, special purpose vehicles',
  holdings: 'holdings, investments',
  of: 'of, of the, by',
  votes: 'vote, votes, voting',
  amount: '',
  link: {
    share:
      'share, shares, share percent, shares percent, share in percent, percentage, percent, pct, stake, stake percent, ownership, ownership percent, percent ownership, percent owned, percentage owned, ownership percentage, percentage of ownership, percentage of shares, percentage held, ownership share, ownership stake, ownership interest, holding percent, percent held, percent of shares, interest, interest percent, shareholding, shareholding percent, equity, equity percent, capital, capital percent, percent of capital, share of capital, participation, participation percent, holding, holdings, fully diluted ownership, direct percent',
    minimum:
      'minimum percentage, minimum, min, min percent, minimum share, share min, at least, share at least, at least percent, from percent, lower bound, more than, more than percent, share more than, above, share above, over, share over, greater than, exceeds',
    maximum:
      'maximum percentage, maximum, max, max percent, maximum share, share max, at most, share at most, at most percent, up to, up to percent, share up to, to percent, upper bound, not more than, less than, less than percent, share less than, below, share below, under, share under, lower than',
    aboveMinimum: 'above minimum, above the least share',
    belowMaximum: 'below maximum, below the greatest share',
    role: 'role, roles, relation, predicate, relationship, relationship type, type of interest, interest type, type of relationship, nature of control, natures of control, link type, capacity, function, position',
    since:
      'since, start, start date, from date, date from, valid from, effective from, effective date, begin, begin date, beginning, appointed, appointed on, appointment, appointment date, date appointed, date of appointment, acquired, acquired on, acquisition date, notified on, date entered, entered, entered on, date of entry, entry date, date entered as a member, date of entry as a member',
    until:
      'until, end, end date, to date, date to, valid to, valid until, effective to, ceased, ceased on, cessation, cessation date, date ceased, date of cessation, ceased to be a member, date ceased to be a member, resigned, resigned on, resignation, resignation date, date resigned, date of resignation, terminated, termination date, ended',
    via: 'direct or indirect, directness, direct indirect, held directly, via',
    beneficial: 'beneficial, beneficial ownership, is beneficial owner',
    basis: 'basis, share of, share class basis',
    joint: 'joint arrangement, joint, acting in concert',
    details: 'details, detail, remark, remarks, comment, comments, note, notes',
    source: 'source, sources, source of information, evidence source, data source, source document, reference',
    interest: 'interest code',
    checkedOn: 'checked on, verified on',
    checkedBy: 'checked by, verified by',
  },
  party: {
    type: 'type, entity type, party type, kind, legal form',
    country:
      'country, country code, jurisdiction, jurisdiction of incorporation, jurisdiction of organization, jurisdiction of formation, state of incorporation, state or jurisdiction of incorporation, state or other jurisdiction of incorporation, country of incorporation, nationality, domicile, country iso code, iso country code, country of residence',
    registration:
      'registration, registration number, registration no, registration id, reg no, reg nr, company number, company no, registered number, company registration number, organisation number, org no, org nr, uid, crn',
    lei: 'lei, lei code, legal entity identifier',
    birthDate: 'birth date, date of birth, birthdate, dob, born, born on, birthday',
    incorporation:
      'incorporation, incorporation date, date of incorporation, incorporated, incorporated on, founded, founded on, founding date, date of foundation, formation, formation date, date of formation, formed, established, established on, establishment date, date of establishment, creation, creation date, date of creation',
    id: 'id, key, identifier, record id, entity id, entity key, party id, party key, company id, company key, person id, person key, number, no, BvD ID number, bvd id number, BvD ID, bvd id, BvD number',
  },
  entity: {
    firstName: 'first name, given name, given names, forename',
    lastName: 'last name, family name, surname',
    party: 'known',
    notes: 'note, notes, description, remark, remarks, comment, comments',
  },
  otherText:
    'class, share class, class of shares, class of share, type of share, type of shares, share type, series, currency, address, email, phone, telephone, city, town, postcode, sector, industry, status, activity, activities, principal activity, principal activities, main activity, nature of business, seat, registered office, registered seat, registered address, head office, place, location, auditor, auditors, consolidation, consolidation method, method of consolidation, method, accounting method, certificate, certificates, certificate number, certificate no, certificate id, stock certificate, residence, place of residence, town of residence, occupation, profession, job, job title, employer, lawyer, lawyers, attorney, law firm, solicitor, solicitors, notary, accountant, accountants, contact, contact person, prepared by, category, seller, sellers, vendor, vendors, transferor, transferors, imo, imo number, imo no, mmsi, tail number, hull number, call sign',
  otherDate:
    'date, dates, as of, as at, as of date, as at date, reporting date, report date, record date, snapshot date, cut off date, balance sheet date, reference date, registration date, date of registration, registered on, filing date, last updated, last update, updated, updated on, status date',
};

import type { Client } from '../../testkit/client';

/** Keys of one set of records; those behind `folder` and later ones are made when a request first names them. */
export interface GridKeys {
  user: string;
  /** Another of his organization, whom no caller is signed in as: what ends sessions is done to him. */
  colleague: string;
  /** The one that the user belongs to. */
  organization: string;
  /** One without users: what it asks of them is changed, and no caller's session ends by it. */
  outpost: string;
  chart: string;
  person: string;
  company: string;
  account: string;
  link: string;
  folder: string;
  tag: string;
  binned: string;
  /** An entity on no chart. */
  loose: string;
  keyPerson: string;
  snapshot: string;
  linkRole: string;
  group: string;
  request: string;
  /** A register of the user's organization. */
  register: string;
  /** A file, a folder of files and a web link of `company`. */
  file: string;
  filesFolder: string;
  filesLink: string;
  /** A picture that stands on the chart. */
  picture: string;
  /** Share links without a password: of the chart, and about the owners and holdings of `company`, whose details they all grant. */
  sharingLink: string;
  objectLink: string;
  subjectLink: string;
  /** What the visitor's own link opens: a chart, and a company on it whose details are granted; the same every time. */
  visitedChart: string;
  visitedCompany: string;
  /** Entities of the types that no chart of the grid has. */
  trust: string;
  project: string;
  custom: string;
  property: string;
  aircraft: string;
  yacht: string;
}

/** Every kind of caller there is. */
export interface Callers {
  coOwner: Client;
  editor: Client;
  viewer: Client;
  /** Co-Owner of the records by name, on an account that only reads. */
  viewOnly: Client;
  /** Of the same organization, without access. */
  member: Client;
  administrator: Client;
  /** An account of type None. */
  shared: Client;
  /** Of another organization. */
  other: Client;
  /** Holds a token that owes its second factor. */
  pending: Client;
  forged: Client;
  anonymous: Client;
  /** Came through a share link of the Co-Owner's, on a chart of its own. */
  visitor: Client;
  /** Came through one that has expired since. */
  lateVisitor: Client;
}

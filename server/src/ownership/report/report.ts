import type { CardBadge } from '@stemma/diagram/paint/badges';
import type { Drawn } from '../../documents/leftOut';
import type { StoredPictures } from '../../documents/picture/annotationImages';
import type { PresentedOwnership } from '../holderTable';
import type { OwnershipParty, presentPaths } from '../present';
import type { PresentedRole } from '../presentRole';

export type PresentedPaths = ReturnType<typeof presentPaths>;

/** A link that an answer rests on, from who holds to what is held, with its roles of the day. */
export interface CountedLink {
  key: string;
  chartKey: string | null;
  from: OwnershipParty;
  to: OwnershipParty;
  roles: PresentedRole[];
}

/** The chart with the paths of owners lit, and what stands on its cards. */
export interface ReportPicture {
  drawn: Drawn;
  pictures: StoredPictures;
  lit: { nodes: ReadonlySet<string>; links: ReadonlySet<string> };
  badges: ReadonlyMap<string, readonly CardBadge[]>;
}

/** All that a report of ownership says; plain data. */
export interface OwnershipReport {
  /** The answer that it is made of, as the calls give it; findings that were set aside say why. */
  ownership: PresentedOwnership;
  /** How it is known of ultimate holders, the largest first. */
  paths: PresentedPaths[];
  links: CountedLink[];
  chart: { key: string; name: string };
  /** The snapshot that kept the chart so; null where it is as it was saved. */
  snapshot: { key: string; name: string; createdDate: string } | null;
  /** By what a share link shows of the chart. */
  isShared: boolean;
  /** What is to be known before all else; null where there is nothing. */
  note: string | null;
  /** Over all charts of the caller rather than that one. */
  isOverAll: boolean;
  leaveOutUndated: boolean;
  /** Of rules of one's own. */
  majorityWhole: boolean;
  withControl: boolean;
  listed: OwnershipParty[];
  generatedBy: string;
}

/** What a document is made of; the picture where it shows one. */
export interface ReportDocument {
  report: OwnershipReport;
  picture?: ReportPicture;
}

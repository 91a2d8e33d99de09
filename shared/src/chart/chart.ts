import type { EntityType } from '../entities/typeNames';
import type { LegalForm } from '../entities/legalForm';
import type { Party } from '../entities/entity';
import type { Permission, ViewerCan, Visibility } from '../permissions';
import type { ChartLink, Routing } from './link';
import type { Placement } from './placement';
import type { ChartStyle } from './style';

/** One field of a record, its value under its kind; all null when it is empty. */
export interface TypedFieldValue {
  name: string;
  text: string | null;
  number: number | null;
  yesNo: boolean | null;
}

/** An entity where it stands on a chart: what its card needs, and its placement. Details are read by key when asked for. */
export interface ChartNode extends Omit<Placement, 'entityKey'> {
  key: string;
  typeName: EntityType;
  name: string;
  party: Party;
  /** As kept: a name or an alpha-2 code. */
  country: string | null;
  /** One line under the name, already written out. */
  detail: string;
  /** The legal form that an organisation's type names, where charts draw it by a shape of its own. */
  legalForm?: LegalForm | null;
  /** The accepted reason why the trail of its owners ends here (TRAIL_ENDS); null where there is none. */
  trailEnd: string | null;
  /** What the caller may do with the entity itself, from HAS_ACCESS; null where he only reads it through the chart. */
  permission: Permission | null;
  /** Number of charts the entity is on. */
  chartCount: number;
  /** What a sticky note, an image or a text box keeps beside its name (SPEC §3.3); null or missing for every other entity. */
  decoration?: TypedFieldValue[] | null;
  /** On what a share link opens: all that is said of it is that it exists. */
  isPrivate?: boolean;
  /** On screen only: this card stands for a folded group of so many cards. */
  standsFor?: number;
}

/** Entities drawn together and folded as one. */
export interface ChartGroup {
  key: string;
  name: string;
  members: string[];
  collapsed: boolean;
}

/** A tag as a chart shows it; its colour is #RRGGBB. */
export interface TagMark {
  key: string;
  name: string;
  color: string;
}

/** The tags of an entity on a chart, by name. */
export interface CardTags {
  key: string;
  tags: TagMark[];
}

/** A chart's own record, without what stands on it. */
export interface ChartRecord {
  /** The key of the style that was chosen for it; null for the organization's own. */
  styleKey?: string | null;
  key: string;
  name: string;
  description: string;
  visibility: Visibility;
  routing: Routing;
  /** Counts saves; a save that names an older one is refused. */
  revision: number;
  organizationKey: string;
  folder: string | null;
  createdDate: string;
  modifiedDate: string;
  createdBy: string;
  modifiedBy: string;
  viewerCan: ViewerCan;
}

/** Somebody who stood on a chart on earlier days, as far as ownership asks of it. */
export interface FormerParty {
  key: string;
  typeName: string;
  name: string;
  party: Party;
  trailEnd: string | null;
}

/** A chart as the editor and the viewer read it. */
export interface Chart extends ChartRecord {
  /** Name of whoever saved it last, where that is read with it. */
  modifiedByName?: string;
  /** When the record of an entity on it was changed last, beside the chart too; ISO text, where that is read with it. */
  entitiesChanged?: string;
  nodes: ChartNode[];
  links: ChartLink[];
  /** Links that their source has ended, their roles ended with them: of earlier days alone. Where that is read with it. */
  endedLinks?: ChartLink[];
  /** Parties that have left the chart as their source ended them, and their links, ended too. Where that is read with it. */
  formerParties?: FormerParty[];
  formerLinks?: ChartLink[];
  groups: ChartGroup[];
  /** Those of the reader's organization, where they are read with it: a share link tells none. */
  tags?: CardTags[];
  /** How it is drawn, where that is read with it. */
  style?: ChartStyle | null;
}

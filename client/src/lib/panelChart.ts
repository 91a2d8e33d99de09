import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { LegalForm } from '@stemma/shared/entities/legalForm';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import type { ReportedChart } from './ownership/report';

/** What a card on a chart shows of an entity's record. */
export interface EditedEntity {
  key: string;
  name: string;
  country: string | null;
  /** The one line of detail under the name. */
  detail: string;
  legalForm: LegalForm | null;
  /** The accepted reason why the trail of its owners ends here. */
  trailEnd: string | null;
}

/** A chart's ownership graph, followed. */
export interface ChartGraph {
  get: () => { graph: OwnershipGraph; unsaved: boolean };
  subscribe: (listener: () => void) => () => void;
}

/** The chart that is open behind the entity panel, as far as the panel has to do with it. */
export interface PanelChart {
  key: string;
  /** What reports are made of; null on a chart that is put together for the moment or compared with another. */
  reported: ReportedChart | null;
  editing: boolean;
  /** Opens its share links; null for who may not make any. */
  openShareLinks: (() => void) | null;
  has(entityKey: string): boolean;
  /** The name of an entity that the chart holds and the store does not know yet; null for any other. */
  newEntity(entityKey: string): string | null;
  /** Takes the entity's card off the chart, as an edit that can be undone. */
  removeFromChart(entityKey: string): void;
  /** The record was changed in the store: the card shows it, without this being an edit of the chart. */
  entityEdited(entity: EditedEntity): void;
  /** The entity was deleted in the store, with its links on all charts. */
  entityDeleted(entityKey: string): void;
  /** Reads the chart anew once the store changed it and puts what is not saved onto it; where both changed the same, the store counts. */
  reread(): void;
  /** Saves the chart; false where that did not work out. */
  save(): Promise<boolean>;
  /** Saves the chart, and makes another of some of its entities and the links between them; null where no chart can be made of it. */
  makeChart: ((entityKeys: readonly string[], name: string) => Promise<void>) | null;
  /** What of the chart matters to ownership, as it stands with what is not saved yet. */
  ownership: ChartGraph;
  /** Brings a card into view and selects it. */
  show(entityKey: string): void;
  /** What the chart itself says of an entity, shown above its details. */
  Facts: ComponentType<{ entityKey: string }>;
}

const store = create<{ chart: PanelChart | null }>(() => ({ chart: null }));

/** The open chart; null on every other screen. */
export function usePanelChart(): PanelChart | null {
  return store((state) => state.chart);
}

/** What `usePanelChart` gives, for code outside React. */
export function currentPanelChart(): PanelChart | null {
  return store.getState().chart;
}

/** The editor says here which chart is open, and that none is any more. */
export function setPanelChart(chart: PanelChart | null): void {
  store.setState({ chart });
}

import type { RecordType } from '@stemma/shared/entities/typeNames';
import type { SharingType } from '@stemma/shared/rules/sharing';
import { create } from 'zustand';
import type { RegisterParty } from './registers/calls';

/** The import of a spreadsheet for entities of a type, into a folder by its key where one is given. */
export interface ImportEntitiesDialog {
  kind: 'importEntities';
  type: RecordType;
  folder?: string | null | undefined;
}

/** Asks people by mail for documents of an entity. */
export interface RequestDocumentsDialog {
  kind: 'requestDocuments';
  entityKey: string;
  entityName: string;
}

/** The files, folders and links of a chart. */
export interface ChartFilesDialogState {
  kind: 'chartFiles';
  chartKey: string;
  chartName: string;
}

/** All requests for documents that the reader sent. */
export interface RequestsDialogState {
  kind: 'requests';
}

/** Asks which charts with an entity are put together into a dynamic chart. */
export interface SelectChartsDialogState {
  kind: 'selectCharts';
  entityKey: string;
  entityName: string;
  of?: 'object' | 'subject' | 'all';
  chosen?: readonly string[];
}

/** Asks for a chart to put entities on; `except` is the one they are on already. */
export interface PickChartDialogState {
  kind: 'pickChart';
  entities: readonly { key: string; name: string }[];
  except?: string | undefined;
}

/** The share links of a chart, or of an entity's owners or holdings over charts. */
export interface ShareLinksDialogState {
  kind: 'shareLinks';
  type: SharingType;
  /** Of the chart, or of the entity. */
  key: string;
  name: string;
  /** That an entity's links open; none for a chart's own. */
  charts: readonly string[];
  /** Whether the open chart has changes that are not saved. */
  unsaved?: boolean;
}

/** Who has access to a chart or entity. */
export interface AccessDialogState {
  kind: 'access';
  of: 'chart' | 'entity';
  key: string;
  name: string;
}

/** Two records side by side, to be made one. */
export interface MergeEntitiesDialog {
  kind: 'mergeEntities';
  keptKey: string;
  otherKey: string;
}

/** Takes a party of a register and what is around it onto a chart. */
export interface TakeFromRegisterDialogState {
  kind: 'takeFromRegister';
  party: RegisterParty;
}

/** Looks an entity up at a source, to take fields of a record. */
export interface LookUpDialogState {
  kind: 'lookUp';
  entityKey: string;
  entityName: string;
}

/** What screening says of an entity, to be decided on. */
export interface ScreeningDialogState {
  kind: 'screening';
  entityKey: string;
  entityName: string;
}

/** Screens those of a chart. */
export interface ScreenChartDialogState {
  kind: 'screenChart';
  chartKey: string;
}

/** The dialogs that every screen can open. */
export type ShellDialog =
  | 'about'
  | 'help'
  | 'shortcuts'
  | 'palette'
  | ImportEntitiesDialog
  | RequestDocumentsDialog
  | RequestsDialogState
  | ChartFilesDialogState
  | SelectChartsDialogState
  | PickChartDialogState
  | ShareLinksDialogState
  | AccessDialogState
  | MergeEntitiesDialog
  | TakeFromRegisterDialogState
  | LookUpDialogState
  | ScreeningDialogState
  | ScreenChartDialogState;

const store = create<{ open: ShellDialog | null }>(() => ({ open: null }));

/** Which of the shell's dialogs is open; one at most. */
export function useShellDialog(): ShellDialog | null {
  return store((state) => state.open);
}

/** Opens one of the shell's dialogs, or closes the open one with null. */
export function showShellDialog(open: ShellDialog | null): void {
  store.setState({ open });
}

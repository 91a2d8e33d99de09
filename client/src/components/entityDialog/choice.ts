import type { RecordType } from '@stemma/shared/entities/typeNames';

/** Type and name as the dialog's states share them. */
export interface ValueChoice {
  types: readonly RecordType[];
  type: RecordType | null;
  onType: (type: RecordType | null) => void;
  name: string;
  onName: (name: string) => void;
}

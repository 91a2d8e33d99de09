import type { EntityType } from '@stemma/shared/entities/typeNames';
import type { AskedPage, Page } from '../../lib/pageLoader';

/** A chart or an entity as far as folders care. */
export interface FolderItem {
  key: string;
  name: string;
  /** Left out for a chart. */
  typeName?: EntityType;
  folder: string;
}

/** Where a folder dialog reads charts or entities from. */
export interface ItemSource {
  /** A page by name; of one folder, of those in no folder where it is empty, of all where it is null; words of the name. */
  page(asked: AskedPage & { folder: string | null; search: string }): Promise<Page<FolderItem>>;
  /** The keys of all in a folder. */
  keys(folder: string): Promise<readonly string[]>;
}

import { ListPage } from '../features/lists/ListPage';

/** An entity list with the parts of other features that it opens. */
export function ListRoute() {
  return <ListPage onNew={() => undefined} onImport={() => undefined} tagsFor={() => null} />;
}

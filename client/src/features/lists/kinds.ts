import { FIELDS } from '@stemma/shared/entities/fields';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { ASSET_TYPES } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import type { FolderKind } from '../../components/folders/useFolders';

/** One of the entity lists (SPEC §2.1). */
export interface ListKind {
  /** The first part of its path. */
  path: string;
  title: string;
  /** One of what it holds, in the middle of a sentence. */
  one: string;
  many: string;
  types: readonly [RecordType, ...RecordType[]];
  folders: FolderKind;
  /** Columns beside the name, unless the user chose others. */
  columns: readonly string[];
}

const LISTS: readonly ListKind[] = [
  {
    path: 'organisations',
    title: t('Organisations'),
    one: t('organisation'),
    many: t('organisations'),
    types: ['Company'],
    folders: 'Company',
    columns: ['country', 'type', 'registration', 'chartCount', 'tags', 'modifiedDate'],
  },
  {
    path: 'individuals',
    title: t('Individuals'),
    one: t('individual'),
    many: t('individuals'),
    types: ['Individual'],
    folders: 'Individual',
    columns: ['nationality', 'birthDate', 'taxResidency', 'chartCount', 'tags', 'modifiedDate'],
  },
  {
    path: 'trusts',
    title: t('Trusts'),
    one: t('trust'),
    many: t('trusts'),
    types: ['Trust'],
    folders: 'Trust',
    columns: ['country', 'trustee', 'trustType', 'chartCount', 'tags', 'modifiedDate'],
  },
  {
    path: 'assets',
    title: t('Assets'),
    one: t('asset'),
    many: t('assets'),
    types: ASSET_TYPES,
    folders: 'Asset',
    columns: ['typeName', 'detail', 'purchasePrice', 'chartCount', 'tags', 'modifiedDate'],
  },
  {
    path: 'projects',
    title: t('Projects'),
    one: t('project'),
    many: t('projects'),
    types: ['Project'],
    folders: 'Project',
    columns: ['start', 'deadline', 'chartCount', 'tags', 'modifiedDate'],
  },
  {
    path: 'customs',
    title: t('Custom'),
    one: t('custom entity'),
    many: t('custom entities'),
    types: ['Custom'],
    folders: 'Custom',
    columns: ['chartCount', 'tags', 'modifiedDate'],
  },
];

/** The list at a path; organisations where there is none such. */
export function listAt(pathname: string): ListKind {
  const path = pathname.split('/')[1];
  return LISTS.find((one) => one.path === path) ?? (LISTS[0] as ListKind);
}

/** Whether the list's types have a country to filter by. */
export function hasCountry({ types }: ListKind): boolean {
  return types.some((type) =>
    FIELDS[type].some(({ name }) => ['country', 'nationality', 'accountLocation'].includes(name)),
  );
}

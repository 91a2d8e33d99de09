import type { ErrorCode, ErrorDetails } from '../errors';

/** What is done on threads of work, each with the libraries that only it needs. Arguments and answers are plain data. */
export const TASKS = {
  auditWorkbook: () => import('../audit/log/workbook').then(({ auditWorkbook }) => auditWorkbook),
  chartWorkbook: () => import('../documents/workbook').then(({ chartWorkbook }) => chartWorkbook),
  chartReport: () => import('../documents/report').then(({ chartReport }) => chartReport),
  findPairs: () => import('../merging/candidates/findPairs').then(({ findPairs }) => findPairs),
  importTemplate: () => import('../exchange/sheets/template').then(({ importTemplate }) => importTemplate),
  layOutChart: () => import('../samples/withLayout').then(({ withLayout }) => withLayout),
  openingPicture: () =>
    import('../documents/openingPicture/openingPicture').then(({ openingPicture }) => openingPicture),
  ownership: () => import('../ownership/calculate').then(({ calculateApart }) => calculateApart),
  ownershipReport: () => import('../ownership/report/document').then(({ reportDocument }) => reportDocument),
  readSheet: () => import('../exchange/sheets/readSheet').then(({ readSheet }) => readSheet),
  readTables: () => import('../exchange/tables/readTables').then(({ readTables }) => readTables),
  redrawPicture: () => import('../files/picture').then(({ redrawPicture }) => redrawPicture),
} as const;

type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;
type Work<T extends TaskName> = Awaited<ReturnType<Tasks[T]>>;
export type TaskInput<T extends TaskName> = Parameters<Work<T>>[0];
export type TaskOutput<T extends TaskName> = Awaited<ReturnType<Work<T>>>;

/** What a thread is asked. */
export interface TaskAsk {
  task: TaskName;
  input: unknown;
}

/** What a thread answers: what came out, why what it was given cannot be used, or the failure that its caller is told. */
export type TaskAnswer =
  | { done: unknown }
  | { refused: string; tooLarge: boolean }
  | { failed: { code: ErrorCode; message: string; details: ErrorDetails } };

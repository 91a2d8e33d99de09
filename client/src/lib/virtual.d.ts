declare module 'virtual:graphql-hash/*' {
  /** The id by which the server knows an operation. */
  const hash: string;
  export default hash;
}

declare module 'virtual:flags' {
  /** Address of the folder of all flags. */
  export const folder: string;
  /** Alpha-2 codes of countries that have no flag there. */
  export const missing: readonly string[];
}

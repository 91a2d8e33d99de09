declare module 'virtual:graphql-hash/*' {
  /** The id by which the server knows an operation. */
  const hash: string;
  export default hash;
}

declare module 'virtual:flags' {
  /** Address of the folder of all flags. */
  export const folder: string;
  /** The codes of the flags there are, with a space between. */
  export const codes: string;
}

declare module 'virtual:graphql-hash/*' {
  /** The id by which the server knows an operation. */
  const hash: string;
  export default hash;
}

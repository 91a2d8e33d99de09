/** The licences under which a package is taken, of an SPDX expression; undefined where none of them is allowed. */
export function chosenLicences(name: string, expression: string): string[] | undefined;

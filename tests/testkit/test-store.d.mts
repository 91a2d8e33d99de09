export const MAY_BE_EMPTIED: string;
export function takeTestStore(log: (line: string) => void): Promise<() => Promise<void>>;

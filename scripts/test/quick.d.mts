export const API_OF_SLICE: Readonly<Record<string, string | null>>;
export const JOURNEYS: readonly { file: string; title: string }[];
export const LONG_UNIT_TESTS: readonly string[];

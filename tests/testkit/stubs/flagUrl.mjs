// Flags are files that Vite lists; in unit tests there are none.
export const flagUrl = () => undefined;

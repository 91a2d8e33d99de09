/** What to do about npm's failure, told from what it said; undefined where that says nothing known. */
export function npmAdvice(said: string): string | undefined;
/** Installs packages with npm in a folder. Its failure is one plain line with what to do, then what npm said. */
export function npmInstall(label: string, args: string[], folder: string, log: (line: string) => void): Promise<void>;

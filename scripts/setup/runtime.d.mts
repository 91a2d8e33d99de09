/** What a version of Node, such as `24.21.0`, is good for: running Stemma, only beginning its commands, or neither. */
export function fitnessOf(version: string): 'runs' | 'begins' | 'tooOld';
/** Returns under a Node that Stemma runs on; else runs the same command line under one, and never returns. */
export function underSupportedNode(log?: (line: string) => void): Promise<void>;

import { readFileSync } from 'node:fs';

/** Settings that may come from a file, as `NAME_FILE`: what secrets of Docker, Compose and Kubernetes are mounted as. */
export const SECRETS = [
  'NEO4J_PASSWORD',
  'STEMMA_ADMIN_PASSWORD',
  'STEMMA_DEMO_PASSWORD',
  'STEMMA_SEALING_KEY',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The variables with each secret read from its file where one is named; line breaks at the file's end are not part of
 * it. `faults` has a line for each variable that is set twice or whose file cannot be read or is empty.
 */
export function withSecretFiles(variables: Variables): { variables: Variables; faults: string[] } {
  const all: Record<string, string | undefined> = { ...variables };
  const faults: string[] = [];
  for (const name of SECRETS) {
    const file = variables[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (variables[name]?.trim()) {
      faults.push(`${name}_FILE cannot be set beside ${name}: keep one of them.`);
      continue;
    }
    try {
      const secret = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
      if (secret.trim() === '') faults.push(`${name}_FILE names ${file}, which is empty.`);
      all[name] = secret;
    } catch (error) {
      faults.push(`${name}_FILE names ${file}, which cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    }
  }
  return { variables: all, faults };
}

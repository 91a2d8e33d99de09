import { DEFAULT_SETTINGS } from '@stemma/shared/settings';
import type { EditorSettingsQuery, EditorSettingsQueryVariables } from '../gql/graphql';
import { CallFailed, send } from './send';
import { onSessionChange } from './session';

const settingsQuery = /* GraphQL */ `
  query EditorSettings {
    settings {
      section
      property
      value
    }
  }
`;

type Settings = EditorSettingsQuery['settings'];

let read: Promise<Settings> | null = null;
const failureListeners = new Set<() => void>();
onSessionChange(forgetSettings);

/** One of the person's settings (SPEC §3.3); what holds by default where they cannot be read. */
export async function setting(section: 'editor' | 'viewer', property: string): Promise<unknown> {
  read ??= fetchSettings();
  try {
    const found = (await read).find((one) => one.section === section && one.property === property);
    return found ? (JSON.parse(found.value) as unknown) : DEFAULT_SETTINGS[section]?.[property];
  } catch {
    return DEFAULT_SETTINGS[section]?.[property];
  }
}

/** Calls the listener each time that the settings could not be fetched for a user who is signed in. Answers how to stop that. */
export function onSettingsFailed(listener: () => void): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

function fetchSettings(): Promise<Settings> {
  const fetched: Promise<Settings> = send<EditorSettingsQuery, EditorSettingsQueryVariables>(settingsQuery, {}).then(
    ({ settings }) => settings,
    (failure: unknown) => {
      if (read === fetched) {
        read = null;
        const signedOut = failure instanceof CallFailed && failure.kind === 'unauthenticated';
        if (!signedOut) for (const listener of failureListeners) listener();
      }
      throw failure;
    },
  );
  return fetched;
}

/** Has the settings read anew when one is asked for next. */
export function forgetSettings(): void {
  read = null;
}

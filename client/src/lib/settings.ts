import { DEFAULT_SETTINGS } from '@stemma/shared/settings';
import type { EditorSettingsQuery, EditorSettingsQueryVariables } from '../gql/graphql';
import { send } from './send';
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

let read: Promise<EditorSettingsQuery['settings']> | null = null;
onSessionChange(forgetSettings);

/** One of the person's settings (SPEC §3.3); what holds by default where they cannot be read. */
export async function setting(section: 'editor' | 'viewer', property: string): Promise<unknown> {
  read ??= send<EditorSettingsQuery, EditorSettingsQueryVariables>(settingsQuery, {}).then(({ settings }) => settings);
  try {
    const found = (await read).find((one) => one.section === section && one.property === property);
    return found ? (JSON.parse(found.value) as unknown) : DEFAULT_SETTINGS[section]?.[property];
  } catch {
    read = null;
    return DEFAULT_SETTINGS[section]?.[property];
  }
}

/** Has the settings read anew when one is asked for next. */
export function forgetSettings(): void {
  read = null;
}

import { messages } from '@stemma/shared/messages';
import { fileName } from '@stemma/shared/rules/names';
import { uploadGroup } from '@stemma/shared/rules/uploads';

/** What is wrong with the name of a folder of files or of a link. */
export function fileNameFault(name: string): string | undefined {
  return fileName.safeParse(name).error?.issues[0]?.message;
}

/** What is wrong with the name of a file: its ending must be one that may be uploaded. */
export function endingFault(name: string): string | undefined {
  return fileNameFault(name) ?? (uploadGroup(name.trim()) ? undefined : messages.files.extension);
}

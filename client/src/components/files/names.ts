import { messages } from '@stemma/shared/messages';
import { fileName } from '@stemma/shared/rules/names';
import { isSystemFile, uploadGroup } from '@stemma/shared/rules/uploads';

/** What is wrong with the name of a folder of files or of a link. */
export function fileNameFault(name: string): string | undefined {
  return fileName.safeParse(name).error?.issues[0]?.message;
}

/** What is wrong with the name of a file: by the rules of uploads. */
export function endingFault(name: string): string | undefined {
  const fault = fileNameFault(name);
  if (fault) return fault;
  if (isSystemFile(name.trim())) return messages.files.systemFile;
  return uploadGroup(name.trim()) ? undefined : messages.files.extension;
}

/** How many characters of a file's name stand before its ending. */
export function stemLength(name: string): number {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? dot : name.length;
}

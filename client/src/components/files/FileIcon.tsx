import {
  IconFile,
  IconFileTypePdf,
  IconFileText,
  IconFolder,
  IconLink,
  IconMovie,
  IconMusic,
  IconPhoto,
  IconPresentation,
  IconTable,
  IconBox,
  type TablerIcon,
} from '@tabler/icons-react';
import { endingOf, uploadGroup, type UploadGroup } from '@stemma/shared/rules/uploads';
import classes from './files.module.css';

const ICONS: Record<UploadGroup, TablerIcon> = {
  document: IconFileText,
  text: IconFileText,
  spreadsheet: IconTable,
  presentation: IconPresentation,
  image: IconPhoto,
  audio: IconMusic,
  video: IconMovie,
  model: IconBox,
  medical: IconPhoto,
};

function iconOf(is: 'file' | 'folder' | 'link', name: string): TablerIcon {
  if (is === 'folder') return IconFolder;
  if (is === 'link') return IconLink;
  if (endingOf(name) === 'pdf') return IconFileTypePdf;
  const group = uploadGroup(name);
  return group ? ICONS[group] : IconFile;
}

/** The picture of a folder, a link, or a file by its kind. */
export function FileIcon({ is, name }: { is: 'file' | 'folder' | 'link'; name: string }) {
  const Icon = iconOf(is, name);
  return <Icon size={20} stroke={1.5} aria-hidden className={classes.icon} data-is={is} />;
}

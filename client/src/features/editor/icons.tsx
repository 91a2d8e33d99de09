import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowsDiff,
  IconBinaryTree,
  IconDeviceFloppy,
  IconFocusCentered,
  IconHierarchy,
  IconInfoCircle,
  IconLine,
  IconMaximize,
  IconPencil,
  IconPlus,
  IconPointer,
  IconReplace,
  IconSearch,
  IconSelectAll,
  IconTag,
  IconTrash,
  IconX,
  IconZoomIn,
  IconZoomOut,
  type TablerIcon,
} from '@tabler/icons-react';

const ICONS: Record<string, TablerIcon> = {
  save: IconDeviceFloppy,
  edit: IconPencil,
  undo: IconArrowBackUp,
  redo: IconArrowForwardUp,
  add: IconPlus,
  layout: IconHierarchy,
  pointer: IconPointer,
  link: IconLine,
  linkTo: IconArrowBarToDown,
  linkFrom: IconArrowBarToUp,
  details: IconInfoCircle,
  roles: IconTag,
  turn: IconArrowsDiff,
  rename: IconPencil,
  replace: IconReplace,
  line: IconBinaryTree,
  all: IconSelectAll,
  remove: IconTrash,
  find: IconSearch,
  zoomIn: IconZoomIn,
  zoomOut: IconZoomOut,
  zoomFull: IconMaximize,
  fit: IconFocusCentered,
  close: IconX,
};

/** The picture of an action. `size` in pixels. */
export function ActionIcon({ name, size = 20 }: { name: string; size?: number }) {
  const Icon = ICONS[name] ?? IconX;
  return <Icon size={size} stroke={1.75} aria-hidden />;
}

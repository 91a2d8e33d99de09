import type { Editor } from '../editor';
import { useCovered } from './useCovered';
import { usePresence } from './usePresence';

/** Follows who else edits the chart and what they save, and what that brings to lie over each other. */
export function useCollaboration(editor: Editor): void {
  usePresence(editor);
  useCovered(editor);
}

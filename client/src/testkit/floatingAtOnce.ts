import { Menu, Select, Tooltip } from '@mantine/core';
import type { Floating } from '../components/late/floating';

const parts: Floating = { Menu, Select, Tooltip };

/** `components/late/floating` in tests, where the code is there from the first. */
export const useFloating = (): Floating => parts;
export const floating = (): Floating => parts;
export const loadFloating = (): Promise<void> => Promise.resolve();

// @ts-check
import { configure } from '@testing-library/react';

// What appears does so after imports and timers of its own, which on a busy machine take more than the second that is usual.
configure({ asyncUtilTimeout: 15_000 });

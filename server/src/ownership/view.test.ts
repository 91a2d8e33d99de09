import { expect, test } from '@jest/globals';
import fc from 'fast-check';

import { z } from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';

const reach = limits.chartReach;

/** A coordinate of a card or of a bend, in chart units. */
export const coordinate = z
  .number({ error: messages.number })
  .min(-reach, messages.beyondReach)
  .max(reach, messages.beyondReach);

import { NOT_LEGAL_ADVICE } from '@stemma/shared/ownership/presets';

/** How the numbers of a report come about, a paragraph each. */
export const METHOD: readonly string[] = [
  'A total share is the direct share and what is held through others. It is the solution of one linear system over all links that count on the day, V = (I − A)⁻¹, with a holder’s share of itself taken out: y = (V − I) / V of the holder. Companies that hold each other need no special rule (F. Brioschi, L. Buzzacchi, M. Colombo, “Risk capital financing and the separation of ownership and control in business groups”, Journal of Banking and Finance 13, 1989; S. Baldone, F. Brioschi, S. Paleari, “Ownership measures among firms connected by cross-shareholdings and a further analogy with input-output theory”, 1998).',
  'The system is solved one strongly connected component at a time by elimination without subtraction (R. Tarjan, “Depth-first search and linear graph algorithms”, SIAM Journal on Computing 1, 1972; W. Grassmann, M. Taksar, D. Heyman, “Regenerative analysis and steady state distributions for Markov chains”, Operations Research 33, 1985). No unknown owner is made up: what is not recorded is told as such.',
  'Where shares are stated as ranges, the first number is the least that the holder has and the second the most. Control follows majorities of votes, taken together with those of controlled entities, and control roles.',
  'The hash is the SHA-256 of the counted links, the day and the settings: the same question about unchanged links gives the same hash.',
  NOT_LEGAL_ADVICE,
];

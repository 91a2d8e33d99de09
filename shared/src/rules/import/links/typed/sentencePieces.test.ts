import { expect, test } from '@jest/globals';
import { readSentences, saysOwnership, unreadPart } from './sentences';

test.each([
  'Quay A <- 30% Elena A',
  'Quay A ← Elena A',
  'Elena <-> Quay Ltd',
  'Elena is no longer a director of Quay Ltd',
  'Elena resigned as director of Quay Ltd',
  'Elena resigned as director',
  'Elena J was director of Quay J Ltd',
  'Elena may be director of Quay Ltd',
  'Elena ist nicht mehr Geschäftsführerin der Quay GmbH',
  'Elena and Anna are directors of Quay Ltd',
  'Elena, Anna and Bo directors of Quay Ltd',
  'Elena is the settlor and Anna the beneficiary of Rossi Trust',
  'Elena holds 30 % in Quay Ltd through Alpha Ltd',
  'Elena 30 % Quay through Alpha',
  'Elena holds 30 % in Quay Ltd on behalf of Marco',
  'Elena holds 30 % in Quay Ltd for Marco',
  'Elena hält 30 % an Quay GmbH über Alpha GmbH',
  'Elena owns 1,000 shares of Quay Ltd',
  'Elena owns 1000 shares in Quay Ltd',
  'Quay M owns 30% of itself',
  'Elena owns 5% of her company',
])('pieces of a sentence are no names: %s', (text) => {
  expect([readSentences(text), unreadPart(text), saysOwnership(text)]).toEqual([null, text, true]);
});

test.each([
  ['"What is Next Ltd" 30 % Quay Ltd', 'What is Next Ltd', 'Quay Ltd'],
  ['Elena 30 % Quay Ltd and Partners', 'Elena', 'Quay Ltd and Partners'],
  ['Elena 30 % Quay Ltd in liquidation', 'Elena', 'Quay Ltd in liquidation'],
  ['Elena 30 % National Trust for Children', 'Elena', 'National Trust for Children'],
  ['Elena <= 30 % Quay Ltd', 'Elena', 'Quay Ltd'],
  ['Elena owns shares of Quay Ltd', 'Elena', 'Quay Ltd'],
])('names stay whole: %s', (text, owner, owned) => {
  expect(readSentences(text)).toMatchObject([{ owner, owned }]);
});

test.each([
  'The Trustees of the Rossi Trust',
  'The Senior Trustee of Elm',
  'The Board of Trustees of Elm',
  'Bank of Gate',
  'Director of Films Ltd',
])('a name with a role in it says nothing: %s', (text) =>
  expect([unreadPart(text), saysOwnership(text)]).toEqual([null, false]),
);

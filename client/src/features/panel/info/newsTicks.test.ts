import { describe, expect, test } from '@jest/globals';
import { besideHere, type RegisterDifference } from '@stemma/shared/registers';
import { hereBeside, tickedAtFirst } from './newsTicks';

const difference = (field: string, was: string, is: string): RegisterDifference => ({
  ...{ field, was, is, about: '', link: '' },
});

describe('what a register says anew', () => {
  const news = besideHere(
    [
      difference('name', 'Ann Wood', 'Ann Poole'),
      difference('lastName', 'Wood', 'Poole'),
      difference('address', '1 Quay Street', '2 New Street'),
      difference('city', 'Ostend', 'Ghent'),
      difference('nationality', '', 'Belgium'),
    ],
    ({ field, was }) => ({ name: 'Client Violet', address: 'by hand', city: 'Ghent' })[field] ?? was,
  );

  test('is ticked but for what a person wrote, and the parts of a name go with the name', () => {
    expect([...tickedAtFirst(news)]).toEqual(['city', 'nationality']);
    expect(news.find(({ field }) => field === 'lastName')).toMatchObject({ key: 'name', isEdited: true });
  });

  test('stands beside what is here where that is something else', () => {
    expect(news.map(hereBeside)).toEqual(['Client Violet', undefined, 'by hand', undefined, undefined]);
  });

  test('is ticked where it is not known what is here', () => {
    const [owner] = besideHere([{ ...difference('owner', '60%', '100%'), link: 'l' }], () => null);
    expect(owner).toMatchObject({ key: 'owner l', isEdited: false });
  });
});

import { describe, expect, test } from '@jest/globals';
import { linksSaid, sheet } from '../judged.fixture';
import { judgeTable } from '../judgeTable';
import { mapLines, withMapText } from './mapText';
import { proposeMapping } from './proposeMapping';

describe('a list of what one party holds', () => {
  test.each([
    ['Subsidiaries of Harbour Group plc', ['Name', 'Country', 'Ownership %'], 'Harbour Group plc'],
    ['List of shareholdings of Harbour Group plc', ['Company', 'Country', 'Share %'], 'Harbour Group plc'],
    ['Beteiligungsliste der Hafen AG zum 31.12.2023', ['Name der Gesellschaft', 'Land', 'Anteil in %'], 'Hafen AG'],
    ['Aufstellung des Anteilsbesitzes der Hafen AG', ['Gesellschaft', 'Sitz', 'Kapitalanteil'], 'Hafen AG'],
    ['Filiales et participations de Lune SAS', ['Société', 'Siège', '% de détention'], 'Lune SAS'],
  ])('“%s” above it says whose', (title, head, holder) => {
    const rows = [[title], head, ['Quay Ltd', 'Malta', '40'], ['Dock Ltd', 'Jersey', '100']];
    expect(linksSaid(sheet('', rows))).toEqual({
      links: [`${holder} > Quay Ltd: 40% Shareholder`, `${holder} > Dock Ltd: 100% Shareholder`],
      told: [],
    });
  });

  const GROUP = sheet('', [
    ['Group structure'],
    ['Subsidiary', 'Registered office', 'Auditor', 'Share'],
    ['Quay Ltd', 'London', 'Tally LLP', '40 %'],
    ['Dock Ltd', 'Hull', 'Tally LLP', '100 %'],
  ]);

  test('takes no seat, method or auditor for an owner: where nothing says who owns, a person has to', () => {
    const { links, told } = linksSaid(GROUP);
    expect(links).toEqual([]);
    expect(told).toContain('row 2: No column says who owns, and no title: say whose holdings these are.');
    const said = withMapText([GROUP], proposeMapping([GROUP]), 'owner=Harbour Group plc');
    expect(judgeTable([GROUP], said).links).toHaveLength(2);
    expect(mapLines([GROUP], said)).toEqual(['links: owner="Harbour Group plc", owned=Subsidiary, share=Share']);
  });

  test('a title of holders stays one of holders', () => {
    const rows = [['Shareholdings in Quay Ltd'], ['Name', '%'], ['Ann Lee', '40']];
    expect(linksSaid(sheet('', rows)).links).toEqual(['Ann Lee > Quay Ltd: 40% Shareholder']);
  });
});

import { describe, expect, test } from '@jest/globals';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { Scene } from '@stemma/diagram/scene/scene';
import type { Measure } from '@stemma/diagram/geometry/text';
import { chartChangesShape } from '@stemma/shared/chart/save';
import { cardTrailEnd } from '@stemma/shared/entities/card';
import { overlayOf } from '@stemma/diagram/paint/ownershipOverlay';
import { ownershipChanges } from '@stemma/shared/ownership/changes';
import { chartFindings } from '@stemma/shared/ownership/findings';
import { calculateOwnership } from '@stemma/shared/ownership/ownership';
import type { OwnershipQuestion } from '@stemma/shared/ownership/ownership';
import { calculatePaths } from '@stemma/shared/ownership/answers/howWeKnow';
import { layoutFaults } from '@stemma/diagram/layout/faults';
import { newNode, toDocument } from '../../../client/src/chart/model/document';
import { ownershipGraphOf } from '../../../client/src/lib/ownership/graph';
import { familyChart } from '../../../server/src/samples/family';
import { FAMILY_FILES, FAMILY_WEB_LINKS } from '../../../server/src/samples/familyDocuments';

const DAY = '2026-11-25';
const measure: Measure = (text, face) => text.length * (face === 'name' ? 7.6 : 6.4);

/** The example as a chart that is opened; keys are the ids of its cards. */
const content = chartChangesShape.parse(familyChart((id) => id));
const entities = new Map(content.entities.map((entity) => [entity.key, entity]));
const document = toDocument({
  ...{ name: '', description: '', routing: 'orthogonal' as const, groups: [] },
  nodes: content.placements.flatMap(({ entityKey, x, y, label }) => {
    const entity = entities.get(entityKey);
    if (!entity) return [];
    const { key, typeName, name, party, fields } = entity;
    const trailEnd = cardTrailEnd({ typeName, trailEnd: fields?.['trailEnd'] });
    return [newNode({ key, typeName, name, party: party ?? 'known', trailEnd, x, y, label: label ?? null })];
  }),
  links: content.links,
});
const graph = ownershipGraphOf(document);

/** An exact fraction as the percentage that calls tell. */
const of = (top: number, bottom: number): number => (100 * top) / bottom;
const rounded = (value: number): number => Math.round(value * 1e9) / 1e9;
const ask = (more: Partial<OwnershipQuestion> = {}) =>
  calculateOwnership(graph, { subject: 'parent', asOf: DAY, ...more });

describe('the example of a family', () => {
  test('stands as a careful designer would leave it', () => {
    const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, DAY) });
    scene.update(document);
    expect(layoutFaults(scene)).toEqual([]);
  });

  /**
   * By hand: the parent holds 1/10 of Northquay, which holds 2/5 of the parent, so that each direct share s of the parent comes to
   * s / (1 − 2/5 · 1/10) = s · 25/24, and each share s of Northquay to s · 2/5 · 25/24 = s · 5/12 of the parent.
   */
  test('says who ultimately owns the parent', () => {
    const { holders, coverage, coverageText, loops } = ask();
    const ultimate = holders.filter((holder) => holder.ultimate && holder.computable);
    expect(ultimate.map(({ key, total, upper, verdict }) => [key, rounded(total), rounded(upper), verdict])).toEqual([
      ['trust', of(1, 2), of(1, 2), 'yes'],
      ['oskar', of(1, 4), of(1, 4), 'yes'],
      ['listed', of(1, 8), of(1, 8), 'no'],
      ['ingrid', of(1, 20), of(3, 40), 'no'],
      ['unknown', of(1, 20), of(1, 20), 'no'],
    ]);
    expect(coverage.map(({ category, share }) => [category, rounded(share)])).toEqual([
      ['naturalPersons', of(3, 10)],
      ['acceptedEnd', of(5, 8)],
      ['unknownParty', of(1, 20)],
      ['withinRanges', of(1, 40)],
    ]);
    expect(coverageText).toBe('92.5 % explained. 7.5 % unknown: 5 % unknown party, 2.5 % within ranges.');
    expect(holders.find(({ key }) => key === 'trust')?.parties).toEqual([
      { key: 'helena', as: 'settlor' },
      { key: 'luca', as: 'beneficiary' },
    ]);
    const byRole = holders.filter(({ computable }) => !computable);
    expect(byRole.map(({ key, verdict }) => [key, verdict])).toEqual([
      ['helena', 'yes'],
      ['luca', 'yes'],
    ]);
    expect(loops).toEqual([['north', 'parent']]);
  });

  test('says on its cards what each owns of the parent, and what is to be known of it', () => {
    const { totals, links } = overlayOf(graph, ask(), 0);
    expect([...links].sort()).toEqual(
      content.links
        .map(({ key }) => key)
        .filter((key) => /-(trust|north|parent)$/.test(key) && key !== 'oskar-parent')
        .sort(),
    );
    const said = Object.fromEntries([...totals].map(([key, { text, mark }]) => [key, `${text} ${mark}`]));
    expect(said).toEqual({
      trust: '50 % acceptedEnd',
      oskar: '25 % person',
      listed: '12.5 % acceptedEnd',
      ingrid: '5 to 7.5 % person',
      unknown: '5 % unknown',
      north: '40 % loop',
      helena: 'by role person',
      luca: 'by role person',
    });
  });

  test('shows how a share comes about, the part through the loop apart', () => {
    const { paths, throughLoops, total } = calculatePaths(graph, {
      subject: 'parent',
      asOf: DAY,
      holder: 'oskar',
      first: 200,
    });
    expect(paths.map(({ share }) => rounded(share))).toEqual([of(6, 25)]);
    expect([rounded(throughLoops ?? 0), rounded(total)]).toEqual([of(1, 100), of(1, 4)]);
  });

  test('changed over the years', () => {
    const changes = ownershipChanges(graph, { subject: 'parent' });
    expect(changes.map(({ date }) => date)).toEqual(['2011-02-01', '2014-05-07', '2016-01-15', '2023-07-01']);
    const trust = changes.flatMap(({ date, holders }) =>
      holders.filter(({ key }) => key === 'trust').map(({ before, after }) => [date, rounded(before), rounded(after)]),
    );
    expect(trust).toEqual([
      ['2014-05-07', 0, of(3, 5)],
      ['2016-01-15', of(3, 5), of(5, 8)],
      ['2023-07-01', of(5, 8), of(1, 2)],
    ]);
    expect(ask({ asOf: '2022-12-31' }).controllers.map(({ key }) => key)).toContain('helena');
    expect(ask().controllers).toEqual([]);
  });

  test('has what an analyst would look into', () => {
    const files = FAMILY_FILES.flatMap(({ of: entityKey, name, expires }) =>
      expires ? [{ entityKey, name, expires }] : [],
    );
    const findings = chartFindings(graph, { asOf: DAY, files });
    expect(findings.map(({ code, text }) => [code, text]).sort()).toEqual([
      ['declared', 'Oskar Eklund in Castellan Eklund Capital S.à r.l.: Declared 24 %, calculated 25 %.'],
      ['expired', 'Passport O. Eklund.pdf expired on 01.03.2026.'],
      ['loop', 'These hold each other: Castellan Eklund Capital S.à r.l., Northquay Holdings AB.'],
      ['missing', 'Belle Rive Yachting Ltd: 25 % has no recorded holder.'],
    ]);
  });

  test('cites documents that are there, of a party of the link', () => {
    const documents = new Map([...FAMILY_FILES, ...FAMILY_WEB_LINKS].map((one) => [one.id, one.of]));
    const cited = content.links.flatMap(({ from, to, roles }) =>
      roles.flatMap(({ evidence }) => (evidence ?? []).map(({ key }) => ({ key, ends: [from, to] }))),
    );
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter(({ key, ends }) => !ends.includes(documents.get(key) ?? ''))).toEqual([]);
  });
});

import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { changeOwnership, resetOwnership } from '../../lib/ownership/settings';
import { OverlayBar } from './OverlayBar';
import { TestMantine } from '../../testkit/TestMantine';

afterEach(() => {
  cleanup();
  resetOwnership();
});

test('the sliders tell their day and threshold in words', () => {
  changeOwnership({ asOf: '2022-01-31' });
  render(
    <TestMantine>
      <OverlayBar graph={{ entities: [], links: [] }} left={0} right={0} />
    </TestMantine>,
  );
  const said = (name: string) => screen.getByRole('slider', { name }).getAttribute('aria-valuetext');
  expect(said('As of')).toBe('31.01.2022');
  expect(said('Threshold')).toBe('≥ 25 %');
});

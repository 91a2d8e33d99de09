import { STEMMA_STYLE } from '@stemma/shared/chart/builtInStyles';
import { byKey } from '@stemma/shared/byKey';
import { createCardSetter } from '../geometry/card';
import { LINK_LINE } from '../geometry/linkLine';
import { createLabelSetter } from '../label/linkLabel';
import { Scene } from '../scene/scene';
import type { ExportTheme } from './exportTheme';
import { newLink, newNode, newNote, newPicture } from '../testkit';

/** Ink of tests: each letter is 7 wide, flags and pictures are no pictures. */
export const theme: ExportTheme = {
  scheme: 'light',
  card: () => ({ fill: '#ffffff', name: '#17212B', detail: '#17212Bcc' }),
  line: ({ color, dashed }) => ({ color, dashes: dashed ? LINK_LINE.dashes : [], width: LINK_LINE.width }),
  flagTheme: () => '#E03131',
  flag: () => 'data:image/svg+xml;base64,AA==',
  flagPng: () => 'data:image/png;base64,AA==',
  picture: () => ({ url: 'data:image/png;base64,AAAA' }),
  annotation: () => '#17212B',
  measure: (text) => text.length * 7,
  border: '#D3DAE1',
  borderWidth: 1,
  color: (color) => color,
  style: STEMMA_STYLE,
  borderUnknown: '#8592A0',
  pill: '#EFF2F5',
  pillText: '#2E3944',
  labelGround: '#ffffff',
  label: '#46525F',
  labelStrong: '#17212B',
};

/** A chart with cards, a note, a picture, links and a group for tests of files. */
export function sceneOf(): Scene {
  const measure = (text: string) => text.length * 7;
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-21') });
  const roles = [{ role: 'Shareholder', percentage: 60 }];
  scene.update({
    props: { routing: 'orthogonal' },
    nodes: byKey([
      newNode({ key: 'a', typeName: 'Individual', name: 'Ash & "Sons" <Ltd>', country: 'MT' }),
      newNode({ key: 'b', typeName: 'Company', name: 'Birch', label: 'PEP', flagColor: 'red', x: 300, y: 260 }),
      newNode({ key: 'c', typeName: 'Company', name: 'Far away', x: 9000, y: 9000 }),
      newNote('n', 'Ask <the> bank\nbefore May', { x: 100, y: 100 }),
      newPicture('p', { name: 'Seal & sign', source: 'images/s', width: 300, height: 100 }, { x: 120, y: 200 }),
    ]),
    links: byKey([
      newLink({ key: 'l', from: 'a', to: 'b', roles, dashed: true }),
      newLink({ key: 'out', from: 'a', to: 'c' }),
    ]),
    groups: byKey([{ key: 'g', name: 'The & family', members: ['a', 'b'], collapsed: false }]),
  });
  return scene;
}

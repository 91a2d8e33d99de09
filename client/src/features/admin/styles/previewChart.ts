import { byKey } from '@stemma/shared/byKey';
import { newLink, newNode } from '../../../chart/model/document';
import type { SceneSource } from '@stemma/diagram/scene/scene';
import { t } from '@stemma/shared/language/translate';

const ONSHORE = { key: 'onshore', name: 'Onshore', color: '#006D75' };
const OFFSHORE = { key: 'offshore', name: 'Offshore', color: '#D9580B' };

/** A small structure of made-up parties on which a style shows what it does. */
export const PREVIEW_CHART: SceneSource = {
  tags: new Map(
    Object.entries({ holding: ONSHORE, fund: OFFSHORE, trust: OFFSHORE }).map(([key, tag]) => [key, [tag]]),
  ),
  props: { routing: 'orthogonal' },
  nodes: byKey([
    newNode({ key: 'person', typeName: 'Individual', name: 'Elena Rossi', country: 'IT', x: 110, y: 30 }),
    newNode({ key: 'trust', typeName: 'Trust', name: 'Rossi Trust', country: 'JE', x: 380, y: 30 }),
    newNode({ key: 'holding', typeName: 'Company', name: 'Harbour Holdings', country: 'LU', x: 245, y: 170 }),
    newNode({
      ...{ key: 'fund', typeName: 'Company', name: 'Pier Fund', country: 'KY', x: 110, y: 310 },
      legalForm: 'fund',
    }),
    newNode({ key: 'yacht', typeName: 'Yacht', name: 'M/Y Serena', x: 380, y: 310 }),
  ]),
  links: byKey([
    newLink({ key: '1', from: 'person', to: 'holding', roles: [{ role: 'Shareholder', percentage: 30 }] }),
    newLink({ key: '2', from: 'trust', to: 'holding', roles: [{ role: 'Shareholder', percentage: 70 }] }),
    newLink({ key: '3', from: 'holding', to: 'fund', roles: [{ role: t('General Partner') }] }),
    newLink({ key: '4', from: 'holding', to: 'yacht', roles: [{ role: 'Owner', percentage: 100 }] }),
    newLink({ key: '5', from: 'person', to: 'trust', roles: [{ role: 'Settlor' }], fromSpot: 'Right', toSpot: 'Left' }),
  ]),
};

import { expect, test } from '@jest/globals';
import { proposeMapping } from '../mapping/proposeMapping';
import { sheet } from '../judged.fixture';

test.each([
  ['Libro registro de acciones nominativas de la sociedad Quay, S.A.', 'Quay, S.A.'],
  ['Registre de la société Quay SAS', 'Quay SAS'],
  ['Quay SAS - Répartition du capital', 'Quay SAS'],
  ['Répartition du capital de la société Quay SAS', 'Quay SAS'],
  ['Structure de l’actionnariat d’Quay SAS', 'Quay SAS'],
  ['Capital of Quay Limited', 'Quay Limited'],
  ['Register of members of the company Quay Limited', 'Quay Limited'],
  ['Aandeelhoudersregister van de besloten vennootschap Quay B.V.', 'Quay B.V.'],
  ['Gesellschafterliste der Firma Quay GmbH', 'Quay GmbH'],
  ['Quay GmbH – Beteiligungsverhältnisse', 'Quay GmbH'],
  ['Aktiebok för aktiebolaget Quay AB', 'Quay AB'],
  ['Register of Société Générale SA', 'Société Générale SA'],
  ['Shareholders of Compagnie de Saint-Gobain SA', 'Compagnie de Saint-Gobain SA'],
  ['Shareholders of Trust Company of America Inc', 'Trust Company of America Inc'],
  ['Register of members of Capital Group plc', 'Capital Group plc'],
])('“%s” is of %s', (title, name) => {
  const rows = [[title], ['Name', '%'], ['Ann Lee', '60 %'], ['Bo Ek', '40 %']];
  expect(proposeMapping([sheet('', rows)]).sheets[0]?.held?.name).toBe(name);
});

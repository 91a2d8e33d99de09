import { describe, expect, test } from '@jest/globals';
import { splitStatements } from './statements';

describe('splitStatements', () => {
  test('ends a statement at a semicolon that ends a line', () => {
    expect(splitStatements('CREATE (a);\nMATCH (n)\nRETURN n;\n')).toEqual(['CREATE (a)', 'MATCH (n)\nRETURN n']);
  });

  test('takes a last statement without one', () => {
    expect(splitStatements('RETURN 1;\nRETURN 2')).toEqual(['RETURN 1', 'RETURN 2']);
  });

  test('leaves a semicolon within a line alone', () => {
    expect(splitStatements("SET n.x = 'a;b' RETURN n;  ")).toEqual(["SET n.x = 'a;b' RETURN n"]);
  });

  test('leaves out comment lines, blank statements and carriage returns', () => {
    expect(splitStatements('// keys;\r\nRETURN 1;\r\n\r\n;\r\n// end')).toEqual(['RETURN 1']);
  });
});

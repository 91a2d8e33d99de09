import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The messages that the modules of a folder hand to `t` or `Trans` as they stand there, and after which line each was found first. */
export function messagesOf(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name) || /\.test\.|testkit|gql\//.test(name)) continue;
    const file = join(folder, name);
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const message = messageOf(node);
      if (message !== null && !found.has(message)) {
        found.set(message, `${name}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

function messageOf(node: ts.Node): string | null {
  if (ts.isCallExpression(node) && node.expression.getText() === 't') return textOf(node.arguments[0]);
  if (!ts.isJsxAttribute(node) || node.name.getText() !== 'message') return null;
  if (!ts.isJsxSelfClosingElement(node.parent.parent) || node.parent.parent.tagName.getText() !== 'Trans') return null;
  const { initializer } = node;
  return textOf(initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer);
}

function textOf(node: ts.Node | undefined): string | null {
  return node && ts.isStringLiteralLike(node) ? node.text : null;
}

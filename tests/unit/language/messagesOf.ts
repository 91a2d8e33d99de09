import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { CONTEXT } from '@stemma/shared/language/translate';

/** The messages that the modules of a folder hand to `t`, `say`, `sentence` (`calls`) or `Trans` as they stand there, and after which line each was found first. */
export function messagesOf(folder: string, calls = ['t', 'say', 'sentence']): Map<string, string> {
  return foundIn(folder, (node) => messageOf(node, calls));
}

/** The templates of `sentence` in the modules of a folder. */
export function sentencesOf(folder: string): Map<string, string> {
  return foundIn(folder, (node) => (isCallOf(node, ['sentence']) ? textOf(node.arguments[0]) : null));
}

/** Sentences with values of a folder's modules that `t` makes, so that they cannot be read back. */
export function unreadableOf(folder: string): Map<string, string> {
  return foundIn(folder, (node) => (isCallOf(node, ['t']) && node.arguments.length === 2 ? node.getText() : null));
}

/** What the modules of a folder give as the message of an error or of a rule as it stands, which no catalogue is asked for. */
export function plainRefusalsOf(folder: string): Map<string, string> {
  return foundIn(folder, (node) => {
    const message = messageOfError(node) ?? messageOfRule(node);
    if (!message || !(ts.isStringLiteralLike(message) || ts.isTemplateExpression(message))) return null;
    return /\p{L}{2} /u.test(message.getText()) ? message.getText() : null;
  });
}

function messageOfError(node: ts.Node): ts.Expression | undefined {
  if (isCallOf(node, ['invalid', 'forbidden'])) return node.arguments[0];
  return ts.isNewExpression(node) && node.expression.getText() === 'AppError' ? node.arguments?.[1] : undefined;
}

function messageOfRule(node: ts.Node): ts.Expression | undefined {
  if (ts.isPropertyAssignment(node))
    return /^(error|fault|why)$/.test(node.name.getText()) ? node.initializer : undefined;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  return /^(regex|refine|min|max)$/.test(node.expression.name.text) ? node.arguments[1] : undefined;
}

function isCallOf(node: ts.Node, names: readonly string[]): node is ts.CallExpression {
  return ts.isCallExpression(node) && names.includes(node.expression.getText());
}

/** The texts of elements that no catalogue is asked for, and after which line each was found first. */
export function untranslatedOf(folder: string): Map<string, string> {
  return foundIn(folder, untranslated);
}

function foundIn(folder: string, textIn: (node: ts.Node) => string | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name) || /\.test\.|\.generated\.|testkit|gql\//.test(name)) continue;
    const file = join(folder, name);
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const message = textIn(node);
      if (message !== null && !found.has(message)) {
        found.set(message, `${name}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

function messageOf(node: ts.Node, calls: readonly string[]): string | null {
  if (isCallOf(node, calls)) {
    const [message, context] = [textOf(node.arguments[0]), textOf(node.arguments[2])];
    return message !== null && context !== null ? `${context}${CONTEXT}${message}` : message;
  }
  if (!ts.isJsxAttribute(node) || node.name.getText() !== 'message') return null;
  if (!ts.isJsxSelfClosingElement(node.parent.parent) || node.parent.parent.tagName.getText() !== 'Trans') return null;
  const { initializer } = node;
  return textOf(initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer);
}

/** Attributes that are read or heard. */
const SPOKEN =
  /^(label|title|placeholder|description|error|alt|aria-(label|description|roledescription|placeholder|valuetext))$/;
/** Two letters in a row make a word, those of a host's name do not. */
const WORDS = /^(?!\S+\.\S+$).*\p{L}{2}/u;

function untranslated(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return WORDS.test(node.text.trim()) ? node.text.trim() : null;
  if (!ts.isJsxAttribute(node) || !SPOKEN.test(node.name.getText())) return null;
  const { initializer } = node;
  const text = textOf(initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer);
  return text !== null && WORDS.test(text) ? text : null;
}

function textOf(node: ts.Node | undefined): string | null {
  return node && ts.isStringLiteralLike(node) ? node.text : null;
}

// Finds functions that are too long to read at a glance. Pure: source files come in, sentences go out.
import ts from 'typescript'
import { parse, type SourceFile, visit } from './architecture.ts'

export interface LongFunction {
  readonly name: string
  readonly path: string
  readonly lines: number
}

/** Functions, methods and accessors of more than so many lines, from their first line to their closing brace. */
export function longFunctions(file: SourceFile, most: number): LongFunction[] {
  const source = parse(file)
  const found: LongFunction[] = []
  visit(source, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return
    const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line
    const lines = 1 + lineAt(node.getEnd()) - lineAt(node.getStart(source))
    if (lines > most) found.push({ name: nameOf(node), path: file.path, lines })
  })
  return found
}

/** Its own name, or that of the variable, property or call it is given to. */
function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name !== undefined) return node.name.getText()
  if (ts.isConstructorDeclaration(node)) return `constructor of ${node.parent.name?.text ?? 'a class'}`
  const { parent } = node
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent))
    return parent.name.getText()
  return ts.isCallExpression(parent)
    ? `a function given to ${parent.expression.getText()}`
    : 'a function without a name'
}

import type { ESTree } from 'vite'

type Node = ESTree.Node

function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]: [string, unknown]) => value)
    .filter(isNode)
}

/** The child nodes except object keys, which are not variables. */
export function valuesIn(node: Node): Node[] {
  const key =
    node.type === 'MemberExpression'
      ? node.property
      : node.type === 'Property'
        ? node.key
        : undefined
  const isName = 'computed' in node && !node.computed
  return childrenOf(node).filter(child => !isName || child !== key)
}

export function nodesIn(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap(nodesIn)]
}

export function boundNames(node: Node): string[] {
  return patternsOf(node).flatMap(namesIn)
}

function patternsOf(node: Node): Node[] {
  if (node.type === 'VariableDeclarator') return [node.id]
  if (node.type === 'CatchClause') return node.param ? [node.param] : []
  return 'params' in node && Array.isArray(node.params)
    ? node.params.filter(isNode)
    : []
}

function namesIn(pattern: Node): string[] {
  return pattern.type === 'Identifier'
    ? [pattern.name]
    : childrenOf(pattern).flatMap(namesIn)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

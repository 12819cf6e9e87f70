import ts from 'typescript'

const STARTERS = new Set(['test', 'describe', 'it'])

/** What leaves a test out, always or for want of something, or turns it. */
const LEAVES_OUT = new Set([
  'skip',
  'todo',
  'fixme',
  'skipIf',
  'runIf',
  'fail',
  'fails'
])

/** What a call says of a test: its name, or that it does not always run. */
interface Said {
  title: string | undefined
  leavesOut: boolean
}

/**
 * The titles of the tests and groups in a source text that run wherever the
 * tests run: what may be left out, also by a word within it, holds nothing.
 */
export function runTitles(source: string): string[] {
  const file = ts.createSourceFile(
    'tests.tsx',
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX
  )
  return titlesIn(file, file) ?? []
}

/** `undefined` where what is around the node is left out by it. */
function titlesIn(node: ts.Node, file: ts.SourceFile): string[] | undefined {
  const { title, leavesOut } = saidBy(node, file)
  if (leavesOut) return title === undefined ? undefined : []
  const titles = title === undefined ? [] : [title]
  let isLeftOut = false
  ts.forEachChild(node, child => {
    const inner = titlesIn(child, file)
    if (inner) titles.push(...inner)
    else isLeftOut = true
  })
  if (!isLeftOut) return titles
  return title === undefined ? undefined : []
}

function saidBy(node: ts.Node, file: ts.SourceFile): Said {
  const words = ts.isCallExpression(node) ? wordsOf(node.expression) : []
  if (!ts.isCallExpression(node) || !STARTERS.has(words[0] ?? '')) {
    return { title: undefined, leavesOut: false }
  }
  const [first] = node.arguments
  const isTitle =
    first !== undefined &&
    (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)) &&
    !words.includes('step')
  const title = isTitle ? first.getText(file).slice(1, -1) : undefined
  const isFurther = title?.includes('@further') === true
  return {
    title,
    leavesOut: isFurther || words.some(word => LEAVES_OUT.has(word))
  }
}

/** The names along what is called: `test`, `describe`, `skip`. */
function wordsOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee)) {
    return [...wordsOf(callee.expression), callee.name.text]
  }
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return wordsOf(callee.tag)
  return []
}

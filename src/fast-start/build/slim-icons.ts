import { fileURLToPath, pathToFileURL } from 'node:url'

import { optimize } from 'svgo'
import type { Plugin } from 'vite'

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/u
const MAKER = fileURLToPath(new URL('../../ui/create-icon.ts', import.meta.url))
/** Attributes of a rectangle's shape; `rx` applies to both directions. */
const FORM = ['x', 'y', 'width', 'height', 'rx', 'ry']
const ONE_PATH = /^<svg[^>]*><path d="(?<path>[^"]+)"\/><\/svg>$/u

type Shape = readonly [
  element: string,
  attributes: Readonly<Record<string, string>>
]

interface IconModule {
  __iconData?: { name: string; node: readonly Shape[] }
}

/** Reduces each icon to one path: every element costs layout and hydration. */
export function slimIcons(): Plugin {
  return {
    name: 'panel-slim-icons',
    apply: 'build',
    // Otherwise the library would stay external where pages are prerendered.
    configEnvironment: () => ({ resolve: { noExternal: ['lucide-react'] } }),
    transform: {
      filter: { id: ICON },
      async handler(_, id) {
        const { href } = pathToFileURL(id)
        const { __iconData: icon }: IconModule = await import(href)
        const path = icon && onePath(icon.node)
        if (!path) this.error(`No drawing of one path in ${id}`)
        return {
          code: `import { createIcon } from ${JSON.stringify(MAKER)}
export default createIcon(${JSON.stringify(icon.name)}, ${JSON.stringify(path)})`,
          map: null
        }
      }
    }
  }
}

/** All shapes as one path; `undefined` if some are styled differently. */
function onePath(shapes: readonly Shape[]): string | undefined {
  const elements = shapes.map(([element, attributes]) =>
    isRounded(element, attributes)
      ? tag('path', {
          ...otherThanForm(attributes),
          d: roundedPath(attributes)
        })
      : tag(element, attributes)
  )
  const { data } = optimize(
    `<svg stroke="#000" stroke-linecap="round">${elements.join('')}</svg>`,
    {
      plugins: [
        { name: 'convertShapeToPath', params: { convertArcs: true } },
        'convertPathData',
        { name: 'mergePaths', params: { force: true } }
      ]
    }
  )
  return ONE_PATH.exec(data)?.groups?.['path']
}

/** SVGO does not convert rounded rectangles. */
function isRounded(element: string, { rx, ry = rx }: Shape[1]): boolean {
  return element === 'rect' && rx !== undefined && ry === rx
}

/** Styling of a rectangle, which keeps the icon from being one path. */
function otherThanForm(attributes: Shape[1]): Shape[1] {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) => !FORM.includes(name))
  )
}

function roundedPath(attributes: Shape[1]): string {
  const [x = 0, y = 0, width = 0, height = 0, radius = 0] = FORM.map(name =>
    Number(attributes[name] ?? 0)
  )
  const corner = `a${radius} ${radius} 0 0 1`
  const across = width - 2 * radius
  const down = height - 2 * radius
  return `M${x + radius} ${y}h${across}${corner} ${radius} ${radius}v${down}${corner} ${-radius} ${radius}h${-across}${corner} ${-radius} ${-radius}v${-down}${corner} ${radius} ${-radius}z`
}

function tag(element: string, attributes: Shape[1]): string {
  const written = Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
  return `<${element}${written}/>`
}

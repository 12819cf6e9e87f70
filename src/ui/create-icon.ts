import { createElement, type JSX, type SVGProps } from 'react'

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Its width and height, px. */
  size?: number
}

/**
 * An icon of a path in a square of 24, for the eyes alone. Styles know it by
 * its name: some turn with the direction of the page.
 */
export function createIcon(
  name: string,
  path: string
): (props: IconProps) => JSX.Element {
  return ({ size = 24, className = '', ...props }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`.trimEnd(),
        'aria-hidden': true,
        ...props
      },
      createElement('path', { d: path })
    )
}

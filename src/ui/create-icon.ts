import { createElement, type JSX, type SVGProps } from 'react'

interface IconProps extends SVGProps<SVGSVGElement> {
  /** In px. */
  size?: number
}

/** A 24 by 24 grid. Styles use the name, for example to mirror icons. */
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

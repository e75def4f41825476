import { type ComponentType, createElement, type ReactElement, type ReactNode, type SVGProps } from 'react'

/** Renders an icon: a component of lucide's, or any that accepts the attributes of an `<svg>`. */
export type IconGlyph = ComponentType<SVGProps<SVGSVGElement>>
type Shape = [tag: string, attributes: Record<string, string>]

const elements = new WeakMap<IconGlyph, ReactNode>()

/**
 * The shapes of a lucide icon, cached: its own component creates them in every render, which takes a tenth of the time
 * of a page. They are read from the result of its `render`; undefined for other icons, which render themselves.
 */
function shapesOf(glyph: IconGlyph): ReactNode {
  if (!elements.has(glyph)) {
    const { render } = glyph as {
      render?: (props: object, ref: null) => ReactElement<{ icon?: { node: Shape[] } }>
    }
    const shapes = render?.({}, null).props.icon?.node
    elements.set(
      glyph,
      shapes?.map(([tag, { key, ...attributes }]) => createElement(tag, { key, ...attributes })),
    )
  }
  return elements.get(glyph)
}

/**
 * A lucide icon beside a word: `<Icon of={Phone} />` with `import Phone from 'lucide-react/icons/phone'`, one module
 * per icon, so that only used icons are bundled. 1.25 times as tall as the text by default; hidden from screen readers,
 * since the word says the same.
 */
export function Icon({ of: Glyph, className = '' }: { of: IconGlyph; className?: string }) {
  const look = `icon ${className}`.trim()
  const shapes = shapesOf(Glyph)
  if (!shapes) return <Glyph className={look} aria-hidden />
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={look}>
      {shapes}
    </svg>
  )
}

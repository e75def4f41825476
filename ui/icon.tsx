import { type ComponentType, createElement, type ReactElement, type ReactNode, type SVGProps } from 'react'

/** What draws an icon: a component of lucide's, or any that takes the attributes of an `<svg>`. */
export type IconGlyph = ComponentType<SVGProps<SVGSVGElement>>
type Shape = [tag: string, attributes: Record<string, string>]

const drawn = new WeakMap<IconGlyph, ReactNode>()

/**
 * The shapes of a lucide icon, made once: its own component builds them anew with every drawing, which is a tenth of
 * a page. They lie in what its `render` returns; an icon made otherwise has none here and draws itself.
 */
function shapesOf(glyph: IconGlyph): ReactNode {
  if (!drawn.has(glyph)) {
    const { render } = glyph as {
      render?: (props: object, ref: null) => ReactElement<{ icon?: { node: Shape[] } }>
    }
    const shapes = render?.({}, null).props.icon?.node
    drawn.set(
      glyph,
      shapes?.map(([tag, { key, ...attributes }]) => createElement(tag, { key, ...attributes })),
    )
  }
  return drawn.get(glyph)
}

/**
 * A lucide icon beside a word: `<Icon of={Phone} />` with `import Phone from 'lucide-react/icons/phone'`, one module an
 * icon, so that only what is drawn is bundled. As tall as 1.25 of its text unless `className` says otherwise; hidden
 * from screen readers, since the word says it.
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

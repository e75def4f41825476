import type { ComponentType, SVGProps } from 'react'

/**
 * A lucide icon beside a word: `<Icon of={Phone} />` with `import Phone from 'lucide-react/icons/phone'`, one module an
 * icon, so that only what is drawn is bundled. As tall as 1.25 of its text unless `className` says otherwise; hidden
 * from screen readers, since the word says it.
 */
export function Icon({
  of: Glyph,
  className = '',
}: {
  of: ComponentType<SVGProps<SVGSVGElement>>
  className?: string
}) {
  return (
    <Glyph
      width="1.25em"
      height="1.25em"
      strokeWidth={1.75}
      className={`shrink-0 ${className}`}
      aria-hidden
      focusable={false}
    />
  )
}

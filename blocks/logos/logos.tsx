import type { CSSProperties } from 'react'
import type { LogosProps } from '../../schemas/blocks/logos.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { logoWidth } from './logo-width.ts'

type Item = LogosProps['items'][number]

/**
 * White in every colour scheme, because logos are made for white paper. Never dimmed, or the logo's own white
 * background would show.
 */
const plate =
  'flex items-center justify-center rounded-card border border-line bg-white p-4 text-center font-semibold text-night [--picture-light:1] forced-color-adjust-none'

/** Company logos on plates of one size, each with the same visual weight; without a logo the plate has the name. */
export default function Logos({ title, items }: LogosProps) {
  return (
    <Section title={title}>
      <ul className="grid auto-rows-[minmax(7rem,auto)] grid-cols-[repeat(auto-fill,minmax(max(9rem,15%),1fr))] gap-4">
        {items.map((item) => (
          <li key={item.name.text} className="grid">
            {item.href ? (
              <a href={item.href} rel="external noopener" className={`${plate} hover:border-accent-mark`}>
                <Mark item={item} />
              </a>
            ) : (
              <div className={plate}>
                <Mark item={item} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** From this many letters on a name is set smaller to fit its plate. */
const longName = 30

function Mark({ item: { name, image } }: { item: Item }) {
  if (!image)
    return (
      <span className={`min-w-0 break-words ${name.text.length > longName ? 'text-sm' : ''}`.trim()}>
        <LocalizedText value={name} />
      </span>
    )
  const width = `${logoWidth(image)}rem`
  return (
    <span className="contents" style={{ '--logo': width } as CSSProperties}>
      <Picture image={{ ...image, alt: name }} sizes={width} className="w-(--logo)" />
    </span>
  )
}

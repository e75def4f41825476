import type { CSSProperties } from 'react'
import type { LogosProps } from '../../schemas/blocks/logos.ts'
import { LocalizedText } from '../../ui/localized-text.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { logoWidth } from './logo-width.ts'

type Item = LogosProps['items'][number]

/** White in every scheme, since logos are made for paper, and never dimmed, or the white around a logo would show. */
const plate =
  'flex items-center justify-center rounded-card border border-line bg-white p-4 text-center font-semibold text-night [--picture-light:1] forced-color-adjust-none'

/** Marks of companies on plates of one size, each as large to the eye as the next; a name stands where there is no mark. */
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

/** From so many letters on a name would outgrow its plate. */
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

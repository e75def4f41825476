import type { SiteExamplesProps } from '../../schemas/blocks/site-examples.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Badge } from '../../ui/shown/badge.tsx'
import { Card } from '../../ui/shown/card.tsx'

/** Demonstration sites with picture and name, each marked as invented. */
export default function SiteExamples({ title, lead, data: { sites } }: SiteExamplesProps) {
  const { t } = usePage()
  return (
    <Section title={title ?? t('blocks:site-examples.title')} lead={lead}>
      <ul className={`grid gap-4 ${sites.length > 1 ? '@2xl:grid-cols-2 @4xl:gap-8' : ''}`}>
        {sites.map(({ name, category, image, link }) => (
          <Card key={link.href} as="li" linked className="flex flex-col overflow-hidden p-0">
            {image && (
              <Picture
                image={image}
                sizes="(min-width: 80rem) 36.5rem, (min-width: 44rem) 50vw, 100vw"
                className="aspect-16/10 w-full object-cover"
              />
            )}
            <div className="flex items-baseline justify-between gap-4 p-5 @4xl:px-6">
              <div className="min-w-0">
                <h3 className="text-xl">
                  <a href={link.href} className="stretched">
                    <LocalizedText value={name} />
                  </a>
                </h3>
                {category && (
                  <p className="mt-1 text-ink-soft">
                    <LocalizedText value={category} />
                  </p>
                )}
              </div>
              <Badge tone="accent">{t('blocks:clinic-list.demo')}</Badge>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  )
}

import type { TeamProps } from '../../schemas/blocks/team.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { SpecialistPortrait } from '../parts/specialists/specialist-portrait.tsx'

/** Staff who cannot be booked: portrait, name, position. */
export default function Team({ title, titleHidden, people }: TeamProps) {
  const { t } = usePage()
  return (
    <Section title={title ?? t('blocks:team.title')} titleHidden={titleHidden}>
      <ul className="grid gap-x-10 gap-y-8 @2xl:grid-cols-2 @5xl:grid-cols-3">
        {people.map(({ name, post, photo, text }) => (
          <li key={`${name.text} ${post.text}`} className="flex items-start gap-4">
            <SpecialistPortrait
              name={name.text}
              photo={photo}
              sizes="6rem"
              className="aspect-4/5 w-20 shrink-0 rounded-control @sm:w-24"
            />
            <div className="min-w-0 break-words">
              <h3 className="text-lg leading-snug">
                <LocalizedText value={name} />
              </h3>
              <p className="text-ink-soft">
                <LocalizedText value={post} />
              </p>
              {text && (
                <p className="mt-2 text-sm whitespace-pre-line">
                  <LocalizedText value={text} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

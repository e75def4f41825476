import type { HeroProps } from '../../schemas/blocks/hero.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { LocalizedText } from '../../ui/localized-text.tsx'
import { useElementId } from '../../ui/page-context.tsx'
import { Picture } from '../../ui/picture.tsx'

/** A promise in a few words is set large; a long title stays readable in the same place. */
function titleSize(length: number): string {
  if (length <= 40) return 'text-4xl @5xl:text-5xl'
  return length <= 80 ? 'text-3xl @5xl:text-4xl' : 'text-2xl text-pretty @5xl:text-3xl'
}

/** The first screen: words on a quiet panel, the picture filling its other half. */
export default function Hero({ title, lead, image, action, secondAction }: HeroProps) {
  const id = useElementId('title')
  return (
    <section aria-labelledby={id} className="section">
      <div
        className={`grid overflow-hidden rounded-card bg-accent-wash ${image ? '@3xl:min-h-[28rem] @3xl:grid-cols-2 @5xl:min-h-[34rem]' : ''}`}
      >
        <div
          className={`flex flex-col items-start justify-center px-5 py-10 @md:p-10 ${image ? '@5xl:p-14' : '@3xl:px-14 @3xl:py-20'}`}
        >
          <h1 id={id} className={`${image ? '' : 'max-w-[36ch]'} ${titleSize(title.text.length)}`}>
            <LocalizedText value={title} />
          </h1>
          <div
            className={`mt-5 flex flex-col gap-8 self-stretch ${image ? '' : '@3xl:mt-8 @3xl:flex-row @3xl:items-end @3xl:justify-between @3xl:gap-12'}`}
          >
            {lead && (
              <p className="max-w-[36rem] text-lg text-ink-soft">
                <LocalizedText value={lead} />
              </p>
            )}
            {(action || secondAction) && (
              <div className="flex shrink-0 flex-wrap gap-3 @max-md:flex-col">
                {action && (
                  <ButtonLink link={action.link} className="btn-large">
                    <LocalizedText value={action.label} />
                  </ButtonLink>
                )}
                {secondAction && (
                  <ButtonLink link={secondAction.link} variant="secondary" className="btn-large">
                    <LocalizedText value={secondAction.label} />
                  </ButtonLink>
                )}
              </div>
            )}
          </div>
        </div>
        {image && (
          <Picture
            image={image}
            sizes="(min-width: 80rem) 37.5rem, (min-width: 52rem) 50vw, 100vw"
            priority
            className="aspect-3/2 w-full object-cover @3xl:aspect-auto @3xl:size-full"
          />
        )}
      </div>
    </section>
  )
}

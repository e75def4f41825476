import type { HeroProps } from '../../schemas/blocks/hero.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { useElementId } from '../../ui/core/page-context.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

/** A short title is set large; a long one is smaller, so that it stays readable. */
function titleSize(length: number): string {
  if (length <= 40) return 'text-4xl @5xl:text-5xl'
  return length <= 80 ? 'text-3xl @5xl:text-4xl' : 'text-2xl text-pretty @5xl:text-3xl'
}

/** The first screen of a page: text on a panel beside a picture. */
export default function Hero({ title, lead, image, action, secondAction }: HeroProps) {
  const id = useElementId('title')
  return (
    <section aria-labelledby={id} className={`section hero ${image ? 'has-picture' : ''}`}>
      <div className="hero-panel">
        <div className="hero-words">
          <h1 id={id} className={titleSize(title.text.length)}>
            <LocalizedText value={title} />
          </h1>
          {lead && (
            <p className="hero-lead">
              <LocalizedText value={lead} />
            </p>
          )}
          {(action || secondAction) && (
            <div className="hero-actions">
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
        {image && (
          <Picture image={image} sizes="(min-width: 52rem) 60rem, 100vw" priority className="hero-picture" />
        )}
      </div>
    </section>
  )
}

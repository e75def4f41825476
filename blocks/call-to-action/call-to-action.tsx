import type { CallToActionProps } from '../../schemas/blocks/call-to-action.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { useElementId } from '../../ui/core/page-context.tsx'

/** One question and one button. With the accent tone the clinic's colour is the background and the button is light. */
export default function CallToAction({ title, text, action, tone }: CallToActionProps) {
  const id = useElementId('title')
  const accent = tone === 'accent'
  return (
    <section aria-labelledby={id} className="section">
      <div className={`appeal ${accent ? 'bg-accent text-on-accent' : 'bg-surface text-ink-soft'}`}>
        <div>
          <h2 id={id} className={accent ? undefined : 'text-ink'}>
            <LocalizedText value={title} />
          </h2>
          {text && (
            <p>
              <LocalizedText value={text} />
            </p>
          )}
        </div>
        <ButtonLink
          link={action.link}
          variant={accent ? 'empty' : 'primary'}
          className={accent ? 'btn-inverse' : ''}
        >
          <LocalizedText value={action.label} />
        </ButtonLink>
      </div>
    </section>
  )
}

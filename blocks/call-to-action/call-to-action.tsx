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
      <div
        className={`flex flex-col items-start gap-5 rounded-card px-5 py-6 @md:p-10 @3xl:flex-row @3xl:items-center @3xl:justify-between @3xl:gap-12 @5xl:px-14 ${accent ? 'bg-accent text-on-accent' : 'bg-surface'}`}
      >
        <div>
          <h2 id={id} className="text-2xl @3xl:text-3xl">
            <LocalizedText value={title} />
          </h2>
          {text && (
            <p className={`mt-3 max-w-text ${accent ? '' : 'text-ink-soft'}`}>
              <LocalizedText value={text} />
            </p>
          )}
        </div>
        <ButtonLink
          link={action.link}
          variant={accent ? 'empty' : 'primary'}
          className={`btn-large shrink-0 ${accent ? 'btn-inverse' : ''}`}
        >
          <LocalizedText value={action.label} />
        </ButtonLink>
      </div>
    </section>
  )
}

import { resources } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import type { Texts } from '../../locales/translate-with.ts'
import type { ReviewFormProps } from '../../schemas/blocks/review-form.ts'
import { reviewFormElement } from '../../schemas/reviews/review-form-id.ts'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Island } from '../../ui/page/island.tsx'
import { personalDataLink } from '../../ui/page/personal-data-link.tsx'
import { Section } from '../../ui/page/section.tsx'
import Client from './review-form.client.tsx'

/** The texts of the form; the island has no others. */
function textsOf(locale: Locale): Texts {
  const { account, blocks, errors, ui } = resources[locale] as Record<string, Record<string, unknown>>
  const { resend, resendIn } = (account?.confirm ?? {}) as Record<string, string>
  return {
    account: { confirm: { resend, resendIn } },
    blocks: { 'review-form': blocks?.['review-form'] },
    errors: {
      form: errors?.form,
      fields: { required: (errors?.fields as Record<string, unknown> | undefined)?.required },
    },
    ui: { rating: ui?.rating },
  }
}

/** A form for a review (D-REV): R70, R80, the directory's profiles and R23. */
export default function ReviewForm({ title, alone = false, data: { targets, services } }: ReviewFormProps) {
  const page = usePage()
  const id = useElementId(reviewFormElement)
  const { t, locale } = page
  const [first] = targets
  return (
    <Section
      title={title ?? t('blocks:review-form.title')}
      titleHidden={alone}
      lead={
        alone && first
          ? t('blocks:review-form.about', { name: first.name.text })
          : t('blocks:review-form.lead')
      }
      beside={!alone}
    >
      <div id={id} tabIndex={-1} className="card @container scroll-mt-24 max-md:scroll-mt-64">
        <noscript>
          <p className="mb-5 rounded-control bg-accent-tint px-3.5 py-3 text-accent-ink">
            {t('blocks:review-form.noScript')}
          </p>
        </noscript>
        <Island
          eager={alone}
          component={Client}
          props={{
            locale,
            texts: textsOf(locale),
            targets: targets.map(({ company, country, specialist, name }) => ({
              company,
              country,
              ...(specialist !== undefined && { specialist }),
              name: name.text,
            })),
            services: services.map(({ name, ...one }) => ({ ...one, name: name.text })),
            personalData: personalDataLink(page),
          }}
        />
      </div>
    </Section>
  )
}

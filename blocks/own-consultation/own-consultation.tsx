import type { OwnConsultationProps } from '../../schemas/blocks/own-consultation.ts'
import { Island } from '../../ui/island.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { Section } from '../../ui/section.tsx'
import { consultationTexts } from '../consultation-texts.ts'
import { dateWords } from '../date-words.ts'
import Client from './own-consultation.client.tsx'

/** An online consultation for whoever has its link (R13). The page itself knows neither number nor token. */
export default function OwnConsultation(_: OwnConsultationProps) {
  const { t, locale } = usePage()
  const texts = consultationTexts(t)
  return (
    <Section label={t('blocks:consultation.thread')}>
      <noscript>
        <p className="rounded-control bg-warning-tint px-3.5 py-3 text-warning-ink">{texts.noScript}</p>
      </noscript>
      <div className="@container max-w-3xl noscript:hidden">
        <Island eager="at-once" component={Client} props={{ locale, texts, words: dateWords(t) }} />
      </div>
    </Section>
  )
}

import type { OwnConsultationProps } from '../../schemas/blocks/own-consultation.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Island } from '../../ui/page/island.tsx'
import { dateWords } from '../parts/common/date-words.ts'
import { LinkedSection } from '../parts/common/linked-section.tsx'
import { consultationTexts } from '../parts/consultations/consultation-texts.ts'
import Client from './own-consultation.client.tsx'

/** An online consultation for the person who has its link (R13). The page itself knows neither number nor token. */
export default function OwnConsultation(_: OwnConsultationProps) {
  const { t, locale } = usePage()
  const texts = consultationTexts(t)
  return (
    <LinkedSection label={t('blocks:consultation.thread')} noScript={texts.noScript}>
      <Island eager="at-once" component={Client} props={{ locale, texts, words: dateWords(t) }} />
    </LinkedSection>
  )
}

import type { DoctorsAnswerProps } from '../../schemas/blocks/doctors-answer.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { DemoBadge } from '../parts/common/demo-badge.tsx'
import { SpecialistPortrait } from '../parts/specialists/specialist-portrait.tsx'
import { Specialities } from '../parts/specialists/specialities.tsx'

/** A question of a patient with the answer of a doctor, each in its own language. */
export default function DoctorsAnswer({ data: { text, answer, lang, date, doctor } }: DoctorsAnswerProps) {
  const { t } = usePage()
  return (
    <Section title={t('blocks:doctors-answer.title')}>
      <div className="rounded-card bg-surface p-5 @2xl:p-8">
        <h3 className="max-w-text whitespace-pre-line text-xl [overflow-wrap:anywhere]">
          <LocalizedText value={{ text, lang }} />
        </h3>
        <p className="mt-3 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">
          <LocalizedText value={{ text: answer, lang }} />
        </p>
        <div className="mt-5 flex items-center gap-4">
          <SpecialistPortrait
            name={doctor.name.text}
            photo={doctor.photo}
            sizes="3.5rem"
            className="size-14 shrink-0 rounded-full"
          />
          <div className="min-w-0">
            <p>
              <a href={doctor.link.href} className="link">
                <LocalizedText value={doctor.name} />
              </a>
              <DemoBadge isDemo={doctor.isDemo} />
            </p>
            <p className="text-sm text-ink-soft">
              {doctor.specialities.length > 0 && (
                <>
                  <Specialities names={doctor.specialities} />
                  {' · '}
                </>
              )}
              <time dateTime={date.datetime.slice(0, 10)}>
                <LocalizedText value={date.text} />
              </time>
            </p>
          </div>
        </div>
        <p className="mt-5 max-w-text text-sm text-ink-soft">{t('blocks:doctors-answer.note')}</p>
      </div>
    </Section>
  )
}

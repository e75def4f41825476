import { defaultLocale, isLocale } from '../../locales/locale.ts'
import type doctorsAnswer from '../../schemas/blocks/doctors-answer.ts'
import { defineLoader } from '../loader.ts'
import { localizedDayOf } from '../parts/localized-date.ts'
import { toPage } from '../parts/paths.ts'
import { profilePath } from '../parts/profile-paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** Longer texts are not read between other sections of a page. */
const longest = { text: 300, answer: 600 }

/** The newest short question that a doctor has answered, in the reader's language where there is one. */
export default defineLoader<typeof doctorsAnswer>(async (_, context) => {
  const short = (await context.source.doctorsAnswers()).filter(
    ({ text, answer }) => text.length <= longest.text && answer.length <= longest.answer,
  )
  const one = short.find(({ lang }) => lang === context.locale) ?? short[0]
  if (!one) return undefined
  const { slug, ...doctor } = one.doctor
  return {
    text: one.text,
    answer: one.answer,
    lang: isLocale(one.lang) ? one.lang : defaultLocale,
    date: localizedDayOf(one.date, context),
    doctor: withoutUndefined({ ...doctor, link: toPage(profilePath('doctors', slug)) }),
  }
})

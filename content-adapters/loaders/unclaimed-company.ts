import type unclaimedCompany from '../../schemas/blocks/unclaimed-company.ts'
import type { FormState } from '../form-state.ts'
import { defineLoader } from '../loader.ts'
import { localizedDate } from '../parts/localized-date.ts'
import { paths, toPage } from '../parts/paths.ts'
import { profilePath, sectionOf } from '../parts/profile-paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** The known facts of a company that nobody manages, its neighbours, and the state of the form about a mistake. */
export default defineLoader<typeof unclaimedCompany>(async (_props, context) => {
  const { company, source, form } = context
  if (!company?.isUnclaimed) return undefined
  const near = await source.neighbours(company.code)
  const { code, attribution, sourceDate } = company
  return withoutUndefined({
    code,
    source: attribution,
    date: sourceDate === undefined ? undefined : localizedDate(sourceDate, context),
    claim: toPage(paths.claim(code)),
    neighbours: near.flatMap((one) => {
      const section = sectionOf(one)
      const { name, category, address, metres, slug } = one
      return section
        ? [withoutUndefined({ name, category, address, metres, link: toPage(profilePath(section, slug)) })]
        : []
    }),
    ...(form && formData(form)),
  })
})

/** The API rejected longer texts; they are truncated when shown again. */
const longest = 4000

function formData(form: FormState) {
  if (form.kind === 'sent') return { sent: true }
  const { values, errors, message } = form
  const first = (name: string) => values[name]?.[0]?.slice(0, longest)
  return withoutUndefined({
    text: first('TEXT'),
    email: first('EMAIL'),
    errors: withoutUndefined({ text: errors.TEXT?.[0], email: errors.EMAIL?.[0], form: message }),
  })
}

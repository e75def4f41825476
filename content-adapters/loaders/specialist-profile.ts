import { spokenLanguages } from '../../schemas/block-fields.ts'
import type specialistProfile from '../../schemas/blocks/specialist-profile.ts'
import { defineLoader } from '../loader.ts'
import { defined } from '../parts/defined.ts'
import { experienceYears } from '../parts/experience.ts'
import { menuHas } from '../parts/menu-has.ts'
import { paths, toPage } from '../parts/paths.ts'

type Language = keyof typeof spokenLanguages

const isNamed = (code: string): code is Language => Object.hasOwn(spokenLanguages, code)

export default defineLoader<typeof specialistProfile>(async ({ slug }, context) => {
  const { company, source } = context
  if (!company || slug === undefined) return undefined
  const [specialist, menu] = await Promise.all([source.specialist(company.code, slug), source.menu(company)])
  return defined({
    name: specialist.name,
    photo: specialist.photo,
    specialities: specialist.specialities,
    position: specialist.position,
    experienceYears: experienceYears(specialist.experienceSince, context),
    languages: specialist.languages.filter(isNamed),
    about: specialist.about,
    education: specialist.education,
    appointmentLink: menuHas(menu, paths.appointment) ? toPage(paths.appointment) : undefined,
    allLink: toPage(paths.specialists),
  })
})

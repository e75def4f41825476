import doctors from '../../../schemas/areas/doctors.ts'
import { t } from '../../../schemas/core/type.ts'
import { slugField } from '../../parts/slug-field.ts'
import { defineDocument } from '../define-document.ts'
import { codeField, orderField, siteField } from '../document-fields.ts'

const { photo, post, experienceSince, languages, about, education } = doctors.schema.properties

/** A doctor of a clinic. */
export default defineDocument({
  name: 'doctor',
  label: { ru: 'Врач', kk: 'Дәрігер', uz: 'Shifokor', en: 'Doctor' },
  schema: t.object({
    site: siteField(),
    code: codeField(),
    slug: t.optional(slugField()),
    name: t.optional(
      t.text({
        label: {
          ru: 'Фамилия, имя и отчество',
          kk: 'Аты-жөні',
          uz: 'Familiyasi, ismi va sharifi',
          en: 'Last name and first name',
        },
      }),
    ),
    photo,
    specialities: t.array(
      t.text({ label: { ru: 'Специальность', kk: 'Мамандық', uz: 'Mutaxassislik', en: 'Speciality' } }),
      {
        label: { ru: 'Специальности', kk: 'Мамандықтары', uz: 'Mutaxassisliklari', en: 'Specialities' },
        maxItems: 10,
      },
    ),
    position: post,
    experienceSince,
    languages,
    about,
    education,
    order: orderField(),
  }),
  areas: ['doctors'],
  preview: { title: 'name', media: 'photo' },
})

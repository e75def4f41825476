import { t } from '../core/type.ts'
import { defineLinkTarget } from '../links/define-link-target.ts'

/** Booking a visit (R77): with a doctor, for a service, both or neither; what is chosen and no longer there is left out. */
export const target = defineLinkTarget({
  name: 'booking',
  place: 1,
  label: { ru: 'Запись на приём', kk: 'Қабылдауға жазылу', uz: 'Qabulga yozilish', en: 'Booking a visit' },
  fields: t.object({
    doctor: t.optional(
      t.reference('doctors', {
        label: { ru: 'К врачу', kk: 'Дәрігерге', uz: 'Shifokorga', en: 'With the doctor' },
      }),
    ),
    service: t.optional(
      t.reference('services', {
        label: { ru: 'На услугу', kk: 'Қызметке', uz: 'Xizmatga', en: 'For the service' },
      }),
    ),
  }),
  leadsTo: ({ doctor, service }) => {
    const chosen = new URLSearchParams({ ...(doctor && { doctor }), ...(service && { service }) })
    return { site: `/appointment${chosen.size > 0 ? `?${chosen}` : ''}` }
  },
  calls: {
    ru: 'Запишитесь на приём',
    kk: 'Қабылдауға жазылыңыз',
    uz: 'Qabulga yoziling',
    en: 'Book a visit',
  },
  begins: {
    slug: 'zapis',
    label: { ru: 'Запись на приём', kk: 'Қабылдауға жазылу', uz: 'Qabulga yozilish', en: 'Booking a visit' },
  },
})

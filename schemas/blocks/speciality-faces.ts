import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const specialityFaces = defineBlock({
  type: 'speciality-faces',
  label: {
    ru: 'Специальности с лицами',
    kk: 'Мамандықтар мен дәрігерлер',
    uz: 'Mutaxassisliklar va shifokorlar',
    en: 'Specialities with faces',
  },
  description: {
    ru: 'Специальности врачей города, у каждой портреты нескольких врачей.',
    kk: 'Қала дәрігерлерінің мамандықтары, әрқайсысында бірнеше дәрігердің портреті.',
    uz: 'Shahar shifokorlarining mutaxassisliklari, har birida bir necha shifokor portreti.',
    en: 'Specialities of a city’s doctors, each with portraits of some.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({}),
  data: t.object({
    city: t.text(),
    all: t.link(),
    items: t.array(
      t.object({
        name: t.text(),
        count: t.integer({ minimum: 1 }),
        link: t.link(),
        portraits: t.array(t.image(), { maxItems: 3 }),
      }),
      { minItems: 1, maxItems: 12 },
    ),
  }),
  example: {
    props: {},
    data: {
      city: { ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' },
      all: { kind: 'page', path: '/companies/doctors/location/almaty' },
      items: [
        {
          name: { ru: 'Педиатр', kk: 'Педиатр', uz: 'Pediatr', en: 'Paediatrician' },
          count: 2,
          link: { kind: 'page', path: '/companies/doctors/location/almaty/paediatrician' },
          portraits: [
            {
              src: '/images/demo-dent/doctor-1',
              width: 800,
              height: 1000,
              color: '#d4dbea',
              alt: {
                ru: 'Портрет врача',
                kk: 'Дәрігердің портреті',
                uz: 'Shifokor portreti',
                en: 'Portrait of a doctor',
              },
            },
          ],
        },
        {
          name: { ru: 'Невролог', kk: 'Невролог', uz: 'Nevrolog', en: 'Neurologist' },
          count: 1,
          link: { kind: 'page', path: '/companies/doctors/location/almaty/neurologist' },
          portraits: [],
        },
      ],
    },
  },
})

export default specialityFaces
export type SpecialityFacesProps = BlockProps<typeof specialityFaces>

import { type Static, t } from '../core/type.ts'
import { everything } from '../tags.ts'
import { defineArea, productSection } from './define-area.ts'
import { dictionaryFields } from './dictionary-fields.ts'

const schema = t.object(dictionaryFields())

export type Speciality = Static<typeof schema>

/**
 * Specialities of doctors: the list of `schemas/reference/specialities.ts`, until administrators change it. Pages with doctors name
 * them, so that a change invalidates all of them.
 */
const specialities = defineArea({
  name: 'specialities',
  section: productSection,
  label: { ru: 'Специальности', kk: 'Мамандықтар', uz: 'Mutaxassisliklar', en: 'Specialities' },
  entry: { ru: 'Новая специальность', kk: 'Жаңа мамандық', uz: 'Yangi mutaxassislik', en: 'New speciality' },
  tab: 3,
  schema,
  title: ['name'],
  list: {
    columns: ['name', 'address', 'updatedAt'],
    search: ['name', 'address'],
    sorts: ['name', '-updatedAt'],
  },
  tags: () => [everything],
  limit: 500,
  example: {
    name: { ru: 'Генетик', kk: 'Генетик', uz: 'Genetik', en: 'Geneticist' },
    address: 'geneticist',
  },
})

export default specialities

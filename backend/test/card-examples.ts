import type { PatientCard } from '../../schemas/api/patients.ts'
import type { Prepare, Way } from './writing-calls.ts'

const person = { LASTNAME: 'Серикова', NAME: 'Айгуль', TEL: '+77001112233', LOCALE: 'ru' }
const addCard = ({ write }: Way): Promise<PatientCard> =>
  write('POST', 'patients', { ...person, BIRTHDAY: '1985-02-03', IS_ANOTHER: true })

const paragraph = (text: string) => [
  {
    _type: 'block',
    _key: 'a',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 'b', text, marks: [] }],
  },
]

const draft = async (way: Way) => {
  const { CODE, REVISION }: { CODE: string; REVISION: number } = await way.write(
    'POST',
    'document-templates',
    {
      VALUE: {
        name: { ru: 'Справка' },
        kind: 'certificate',
        body: { ru: paragraph('Дана {patient.name}') },
        fields: [],
        number: '{year}-{n}',
      },
    },
  )
  const { PATIENT_CODE } = await addCard(way)
  return { PATIENT_CODE, TEMPLATE_CODE: CODE, TEMPLATE_REVISION: REVISION, LANG: 'ru', VALUES: {} }
}

/** Calls on a patient's card and on the documents that are issued to the patient. */
export const cardExamples: Record<string, Prepare> = {
  'PUT patient/{id}': async (way) => {
    const { PATIENT_CODE, REVISION } = await addCard(way)
    return { params: { id: PATIENT_CODE }, body: { ...person, REVISION } }
  },
  'POST document': async (way) => ({ body: await draft(way) }),
  'POST document/preview': async (way) => ({ body: await draft(way) }),
  'POST document/{document}/revoke': async (way) => {
    const { CODE }: { CODE: string } = await way.write('POST', 'document', await draft(way))
    return { params: { document: CODE }, body: { REASON: 'Ошибка в имени' } }
  },
}

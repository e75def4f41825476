import { randomUUID } from 'node:crypto'
import type { PatientCard } from '../../schemas/api/patients.ts'
import { onePagePdf } from './one-page-pdf.ts'
import { type Prepare, pictureForm, type Way } from './writing-calls.ts'

const person = { LASTNAME: 'Серикова', NAME: 'Айгуль', TEL: '+77001112233', LOCALE: 'ru' }
const addCard = ({ write }: Way): Promise<PatientCard> =>
  write('POST', 'patients', { ...person, BIRTHDAY: '1985-02-03', IS_ANOTHER: true })

/** Two cards of one person: the path of the first, and the body of a merge of the other into it. */
const twoCards = async (way: Way) => {
  const [kept, other] = [await addCard(way), await addCard(way)]
  const OTHER = other.PATIENT_CODE
  const merge = { OTHER, FROM_OTHER: [], REVISION: kept.REVISION, OTHER_REVISION: other.REVISION }
  return { params: { id: kept.PATIENT_CODE }, OTHER, merge }
}

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

const issued = async (way: Way) => {
  const { CODE }: { CODE: string } = await way.write('POST', 'document', await draft(way))
  return { document: CODE }
}

async function fileForm(way: Way): Promise<FormData> {
  const { PATIENT_CODE } = await addCard(way)
  const form = new FormData()
  for (const [name, value] of Object.entries({ PATIENT_CODE, LANG: 'uz', KIND: 'analysis' }))
    form.append(name, value)
  form.append('FILE', new Blob([onePagePdf(randomUUID())]), 'tahlil.pdf')
  return form
}

/** Calls on a patient's card and on the documents that are issued to the patient. */
export const cardExamples: Record<string, Prepare> = {
  'PUT patient/{id}': async (way) => {
    const { PATIENT_CODE, REVISION } = await addCard(way)
    return { params: { id: PATIENT_CODE }, body: { ...person, REVISION } }
  },
  'POST patient/{id}/photo': async (way) => {
    const body = pictureForm()
    body.append('CONSENT', 'on')
    return { params: { id: (await addCard(way)).PATIENT_CODE }, body }
  },
  'DELETE patient/{id}/photo': async (way) => ({ params: { id: (await addCard(way)).PATIENT_CODE } }),
  'POST patient/{id}/distinct': async (way) => {
    const { params, OTHER } = await twoCards(way)
    return { params, body: { OTHER } }
  },
  'POST patient/{id}/merge': async (way) => {
    const { params, merge } = await twoCards(way)
    return { params, body: merge }
  },
  'POST patient/{id}/unmerge': async (way) => {
    const { params, merge } = await twoCards(way)
    const { MERGES }: PatientCard = await way.write('POST', `patient/${params.id}/merge`, merge)
    return { params, body: { MERGE_CODE: MERGES[0]?.MERGE_CODE } }
  },
  'POST document': async (way) => ({ body: await draft(way) }),
  'POST document/preview': async (way) => ({ body: await draft(way) }),
  'POST document/draft': async (way) => ({ body: await draft(way) }),
  'POST document/{document}/revoke': async (way) => ({
    params: await issued(way),
    body: { REASON: 'Ошибка в имени' },
  }),
  'POST document/{document}/send': async (way) => ({ params: await issued(way), body: { CHANNEL: 'sms' } }),
  'POST document_file': async (way) => ({ body: await fileForm(way) }),
}

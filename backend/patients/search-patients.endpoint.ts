import { patientList, patientQuery } from '../../schemas/api/patients.ts'
import { typedApart, typedWords } from '../../schemas/patients/patient-words.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { findPatients } from './cards/find-patients.ts'
import { patientInShort } from './cards/patient-in-short.ts'

export const searchPatients = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/patients',
  summary:
    'Patients that the caller may read, found while somebody types; without a search those changed last',
  access: { section: 'patients', action: 'read' },
  params: place,
  query: patientQuery,
  answer: patientList,
  act: async ({ orm, query: { search = '' }, member }) => {
    const typed = typedWords(search)
    if (search.trim() && typed.length === 0) return wholeList([])
    const found = await findPatients(orm, member, typed)
    const apart = found.length === 0 ? typedApart(search) : undefined
    return wholeList((apart ? await findPatients(orm, member, apart) : found).map(patientInShort))
  },
})

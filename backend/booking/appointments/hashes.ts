import { hash } from 'node:crypto'
import { fold } from '../../../schemas/formats/fold.ts'

type Patient = {
  phone: string | null
  lastName: string
  name: string
  visitFor: 'self' | 'child' | 'other'
}

/**
 * Hashes by which a clinic recognises a phone number and a patient without storing the number: `phoneHash` counts missed visits,
 * `patientHash` keeps a patient from two visits at the same time. A person who books for children may bring two of them at once.
 */
export function patientHashes(company: string, { phone, lastName, name, visitFor }: Patient) {
  if (phone === null) return { phoneHash: null, patientHash: null }
  const phoneHash = hash('sha256', `${company}/${phone}`)
  const who = visitFor === 'self' ? '' : fold(`${lastName} ${name}`)
  return { phoneHash, patientHash: hash('sha256', `${company}/${phone}/${who}`) }
}

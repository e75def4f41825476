import type appointment from '../../schemas/blocks/appointment.ts'
import { defineLoader } from '../loader.ts'
import { defined } from '../parts/defined.ts'

/** How to book a visit; left out when there is no way to reach the clinic. */
export default defineLoader<typeof appointment>(async (_props, { company }) => {
  if (!company) return undefined
  const { name, phones, whatsapp, email } = company
  if (phones.length === 0 && !whatsapp && !email) return undefined
  return defined({ name, phones, whatsapp, email })
})

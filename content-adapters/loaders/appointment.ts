import type appointment from '../../schemas/blocks/appointment.ts'
import { defineLoader } from '../loader.ts'
import { currentStatus } from '../parts/current-status.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** How to book a visit; omitted if the clinic has no contacts. */
export default defineLoader<typeof appointment>(async (_props, context) => {
  const { company } = context
  if (!company) return undefined
  const { name, phones, whatsapp, email, hours, timezone } = company
  if (phones.length === 0 && !whatsapp && !email) return undefined
  const status = hours && currentStatus(hours, timezone, context)
  return withoutUndefined({ name, phones, whatsapp, email, status })
})

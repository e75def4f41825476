import type { Confirmation } from '../../../client/account/step.ts'
import { call } from '../../../client/call.ts'
import type { newEmailBody, newPhoneBody } from '../../../schemas/api/account.ts'
import type { ConfirmationSent } from '../../../schemas/api/user.ts'
import type { z } from '../../../schemas/core/zod.ts'

export const contactKinds = ['email', 'phone'] as const
export type ContactKind = (typeof contactKinds)[number]

/** The name of each field in A29 and A30. */
export const contactField = { email: 'EMAIL', phone: 'TEL' } as const
/** The label of each. */
export const contactLabel = { email: 'account:email', phone: 'profile:settings.contacts.phone' } as const
export const contactBody = { email: 'newEmailBody', phone: 'newPhoneBody' } as const

type NewContact = z.infer<typeof newEmailBody | typeof newPhoneBody>

/** Sends a code to a new e-mail or phone (A29, A30), which becomes the user's when the code is confirmed. */
export async function changeContact(kind: ContactKind, body: NewContact): Promise<Confirmation> {
  const path = `/api-front2/v1/user/confirmation/${kind}`
  const { CONFIRM_ID, RESEND_AFTER } = (await call('POST', path, body)) as ConfirmationSent
  return {
    id: CONFIRM_ID,
    contact: 'EMAIL' in body ? body.EMAIL : body.TEL,
    resendAt: Date.now() + RESEND_AFTER * 1000,
    resend: () => changeContact(kind, body),
    check: async (CODE) => {
      await call('POST', path, { CONFIRM_ID, CODE })
    },
  }
}

import { z } from 'zod'
import type { FormState } from '../content-adapters/form-state.ts'

/** Query parameter of a page whose form was accepted; its value has the number under which it was taken, if there is one. */
export const sentName = 'sent'
const numbered = z.object({ REQUEST_CODE: z.string().regex(/^\d{1,15}$/) })

/** The parameter's value for what the API has answered. */
export const sentValue = (body: unknown): string => {
  const { data } = numbered.safeParse(body)
  return data ? `no${data.REQUEST_CODE}` : '1'
}

/** What a page says whose form was accepted. */
export function sentForm(value: string): FormState {
  const [, number] = /^no(\d{1,15})$/.exec(value) ?? []
  return { kind: 'sent', ...(number && { number }) }
}

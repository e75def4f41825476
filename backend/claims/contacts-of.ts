import type { company } from '../database/tables/index.ts'
import type { Contact } from '../kit/sessions/contact.ts'

type Company = Pick<typeof company.$inferSelect, 'email' | 'phones'>

/** `n***@example.kz`, `+7 *** *** 45 67`: enough to recognise one's own contact, too little to learn it. */
const masked = ({ channel, contact }: Contact): string =>
  channel === 'email'
    ? contact.replace(/^(.).*@/, '$1***@')
    : `${contact.slice(0, 2)} *** *** ${contact.slice(-4, -2)} ${contact.slice(-2)}`

/** Contacts that the source names of a company, to which alone a code is sent. */
export const contactsOf = ({ email, phones }: Company): (Contact & { masked: string })[] => {
  const [phone] = phones
  const known: Contact[] = [
    ...(email ? [{ channel: 'email' as const, contact: email.toLowerCase() }] : []),
    ...(phone ? [{ channel: 'phone' as const, contact: phone }] : []),
  ]
  return known.map((contact) => ({ ...contact, masked: masked(contact) }))
}

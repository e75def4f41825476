import type { company } from '../database/tables/index.ts'
import { type Contact, maskedContact } from '../kit/sessions/contact.ts'

type Company = Pick<typeof company.$inferSelect, 'email' | 'phones'>

/** Contacts that the source names of a company, to which alone a code is sent. */
export const contactsOf = ({ email, phones }: Company): (Contact & { masked: string })[] => {
  const [phone] = phones
  const known: Contact[] = [
    ...(email ? [{ channel: 'email' as const, contact: email.toLowerCase() }] : []),
    ...(phone ? [{ channel: 'phone' as const, contact: phone }] : []),
  ]
  return known.map((contact) => ({ ...contact, masked: maskedContact(contact) }))
}

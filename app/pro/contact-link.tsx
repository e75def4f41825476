import { formatPhone } from '../../schemas/formats/phone.ts'

/** How to reach a patient otherwise: an e-mail address or a phone. */
export const ContactLink = ({ contact }: { contact: string }) => (
  <a
    href={contact.includes('@') ? `mailto:${contact}` : `tel:${contact}`}
    className="link inline-flex min-h-11 items-center text-sm wrap-anywhere tabular-nums pointer-fine:min-h-8"
  >
    {contact.includes('@') ? contact : formatPhone(contact)}
  </a>
)

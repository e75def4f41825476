import MessagesSquare from 'lucide-react/icons/messages-square'
import type { WaitingLink } from '../today/waiting-link.ts'

export default { icon: MessagesSquare, path: 'online-consultations' } satisfies WaitingLink

import QrCode from 'lucide-react/icons/qr-code'
import { filteredList } from '../today/filtered-list.ts'
import type { WaitingLink } from '../today/waiting-link.ts'

export default { icon: QrCode, path: filteredList('links', { status: 'hidden' }) } satisfies WaitingLink

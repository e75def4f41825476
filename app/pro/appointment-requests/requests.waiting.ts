import ClipboardList from 'lucide-react/icons/clipboard-list'
import { filteredList } from '../today/filtered-list.ts'
import type { WaitingLink } from '../today/waiting-link.ts'

export default {
  icon: ClipboardList,
  path: filteredList('appointment-requests', { state: 'new' }),
} satisfies WaitingLink

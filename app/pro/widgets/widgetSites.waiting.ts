import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import { filteredList } from '../today/filtered-list.ts'
import type { WaitingLink } from '../today/waiting-link.ts'

export default {
  icon: PanelsTopLeft,
  path: filteredList('widget-sites', { status: 'hidden' }),
} satisfies WaitingLink

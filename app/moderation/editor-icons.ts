import FileText from 'lucide-react/icons/file-text'
import Lock from 'lucide-react/icons/lock'
import MapPin from 'lucide-react/icons/map-pin'
import Milestone from 'lucide-react/icons/milestone'
import Receipt from 'lucide-react/icons/receipt'
import Stethoscope from 'lucide-react/icons/stethoscope'
import type { IconGlyph } from '../../ui/icon/icon.tsx'

/** Icons of the areas of the product; others have that of a table. */
export const editorIcons: Readonly<Record<string, IconGlyph>> = {
  redirects: Milestone,
  cities: MapPin,
  specialities: Stethoscope,
  'product-pages': FileText,
  'reserved-slugs': Lock,
  tariffs: Receipt,
}

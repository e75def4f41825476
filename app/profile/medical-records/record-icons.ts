import FileText from 'lucide-react/icons/file-text'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Stethoscope from 'lucide-react/icons/stethoscope'
import type { RecordKind } from '../../../schemas/api/profile-kinds.ts'
import type { IconGlyph } from '../../../ui/icon/icon.tsx'

export const recordIcons: Record<RecordKind, IconGlyph> = {
  visit: Stethoscope,
  document: FileText,
  consultation: MessagesSquare,
}

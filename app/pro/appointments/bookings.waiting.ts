import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { WaitingLink } from '../today/waiting-link.ts'

export default { icon: CalendarClock, path: 'doctor-appointment' } satisfies WaitingLink

import CalendarDays from 'lucide-react/icons/calendar-days'
import { buttonClass } from '../button/button-class.ts'
import { EmptyState } from '../shown/empty-state.tsx'

export default function EmptyStateExample() {
  return (
    <div className="grid gap-4">
      <EmptyState
        icon={CalendarDays}
        title="Здесь появятся ваши записи"
        text="Выберите врача и удобное время — напомним о приёме за день."
        action={
          <a href="#empty-state" className={buttonClass('primary')}>
            Найти врача
          </a>
        }
      />
      <EmptyState title="Уведомлений нет" />
    </div>
  )
}

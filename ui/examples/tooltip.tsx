import Printer from 'lucide-react/icons/printer'
import { buttonClass } from '../button/button-class.ts'
import { Icon } from '../icon/icon.tsx'
import { Popover } from '../popup/popover.tsx'
import { Tooltip } from '../popup/tooltip.tsx'

export default function TooltipExample() {
  return (
    <div className="flex flex-wrap gap-4">
      <Tooltip text="Напечатать направление на двух листах">
        <button type="button" aria-label="Напечатать" className={`${buttonClass('secondary')} px-3`}>
          <Icon of={Printer} />
        </button>
      </Tooltip>
      <Popover
        opensOnHover
        title="Что такое ОСМС"
        trigger={
          <button type="button" className="link min-h-11">
            Подсказка со ссылкой
          </button>
        }
      >
        <p className="text-ink-soft">
          Обязательное медицинское страхование.{' '}
          <a href="#tooltip" className="link">
            Проверить статус
          </a>
        </p>
      </Popover>
    </div>
  )
}

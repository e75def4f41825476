import ArrowRight from 'lucide-react/icons/arrow-right'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { buttonSizes, buttonVariants } from '../button/button-class.ts'
import { ButtonLink } from '../button/button-link.tsx'

const words = {
  empty: 'Отменить',
  primary: 'Записаться',
  secondary: 'Показать на карте',
  success: 'Подтвердить приём',
  danger: 'Удалить филиал',
  accent: 'Опубликовать',
  link: 'Изменить',
}

export default function ButtonExample() {
  const [isSaving, setSaving] = useState(false)
  const [saved, setSaved] = useState(0)
  const save = () => {
    setSaving(true)
    setTimeout(() => {
      setSaving(false)
      setSaved((count) => count + 1)
    }, 1500)
  }
  return (
    <div className="flex flex-col gap-5">
      {(['as usual', 'disabled', 'loading'] as const).map((state) => (
        <div key={state} className="flex flex-wrap items-center gap-3">
          {buttonVariants.map((variant) => (
            <Button
              key={variant}
              variant={variant}
              disabled={state === 'disabled'}
              loading={state === 'loading'}
            >
              {words[variant]}
            </Button>
          ))}
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        {buttonSizes.map((size) => (
          <Button key={size} size={size} icon={CalendarPlus}>
            Записаться
          </Button>
        ))}
        {buttonSizes.map((size) => (
          <Button key={size} size={size} variant="secondary" icon={Trash} aria-label={`Удалить, ${size}`} />
        ))}
        <ButtonLink link={{ href: '#button' }} variant="secondary" icon={ArrowRight}>
          Все врачи
        </ButtonLink>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button loading={isSaving} onClick={save}>
          Сохранить
        </Button>
        <output>{`Сохранено раз: ${saved}`}</output>
      </div>
    </div>
  )
}

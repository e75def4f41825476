import { useState } from 'react'
import { Checkbox } from '../form/checkbox.tsx'
import { Field } from '../form/field.tsx'

export default function CheckboxExample() {
  const [remind, setRemind] = useState(true)
  return (
    <div className="grid items-start gap-x-6 sm:grid-cols-2">
      <Checkbox
        label="Напомнить о приёме"
        note={remind ? 'Сообщение придёт за два часа' : 'Сообщения не будет'}
        checked={remind}
        onChange={(event) => setRemind(event.target.checked)}
      />
      <Checkbox label="Первый раз в этой клинике" />
      <Checkbox label="Все филиалы" indeterminate />
      <Field error="Без согласия мы не можем вас записать.">
        <Checkbox
          required
          label={
            <>
              Согласен на{' '}
              <a className="link" href="#checkbox">
                обработку персональных данных
              </a>
            </>
          }
        />
      </Field>
      <Checkbox label="Приём по страховке" note="Недоступно в этом филиале" disabled />
      <Checkbox label="Оплата картой" disabled defaultChecked />
    </div>
  )
}

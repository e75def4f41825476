import { useState } from 'react'
import { Field } from '../form/field.tsx'
import { TimePicker } from '../time-picker/time-picker.tsx'

export default function TimePickerExample() {
  const [time, setTime] = useState<string | null>('09:30')
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field label="Начало приёма" hint={`Выбрано: ${time}. Клиника открыта с 8 до 20`}>
        <TimePicker value={time} onValueChange={setTime} min="08:00" max="20:00" step={15} />
      </Field>
      <Field label="Конец смены" required>
        <TimePicker />
      </Field>
      <Field label="Перерыв" error="Перерыв выходит за часы работы.">
        <TimePicker defaultValue="21:00" />
      </Field>
      <Field label="Обход палат" disabled>
        <TimePicker defaultValue="07:45" />
      </Field>
    </div>
  )
}

import { useState } from 'react'
import { DatePicker } from '../date-picker/date-picker.tsx'
import { Field } from '../form/field.tsx'

const today = '2026-11-21'

export default function DatePickerExample() {
  const [date, setDate] = useState<string | null>('2026-11-24')
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field label="Дата приёма" hint={`Выбрано: ${date}. Запись на три месяца вперёд, кроме воскресений`}>
        <DatePicker
          value={date}
          onValueChange={setDate}
          today={today}
          min={today}
          max="2027-02-21"
          isTaken={(day) => new Date(`${day}T00:00Z`).getUTCDay() === 0}
        />
      </Field>
      <Field label="Дата рождения" required>
        <DatePicker today={today} isBirthday autoComplete="bday" />
      </Field>
      <Field label="Начало отпуска" error="В эти дни у врача уже есть запись.">
        <DatePicker today={today} defaultValue="2026-12-28" />
      </Field>
      <Field label="Действует до" disabled>
        <DatePicker today={today} defaultValue="2027-01-31" />
      </Field>
    </div>
  )
}
